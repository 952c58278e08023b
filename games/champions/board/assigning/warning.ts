import { type Counts, type Form, type Json, totalOf, validateChoice } from '@longhouse/kernel'
import type { Enemy } from '../../src/content.ts'
import { boardContextOf, type ChampionsInput, cardAt } from '../board-context.ts'
import { outlookOf } from './outlook.ts'

type Allocation = Extract<Form, { kind: 'allocation' }>

/** What somebody may not have meant by an assignment: nobody is sent, or some are sent where they cannot win. */
export function warningOf(input: ChampionsInput, step: string, choice: Json): string | null {
  if (step !== 'assign' && step !== 'assignInTurn') return null
  const form = input.seatView.ask?.form as Allocation | null | undefined
  // CH-7.10: who has sealed may still demand turn order, which assigns nothing.
  if (!form || validateChoice(form, choice) !== null) return null
  const context = boardContextOf(input)
  const { assign: say } = context.words
  const sent = choice as { readonly [place: string]: Counts }
  if (Object.values(sent).every((given) => totalOf(given) === 0))
    return totalOf(form.things) > 0 ? say.sureNobody : null
  const hopeless = Object.keys(sent).flatMap((place) => {
    const card = cardAt(context, place)
    const isAtSea = context.view.shores.some(({ id }) => id === place)
    const enemy = card ? (context.content.enemies[card] as Enemy) : null
    const { size, win } = outlookOf(context, enemy, sent[place] ?? {}, isAtSea ? place : null)
    return card && size > 0 && win === 0 ? [context.name(card)] : []
  })
  return hopeless.length > 0 ? say.sureHopeless(hopeless.join(', ')) : null
}
