import type { Seat } from '@longhouse/kernel'
import { mix, one } from '@longhouse/kernel'
import type { Choices, Pay, PayMix } from './choices.ts'
import { type Costed, DIE_KINDS, type DieKind, type HeroId } from './content-file.ts'
import type { Cause } from './events.ts'
import { heroOf } from './places.ts'
import { decision, type OpenContext, openFieldOf, playerAt, type RuleContext, step, type Turn } from './runar.ts'
import type { Dice } from './state.ts'
import { poolCapacityOf } from './stats.ts'

/** RN-12: dice come into pools and are paid. */

/** Whose pool: the Action pool of a seat (`hero: null`), or the Personal pool of one of its heroes. */
interface Pool {
  readonly seat: Seat
  readonly hero: HeroId | null
}

interface Gain extends Pool {
  readonly kind: DieKind | 'any-non-neutral'
  readonly n: number
  readonly cause: Cause
}

interface Coming extends Pool {
  readonly dice: Partial<Dice>
  readonly cause: Cause
  /** How many the pool will hold, where a limit is about to change (RN-23.11). */
  readonly room?: number
}

const NON_NEUTRAL = DIE_KINDS.filter((kind) => kind !== 'neutral')

export const noDice = (): Dice => ({ agility: 0, strength: 0, instinct: 0, neutral: 0 })

export const diceIn = (dice: Partial<Dice>): number =>
  (dice.agility ?? 0) + (dice.strength ?? 0) + (dice.instinct ?? 0) + (dice.neutral ?? 0)

export function countDice(kinds: readonly DieKind[]): Partial<Dice> {
  const dice: Partial<Dice> = {}
  for (const kind of kinds) dice[kind] = (dice[kind] ?? 0) + 1
  return dice
}

export const poolOf = (t: RuleContext, { seat, hero }: Pool): Dice =>
  hero === null ? playerAt(t, seat).pool : heroOf(t, hero).dice

const capacityOf = (t: OpenContext, { hero, room }: Coming): number =>
  room ?? (hero === null ? t.content.constants.actionPoolCapacity : poolCapacityOf(t, hero))

/** RN-12.3, RN-12.6: of any kind but Neutral, each die is chosen by itself. */
export const gainDice = step<Gain>('gainDice', (t, { seat, hero, kind, n, cause }) => {
  if (kind !== 'any-non-neutral') return t.next(addDice({ seat, hero, dice: { [kind]: n }, cause }))
  for (let die = 0; die < n; die++) t.next(dieKind({ seat, hero, cause }))
})

const dieKind = decision<Omit<Coming, 'dice'>, Choices['dieKind']>('dieKind', {
  rule: 'RN-12.6',
  seat: (_, { seat }) => seat,
  options: (t, pool) => (isThere(t, pool) ? one(NON_NEUTRAL) : null),
  take: (t, { seat, hero, cause }, kind) => t.next(addDice({ seat, hero, dice: { [kind]: 1 }, cause })),
  about: (_, { hero, cause }) => ({ hero, cause }),
})

/** RN-1.19. */
const isThere = (t: OpenContext, { hero }: Pool): boolean => hero === null || !heroOf(t, hero).defeated

/** RN-8.4, RN-12.4, RN-12.8; without dice: what will no longer fit is discarded (RN-23.11). */
export const addDice = step<Coming>('addDice', (t, coming) => {
  if (!isThere(t, coming)) return
  const pool = poolOf(t, coming)
  if (diceIn(pool) + diceIn(coming.dice) > capacityOf(t, coming)) return t.next(keepDice(coming))
  for (const kind of DIE_KINDS) pool[kind] += coming.dice[kind] ?? 0
  tellGained(t, coming)
})

function tellGained(t: Turn, { seat, hero, dice, cause }: Coming): void {
  if (diceIn(dice) > 0) t.tell?.({ kind: 'dice-gained', seat, hero, dice, cause })
}

const keepDice = decision<Coming, Choices['keepDice']>('keepDice', {
  rule: 'RN-12.8',
  seat: (_, { seat }) => seat,
  options(t, coming) {
    const pool = poolOf(t, coming)
    const all = Object.fromEntries(DIE_KINDS.map((kind) => [kind, pool[kind] + (coming.dice[kind] ?? 0)]))
    return mix(all, capacityOf(t, coming))
  },
  take(t, coming, kept) {
    const { seat, hero, dice } = coming
    const pool = poolOf(t, coming)
    const lost: Partial<Dice> = {}
    for (const kind of DIE_KINDS) {
      const over = pool[kind] + (dice[kind] ?? 0) - (kept[kind] ?? 0)
      if (over > 0) lost[kind] = over
      pool[kind] = kept[kind] ?? 0
    }
    tellGained(t, coming)
    t.tell?.({ kind: 'dice-lost', seat, hero, dice: lost, cause: 'overflow' })
  },
  about: (_, { hero, dice, cause }) => ({ hero, dice, cause }),
})

/** RN-9.13: one die back to the reserve. */
export function spend(t: Turn, seat: Seat, { from, die }: Pay, cause: Cause): void {
  const hero = from === 'pool' ? null : from
  poolOf(t, { seat, hero })[die]--
  t.tell?.({ kind: 'dice-paid', seat, hero, dice: { [die]: 1 }, cause })
}

/** RN-12.7. */
export function spendMix(t: Turn, seat: Seat, pay: PayMix, cause: Cause): void {
  for (const [key, n] of Object.entries(pay)) {
    const [from, die] = key.split(':') as [string, DieKind]
    for (let spent = 0; spent < n; spent++) spend(t, seat, { from, die }, cause)
  }
}

/** RN-10.22: a Neutral die stands for any kind. */
export const kindsOf = ({ die, neutralAllowed }: Pick<Costed, 'die' | 'neutralAllowed'>): readonly DieKind[] =>
  neutralAllowed && die !== 'neutral' ? [die, 'neutral'] : [die]

/** RN-8.6, RN-9.12: how one die of these kinds can be paid for a hero (null: from the Action pool alone). */
export function paymentsFor(t: OpenContext, seat: Seat, hero: HeroId | null, kinds: readonly DieKind[]): Pay[] {
  const pool = (openFieldOf(t).players[seat] as { readonly pool: Dice }).pool
  const own = hero === null ? null : heroOf(t, hero).dice
  const payments: Pay[] = []
  for (const die of kinds) {
    if (pool[die] > 0) payments.push({ from: 'pool', die })
    if (own && own[die] > 0) payments.push({ from: hero as HeroId, die })
  }
  return payments
}

export const diceRules = [gainDice, dieKind, addDice, keepDice]
