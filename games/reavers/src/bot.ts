import { type BotKnowledge, isRecord, type Json, type Seat } from '@longhouse/kernel'
import weights from './bot-weights.json' with { type: 'json' }
import { hammerSources } from './combat.ts'
import { type Effect, SETS, type SeaBattle, TOKENS } from './content-file.ts'
import { iconOf } from './die.ts'
import { chanceToWin } from './odds.ts'
import { canPay, wildOf } from './payments.ts'
import { ownedArtifacts, prophecyGlory, setCards } from './prophecies.ts'
import { playerAt, type Reavers, type RuleContext } from './reavers.ts'
import { majorityPoints, setPoints, terrorGlory, tokenPoints } from './scoring.ts'
import type { Player } from './state.ts'

/** What search cannot know by itself: what to measure of a position. */

/** Activations left count as parts of a round. */
const roundsLeft = (t: RuleContext): number => {
  const { round, order, selected } = t.state
  return t.content.rounds - round + (order.length > 0 ? (order.length - selected) / order.length : 1)
}

/** An activation is a chapter: when everybody has taken part, the position can be measured. */
const chapter = ({ state: { round, selected, activation } }: RuleContext): number =>
  10 * round + selected - (activation ? 1 : 0)

/** In the order of `bot-weights.json`, which `longhouse tune` writes. */
function measure(t: RuleContext, seat: Seat): number[] {
  const player = playerAt(t, seat)
  const dice = diceOf(t, player)
  const reavers = specialistsOf(t, player)
  const ahead = aheadOf(t, seat)
  return [
    1,
    player.glory,
    player.food,
    Math.min(player.food, 6),
    player.favor,
    player.terror,
    terrorGlory(t, player.terror),
    sumOf(TOKENS, (token) => tokenPoints(t, seat, token)),
    sumOf(TOKENS, (token) => majorityPoints(t, seat, token)),
    sumOf(SETS, (set) => setPoints(t, set, setCards(t, seat, set))),
    sumOf(player.prophecies, (card) => prophecyGlory(t, seat, card)),
    player.prophecies.length,
    sumOf(ownedArtifacts(t, seat), (card) => t.content.artifacts[card]?.glory ?? 0),
    player.artifacts.length,
    player.artifacts.filter(({ die }) => die).length,
    player.upgrades.length,
    player.territories.length + player.claims.length,
    player.ship.length,
    dice.hammers,
    dice.shield,
    dice.chest,
    dice.ship,
    dice.wild,
    player.leader ? 1 : 0,
    reavers.drawing,
    reavers.dice,
    reavers.other,
    t.state.marker === seat ? 1 : 0,
    ahead.spoils,
    ahead.reavers,
    ahead.turns,
    ahead.battle,
  ]
}

const sumOf = <T>(things: readonly T[], worth: (thing: T) => number): number =>
  things.reduce((sum, thing) => sum + worth(thing), 0)

/** What the dice aboard may pay for; more than two Shields or Chests are seldom wanted at once. */
function diceOf(t: RuleContext, player: Player) {
  const counts = { hammers: 0, shield: 0, chest: 0, ship: 0, wild: 0 }
  const wild = wildOf(t, player)
  const leading = wild?.as.length ? wild.icon : null
  for (const die of player.ship) {
    const icon = iconOf(die)
    const hammers = t.content.hammers[icon]
    counts.hammers += hammers
    if (hammers === 0 && (icon === leading || t.content.satisfies[icon].length > 1)) counts.wild++
    if (icon === 'shield' || icon === 'chest' || icon === 'ship') counts[icon]++
  }
  return { ...counts, shield: Math.min(2, counts.shield), chest: Math.min(2, counts.chest) }
}

/** Reavers at work, by what they bring each time. */
function specialistsOf(t: RuleContext, { slots }: Player) {
  const counts = { drawing: 0, dice: 0, other: 0 }
  for (const slot in slots)
    for (const reaver of slots[slot] as string[]) counts[kindOf(t.content.reavers[reaver]?.specialization[0])]++
  return counts
}

