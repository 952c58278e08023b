import type { Counts } from '@longhouse/kernel'
import { totalOf } from '@longhouse/kernel'
import type { Enemy, Journey, Shore, Warrior, Warriors } from '../src/content.ts'
import { WARRIORS } from '../src/content.ts'
import { damageOf } from '../src/leaders.ts'
import { oddsOf } from '../src/odds.ts'
import { countWarriors } from '../src/state.ts'
import { ownPlayer, type Town } from './sights.ts'
import { abilityOf } from './throw.ts'

/** How an assignment would probably end. */

export interface Outlook {
  /** Warriors sent. */
  readonly size: number
  /** Those who come to the fight. */
  readonly fighters: number
  /** Food that they need (0 on land), and how many get none. */
  readonly needs: number
  readonly starving: number
  /** Sent although the enemy lets none of them fight (CH-10.18). */
  readonly excluded: number
  /** In percent, without favor. */
  readonly win: number
  /** Of those sent, on average. */
  readonly lost: number
}

const leaderOf = (town: Town) => abilityOf(town.content.leaders, ownPlayer(town)?.leader ?? null)

/** A crew at sea first suffers its journey, as far as it is known, then eats, then lands. */
export function outlookOf(town: Town, enemy: Enemy | null, sent: Counts, shore: string | null): Outlook {
  const crew: Warriors = { swordsman: sent.swordsman ?? 0, spearman: sent.spearman ?? 0, axeman: sent.axeman ?? 0 }
  const size = totalOf(crew)
  const fedBy = shore ? (town.content.shores[shore] as Shore).warriorsFedPerFood : 0
  const sailed = shore ? afterJourney(town, shore, crew, sent.food ?? 0) : { crew, food: 0 }
  const alive = countWarriors(sailed.crew)
  const starving = shore ? Math.max(0, alive - sailed.food * fedBy) : 0
  const landing = without(sailed.crew, starving, enemy?.refuses ?? [])
  const excluded = (enemy?.refuses ?? []).reduce((sum, type) => sum + landing[type], 0)
  const fighting = { ...landing }
  for (const type of enemy?.refuses ?? []) fighting[type] = 0
  const fighters = countWarriors(fighting)
  const odds = enemy
    ? oddsOf(town.content, leaderOf(town), fighting, enemy)
    : { win: 0, survivors: countWarriors(landing) }
  return {
    size,
    fighters,
    needs: fedBy > 0 ? Math.ceil(alive / fedBy) : 0,
    starving,
    excluded,
    win: Math.round(odds.win * 100),
    lost: size - odds.survivors,
  }
}

function afterJourney(town: Town, shore: string, crew: Warriors, food: number) {
  const journey = town.view.shores.find(({ id }) => id === shore)?.journey
  const effect = journey ? (town.content.journeys[journey] as Journey).effect : null
  if (effect?.kind === 'lose')
    return { crew: without(crew, effect.warrior ?? 0, []), food: Math.max(0, food - (effect.food ?? 0)) }
  if (effect?.kind !== 'lose-choice') return { crew, food }
  const fedBy = (town.content.shores[shore] as Shore).warriorsFedPerFood
  // Food to spare goes first; what must be lost beyond it are the weakest.
  const spare = Math.max(0, Math.min(effect.amount, food - Math.ceil(countWarriors(crew) / fedBy)))
  return { crew: without(crew, effect.amount - spare, []), food: food - spare }
}

/** The least useful first: those who may not fight, then the weakest. */
function without(crew: Readonly<Warriors>, lost: number, refused: readonly Warrior[]): Warriors {
  const left: { [type in Warrior]: number } = { ...crew }
  let more = lost
  for (const type of [...refused, ...WARRIORS.filter((other) => !refused.includes(other))]) {
    const gone = Math.min(more, left[type])
    left[type] -= gone
    more -= gone
  }
  return left
}

/** Food that hunters bring home on average (CH-8.2 to CH-8.7). */
export function huntOutlook(town: Town, hunters: Readonly<Warriors>): number {
  const { content } = town
  const ability = leaderOf(town)
  let chances = new Map<number, number>([[0, 1]])
  for (const type of WARRIORS)
    for (let n = hunters[type]; n > 0; n--) {
      const next = new Map<number, number>()
      const faces = content.dice[type]
      for (const [sum, chance] of chances)
        for (const face of faces) {
          const hits = sum + damageOf(ability, { type, face, locked: false }, 0)
          const food = Math.min(content.limits.huntFoodMax, hits)
          next.set(food, (next.get(food) ?? 0) + chance / faces.length)
        }
      chances = next
    }
  return [...chances].reduce((sum, [food, chance]) => sum + food * chance, 0)
}
