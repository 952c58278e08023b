/** The phases of a turn that the header shows (RN-6.2). */
export const STANDING_PHASES = ['initial', 'tactics', 'action', 'support', 'destiny', 'nemesis', 'end'] as const

export type StandingPhase = (typeof STANDING_PHASES)[number]
