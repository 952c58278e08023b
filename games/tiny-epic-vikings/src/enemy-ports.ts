import { one, refuse } from '@longhouse/kernel'
import type { PortId } from './content-file.ts'
import { clanOf, focusIsland, HUMAN, least, skipped } from './enemy-clan.ts'
import { enterPort } from './enemy-sailing.ts'
import { adjacentTo } from './exploring.ts'
import { stepsBetween } from './geometry.ts'
import { driveOut } from './sailing.ts'
import { decision, mapOf, type RuleContext, step, type Turn } from './vikings.ts'

/** TV-16.33 to TV-16.36, TV-16.45, TV-16.46, TV-16.58: which port a boat is built in, and in which one is hunted. */

type Purpose = 'build' | 'hunt-boat'

const PORTS: { readonly [purpose in Purpose]: (t: RuleContext) => readonly PortId[] } = {
  build: portsToBuildIn,
  'hunt-boat': portsToHuntIn,
}

const TAKEN: { readonly [purpose in Purpose]: (t: Turn, port: PortId) => void } = {
  build: placeBoat,
  'hunt-boat': hunt,
}

export const enemyBuilds = step('enemyBuilds', (t) => {
  if (clanOf(t).boats === 0) return skipped(t, 'build', 'TV-16.36')
  t.next(enemyPort({ purpose: 'build' }))
})

export const enemyHunts = step('enemyHunts', (t) => {
  if (portsToHuntIn(t).length === 0) return skipped(t, 'hunt-boat', 'TV-16.45')
  t.next(enemyPort({ purpose: 'hunt-boat' }))
})

const RULES: { readonly [purpose in Purpose]: string } = { build: 'TV-16.35', 'hunt-boat': 'TV-16.65' }

const enemyPort = decision<{ readonly purpose: Purpose }, PortId>('enemyPort', {
  rule: 'TV-16.4',
  about: (_, { purpose }) => ({ purpose, rule: RULES[purpose] }),
  seat: () => HUMAN,
  options: (t, { purpose }) => one(PORTS[purpose](t)),
  why: () => refuse('not-tied', {}, 'TV-20.22'),
  take: (t, { purpose }, port) => TAKEN[purpose](t, port),
})

/** TV-16.34: the chieftain boat's own, else the next free one clockwise, else the nearest of a neighbouring island. */
function portsToBuildIn(t: RuleContext): PortId[] {
  const map = mapOf(t)
  const { chieftain } = clanOf(t)
  const island = focusIsland(t)
  const round = map.portsOf[island] as readonly PortId[]
  const start = round.indexOf(chieftain)
  const here = [...round.slice(start), ...round.slice(0, start)].find((port) => isFree(t, port))
  if (here !== undefined) return [here]
  const beside = adjacentTo(t, island).flatMap((neighbour) => map.portsOf[neighbour] as readonly PortId[])
  return least(
    beside.filter((port) => isFree(t, port)),
    (port) => stepsBetween(map, chieftain, port),
  )
}

/** The chieftain boat shares its port with any other (TV-16.14, TV-16.41). */
const isFree = (t: RuleContext, port: PortId): boolean =>
  Object.values(t.state.boats).every((places) => !places.includes(port))

function placeBoat(t: Turn, port: PortId): void {
  clanOf(t).boats--
  t.state.boats.enemy?.push(port)
  t.tell?.({ kind: 'boat-built', side: 'enemy', at: port, wood: 0 })
}

/** TV-16.45, TV-16.65. */
function portsToHuntIn(t: RuleContext): PortId[] {
  const map = mapOf(t)
  const { chieftain } = clanOf(t)
  const ports = (t.state.boats[HUMAN] as readonly PortId[]).filter((place) => map.ports[place])
  return least(ports, (port) => stepsBetween(map, chieftain, port))
}

/** TV-16.58: a boat in its own port is driven out, although the chieftain boat enters none. */
function hunt(t: Turn, port: PortId): void {
  const isThere = port === clanOf(t).chieftain
  t.next(isThere ? driveOut({ owner: HUMAN, port, by: 'enemy' }) : enterPort({ port, cause: 'hunt-boat' }))
}

export const enemyPortRules = [enemyBuilds, enemyHunts, enemyPort]
