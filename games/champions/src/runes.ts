import type { Besides, Form, Json, Seat } from '@longhouse/kernel'
import { either, mix, one, yes } from '@longhouse/kernel'
import { type Champions, decision, type OpenContext, playerAt, type RuleContext, type Turn } from './champions.ts'
import type { Choices } from './choices.ts'
import { type Goods, type Resource, type Rune, type RuneEffect, unknownKind } from './content.ts'
import { destinyGlory } from './destinies.ts'
import { takeGoods } from './goods.ts'
import type { ShoreState } from './state.ts'

/** CH-13. Runes with a moment of their own are offered at that moment; this file has what they share, and the any-time ones. */

/** The unused rune of a player with this effect, if any; of several the first that `works`. */
export function heldRune(
  t: OpenContext,
  seat: Seat,
  effect: Rune['effect']['kind'],
  works: (rune: Rune) => boolean = () => true,
): Rune | null {
  for (const { rune, used } of playerAt(t, seat).runes) {
    const entry = t.content.runes[rune] as Rune
    if (!used && entry.effect.kind === effect && works(entry)) return entry
  }
  return null
}

/** CH-13.1: turned face down, it stays with its owner. */
export function useRune(t: Turn, seat: Seat, rune: string): void {
  const player = playerAt(t, seat)
  player.runes = player.runes.map((held) => (held.rune === rune ? { rune, used: true } : held))
  t.tell?.({ kind: 'rune-used', seat, rune })
}

/** The any-time runes a seat could use now, by id; null if none (CH-13.6, CH-13.33). */
export function anyTimeRunes(t: RuleContext, seat: Seat): Form | null {
  const player = playerAt(t, seat)
  if (player.runes.length === 0) return null
  const usable: Record<string, Form> = {}
  let any = false
  for (const { rune, used } of player.runes) {
    const form = used ? null : anyTimeForm(t, seat, t.content.runes[rune] as Rune)
    if (!form) continue
    usable[rune] = form
    any = true
  }
  return any ? either(usable) : null
}

/** What an any-time rune of one kind asks, and does with the answer. */
interface AnyTime<Effect> {
  /** Null if it would change nothing. */
  form(effect: Effect, t: RuleContext, seat: Seat): Form | null
  use(effect: Effect, t: Turn, seat: Seat, answer: Json, id: string): void
}

/** Null where a rune has a moment of its own. */
const ANY_TIME: {
  readonly [kind in RuneEffect['kind']]: AnyTime<Extract<RuneEffect, { readonly kind: kind }>> | null
} = {
  'gain-choice': {
    form: ({ among, total }) => mix(Object.fromEntries(among.map((resource) => [resource, total])), total),
    use: (_, t, seat, answer, id) => takeGoods(t, seat, answer as Goods & { [resource in Resource]?: number }, id),
  },
  'peek-all-journeys': {
    form: (_, t, seat) => (t.state.shores.some((shore) => isUnknown(shore, seat)) ? yes : null),
    use: (_, t, seat) => lookAtAllJourneys(t, seat),
  },
  'score-destiny-now': {
    form(_, t, seat) {
      const { destinies } = playerAt(t, seat)
      return destinies.length > 0 ? one(destinies) : null
    },
    use: (_, t, seat, answer) => scoreDestinyNow(t, seat, answer as string),
  },
  'double-coins': {
    form: (_, t, seat) => (playerAt(t, seat).coin > 0 ? yes : null),
    use: ({ maxGain }, t, seat, _, id) => takeGoods(t, seat, { coin: Math.min(playerAt(t, seat).coin, maxGain) }, id),
  },
  'bonus-glory-percent': null,
  'ignore-losses': null,
  'replace-journey': null,
  'reroll-blanks': null,
  'shields-deal-damage': null,
  'sage-extra-draw': null,
}

const anyTimeOf = (effect: RuneEffect): AnyTime<RuneEffect> | null =>
  Object.hasOwn(ANY_TIME, effect.kind) ? ANY_TIME[effect.kind] : unknownKind(effect as never)

/** How an any-time rune is used; null if it would change nothing, or has a moment of its own. */
export const anyTimeForm = (t: RuleContext, seat: Seat, { effect }: Rune): Form | null =>
  anyTimeOf(effect)?.form(effect, t, seat) ?? null

export function useAnyTimeRune(t: Turn, choice: Json, seat: Seat): void {
  const [id, answer] = Object.entries(choice as object)[0] as [string, Json]
  const { effect } = t.content.runes[id] as Rune
  useRune(t, seat, id)
  anyTimeOf(effect)?.use(effect, t, seat, answer, id)
}

