import type { FavorId, Rune, RuneValues } from './content-file.ts'
import { placeOf } from './scoring.ts'
import { islandRunes } from './sides.ts'
import type { GodInPlay, Side } from './state.ts'
import type { RuleContext } from './vikings.ts'

/** What runes count as the gods stand now (TV-12.3, TV-12.4), and how firmly they stand so. */

const valueAt = ({ first, second, third }: RuneValues, place: number): number =>
  place === 1 ? first : place === 2 ? second : third

const godOf = ({ state: { gods } }: RuleContext, rune: Rune | undefined): GodInPlay | undefined =>
  gods.find((god) => god.rune === rune)

export function islandRunePoints(t: RuleContext, rune: Rune | undefined): number {
  const god = godOf(t, rune)
  return god ? valueAt(t.content.scoring.islandRune, placeOf(t, god)) : 0
}

/** The points of a favor card. */
export function favorPoints(t: RuleContext, favor: FavorId): number {
  let points = 0
  for (const rune of t.content.favors[favor]?.runes ?? []) {
    const god = godOf(t, rune)
    if (god) points += valueAt(t.content.scoring.favorRune, placeOf(t, god))
  }
  return points
}

/** Beyond so much fury a god is as far ahead, or behind, as it matters. */
const FURY = 3

/** What a side's runes count, and by how much their gods are ahead of the others: island runes count double. */
export function runesOf(t: RuleContext, side: Side, favors: readonly FavorId[]) {
  const measured = { islandPoints: 0, favorPoints: 0, islands: 0, fury: 0 }
  const { gods } = t.state
  let all = 0
  for (const { fury } of gods) all += fury
  for (const god of gods) {
    const islands = islandRunes(t, side, god.rune)
    const shown = favorRunes(t, favors, god.rune)
    if (islands + shown === 0) continue
    const place = placeOf(t, god)
    measured.islandPoints += islands * valueAt(t.content.scoring.islandRune, place)
    measured.favorPoints += shown * valueAt(t.content.scoring.favorRune, place)
    measured.islands += islands
    const ahead = god.fury - (all - god.fury) / Math.max(1, gods.length - 1)
    measured.fury += (2 * islands + shown) * Math.max(-FURY, Math.min(FURY, ahead))
  }
  return measured
}

function favorRunes(t: RuleContext, favors: readonly FavorId[], rune: Rune): number {
  let runes = 0
  for (const favor of favors) for (const shown of t.content.favors[favor]?.runes ?? []) if (shown === rune) runes++
  return runes
}