const kindOf = (effect: Effect | undefined): 'drawing' | 'dice' | 'other' =>
  effect && 'draw' in effect ? 'drawing' : effect && 'gainDice' in effect ? 'dice' : 'other'

/** What is begun and not yet done: cards lying open, picks and attempts left, a ship to be met. */
function aheadOf(t: RuleContext, seat: Seat) {
  const { open, activation, voyage } = t.state
  let spoils = 0
  let reavers = 0
  for (const { seat: owner, cards } of open)
    if (owner === seat) for (const card of cards) card in t.content.reavers ? reavers++ : spoils++
  return {
    spoils,
    reavers,
    turns: activation?.participant === seat ? activation.turnsLeft : 0,
    battle: voyage?.seat === seat ? battleAhead(t, seat) : 0,
  }
}

/** The Glory to be expected of the ship in sight, or of the best one to be chosen. */
function battleAhead(t: RuleContext, seat: Seat): number {
  const { voyage, groups, combat } = t.state
  if (combat) return 0
  const sighted = voyage?.battle ? [voyage.battle] : (groups['battle-at-sea'] ?? []).flat()
  const worth = sighted.map((card) => {
    const battle = t.content.seaBattles[card] as SeaBattle
    return gloryOf(battle.rewards) * chanceAgainst(t, seat, battle)
  })
  return Math.max(0, ...worth)
}

const gloryOf = (effects: readonly Effect[]): number =>
  sumOf(effects, (effect) => ('gain' in effect ? (effect.gain.glory ?? 0) : 0))

function chanceAgainst(t: RuleContext, seat: Seat, { combination, defense }: SeaBattle): number {
  if (canPay(t, seat, { dice: combination })) return 1
  const { counts, weights: worth } = hammerSources(t, seat)
  const pool = sumOf(Object.entries(counts), ([source, n]) => n * (worth[source] ?? 0))
  const rolled = Math.min(pool, t.content.combatDice)
  return chanceToWin(t.content, { rolled, defense, favor: Math.min(2, playerAt(t, seat).favor) })
}

/** Pools from few dice to all, the plain Hammers first, and rerolls of what shows least. */
function suggest(t: RuleContext, seat: Seat, step: string): readonly Json[] {
  if (step === 'formPool') return pools(t, seat)
  if (step === 'pillage' || step === 'meetShip') return pools(t, seat).map((fight) => ({ fight }))
  return step === 'reroll' ? rerolls(t) : []
}

function pools(t: RuleContext, seat: Seat): Json[] {
  const { counts, weights: worth } = hammerSources(t, seat)
  const sources = Object.entries(counts)
    .flatMap(([source, n]) => Array<string>(n).fill(source))
    .sort((a, b) => Number(a in t.content.artifacts) - Number(b in t.content.artifacts))
  const pool: { [source: string]: number } = {}
  const ways: Json[] = []
  let total = 0
  for (const source of sources) {
    total += worth[source] ?? 0
    if (total > t.content.combatDice) break
    pool[source] = (pool[source] ?? 0) + 1
    ways.push({ ...pool })
  }
  return ways
}

function rerolls(t: RuleContext): Json[] {
  const reroll: { [successes: string]: number } = {}
  return [...(t.state.combat?.dice ?? [])].sort().map((successes) => {
    reroll[successes] = (reroll[successes] ?? 0) + 1
    return { reroll: { ...reroll } }
  })
}

/** RV-5.6: whoever gains more than fits chooses then; until then a die aboard costs nothing. */
const givesAway = (aside: Json): boolean => isRecord(aside) && 'throwBack' in aside

/** What is measured, by the names of its weights. */
export type Measure = keyof typeof weights.weights

export const bot: BotKnowledge<Reavers> = { ...weights, measure, roundsLeft, chapter, suggest, givesAway }
