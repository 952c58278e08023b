import type { Plural } from '../text.ts'

/** `counted('coin')`, `counted('die', 'dice')`. */
export const counted = (one: string, other = `${one}s`): Plural => ({ one, other })

/** What has one form for every number: `food`. */
export const uncounted = (noun: string): Plural => counted(noun, noun)
