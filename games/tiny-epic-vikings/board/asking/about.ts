import { isRecord, type Json } from '@longhouse/kernel'

/** What everybody is told that a decision is about, by its key. */

export const numberIn = (about: Json, key: string): number | null =>
  isRecord(about) && typeof about[key] === 'number' ? about[key] : null

export const textIn = (about: Json, key: string): string | null =>
  isRecord(about) && typeof about[key] === 'string' ? about[key] : null
