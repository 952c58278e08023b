import type { SeatInfo, TableInfo } from '@longhouse/protocol'

interface AgreedEnd {
  /** Who is away and may be back: the game does not end without them yet. */
  readonly kept: readonly SeatInfo[]
  /** Nobody else is waited for: if this seat wants the end now, it comes. */
  readonly comes: boolean
}

/** Whom the end of a game still waits for, beside whoever sits here; the house reckons in the same way. */
export function agreedEnd(
  { seats, kept: old }: Pick<TableInfo, 'seats' | 'kept'>,
  own: number,
  now: number,
): AgreedEnd {
  const asked = seats.filter(({ seat, person, abandons }) => seat !== own && person !== null && !abandons)
  const mayBeBack = ({ standIn, why, keptUntil }: SeatInfo): boolean =>
    !old && standIn && why === 'clock' && keptUntil !== null && keptUntil > now
  const kept = asked.filter(mayBeBack)
  return { kept, comes: kept.length === 0 && asked.every(({ standIn }) => standIn) }
}
