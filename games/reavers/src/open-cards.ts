import type { Form, Json, Refusal, Seat } from '@longhouse/kernel'
import { either, isRecord, refuse, yes } from '@longhouse/kernel'
import type { Choices, ReaverUse } from './choices.ts'
import type { DieGain, Reaver } from './content-file.ts'
import { gainDice } from './dice.ts'
import { decision, type OfSeat, playerAt, type RuleContext, step, type Turn } from './reavers.ts'
import { reaverForm, recruit, whyNotRecruited } from './recruiting.ts'
import { resolveSpoil } from './spoils.ts'
import type { OpenCards } from './state.ts'

/** Cards received lie open and are used one at a time, in the order their owner wants (RV-4.23, RV-4.24). */

/** RV-6.6: the dice of all Reavers among them come first, and together. They count as taken now (RV-18.64). */
export function layOpen(t: Turn, seat: Seat, cards: readonly string[]): void {
  if (cards.length === 0) return
  t.state.open.push({ seat, cards: [...cards], resolving: null })
  const reavers = cards.filter((card) => card in t.content.reavers)
  if (t.state.activation) playerAt(t, seat).acquired.push(...reavers)
  const dice: DieGain[] = []
  for (const reaver of reavers) dice.push(...(t.content.reavers[reaver] as Reaver).dice)
  const [cause, ...also] = reavers.filter((reaver) => t.content.reavers[reaver]?.dice.length)
  if (cause) t.next(gainDice(also.length > 0 ? { seat, dice, cause, also } : { seat, dice, cause }))
  t.next(useOpenCards({ seat }))
}

const openOf = (t: RuleContext): OpenCards => t.state.open.at(-1) as OpenCards

const useOpenCards = step<OfSeat>('useOpenCards', (t, args) => {
  if (openOf(t).cards.length === 0) t.state.open.pop()
  else t.next(nextCard(args), useOpenCards(args))
})

const nextCard = decision<OfSeat, Choices['nextCard']>('nextCard', {
  rule: 'RV-4.23',
  seat: (_, { seat }) => seat,
  options(t, { seat }) {
    const ways: { [card: string]: Form } = {}
    for (const card of openOf(t).cards) ways[card] ??= card in t.content.reavers ? reaverForm(t, seat) : yes
    return either({ card: either(ways) })
  },
  why(t, { seat }, choice) {
    const { cards } = openOf(t)
    if (!isRecord(choice)) return null
    if (!isRecord(choice.card)) return refuse('cards-left', { cards }, 'RV-20.11')
    return whyNotUsed(t, seat, choice.card)
  },
  take(t, { seat }, choice) {
    const open = openOf(t)
    const [card, use] = Object.entries(choice.card)[0] as [string, Json]
    open.cards.splice(open.cards.indexOf(card), 1)
    open.resolving = card
    if (card in t.content.reavers) recruit(t, seat, card, use as ReaverUse)
    else resolveSpoil(t, seat, card)
    t.next(closeCard())
  },
})

function whyNotUsed(t: RuleContext, seat: Seat, chosen: Readonly<Record<string, unknown>>): Refusal | null {
  const [named, use] = Object.entries(chosen)[0] ?? []
  const card = openOf(t).cards.find((candidate) => candidate === named)
  if (!card) return refuse('card-not-open', {}, 'RV-4.23')
  return card in t.content.reavers ? whyNotRecruited(t, seat, card, use) : null
}

/** Its effects are done, and it lies where it belongs. */
const closeCard = step('closeCard', (t) => {
  openOf(t).resolving = null
})

export const openCardRules = [useOpenCards, nextCard, closeCard]
