import { wayOf } from '@longhouse/board'
import type { Form } from '@longhouse/kernel'
import type { Cost, Effect } from '../../src/content-file.ts'
import { placeOf } from '../../src/payments.ts'
import { partOf } from '../../src/receiving.ts'
import type { BoardContext } from '../board-context.ts'

/** What a question is about: the form says what may be chosen, the table says why. */

/** The card, place or stack that is decided about; empty if there is none. */
export const causeOf = ({ input }: BoardContext): string => input.seatView.about ?? ''

type Exchange = Extract<Effect, { exchange: unknown }>['exchange']

export interface Offer extends Exchange {
  /** The card that offers it. */
  readonly cause: string
}

const isExchange = (effect: Effect): effect is Extract<Effect, { exchange: unknown }> => 'exchange' in effect

/** What the Reaver or the artifact that is asked about offers for a payment. */
export function offerOf(context: BoardContext): Offer | null {
  const { content, input } = context
  const cause = causeOf(context)
  const effects = content.reavers[cause]?.specialization ?? content.artifacts[cause]?.effects ?? []
  const asked = wayOf(input.seatView.ask?.form ?? null, 'exchange')
  const found = effects.filter(isExchange).find(({ exchange }) => fits(exchange.pay, asked))
  return found ? { ...found.exchange, cause } : null
}

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
export function billOf(context: BoardContext): Cost {
  const { locations, stacks } = context.content
  const cause = causeOf(context)
  const location = Object.values(locations).find(({ id }) => id === cause)
  return location?.cost ?? stacks[cause]?.peacefulCost ?? {}
}

export interface Target {
  readonly name: string
  readonly defense: number
  readonly wins: readonly Effect[]
}

/** Whom a pool of combat dice is for; a Sea Battle is met before anything is asked about it. */
export function targetOf(context: BoardContext): Target | null {
  const { content, view } = context
  const id = view.combat?.target ?? (causeOf(context) || (view.voyage?.battle ?? ''))
  const battle = content.seaBattles[id]
  if (battle) return { name: context.name(id), defense: battle.defense, wins: battle.rewards }
  const stack = content.stacks[id]
  if (stack) return { name: context.name(id), defense: stack.defense, wins: [] }
  const [combat] = mayOf(context, id).flatMap((effect) => ('combat' in effect ? [effect.combat] : []))
  return combat ? { name: context.name(id), defense: combat.defense, wins: combat.win } : null
}

/** What a spoils card lets its owner take besides (RV-10.12, RV-11.6). */
export const mayOf = ({ content }: BoardContext, card: string): readonly Effect[] =>
  (content.spoils[card]?.effects ?? []).flatMap((effect) => ('may' in effect ? effect.may : []))

/** The branches of the card that is asked about. */
export const branchesOf = (context: BoardContext): readonly (readonly Effect[])[] =>
  (context.content.spoils[causeOf(context)]?.effects ?? []).flatMap((effect) =>
    'choose' in effect ? effect.choose : [],
  )

/** What would happen of a Reaver taken in this activation (RV-18.64). */
export function partAgain(context: BoardContext, reaver: string): readonly Effect[] {
  const effects = context.content.artifacts[causeOf(context)]?.effects ?? []
  const [part] = effects.flatMap((effect) => ('resolveReaver' in effect ? [effect.resolveReaver.part] : []))
  return part ? partOf(context, reaver, part) : []
}
