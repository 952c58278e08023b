import { auction, exampleGames, raid, skalds } from '@longhouse/example-games'
import { describe, expect, it } from 'vitest'
import { canonical, guess, one, quickRandom, resultOf, seatViewOf } from '../src/index.ts'
import { checkGuess, checkRandomGame, checkUndo, playRandomly } from '../src/testing/index.ts'
import { dealing, decision, gameOf, open, play } from './hall.ts'

const OPENING = { players: 2, seed: 'open' }
const CARDS = ['ash', 'birch', 'cedar', 'elm', 'fir', 'oak', 'pine', 'yew']

/** On each turn a seat plays a card of its hand or waits; the hands are hidden. */
const lay = decision<{ readonly seat: number }, string>('lay', {
  seat: (_, { seat }) => seat,
  options: (t, { seat }) => one([...(t.state.hands[seat] as string[]), 'wait']),
  take(t, { seat }, card) {
    t.state.hands[seat] = (t.state.hands[seat] as string[]).filter((held) => held !== card)
    t.state.said.push(card)
    if (t.state.said.length < 6) t.next(lay({ seat: (seat + 1) % t.players }))
  },
})
const laying = gameOf(lay({ seat: 0 }), [lay], { setup: dealing(CARDS, 3) })

describe('what a seat sees', () => {
  it('is its own hand and no other, its own question and no other', () => {
    const table = open(laying)
    const [mine, theirs] = table.state.hands as [string[], string[]]
    const seen = canonical(seatViewOf(laying, table, 0))
    for (const card of mine) expect(seen).toContain(card)
    for (const card of [...theirs, ...table.state.deck]) expect(seen).not.toContain(card)
    expect(seatViewOf(laying, table, 1).ask).toBeNull()
    expect(seatViewOf(laying, table, 1)).toMatchObject({ seat: 1, step: 'lay', awaited: [0], seed: null, result: null })
  })

  it('is nobody’s hand for a spectator', () => {
    const table = open(laying)
    const seen = canonical(seatViewOf(laying, table, null))
    for (const card of CARDS) expect(seen).not.toContain(card)
    expect(seatViewOf(laying, table, null)).toMatchObject({ seat: null, ask: null, awaited: [0] })
  })

  it('is what others may choose from, where everybody sees that, and never what they may do besides', () => {
    const table = open(raid)
    const [mover = 0] = seatViewOf(raid, table, null).awaited
    const own = seatViewOf(raid, table, mover)
    const known = [{ seat: mover, form: own.ask?.form }]
    expect(own.ask?.aside).not.toBeNull()
    expect(own.openAsks).toEqual([])
    for (const watcher of [1 - mover, null]) expect(seatViewOf(raid, table, watcher).openAsks).toEqual(known)
    expect(seatViewOf(laying, open(laying), 1).openAsks).toEqual([])
  })

  it('includes the result and the seed when the game is over, and not before', () => {
    const table = open(laying)
    for (let turn = 0; turn < 6; turn++) {
      expect(resultOf(laying, table)).toBeNull()
      expect(seatViewOf(laying, table, 0).seed).toBeNull()
      play(laying, table, turn % 2, 'wait')
    }
    expect(seatViewOf(laying, table, null)).toMatchObject({
      step: null,
      awaited: [],
      seed: table.seed,
      result: { scores: [3, 3] },
    })
  })
})

describe('a guess', () => {
  it.each(exampleGames.flatMap((toy) => [2, 3, 4].map((players) => [toy.id, players, toy] as const)))(
    'of %s with %i players cannot be told from the table, at any decision, by any seat',
    (_, players, toy) => {
      const random = quickRandom(`guesses ${toy.id} ${players}`)
      for (let games = 0; games < 3; games++)
        playRandomly(toy, open(toy, { players, seed: `${games}` }), random, (table) => {
          for (let seat = 0; seat < players; seat++) checkGuess(toy, table, seat, random)
          checkGuess(toy, table, null, random)
        })
    },
  )

  it('draws anew what is hidden, and only that', () => {
    const table = open(laying)
    const random = quickRandom('draws')
    const rivals = new Set<string>()
    for (let i = 0; i < 200; i++) {
      const guessed = guess(laying, table, 0, random)
      expect(guessed.state.hands[0]).toEqual(table.state.hands[0])
      for (const card of guessed.state.hands[1] as string[]) rivals.add(card)
    }
    expect([...rivals].toSorted()).toEqual(CARDS.filter((card) => !table.state.hands[0]?.includes(card)))
  })

  it('leaves the table alone and has dice of its own', () => {
    const table = open(laying)
    const before = canonical(table)
    const random = quickRandom('alone')
    const guessed = guess(laying, table, 0, random)
    expect(guessed.seed).not.toBe(table.seed)
    expect(guessed.seed).not.toBe(guess(laying, table, 0, random).seed)
    playRandomly(laying, guessed, random)
    expect(canonical(table)).toBe(before)
  })

  it('waits for whom the table waits, although that tells something of a hand', () => {
    const answer = decision<null, string>('answer', {
      seat: () => 1,
      options: (t) => (t.state.hands[1]?.includes('yew') ? one(['yew', 'wait']) : null),
      take: () => {},
    })
    const game = gameOf(answer(), [answer], { setup: dealing(CARDS, 2) })
    const seed = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].find((s) => open(game, { seed: s }).stack.length > 0)
    const table = open(game, { seed: seed as string })
    const random = quickRandom('waits')
    for (let i = 0; i < 50; i++) {
      checkGuess(game, table, 0, random)
      expect(guess(game, table, 0, random).state.hands[1]).toContain('yew')
    }
  })
})

