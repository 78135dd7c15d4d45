"""A program at the table: sits down, and plays random legal moves until the game is over.

python bot.py http://127.0.0.1:8000 TABLE SEAT TOKEN
"""

import json
import random
import sys
import urllib.error
import urllib.request

server, table, seat, token = sys.argv[1:5]
url = f"{server.rstrip('/')}/api/tables/{table}"


def ask(path, body=None):
    data = None if body is None else json.dumps(body).encode()
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    return urllib.request.urlopen(urllib.request.Request(url + path, data, headers))


ask(f"/seats/{seat}", {})
for line in ask("/stream"):
    told = json.loads(line) if line.strip() else {}
    if told.get("legal"):
        move = {"id": f"m{told['on']}-{seat}", "on": told["on"], "action": random.choice(told["legal"])}
        try:
            ask("/moves", move).close()
        except urllib.error.HTTPError as refused:
            print(refused.code, refused.read().decode(), file=sys.stderr)
    facts = [item["what"]["table"] for item in told.get("items", []) if item.get("what", {}).get("type") == "table"]
    if facts and facts[-1]["status"] == "over":
        print("winners:", facts[-1]["winners"])
        break
