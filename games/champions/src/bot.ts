import type { BotKnowledge, Json, Seat } from '@longhouse/kernel'
import { enemyAt } from './assigning.ts'
import weights from './bot-weights.json' with { type: 'json' }
import { type Champions, crewAt, playerAt, type RuleContext } from './champions.ts'
import { COLORS, type Enemy, type Longship, type Rune, type Shore, type Warrior, type Warriors } from './content.ts'
import { destinyGlory } from './destinies.ts'
import { abilityOf, damageOf, inRoll } from './leaders.ts'
import { leastUseful, type Odds, oddsOf, oddsOfRoll, without } from './odds.ts'
import { rolledDamage, rolledShields } from './rolling.ts'
import { blamePenalty } from './scoring.ts'
import { COMBAT_PLACES, countWarriors, type Die, NO_WARRIORS, type Player, warriorsOf } from './state.ts'

/** What search cannot know by itself: what to measure of a position, and what to send where. */

const { ceil, floor, max, min } = Math

const roundsLeft = (t: RuleContext): number => t.content.limits.maxRounds - t.state.round

/** Before the dice of the combats are cast their odds are exact, so nobody needs to imagine them again and again. */
const chapter = ({ state: { round, phase } }: RuleContext): number =>
  2 * round + (phase === 'combat' || phase === 'cleanup' ? 1 : 0)

/** In the order of `bot-weights.json`, which `longhouse tune` writes. */
function measure(t: RuleContext, seat: Seat): number[] {
  const player = playerAt(t, seat)
  const longship = player.longship ? (t.content.longships[player.longship] as Longship) : null
  const { runeGlory, freshRunes } = runesOf(t, player)
  const { destinyNow, destinyHope } = destiniesOf(t, seat, player)
  const { sets, started } = setsOf(t, seat)
  const ahead = fightsAhead(t, seat, player)
  return [
    1,
    player.glory,
    player.favor,
    player.coin,
    player.wood,
    player.food,
    player.blame,
    blamePenalty(t, player.blame),
    player.swordsman,
    player.spearman,
    player.axeman,
    t.state.phase === 'placement' ? player.workers : 0,
    player.hutWorker ? 1 : 0,
    runeGlory,
    freshRunes,
    longship ? 1 : 0,
    longship?.glory ?? 0,
    destinyNow,
    destinyHope,
    sets,
    started,
    t.state.firstPlayer === seat ? 1 : 0,
    ahead.glory,
    ahead.favor,
    ahead.coin,
    ahead.wood,
    ahead.colors,
    ahead.trolls,
    ahead.losses,
    ahead.hunt,
    ahead.idle,
  ]
}

function runesOf(t: RuleContext, { runes }: Player) {
  let runeGlory = 0
  let freshRunes = 0
  for (const { rune, used } of runes) {
    runeGlory += (t.content.runes[rune] as Rune).glory
    if (!used) freshRunes++
  }
  return { runeGlory, freshRunes }
}

function destiniesOf(t: RuleContext, seat: Seat, { destinies }: Player) {
  let destinyNow = 0
  let destinyHope = 0
  for (const id of destinies) {
    const now = destinyGlory(t, seat, id)
    destinyNow += now
    destinyHope += (t.content.destinies[id]?.gloryFull ?? 0) - now
  }
  return { destinyNow, destinyHope }
}

function setsOf(t: RuleContext, seat: Seat) {
  const counts = COLORS.map(() => 0)
  for (const card of playerAt(t, seat).defeated) {
    const color = (t.content.enemies[card] as Enemy).color
    const at = color ? COLORS.indexOf(color) : -1
    if (at >= 0) counts[at] = (counts[at] as number) + 1
  }
  const sets = min(...counts)
  return { sets, started: counts.filter((count) => count > sets).length }
}

interface Target {
  readonly place: string
  readonly enemy: Enemy
  readonly bounty: number
  /** Sent already. */
  readonly crew: Warriors
  /** Aboard a longship: how many more things fit, the food aboard, and how many warriors one food feeds. */
  readonly hold: { readonly room: number; readonly food: number; readonly fedBy: number } | null
}

