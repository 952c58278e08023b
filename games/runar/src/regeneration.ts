import { either, type Form, one, yes } from '@longhouse/kernel'
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

/** RN-24.33: a figure is in the reserve only from here on. */
const giveBack = decision<null, Choices['giveBack']>('giveBack', {
  rule: 'RN-24.33',
  seat: activeSeat,
  options(t) {
    const { enemyTokens, defeatedEnemies } = playerAt(t, activeSeat(t))
    const ways: { [way: string]: Form } = {}
    if (enemyTokens > 0) ways.token = yes
    if (defeatedEnemies.length > 0) ways.figure = one([...new Set(defeatedEnemies)])
    return either(ways)
  },
  take(t, _, choice, seat) {
    const player = playerAt(t, seat)
    const enemy = 'figure' in choice ? choice.figure : null
    if (enemy === null) player.enemyTokens--
    else {
      const { reserve } = nemesisOf(t)
      player.defeatedEnemies.splice(player.defeatedEnemies.indexOf(enemy), 1)
      reserve[enemy] = (reserve[enemy] ?? 0) + 1
    }
    t.tell?.({ kind: 'enemy-returned', seat, enemy })
  },
})

export const regenerationRules = [regeneration, regenerate, spawnType, giveBack]
