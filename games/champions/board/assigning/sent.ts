import { askedForm, useDraftElsewhere } from '@longhouse/board'
import type { Counts } from '@longhouse/kernel'
import type { BoardContext } from '../board-context.ts'

/** What goes to each place, until it is sealed. */
export type Sent = { readonly [place: string]: Counts }

/** Under which name the assignment of a round is put together. */
export const assignmentIn = ({ view }: BoardContext): string => `assign-${view.round}`

/** A hunt comes before all fronts, and has the first number (CH-8.1). */
export const firstFront = ({ view, input: { seatView } }: BoardContext): number =>
  seatView.seat !== null && view.hunters.includes(seatView.seat) ? 2 : 1

/** The numbers of the fronts that one's own pieces of a kind are being sent to, in their order. */
export function useFronts(context: BoardContext): (thing: string) => readonly number[] {
  const sent = useDraftElsewhere<Sent>(assignmentIn(context)) ?? {}
  const form = askedForm(context, 'assign')
  if (form?.kind !== 'allocation') return () => []
  const first = firstFront(context)
  return (thing) => form.places.flatMap(({ id }, at) => Array(sent[id]?.[thing] ?? 0).fill(first + at))
}
