import { step } from './runar.ts'

/** RN-24. */

export const nemesisPhase = step('nemesisPhase', () => {})

export const nemesisRules = [nemesisPhase]
