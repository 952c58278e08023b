import type { Form } from '@longhouse/kernel'
import type { BoardContext, InContext } from '../board-context.ts'

/** What a panel is asked to draw. */
export interface Asked extends InContext {
  readonly form: Form
}

/** The part of a form for one of its ways. */
export const wayOf = (form: Form | null, way: string): Form | undefined =>
  form?.kind === 'either' ? form.of[way] : undefined

export const favorOf = ({ view, input }: BoardContext): number => view.players[input.seatView.seat ?? -1]?.favor ?? 0
