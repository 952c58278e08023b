import {
  type Content,
  type Enemy,
  type Journey,
  type Leader,
  type Shore,
  WARRIORS,
  type Warrior,
  type Warriors,
} from './content.ts'
import { oddsWithFavor } from './favor-odds.ts'
import { damageOf, inRoll } from './leaders.ts'
import { leastUseful, oddsOf, survivorsOf, without } from './odds.ts'
import type { View } from './seen.ts'
import { countWarriors } from './state.ts'

/** How warriors that are sent out will probably fare, without runes, if the least useful are given up first. */

export interface Sending {
  readonly crew: Readonly<Warriors>
  /** Null where nothing is fought. */
  readonly enemy: Enemy | null
  /** Null on land. */
  readonly sea: Sea | null
  /** What of it is spent in the fight itself; none if it is not said. */
  readonly favor?: number
}

interface Sea {
  readonly food: number
  /** How many warriors one food feeds. */
  readonly fedBy: number
  /** Null while it is not known. */
  readonly journey: Journey | null
}

/** The way to a shore, as far as who looks knows it. */
export function seaOf(content: Content, view: View, shore: string, food: number): Sea {
  const journey = view.shores.find(({ id }) => id === shore)?.journey
  const { warriorsFedPerFood: fedBy } = content.shores[shore] as Shore
  return { food, fedBy, journey: journey ? (content.journeys[journey] as Journey) : null }
}

export interface Forecast {
  /** Those who come to the fight. */
  readonly fighters: number
  /** Food that the crew needs (0 on land), and how many get none. */
  readonly needs: number
  readonly starving: number
  /** Sent although the enemy lets none of them fight (CH-10.18). */
  readonly excluded: number
  readonly win: number
  /** How many are left on average, win or lose. */
  readonly survivors: number
}

type Ability = Leader['ability'] | null

/** A crew at sea first suffers its journey, as far as it is known, then eats, then lands. */
export function forecastOf(content: Content, leader: Ability, { crew, enemy, sea, favor = 0 }: Sending): Forecast {
  const order = leastUseful(content, leader, enemy?.refuses ?? [])
  const landed = (landing: Warriors) => fightOn(content, leader, landing, enemy, favor)
  if (!sea) return { needs: 0, starving: 0, ...landed({ ...crew }) }
  const { journey, fedBy } = sea
  const eating = (aboard: Warriors, food: number): Forecast => {
    const alive = countWarriors(aboard)
    const starving = Math.max(0, alive - food * fedBy)
    return { needs: Math.ceil(alive / fedBy), starving, ...landed(without(aboard, starving, order)) }
  }
  const lost = journeyLosses(journey, countWarriors(crew), sea)
  const sailed = eating(without(crew, lost.warriors, order), sea.food - lost.food)
  if (journey?.effect.kind !== 'combat') return sailed
  const size = countWarriors(crew)
  const kraken = content.enemies[journey.id] as Enemy
  let win = 0
  let survivors = 0
  for (const [left, chance] of survivorsOf(content, leader, crew, kraken, order).entries()) {
    const then = eating(without(crew, size - left, order), sea.food)
    win += chance * then.win
    survivors += chance * then.survivors
  }
  return { ...sailed, win, survivors }
}

/** CH-10.18: those whom the enemy excludes are killed on landing. */
function fightOn(content: Content, leader: Ability, landing: Warriors, enemy: Enemy | null, favor: number) {
  const fighting = { ...landing }
  for (const type of enemy?.refuses ?? []) fighting[type] = 0
  const fighters = countWarriors(fighting)
  const excluded = countWarriors(landing) - fighters
  if (!enemy) return { fighters, excluded, win: 0, survivors: fighters }
  const odds =
    favor > 0 ? oddsWithFavor(content, leader, fighting, enemy, favor) : oddsOf(content, leader, fighting, enemy)
  return { fighters, excluded, ...odds }
}

interface Losses {
  readonly warriors: number
  readonly food: number
}

/** CH-10.7 to CH-10.10. Of warriors and food such a mix is given up that most arrive fed, and fewest starve. */
function journeyLosses(journey: Journey | null, crew: number, { food, fedBy }: Sea): Losses {
  const effect = journey?.effect
  if (effect?.kind === 'lose')
    return { warriors: Math.min(crew, effect.warrior ?? 0), food: Math.min(food, effect.food ?? 0) }
  if (effect?.kind !== 'lose-choice') return { warriors: 0, food: 0 }
  const amount = Math.min(effect.amount, crew + food)
  let best: Losses & { readonly fed: number } = { warriors: 0, food: 0, fed: -1 }
  for (let warriors = Math.min(crew, amount); warriors >= Math.max(0, amount - food); warriors--) {
    const fed = Math.min(crew - warriors, (food - amount + warriors) * fedBy)
    if (fed > best.fed) best = { warriors, food: amount - warriors, fed }
  }
  return best
}

/** Food that hunters bring home on average (CH-8.2 to CH-8.7). */
export function huntForecast({ dice, limits }: Content, leader: Ability, hunters: Readonly<Warriors>): number {
  const ability = inRoll({ enemy: null }, leader)
  let chances = new Map<number, number>([[0, 1]])
  for (const type of WARRIORS) for (let n = hunters[type]; n > 0; n--) chances = withHunter(chances, type)
  return [...chances].reduce((sum, [food, chance]) => sum + food * chance, 0)

  function withHunter(before: Map<number, number>, type: Warrior): Map<number, number> {
    const after = new Map<number, number>()
    for (const [sum, chance] of before)
      for (const face of dice[type]) {
        const food = Math.min(limits.huntFoodMax, sum + damageOf(ability, { type, face, locked: false }, 0))
        after.set(food, (after.get(food) ?? 0) + chance / dice[type].length)
      }
    return after
  }
}
