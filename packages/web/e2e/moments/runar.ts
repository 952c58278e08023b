import { asked, type Moment, type Moments, over } from '../saves.ts'

interface Known {
  readonly field: { readonly turn: { readonly number: number } } | null
}

export const tactics = asked('tactics')
export const acting = asked('act')
const reacting = asked('reaction:reaction')

/** Seat 0 acts after everybody had some turns. */
const actingLate: Moment = (position) => ((position.state as Known).field?.turn.number ?? 0) > 12 && acting(position)

/** What a table of Runar looks like at its most different. */
export const SIGHTS: Moments = { tactics, acting: actingLate, reacting, over }

/** And of one that plays a campaign, between two games. */
export const BETWEEN_GAMES: Moments = { promotion: asked('promote'), resting: asked('rest') }
