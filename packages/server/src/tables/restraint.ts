import { type Refusal, refuse } from '@longhouse/kernel'
import type { Entry } from './entry.ts'
import { isFull, type TableState } from './table-state.ts'
import { NONE, RESTRAINTS, type Restrained, restrainedBy, type Tally, usedAt, whoOf } from './tallies.ts'

/** Refuses what somebody has done too often at this table. Whatever ends the game, and what a clock does, is never too often. */
export function restrained(state: TableState, entry: Entry): Refusal | null {
  if (endsOrMustBe(state, entry)) return null
  if (isFull(state)) return refuse('book-full', { most: state.number })
  // After each return somebody must leave again first, or let the clock run out.
  if (entry.kind === 'return') return hasEnough(state, String(entry.seat), 'changes') ? refuse('enough') : null
  const what = restrainedBy(entry)
  const who = whoOf(state.host, entry)
  if (what === null || who === null) return null
  if (hasEnough(state, who, what)) return refuse('enough')
  const { burst, perSecond } = RESTRAINTS[what]
  const over = usedAt(tallyOf(state, who, what), entry.at, perSecond) + 1 - burst
  return over > 0 ? refuse('slow-down', { seconds: Math.ceil(over / perSecond) }) : null
}

function endsOrMustBe({ status }: TableState, entry: Entry): boolean {
  if (entry.kind === 'sit') return status !== 'open'
  if (entry.kind === 'stand-in') return entry.why === 'clock'
  if (entry.kind === 'abandon') return entry.ends === true
  if (entry.kind === 'go-on') return entry.begins === true
  return entry.kind === 'resign' || entry.kind === 'end' || entry.kind === 'rules' || entry.kind === 'rematch'
}

const tallyOf = ({ tallies }: TableState, who: string, what: Restrained): Tally => tallies[who]?.[what] ?? NONE

const hasEnough = (state: TableState, who: string, what: Restrained): boolean =>
  tallyOf(state, who, what).count >= RESTRAINTS[what].most
