import { isRecord, type Json } from '@longhouse/kernel'

/** Ways by which nothing is taken, used or done. */
const WAYS: readonly string[] = ['pass', 'decline', 'skip', 'stop', 'hurry', 'keep', 'giveUp']

/** Whether a choice only lets a chance go by: it is there to be chosen, and does not burn. */
export const declines = (choice: Json): boolean =>
  isRecord(choice) && Object.entries(choice).every(([way, value]) => WAYS.includes(way) && value === true)
