import type { Turn } from './runar.ts'
import { fieldOf } from './runar.ts'
import type { Phase } from './state.ts'

/** RN-6.2. */
export function beginPhase(t: Turn, phase: Phase): void {
  const { turn } = fieldOf(t)
  turn.phase = phase
  t.tell?.({ kind: 'phase-began', seat: turn.active, phase })
}
