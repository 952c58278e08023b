import {
  allocation,
  amount,
  type Besides,
  clockwiseFrom,
  either,
  type Game,
  leftOf,
  mix,
  order,
  type Pool,
  pour,
  type RuleContext,
  rulesOf,
  type Seat,
  some,
  type Turn,
  totalOf,
  vocabulary,
  yes,
} from '@longhouse/kernel'
import { resultOf } from './common.ts'

/*
 * The raid. Each round every jarl hires axemen, spreads warriors over the places on the coast, sails to them in an order
 * of choice, and rolls a die for each warrior sent. Favor buys rerolls; whoever has silver may pray for favor while
 * others ponder. A place that is beaten yields silver and glory, and every place costs lives.
 */

const WARRIORS = ['axeman', 'archer'] as const
const GOODS = [...WARRIORS, 'silver', 'favor'] as const
const PLACES = ['abbey', 'village', 'fortress'] as const
type Warrior = (typeof WARRIORS)[number]
type Place = (typeof PLACES)[number]
type Goods = Pool<(typeof GOODS)[number]>
type Party = Pool<Warrior>

/** A place on the coast: hits needed to beat it, lives it costs (one more if it holds), and what it yields. */
interface Coast {
  readonly defence: number
  readonly deaths: number
  readonly silver: number
  readonly archers: number
  readonly glory: number
}

interface RaidContent {
  readonly coast: { readonly [place in Place]: Coast }
  /** Everything there is, for each player. */
  readonly goods: Goods
  /** The lowest roll that is a hit. */
  readonly hits: Party
}

interface Jarl {
  goods: Goods
  glory: number
  /** Warriors sent out, by place. They are among the goods. */
  parties: { [place in Place]: Party }
}

interface RaidState {
  round: number
  first: Seat
  supply: Goods
  jarls: Jarl[]
  /** The dice on the table. */
  fight: { place: Place; dice: { [die: string]: number } } | null
}

type RaidEvent =
  | { hired: number; seat: Seat }
  | { prayed: Seat }
  | { sent: Sent; seat: Seat }
  | { rolled: { readonly [die: string]: number }; seat: Seat }
  | { raided: Place; hits: number; beaten: boolean; seat: Seat }
  | { lost: Partial<Party>; seat: Seat }

interface Raid {
  state: RaidState
  content: RaidContent
  event: RaidEvent
  view: RaidState
  about: never
}

const ROUNDS = 4
const REROLLED = 3
const PRAYER = 2
const SILVER_A_POINT = 3

const content: RaidContent = {
  coast: {
    abbey: { defence: 1, deaths: 0, silver: 2, archers: 0, glory: 1 },
    village: { defence: 2, deaths: 1, silver: 3, archers: 1, glory: 2 },
    fortress: { defence: 3, deaths: 2, silver: 4, archers: 0, glory: 5 },
  },
  goods: { axeman: 7, archer: 4, silver: 9, favor: 4 },
  hits: { axeman: 4, archer: 3 },
}

const { step, decision } = vocabulary<Raid>()

const jarlOf = (t: RuleContext<Raid>, seat: Seat): Jarl => t.state.jarls[seat] as Jarl

const round = step('round', (t) => {
  if (t.state.round === ROUNDS) return
  t.state.round++
  for (const seat of clockwiseFrom(t.state.first, t.players)) t.next(voyage({ seat }))
  t.state.first = leftOf(t.state.first, t.players)
  t.next(round())
})

interface Acting {
  readonly seat: Seat
}

const voyage = step<Acting>('voyage', (t, { seat }) => {
  const { goods } = jarlOf(t, seat)
  pour(t.state.supply, goods, 'silver', 2)
  pour(t.state.supply, goods, 'favor', 1)
  t.next(hire({ seat }), send({ seat }), sail({ seat }))
})

const prayer: Besides<Raid> = {
  id: 'prayer',
  at: ['hire', 'reroll'],
  options: (t, seat) => (jarlOf(t, seat).goods.silver >= PRAYER && t.state.supply.favor > 0 ? yes : null),
  take(t, _, seat) {
    const { goods } = jarlOf(t, seat)
    pour(goods, t.state.supply, 'silver', PRAYER)
    pour(t.state.supply, goods, 'favor', 1)
    t.tell?.({ prayed: seat })
  },
}