/** What fights will bring: rewards times the chance to win them. */
const nothingAhead = () => ({ glory: 0, favor: 0, coin: 0, wood: 0, colors: 0, trolls: 0, losses: 0, hunt: 0, idle: 0 })
type Ahead = ReturnType<typeof nothingAhead>

/** A crew that is only thought of counts less than one that is sent, or nobody would ever be sent. */
const PLANNED = 0.85
/** A fight that is less likely won is not planned for. */
const HOPELESS = 0.25

/** The fight that is going on, and those that a seat has reserved: with the warriors sent, or with those at home. */
function fightsAhead(t: RuleContext, seat: Seat, player: Player): Ahead {
  const ahead = nothingAhead()
  const { phase, fight } = t.state
  if (phase !== 'placement' && phase !== 'assigning' && phase !== 'combat') return ahead
  if (fight?.enemy && fight.seat === seat) expectOfFight(t, ahead)
  const home = warriorsOf(phase === 'combat' ? NO_WARRIORS : player)
  let food = phase === 'combat' ? 0 : player.food
  for (const target of byWorth(targetsOf(t, seat))) {
    const sent = countWarriors(target.crew) > 0 || target.hold?.food
    const crew = sent ? fedCrew(t, seat, target) : muster(home, target, food, 1)
    const size = countWarriors(crew)
    const odds = oddsOf(t.content, abilityOf(t, seat), crew, target.enemy)
    if (size === 0 || (!sent && odds.win < HOPELESS)) {
      ahead.idle++
      continue
    }
    if (!sent && target.hold) food -= min(food, ceil(size / target.hold.fedBy))
    expect(ahead, target.enemy, target.bounty, odds, size, sent ? 1 : PLANNED)
  }
  if (t.state.hunters.includes(seat)) ahead.hunt = min(t.content.limits.huntFoodMax, 0.8 * countWarriors(home))
  return ahead
}

function expect(ahead: Ahead, enemy: Enemy, bounty: number, odds: Odds, size: number, sure: number): void {
  const { reward, kind, color } = enemy
  const win = odds.win * sure
  ahead.glory += win * (reward.glory ?? 0)
  ahead.favor += win * (reward.favor ?? 0)
  ahead.coin += win * ((reward.coin ?? 0) + bounty)
  ahead.wood += win * (reward.wood ?? 0)
  if (color) ahead.colors += win
  if (kind === 'troll') ahead.trolls += win
  ahead.losses += (size - odds.survivors) * sure
}

/** The fight that is going on. */
function expectOfFight(t: RuleContext, ahead: Ahead): void {
  const fight = t.state.fight as NonNullable<typeof t.state.fight>
  const enemy = t.content.enemies[fight.enemy as string] as Enemy
  const crew = warriorsOf(crewAt(t, fight))
  const rolled = {
    damage: fight.damage + rolledDamage(t, fight),
    shields: rolledShields(fight),
    again: NO_WARRIORS,
    revenge: fight.revenge,
  }
  const bounty = t.state.shores.find(({ id }) => id === fight.place)?.bounty ?? 0
  const odds = oddsOfRoll(t.content, abilityOf(t, fight.seat), crew, enemy, rolled)
  expect(ahead, enemy, bounty, odds, countWarriors(crew), 1)
}

function targetsOf(t: RuleContext, seat: Seat): Target[] {
  const { state, content } = t
  const targets: Target[] = []
  for (const place of COMBAT_PLACES) {
    const enemy = enemyAt(t, place)
    if (enemy && state.workers[place] === seat && state.fight?.place !== place)
      targets.push({
        place,
        enemy: content.enemies[enemy] as Enemy,
        bounty: 0,
        crew: state.crews[place],
        hold: null,
      })
  }
  for (const { id, ship, monster, bounty, journeyOpen } of state.shores) {
    if (ship?.seat !== seat || !monster || journeyOpen || state.fight?.place === id) continue
    const { capacity } = content.longships[ship.longship] as Longship
    const fedBy = (content.shores[id] as Shore).warriorsFedPerFood
    const hold = { room: capacity - countWarriors(ship) - ship.food, food: ship.food, fedBy }
    targets.push({ place: id, enemy: content.enemies[monster] as Enemy, bounty, crew: warriorsOf(ship), hold })
  }
  return targets
}

