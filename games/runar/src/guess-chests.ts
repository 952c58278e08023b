import type { Random } from '@longhouse/kernel'
import { shuffle } from '@longhouse/kernel'
import type { ChestRewardId } from './content-file.ts'
import type { RuleContext } from './runar.ts'
import type { Field } from './state.ts'

/** RN-22.20, RN-30.14: any token that was not turned yet may lie under any Chest, those in the box among them. */
export function guessChests(t: RuleContext, field: Field, random: Random): void {
  const rewards = t.content.obstacles.chest?.rewards ?? []
  const left = rewards.flatMap(({ id, count }): ChestRewardId[] => {
    const turned = field.depot.filter((out) => out === id).length
    return Array.from({ length: count - turned }, () => id)
  })
  shuffle(left, random)
  for (const node in field.obstacles) {
    const obstacle = field.obstacles[node]
    if (obstacle?.reward !== undefined) field.obstacles[node] = { ...obstacle, reward: left.pop() as ChestRewardId }
  }
}
