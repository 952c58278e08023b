import { type Ask, type Form, type Json, listChoices, type Random } from '@longhouse/kernel'
import type { Enemy, Goods, Longship, Shore, Warriors } from '../src/content.ts'
import { champions } from '../src/index.ts'
import { COMBAT_PLACES, countWarriors, type Player, type State } from '../src/state.ts'

/**
 * A simple greedy player, to see what the cards are worth: it sends its workers where its warriors will probably win the
 * most, or else to whatever gives the most, and uses neither favor nor runes.
 */
export function simpleChoice(state: State, { seat, step, form }: Ask, random: Random): Json {
  if (!form) throw new Error(`nothing to choose at ${step}`)
  if (step === 'assign') return assignment(state, seat)
  if (form.kind === 'mix') return cheapest(form)
  if (form.kind === 'either' && 'end' in form.of) return { end: true }
  if (form.kind === 'either' && 'pass' in form.of) return { pass: true }
  if (step === 'choosePort') {
    const target = bestShore(state, seat, launchedBy(state, seat).capacity)
    if (target) return target.place
  }
  const { choices } = listChoices(form, 100)
  if (step === 'placeWorker') return bestPlace(state, seat, choices as { place: string }[])
  if (step === 'pray') return Math.max(...(choices as number[]).filter((favor) => favor < 3))
  return choices[random.below(choices.length)] as Json
}

const { content } = champions

const WORTH: { readonly [good: string]: number } = {
  glory: 1,
  favor: 2,
  coin: 0.6,
  wood: 0.6,
  food: 0.9,
  swordsman: 2,
  spearman: 2.5,
  axeman: 2.8,
}

const worth = (goods: Goods): number =>
  Object.entries(goods).reduce((sum, [good, n]) => sum + (WORTH[good] ?? 0) * n, 0)

interface Target {
  readonly place: string
  readonly enemy: Enemy
  readonly worth: number
  readonly food: number
}

/** How many warriors it takes to win in most cases. */
const warriorsFor = ({ attack, defence }: Enemy): number => Math.ceil(0.8 * attack + 0.45 * defence)

/** The enemy at a place; food for the voyage is one more than needed, for a calm or a storm. */
function targetAt(state: State, place: string): Target | null {
  const combat = (COMBAT_PLACES as readonly string[]).indexOf(place)
  const shore = state.shores.find(({ id }) => id === place)
  const card = shore ? shore.monster : combat === 0 ? state.troll : state.draugr[combat - 1]
  const enemy = content.enemies[card ?? '']
  if (!enemy) return null
  const fedBy = (content.shores[place] as Shore | undefined)?.warriorsFedPerFood ?? 1
  const food = shore ? Math.ceil(warriorsFor(enemy) / fedBy) + 1 : 0
  const besides = (enemy.kind === 'troll' ? 3 : 2) + (shore?.bounty ?? 0) * 0.6
  return { place, enemy, worth: worth(enemy.reward) + besides, food }
}

const bestFirst = (targets: Target[]): Target[] => targets.sort((a, b) => b.worth - a.worth)

/** Where this seat's workers wait for warriors. */
function targetsOf(state: State, seat: number): Target[] {
  const combats = COMBAT_PLACES.filter((place) => state.workers[place] === seat)
  const shores = state.shores.filter(({ ship }) => ship?.seat === seat).map(({ id }) => id)
  return bestFirst([...combats, ...shores].flatMap((place) => targetAt(state, place) ?? []))
}

type Home = Warriors & { food: number }

const homeOf = ({ swordsman, spearman, axeman, food }: Player): Home => ({ swordsman, spearman, axeman, food })

/** The best of those at home, as many as it takes, and the food for them; taken out of `home`. */
function muster(home: Home, { enemy, food }: Target): Goods {
  const crew: Warriors = { swordsman: 0, spearman: 0, axeman: 0 }
  for (let room = warriorsFor(enemy); room > 0; room--) {
    const axes = crew.axeman < 2 ? ['axeman', 'spearman', 'swordsman'] : ['spearman', 'swordsman', 'axeman']
    const type = (axes as (keyof Warriors)[]).find((able) => home[able] > 0 && !enemy.refuses.includes(able))
    if (!type) break
    home[type]--
    crew[type]++
  }
  home.food -= food
  return food > 0 ? { ...crew, food } : crew
}

