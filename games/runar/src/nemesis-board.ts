import {
  ENEMY_SPACES,
  type Enemy,
  type EnemySpace,
  type EnemyType,
  type LayoutVariant,
  type Scenario,
} from './content-file.ts'
import { spawnEnemy } from './enemy-figures.ts'
import { fieldOf, type RuleContext, type Turn } from './runar.ts'
import type { Nemesis } from './state.ts'

/** RN-5.14 to RN-5.18: the Nemesis board. */

export function newNemesis(t: Turn, scenario: Scenario): Nemesis {
  const spaces = spacesOf(t, scenario)
  const types = ENEMY_SPACES.flatMap((space) => spaces[space] ?? [])
  const enemies = types.map((type) => t.content.enemies[type] as Enemy)
  const cards = enemies.flatMap(({ actionCards }) =>
    actionCards.flatMap(({ id, count }) => Array.from({ length: count }, () => id)),
  )
  return {
    vp: 0,
    trophies: 0,
    slots: Array.from({ length: t.content.constants.damageSlots }, () => []),
    dealt: [],
    spaces,
    reserve: Object.fromEntries(enemies.map((enemy) => [enemy.id, limitOf(t, enemy)])),
    deck: t.shuffle(cards),
    discard: [],
  }
}

/** RN-5.15: "any" is what the table said, in the order of the spaces. */
function spacesOf(t: RuleContext, { enemies }: Scenario): Nemesis['spaces'] {
  const said = String(t.options.enemies).split('/')
  const spaces: { [space in EnemySpace]: EnemyType | null } = { x: null, y: null, z: null }
  ENEMY_SPACES.forEach((space, at) => {
    const named = enemies?.[space] ?? null
    spaces[space] = named === 'any' ? (said[at] ?? null) : named
  })
  return spaces
}

/** RN-5.18. */
function limitOf(t: RuleContext, { rank, unique }: Enemy): number {
  const limits = t.content.file.enemyLimits[unique ? 'leaderUnique' : rank]
  return limits[t.players] ?? 0
}

/** RN-5.27: each marker gets one figure of its Enemy. */
export function placeEnemies(t: Turn, markers: LayoutVariant['enemies']): void {
  const { nemesis } = fieldOf(t)
  if (!nemesis) return
  for (const { node, slot } of markers) {
    const type = nemesis.spaces[slot]
    if (type !== null) spawnEnemy(t, type, node, 'layout')
  }
}
