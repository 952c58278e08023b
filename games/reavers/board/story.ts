import type { Form } from '@longhouse/kernel'
import type { Cost, DieMatch, Effect } from '../src/content-file.ts'
import { partOf } from '../src/receiving.ts'
import { wayOf } from './asked.ts'
import { type Fjord, ownPlayer, rulesSight } from './sights.ts'

/** What a question is about: the form says what may be chosen, the table says why. */

/** The card, place or stack that is decided about; empty if there is none. */
export const causeOf = ({ sight }: Fjord): string => (typeof sight.seen.about === 'string' ? sight.seen.about : '')

type Exchange = Extract<Effect, { exchange: unknown }>['exchange']

export interface Offer extends Exchange {
  /** The card that offers it. */
  readonly cause: string
}

const isExchange = (effect: Effect): effect is Extract<Effect, { exchange: unknown }> => 'exchange' in effect

/** What the Reaver or the artifact that is asked about offers for a payment. */
export function offerOf(fjord: Fjord): Offer | null {
  const { content, sight } = fjord
  const cause = causeOf(fjord)
  const effects = content.reavers[cause]?.specialization ?? content.artifacts[cause]?.effects ?? []
  // RV-18.65: the ability of a Reaver that was just taken, and there may be several.
  const resolved = effects.some((effect) => 'resolveReaver' in effect)
    ? (ownPlayer(fjord)?.acquired ?? []).flatMap((reaver) => content.reavers[reaver]?.specialization ?? [])
    : []
  const asked = wayOf(sight.seen.ask?.form ?? null, 'exchange')
  const found = [...effects, ...resolved].filter(isExchange).find(({ exchange }) => fits(exchange.pay, asked))
  return found ? { ...found.exchange, cause } : null
}

const placeOf = (match: DieMatch): string => ('icon' in match ? match.icon : 'color' in match ? match.color : 'any')

/** Whether a payment of this cost is asked for in a form like this. */
function fits(cost: Cost, form: Form | undefined): boolean {
  if (!form) return true
  const dice = cost.dice ?? []
  if (form.kind !== 'allocation') return dice.length === 0
  return (
    dice.length === form.places.length &&
    dice.every((match, i) => form.places[i]?.id === placeOf(match) && form.places[i]?.needs === match.n)
  )
}

/** What is to be paid for the place or the territory that is asked about. */
export function billOf(fjord: Fjord): Cost {
  const { locations, stacks } = fjord.content
  const cause = causeOf(fjord)
  const location = Object.values(locations).find(({ id }) => id === cause)
  return location?.cost ?? stacks[cause]?.peacefulCost ?? {}
}

export interface Target {
  readonly name: string
  readonly defense: number
  readonly wins: readonly Effect[]
}

/** Whom a pool of combat dice is for; a Sea Battle is met before anything is asked about it. */
export function targetOf(fjord: Fjord): Target | null {
  const { content, view } = fjord
  const id = view.combat?.target ?? (causeOf(fjord) || (view.voyage?.battle ?? ''))
  const battle = content.seaBattles[id]
  if (battle) return { name: fjord.name(id), defense: battle.defense, wins: battle.rewards }
  const stack = content.stacks[id]
  if (stack) return { name: fjord.name(id), defense: stack.defense, wins: [] }
  const [combat] = mayOf(fjord, id).flatMap((effect) => ('combat' in effect ? [effect.combat] : []))
  return combat ? { name: fjord.name(id), defense: combat.defense, wins: combat.win } : null
}

/** What a spoils card lets its owner take besides (RV-10.12, RV-11.6). */
export const mayOf = ({ content }: Fjord, card: string): readonly Effect[] =>
  (content.spoils[card]?.effects ?? []).flatMap((effect) => ('may' in effect ? effect.may : []))

/** The branches of the card that is asked about. */
export const branchesOf = (fjord: Fjord): readonly (readonly Effect[])[] =>
  (fjord.content.spoils[causeOf(fjord)]?.effects ?? []).flatMap((effect) => ('choose' in effect ? effect.choose : []))

/** What would happen of a Reaver taken in this activation (RV-18.64). */
export function partAgain(fjord: Fjord, reaver: string): readonly Effect[] {
  const effects = fjord.content.artifacts[causeOf(fjord)]?.effects ?? []
  const [part] = effects.flatMap((effect) => ('resolveReaver' in effect ? [effect.resolveReaver.part] : []))
  return part ? partOf(rulesSight(fjord), reaver, part) : []
}
