import type { Event } from './events.ts'

/** What is seen by itself before what follows: throws, wounds, what was met on the way, ends of fights and rounds. */
const BEATS: ReadonlySet<Event['kind']> = new Set([
  'round-began',
  'rolled',
  'rerolled',
  'hunted',
  'damaged',
  'warriors-lost',
  'enemy-defeated',
  'combat-lost',
  'blame-given',
  'journey-revealed',
  'journey-replaced',
  'food-lost',
  'troll-unbeaten',
  'destiny-scored',
  'final-score',
])

export const endsBeat = ({ kind }: Event): boolean => BEATS.has(kind)
