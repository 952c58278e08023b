import type { Event } from './events.ts'

/** What is seen by itself before what follows: throws, what was met at sea, ends of fights and rounds. */
const BEATS: ReadonlySet<Event['kind']> = new Set([
  'round-began',
  'activated',
  'journey-revealed',
  'journey-suffered',
  'battle-chosen',
  'battle-lost',
  'combat-rolled',
  'combat-rerolled',
  'combat-won',
  'combat-lost',
  'pillaged',
  'territory-flipped',
  'dice-gained',
  'final-score',
])

/** A battle that was fought out has been seen to be won. */
export const endsBeat = (event: Event): boolean =>
  BEATS.has(event.kind) || (event.kind === 'battle-won' && event.way === 'combination')
