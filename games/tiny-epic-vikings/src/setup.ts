import type { Seat, SetUp } from '@longhouse/kernel'
import { clockwiseFrom, one, refuse, shuffle } from '@longhouse/kernel'
import { type Content, copies } from './content.ts'
import { type Fjord, type IslandId, RUNES } from './content-file.ts'
import { isSolo } from './enemy-clan.ts'
import { enemyArrives, newClan } from './enemy-setup.ts'
import { era } from './eras.ts'
import type { Geometry } from './geometry.ts'
import type { IslandState, Player, State } from './state.ts'
import { decision, mapOf, type OfSeat, type RuleContext, step, type TinyEpicVikings } from './vikings.ts'

/** TV-2, TV-13, TV-14. Everything that chance decides lies ready before anybody is asked. */
export function setUpTable({ players, options, content, random }: SetUp<TinyEpicVikings>): State {
  const { file, setup, maps } = content
  const map = maps[players] as Geometry
  const first = options['first-player'] === 'random' ? random.below(players) : (options['first-player'] as Seat)
  const gods = shuffle(
    file.gods.map(({ id }) => id),
    random,
  ).slice(0, setup.godsInPlay)
  const runes = shuffle([...RUNES], random)
  const favors = shuffle(copies(file.favorCards), random)
  const rowSize = setup.favorRowSizeByPlayers[players] as number
  const isForTwo = players === 2
  const isForOne = players === 1
  return {
    era: 1,
    phase: 'setup',
    first,
    gods: gods.map((god, at) => ({ god, rune: runes[at] as (typeof RUNES)[number], fury: 0 })),
    vikings: { cards: shuffle(copies(file.vikingCards), random), discard: [] },
    invaders: [],
    favors: { above: favors.splice(0, rowSize), below: favors.splice(0, rowSize), out: favors },
    battle: null,
    islands: Object.fromEntries(map.islandIds.map((island) => [island, newIsland(content, map, island, isForTwo)])),
    villages: map.map.ports.flatMap(({ id, village }) => (village ? [id] : [])),
    boats: Object.fromEntries([
      ...clockwiseFrom(0, players).map((seat) => [seat, []]),
      ...(isForOne || isForTwo ? [['enemy', []]] : []),
    ]),
    offered: Object.fromEntries([...content.sacrifices.map(({ id }) => [id, 0]), ...gods.map((god) => [god, 0])]),
    draft: null,
    players: Array.from({ length: players }, () => newPlayer(content)),
    enemy: isForOne ? newClan(content, map, random) : isForTwo ? { kind: 'passive' } : null,
    turn: { side: null, taken: 0, sacrificed: false },
  }
}

/** TV-2.1; TV-13.2, TV-13.3: with two players the outer islands are the enemy's, and their runes lie on them. */
function newIsland({ twoPlayer }: Content, map: Geometry, island: IslandId, isForTwo: boolean): IslandState {
  if (!isForTwo || map.islands[island]?.ring !== 'outer') return { rune: null, settlers: {}, temples: {} }
  const { settler, temple } = twoPlayer.enemyForcesPerOuterIsland
  return { rune: null, settlers: settler > 0 ? { enemy: settler } : {}, temples: temple > 0 ? { enemy: temple } : {} }
}

/** TV-2.8. */
function newPlayer({ clan }: Content): Player {
  return {
    hand: [],
    picks: [],
    row: [],
    favors: [],
    ...clan.startResources,
    settlers: clan.settlerSlots,
    boatSlots: clan.boatSlots.map(() => true),
    templeSlots: clan.templeSlots.map(() => true),
    villages: 0,
  }
}

/** TV-2.10: counter-clockwise from the first player's right, the first player last. */
export const begin = step('begin', (t) => {
  const { gods, first } = t.state
  t.tell?.({ kind: 'game-set-up', gods: gods.map(({ god, rune }) => ({ god, rune })) })
  const boats = clockwiseFrom(first, t.players).flatMap((seat) =>
    Array.from({ length: t.content.clan.startingBoats }, () => startBoat({ seat })),
  )
  t.next(...(isSolo(t) ? [enemyArrives()] : []), ...boats.reverse(), era())
})

/** TV-2.11. */
const freeEdgeFjords = (t: RuleContext): string[] => {
  const taken = new Set(Object.values(t.state.boats).flat())
  return mapOf(t).edgeFjords.filter((fjord) => !taken.has(fjord))
}

const startBoat = decision<OfSeat, string>('startBoat', {
  rule: 'TV-2.11',
  seat: (_, { seat }) => seat,
  options: (t) => one(freeEdgeFjords(t)),
  why(t, _, choice) {
    const fjord: Fjord | undefined = mapOf(t).map.fjords.find(({ id }) => id === choice)
    if (!fjord) return refuse('not-a-fjord', {}, 'TV-20.6')
    return refuse(fjord.edge ? 'fjord-taken' : 'inner-fjord', { fjord: fjord.id }, 'TV-20.6')
  },
  take(t, { seat }, fjord) {
    t.state.boats[seat]?.push(fjord)
    t.tell?.({ kind: 'boat-placed', side: seat, at: fjord })
  },
})

export const setupRules = [begin, startBoat]
