import type { FavorId, VikingId } from '../../src/content-file.ts'
import type { Event } from '../../src/events.ts'
import type { Side } from '../../src/state.ts'

/** The latest battle that was fought, read from what was told of it. */

type EventOf<Kind extends Event['kind']> = Extract<Event, { kind: Kind }>

export interface FoughtBy {
  readonly side: Side
  readonly card: VikingId
  /** What was paid for it, or could not be. */
  readonly steel: { readonly cost: number; readonly paid: boolean } | null
  /** Null: it did not compete (TV-6.12). */
  readonly strength: number | null
  /** Of the icons that started the enemy's battle (TV-17.18). */
  readonly bonus: number
}

export interface Fought {
  /** Who started it first. */
  readonly fighters: readonly FoughtBy[]
  readonly invaders: EventOf<'invaders-came'> | null
  /** Null: it is still to be told. */
  readonly ended: EventOf<'battle-ended'> | null
  readonly furies: readonly EventOf<'fury-changed'>[]
  /** Nothing else has happened since. */
  readonly fresh: boolean
}

/** What belongs to the fight itself; all that follows is seen on the chart. */
const OF_THE_FIGHT: ReadonlySet<Event['kind']> = new Set<Event['kind']>([
  'battle-revealed',
  'steel-paid',
  'steel-missing',
  'strength-counted',
  'invaders-came',
  'battle-ended',
  'gained',
  'boon-declined',
  'fury-changed',
])

/** Null: none was fought in this era. */
export function latestFought(log: readonly Event[]): Fought | null {
  const start = log.findLastIndex(({ kind }) => kind === 'battle-revealed' || kind === 'era-began')
  const revealed = log[start]
  if (revealed?.kind !== 'battle-revealed') return null
  const since = log.slice(start)
  const other = since.findIndex(({ kind }) => !OF_THE_FIGHT.has(kind))
  const told = other === -1 ? since : since.slice(0, other)
  return {
    fighters: revealed.cards.map(({ side, card }) => foughtBy(told, side, card)),
    invaders: told.find((event) => event.kind === 'invaders-came') ?? null,
    ended: told.find((event) => event.kind === 'battle-ended') ?? null,
    furies: told.filter((event) => event.kind === 'fury-changed'),
    fresh: other === -1,
  }
}

function foughtBy(told: readonly Event[], side: Side, card: VikingId): FoughtBy {
  const steel = told.find(
    (event) => (event.kind === 'steel-paid' || event.kind === 'steel-missing') && event.side === side,
  )
  const counted = told.find((event) => event.kind === 'strength-counted' && event.side === side)
  return {
    side,
    card,
    steel:
      steel?.kind === 'steel-paid' || steel?.kind === 'steel-missing'
        ? { cost: steel.steel, paid: steel.kind === 'steel-paid' }
        : null,
    strength: counted?.kind === 'strength-counted' ? counted.strength : null,
    bonus: counted?.kind === 'strength-counted' ? (counted.bonus ?? 0) : 0,
  }
}

/** Why it ended as it did, by the rule that says so. */
export const OUTCOMES = {
  nobodyCompetes: 'TV-6.16',
  strongest: 'TV-6.18',
  shared: 'TV-6.19',
  beatsInvaders: 'TV-6.33',
  invadersWin: 'TV-6.32',
  invadersEqual: 'TV-6.34',
  noInvaders: 'TV-6.36',
} as const

export function outcomeOf({ fighters, invaders, ended }: Fought): keyof typeof OUTCOMES | null {
  if (!ended) return null
  const strengths = fighters.flatMap(({ strength }) => (strength === null ? [] : [strength]))
  if (strengths.length === 0) return 'nobodyCompetes'
  if (!invaders) return ended.winner === null ? 'shared' : 'strongest'
  if (invaders.card === null) return 'noInvaders'
  if (ended.winner !== null) return 'beatsInvaders'
  return invaders.strength === strengths[0] ? 'invadersEqual' : 'invadersWin'
}

export const favorOf = (fought: Fought | null, open: { readonly favor: FavorId } | null): FavorId | null =>
  fought?.ended?.favor ?? open?.favor ?? null
