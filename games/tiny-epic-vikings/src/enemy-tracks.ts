import type { Frame } from '@longhouse/kernel'
import { type Goods, RESOURCES, type Resource, type TrackFile } from './content-file.ts'
import { clanOf, HUMAN, skipped } from './enemy-clan.ts'
import { loseGoods } from './goods.ts'
import { type RuleContext, step } from './vikings.ts'

/** TV-16.28 to TV-16.30, TV-16.56: its markers, moved one space at a time. */

interface OfTrack {
  readonly resource: Resource
}

/** TV-14.11: slots hold two pieces, and empty from the left. */
const emptySlots = ({ slots, perSlot }: { readonly slots: number; readonly perSlot: number }, left: number): number =>
  slots - Math.ceil(left / perSlot)

/** Every resource of these goods by itself, in the order of the tracks. */
const singly = (goods: Goods): Resource[] =>
  RESOURCES.flatMap((resource) => Array<Resource>(goods[resource] ?? 0).fill(resource))

const times = (n: number, resources: readonly Resource[]): Resource[] =>
  Array.from({ length: n }, () => resources).flat()

/** TV-16.28, TV-16.29, in the order of TV-16.56. */
function harvested(t: RuleContext, value: number): Resource[] {
  const { boatSlots, templeSlots, harvestBonus } = t.content.enemy
  const { boats, temples } = clanOf(t)
  const { tracks } = t.content
  return [
    ...Array.from({ length: value }, (_, n) => (tracks[n % tracks.length] as TrackFile).resource),
    ...times(emptySlots(boatSlots, boats), singly(harvestBonus.perEmptyBoatSlot)),
    ...times(emptySlots(templeSlots, temples), singly(harvestBonus.perEmptyTempleSlot)),
  ]
}

export const enemyHarvests = step<{ readonly value: number }>('enemyHarvests', (t, { value }) => {
  t.next(...harvested(t, value).map((resource) => enemyGains({ resource })))
})

/** TV-16.59. */
export const gainsOfBag = (bag: Goods): Frame[] => singly(bag).map((resource) => enemyGains({ resource }))

/** The only place where a marker moves, and so the only one where an icon is reached (TV-16.42). */
const enemyGains = step<OfTrack>('enemyGains', (t, { resource }) => {
  const clan = clanOf(t)
  if (clan.full.includes(resource)) return skipped(t, resource, 'TV-16.56')
  const at = ++clan[resource]
  t.tell?.({ kind: 'marker-moved', side: 'enemy', resource, to: at })
  const icon = trackOf(t, resource).icons.find((printed) => printed.at === at)
  if (icon) {
    clan.icons.push({ track: resource, at })
    t.tell?.({ kind: 'icon-reached', side: 'enemy', resource, at, action: icon.action })
  }
  if (at < t.content.enemy.trackMax) return
  clan.full.push(resource)
  t.tell?.({ kind: 'marker-stopped', side: 'enemy', resource })
})

export const trackOf = (t: RuleContext, resource: Resource): TrackFile =>
  t.content.tracks.find((track) => track.resource === resource) as TrackFile

/** TV-16.30, TV-16.55: at the end of any turn. */
export const resetMarkers = step('resetMarkers', (t) => {
  t.next(...clanOf(t).full.map((resource) => resetMarker({ resource })))
})

const resetMarker = step<OfTrack>('resetMarker', (t, { resource }) => {
  const clan = clanOf(t)
  clan[resource] = 0
  clan.full.splice(clan.full.indexOf(resource), 1)
  t.tell?.({ kind: 'marker-reset', side: 'enemy', resource })
  loseGoods(t, HUMAN, { [resource]: 1 }, 'enemy')
})

export const enemyTrackRules = [enemyHarvests, enemyGains, resetMarkers, resetMarker]
