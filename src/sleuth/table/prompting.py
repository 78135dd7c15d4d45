"""What the table decides by itself: for bots and stand-ins, what is forced, and when time is out."""

from __future__ import annotations

from datetime import datetime
from hashlib import sha256
from typing import TYPE_CHECKING, Final

from sleuth.rules.dealer import SeededDealer
from sleuth.rules.refusal import Refusal
from sleuth.table.model import By
from sleuth.table.timing import Timer, seconds_left

if TYPE_CHECKING:
    from sleuth.table.live import LiveTable

AGAIN: Final = 5.0  # seconds, after something could not be kept


class Prompter:
    """Sees to it that the one who decides is asked, and that a decision is made."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self.next: Timer | None = None  # what the table will do by itself
        self.deadline: Timer | None = None
        self.asked_on = -1  # the number of entries when the present decision was asked for
        self.asked_at = table.around.time.now()
        self.late_on = -2  # the number of entries when time was out
        self.doing: tuple[int, By] | None = None  # what the table is about to decide by itself

    def went_on(self, since: datetime) -> None:
        """The present decision was asked for already, in an earlier life of the table."""
        assert self.table.course is not None
        self.asked_on, self.asked_at = self.table.course.entries, since

    def prompt(self) -> None:
        """Whoever decides now is asked; the table sees to those who cannot answer."""
        table = self.table
        course = table.course
        by = self.by_itself()
        if course is not None and by is not None and self.doing == (course.entries, by):
            return  # it is under way; whoever comes and goes does not delay it
        self.stop()
        if course is None or table.row.status != "playing" or table.decider is None:
            return
        if not table.attendance.somebody():
            self.asked_on = -1  # the clock begins anew when someone is back
            return
        if self.asked_on != course.entries:
            self.asked_on = course.entries
            self.asked_at = table.around.time.now()
        if by is None:
            self.set_clock(table.decider)
        else:
            self.doing = course.entries, by
            self.after(table.around.forced_pace if by == "forced" else self.bots_pace(), by)

    def by_itself(self) -> By | None:
        """As what the table decides now without asking anyone; None when a person is asked."""
        table = self.table
        if table.row.status != "playing" or table.decider is None or not table.attendance.somebody():
            return None
        chair = table.chairs[table.decider]
        if chair.person is None:
            return "bot"
        if chair.stood_in:
            return "standin"
        return "forced" if is_forced(table.row.game, table.legal) else None

    def bots_pace(self) -> float:
        """Between the two paces, by chance, as long as a person may take for a plain move."""
        low, high = self.table.around.bots_pace
        assert self.table.course is not None
        chance = SeededDealer(f"{self.table.row.id}/pace/{self.table.course.entries}").below(1000) / 1000
        return low + (high - low) * chance

    def set_clock(self, player: int) -> None:
        limit = self.limit(player)
        if limit is not None and self.late_on != self.asked_on:
            taken = (self.table.around.time.now() - self.asked_at).total_seconds()
            self.deadline = self.table.around.time.later(max(0.0, limit - taken), self.time_is_out)

    def time_is_out(self) -> None:
        """A stand-in makes this one decision."""
        self.deadline = None
        self.late_on = self.asked_on
        self.decide("standin")

    def limit(self, player: int) -> float | None:
        assert self.table.course is not None
        return seconds_left(self.table.row.pace, self.table.course.spent[player])

    def after(self, seconds: float, by: By) -> None:
        self.next = self.table.around.time.later(seconds, lambda: self.decide(by))

    def decide(self, by: By) -> None:
        if self.table.course is not None:
            self.table.around.start(self.let_decide(self.table.course.entries, by))

    async def let_decide(self, on: int, by: By) -> None:
        """Make the decision, unless another was made meanwhile."""
        table = self.table
        course = table.course
        if course is None or course.entries != on or table.decider is None:
            return
        player = table.decider
        action = table.legal[0]
        if len(table.legal) > 1:
            seed = sha256(f"{table.row.secret}/bot/{on}".encode()).hexdigest()
            view = course.match.view(player)
            action = await table.around.bots.choose(table.row.game, view, table.legal, seed)
            if self.doing != (on, by) and self.late_on != on:
                return  # its player is back
        try:
            await table.decide_for(player, on, action, by)
        except Refusal as refusal:
            if refusal.code != "stale" and course.entries == on:
                self.after(AGAIN, by)

    def clock(self) -> dict[str, object] | None:
        """What is told of the clock; nothing where the table has none."""
        table = self.table
        pace = table.row.pace
        course = table.course
        if course is None or table.decider is None:
            return None
        limit = self.limit(table.decider)
        if limit is None:
            return None
        running = self.deadline is not None
        left = None
        if pace["kind"] == "live" and pace["per_player"] is not None:
            left = [round(max(0.0, pace["per_player"] - spent), 3) for spent in course.spent]
        return {"until": round(self.asked_at.timestamp() + limit, 3) if running else None, "left": left}

    def stop(self) -> None:
        self.doing = None
        if self.next is not None:
            self.next.cancel()
            self.next = None
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None


def is_forced(game: str, legal: list[str]) -> bool:
    """Whether nothing is left to decide, and to hurry tells nobody anything.

    A card shown in Suspicion, or played in Crime Hotel, at once would tell that the hand has no other that fits.
    """
    if len(legal) != 1:
        return False
    return not (game == "suspicion" and legal[0].startswith("show:")) and not (
        game == "crime-hotel" and legal[0].isdecimal()
    )
