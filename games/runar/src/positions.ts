import type { Json, Seat } from '@longhouse/kernel'
import { isRecord, one, type Refusal, refuse } from '@longhouse/kernel'
import type { Choices } from './choices.ts'
import type { DieKind, HeroId, NodeId } from './content-file.ts'
import { setNode, territoryAt } from './places.ts'
import { decision, fieldOf, playerAt, type RuleContext, step } from './runar.ts'
import { territoryOf } from './sides.ts'
import { isAlone } from './solo.ts'

/** RN-5.29 to RN-5.35: Position tokens, face down, in three rounds. */

interface Placing {
  readonly seat: Seat
  readonly round: number
}

/** RN-5.29: each round against turn order, the First player last. */
export const placeTokens = step('placeTokens', (t) => {
  const backwards = fieldOf(t).order.toReversed()
  for (let round = 1; round <= t.content.constants.heroesPerTeam; round++)
    t.next(...backwards.map((seat) => placeToken({ seat, round })))
  t.next(unmask())
})

/** RN-5.30 to RN-5.32; RN-29.4: alone there is one Territory, and every die is open. */
function isOpen(t: RuleContext, { seat, round }: Placing, node: NodeId): boolean {
  if (isAlone(t)) return true
  const isHome = territoryAt(t, node) === territoryOf(t, seat)
  return round === 1 ? isHome : round === 2 ? !isHome : true
}

function waitingHeroes(t: RuleContext, seat: Seat): HeroId[] {
  const placed = new Set(Object.values(fieldOf(t).positions).map(({ hero }) => hero))
  return (t.state.sheet.teams[seat]?.heroes ?? []).filter((hero) => !placed.has(hero))
}

const placeToken = decision<Placing, Choices['placeToken']>('placeToken', {
  rule: 'RN-5.29',
  seat: (_, { seat }) => seat,
  options(t, placing) {
    const heroes = waitingHeroes(t, placing.seat)
    const offers: Json[] = []
    for (const node in fieldOf(t).dice)
      if (isOpen(t, placing, node)) for (const hero of heroes) offers.push({ node, hero })
    return one(offers)
  },
  why: whyNot,
  take(t, { seat }, { node, hero }) {
    const field = fieldOf(t)
    const die = field.dice[node] as DieKind
    delete field.dice[node]
    field.positions[node] = { seat, hero }
    // RN-5.33
    playerAt(t, seat).pool[die]++
    const placed = { kind: 'token-placed', seat, node, die, hero } as const
    t.tell?.(placed, { only: [seat], others: { ...placed, hero: null } })
  },
  about: (_, { round }) => ({ round }),
})

function whyNot(t: RuleContext, placing: Placing, choice: unknown): Refusal | null {
  const node = isRecord(choice) ? String(choice.node) : ''
  if (fieldOf(t).dice[node] === undefined) return refuse('no-die-there', {}, 'RN-32.23')
  if (isOpen(t, placing, node)) return refuse('hero-not-waiting', {}, 'RN-5.29')
  return refuse(placing.round === 1 ? 'first-token-at-home' : 'second-token-away', {}, 'RN-32.23')
}

/** RN-5.35. */
const unmask = step('unmask', (t) => {
  const field = fieldOf(t)
  t.reveal()
  const heroes = Object.entries(field.positions).map(([node, { hero }]) => ({ hero, node }))
  field.positions = {}
  // What nobody took is put back.
  field.dice = {}
  for (const { hero, node } of heroes) setNode(t, hero, node)
  t.tell?.({ kind: 'heroes-revealed', heroes })
})

export const positionRules = [placeTokens, placeToken, unmask]
