import type { Form } from '@longhouse/kernel'
import type { Fjord, InFjord } from './sights.ts'

/** What a panel is asked to draw. */
export interface Asked extends InFjord {
  readonly form: Form
}

/** The part of a form for one of its ways. */
export const wayOf = (form: Form | null, way: string): Form | undefined =>
  form?.kind === 'either' ? form.of[way] : undefined

export const favorOf = ({ view, sight }: Fjord): number => view.players[sight.seen.seat ?? -1]?.favor ?? 0
