import { copies } from './content.ts'
import { RESOURCES } from './content-file.ts'
import { enemyFlaws } from './enemy-invariants.ts'
import type { Player, State } from './state.ts'
import { mapOf, type RuleContext } from './vikings.ts'

/** What can never be: cards or pieces lost or made, counts below zero, limits broken. */
export function invariantViolations(t: RuleContext): string[] {
  return [
    ...cardFlaws(everyViking(t.state), copies(t.content.file.vikingCards)),
    ...cardFlaws(everyFavor(t.state), copies(t.content.file.favorCards)),
    ...t.state.players.flatMap((player, seat) => playerFlaws(t, player, seat)),
    ...enemyFlaws(t),
    ...boatFlaws(t),
    ...villageFlaws(t),
    ...battleFlaws(t),
    ...furyFlaws(t),
  ]
}

function everyViking({ vikings, invaders, players, draft, enemy }: State): string[] {
  const clan = enemy?.kind === 'clan' ? enemy : null
  return [
    ...vikings.cards,
    ...vikings.discard,
    ...invaders,
    ...players.flatMap(({ hand, picks, row }) => [...hand, ...picks, ...row.map(({ card }) => card)]),
    ...Object.values(draft?.hands ?? {}).flat(),
    ...(draft?.piles ?? []).flat(),
    ...(clan ? [...clan.deck, ...clan.leaders, ...clan.battles.map(({ card }) => card)] : []),
  ]
}

const everyFavor = ({ favors, battle, players, enemy }: State): string[] => [
  ...favors.above,
  ...favors.below,
  ...favors.out,
  ...(battle ? [battle.favor] : []),
  ...players.flatMap((player) => player.favors),
  ...(enemy?.kind === 'clan' ? enemy.favors : []),
]

function cardFlaws(there: readonly string[], box: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const card of box) counts.set(card, (counts.get(card) ?? 0) - 1)
  for (const card of there) counts.set(card, (counts.get(card) ?? 0) + 1)
  return [...counts].flatMap(([card, n]) => (n === 0 ? [] : [`${n > 0 ? '+' : ''}${n} ${card}`]))
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0)

/** TV-1.6 to TV-1.9. */
function playerFlaws(t: RuleContext, player: Player, seat: number): string[] {
  const { clan } = t.content
  const islands = Object.values(t.state.islands)
  const violations: string[] = []
  const must = (held: boolean, what: string) => {
    if (!held) violations.push(`seat ${seat} has ${what}`)
  }
  for (const resource of RESOURCES)
    must(player[resource] >= 0 && player[resource] <= clan.resourceMax, `${player[resource]} ${resource}`)
  const settlers = player.settlers + sum(islands.map((island) => island.settlers[seat] ?? 0))
  must(player.settlers >= 0 && settlers === clan.settlerSlots, `${settlers} settlers`)
  const built = player.boatSlots.filter((isFull) => !isFull).length
  const boats = t.state.boats[seat]?.length ?? 0
  const isSetUp = t.state.phase !== 'setup'
  must(boats === built + clan.startingBoats || (!isSetUp && boats === 0), `${boats} boats on the map, ${built} built`)
  const temples = islands.map((island) => island.temples[seat] ?? 0)
  must(sum(temples) === player.templeSlots.filter((isFull) => !isFull).length, `${sum(temples)} temples on the map`)
  must(Math.max(...temples) <= 1, 'two temples on one island')
  must(player.favors.length <= clan.favorSlots + 1, `${player.favors.length} favor cards`)
  must(player.villages >= 0, `${player.villages} villages`)
  return violations
}

/** TV-7.6. */
function boatFlaws(t: RuleContext): string[] {
  const { ports, fjords } = mapOf(t)
  const places = Object.values(t.state.boats).flat()
  return [
    ...places.filter((place) => !ports[place] && !fjords[place]).map((place) => `a boat lies at ${place}`),
    ...places
      .filter((place, at) => ports[place] && places.indexOf(place) !== at)
      .map((place) => `two boats lie in ${place}`),
  ]
}

/** Villages stand in ports, lie beside sheets or on actions, and are none the fewer for it. */
function villageFlaws(t: RuleContext): string[] {
  const { villages, players, offered, enemy } = t.state
  const taken = enemy?.kind === 'clan' ? enemy.villages + enemy.pending : 0
  const total = villages.length + sum(players.map((player) => player.villages)) + sum(Object.values(offered)) + taken
  const all = mapOf(t).map.ports.filter(({ village }) => village).length
  const limit = t.content.setup.sacrificeLimitByPlayers[t.players] as number
  return [
    ...(total === all ? [] : [`${total} villages instead of ${all}`]),
    ...Object.keys(offered).flatMap((action) => ((offered[action] ?? 0) > limit ? [`${action} is overfull`] : [])),
  ]
}

/** TV-6.6: a card lies face down only in the open battle, and is the latest of its row. */
function battleFlaws({ state: { battle, players } }: RuleContext): string[] {
  return players.flatMap(({ row }, seat) => {
    const isFighting = battle?.fighters.includes(seat) ?? false
    const down = row.flatMap(({ up }, at) => (up ? [] : [at]))
    const isRight = down.length === 0 || (down.length === 1 && down[0] === row.length - 1)
    return isRight && (!isFighting || down.length === 1) ? [] : [`seat ${seat} has cards face down: ${down}`]
  })
}

/** TV-6.42. */
const furyFlaws = ({ state: { gods } }: RuleContext): string[] =>
  gods.flatMap(({ god, fury }) => (fury >= 0 ? [] : [`${god} has fury ${fury}`]))
