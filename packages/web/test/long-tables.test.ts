import {
  type AnyGame,
  amount,
  type GameTypes,
  isRefusal,
  listenersOf,
  type Move,
  rulesOf,
  type Seat,
  vocabulary,
} from '@longhouse/kernel'
import { describe, expect, it } from 'vitest'
import { type LocalTable, openLocalTable } from '../src/session/local-table.ts'
import type { TablePlan } from '../src/session/saved-table.ts'

interface Coins extends GameTypes {
  state: { coins: number }
  event: { readonly paid: number }
}

const { decision } = vocabulary<Coins>()

const pay = decision<{ readonly seat: Seat }, number>('pay', {
  seat: (_, { seat }) => seat,
  options: () => amount(0, 3),
  take(t, { seat }, coins) {
    t.state.coins += coins
    t.tell?.({ paid: coins })
    // What has come out cannot be taken back: what is kept to undo stays short.
    if (coins === 3) t.below(6)
    t.next(pay({ seat: (seat + 1) % t.players }))
  },
})

/** A game without an end that counts how often its state is copied, shown, asked about and changed. */
function counting() {
  let work = 0
  const counted = <A extends readonly unknown[], R>(act: (...args: A) => R) => {
    return (...args: A): R => {
      work++
      return act(...args)
    }
  }
  const { pay: rule } = rulesOf<Coins>([pay])
  if (rule?.kind !== 'decision') throw new Error('nothing is paid')
  const game = {
    id: 'coins',
    version: '1',
    players: { min: 2, max: 2 },
    options: [],
    content: null,
    setup: () => ({ coins: 0 }),
    start: pay({ seat: 0 }),
    rules: { pay: { ...rule, options: counted(rule.options), take: counted(rule.take) } },
    listeners: listenersOf<Coins>([]),
    view: counted(({ state }: Coins) => ({ coins: state.coins })),
    guess: ({ state }: Coins) => state,
    result: () => null,
    clone: counted((state: Coins['state']) => ({ ...state })),
    invariantViolations: () => [],
  } as unknown as AnyGame
  return { game, work: () => work }
}

const plan: TablePlan = {
  game: 'coins',
  seats: ['Astrid', 'Orm'].map((name) => ({ name, color: 'green', bot: false, player: null })),
  options: {},
  seed: 'long',
}

const LONG = 3000
const moveAt = (at: number): Move => ({ seat: at % 2, choice: at % 4 })

function opened(game: AnyGame, choices: number): LocalTable {
  const moves = Array.from({ length: choices }, (_, at) => moveAt(at))
  const bots = { think: async () => null, stop: () => undefined, close: () => undefined }
  const table = openLocalTable(game, plan, moves, { bots, keep: () => undefined, pace: () => 0 })
  if (isRefusal(table)) throw new Error(table.refused)
  return table
}

function choose(table: LocalTable): void {
  table.choose(table.moment().seen, moveAt(table.moves().length).choice)
  table.beatsShown()
}

describe('a table of 3,000 choices on this device', () => {
  it('is opened in linear time', () => {
    const costOfOpening = (choices: number): number => {
      const { game, work } = counting()
      opened(game, choices)
      return work()
    }
    const [none, third, all] = [0, LONG / 3, LONG].map(costOfOpening) as [number, number, number]
    expect(third).toBeGreaterThan(none)
    expect(all - none).toBe(3 * (third - none))
  })

  it('takes a choice with as much work as a short one', () => {
    const costOfChoice = (choices: number): number => {
      const { game, work } = counting()
      const table = opened(game, choices)
      const before = work()
      choose(table)
      expect(table.moves()).toHaveLength(choices + 1)
      return work() - before
    }
    expect(costOfChoice(LONG)).toBe(costOfChoice(8))
  })

  it('adds to the log what is new, and leaves the rest as it was', () => {
    const table = opened(counting().game, LONG)
    const { log, viewer } = table.moment()
    expect(log).toHaveLength(LONG)
    table.dismissRefusal()
    expect(table.moment().log).toBe(log)
    choose(table)
    choose(table)
    const after = table.moment()
    expect(after.viewer).toBe(viewer)
    expect(after.log).toHaveLength(LONG + 2)
    expect(after.log.filter((entry, at) => entry !== log[at])).toHaveLength(2)
  })
})
