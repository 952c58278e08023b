import type { Refusal, Seat } from '@longhouse/kernel'
import { either, isRecord, one, refuse, yes } from '@longhouse/kernel'
import { type Action, aboutAction, actorOf, begun, completed, declined } from './actions.ts'
import type { Choices } from './choices.ts'
import type { FjordId, IslandId, Main, PlaceId, Slot } from './content-file.ts'
import { changeTemples } from './pieces.ts'
import { hasLandForces, settlersOn, templesOn } from './sides.ts'
import { decision, mapOf, playerAt, type RuleContext, type Turn } from './vikings.ts'

/** TV-7.32 to TV-7.39. */

type Building = Extract<Choices['build'], { readonly build: unknown }>['build']

/** TV-7.35, TV-7.36: beside a region that the seat occupies. */
function boatFjords(t: RuleContext, seat: Seat): FjordId[] {
  const { map, ports, fjords } = mapOf(t)
  const beside = new Set<FjordId>()
  for (const place of t.state.boats[seat] as readonly PlaceId[])
    for (const fjord of ports[place]?.fjords ?? fjords[place]?.adjacent ?? []) beside.add(fjord)
  return map.fjords.flatMap(({ id, islands }) =>
    beside.has(id) || islands.some((island) => hasLandForces(t, island, seat)) ? [id] : [],
  )
}

/** TV-7.37, TV-7.38. */
const templeIslands = (t: RuleContext, seat: Seat): IslandId[] =>
  mapOf(t).islandIds.filter((island) => settlersOn(t, island, seat) > 0 && templesOn(t, island, seat) === 0)

/** TV-7.33: the filled slots that the seat can pay for, in any order. */
const payableSlots = (filled: readonly boolean[], costs: readonly Slot[], wood: number): number[] =>
  [...filled.keys()].filter((slot) => filled[slot] && (costs[slot] as Slot).wood <= wood)

function buildingsOf(t: RuleContext, seat: Seat): Building[] {
  const { boatSlots, templeSlots, wood } = playerAt(t, seat)
  const { clan } = t.content
  const boats = payableSlots(boatSlots, clan.boatSlots, wood)
  const temples = payableSlots(templeSlots, clan.templeSlots, wood)
  const fjords = boats.length > 0 ? boatFjords(t, seat) : []
  const islands = temples.length > 0 ? templeIslands(t, seat) : []
  return [
    ...boats.flatMap((boat) => fjords.map((at) => ({ boat, at }))),
    ...temples.flatMap((temple) => islands.map((at) => ({ temple, at }))),
  ]
}

export const build = decision<Action<Main>, Choices['build']>('build', {
  rule: 'TV-7.32',
  about: aboutAction,
  seat: actorOf,
  options(t, { actor }) {
    const buildings = buildingsOf(t, actor)
    return buildings.length > 0 ? either({ build: one(buildings), decline: yes }) : null
  },
  why: (t, { actor }, choice) =>
    isRecord(choice) && isRecord(choice.build) ? whyNotBuilt(t, actor, choice.build) : null,
  take(t, action, choice) {
    if ('decline' in choice) return declined(t, action)
    begun(t, action)
    raise(t, action.actor, choice.build)
    completed(t, action)
  },
})

function raise(t: Turn, seat: Seat, building: Building): void {
  const player = playerAt(t, seat)
  const { clan } = t.content
  if ('boat' in building) {
    const { wood } = clan.boatSlots[building.boat] as Slot
    player.wood -= wood
    player.boatSlots[building.boat] = false
    t.state.boats[seat]?.push(building.at)
    t.tell?.({ kind: 'boat-built', side: seat, at: building.at, wood })
  } else {
    const { wood } = clan.templeSlots[building.temple] as Slot
    player.wood -= wood
    player.templeSlots[building.temple] = false
    changeTemples(t, seat, building.at, 1)
    t.tell?.({ kind: 'temple-built', side: seat, island: building.at, wood })
  }
}

/** TV-20.13. */
function whyNotBuilt(t: RuleContext, seat: Seat, said: Readonly<Record<string, unknown>>): Refusal | null {
  const player = playerAt(t, seat)
  const { clan } = t.content
  const isBoat = 'boat' in said
  const [filled, costs] = isBoat ? [player.boatSlots, clan.boatSlots] : [player.templeSlots, clan.templeSlots]
  const slot = Number(isBoat ? said.boat : said.temple)
  const cost = costs[slot]
  if (!cost) return null
  if (!filled[slot]) return refuse('slot-empty', {}, 'TV-20.13')
  if (cost.wood > player.wood)
    return refuse('cannot-afford', { resource: 'wood', needs: cost.wood, has: player.wood }, 'TV-20.13')
  if (isBoat) return refuse('not-beside-own', {}, 'TV-20.13')
  const island = mapOf(t).islandIds.find((id) => id === said.at)
  return island !== undefined && templesOn(t, island, seat) > 0
    ? refuse('own-temple-there', { island }, 'TV-20.13')
    : refuse('no-own-settler-there', {}, 'TV-20.13')
}

export const buildingRules = [build]