const byWorth = (targets: Target[]): Target[] =>
  targets.length < 2 ? targets : targets.sort((a, b) => roughWorth(b) - roughWorth(a))

const roughWorth = ({ enemy: { reward }, bounty }: Target): number =>
  (reward.glory ?? 0) + 2 * (reward.favor ?? 0) + ((reward.coin ?? 0) + (reward.wood ?? 0) + bounty) / 2

/** Those aboard who arrive fed and are not killed on landing (CH-10.16, CH-10.18); a journey costs something too. */
function fedCrew(t: RuleContext, seat: Seat, { crew, hold, enemy }: Target): Warriors {
  const starving = hold ? max(0, countWarriors(crew) - hold.food * hold.fedBy) : 0
  const fed =
    starving > 0 ? without(crew, starving, leastUseful(t.content, abilityOf(t, seat), enemy.refuses)) : { ...crew }
  for (const type of enemy.refuses) fed[type] = 0
  return fed
}

/** The best of those at home for this enemy, taken out of `home`; an appetite of 1 is what usually wins. */
function muster(home: Warriors, { enemy, hold }: Target, food: number, appetite: number): Warriors {
  const crew = warriorsOf(NO_WARRIORS)
  const fits = hold ? min(food * hold.fedBy, floor((hold.room * hold.fedBy) / (hold.fedBy + 1))) : Infinity
  let room = min(fits, ceil((enemy.defence * 0.7 + enemy.attack) * appetite))
  for (const type of ['axeman', 'spearman', 'swordsman'] as const) {
    if (enemy.refuses.includes(type)) continue
    const sent = min(room, home[type])
    crew[type] = sent
    home[type] -= sent
    room -= sent
  }
  return crew
}

function suggest(t: RuleContext, seat: Seat, step: string): readonly Json[] {
  if (step === 'assign' || step === 'assignInTurn') return sendings(t, seat)
  return step === 'afterRoll' ? rerolls(t, seat) : []
}

const APPETITES = [0.7, 1, 1.5, Infinity]

/** Each target first, with few or with many; what is left goes to the others. And each alone. */
function sendings(t: RuleContext, seat: Seat): Json[] {
  const targets = byWorth(targetsOf(t, seat))
  const plans = targets.flatMap((first) => [[first, ...targets.filter((other) => other !== first)], [first]])
  return plans.flatMap((plan) => APPETITES.map((appetite) => sending(playerAt(t, seat), plan, appetite)))
}

function sending(player: Player, plan: readonly Target[], appetite: number): Json {
  const home = warriorsOf(player)
  let food = player.food
  const sent: Record<string, Json> = {}
  for (const target of plan) {
    const { place, hold } = target
    const crew = muster(home, target, food, appetite)
    const size = countWarriors(crew)
    if (size === 0) continue
    const eaten = hold ? min(food, ceil(size / hold.fedBy)) : 0
    // A journey may cost food: what still fits aboard goes along if enough is spent anyway.
    const spare = hold && appetite > 1 ? min(1, food - eaten, hold.room - size - eaten) : 0
    food -= eaten + spare
    sent[place] = withoutNone({ ...crew, food: eaten + spare })
  }
  return sent
}

const withoutNone = (counts: Record<string, number>): Json =>
  Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0))

/** The worst dice, one more each time. */
function rerolls(t: RuleContext, seat: Seat): Json[] {
  const ability = t.state.fight && inRoll(t.state.fight, abilityOf(t, seat))
  const goodness = (die: Die): number => damageOf(ability, die, 0) + (die.face === 'shield' ? 0.5 : 0)
  const dice = (t.state.fight?.dice ?? []).filter(({ locked }) => !locked).sort((a, b) => goodness(a) - goodness(b))
  const reroll: Record<string, number> = {}
  const ways: Json[] = []
  for (const { type, face } of dice) {
    const name = `${type satisfies Warrior}:${face}`
    reroll[name] = (reroll[name] ?? 0) + 1
    ways.push({ reroll: { ...reroll } })
  }
  return ways
}

/** What is measured, by the names of its weights. */
export type Measure = keyof typeof weights.weights

export const bot: BotKnowledge<Champions> = { ...weights, measure, roundsLeft, chapter, suggest }
