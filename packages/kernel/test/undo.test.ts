import { exampleGames, raid } from '@longhouse/example-games'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  amount,
  asksOf,
  awaited,
  canonical,
  either,
  type GameTypes,
  type History,
  isRefusal,
  one,
  openHistory,
  quickRandom,
  record,
  type Seat,
  some,
  undo,
  undoRefusal,
  verifyReplay,
  writeReplay,
  yes,
} from '../src/index.ts'
import { randomMove } from '../src/testing/index.ts'
import { codeOf, dealing, decision, gameOf, granted, type Hall, open, together } from './hall.ts'

/** Turns of free choices, of dice, of cards and of handing the turn over, until somebody ends it. */
const act = decision<{ readonly seat: Seat }, { readonly [way: string]: number | true }>('act', {
  seat: (_, { seat }) => seat,
  options: () => either({ work: amount(1, 3), roll: yes, draw: yes, pass: yes, end: yes }),
  take(t, { seat }, choice) {
    if ('end' in choice) return
    if ('work' in choice) t.state.coins[seat] = (t.state.coins[seat] as number) + (choice.work as number)
    if ('roll' in choice) t.state.said.push(`${t.below(6)}`)
    if ('draw' in choice) {
      t.state.hands[seat]?.push(t.state.deck.pop() ?? 'nothing')
      t.reveal()
    }
    t.next(act({ seat: 'pass' in choice ? (seat + 1) % t.players : seat }))
  },
})
const acting = gameOf(act({ seat: 0 }), [act], { setup: dealing(['ash', 'elm', 'oak', 'yew'], 0) })

/** On each turn a seat plays a card of its hidden hand or waits. */
const lay = decision<{ readonly seat: Seat }, string>('lay', {
  seat: (_, { seat }) => seat,
  options: (t, { seat }) => one([...(t.state.hands[seat] ?? []), 'wait']),
  take(t, { seat }, card) {
    t.state.hands[seat] = (t.state.hands[seat] ?? []).filter((held) => held !== card)
    t.state.said.push(card)
    t.next(lay({ seat: (seat + 1) % t.players }))
  },
})
const laying = gameOf(lay({ seat: 0 }), [lay], { setup: dealing(['ash', 'elm', 'oak', 'yew'], 2) })

const begin = (game = acting, players = 2): History<Hall> => openHistory(game, open(game, { players }))

/** Records choices that must be legal, and gives the tables before each. */
function did(history: History<Hall>, ...moves: readonly (readonly [Seat, unknown])[]): string[] {
  return moves.map(([seat, choice]) => {
    const before = canonical(history.table)
    granted(record(history, seat, choice))
    return before
  })
}

describe('taking back', () => {
  it('gives the table before, exactly, one choice after the other', () => {
    const history = begin()
    const [before1, before2] = did(history, [0, { work: 1 }], [0, { work: 3 }])
    expect(undo(history, 0)).toBeNull()
    expect(canonical(history.table)).toBe(before2)
    expect(undo(history, 0)).toBeNull()
    expect(canonical(history.table)).toBe(before1)
    expect(codeOf(undo(history, 0))).toBe('undo-nothing')
    expect(history.moves).toEqual([])
  })

  it('lets the choice be made anew', () => {
    const history = begin()
    did(history, [0, { work: 1 }])
    undo(history, 0)
    did(history, [0, { work: 3 }])
    expect(history.table.state.coins).toEqual([6, 3])
    expect(history.moves).toEqual([{ seat: 0, choice: { work: 3 } }])
  })

  it('stops at dice', () => {
    const history = begin()
    did(history, [0, { work: 1 }], [0, { roll: true }])
    expect(codeOf(undo(history, 0))).toBe('undo-limit')
    const [before] = did(history, [0, { work: 1 }])
    expect(undo(history, 0)).toBeNull()
    expect(canonical(history.table)).toBe(before)
    expect(codeOf(undo(history, 0))).toBe('undo-limit')
  })

  it('stops at a secret that came out', () => {
    const history = begin()
    did(history, [0, { work: 1 }], [0, { draw: true }])
    expect(codeOf(undo(history, 0))).toBe('undo-limit')
  })

  it('stops where another seat has decided', () => {
    const history = begin()
    did(history, [0, { pass: true }], [1, { work: 2 }])
    expect(undo(history, 0)).toMatchObject({ refused: 'undo-other-decided', facts: { seat: 1 } })
    expect(undo(history, 1)).toBeNull()
    expect(undo(history, 0)).toBeNull()
    expect(history.moves).toEqual([])
  })

  it('goes past what programs chose since, which choose anew', () => {
    const history = begin()
    const [before] = did(history, [0, { pass: true }], [1, { work: 2 }], [1, { work: 1 }])
    expect(undoRefusal(history, 0, [1])).toBeNull()
    expect(undo(history, 0, [1])).toBeNull()
    expect(canonical(history.table)).toBe(before)
    expect(history.moves).toEqual([])
    expect(codeOf(undo(history, 0, [1]))).toBe('undo-nothing')
  })

  it('stops where a program has rolled, or somebody else has decided before it', () => {
    const rolled = begin()
    did(rolled, [0, { pass: true }], [1, { roll: true }])
    expect(codeOf(undo(rolled, 0, [1]))).toBe('undo-limit')
    const decided = begin(acting, 3)
    did(decided, [0, { pass: true }], [1, { pass: true }], [2, { work: 1 }])
    expect(undo(decided, 0, [2])).toMatchObject({ refused: 'undo-other-decided', facts: { seat: 1 } })
  })

  it('stops where a program has played a card that only it had seen', () => {
    const history = openHistory(laying, open(laying))
    did(history, [0, 'wait'], [1, 'wait'])
    expect(undoRefusal(history, 0, [1])).toBeNull()
    did(history, [0, 'wait'], [1, history.table.state.hands[1]?.[0]])
    expect(codeOf(undo(history, 0, [1]))).toBe('undo-limit')
    // To the one who played it the card is no news.
    expect(undoRefusal(history, 1)).toBeNull()
  })

  it('stops at the end, which tells the seed', () => {
    const history = begin()
    did(history, [0, { end: true }])
    expect(codeOf(undo(history, 0))).toBe('undo-limit')
  })

  it('is foretold: asking whether it is possible changes nothing', () => {
    const history = begin()
    did(history, [0, { work: 1 }])
    const before = canonical(history.table)
    expect(undoRefusal(history, 0)).toBeNull()
    expect(codeOf(undoRefusal(history, 1))).toBe('undo-other-decided')
    expect(canonical(history.table)).toBe(before)
  })

  it('forgets a refused choice', () => {
    const history = begin()
    expect(codeOf(record(history, 0, { work: 9 }))).toBe('illegal-choice')
    expect(history.moves).toEqual([])
    expect(codeOf(undo(history, 0))).toBe('undo-nothing')
  })
})