/** What is left at home when the workers already sent get their warriors. */
function unspoken(state: State, seat: number): Home {
  const home = homeOf(state.players[seat] as Player)
  for (const target of targetsOf(state, seat)) muster(home, target)
  return home
}

function isBeatable(home: Home, { enemy, food }: Target, capacity: number): boolean {
  const able = countWarriors(home) - enemy.refuses.reduce((sum, type) => sum + home[type], 0)
  const needed = warriorsFor(enemy)
  return able >= needed && home.food >= food && needed + food <= capacity
}

const ANY = Number.POSITIVE_INFINITY

function bestShore(state: State, seat: number, capacity: number): Target | undefined {
  const home = unspoken(state, seat)
  const targets = state.shores.filter(({ ship }) => !ship).flatMap(({ id }) => targetAt(state, id) ?? [])
  return bestFirst(targets.filter((target) => isBeatable(home, target, capacity)))[0]
}

/** The longship that this seat has just manned and that is in no port yet. */
function launchedBy(state: State, seat: number): Longship {
  const atSea = state.shores.map(({ ship }) => ship?.longship)
  const manned = ['public-small', 'public-large'].find((id) => state.workers[id] === seat && !atSea.includes(id))
  return content.longships[manned ?? state.players[seat]?.longship ?? ''] as Longship
}

function bestPlace(state: State, seat: number, choices: readonly { place: string }[]): Json {
  const valued = choices.map((choice) => ({ choice, value: placeWorth(state, seat, choice.place) }))
  return valued.reduce((best, other) => (other.value > best.value ? other : best)).choice
}

function placeWorth(state: State, seat: number, place: string): number {
  const player = state.players[seat] as Player
  const room = content.limits.maxWarriorsPerPlayer - countWarriors(player)
  const stall = content.stalls[place]
  if (stall) return worth(stall.gain) - worth(stall.cost)
  const location = content.locations[place]
  switch (location?.effect.kind) {
    case 'reserve-combat': {
      const target = targetAt(state, place)
      return target && isBeatable(unspoken(state, seat), target, ANY) ? target.worth : -2
    }
    case 'launch': {
      const ship = (content.longships[place] ?? content.longships[player.longship ?? '']) as Longship
      return bestShore(state, seat, ship.capacity)?.worth ?? -2
    }
    case 'take-all': {
      const { what } = location.effect
      return (WORTH[what] ?? 0) * Math.min(state.waiting[what], what === 'food' ? ANY : room)
    }
    case 'jarl':
      return 2 * Math.min(room, 1) + 0.5
    case 'hunt':
      return player.food < 4 ? 0.8 * countWarriors(unspoken(state, seat)) : 0
    case 'take-top-card':
      return worth(content.merchants[state.merchants.at(-1) ?? '']?.gain ?? {}) - 0.6
    case 'take-rune':
      return 3
    case 'sage':
      return 2.5
    case 'build-longship':
      return 5
    case 'gain-worker':
      return 2.5 * (content.limits.maxRounds - state.round) - 3
    case 'choose-option':
      return player.coin >= 3 ? 2 : 1
    default:
      return place === 'beg' ? -1 : 0
  }
}

/** To the best targets first, those that can be beaten; whoever is left hunts. */
function assignment(state: State, seat: number): Json {
  const home = homeOf(state.players[seat] as Player)
  const sent: Record<string, Json> = {}
  for (const target of targetsOf(state, seat)) {
    const ship = state.shores.find(({ id }) => id === target.place)?.ship
    const capacity = ship ? (content.longships[ship.longship] as Longship).capacity : ANY
    if (isBeatable(home, target, capacity)) sent[target.place] = muster(home, target)
  }
  return sent
}

const CHEAPEST_FIRST = ['food', 'swordsman', 'spearman', 'axeman', 'wood', 'coin']

/** So many things of a mix, the cheapest first. */
function cheapest({ of, min }: Extract<Form, { kind: 'mix' }>): Json {
  const given: Record<string, number> = {}
  let due = min
  for (const kind of CHEAPEST_FIRST) {
    const n = Math.min(due, of[kind] ?? 0)
    if (n > 0) given[kind] = n
    due -= n
  }
  return given
}