const hire = decision<Acting, number>('hire', {
  seat: (_, { seat }) => seat,
  options: (t, { seat }) => amount(0, Math.min(jarlOf(t, seat).goods.silver, t.state.supply.axeman)),
  take(t, { seat }, axemen) {
    const { goods } = jarlOf(t, seat)
    pour(goods, t.state.supply, 'silver', axemen)
    pour(t.state.supply, goods, 'axeman', axemen)
    t.tell?.({ hired: axemen, seat })
  },
})

type Sent = { readonly [place in Place]?: Partial<Party> }

const send = decision<Acting, Sent>('send', {
  seat: (_, { seat }) => seat,
  options(t, { seat }) {
    const { axeman, archer } = jarlOf(t, seat).goods
    const takes = { axeman, archer }
    const places = PLACES.map((id) => ({ id, takes, holds: 6 }))
    return axeman + archer > 0 ? allocation(takes, places) : null
  },
  take(t, { seat }, sent) {
    const { parties } = jarlOf(t, seat)
    for (const place of PLACES) parties[place] = { axeman: 0, archer: 0, ...sent[place] }
    t.tell?.({ sent, seat })
  },
})

const sail = decision<Acting, readonly Place[]>('sail', {
  seat: (_, { seat }) => seat,
  options: (t, { seat }) => order(PLACES.filter((place) => totalOf(jarlOf(t, seat).parties[place]) > 0)),
  take(t, { seat }, course) {
    for (const place of course) t.next(land({ seat, place }), reroll({ seat }), outcome({ seat }))
  },
})

const land = step<Acting & { readonly place: Place }>('land', (t, { seat, place }) => {
  const party = jarlOf(t, seat).parties[place]
  const dice: string[] = []
  for (const kind of WARRIORS) for (let i = 1; i <= party[kind]; i++) dice.push(`${kind}-${i}`)
  t.state.fight = { place, dice: {} }
  roll(t, seat, dice)
})

function roll(t: Turn<Raid>, seat: Seat, dice: readonly string[]): void {
  const rolled = fightOf(t).dice
  for (const die of dice) rolled[die] = 1 + t.below(6)
  t.tell?.({ rolled: { ...rolled }, seat })
}

const fightOf = (t: RuleContext<Raid>) => t.state.fight as NonNullable<RaidState['fight']>

type Reroll = { readonly reroll: readonly string[] } | { readonly keep: true }

const reroll = decision<Acting, Reroll>('reroll', {
  seat: (_, { seat }) => seat,
  options(t, { seat }) {
    const dice = Object.keys(fightOf(t).dice)
    return jarlOf(t, seat).goods.favor > 0
      ? either({ reroll: some(dice, 1, Math.min(REROLLED, dice.length)), keep: yes })
      : null
  },
  take(t, { seat }, choice) {
    if (!('reroll' in choice)) return
    pour(jarlOf(t, seat).goods, t.state.supply, 'favor', 1)
    roll(t, seat, choice.reroll)
    t.again()
  },
})

const outcome = step<Acting>('outcome', (t, { seat }) => {
  const { place } = fightOf(t)
  const { defence, deaths } = t.content.coast[place]
  const hits = hitsOf(t)
  const beaten = hits >= defence
  t.tell?.({ raided: place, hits, beaten, seat })
  if (beaten) plunder(t, seat, place)
  t.state.fight = null
  t.next(bury({ seat, place, deaths: beaten ? deaths : deaths + 1 }))
})

function hitsOf(t: RuleContext<Raid>): number {
  const { dice } = fightOf(t)
  const { axeman, archer } = t.content.hits
  let hits = 0
  for (const die in dice) if ((dice[die] as number) >= (die.startsWith('archer') ? archer : axeman)) hits++
  return hits
}

function plunder(t: Turn<Raid>, seat: Seat, place: Place): void {
  const jarl = jarlOf(t, seat)
  const { silver, archers, glory } = t.content.coast[place]
  pour(t.state.supply, jarl.goods, 'silver', silver)
  pour(t.state.supply, jarl.goods, 'archer', archers)
  jarl.glory += glory
}

