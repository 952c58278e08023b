/** The phases of a round that the header shows (CH-3.1). */
export const STANDING_PHASES = ['placement', 'assigning', 'combat', 'cleanup'] as const

export type StandingPhase = (typeof STANDING_PHASES)[number]
