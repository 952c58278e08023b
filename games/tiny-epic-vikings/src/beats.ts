import type { Event } from './events.ts'

/** What is seen by itself before what follows: cards, boats, losses, runes that move, the steps of a battle, new eras. */
const BEATS: ReadonlySet<Event['kind']> = new Set([
  'era-began',
  'hands-passed',
  'card-played',
  'card-played-face-down',
  'sailed',
  'boat-driven-out',
  'boat-sent-home',
  'attacked',
  'smote',
  'rune-taken',
  'rune-returned',
  'battle-started',
  'battle-revealed',
  'strength-counted',
  'invaders-came',
  'battle-ended',
  'boon-taken',
  'village-sacrificed',
  'enemy-played',
  'enemy-aimed',
  'chieftain-moved',
  'enemy-does-sheet-action',
  'icon-done',
  'final-score',
])

export const endsBeat = ({ kind }: Event): boolean => BEATS.has(kind)
