/** What is scored at the end, in the order of the rules (RN-26.4 to RN-26.9). */
export const SCORING = ['play', 'event-mission', 'mission', 'obstacle'] as const
