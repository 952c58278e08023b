import { type Refusal, refuse } from '@longhouse/kernel'
import type { Limited, Limits } from '../people/limits.ts'

/** As much as one may ask for is not for each of a hundred guests who come from one place: to be another costs nothing. */
export const tooMuch = (limits: Limits, what: 'table' | 'chat' | 'work', who: string, place: string): Refusal | null =>
  tooSoon(limits, what, who) ?? tooSoon(limits, `${what}-from`, place)

export function tooSoon(limits: Limits, what: Limited, who: string): Refusal | null {
  const seconds = limits.wait(what, who)
  return seconds > 0 ? refuse('slow-down', { seconds }) : null
}
