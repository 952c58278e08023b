import type { HeroId } from '../src/content-file.ts'
import type { Side } from '../src/state.ts'

/** Where pieces fly from and to besides things: places among a side's own. */

type Own = 'seat' | 'pool' | 'shards' | 'slots' | 'hand' | 'deck' | 'score'

export const ownSpot = (spot: Own, side: Side): string => `${spot}-${side}`

export const heroSpot = (hero: HeroId): string => `hero-${hero}`

export const DESTINY_SPOT = 'destiny'
export const HAZARD_SPOT = 'hazards'
