import { one, refuse } from '@longhouse/kernel'
import type { Choices } from './choices.ts'
import type { IslandId, PortId, Rune } from './content-file.ts'
import { clanOf, focusIsland, HUMAN, least } from './enemy-clan.ts'
import type { Cause } from './events.ts'
import { distanceToIsland, shortestWays } from './geometry.ts'
import { driveOut } from './sailing.ts'
import { influence } from './sides.ts'
import { decision, mapOf, type RuleContext, step } from './vikings.ts'

/** TV-16.5 to TV-16.15: the chieftain boat goes from port to port. */

interface EnemySail {
  /** The kind of rune that it makes for. */
  readonly rune: Rune
  /** As many as it may make. */
  readonly steps: number
  readonly cause: Cause
}

interface Way {
  readonly to: IslandId
  /** The ports entered, in their order. */
  readonly ports: readonly PortId[]
}

/** TV-16.6, TV-16.9, TV-16.10. */
function targetsOf(t: RuleContext, rune: Rune): IslandId[] {
  const map = mapOf(t)
  const { chieftain } = clanOf(t)
  const here = focusIsland(t)
  const islands = map.islandIds.filter((island) => island !== here && map.islands[island]?.rune === rune)
  const nearest = least(islands, (island) => distanceToIsland(map, chieftain, island))
  return least(nearest, (island) => influence(t, island, 'enemy'))
}

/** TV-16.11, TV-16.12: the shortest ways as far as the steps go; of those that begin alike and end too early, one. */
function waysOf(t: RuleContext, { rune, steps }: EnemySail): Way[] {
  const ways = new Map<string, Way>()
  for (const to of targetsOf(t, rune)) {
    for (const way of shortestWays(mapOf(t), clanOf(t).chieftain, to)) {
      const ports = way.slice(0, steps)
      const key = ports.join(' ')
      if (!ways.has(key)) ways.set(key, { to, ports })
    }
  }
  return [...ways.values()]
}

export const enemyWay = decision<EnemySail, Choices['enemyWay']>('enemyWay', {
  rule: 'TV-16.11',
  about: (t, { rune, steps }) => ({ rune, steps, islands: targetsOf(t, rune) }),
  seat: () => HUMAN,
  options: (t, course) => one(waysOf(t, course).map(({ ports }) => ports)),
  why: () => refuse('not-tied', {}, 'TV-20.22'),
  take(t, course, ports) {
    const { rune, steps, cause } = course
    const key = ports.join(' ')
    const { to } = waysOf(t, course).find((way) => way.ports.join(' ') === key) as Way
    t.tell?.({ kind: 'enemy-aimed', side: 'enemy', island: to, steps, rune })
    t.next(...ports.map((port) => enterPort({ port, cause })))
  },
})

/** TV-16.14, TV-16.15, TV-16.62: what happens in every port that it moves into. */
export const enterPort = step<{ readonly port: PortId; readonly cause: Cause }>('enterPort', (t, { port, cause }) => {
  const clan = clanOf(t)
  const from = clan.chieftain
  clan.chieftain = port
  t.tell?.({ kind: 'chieftain-moved', side: 'enemy', from, to: port, cause })
  if (t.state.boats[HUMAN]?.includes(port)) t.next(driveOut({ owner: HUMAN, port, by: 'enemy' }))
  if (t.state.villages.includes(port)) t.next(enemyPlunders({ port }))
})

const enemyPlunders = step<{ readonly port: PortId }>('enemyPlunders', (t, { port }) => {
  const { villages } = t.state
  villages.splice(villages.indexOf(port), 1)
  clanOf(t).pending++
  t.tell?.({ kind: 'village-plundered', side: 'enemy', port, steel: 0 })
})

export const enemySailingRules = [enemyWay, enterPort, enemyPlunders]
