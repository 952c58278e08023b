import { either, type Frame, type Seat, yes } from '@longhouse/kernel'
import type { Choices } from './choices.ts'
import type { HeroId } from './content-file.ts'
import type { Cause } from './events.ts'
import { decision } from './runar.ts'

/** RN-31.13, RN-31.31: an effect that its controller may use or leave. */

interface Offer {
  readonly seat: Seat
  readonly cause: Cause
  readonly hero: HeroId | null
  /** What using it sets off. */
  readonly use: Frame
}

export const mayUse = decision<Offer, Choices['mayUse']>('mayUse', {
  rule: 'RN-21.16',
  about: (_, { hero, cause }) => ({ hero, cause }),
  seat: (_, { seat }) => seat,
  options: () => either({ use: yes, decline: yes }),
  take(t, { seat, cause, use }, choice) {
    if ('use' in choice) t.next(use)
    else t.tell?.({ kind: 'effect-declined', seat, cause })
  },
})

export const mayUseRules = [mayUse]
