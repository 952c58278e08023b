import { isOfQuestions } from '@longhouse/kernel'
import type { EntryKind } from '@longhouse/protocol'
import type { Entry } from './entry.ts'

/** How much somebody may do that does not move the game on: so much at once, so much a second, and so much in all. */
interface Restraint {
  readonly burst: number
  readonly perSecond: number
  readonly most: number
}

export const RESTRAINTS = {
  /** Sitting down before the game, leaving it, offering to end it and not after all; wanting to be asked, and not. */
  changes: { burst: 10, perSecond: 0.1, most: 100 },
  undos: { burst: 40, perSecond: 1, most: 500 },
} as const satisfies { readonly [what: string]: Restraint }

export type Restrained = keyof typeof RESTRAINTS

/** How often it was done, and how much of the burst was used up at the last time. */
export interface Tally {
  readonly count: number
  readonly used: number
  readonly at: number
}

/** Of one seat. It follows from the entries, so a restart or another process does not begin anew. */
export type Tallies = { readonly [what in Restrained]: Tally }

export const NONE: Tally = { count: 0, used: 0, at: 0 }
export const UNTALLIED: Tallies = { changes: NONE, undos: NONE }

export const usedAt = ({ used, at }: Tally, now: number, perSecond: number): number =>
  Math.max(0, used - ((now - at) / 1000) * perSecond)

const CHANGES: readonly EntryKind[] = ['abandon', 'go-on', 'hand-over', 'stand-in']

export function restrainedBy(entry: Entry): Restrained | null {
  if (entry.kind === 'undo') return 'undos'
  if (entry.kind === 'choice') return isOfQuestions(entry.choice) ? 'changes' : null
  if (entry.kind === 'sit') return entry.person === null && entry.bot === null ? null : 'changes'
  return CHANGES.includes(entry.kind) ? 'changes' : null
}

/** Every seat's tallies after an entry. */
export function tallied(tallies: readonly Tallies[], entry: Entry): readonly Tallies[] {
  const what = restrainedBy(entry)
  if (what === null) return tallies
  return tallies.map((own, seat) => {
    if (seat !== entry.seat) return own
    const { count } = own[what]
    const used = usedAt(own[what], entry.at, RESTRAINTS[what].perSecond) + 1
    return { ...own, [what]: { count: count + 1, used, at: entry.at } }
  })
}
