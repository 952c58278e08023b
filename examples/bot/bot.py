#!/usr/bin/env python3
"""A player for Longhouse that takes any legal choice. Python's standard library is all it needs, and it knows no game.

For a better one, put thought where `sample` draws by chance: `seen["seen"]["view"]` is everything that the seat can see.
"""
import argparse, json, os, time, urllib.error, uuid
from urllib.request import HTTPCookieProcessor, Request, build_opener
from forms import sample


class Refused(Exception):
    """What the server did not do, and why: a code for programs and a sentence for people."""


class House:
    """The server's API. A guest is known by a cookie, a program with a token by its header."""

    def __init__(self, address, token):
        self.base, self.opener = address.rstrip('/') + '/api/v1', build_opener(HTTPCookieProcessor())
        self.headers = {'content-type': 'application/json', **({'authorization': f'Bearer {token}'} if token else {})}

    def get(self, path):
        return self.ask(Request(self.base + path, headers=self.headers))

    def post(self, path, body=None):
        return self.ask(Request(self.base + path, json.dumps(body or {}).encode(), self.headers))

    def ask(self, request, patience=30):
        """Asks again when the server is away or has too much to do. Choices have keys, so each is still done once."""
        try:
            with self.opener.open(request, timeout=30) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as error:
            if error.code not in (429, 502, 503) or patience == 0:
                refusal = json.load(error)
                raise Refused(error.code, refusal['refused'], refusal['text']) from None
            wait = float(error.headers.get('retry-after', 1))
        except OSError:
            if patience == 0:
                raise
            wait = 1
        time.sleep(wait)
        return self.ask(request, patience - 1)


def sit_down(house, table, game):
    """At the table named, else at the first open one, else at a new one against a program of the server's."""
    for info in [] if table else house.get('/tables?list=open')['tables']:
        if game in (None, info['game']) and any(not seat['person'] and not seat['bot'] for seat in info['seats']):
            table = info['id']
            break
    if table:
        return house.post(f'/tables/{table}/join')['table']
    seats = [{'kind': 'me'}, {'kind': 'bot', 'bot': 'raider'}]
    table = house.post('/tables', {'game': game or 'champions', 'seats': seats})['table']['id']
    return house.post(f'/tables/{table}/start')['table']


def play(house, path, pause):
    """Chooses whenever it is asked, until the game is over; the table as it is then."""
    while True:
        seen = house.get(f'{path}/seen')
        ask = (seen['seen'] or {}).get('ask')
        if ask and ask['form']:
            choice = {'key': str(uuid.uuid4()), 'number': seen['number'], 'choice': sample(ask['form'])}
            try:
                house.post(f'{path}/choices', choice)
            except Refused as refusal:
                status, code, _ = refusal.args
                if status != 409:
                    raise
                if code == 'stand-in-plays':  # the clock ran out, and a program took over: take the seat back
                    house.post(f'{path}/join')
                # Otherwise something happened meanwhile, or this may not be chosen: look again, and draw again.
        else:
            table = house.get(path)['table']
            if table['status'] in ('finished', 'abandoned'):
                return table
            time.sleep(pause)


def main():
    parser = argparse.ArgumentParser(description='Plays one game of Longhouse by any legal choices.')
    parser.add_argument('address', help='of the server, as in http://127.0.0.1:8000')
    parser.add_argument('--token', default=os.environ.get('LONGHOUSE_TOKEN'), help='without one it arrives as a guest')
    parser.add_argument('--name', default='Python', help='of the guest')
    parser.add_argument('--table', help='the id of a table; else the first open one, or a new one')
    parser.add_argument('--game', help='play only this game')
    parser.add_argument('--pause', type=float, default=0.5, help='seconds between two looks while others think')
    given = parser.parse_args()
    house = House(given.address, given.token)
    me = (house.get('/me') if given.token else house.post('/me', {'name': given.name}))['person']
    if me is None:
        raise SystemExit('The server does not know this token.')
    table = sit_down(house, given.table, given.game)
    print(f'{me["name"]} plays {table["game"]} at table {table["id"]}', flush=True)
    table = play(house, f'/tables/{table["id"]}', given.pause)
    print(f'{table["status"]} after {table["moves"]} choices: {json.dumps(table["result"])}')


if __name__ == '__main__':
    try:
        main()
    except Refused as refusal:
        raise SystemExit(f'Refused: {refusal.args[2]}')
