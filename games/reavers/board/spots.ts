import type { Seat } from '@longhouse/kernel'
import type { Good } from '../src/content-file.ts'

/** Where pieces fly from and to besides things: places among somebody's own. */
type Spot = 'ship' | 'artifacts' | 'prophecies' | 'territories'

export const spotOf = (spot: Spot, seat: Seat): string => `${spot}-${seat}`

export const storeOf = (good: Good, seat: Seat): string => `${good}-${seat}`
