import type { Seat } from './seats.ts'

/** Something that happened, and who may know it. */
export interface AddressedEvent<E> {
  readonly event: E
  /** The seats that hear the event itself; all, if left out. */
  readonly only?: readonly Seat[]
  /** What everybody else hears instead; nothing, if left out. */
  readonly others?: E
}

/** What a seat (null: a spectator) hears of it. */
export function eventFor<E>(told: AddressedEvent<E>, seat: Seat | null): E | null {
  if (!told.only || (seat !== null && told.only.includes(seat))) return told.event
  return told.others ?? null
}
