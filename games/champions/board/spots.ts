import type { Seat } from '@longhouse/kernel'
import type { Good, Warrior } from '../src/content.ts'

/** Where pieces fly from and to besides things: places among somebody's own. */
export const spotOf = (spot: 'hand' | 'runes', seat: Seat): string => `${spot}-${seat}`

export const storeOf = (good: Good | Warrior, seat: Seat): string => `${good}-${seat}`
