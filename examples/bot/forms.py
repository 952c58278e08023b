"""Any legal choice of a form. Forms are how Longhouse says, as data, what may be chosen; packages/kernel/src/forms.ts lists them."""
import itertools
import math
import random
from collections import Counter

TRIES = 1000  # so often a draw that must obey limits is repeated


def sample(form):
    """A choice by chance. A form that offers none, which one way of several may do, raises ValueError."""
    kind, of = form['kind'], form.get('of')
    if kind == 'one' and of:
        return random.choice(of)
    if kind == 'amount':
        return random.randint(form['min'], form['max'])
    if kind == 'order':
        return random.sample(of, len(of))
    if kind == 'either':
        for way in random.sample(list(of), len(of)):
            try:
                return {way: sample(of[way])}
            except ValueError:
                continue
    if kind in ('some', 'mix'):
        pool = list(Counter(of).elements())
        sizes = range(max(0, form['min']), min(form['max'], len(pool)) + 1)
        drawn = (random.sample(pool, random.choice(sizes)) for _ in range(TRIES if sizes else 0))
        listed = (list(things) for size in sizes for things in itertools.combinations(pool, size))
        for things in itertools.chain(drawn, listed):
            if all(is_within(limit, things) for limit in form.get('limits', [])):
                return things if kind == 'some' else Counter(things)
    if kind == 'allocation':
        for spread in (spread_out(form) for _ in range(TRIES)):
            if spread is not None:
                return spread
    raise ValueError('nothing to choose')


def is_within(limit, things):
    total = sum(limit['weights'].get(thing, 0) for thing in things)
    return limit.get('min', -math.inf) <= total <= limit.get('max', math.inf)


def spread_out(form):
    """Puts things into places one by one, first where they are needed; None if that led into a dead end."""
    places, given = form['places'], {place['id']: Counter() for place in form['places']}
    things = list(Counter(form['things']).elements())
    random.shuffle(things)

    def filled(place):
        return sum(given[place['id']].values())

    for thing in things:
        room = [p for p in places if given[p['id']][thing] < p['takes'].get(thing, 0) and filled(p) < p['holds']]
        needy = [p for p in room if filled(p) < p.get('needs', 0)]
        options = needy or (room if form['all'] else [*room, None])
        if not options:
            return None
        place = random.choice(options)
        if place is not None:
            given[place['id']][thing] += 1
    if any(filled(place) < place.get('needs', 0) for place in places):
        return None
    return {place: +counts for place, counts in given.items() if +counts}