const bury = decision<Acting & { readonly place: Place; readonly deaths: number }, Partial<Party>>('bury', {
  seat: (_, { seat }) => seat,
  options(t, { seat, place, deaths }) {
    const party = jarlOf(t, seat).parties[place]
    return mix(party, Math.min(deaths, totalOf(party)))
  },
  take(t, { seat, place }, lost) {
    const { goods, parties } = jarlOf(t, seat)
    for (const kind of WARRIORS) pour(goods, t.state.supply, kind, lost[kind] ?? 0)
    parties[place] = noParty()
    t.tell?.({ lost, seat })
  },
})

function invariantViolations({ state, content, players }: RuleContext<Raid>): string[] {
  const found: string[] = []
  for (const kind of GOODS) {
    const held = state.jarls.reduce((sum, { goods }) => sum + goods[kind], state.supply[kind])
    if (held !== content.goods[kind] * players) found.push(`${kind} was made or lost`)
    if (state.supply[kind] < 0 || state.jarls.some(({ goods }) => goods[kind] < 0)) found.push(`${kind} is owed`)
  }
  for (const { goods, parties } of state.jarls)
    for (const kind of WARRIORS)
      if (Object.values(parties).reduce((sum, party) => sum + party[kind], 0) > goods[kind])
        found.push(`more of ${kind} sent out than held`)
  return found
}

const noParty = (): Party => ({ axeman: 0, archer: 0 })

const everything = ({ goods }: RaidContent, players: number): Goods => ({
  axeman: goods.axeman * players,
  archer: goods.archer * players,
  silver: goods.silver * players,
  favor: goods.favor * players,
})

export const raid: Game<Raid> = {
  id: 'raid',
  version: '1',
  players: { min: 2, max: 4 },
  options: [],
  content,
  setup({ players, content, random }) {
    const supply = everything(content, players)
    const jarls = Array.from({ length: players }, () => {
      const goods: Goods = { axeman: 0, archer: 0, silver: 0, favor: 0 }
      pour(supply, goods, 'axeman', 2)
      pour(supply, goods, 'archer', 2)
      pour(supply, goods, 'silver', 2)
      return { goods, glory: 0, parties: { abbey: noParty(), village: noParty(), fortress: noParty() } }
    })
    return { round: 0, first: random.below(players), supply, jarls, fight: null }
  },
  start: round(),
  rules: rulesOf([round, voyage, hire, send, sail, land, reroll, outcome, bury]),
  besides: [prayer],
  openDecisions: ['hire', 'send', 'sail', 'reroll', 'bury'],
  listeners: {},
  view: ({ state }) => state,
  guess: ({ state }) => state,
  result: ({ state }) =>
    resultOf(
      state.jarls.map(({ glory, goods }) => [
        { item: 'glory', points: glory },
        { item: 'silver', points: Math.floor(goods.silver / SILVER_A_POINT) },
      ]),
    ),
  clone: (state) => ({
    ...state,
    supply: { ...state.supply },
    jarls: state.jarls.map(({ goods, glory, parties: { abbey, village, fortress } }) => ({
      goods: { ...goods },
      glory,
      parties: { abbey: { ...abbey }, village: { ...village }, fortress: { ...fortress } },
    })),
    fight: state.fight && { ...state.fight, dice: { ...state.fight.dice } },
  }),
  bot: {
    weights: {
      glory: { now: 1, perRound: 0 },
      silver: { now: 1 / SILVER_A_POINT, perRound: 0 },
      warriors: { now: 0, perRound: 0.5 },
      favor: { now: 0, perRound: 0.25 },
    },
    measure(t, seat) {
      const { goods, glory } = jarlOf(t, seat)
      return [glory, goods.silver, goods.axeman + goods.archer, goods.favor]
    },
    roundsLeft: ({ state }) => ROUNDS - state.round,
    chapter: ({ state }) => state.round,
    spread: { now: 2, perRound: 2 },
  },
  invariantViolations,
}
