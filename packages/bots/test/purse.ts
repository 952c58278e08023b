import { type AnyGame, amount, type Game, type Result, rulesOf, type Turn, vocabulary } from '@longhouse/kernel'

export interface Purse {
  state: { silver: number[] }
  content: null
  event: never
  view: readonly number[]
  about: never
}

export const { decision, together, step } = vocabulary<Purse>()

/** A game of silver that lasts as long as the rules given; the richest wins. */
export function purse(rules: Parameters<typeof rulesOf<Purse>>[0], start: Game<Purse>['start']): Game<Purse> {
  return {
    id: 'purse',
    version: '1',
    players: { min: 1, max: 4 },
    options: [],
    content: null,
    setup: ({ players }) => ({ silver: Array(players).fill(0) }),
    start,
    rules: rulesOf(rules),
    listeners: {},
    view: ({ state }) => state.silver,
    guess: ({ state }) => state,
    result: ({ state: { silver } }): Result => {
      const most = Math.max(...silver)
      return { scores: silver, winners: silver.flatMap((n, seat) => (n === most ? [seat] : [])), items: [] }
    },
    clone: ({ silver }) => ({ silver: silver.slice() }),
    bot: {
      weights: { silver: { now: 1, perRound: 0 } },
      measure: ({ state }, seat) => [state.silver[seat] ?? 0],
      roundsLeft: () => 0,
      chapter: () => 0,
      spread: { now: 1, perRound: 0 },
    },
    invariantViolations: () => [],
  }
}

export function give({ state: { silver } }: Turn<Purse>, seat: number, n: number): void {
  silver[seat] = (silver[seat] as number) + n
}

/** So many decisions in turn, in each of which from nothing to five silver is taken. */
export function race(turns: number, spread: number): AnyGame {
  const take = decision<{ turn: number }, number>('take', {
    seat: (t, { turn }) => turn % t.players,
    options: () => amount(0, 5),
    take(t, { turn }, n, seat) {
      give(t, seat, n)
      if (turn + 1 < turns) t.next(take({ turn: turn + 1 }))
    },
  })
  const game = purse([take], take({ turn: 0 })) as AnyGame
  const knowledge = game.bot as NonNullable<AnyGame['bot']>
  return { ...game, bot: { ...knowledge, spread: { now: spread, perRound: 0 } } }
}
