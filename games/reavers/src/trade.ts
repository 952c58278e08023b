import type { Counts, Form, Json, Refusal, Seat } from '@longhouse/kernel'
import { either, isRecord, mix, one, refuse, yes } from '@longhouse/kernel'
import type { Choices } from './choices.ts'
import type { TradeOption } from './content-file.ts'
import { drawCards, hasCards } from './decks.ts'
import { diceIn, gainTheseDice } from './dice.ts'
import { effects } from './effect-frame.ts'
import { countOf } from './payments.ts'
import { takeProphecies } from './prophecies.ts'
import { activationOf, decision, type OfSeat, type RuleContext, type Turn } from './reavers.ts'

/** RV-7. */

const optionsOf = (t: RuleContext): readonly TradeOption[] => {
  const { action } = t.content.locations['trade-with-villages']
  return 'pick' in action ? action.pick.options : []
}

const DECK = 'deck'

/** RV-7.4 to RV-7.8, RV-7.14: one pick after the other, as many as the position allows. */
export const tradePick = decision<OfSeat, Choices['tradePick']>('tradePick', {
  rule: 'RV-7.6',
  seat: (_, { seat }) => seat,
  options(t) {
    if (activationOf(t).turnsLeft === 0) return null
    const ways: { [option: string]: Form } = {}
    for (const option of optionsOf(t)) {
      const form = formOf(t, option)
      if (form) ways[option.id] = form
    }
    ways.stop = yes
    return either(ways)
  },
  why(t, _, choice) {
    const said = isRecord(choice) ? choice : {}
    const option = optionsOf(t).find(({ id }) => id in said)
    return option ? whyNotPicked(t, option, said[option.id]) : null
  },
  take(t, { seat }, pick) {
    const activation = activationOf(t)
    activation.turnsLeft = 'stop' in pick ? 0 : activation.turnsLeft - 1
    const option = optionsOf(t).find(({ id }) => id in pick)
    if (!option) return
    deal(t, seat, option, (pick as { readonly [option: string]: Json })[option.id] as Json)
    t.again()
  },
})

/** Null where nothing could be had of it (RV-7.10, RV-15.10). */
function formOf(t: RuleContext, { effects: [effect] }: TradeOption): Form | null {
  const { tradeDice, prophecies } = t.state
  if (effect && 'takeTradeDice' in effect)
    return tradeDice.length > 0 ? mix(countOf(tradeDice), Math.min(effect.takeTradeDice.n, tradeDice.length)) : null
  if (effect && 'takeProphecy' in effect) {
    const open: (number | typeof DECK)[] = []
    for (const [at, card] of prophecies.entries()) if (card !== null) open.push(at)
    if (hasCards(t, 'prophecy')) open.push(DECK)
    return one(open)
  }
  return yes
}

function whyNotPicked(t: RuleContext, { effects: [effect] }: TradeOption, chosen: unknown): Refusal | null {
  const { tradeDice, prophecies } = t.state
  if (effect && 'takeTradeDice' in effect) {
    const n = Math.min(effect.takeTradeDice.n, tradeDice.length)
    return n > 0 ? refuse('not-these-trade-dice', { n }, 'RV-7.6') : refuse('no-trade-dice', {}, 'RV-20.14')
  }
  if (!effect || !('takeProphecy' in effect)) return null
  if (chosen === DECK) return hasCards(t, 'prophecy') ? null : refuse('deck-empty', { deck: 'prophecy' }, 'RV-15.10')
  return typeof chosen === 'number' && prophecies[chosen] === null ? refuse('prophecy-taken', {}, 'RV-7.13') : null
}

function deal(t: Turn, seat: Seat, { id, effects: list }: TradeOption, chosen: Json): void {
  const [effect] = list
  if (effect && 'takeTradeDice' in effect) takeTradeDice(t, seat, chosen as Counts, id)
  else if (effect && 'takeProphecy' in effect) takeProphecy(t, seat, chosen as number | typeof DECK)
  else t.next(effects({ seat, effects: list, cause: id }))
}

/** RV-7.9, RV-7.11: with their faces, as many as there are. */
function takeTradeDice(t: Turn, seat: Seat, chosen: Counts, cause: string): void {
  const { tradeDice } = t.state
  const taken = diceIn(chosen)
  for (const die of taken) tradeDice.splice(tradeDice.indexOf(die), 1)
  gainTheseDice(t, seat, taken, cause)
}

/** RV-7.12, RV-7.13. */
function takeProphecy(t: Turn, seat: Seat, from: number | typeof DECK): void {
  if (from === DECK) return takeProphecies(t, seat, drawCards(t, 'prophecy', 1), false)
  const card = t.state.prophecies[from] as string
  t.state.prophecies[from] = null
  takeProphecies(t, seat, [card], true)
}

export const tradeRules = [tradePick]
