import type { Json } from '@longhouse/kernel'
import { type Content, type Enemy, type Leader, WARRIORS, type Warriors } from '../src/content.ts'
import { nameOfDie } from '../src/die.ts'
import { oddsWithFavor } from '../src/favor-odds.ts'
import { damageOf } from '../src/leaders.ts'
import { leastUseful, without } from '../src/odds.ts'
import { countWarriors, type Fight, type State } from '../src/state.ts'
import { warriors } from './position.ts'

/** A throw on the table: what was dealt in all, what it stops, and its blank dice. */
interface Lying {
  readonly dealt: number
  readonly shields: number
  readonly blank: Readonly<Warriors>
}

/**
 * How the fight at the troll's gate is fought with favor: the blank dice are thrown again where that makes it likelier to be won.
 * What a throw is worth is counted die by die here; only of a round to come the odds are believed, and it is fought next.
 */
export function blanksAgain(content: Content, enemy: Enemy, ability: Leader['ability'] | null) {
  const order = leastUseful(content, ability, [])
  const known = new Map<string, number>()
  return ({ fight, crews, players }: State): Json | null => {
    const { dice, damage } = fight as Fight
    const blank = warriors('')
    for (const { type, face } of dice) if (face === 'blank') blank[type]++
    const dealt = dice.reduce((sum, die) => sum + damageOf(ability, die, 0), damage)
    const shields = dice.filter(({ face }) => face === 'shield').length
    const lying = { dealt, shields, blank }
    const favor = players[0]?.favor ?? 0
    if (favor === 0 || dealt >= enemy.defence || countWarriors(blank) === 0) return null
    const of = chancesOf(crews['troll-gate'])
    if (of.again(lying, favor) <= of.stands(lying, favor)) return null
    const thrown = WARRIORS.filter((type) => blank[type] > 0)
    return { reroll: Object.fromEntries(thrown.map((type) => [nameOfDie({ type, face: 'blank' }), blank[type]])) }
  }

  function chancesOf(crew: Readonly<Warriors>) {
    return { stands, again }

    function stands({ dealt, shields }: Lying, favor: number): number {
      if (dealt >= enemy.defence) return 1
      const left = without(crew, Math.max(0, enemy.attack - shields), order)
      return oddsWithFavor(content, ability, left, { ...enemy, defence: enemy.defence - dealt }, favor).win
    }

    function again({ dealt, shields, blank }: Lying, favor: number): number {
      return thrownOneByOne({ dealt, shields, blank: warriors('') }, blank, favor - 1)
    }

    /** One of the dice falls, and the others after it; then what lies there stands or is thrown again. */
    function thrownOneByOne(lying: Lying, falling: Readonly<Warriors>, favor: number): number {
      const { dealt, shields, blank } = lying
      const key = [crew, [dealt, shields, favor], blank, falling].flatMap(Object.values).join()
      const chance = known.get(key) ?? fallen(lying, falling, favor)
      known.set(key, chance)
      return chance
    }

    function fallen(lying: Lying, falling: Readonly<Warriors>, favor: number): number {
      const type = WARRIORS.find((each) => falling[each] > 0)
      if (!type) {
        const isOver = favor === 0 || lying.dealt >= enemy.defence || countWarriors(lying.blank) === 0
        return Math.max(stands(lying, favor), isOver ? 0 : again(lying, favor))
      }
      const { dealt, shields, blank } = lying
      const others = { ...falling, [type]: falling[type] - 1 }
      const chances = content.dice[type].map((face) => {
        const then = {
          dealt: dealt + damageOf(ability, { type, face, locked: false }, 0),
          shields: shields + (face === 'shield' ? 1 : 0),
          blank: face === 'blank' ? { ...blank, [type]: blank[type] + 1 } : blank,
        }
        return thrownOneByOne(then, others, favor)
      })
      return chances.reduce((sum, each) => sum + each, 0) / chances.length
    }
  }
}
