import {
  amount,
  clockwiseFrom,
  either,
  type Game,
  listenersOf,
  one,
  orderedTriggers,
  type Result,
  type RuleContext,
  rulesOf,
  type ScoreItem,
  type Seat,
  type Turn,
  vocabulary,
  yes,
} from '@longhouse/kernel'
import { everybody } from './common.ts'

/*
 * Three winters, a campaign of short games against a side that nobody plays. Each night everybody secretly lays wood on one
 * fire; if it outlasts the cold, whoever fed it warms themselves, else Winter gains. What hunts at the end of a night comes in
 * the order its first keeper says. Wood that is left is carried into the next winter; between two winters the hall
 * rests until everybody is ready. A fire that burns out ends its winter at once.
 */

interface WintersState {
  winter: number
  night: number
  /** The first keeper, and who follows whom: not the order of the seats. */
  order: Seat[]
  wood: number[]
  warmth: number[]
  /** What Winter has gained in this game. */
  gained: number
  out: boolean
  /** The sheet that is carried on. */
  results: Result[]
}

type WintersEvent =
  | { cold: number; laid: readonly number[] }
  | { warmed: Seat; by: number }
  | { winterGains: number }
  | { hunted: 'gale' | 'wolves'; seat: Seat | null }
  | { over: number }

interface WintersView extends Omit<WintersState, 'wood'> {
  /** Of others only how much all hold together. */
  wood: number | null
  stock: number
}

/** What the game is made of; its one side that nobody sits at has a name in its words. */
export interface Winters {
  state: WintersState
  content: null
  event: WintersEvent
  view: WintersView
  side: typeof WINTER
  /** The night. */
  about: number
}

const NIGHTS = 3
const STOCK = 4
const MOST = 2
const WINTER = 'winter'

const { step, decision, together } = vocabulary<Winters>()

const woodOf = (t: RuleContext<Winters>, seat: Seat): number => t.state.wood[seat] as number

const campaign = step('campaign', (t) => {
  const games = Array.from({ length: t.options.winters as number }, (_, i) => i)
  t.next(...games.flatMap((winter) => (winter === 0 ? [play()] : [rest(), play()])))
})

const play = step('play', (t) => {
  const { state, players } = t
  Object.assign(state, { night: 0, gained: 0, out: false, winter: state.winter + 1 })
  state.warmth = state.warmth.map(() => 0)
  state.wood = state.wood.map((left) => left + STOCK)
  state.order = t.shuffle(everybody(players))
  t.next(...Array.from({ length: NIGHTS }, () => night()), winterOver())
})

/** The first keeper of a night hands the fire on: the order of the seats plays no part. */
const night = step('night', (t) => {
  t.state.night++
  t.next(lay(), hunters.open(), handOn())
})

/** Who has no wood is asked all the same: nobody shall know. */
const lay = together<null, number>('lay', {
  seats: (t) => everybody(t.players),
  options: (t, _, seat) => amount(0, Math.min(MOST, woodOf(t, seat))),
  always: true,
  take(t, _, answers) {
    const laid = everybody(t.players).map((seat) => answers[seat] as number)
    const cold = 1 + t.below(2 * t.players)
    t.tell?.({ cold, laid })
    for (const [seat, wood] of laid.entries()) t.state.wood[seat] = woodOf(t, seat) - wood
    const fire = laid.reduce((sum, wood) => sum + wood, 0)
    if (fire >= cold) for (const [seat, wood] of laid.entries()) warm(t, seat, wood)
    else winterGains(t, cold - fire)
  },
})

function warm(t: Turn<Winters>, seat: Seat, by: number): void {
  if (by === 0) return
  t.state.warmth[seat] = (t.state.warmth[seat] as number) + by
  t.tell?.({ warmed: seat, by })
}

function winterGains(t: Turn<Winters>, by: number): void {
  t.state.gained += by
  t.tell?.({ winterGains: by })
  if (t.state.gained > 2 * t.players) t.state.out = true
}

const hunters = orderedTriggers<Winters, null>('hunters', {
  waiting: (t) => [{ id: 'gale', frame: gale() }, ...(t.options.wolves ? [{ id: 'wolves', frame: wolves() }] : [])],
  seat: (t) => t.state.order[0] as Seat,
})

const gale = step('gale', (t) => {
  t.tell?.({ hunted: 'gale', seat: null })
  t.state.warmth = t.state.warmth.map((warmth) => Math.min(warmth, NIGHTS))
})

/** The wolves go for whoever the first keeper points at; the only one there is can still be spared for wood. */
const wolves = decision<null, { readonly feed: true } | { readonly bite: Seat }>('wolves', {
  seat: (t) => t.state.order[0] as Seat,
  options(t) {
    const warm = t.state.order.filter((seat) => (t.state.warmth[seat] as number) > 0)
    if (warm.length === 0) return null
    return either({ bite: one(warm), ...(woodOf(t, t.state.order[0] as Seat) > 0 ? { feed: yes } : {}) })
  },
  always: true,
  about: (t) => t.state.night,
  take(t, _, choice) {
    const keeper = t.state.order[0] as Seat
    if ('feed' in choice) {
      t.state.wood[keeper] = woodOf(t, keeper) - 1
      // Everybody has seen that there was wood.
      t.reveal()
    } else t.state.warmth[choice.bite] = (t.state.warmth[choice.bite] as number) - 1
    t.tell?.({ hunted: 'wolves', seat: 'feed' in choice ? null : choice.bite })
  },
})

