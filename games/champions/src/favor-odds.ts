import { type Content, type Leader, WARRIORS, type Warrior, type Warriors } from './content.ts'
import { damageOf } from './leaders.ts'
import { leastUseful, type Odds, type Opponent, without } from './odds.ts'
import { countWarriors } from './state.ts'

/**
 * How a combat will probably end if favor is spent on it, too: blank dice are thrown again wherever that makes it likelier to be
 * won (CH-9.4). Exact, like the odds without favor; nobody who plays so does worse.
 */

/** A throw: what it deals and stops, and which of its dice show nothing. */
interface Throw {
  readonly damage: number
  readonly shields: number
  readonly blank: Readonly<Warriors>
  readonly chance: number
}

type Ability = Leader['ability'] | null

const NOBODY: Odds = { win: 0, survivors: 0 }
const EMPTY: Throw = { damage: 0, shields: 0, blank: { swordsman: 0, spearman: 0, axeman: 0 }, chance: 1 }

const worked = new WeakMap<Content, Map<string, Odds>>()

export function oddsWithFavor(
  content: Content,
  leader: Ability,
  crew: Readonly<Warriors>,
  enemy: Opponent,
  favor: number,
): Odds {
  const known = worked.get(content) ?? new Map<string, Odds>()
  worked.set(content, known)
  const { attack, defence } = enemy
  const ability = leader?.kind === 'die-damage-override' ? leader : null
  const key = `${JSON.stringify(ability)} ${keyOf(crew)} ${attack} ${defence} ${favor}`
  const odds = known.get(key) ?? combatOf(content, ability, attack)(crew, defence, favor)
  known.set(key, odds)
  return odds
}

const keyOf = ({ swordsman, spearman, axeman }: Readonly<Warriors>): number => (swordsman * 16 + spearman) * 16 + axeman

/** Against such an attack: a crew, what is left of the defence, and the favor that is left. */
function combatOf(content: Content, ability: Ability, attack: number) {
  const order = leastUseful(content, ability, [])
  const rounds = new Map<number, Odds>()
  const thrown = new Map<string, Odds>()
  const throws = new Map<number, readonly Throw[]>()

  return round

  function round(crew: Readonly<Warriors>, standing: number, favor: number): Odds {
    if (countWarriors(crew) === 0) return NOBODY
    const key = (keyOf(crew) * 64 + standing) * 64 + favor
    const odds = rounds.get(key) ?? begun(crew, standing, favor)
    rounds.set(key, odds)
    return odds
  }

  function begun(crew: Readonly<Warriors>, standing: number, favor: number): Odds {
    // What changes nothing is thrown once more, for nothing.
    const changing = throwsOf(crew).filter(({ damage, shields }) => damage > 0 || shields < attack)
    const sum = weighed(changing, ({ damage, shields, blank }) =>
      settled(crew, standing - damage, shields, blank, favor),
    )
    const chance = changing.reduce((all, each) => all + each.chance, 0)
    return { win: sum.win / chance, survivors: sum.survivors / chance }
  }

  /** A throw lies on the table: it stands, or its blank dice are thrown again. */
  function settled(
    crew: Readonly<Warriors>,
    standing: number,
    shields: number,
    blank: Readonly<Warriors>,
    favor: number,
  ): Odds {
    const left = () => without(crew, Math.max(0, attack - shields), order)
    if (standing <= 0) return { win: 1, survivors: countWarriors(left()) }
    const key = [keyOf(crew), standing, Math.min(shields, attack), keyOf(blank), favor].join()
    const known = thrown.get(key)
    if (known) return known
    const stands = round(left(), standing, favor)
    const again =
      favor === 0 || countWarriors(blank) === 0
        ? NOBODY
        : weighed(throwsOf(blank), (each) =>
            settled(crew, standing - each.damage, shields + each.shields, each.blank, favor - 1),
          )
    const odds = again.win > stands.win ? again : stands
    thrown.set(key, odds)
    return odds
  }

  function throwsOf(dice: Readonly<Warriors>): readonly Throw[] {
    const known = throws.get(keyOf(dice))
    if (known) return known
    let all: readonly Throw[] = [EMPTY]
    for (const type of WARRIORS) for (let n = dice[type]; n > 0; n--) all = withDie(all, type)
    throws.set(keyOf(dice), all)
    return all
  }

  function withDie(before: readonly Throw[], type: Warrior): readonly Throw[] {
    const faces = content.dice[type]
    const after = new Map<number, Throw>()
    for (const { damage, shields, blank, chance } of before)
      for (const face of faces) {
        const dealt = damageOf(ability, { type, face, locked: false }, 0)
        const stops = face === 'shield' ? 1 : 0
        const each = {
          damage: damage + dealt,
          shields: shields + stops,
          blank: dealt + stops > 0 ? blank : { ...blank, [type]: blank[type] + 1 },
        }
        const key = (each.damage * 16 + each.shields) * 4096 + keyOf(each.blank)
        after.set(key, { ...each, chance: (after.get(key)?.chance ?? 0) + chance / faces.length })
      }
    return [...after.values()]
  }
}

function weighed(throws: readonly Throw[], odds: (each: Throw) => Odds): Odds {
  let win = 0
  let survivors = 0
  for (const each of throws) {
    const then = odds(each)
    win += each.chance * then.win
    survivors += each.chance * then.survivors
  }
  return { win, survivors }
}
