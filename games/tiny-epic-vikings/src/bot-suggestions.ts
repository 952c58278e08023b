import type { Json, Seat } from '@longhouse/kernel'
import { islandRunePoints } from './bot-runes.ts'
import { type IslandId, type PlaceId, RESOURCES, type Resource } from './content-file.ts'
import { eraOf } from './draft.ts'
import { influence, settlersOn } from './sides.ts'
import { islandAt, mapOf, playerAt, type RuleContext, sidesOf } from './vikings.ts'

/** Choices that a sample would miss, the most promising first. What cannot be done is left out by who asks. */

export function suggest(t: RuleContext, seat: Seat, step: string): readonly Json[] {
  return SUGGESTIONS[step]?.(t, seat) ?? []
}

const SUGGESTIONS: { readonly [step: string]: (t: RuleContext, seat: Seat) => readonly Json[] } = {
  sail: sails,
  explore: explorations,
  harvest: harvests,
  build: buildings,
}

interface Promising {
  readonly choice: Json
  readonly worth: number
}

const bestFirst = (promising: readonly Promising[]): Json[] =>
  promising.toSorted((a, b) => b.worth - a.worth).map(({ choice }) => choice)

const runeWorth = (t: RuleContext, island: IslandId): number => islandRunePoints(t, mapOf(t).islands[island]?.rune)

/** How far a boat is looked after; what the action does not reach is no choice. */
const LONGEST_SAIL = 4

/** What a plundered village is worth, beside runes. */
const VILLAGE_WORTH = 1

/** To ports where landing would gain the rune, and to villages that steel can pay for. */
function sails(t: RuleContext, seat: Seat): Json[] {
  const map = mapOf(t)
  const { food, settlers, steel } = playerAt(t, seat)
  const canPlunder = steel >= eraOf(t).plunderSteel
  const promising: Promising[] = []
  for (const from of new Set(t.state.boats[seat])) {
    for (const { id: to, island } of map.map.ports) {
      const moves = map.moves[from]?.[to] ?? Number.POSITIVE_INFINITY
      if (moves > LONGEST_SAIL) continue
      const landed = Math.min(food, settlers, LONGEST_SAIL)
      const gained = gainsByLanding(t, seat, { from, island, landed }) ? runeWorth(t, island) : 0
      const worth = gained + (canPlunder && t.state.villages.includes(to) ? VILLAGE_WORTH : 0)
      if (worth > 0) promising.push({ choice: { sail: { from, to } }, worth: worth - moves / 100 })
    }
  }
  return bestFirst(promising)
}

interface Landfall {
  readonly from: PlaceId
  readonly island: IslandId
  readonly landed: number
}

/** TV-8.6, with the settlers that an attack would drive away (TV-7.17). */
function gainsByLanding(t: RuleContext, seat: Seat, { from, island, landed }: Landfall): boolean {
  if (landed === 0 || islandAt(t, island).rune === seat) return false
  const { settler, boatInPort } = t.content.clan.influence
  const wasThere = mapOf(t).ports[from]?.island === island
  const mine = influence(t, island, seat) + landed * settler + (wasThere ? 0 : boatInPort)
  return mine > strongestAfterAttack(t, seat, island, settlersOn(t, island, seat) + landed)
}

function strongestAfterAttack(t: RuleContext, seat: Seat, island: IslandId, settlers: number): number {
  const others = sidesOf(t).filter((side) => side !== seat)
  const attacks = others.every((side) => settlersOn(t, island, side) < settlers)
  const left = others.map((side) => {
    const driven = attacks && settlersOn(t, island, side) > 0 ? 1 : 0
    return influence(t, island, side) - driven
  })
  return Math.max(0, ...left)
}

/** To islands that one more settler gains, first from where nothing is lost by it. */
function explorations(t: RuleContext, seat: Seat): Json[] {
  const { islandIds, adjacentIslands } = mapOf(t)
  const promising: Promising[] = []
  for (const to of islandIds) {
    if (islandAt(t, to).rune === seat) continue
    const mine = influence(t, to, seat) + t.content.clan.influence.settler
    if (mine <= strongestAfterAttack(t, seat, to, settlersOn(t, to, seat) + 1)) continue
    for (const from of adjacentIslands[to] ?? []) {
      if (settlersOn(t, from, seat) === 0) continue
      const given =
        islandAt(t, from).rune === seat && influence(t, from, seat) === t.content.clan.influence.settler
          ? runeWorth(t, from)
          : 0
      promising.push({ choice: { step: { from, to } }, worth: runeWorth(t, to) - given })
    }
  }
  return bestFirst(promising)
}

/** What a harvest may bring (TV-7.28, TV-7.30): of these amounts one is asked for. */
const HARVESTS = [2, 3, 4, 5, 6, 7]

/** What is scarcest, and of each kind as much as there is room for. */
function harvests(t: RuleContext, seat: Seat): Json[] {
  return HARVESTS.flatMap((n) => [null, ...RESOURCES].map((first) => ({ harvest: harvested(t, seat, n, first) })))
}

function harvested(t: RuleContext, seat: Seat, n: number, first: Resource | null): { [resource: string]: number } {
  const { resourceMax } = t.content.clan
  const { wood, food, steel } = playerAt(t, seat)
  const held = { wood, food, steel }
  const mix: { [resource: string]: number } = {}
  for (let i = 0; i < n; i++) {
    const scarcest = RESOURCES.reduce((least, kind) => (held[kind] < held[least] ? kind : least))
    const kind = first && held[first] < resourceMax ? first : scarcest
    mix[kind] = (mix[kind] ?? 0) + 1
    held[kind]++
  }
  return mix
}

/** A temple of the cheapest slot left, where most is at stake. */
function buildings(t: RuleContext, seat: Seat): Json[] {
  const { templeSlots } = playerAt(t, seat)
  const temple = templeSlots.indexOf(true)
  if (temple < 0) return []
  const promising = mapOf(t).islandIds.flatMap((at) =>
    settlersOn(t, at, seat) > 0 ? [{ choice: { build: { temple, at } }, worth: runeWorth(t, at) }] : [],
  )
  return bestFirst(promising)
}