/** All pack at once; meanwhile whoever likes may sing, roll a die, or start a dance that asks how many steps. */
const pack = together<{ readonly round: number }, readonly string[]>('pack', {
  seats: (t) => Array.from({ length: t.players }, (_, seat) => seat),
  options: () => some(['axe', 'bow', 'cup']),
  take(t, { round }, answers) {
    t.state.said.push(JSON.stringify(answers))
    if (round < 3) t.next(pack({ round: round + 1 }))
  },
  aside: {
    options: (t, _, seat) => ((t.state.coins[seat] as number) > 0 ? one(['sing', 'roll', 'dance', 'contest']) : null),
    take(t, _, deed, seat) {
      t.state.coins[seat] = (t.state.coins[seat] as number) - 1
      t.state.said.push(`${seat} ${deed}`)
      if (deed === 'roll') t.state.said.push(`${t.below(6)}`)
      if (deed === 'dance') t.next(dance({ seat }))
      if (deed === 'contest') t.next(contest())
    },
  },
})
const dance = decision<{ readonly seat: Seat }, number>('dance', {
  seat: (_, { seat }) => seat,
  options: () => amount(1, 4),
  take: (t, _, steps) => void t.state.said.push(`${steps} steps`),
})
const contest = together<null, number>('contest', {
  seats: () => [0, 1],
  options: () => amount(0, 2),
  take: (t, _, answers) => void t.state.said.push(JSON.stringify(answers)),
})
const packing = gameOf(pack({ round: 1 }), [pack, dance, contest])

/** The same choices made at a new table. */
function remade(history: History<Hall>): string {
  const again = begin(packing, history.table.players)
  for (const { seat, choice } of history.moves) granted(record(again, seat, choice))
  return canonical(again.table)
}

