import type { HeroId, NodeId, ShardColor } from './content-file.ts'
import { activate } from './hazards.ts'
import { heroOf } from './places.ts'
import { fieldOf, playerAt, type Turn } from './runar.ts'
import { gainVp } from './sides.ts'
import { hasStat } from './stats.ts'
import type { TriggerFacts } from './trigger-facts.ts'

/** RN-18.1: a Shard comes to the Player board. */
export function collect(t: Turn, hero: HeroId, node: NodeId): void {
  const field = fieldOf(t)
  const seat = heroOf(t, hero).owner
  const color = field.shards[node] as ShardColor
  delete field.shards[node]
  playerAt(t, seat).shards++
  t.tell?.({ kind: 'shard-collected', seat, hero, node, color })
  gainVp(t, seat, t.content.constants.vpPerShard, 'shard')
  t.moment('collects', { seat, hero } satisfies TriggerFacts['collects'])
  // RN-17.10
  if (field.hazards[node] && !hasStat(t, hero, 'ignore-hazard')) activate(t, hero, node, null)
}
