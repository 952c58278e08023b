import type { Form, Json } from '@longhouse/kernel'
import type { BoardInput } from '../game-board.ts'

type InInput = { readonly input: Pick<BoardInput, 'seatView' | 'options'> }

/** What the viewer is asked to choose from, if one of these steps asks; else null. */
export function askedForm({ input: { seatView } }: InInput, ...steps: readonly string[]): Form | null {
  const { ask } = seatView
  return ask && steps.includes(ask.step) ? ask.form : null
}

export const isAsked = (context: InInput, ...steps: readonly string[]): boolean => askedForm(context, ...steps) !== null

/** Whether a click on the thing would choose something. */
export const isOffered = ({ input: { options } }: InInput, id: string | null): id is string =>
  id !== null && options.some(({ thing }) => thing === id)

/** The part of a form for one of its ways. */
export const wayOf = (form: Form | null | undefined, way: string): Form | undefined =>
  form?.kind === 'either' ? form.of[way] : undefined

/** The values of which one is chosen; none where something else is asked. */
export const valuesOf = (form: Form | null | undefined): readonly Json[] => (form?.kind === 'one' ? form.of : [])
