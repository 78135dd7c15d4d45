/* Uniform random games of Mission Calaveras with four players, in plain C: what bench/rules.py measures
 * the compiled rules against. The same rules clause by clause, and nothing that random play does not
 * need: no events, no options, no other numbers of players.
 *
 * calaveras MOVES SEED plays whole games until that many moves are made, and prints as JSON how many
 * games and moves that was, the sum of the squared lengths, who won how often, and the seconds it took.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { SEATS = 4, INNOCENT = 4, SUSPECT = 5, PLACES = 6 };
enum { LOCATIONS = 5, X = 5, CARDS = 48, COPIES = 8, HAND = 3, FATAL = 7, NOBODY = -1 };

typedef struct {
    uint8_t shown[PLACES]; /* a set of locations at each place */
    uint8_t hands[SEATS][HAND];
    uint8_t points[SEATS];
    uint8_t deck[CARDS];
    uint8_t discard[CARDS];
    int deck_size, discard_size;
    int on_table; /* how many face-up cards there are */
    int turn, nicole, culprit;
    int played; /* where in the hand the card lay that was played */
} Game;

static const uint8_t COUNT[32] = {0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4,
                                  1, 2, 2, 3, 2, 3, 3, 4, 2, 3, 3, 4, 3, 4, 4, 5};

/* Chance: sfc32, the generator of the compiled rules too. */

static uint32_t a, b, c, counter;

static uint32_t word(void) {
    uint32_t drawn = a + b + counter++;
    a = b ^ (b >> 9);
    b = c + (c << 3);
    c = ((c << 21) | (c >> 11)) + drawn;
    return drawn;
}

static uint32_t below(uint32_t n) {
    uint64_t product = (uint64_t)word() * n;
    if ((uint32_t)product < n) {
        uint32_t unfair = -n % n;
        while ((uint32_t)product < unfair) product = (uint64_t)word() * n;
    }
    return product >> 32;
}

static void seed_chance(uint32_t seed) {
    a = seed;
    b = 0x9E3779B9;
    c = 0x243F6A88;
    counter = 1;
    for (int i = 0; i < 16; i++) word();
}

/* A turn */

static void discard(Game *game, int kind, int copies) {
    while (copies--) game->discard[game->discard_size++] = kind;
}

static void turn_discard_over(Game *game) { /* C15 */
    int size = game->discard_size;
    for (int i = 0; i < size; i++) game->deck[i] = game->discard[i];
    for (int i = size - 1; i > 0; i--) {
        int j = below(i + 1);
        uint8_t card = game->deck[i];
        game->deck[i] = game->deck[j];
        game->deck[j] = card;
    }
    game->deck_size = size;
    game->discard_size = 0;
}

static void send_nicole(Game *game) { /* C24 */
    int least = 1 << 16, favourite = 0, shared = 0;
    for (int seat = 0; seat < SEATS; seat++) {
        int here = game->points[seat] * 8 - COUNT[game->shown[seat]];
        if (here < least) {
            least = here;
            favourite = seat;
            shared = 0;
        } else if (here == least) {
            shared = 1;
        }
    }
    if (!shared) game->nicole = favourite;
}

static void lay(Game *game, int kind, int place) { /* C10, C11, C12 */
    int bit = 1 << kind;
    int rival = NOBODY;
    if (place >= INNOCENT) {
        if (game->shown[INNOCENT] & bit) rival = INNOCENT;
        if (game->shown[SUSPECT] & bit) rival = SUSPECT;
    } else if (game->shown[place] & bit) {
        rival = place;
    }
    if (rival == NOBODY) {
        game->shown[place] |= bit;
        game->on_table++;
        return;
    }
    game->shown[rival] ^= bit;
    game->on_table--;
    discard(game, kind, 2);
}

static void twist(Game *game, int card, int target) { /* C13: the nth card of the table, the nth other place */
    int source = 0;
    while (card >= COUNT[game->shown[source]]) card -= COUNT[game->shown[source++]];
    int left = game->shown[source];
    while (card--) left &= left - 1;
    int kind = __builtin_ctz(left);
    game->shown[source] ^= 1 << kind;
    game->on_table--;
    lay(game, kind, target < source ? target : target + 1);
}

static void take_from_hand(Game *game, int kind) {
    const uint8_t *hand = game->hands[game->turn];
    game->played = hand[0] == kind ? 0 : hand[1] == kind ? 1 : 2;
}

