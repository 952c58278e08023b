import type { MainAction, TrackAction } from './content-file.ts'
import type { Event } from './events.ts'

/** The rule behind each step of the solo enemy, so that it can be learnt by watching. */

const ACTIONS: { readonly [action in MainAction]: string } = {
  sail: 'TV-16.5',
  explore: 'TV-16.31',
  harvest: 'TV-16.28',
  build: 'TV-16.33',
}

const ICONS: { readonly [action in TrackAction]: string } = {
  'raise-fury': 'TV-16.44',
  'hunt-boat': 'TV-16.45',
  'cross-route': 'TV-16.47',
  'add-settler': 'TV-16.49',
  'add-boat': 'TV-16.50',
  'add-temple': 'TV-16.51',
  'start-battle': 'TV-16.53',
}

/** Of what only the enemy does. */
const ITS_OWN: { readonly [kind in Event['kind']]?: string } = {
  'enemy-played': 'TV-16.2',
  'enemy-aimed': 'TV-16.6',
  'chieftain-moved': 'TV-16.7',
  'enemy-does-sheet-action': 'TV-16.38',
  'marker-moved': 'TV-16.28',
  'marker-stopped': 'TV-16.30',
  'marker-reset': 'TV-16.30',
  'icon-reached': 'TV-16.42',
  'pile-turned-up': 'TV-15.2',
}

/** Of what every side does, when it is the enemy. */
const AS_A_SIDE: { readonly [kind in Event['kind']]?: string } = {
  'turn-began': 'TV-16.1',
  'settler-moved': 'TV-16.19',
  attacked: 'TV-16.21',
  'rune-taken': 'TV-16.23',
  'village-plundered': 'TV-16.15',
  'village-sacrificed': 'TV-16.25',
  'boat-built': 'TV-16.33',
  'boat-sent-home': 'TV-16.40',
  'temple-built': 'TV-16.51',
  'settlers-withdrawn': 'TV-16.51',
  'card-played-face-down': 'TV-17.7',
  'battle-started': 'TV-17.8',
  'battle-joined': 'TV-17.6',
  'strength-counted': 'TV-17.2',
  'final-score': 'TV-18.2',
}

/** Null where it has none of its own: settlers come as the action says that brings them. */
export function enemyRuleOf(event: Event): string | null {
  if (event.kind === 'enemy-skipped') return event.rule
  if (event.kind === 'icon-done') return ICONS[event.action]
  if (event.kind === 'chieftain-moved' && event.cause in ICONS) return ICONS[event.cause as TrackAction]
  if (event.kind === 'boat-driven-out') return event.by === 'enemy' ? 'TV-16.14' : null
  if (!('side' in event)) return ITS_OWN[event.kind] ?? null
  if (event.side !== 'enemy') return null
  return event.kind === 'action-begun' ? ACTIONS[event.effect.type as MainAction] : (AS_A_SIDE[event.kind] ?? null)
}
