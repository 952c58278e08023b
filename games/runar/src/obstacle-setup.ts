import { one, refuse } from '@longhouse/kernel'
import type { Choices } from './choices.ts'
import type { ChestRewardId, ObstacleGroup, ObstacleType } from './content-file.ts'
import { variantOf } from './layout.ts'
import { decision, fieldOf, type RuleContext, step, type Turn } from './runar.ts'

/** RN-5.24, RN-5.25, RN-5.38, RN-5.40: Statue Bases and Obstacles. */

const TYPES = ['cairn', 'menhir', 'chest'] as const

export const layObstacles = step('layObstacles', (t) => {
  const field = fieldOf(t)
  for (const { node, territory } of variantOf(t).statues)
    field.obstacles[node] = { type: 'statue', wounds: 0, owner: field.territories.indexOf(territory) }
  const groups = t.content.layouts[field.layout]?.obstacleGroups ?? []
  if (field.obstacleCards) return t.next(...groups.map((group) => obstacleType({ group })))
  // RN-5.40
  groups.forEach((group, at) => {
    layGroup(t, group, TYPES[at] as ObstacleType)
  })
})

const nodesOf = (t: RuleContext, group: ObstacleGroup) =>
  variantOf(t).obstacles.filter((obstacle) => obstacle.group === group)

const onField = (t: RuleContext, type: ObstacleType): number =>
  Object.values(fieldOf(t).obstacles).filter((obstacle) => obstacle.type === type).length

const hasEnough = (t: RuleContext, type: ObstacleType, group: ObstacleGroup): boolean =>
  (t.content.obstacles[type]?.count ?? 0) - onField(t, type) >= nodesOf(t, group).length

/** RN-5.25: the First player, among the types with enough tokens. */
const obstacleType = decision<{ readonly group: ObstacleGroup }, Choices['obstacleType']>('obstacleType', {
  rule: 'RN-5.25',
  seat: (t) => fieldOf(t).order[0] as number,
  options: (t, { group }) => one(TYPES.filter((type) => hasEnough(t, type, group))),
  why: () => refuse('too-few-obstacles', {}, 'RN-5.25'),
  take(t, { group }, type) {
    t.tell?.({ kind: 'obstacles-chosen', seat: fieldOf(t).order[0] as number, group, obstacle: type })
    layGroup(t, group, type)
  },
  about: (_, { group }) => ({ group }),
})

function layGroup(t: Turn, group: ObstacleGroup, type: ObstacleType): void {
  const { obstacles, obstacleCards } = fieldOf(t)
  const rewards = type === 'chest' && obstacleCards ? hiddenRewards(t) : []
  for (const { node } of nodesOf(t, group)) {
    const reward = rewards.pop()
    obstacles[node] = { type, wounds: 0, ...(reward !== undefined && { reward }) }
  }
}

/** RN-22.20: the Chest tokens that are not on the Battlefield yet, in any order. */
function hiddenRewards(t: Turn): ChestRewardId[] {
  const left = (t.content.obstacles.chest?.rewards ?? []).flatMap(({ id, count }) =>
    Array.from({ length: count }, () => id),
  )
  for (const { reward } of Object.values(fieldOf(t).obstacles))
    if (reward !== undefined) left.splice(left.indexOf(reward), 1)
  return t.shuffle(left)
}

export const obstacleSetupRules = [layObstacles, obstacleType]