describe('a leak is caught', () => {
  const random = quickRandom('leaks')

  it('if a view shows a rival’s hand', () => {
    const view: typeof auction.view = (t, seat) => ({ ...auction.view(t, seat), won: t.state.hands })
    const leaky = { ...auction, view }
    expect(() => checkGuess(leaky, open(leaky), 0, random)).toThrow('seat 0 can tell a guess from the table')
  })

  it('if a view shows the order of the deck', () => {
    const view: typeof laying.view = (t, seat) => ({ ...(laying.view(t, seat) as object), top: t.state.deck.at(-1) })
    const leaky = { ...laying, view }
    expect(() => {
      for (let i = 0; i < 20; i++) checkGuess(leaky, open(leaky), null, random)
    }).toThrow('.view.top')
  })

  it('if a question to one seat tells of the hand of another', () => {
    const accuse = decision<null, string>('accuse', {
      seat: () => 0,
      options: (t) => one(t.state.hands[1] as string[]),
      take: () => {},
    })
    const leaky = gameOf(accuse(), [accuse], { setup: dealing(CARDS, 3) })
    expect(() => checkGuess(leaky, open(leaky), 0, random)).toThrow('.ask')
  })

  it('if a decision is said to be open that is not', () => {
    const leaky = { ...laying, openDecisions: ['lay'] }
    expect(() => checkGuess(leaky, open(leaky), 1, random)).toThrow('.openAsks')
    expect(() => checkRandomGame({ ...raid, openDecisions: ['round'] }, OPENING, random)).toThrow(
      'round is no decision',
    )
  })

  it('if a guess forgets a card', () => {
    const forgetful: typeof skalds = {
      ...skalds,
      guess: (t, seat, chance) => {
        const guessed = skalds.guess(t, seat, chance)
        return { ...guessed, deck: { ...guessed.deck, cards: guessed.deck.cards.slice(1) } }
      },
    }
    expect(() => checkGuess(forgetful, open(skalds), 0, random)).toThrow('a card was made or lost')
  })

  it('if a guess changes what a seat knows', () => {
    const confused: typeof raid = { ...raid, guess: ({ state }) => ({ ...state, round: state.round + 1 }) }
    expect(() => checkGuess(confused, open(raid), 1, random)).toThrow('.view.round')
  })
})

/** Looks at the top card and puts it into the hand. */
const peekWith = (revealing: boolean) => {
  const peek = decision<null, true>('peek', {
    seat: () => 0,
    options: () => one([true, false]),
    take(t) {
      t.state.hands[0]?.push(t.state.deck.pop() as string)
      if (revealing) t.reveal()
      t.next(rest())
    },
  })
  const rest = decision('rest', { seat: () => 0, options: () => one(['stay', 'go']), take: () => {} })
  return gameOf(peek(), [peek, rest], { setup: dealing(CARDS, 1) })
}

describe('a secret that could be seen and taken back is caught', () => {
  const look = { seat: 0, choice: true } as const

  it('if a card is drawn and the rules do not say so', () => {
    const game = peekWith(false)
    const random = quickRandom('peeks')
    expect(() => {
      for (let i = 0; i < 20; i++) checkUndo(game, open(game), look, random)
    }).toThrow('can be taken back but told seat 0 something')
  })

  it('and not if they do', () => {
    const game = peekWith(true)
    const random = quickRandom('peeks')
    for (let i = 0; i < 20; i++) checkUndo(game, open(game), look, random)
  })

  it('if it shows who holds an answer', () => {
    const boast = decision('boast', {
      seat: () => 0,
      options: () => one(['loud', 'low']),
      take: (t) => t.next(reply()),
    })
    const reply = decision('reply', {
      seat: () => 1,
      options: (t) => (t.state.hands[1]?.includes('yew') ? one(['yew', 'pass']) : null),
      take: () => {},
    })
    const game = gameOf(boast(), [boast, reply], { setup: dealing(CARDS, 2) })
    const random = quickRandom('probes')
    expect(() => {
      for (let i = 0; i < 40; i++) checkUndo(game, open(game, { seed: `${i}` }), { seat: 0, choice: 'loud' }, random)
    }).toThrow('can be taken back')
  })
})
