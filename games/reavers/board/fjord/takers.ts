import type { Seat } from '@longhouse/kernel'
import type { LocationId } from '../../src/content-file.ts'
import type { Event } from '../../src/events.ts'

/** Who took what lay open in this round, as the log tells it. */

/** Cards are dealt before a round is told to begin: all since the place was last dealt counts. */
function sinceDealt(log: readonly Event[], location: LocationId): readonly Event[] {
  return log.slice(log.findLastIndex((event) => event.kind === 'location-dealt' && event.location === location))
}

export function takerOfGroup(log: readonly Event[], location: LocationId, group: number): Seat | null {
  const taken = sinceDealt(log, location).findLast(
    (event) => event.kind === 'cards-taken' && event.location === location && event.group === group,
  )
  return taken && 'seat' in taken ? taken.seat : null
}

/** Prophecies and Sea Battles lie one to a space, as they were dealt. */
export function takerOfSpace(log: readonly Event[], location: LocationId, space: number): Seat | null {
  const [dealt, ...since] = sinceDealt(log, location)
  const card = dealt?.kind === 'location-dealt' ? dealt.cards[space] : undefined
  const taken = since.filter(
    (event) =>
      (event.kind === 'prophecy-taken' && event.open && event.card === card) ||
      (event.kind === 'battle-won' && event.battle === card),
  )
  const [first] = taken
  return first && 'seat' in first ? first.seat : null
}
