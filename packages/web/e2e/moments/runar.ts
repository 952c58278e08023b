import { asked, type Moment, type Moments, over } from '../saves.ts'

interface Known {
  readonly field: {
    readonly turn: { readonly number: number }
    readonly players: readonly { readonly treasury: readonly unknown[] }[]
  } | null
}

const fieldOf = ({ state }: Parameters<Moment>[0]) => (state as Known).field

export const tactics = asked('tactics')
export const acting = asked('act')
const reacting = asked('reaction:reaction')
export const chasing = asked('chase:reaction')

/** Seat 0 acts after everybody had some turns. */
const actingLate: Moment = (position) => (fieldOf(position)?.turn.number ?? 0) > 12 && acting(position)

/** Seat 0 acts, and has a Treasure that nobody wears. */
export const holdingTreasure: Moment = (position) =>
  (fieldOf(position)?.players[0]?.treasury.length ?? 0) > 0 && acting(position)

/** What a table of Runar looks like at its most different. */
export const SIGHTS: Moments = { tactics, acting: actingLate, reacting, over }

/** And of one that plays a campaign, between two games. */
export const BETWEEN_GAMES: Moments = { promotion: asked('promote'), resting: asked('rest') }
