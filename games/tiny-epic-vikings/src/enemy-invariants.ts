import { RESOURCES } from './content-file.ts'
import type { EnemyClan } from './state.ts'
import { mapOf, type RuleContext } from './vikings.ts'

/** What can never be of the enemy clan: pieces lost or made, a marker off its track, a card face down without a battle. */
export function enemyFlaws(t: RuleContext): string[] {
  const { enemy } = t.state
  if (enemy?.kind !== 'clan') return []
  return [...pieceFlaws(t, enemy), ...markerFlaws(t, enemy), ...rowFlaws(t, enemy)].map(
    (flaw) => `the enemy has ${flaw}`,
  )
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0)

/** TV-14.2. */
function pieceFlaws(t: RuleContext, { settlers, boats, temples, chieftain }: EnemyClan): string[] {
  const { settlerSlots, boatSlots, templeSlots } = t.content.enemy
  const islands = Object.values(t.state.islands)
  const built = islands.map((island) => island.temples.enemy ?? 0)
  const counts = [
    { what: 'settlers', slots: settlerSlots, sheet: settlers, map: sum(islands.map((at) => at.settlers.enemy ?? 0)) },
    { what: 'boats', slots: boatSlots, sheet: boats, map: t.state.boats.enemy?.length ?? 0 },
    { what: 'temples', slots: templeSlots, sheet: temples, map: sum(built) },
  ]
  return [
    ...counts.flatMap(({ what, slots, sheet, map }) =>
      sheet >= 0 && sheet + map === slots.slots * slots.perSlot ? [] : [`${sheet} and ${map} ${what}`],
    ),
    ...(built.every((n) => n <= 1) ? [] : ['two temples on one island']),
    ...(mapOf(t).ports[chieftain] ? [] : [`its chieftain boat at ${chieftain}`]),
  ]
}

/** TV-16.30, TV-16.64. */
function markerFlaws(t: RuleContext, enemy: EnemyClan): string[] {
  const { trackMax } = t.content.enemy
  return [
    ...RESOURCES.flatMap((resource) => {
      const at = enemy[resource]
      const isRight = at >= 0 && at <= trackMax && (at === trackMax) === enemy.full.includes(resource)
      return isRight ? [] : [`its ${resource} marker at ${at}`]
    }),
    ...(new Set(enemy.icons.map(({ track, at }) => `${track} ${at}`)).size === enemy.icons.length
      ? []
      : ['an icon that waits twice']),
  ]
}

/** TV-17.7: face down only in the battle that it started, and the latest of its row. */
function rowFlaws({ state: { battle } }: RuleContext, { battles }: EnemyClan): string[] {
  const down = battles.flatMap(({ up }, at) => (up ? [] : [at]))
  const isRight = battle?.starter === 'enemy' ? down.length === 1 && down[0] === battles.length - 1 : down.length === 0
  return isRight ? [] : [`cards face down: ${down}`]
}
