import { describe, expect, it } from 'vitest'
import {
  amount,
  type Game,
  isRefusal,
  openHistory,
  playReplay,
  record,
  type Seat,
  undo,
  writeReplay,
} from '../src/index.ts'
import { decision, gameOf, type Hall, open } from './hall.ts'

const turn = decision<{ readonly seat: Seat }, number>('turn', {
  seat: (_, { seat }) => seat,
  options: () => amount(0, 3),
  take(t, { seat }, coins) {
    t.state.coins[seat] = (t.state.coins[seat] as number) + coins
    // What has come out cannot be taken back: what is kept to undo stays short.
    if (coins === 3) t.below(6)
    t.next(turn({ seat: (seat + 1) % t.players }))
  },
})

/** A game that counts how often its rules are asked, carried out, and its state copied or shown. */
function counting(): { readonly game: Game<Hall>; work(): number } {
  const game = gameOf(turn({ seat: 0 }), [turn])
  const { turn: rule } = game.rules
  if (rule?.kind !== 'decision') throw new Error('there is no turn')
  let work = 0
  const counted = <A extends readonly unknown[], R>(act: (...args: A) => R) => {
    return (...args: A): R => {
      work++
      return act(...args)
    }
  }
  return {
    game: {
      ...game,
      rules: { ...game.rules, turn: { ...rule, options: counted(rule.options), take: counted(rule.take) } },
      clone: counted(game.clone),
      view: counted(game.view),
    },
    work: () => work,
  }
}

const LONG = 3000

/** What it costs to do something with a table of so many choices. */
type Cost = (choices: number) => number

/** Each thousand costs what the first did. */
function expectLinear(cost: Cost): void {
  const [none, third, all] = [cost(0), cost(LONG / 3), cost(LONG)]
  expect(third).toBeGreaterThan(none)
  expect(all - none).toBe(3 * (third - none))
}

function played(game: Game<Hall>, choices: number) {
  const history = openHistory(game, open(game, { players: 3 }))
  for (let i = 0; i < choices; i++) {
    const refused = record(history, i % 3, i % 4)
    if (isRefusal(refused)) throw new Error(refused.refused)
  }
  return history
}

describe('a table of 3,000 choices', () => {
  it('is made, kept and played again in linear time', () => {
    expectLinear((choices) => {
      const { game, work } = counting()
      played(game, choices)
      return work()
    })
    expectLinear((choices) => {
      const { table, moves } = played(gameOf(turn({ seat: 0 }), [turn]), choices)
      const replay = writeReplay(table, moves)
      const again = counting()
      expect(playReplay(again.game, replay)).toEqual(table)
      return again.work()
    })
  })

  it('is taken back from by as much work as a short one', () => {
    const costOfUndo = (choices: number): number => {
      const { game, work } = counting()
      const history = played(game, choices)
      const before = work()
      expect(isRefusal(undo(history, (choices - 1) % 3))).toBe(false)
      return work() - before
    }
    expect(costOfUndo(LONG - 1)).toBe(costOfUndo(11))
  })
})
