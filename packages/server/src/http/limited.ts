import { type Refusal, refuse } from '@longhouse/kernel'
import type { Limited, Limits } from '../people/limits.ts'

export function tooSoon(limits: Limits, what: Limited, who: string): Refusal | null {
  const seconds = limits.wait(what, who)
  return seconds > 0 ? refuse('slow-down', { seconds }) : null
}
