import type { BotKnowledge, Seat } from '@longhouse/kernel'
import { accessOf, hasAccess } from './access.ts'
import { lasting } from './bot-lasting.ts'
import { botPlaces } from './bot-places.ts'
import weights from './bot-weights.json' with { type: 'json' }
import { DIE_KINDS, type HeroId, type Mission } from './content-file.ts'
import { missionPoints } from './missions.ts'
import { heroesOf, heroOf } from './places.ts'
import { fieldOf, playerAt, type RuleContext, type Runar } from './runar.ts'
import { isAlone } from './solo.ts'
import { isBetweenGames } from './stage.ts'
import type { Dice, Player } from './state.ts'

/** What search cannot know by itself: what to measure of a position. */

const { min } = Math

/** Destiny cards that a turn turns up, on average. */
const CARDS_PER_TURN = 1.6

function roundsLeft(t: RuleContext): number {
  const { field } = t.state
  return field ? field.destiny.length / (CARDS_PER_TURN * t.players) : 0
}

/** More turns than a game can have. */
const MOST_TURNS = 1000

/** A turn is a chapter; before the first, every answer of the set-up, and after a game of a campaign, what comes between. */
const chapter = (t: RuleContext): number =>
  t.state.sheet.at * MOST_TURNS + (isBetweenGames(t) ? MOST_TURNS - 1 : (t.state.field?.turn.number ?? 0))

const diceIn = (dice: Dice): number => DIE_KINDS.reduce((sum, kind) => sum + dice[kind], 0)

/**
 * In the order of `bot-weights.json`, which `longhouse tune` writes. Its `base` is less than nothing: what is expected of a seat is
 * its score without what the Nemesis will still gain.
 */
function measure(t: RuleContext, seat: Seat): number[] {
  if (!t.state.field || isBetweenGames(t)) return [...NOTHING, ...lasting(t, seat)]
  const player = playerAt(t, seat)
  const heroes = heroesOf(t, seat)
  const left = cardsLeft(t, player, heroes)
  const places = botPlaces(t, seat, heroes)
  // In a single game nothing lasts longer than it.
  const kept = t.state.sheet.campaign ? lasting(t, seat) : NO_LASTING
  let defence = 0
  let personal = 0
  let worn = 0
  for (const hero of heroes) {
    const { defence: tokens, dice, treasure } = heroOf(t, hero)
    defence += tokens
    personal += diceIn(dice)
    if (treasure !== null) worn++
  }
  return [
    1,
    player.vp,
    fieldOf(t).nemesis?.vp ?? 0,
    heroes.length,
    left.all,
    left.least,
    defence,
    diceIn(player.pool) - player.pool.neutral,
    player.pool.neutral,
    personal,
    player.shards,
    player.slots.filter((slot) => slot.length > 0).length,
    player.dealt.length,
    player.trophies,
    player.statue,
    min(accessOf(t, seat), fieldOf(t).slots.length),
    missionsNow(t, seat),
    player.hand.length,
    player.hand.filter((card) => card === 'inspiration').length,
    places.nearestShard,
    places.besideRivals,
    places.besideEnemies,
    places.atHome,
    player.enemyTokens + player.defeatedEnemies.length,
    worn,
    kept[0],
    kept[1],
  ]
}

/** Cards of heroes that still stand: what keeps them standing (RN-14.9). */
function cardsLeft(t: RuleContext, { hand, deck }: Player, heroes: readonly HeroId[]) {
  const { cards } = t.content
  const counts = heroes.map(() => 0)
  let all = 0
  for (const pile of [hand, deck])
    for (const card of pile) {
      const at = heroes.indexOf(cards[card]?.hero as HeroId)
      if (at < 0) continue
      counts[at] = (counts[at] as number) + 1
      all++
    }
  const least = heroes.length === 0 ? 0 : min(...counts)
  return { all, least }
}

/** What Event missions and Mission cards would give now; alone they give nothing (RN-29.10). */
function missionsNow(t: RuleContext, seat: Seat): number {
  if (isAlone(t)) return 0
  const { slots, scenario } = fieldOf(t)
  let points = 0
  slots.forEach(({ card }, slot) => {
    const mission = hasAccess(t, seat, slot) ? t.content.events[card]?.mission : null
    if (mission) points += missionPoints(t, mission.score, seat)
  })
  for (const id of t.content.scenarios[scenario]?.missions ?? [])
    points += missionPoints(t, (t.content.missions[id] as Mission).score, seat)
  return points
}

const NO_LASTING: ReturnType<typeof lasting> = [0, 0]

const NOTHING: number[] = Object.keys(weights.weights)
  .slice(NO_LASTING.length)
  .map(() => 0)

/** What is measured, by the names of its weights. */
export type Measure = keyof typeof weights.weights

export const bot: BotKnowledge<Runar> = {
  ...weights,
  measure,
  roundsLeft,
  chapter,
}
