/** What is scored at the end, in the order of CH-15.1. */
export const SCORING = ['glory-track', 'destiny', 'color-sets', 'rune', 'longship', 'favor', 'coins', 'blame'] as const
