import type { Form, Json, Seat } from '@longhouse/kernel'
import { either, isRecord, mix, one, type Refusal, refuse, yes } from '@longhouse/kernel'
import { charge, charges, mayCharge } from './charging.ts'
import { type Choices, type Pay, payKey } from './choices.ts'
import { DIE_KINDS, type DieKind, type Tactic, type TacticId } from './content-file.ts'
import { coordinate } from './coordination.ts'
import { diceIn, paymentsFor, spend, spendMix } from './dice.ts'
import { heroesOf, heroOf } from './places.ts'
import { decision, fieldOf, playerAt, type RuleContext, type Turn } from './runar.ts'
import { defenceSymbolsOf } from './stats.ts'
import { buildPart, nextPart } from './statues.ts'
import { changeTreasure, equippable, storable } from './treasures.ts'

/** RN-7: the Tactics phase, put together from the ways in which dice and Treasures can be used. */

/** What is said of each way. */
type Said = {
  readonly [way in TacticId]: Extract<Choices['tactics'], { readonly [chosen in way]: unknown }>[way]
}

interface Way<W extends TacticId> {
  options(t: RuleContext, seat: Seat): Form | null
  take(t: Turn, seat: Seat, said: Said[W]): void
  why?(t: RuleContext, seat: Seat, choice: unknown): Refusal | null
}

const tacticOf = (t: RuleContext, tactic: TacticId): Tactic => t.content.tactics[tactic] as Tactic

const listed = (offers: readonly Json[]): Form | null => (offers.length > 0 ? one(offers) : null)

/** RN-7.1: from the Action pool, or from the Personal pool of any own hero. */
function anyPayments(t: RuleContext, seat: Seat, kinds: readonly DieKind[]): Pay[] {
  const payments = paymentsFor(t, seat, null, kinds)
  for (const from of heroesOf(t, seat)) {
    const { dice } = heroOf(t, from)
    for (const die of kinds) if (dice[die] > 0) payments.push({ from, die })
  }
  return payments
}

const coordination: Way<'coordination'> = {
  options: (t, seat) => listed(anyPayments(t, seat, tacticOf(t, 'coordination').cost.dice)),
  take(t, seat, pay) {
    spend(t, seat, pay, 'coordination')
    t.tell?.({ kind: 'tactic-used', seat, tactic: 'coordination' })
    t.next(coordinate({ seat }))
  },
}

const chargeWay: Way<'charge'> = {
  options: (t, seat) => listed(charges(t, seat)),
  take: charge,
  why(t, seat, choice) {
    const hero = heroesOf(t, seat).find((own) => isRecord(choice) && choice.hero === own)
    return hero !== undefined && !mayCharge(t, hero) ? refuse('cannot-charge', { hero }, 'RN-32.15') : null
  },
}

/** RN-7.13, RN-7.14. */
const reinforce: Way<'reinforce'> = {
  options(t, seat) {
    const offers: Json[] = []
    for (const hero of heroesOf(t, seat)) {
      if (heroOf(t, hero).defence >= defenceSymbolsOf(t, hero)) continue
      for (const pay of paymentsFor(t, seat, hero, tacticOf(t, 'reinforce').cost.dice)) offers.push({ hero, pay })
    }
    return listed(offers)
  },
  take(t, seat, { hero, pay }) {
    spend(t, seat, pay, 'reinforce')
    t.tell?.({ kind: 'tactic-used', seat, tactic: 'reinforce', hero })
    heroOf(t, hero).defence++
    t.tell?.({ kind: 'defence-gained', seat, hero, tokens: 1, cause: 'reinforce' })
  },
  why(t, seat, choice) {
    const hero = heroesOf(t, seat).find((own) => isRecord(choice) && choice.hero === own)
    return hero === undefined ? null : refuse('cannot-reinforce', { hero }, 'RN-32.16')
  },
}

/** RN-7.15, RN-12.7: dice of any kinds and any own pools; null without enough of them. */
export function buildForm(t: RuleContext, seat: Seat): Form | null {
  const { n } = tacticOf(t, 'build').cost
  const { pool } = playerAt(t, seat)
  const heroes = heroesOf(t, seat)
  let total = diceIn(pool)
  for (const hero of heroes) total += diceIn(heroOf(t, hero).dice)
  if (total < n) return null
  const counts: { [from: string]: number } = {}
  for (const die of DIE_KINDS) {
    if (pool[die] > 0) counts[payKey({ from: 'pool', die })] = pool[die]
    for (const from of heroes) {
      const held = heroOf(t, from).dice[die]
      if (held > 0) counts[payKey({ from, die })] = held
    }
  }
  return mix(counts, n)
}

const build: Way<'build'> = {
  options(t, seat) {
    const { perTurn } = tacticOf(t, 'build')
    if (nextPart(t, seat) === null || fieldOf(t).turn.built >= (perTurn ?? Number.POSITIVE_INFINITY)) return null
    return buildForm(t, seat)
  },
  take(t, seat, paid) {
    spendMix(t, seat, paid, 'build')
    fieldOf(t).turn.built++
    t.tell?.({ kind: 'tactic-used', seat, tactic: 'build' })
    t.next(buildPart({ seat }))
  },
  why(t, seat) {
    if (nextPart(t, seat) === null) return refuse('statue-complete', {}, 'RN-32.14')
    return refuse(fieldOf(t).turn.built > 0 ? 'built-already' : 'too-few-dice', {}, 'RN-32.14')
  },
}

/** RN-7.18, RN-7.19. */
const equipWay: Way<'equip'> = {
  options: (t, seat) => listed(equippable(t, seat)),
  take: (t, _, equipped) => changeTreasure(t, equipped),
  why: () => refuse('cannot-equip', {}, 'RN-32.17'),
}

/** RN-7.20. */
const storeWay: Way<'store'> = {
  options: (t, seat) => listed(storable(t, seat)),
  take: (t, _, hero) => changeTreasure(t, { hero, card: null }),
  why: () => refuse('nothing-to-store', {}, 'RN-7.20'),
}

const WAYS: { readonly [way in TacticId]: Way<way> } = {
  coordination,
  charge: chargeWay,
  reinforce,
  build,
  equip: equipWay,
  store: storeWay,
}
const TACTICS = Object.keys(WAYS) as readonly TacticId[]

const chosenIn = (choice: object): TacticId | undefined => TACTICS.find((way) => way in choice)

const takeWay = <W extends TacticId>(t: Turn, seat: Seat, way: W, said: Said[W]): void => WAYS[way].take(t, seat, said)

export const tactics = decision<{ readonly seat: Seat }, Choices['tactics']>('tactics', {
  rule: 'RN-7.1',
  seat: (_, { seat }) => seat,
  options(t, { seat }) {
    const ways: { [way: string]: Form } = {}
    for (const way of TACTICS) {
      const form = WAYS[way].options(t, seat)
      if (form) ways[way] = form
    }
    ways.done = yes
    return either(ways)
  },
  why(t, { seat }, choice) {
    if (!isRecord(choice)) return null
    const way = chosenIn(choice)
    return (way && WAYS[way].why?.(t, seat, choice[way])) ?? null
  },
  take(t, { seat }, choice) {
    const way = chosenIn(choice)
    if (!way) return
    takeWay(t, seat, way, (choice as Said)[way])
    t.again()
  },
})

export const tacticsRules = [tactics]
