import type { Resource, Rune } from '../src/content-file.ts'
import type { Side } from '../src/state.ts'

/** Where pieces fly from and to besides things: places among a side's own, and on the chart and the sheets. */

type Own = 'seat' | 'row' | 'hand' | 'favors' | 'villages'

export const ownSpot = (spot: Own, side: Side): string => `${spot}-${side}`

export const storeSpot = (resource: Resource, side: Side): string => `${resource}-${side}`

export const runeSpot = (rune: Rune, side: Side): string => `rune-${rune}-${side}`

type Lying = 'island' | 'village' | 'god' | 'offer'

/** An island's pieces, a village at its port, a god's fury, villages on an action. */
export const lyingSpot = (spot: Lying, id: string): string => `${spot}-${id}`

export const BATTLE_SPOT = 'battle'
