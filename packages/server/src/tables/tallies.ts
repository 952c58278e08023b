import { isOfQuestions } from '@longhouse/kernel'
import type { EntryKind, Status } from '@longhouse/protocol'
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

/** It follows from the entries, so a restart or another process does not begin anew. */
type Tallies = { readonly [what in Restrained]: Tally }

/** Of each seat, and before the game of each person: nobody wears out a seat for others. */
export type TalliesByWho = { readonly [who: string]: Tallies }

export const NONE: Tally = { count: 0, used: 0, at: 0 }
const UNTALLIED: Tallies = { changes: NONE, undos: NONE }

export const usedAt = ({ used, at }: Tally, now: number, perSecond: number): number =>
  Math.max(0, used - ((now - at) / 1000) * perSecond)

const CHANGES: readonly EntryKind[] = ['abandon', 'go-on', 'hand-over', 'stand-in']

export function restrainedBy(entry: Entry): Restrained | null {
  if (entry.kind === 'undo') return 'undos'
  if (entry.kind === 'choice') return isOfQuestions(entry.choice) ? 'changes' : null
  if (entry.kind === 'sit') return entry.person === null && entry.bot === null ? null : 'changes'
  return CHANGES.includes(entry.kind) ? 'changes' : null
}

/** Whose doing it is: a program is given a seat by the host. */
export const whoOf = (host: string, entry: Entry): string | null =>
  entry.kind === 'sit' ? (entry.person ?? host) : entry.seat === null ? null : String(entry.seat)

interface Tallied {
  readonly status: Status
  readonly host: string
  readonly tallies: TalliesByWho
}

/** Everybody's tallies after an entry. Whoever gets a seat while the game is played begins anew. */
export function tallied({ status, host, tallies }: Tallied, entry: Entry): TalliesByWho {
  if (entry.kind === 'start') return {}
  if (entry.kind === 'sit' && status !== 'open') return { ...tallies, [entry.seat]: UNTALLIED }
  const what = restrainedBy(entry)
  const who = whoOf(host, entry)
  if (what === null || who === null) return tallies
  const own = tallies[who] ?? UNTALLIED
  const { count } = own[what]
  const used = usedAt(own[what], entry.at, RESTRAINTS[what].perSecond) + 1
  return { ...tallies, [who]: { ...own, [what]: { count: count + 1, used, at: entry.at } } }
}
