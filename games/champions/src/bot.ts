import type { BotKnowledge, Seat } from '@longhouse/kernel'
import { enemyAt } from './assigning.ts'
import { type Champions, playerAt, type Sight } from './champions.ts'
import { COLORS, type Enemy, type Goods, type Longship, type Rune, type Shore, type Warriors } from './content.ts'
import { defeatedInColor, destinyGlory } from './destinies.ts'
import { abilityOf } from './leaders.ts'
import { oddsOf } from './odds.ts'
import { blamePenalty } from './scoring.ts'
import { COMBAT_PLACES, countWarriors, warriorsOf } from './state.ts'

/** What search cannot know by itself: how good a position looks, in Glory. */

/** What a thing is worth, in Glory; "per round" weights fade with the rounds that are left. */
const WEIGHTS = {
  glory: 1,
  favor: 2.3,
  coin: 0.5,
  wood: 0.7,
  food: 0.6,
  blame: 1,
  /** Beyond the penalty: the next one costs more. */
  blameAhead: 0.6,
  swordsman: 1.1,
  spearman: 1.3,
  axeman: 1.7,
  /** A worker in hand has a place to go. */
  worker: 2,
  hiredWorkerPerRound: 1.3,
  rune: 1,
  unusedRune: 1.2,
  longship: 1,
  longshipPerRound: 0.5,
  destinyNow: 0.6,
  destinyHope: 0.25,
  colorSet: 1,
  colorStarted: 1,
  firstPlayer: 0.4,
  combat: 0.9,
  /** A place that is reserved although no warriors are there yet to fill it. */
  idleReserve: 0.2,
  rival: 0.3,
} as const

const { max, min } = Math

function value(t: Sight, seat: Seat): number {
  let rival = -Infinity
  for (let other = 0; other < t.players; other++) if (other !== seat) rival = max(rival, standing(t, other))
  return standing(t, seat) + prospects(t, seat) - WEIGHTS.rival * rival
}

/** What a seat holds, and what it will count at the end. */
function standing(t: Sight, seat: Seat): number {
  const w = WEIGHTS
  const player = playerAt(t, seat)
  const left = roundsLeft(t)
  const fading = min(1, left / 3)
  const longship = player.longship ? (t.content.longships[player.longship] as Longship) : null
  let sum = w.glory * player.glory + w.favor * player.favor
  sum += w.coin * player.coin * max(fading, 0.7)
  sum += (w.wood * min(player.wood, 5) + w.food * min(player.food, 6)) * fading
  sum += w.blame * blamePenalty(t, player.blame) - (player.blame < 6 ? w.blameAhead * player.blame * fading : 0)
  sum += (w.swordsman * player.swordsman + w.spearman * player.spearman + w.axeman * player.axeman) * fading
  sum += w.worker * player.workers + (player.hutWorker ? w.hiredWorkerPerRound * left : 0)
  if (longship) sum += w.longship * longship.glory + w.longshipPerRound * left
  for (const { rune, used } of player.runes)
    sum += w.rune * (t.content.runes[rune] as Rune).glory + (used ? 0 : w.unusedRune * fading)
  sum += w.colorSet * setGlory(t, seat)
  if (t.state.firstPlayer === seat) sum += w.firstPlayer * fading
  return sum
}

/** What a seat alone knows or has begun: its destinies and its fights. */
function prospects(t: Sight, seat: Seat): number {
  const played = t.state.round / t.content.limits.maxRounds
  let sum = 0
  for (const id of playerAt(t, seat).destinies) {
    const full = t.content.destinies[id]?.gloryFull ?? 0
    sum += destinyGlory(t, seat, id) * (WEIGHTS.destinyNow * played + (t.state.phase === 'over' ? 1 : 0))
    sum += full * WEIGHTS.destinyHope * (1 - played)
  }
  return sum + WEIGHTS.combat * fightsAhead(t, seat)
}

const roundsLeft = (t: Sight): number => t.content.limits.maxRounds - t.state.round

/** Sets count 5; a colour more on the way to one counts a part of it. */
function setGlory(t: Sight, seat: Seat): number {
  const counts = COLORS.map((color) => defeatedInColor(t, seat, color))
  const sets = min(...counts)
  const started = counts.filter((n) => n > sets).length
  return t.content.scoring.setOfColorsGlory * sets + WEIGHTS.colorStarted * started
}

interface Target {
  readonly enemy: Enemy
  readonly bounty: number
  /** Sent already. */
  readonly crew: Warriors
  /** Aboard a longship: how many more things fit, the food aboard, and how many warriors one food feeds. */
  readonly hold: { readonly room: number; readonly food: number; readonly fedBy: number } | null
}