/** Everybody knows who has peeked where (CH-17.4), so it tells nothing that Knowledge is not offered (CH-13.33). */
const isUnknown = ({ journey, journeyOpen, knownTo }: ShoreState, seat: Seat): boolean =>
  journey !== null && !journeyOpen && !knownTo.includes(seat)

/** CH-13.17. */
function lookAtAllJourneys(t: Turn, seat: Seat): void {
  t.reveal()
  for (const { id } of t.state.shores.filter((shore) => shore.journey && !shore.journeyOpen)) peekAt(t, seat, id)
}

/** CH-17.4: the peeker keeps seeing the card; the others learn only where it lies. */
export function peekAt(t: Turn, seat: Seat, shoreId: string): void {
  const shore = t.state.shores.find(({ id }) => id === shoreId)
  if (!shore) return
  t.reveal()
  if (!shore.knownTo.includes(seat)) shore.knownTo.push(seat)
  const others = { kind: 'journey-peeked', seat, shore: shoreId, journey: null } as const
  t.tell?.({ ...others, journey: shore.journey }, { only: [seat], others })
}

/** CH-13.26, CH-13.27. What it is worth tells something about the rivals' piles, so it cannot be taken back. */
function scoreDestinyNow(t: Turn, seat: Seat, destiny: string): void {
  const player = playerAt(t, seat)
  t.reveal()
  if (!player.openDestinies.includes(destiny)) player.openDestinies.push(destiny)
  const glory = destinyGlory(t, seat, destiny)
  player.glory += glory
  t.tell?.({ kind: 'destiny-scored', seat, destiny, glory })
}

type OfSeat = { readonly seat: Seat }

/** While a placement or an assignment is awaited, everybody may use one (CH-13.6). */
const OPEN_TO_ALL: readonly string[] = ['placeWorker', 'assignInTurn']

/** What is paid there, goods from a rune could pay. */
const PAID: readonly string[] = ['pray', 'buildLongship', 'useStall']

/** Warriors fall, drown or starve. */
const LOST: readonly string[] = ['loseAboard', 'starve', 'chooseLosses']

/** Something is paid, lost or given away: any-time runes come before, also where that leaves no choice (CH-18.14). */
const COSTLY: readonly string[] = ['exchange', ...PAID, ...LOST, 'giveBlame']

/** Where what leaves no choice would end otherwise for who uses a rune first: there are more ways then, or less is left to count later. */
const HELPS: { readonly [kind in RuneEffect['kind']]?: readonly string[] } = {
  'gain-choice': ['placeWorker', 'exchange', ...PAID],
  'double-coins': ['placeWorker', ...PAID],
  'score-destiny-now': [...PAID, ...LOST],
}

/** What players may say that they want to be asked seldom or never. */
export type Question = 'runes' | 'rune-chances'

const CHANCES: Question = 'rune-chances'

/** Elsewhere at decisions of one's own (CH-13.6). */
export const anyTime: Besides<Champions> & { readonly id: Question } = {
  id: 'runes',
  // Who assigns in turn always has a choice (CH-7.12).
  first: ['placeWorker', ...COSTLY],
  matters: (t, seat, { step }) =>
    playerAt(t, seat).runes.some(({ rune: id, used }) => {
      const rune = t.content.runes[id] as Rune
      return !used && HELPS[rune.effect.kind]?.includes(step) && anyTimeForm(t, seat, rune) !== null
    }),
  options: (t, seat, isAsked, { step }) => (isAsked || OPEN_TO_ALL.includes(step) ? anyTimeRunes(t, seat) : null),
  take: useAnyTimeRune,
}

/** CH-13.31, CH-13.35, CH-11.9: a moment for any-time runes; who has none is not asked. */
export const runeChance = decision<OfSeat, Choices['runeChance']>('runeChance', {
  rule: 'CH-13.31',
  alone: true,
  // CH-11.9: a rune that is kept can be used later, up to the end of the last round.
  chance: {
    question: CHANCES,
    matters: (t) => t.state.phase === 'cleanup' && t.state.round === t.content.limits.maxRounds,
  },
  seat: (_, { seat }) => seat,
  options(t, { seat }) {
    const runes = anyTimeRunes(t, seat)
    return runes && either({ pass: yes, rune: runes })
  },
  take(t, { seat }, choice) {
    if (!('rune' in choice)) return
    useAnyTimeRune(t, choice.rune, seat)
    t.again()
  },
})

export const runeRules = [runeChance]
