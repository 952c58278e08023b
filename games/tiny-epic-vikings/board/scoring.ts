/** What is scored at the end, in the order of TV-12. */
export const SCORING = ['island-runes', 'favor-runes'] as const