describe('an answer that waits for the others', () => {
  it('can be withdrawn although others have answered since', () => {
    const history = begin(packing, 3)
    did(history, [0, ['axe']], [1, ['bow']])
    expect(undo(history, 0)).toBeNull()
    expect(awaited(asksOf(packing, history.table))).toEqual([0, 2])
    expect(history.moves).toEqual([{ seat: 1, choice: ['bow'] }])
    expect(canonical(history.table)).toBe(remade(history))
  })

  it('can be withdrawn although somebody has rolled dice since, which stay rolled', () => {
    const history = begin(packing)
    did(history, [0, ['axe']], [1, { aside: 'roll' }])
    const { said } = history.table.state
    expect(undo(history, 0)).toBeNull()
    expect(history.table.state.said).toEqual(said)
    expect(history.moves).toEqual([{ seat: 1, choice: { aside: 'roll' } }])
    expect(canonical(history.table)).toBe(remade(history))
    expect(codeOf(undo(history, 1))).toBe('undo-limit')
  })

  it('is withdrawn alone: what programs have answered since stays', () => {
    const history = begin(packing, 3)
    did(history, [0, ['axe']], [1, ['bow']])
    expect(undo(history, 0, [1, 2])).toBeNull()
    expect(history.moves).toEqual([{ seat: 1, choice: ['bow'] }])
    expect(canonical(history.table)).toBe(remade(history))
  })

  it('leaves the asides of others to be taken back by them', () => {
    const history = begin(packing)
    did(history, [0, ['axe']], [1, { aside: 'sing' }])
    undo(history, 0)
    expect(undo(history, 1)).toBeNull()
    expect(history.moves).toEqual([])
    expect(canonical(history.table)).toBe(canonical(begin(packing).table))
  })

  it('waits its turn: an aside made after it is taken back first', () => {
    const history = begin(packing)
    const [atFirst, answered] = did(history, [0, ['axe']], [0, { aside: 'sing' }])
    expect(undo(history, 0)).toBeNull()
    expect(canonical(history.table)).toBe(answered)
    expect(undo(history, 0)).toBeNull()
    expect(canonical(history.table)).toBe(atFirst)
  })

  it('is found although its seat has decided something else since', () => {
    const history = begin(packing)
    did(history, [0, ['axe']], [0, { aside: 'dance' }], [0, 4], [1, { aside: 'sing' }])
    expect(undo(history, 0)).toBeNull()
    expect(history.moves.map(({ choice }) => choice)).toEqual([{ aside: 'dance' }, 4, { aside: 'sing' }])
    expect(canonical(history.table)).toBe(remade(history))
  })

  it('is found below another one that waited on top of it', () => {
    const history = begin(packing)
    did(history, [0, ['axe']], [1, { aside: 'contest' }], [0, 2])
    expect(undo(history, 0)).toBeNull()
    expect(history.moves.map(({ choice }) => choice)).toEqual([['axe'], { aside: 'contest' }])
    did(history, [0, 1], [1, 0])
    expect(undo(history, 0)).toBeNull()
    expect(history.moves.map(({ choice }) => choice)).toEqual([{ aside: 'contest' }, 1, 0])
    expect(canonical(history.table)).toBe(remade(history))
  })

  it('can be given anew', () => {
    const history = begin(packing)
    did(history, [0, ['axe']], [1, { aside: 'sing' }])
    undo(history, 0)
    did(history, [0, ['cup', 'bow']], [1, []])
    expect(history.table.state.said.at(-1)).toBe('{"0":["bow","cup"],"1":[]}')
  })

  it('is no longer there once all have answered', () => {
    const history = begin(packing)
    did(history, [0, ['axe']], [1, ['bow']])
    expect(codeOf(undo(history, 1))).toBe('undo-limit')
    expect(codeOf(undo(history, 0))).toBe('undo-other-decided')
  })

  it('does not keep a later aside from being taken back if it is final', () => {
    const vow = together('vow', {
      seats: () => [0, 1],
      options: () => amount(0, 3),
      take: () => {},
      aside: { options: () => yes, take: (t) => void t.state.said.push('aside') },
      final: true,
    })
    const game = gameOf(vow(), [vow])
    const history = begin(game)
    did(history, [0, 1], [0, { aside: true }])
    expect(undo(history, 0)).toBeNull()
    expect(history.table.state.said).toEqual([])
    expect(codeOf(undo(history, 0))).toBe('undo-final')
  })
})

describe('choices and second thoughts at random', () => {
  /** Plays so many choices with a chance of taking something back after each. */
  function playAndUndo<G extends GameTypes>(history: History<G>, seed: string, moves: number, visit: () => void): void {
    const random = quickRandom(seed)
    for (let i = 0; i < moves; i++) {
      const asks = asksOf(history.game, history.table)
      if (asks.length === 0) return
      // Now and then somebody is a program.
      if (random.below(3) === 0) undo(history, random.below(history.table.players), random.below(2) === 0 ? [1] : [])
      else {
        const { seat, choice } = randomMove(asks, random)
        granted(record(history, seat, choice))
      }
      visit()
    }
  }

  it('lead to the table that the choices which stand lead to, and so do all that are remembered', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 2, max: 4 }), (seed, players) => {
        const history = begin(packing, players)
        playAndUndo(history, seed, 30, () => {
          expect(canonical(history.table)).toBe(remade(history))
          expect(history.table.moves).toBe(history.moves.length)
        })
        while (history.before.length > 0 && undo(history, history.moves.at(-1)?.seat as Seat) === null)
          expect(canonical(history.table)).toBe(remade(history))
      }),
      { numRuns: 60 },
    )
  })

  it.each(exampleGames.map((toy) => [toy.id, toy] as const))('leave a true replay of %s', (_, toy) => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const history = openHistory(toy, open(toy, { players: 3, seed }))
        playAndUndo(history, seed, 60, () => {})
        expect(verifyReplay(toy, writeReplay(history.table, history.moves))).toBeNull()
      }),
      { numRuns: 20 },
    )
  })

  it('refuse or give back a table that had been there, in a raid', () => {
    const history = openHistory(raid, open(raid, { players: 2, seed: 'waver' }))
    const random = quickRandom('raid')
    for (let i = 0; i < 200 && history.table.stack.length > 0; i++) {
      const { seat, choice } = randomMove(asksOf(raid, history.table), random)
      const before = canonical(history.table)
      granted(record(history, seat, choice))
      if (random.below(2) === 0) continue
      const after = canonical(history.table)
      const refusal = undo(history, seat)
      expect(canonical(history.table)).toBe(isRefusal(refusal) ? after : before)
    }
  })
})
