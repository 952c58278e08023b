import {
  type Ask,
  choose,
  type Frame,
  type Game,
  type GameTypes,
  isRefusal,
  listenersOf,
  type Opening,
  openTable,
  type Refusal,
  type Rule,
  rulesOf,
  type Seat,
  shuffle,
  type Table,
  vocabulary,
} from '../src/index.ts'

/** A hall in which the tests play: things are said aloud, coins lie open, hands and the deck are hidden. */
export interface Hall extends GameTypes {
  state: HallState
  content: null
  event: HallEvent
  view: unknown
  about: unknown
}

interface HallState {
  said: string[]
  coins: number[]
  hands: string[][]
  deck: string[]
}

export type HallEvent = { readonly said: string } | { readonly drew: string | null }

export const { step, decision, together, on } = vocabulary<Hall>()

/** Says something; what was said, in order, tells what ran when. */
export const say = step<{ readonly text: string }>('say', (t, { text }) => {
  t.state.said.push(text)
})

type Chapter = { readonly rule: Rule<Hall> | Rule<Hall, never> }

/** A game of these rules; `say` is always one of them. */
export function gameOf(
  start: Frame,
  chapters: readonly Chapter[],
  more: Partial<Game<Hall>> & { readonly hears?: readonly ReturnType<typeof on>[] } = {},
): Game<Hall> {
  const { hears, ...rest } = more
  return {
    id: 'hall',
    version: '1',
    players: { min: 1, max: 4 },
    options: [],
    content: null,
    setup: ({ players }) => ({
      said: [],
      coins: Array.from({ length: players }, () => 3),
      hands: Array.from({ length: players }, () => []),
      deck: [],
    }),
    start,
    rules: rulesOf<Hall>([say, ...chapters]),
    listeners: listenersOf(hears ?? []),
    view: ({ state }, seat) => ({
      said: state.said,
      coins: state.coins,
      hand: seat === null ? null : state.hands[seat],
      held: state.hands.map((hand) => hand.length),
      deck: state.deck.length,
    }),
    guess({ state }, seat, random) {
      const unseen = shuffle([...state.deck, ...state.hands.flatMap((hand, i) => (i === seat ? [] : hand))], random)
      const hands = state.hands.map((hand, i) => (i === seat ? hand : unseen.splice(0, hand.length)))
      return { ...state, hands, deck: unseen }
    },
    result: ({ state }) => ({
      scores: state.coins.slice(),
      winners: [],
      items: state.coins.map((points) => [{ item: 'coins', points }]),
    }),
    clone: ({ said, coins, hands, deck }) => ({
      said: said.slice(),
      coins: coins.slice(),
      hands: hands.map((hand) => hand.slice()),
      deck: deck.slice(),
    }),
    invariantViolations: () => [],
    ...rest,
  }
}

/** A setup with cards: each seat holds these many, the rest is the deck. */
export const dealing =
  (cards: readonly string[], each: number): Game<Hall>['setup'] =>
  ({ players, random }) => {
    const deck = shuffle([...cards], random)
    const hands = Array.from({ length: players }, () => deck.splice(0, each))
    return { said: [], coins: hands.map(() => 3), hands, deck }
  }

const SEED = 'oak and ash'

export function open<G extends GameTypes>(game: Game<G>, opening: Partial<Opening> = {}): Table<G['state']> {
  return granted(openTable(game, { players: 2, seed: SEED, ...opening }))
}

/** A choice that must be legal. */
export function play<G extends GameTypes>(
  game: Game<G>,
  table: Table<G['state']>,
  seat: Seat,
  choice: unknown,
): readonly Ask[] {
  return granted(choose(game, table, seat, choice))
}

/** What was asked for, and not a refusal. */
export function granted<T>(value: T | Refusal): T {
  if (isRefusal(value)) throw new Error(`refused: ${JSON.stringify(value)}`)
  return value
}

/** The code of a refusal; null if nothing was refused. */
export const codeOf = (value: unknown): string | null => (isRefusal(value) ? value.refused : null)