static void play_at_random(Game *game) { /* every legal action equally likely, equal cards being one */
    const uint8_t *hand = game->hands[game->turn];
    int kinds = (1 << hand[0] | 1 << hand[1] | 1 << hand[2]) & 63;
    int locations = COUNT[kinds & 31];
    int actions = locations * PLACES;
    if (kinds >> X) actions += game->on_table ? game->on_table * (PLACES - 1) : 1; /* C13a */
    int chosen = below(actions);
    if (chosen < locations * PLACES) {
        int left = kinds;
        for (int skip = chosen / PLACES; skip; skip--) left &= left - 1;
        int kind = __builtin_ctz(left);
        take_from_hand(game, kind);
        lay(game, kind, chosen % PLACES);
        return;
    }
    chosen -= locations * PLACES;
    take_from_hand(game, X);
    if (game->on_table) twist(game, chosen / (PLACES - 1), chosen % (PLACES - 1));
    discard(game, X, 1);
}

static void draw(Game *game) { /* C15; with four seats 11 cards at least are in the deck and the discard pile */
    game->hands[game->turn][game->played] = game->deck[--game->deck_size];
    if (game->deck_size == 0) turn_discard_over(game);
}

static int designated(const Game *game) { /* C18-C21 */
    int most = 0, alone = NOBODY, last = NOBODY, suspects = 0;
    for (int seat = 0; seat < SEATS; seat++) {
        if (game->shown[seat] & game->shown[INNOCENT]) continue;
        int cards = COUNT[game->shown[seat] & game->shown[SUSPECT]];
        suspects++;
        last = seat;
        if (cards > most) {
            most = cards;
            alone = seat;
        } else if (cards == most) {
            alone = NOBODY;
        }
    }
    return suspects == 1 ? last : alone;
}

static void designate(Game *game) { /* C17, C22-C26 */
    int kinds = game->shown[INNOCENT] | game->shown[SUSPECT];
    int middle = COUNT[kinds];
    if (middle < 2) return;
    int seat = designated(game);
    if (seat == NOBODY) return;
    game->points[seat] += middle;
    for (int kind = 0; kind < LOCATIONS; kind++) discard(game, kind, kinds >> kind & 1);
    game->shown[INNOCENT] = game->shown[SUSPECT] = 0;
    game->on_table -= middle;
    send_nicole(game);
    if (game->points[seat] >= FATAL) game->culprit = seat;
}

/* A game */

static void begin(Game *game) {
    *game = (Game){0};
    for (int kind = 0; kind <= X; kind++) discard(game, kind, COPIES);
    turn_discard_over(game);
    for (int seat = 0; seat < SEATS; seat++)
        for (int i = 0; i < HAND; i++) game->hands[seat][i] = game->deck[--game->deck_size];
    game->turn = game->nicole = below(SEATS);
    game->culprit = NOBODY;
}

static int play_to_the_end(Game *game) {
    for (int moves = 1;; moves++) {
        play_at_random(game);
        send_nicole(game);
        draw(game);
        designate(game);
        if (game->culprit != NOBODY) return moves;
        game->turn = (game->turn + 1) % SEATS;
    }
}

int main(int count, char **words) {
    long wanted = count > 1 ? atol(words[1]) : 1000000;
    seed_chance(count > 2 ? atol(words[2]) : 1);
    long games = 0, moves = 0, nobody = 0, wins[2] = {0, 0};
    double squares = 0;
    struct timespec from, to;
    clock_gettime(CLOCK_MONOTONIC, &from);
    while (moves < wanted) {
        Game game;
        begin(&game);
        int length = play_to_the_end(&game);
        games++;
        moves += length;
        squares += (double)length * length;
        if (game.nicole == game.culprit) nobody++; /* C27 */
        else wins[game.nicole % 2]++;              /* C26 */
    }
    clock_gettime(CLOCK_MONOTONIC, &to);
    printf("{\"games\":%ld,\"moves\":%ld,\"squares\":%.0f,\"wins\":[%ld,%ld],\"nobody\":%ld,\"seconds\":%.6f}\n",
           games, moves, squares, wins[0], wins[1], nobody,
           (double)(to.tv_sec - from.tv_sec) + (double)(to.tv_nsec - from.tv_nsec) / 1e9);
    return 0;
}
