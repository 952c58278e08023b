import type { Content } from '../../src/content.ts'
import type { FavorId, GodId, IslandId, Rune } from '../../src/content-file.ts'
import { placeOf } from '../../src/scoring.ts'
import type { View } from '../../src/seen.ts'
import { influence } from '../../src/sides.ts'
import type { Side } from '../../src/state.ts'
import { islandAt, mapOf, type OpenContext } from '../../src/vikings.ts'

/** What the final scores are made of, island by island and favor by favor (TV-12.3, TV-12.4). */

interface ScoredContext {
  readonly openContext: OpenContext
  readonly view: View
  readonly content: Content
}

export interface IslandLine {
  readonly island: IslandId
  readonly rune: Rune
  readonly god: GodId
  readonly worth: number
  readonly holder: Side | null
  influence(side: Side): number
}

const PLACES = ['first', 'second', 'third'] as const

const placeOfRune = ({ openContext, view }: ScoredContext, rune: Rune) => {
  const god = view.gods.find((each) => each.rune === rune)
  return { god: god?.god ?? '', place: PLACES[(god ? placeOf(openContext, god) : PLACES.length) - 1] ?? 'third' }
}

export function islandLines(context: ScoredContext): readonly IslandLine[] {
  const { openContext, content } = context
  const { islandIds, islands } = mapOf(openContext)
  return islandIds.map((island) => {
    const rune = islands[island]?.rune ?? 'wealth'
    const { god, place } = placeOfRune(context, rune)
    return {
      ...{ island, rune, god, worth: content.scoring.islandRune[place], holder: islandAt(openContext, island).rune },
      influence: (side) => influence(openContext, island, side),
    }
  })
}

export interface FavorLine {
  readonly favor: FavorId
  readonly runes: readonly Rune[]
  readonly points: number
}

export function favorLines(context: ScoredContext, side: Side): readonly FavorLine[] {
  const { view, content } = context
  const held = side === 'enemy' ? (view.enemy?.kind === 'clan' ? view.enemy.favors : null) : view.players[side]?.favors
  return (held ?? []).map((favor) => {
    const { runes = [] } = content.favors[favor] ?? {}
    const points = runes.map((rune) => content.scoring.favorRune[placeOfRune(context, rune).place])
    return { favor, runes, points: points.reduce((sum, each) => sum + each, 0) }
  })
}

export const islandPoints = (context: ScoredContext, side: Side): number =>
  islandLines(context).reduce((sum, { holder, worth }) => sum + (holder === side ? worth : 0), 0)

export const favorPoints = (context: ScoredContext, side: Side): number =>
  favorLines(context, side).reduce((sum, { points }) => sum + points, 0)
