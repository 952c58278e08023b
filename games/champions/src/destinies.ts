import type { Seat } from '@longhouse/kernel'
import { type OpenContext, ownedWarriors, playerAt, type RuleContext } from './champions.ts'
import type { Color, Destiny, EnemyKind } from './content.ts'

/** CH-14. */

/**
 * What a destiny is worth to a seat now: alone ahead, tied for the most, or nothing (CH-14.2 to CH-14.6). Null where it hangs on
 * what is not seen of a rival.
 */
export function seenDestinyGlory(t: OpenContext, seat: Seat, id: string): number | null {
  const destiny = t.content.destinies[id] as Destiny
  const own = countFor(t, seat, destiny.condition) ?? 0
  if (own < destiny.condition.minimum) return 0
  let tied = false
  for (let rival = 0; rival < t.state.players.length; rival++) {
    if (rival === seat) continue
    const theirs = countFor(t, rival, destiny.condition)
    if (theirs === null) return null
    if (theirs > own) return 0
    if (theirs === own) tied = true
  }
  return tied ? destiny.gloryTied : destiny.gloryFull
}

export const destinyGlory = (t: RuleContext, seat: Seat, id: string): number => seenDestinyGlory(t, seat, id) ?? 0

/** How much a seat has of what a destiny counts; null where the pile of slain enemies is not seen (CH-17.2). */
export function countFor(t: OpenContext, seat: Seat, { metric, color }: Destiny['condition']): number | null {
  const player = playerAt(t, seat)
  switch (metric) {
    case 'defeated-draugr':
      return defeatedOf(t, seat, 'draugr')
    case 'defeated-trolls':
      return defeatedOf(t, seat, 'troll')
    case 'defeated-monsters':
      return defeatedOf(t, seat, 'monster')
    case 'defeated-color':
      return color ? colorCount(t, seat, color) : 0
    case 'coins':
      return player.coin
    case 'warriors':
      return ownedWarriors(t, seat)
    case 'runes':
      return player.runes.length
    case 'favor':
    case 'food':
    case 'wood':
      return player[metric]
  }
}

const defeatedOf = (t: OpenContext, seat: Seat, kind: EnemyKind): number | null =>
  playerAt(t, seat).defeated?.filter((card) => t.content.enemies[card]?.kind === kind).length ?? null

/** CH-14.8: draugr and monsters together. */
const colorCount = (t: OpenContext, seat: Seat, color: Color): number | null =>
  playerAt(t, seat).defeated?.filter((card) => t.content.enemies[card]?.color === color).length ?? null
