/** The parts of an era that the header shows (TV-4, TV-5, TV-11). */
export const STANDING_PHASES = ['draft', 'turns', 'cleanup'] as const

export type StandingPhase = (typeof STANDING_PHASES)[number]
