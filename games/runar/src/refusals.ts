import { type Alike, refuse } from '@longhouse/kernel'
import type { Runar } from './runar.ts'

/** RN-32: what every decision refuses alike. Why a choice of its own is not on offer, each decision knows best itself. */
export const alike: Alike<Runar> = {
  outOfTurn: 'RN-32.26',
  passing: 'RN-32.26',
  why: (_, choice, __, isAsked) => (isAsked && choice.decline === true ? refuse('must-decide', {}, 'RN-32.26') : null),
}
