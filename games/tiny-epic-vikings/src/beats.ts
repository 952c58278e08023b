import type { Event } from './events.ts'

/** What is to be seen by itself before what follows. Of the solo enemy it is every step, so that it can be learnt by watching. */
const BEATS: ReadonlySet<Event['kind']> = new Set<Event['kind']>([
  'era-began',
  'cards-dealt',
  'hands-passed',
  'pile-turned-up',
  'card-played',
  'card-played-face-down',
  'sailed',
  'settlers-deployed',
  'village-plundered',
  'settler-moved',
  'attacked',
  'smote',
  'boat-built',
  'temple-built',
  'temple-moved',
  'rune-taken',
  'rune-returned',
  'fury-changed',
  'battle-started',
  'battle-joined',
  'battle-revealed',
  'invaders-came',
  'battle-ended',
  'boon-taken',
  'village-sacrificed',
  'cleaned-up',
  'enemy-played',
  'enemy-aimed',
  'chieftain-moved',
  'enemy-does-sheet-action',
  'marker-moved',
  'marker-reset',
  'icon-done',
  'enemy-skipped',
  'final-score',
])

/** Of the enemy's turn also when it comes and what it begins. */
export const endsBeat = (event: Event): boolean => BEATS.has(event.kind) || ('side' in event && event.side === 'enemy')
