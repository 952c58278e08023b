import type { Seat } from '@longhouse/kernel'
import { favorPoints } from './bot-runes.ts'
import { type Favor, type FavorId, RESOURCES, type VikingId } from './content-file.ts'
import { boosted, held, strengthOf } from './sides.ts'
import type { Battle, Side } from './state.ts'
import type { RuleContext } from './vikings.ts'

/** What a program expects of the open battle. */

/** How likely nobody better comes, for each who may still join. */
const STAYS_AWAY = 0.85
/** What a resource of a bag is worth beside the points of its runes. */
const RESOURCE_WORTH = 0.3

/** The points of the favor card, times the chance to win it. */
export function battleHope(t: RuleContext, seat: Seat): number {
  const { battle } = t.state
  if (!battle?.fighters.includes(seat)) return 0
  const mine = fightingStrength(t, seat)
  if (mine === null) return 0
  const others = battle.fighters.flatMap((side) => (side === seat ? [] : (fightingStrength(t, side) ?? [])))
  const chance = others.length > 0 ? Number(mine > Math.max(...others)) : chanceAgainstInvaders(t, mine)
  return gainOf(t, seat, battle.favor) * chance * STAYS_AWAY ** yetToCome(t, battle)
}

/** TV-6.12: null for a fighter who cannot pay. In a guess face-down cards have faces. */
function fightingStrength(t: RuleContext, side: Side): number | null {
  const { players, enemy } = t.state
  const row = side === 'enemy' ? (enemy?.kind === 'clan' ? enemy.battles : []) : (players[side]?.row ?? [])
  const last = row.at(-1)
  if (!last) return null
  const cost = side === 'enemy' ? 0 : (t.content.vikings[last.card]?.steelCost ?? 0)
  return cost > held(t, side, 'steel') ? null : strengthOf(t, side, last.card)
}

/** TV-6.27 to TV-6.31: of all cards as many as would lose. */
function chanceAgainstInvaders(t: RuleContext, strength: number): number {
  const before = t.state.invaders.length
  const cards = Object.keys(t.content.vikings)
  const weaker = (card: VikingId): boolean =>
    boosted(t, card, ({ kind }) => (kind === 'rune' ? before : before + 1)) < strength
  return cards.filter(weaker).length / cards.length
}

/** TV-6.8: seats whose turn comes before that of the starter. */
function yetToCome({ state: { turn }, players }: RuleContext, { starter }: Battle): number {
  if (starter === 'enemy' || turn.side === null || turn.side === 'enemy') return 0
  return (starter - turn.side - 1 + players) % players
}

/** TV-6.24: whoever holds as many as can be kept gives back the least. */
function gainOf(t: RuleContext, seat: Seat, favor: FavorId): number {
  const own = t.state.players[seat]?.favors ?? []
  const points = favorPoints(t, favor)
  const least = own.length < t.content.clan.favorSlots ? 0 : Math.min(...own.map((each) => favorPoints(t, each)))
  const { bag } = t.content.favors[favor] as Favor
  return Math.max(0, points - least) + RESOURCE_WORTH * RESOURCES.reduce((sum, kind) => sum + (bag[kind] ?? 0), 0)
}
