import { one } from '@longhouse/kernel'
import type { Choices } from './choices.ts'
import type { EnemyType, NodeId } from './content-file.ts'
import { takePlaces } from './destiny-places.ts'
import { activeSeat, spawnNode } from './enemy-choices.ts'
import { nemesisOf } from './enemy-figures.ts'
import { decision, playerAt, type RuleContext, step } from './runar.ts'

/** RN-24.29 to RN-24.33: for each Enemy and Enemy token on the Active player's board one comes back. */

export const regeneration = step('regeneration', (t) => {
  const { enemyTokens, defeatedEnemies } = playerAt(t, activeSeat(t))
  if (enemyTokens + defeatedEnemies.length > 0) t.next(regenerate(), giveBack(), regeneration())
})

const regenerate = step('regenerate', (t) => {
  const places = takePlaces(t)
  if (!places) return
  const { card, nodes } = places
  const { spaces, reserve } = nemesisOf(t)
  const type = spaces[card.enemySlot]
  if (type !== null && reserve[type]) t.next(comesBack(t, type, nodes))
  else t.next(spawnType({ nodes }))
})

const comesBack = (t: RuleContext, enemy: EnemyType, nodes: readonly NodeId[]) =>
  spawnNode({ enemy, nodes, seat: activeSeat(t), cause: 'regeneration' })

/** RN-24.31. */
const spawnType = decision<{ readonly nodes: readonly NodeId[] }, Choices['spawnType']>('spawnType', {
  rule: 'RN-24.31',
  seat: activeSeat,
  options: (t) => one(Object.entries(nemesisOf(t).reserve).flatMap(([type, left]) => (left > 0 ? [type] : []))),
  take: (t, { nodes }, type) => t.next(comesBack(t, type, nodes)),
})

/** RN-24.33: tokens first; a figure is in the reserve only from here on. */
const giveBack = step('giveBack', (t) => {
  const seat = activeSeat(t)
  const player = playerAt(t, seat)
  if (player.enemyTokens > 0) {
    player.enemyTokens--
    t.tell?.({ kind: 'enemy-returned', seat, enemy: null })
    return
  }
  const type = player.defeatedEnemies.shift() as EnemyType
  const { reserve } = nemesisOf(t)
  reserve[type] = (reserve[type] ?? 0) + 1
  t.tell?.({ kind: 'enemy-returned', seat, enemy: type })
})

export const regenerationRules = [regeneration, regenerate, spawnType, giveBack]
