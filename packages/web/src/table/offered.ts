import type { GameBoard, Option, Sitter } from '@longhouse/board'
import { type Ask, type Form, type GameText, type Json, type Parts, plain } from '@longhouse/kernel'

/** A part of what is asked that cannot be answered by one click: how many, which of them, in what order. */
export interface Editing {
  readonly form: Exclude<Form, { kind: 'one' } | { kind: 'either' }>
  /** The whole choice, given the part. */
  wrap(choice: Json): Json
  readonly id: string
  /** What opens it, in words. */
  readonly label: string
  /** The thing on the board that opens it; null: a button does. */
  readonly thing: string | null
}

/** What may be chosen, in words and in their parts. */
export interface SaidOption extends Option {
  readonly said: Parts
}

export interface Offered {
  readonly options: readonly SaidOption[]
  readonly editings: readonly Editing[]
}

export const NOTHING_OFFERED: Offered = { options: [], editings: [] }

/** Amounts up to this many are buttons. */
const FEW = 6

/** What is asked, taken apart into clicks and editors. */
export function offeredBy(
  ask: Ask,
  view: unknown,
  board: GameBoard,
  text: GameText,
  sitters: readonly Sitter[],
): Offered {
  const names = sitters.map(({ name }) => name)
  const options: SaidOption[] = []
  const editings: Editing[] = []
  const partsOf = (choice: Json): Parts => {
    const { lead, rest } = text.choiceParts(ask.step, choice, names, view)
    return { lead: plain(lead), rest: plain(rest) }
  }
  const offer = (choice: Json) =>
    options.push({
      choice,
      thing: board.thingOf(ask.step, choice),
      label: plain(text.choice(ask.step, choice, names, view)),
      said: partsOf(choice),
    })
  const edit = (form: Editing['form'], wrap: (choice: Json) => Json, id: string) => {
    const empty = wrap(form.kind === 'some' || form.kind === 'order' ? [] : {})
    const thing = board.thingOf(ask.step, empty)
    const said = partsOf(empty)
    const label = said.lead
    editings.push({ form, wrap, id, label, thing })
    if (thing !== null) options.push({ choice: empty, thing, label, said, opens: id })
  }
  const walk = (form: Form, wrap: (choice: Json) => Json, id: string): void => {
    if (form.kind === 'either') {
      for (const way of Object.keys(form.of))
        walk(form.of[way] as Form, (choice) => wrap({ [way]: choice }), `${id}.${way}`)
    } else if (form.kind === 'one') for (const value of form.of) offer(wrap(value))
    else if (form.kind === 'amount' && form.max - form.min < FEW)
      for (let n = form.min; n <= form.max; n++) offer(wrap(n))
    else edit(form, wrap, id)
  }
  if (ask.form && !board.asksItself.includes(ask.step)) walk(ask.form, (choice) => choice, ask.step)
  if (ask.aside) walk(ask.aside, (choice) => ({ aside: choice }), `${ask.step}.aside`)
  return { options, editings }
}