/** What the fights a seat has reserved will bring, with the warriors sent, or with those at home while none are. */
function fightsAhead(t: Sight, seat: Seat): number {
  const { phase } = t.state
  if (phase !== 'placement' && phase !== 'assigning' && phase !== 'combat') return 0
  const player = playerAt(t, seat)
  const home = phase === 'combat' ? { swordsman: 0, spearman: 0, axeman: 0 } : warriorsOf(player)
  let food = phase === 'combat' ? 0 : player.food
  let sum = 0
  for (const target of targetsOf(t, seat).sort((a, b) => worthOf(b) - worthOf(a))) {
    const sent = countWarriors(target.crew) > 0 || target.hold?.food
    const crew = sent ? fedCrew(target) : muster(home, target, food)
    if (!sent && target.hold) food -= min(food, Math.ceil(countWarriors(crew) / target.hold.fedBy))
    sum += expected(t, seat, target, crew)
  }
  if (t.state.hunters.includes(seat)) sum += min(t.content.limits.huntFoodMax, 0.8 * countWarriors(home)) * WEIGHTS.food
  return sum
}

function targetsOf(t: Sight, seat: Seat): Target[] {
  const { state, content } = t
  const targets: Target[] = []
  for (const place of COMBAT_PLACES) {
    const enemy = enemyAt(t, place)
    if (enemy && state.workers[place] === seat && state.fight?.place !== place)
      targets.push({ enemy: content.enemies[enemy] as Enemy, bounty: 0, crew: state.crews[place], hold: null })
  }
  for (const { id, ship, monster, bounty, journeyOpen } of state.shores) {
    if (ship?.seat !== seat || !monster || journeyOpen) continue
    const { capacity } = content.longships[ship.longship] as Longship
    const fedBy = (content.shores[id] as Shore).warriorsFedPerFood
    const hold = { room: capacity - countWarriors(ship) - ship.food, food: ship.food, fedBy }
    targets.push({ enemy: content.enemies[monster] as Enemy, bounty, crew: warriorsOf(ship), hold })
  }
  return targets
}

const worthOf = ({ enemy: { reward }, bounty }: Target): number => goodsWorth(reward) + bounty * WEIGHTS.coin

const goodsWorth = ({ glory = 0, wood = 0, coin = 0, favor = 0 }: Goods): number =>
  glory + wood * WEIGHTS.wood + coin * WEIGHTS.coin + favor * WEIGHTS.favor

/** Those aboard who arrive fed and are not killed on landing (CH-10.16, CH-10.18); a journey costs something too. */
function fedCrew({ crew, hold, enemy }: Target): Warriors {
  const fed = { ...crew }
  for (const type of enemy.refuses) fed[type] = 0
  if (!hold) return fed
  let starving = max(0, countWarriors(crew) - hold.food * hold.fedBy)
  for (const type of ['swordsman', 'spearman', 'axeman'] as const) {
    const lost = min(starving, fed[type])
    fed[type] -= lost
    starving -= lost
  }
  return fed
}

/** The best of those at home for this enemy, taken out of `home`. */
function muster(home: Warriors, { enemy, hold }: Target, food: number): Warriors {
  const crew: Warriors = { swordsman: 0, spearman: 0, axeman: 0 }
  const fits = hold ? min(food * hold.fedBy, Math.floor((hold.room * hold.fedBy) / (hold.fedBy + 1))) : 8
  const wanted = min(fits, Math.ceil(enemy.defence * 0.7 + enemy.attack))
  let room = wanted
  for (const type of ['axeman', 'spearman', 'swordsman'] as const) {
    if (enemy.refuses.includes(type)) continue
    const sent = min(room, home[type])
    crew[type] = sent
    home[type] -= sent
    room -= sent
  }
  return crew
}

function expected(t: Sight, seat: Seat, target: Target, crew: Warriors): number {
  const size = countWarriors(crew)
  if (size === 0) return WEIGHTS.idleReserve
  const { win, survivors } = oddsOf(t.content, abilityOf(t, seat), crew, target.enemy)
  const fading = min(1, roundsLeft(t) / 3)
  const color = target.enemy.color ? 1.5 : 0
  const troll = target.enemy.kind === 'troll' ? 2 : 0
  return win * (worthOf(target) + color + troll) - (size - survivors) * WEIGHTS.spearman * fading
}

export const bot: BotKnowledge<Champions> = { value }
