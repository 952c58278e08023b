import { one } from '@longhouse/kernel'
import type { Choices } from './choices.ts'
import type { EnemyType, NodeId } from './content-file.ts'
import { nemesisOf, spawnEnemy } from './enemy-figures.ts'
import { decision, fieldOf, step } from './runar.ts'

/** RN-29.5: alone, an Enemy of space x stands on every Shard. */

interface Guarding {
  /** Shards that go without one, because the reserve is short. */
  readonly bare: readonly NodeId[]
}

export const guardShards = step<Guarding>('guardShards', (t, { bare }) => {
  const { spaces, reserve } = nemesisOf(t)
  const type = spaces.x as EnemyType
  const guarded = Object.keys(fieldOf(t).shards).filter((node) => !bare.includes(node))
  if (guarded.length > (reserve[type] ?? 0)) return t.next(bareShard({ bare }))
  for (const node of guarded) spawnEnemy(t, type, node, 'layout')
})

/** RN-31.26. */
const bareShard = decision<Guarding, Choices['bareShard']>('bareShard', {
  rule: 'RN-29.5',
  seat: (t) => fieldOf(t).turn.active,
  options: (t, { bare }) => one(Object.keys(fieldOf(t).shards).filter((node) => !bare.includes(node))),
  take: (t, { bare }, node) => t.next(guardShards({ bare: [...bare, node] })),
  about: (t) => ({ enemy: nemesisOf(t).spaces.x as EnemyType }),
})

export const soloSetupRules = [guardShards, bareShard]
