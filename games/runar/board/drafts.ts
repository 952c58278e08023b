import type { Counts, Form, Json, SeatView } from '@longhouse/kernel'
import type { About } from '../src/about.ts'
import { DIE_KINDS } from '../src/content-file.ts'

interface Asked {
  readonly seatView: Pick<SeatView<unknown, About>, 'about'>
}

/** Where dice do not all fit (RN-12.8) one begins with those that lie there, and as many of the new ones as there is room for. */
export function draftOf({ seatView }: Asked, step: string, form: Form): Json | undefined {
  if (step !== 'keepDice' || form.kind !== 'mix') return undefined
  const coming: Counts = seatView.about?.dice ?? {}
  const draft: { [die: string]: number } = {}
  let room = form.max
  const keep = (die: string, n: number) => {
    const kept = Math.min(n, room)
    room -= kept
    draft[die] = (draft[die] ?? 0) + kept
  }
  for (const die of DIE_KINDS) keep(die, (form.of[die] ?? 0) - (coming[die] ?? 0))
  for (const die of DIE_KINDS) keep(die, coming[die] ?? 0)
  return draft
}