const handOn = step('hand-on', ({ state }) => {
  state.order = [...state.order.slice(1), state.order[0] as Seat]
})

const winterOver = step('winter-over', (t) => {
  t.reveal()
  t.state.results.push(winterResult(t))
  t.tell?.({ over: t.state.winter })
})

const rest = together('rest', {
  seats: (t) => everybody(t.players),
  options: () => either({ ready: yes }),
  always: true,
  rests: true,
  take: () => {},
})

function winterResult({ state }: RuleContext<Winters>): Result {
  return resultOf(
    state.warmth.map((points) => [{ item: 'warmth', points }]),
    [{ item: 'cold', points: state.gained }],
  )
}

const sum = (items: readonly ScoreItem[]): number => items.reduce((total, { points }) => total + points, 0)

/** The highest wins; where Winter has as much, Winter does. */
function resultOf(items: readonly (readonly ScoreItem[])[], cold: readonly ScoreItem[]): Result {
  const scores = items.map(sum)
  const best = Math.max(...scores)
  const wins = sum(cold) >= best
  const winners = wins ? [] : everybody(scores.length).filter((seat) => scores[seat] === best)
  return { scores, winners, items, sides: [{ side: WINTER, score: sum(cold), wins, items: cold }] }
}

/** How the whole campaign ended: the games, added up. */
function campaignResult({ state, players }: RuleContext<Winters>): Result {
  const { results } = state
  return resultOf(
    everybody(players).map((seat) =>
      results.map(({ scores }, i) => ({ item: `winter-${i + 1}`, points: scores[seat] as number })),
    ),
    results.map(({ sides }, i) => ({ item: `winter-${i + 1}`, points: sides?.[0]?.score as number })),
  )
}

/** Of a winter whose fire is out nothing more happens but its end. */
const NIGHTLY: readonly string[] = ['night', 'lay', 'hunters', 'hunters:order', 'gale', 'wolves', 'hand-on']

export const winters: Game<Winters> = {
  id: 'winters',
  version: '1',
  players: { min: 1, max: 4 },
  options: [
    { id: 'winters', values: [1, 3], default: 3 },
    { id: 'wolves', values: [true, false], default: true, allows: (value, players) => value === false || players > 1 },
  ],
  content: null,
  setup: ({ players }) => ({
    ...{ winter: 0, night: 0, gained: 0, out: false, results: [] },
    order: clockwiseFrom(0, players),
    wood: everybody(players).map(() => 0),
    warmth: everybody(players).map(() => 0),
  }),
  start: campaign(),
  rules: rulesOf<Winters>([...[campaign, play, night, lay, ...hunters.rules, gale, wolves, handOn, winterOver, rest]]),
  listeners: listenersOf<Winters>([]),
  view({ state }, seat) {
    const { wood, ...open } = state
    return {
      ...open,
      wood: seat === null ? null : (wood[seat] ?? null),
      stock: wood.reduce((all, own) => all + own, 0),
    }
  },
  guess({ state }, seat, random) {
    const others = everybody(state.wood.length).filter((other) => other !== seat)
    const wood = state.wood.map((own, other) => (other === seat ? own : 0))
    const unseen = state.wood.reduce((all, own, other) => all + (other === seat ? 0 : own), 0)
    for (let i = 0; i < unseen; i++) {
      const holder = others[random.below(others.length)] as Seat
      wood[holder] = (wood[holder] as number) + 1
    }
    return { ...state, wood }
  },
  result: campaignResult,
  results: ({ state }) => state.results,
  sides: ({ state }) => [{ side: WINTER, score: state.gained }],
  turnOrder: ({ state }) => state.order,
  isGone: ({ state }, { step: name }) => state.out && NIGHTLY.includes(name),
  clone: (state) => JSON.parse(JSON.stringify(state)) as WintersState,
  bot: {
    weights: { warmth: { now: 1, perRound: 0 }, wood: { now: 0.5, perRound: 0.25 } },
    measure: ({ state }, seat) => [state.warmth[seat] as number, state.wood[seat] as number],
    roundsLeft: ({ state }) => NIGHTS - state.night,
    chapter: ({ state }) => state.winter * (NIGHTS + 1) + state.night,
    spread: { now: 1, perRound: 1 },
  },
  invariantViolations({ state }) {
    const found: string[] = []
    if (state.wood.some((wood) => wood < 0)) found.push('somebody owes wood')
    if (state.warmth.some((warmth) => warmth < 0)) found.push('somebody is colder than cold')
    return found
  },
}
