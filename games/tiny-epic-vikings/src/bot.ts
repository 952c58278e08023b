import type { BotKnowledge, Seat } from '@longhouse/kernel'
import { battleHope } from './bot-battles.ts'
import { runesOf } from './bot-runes.ts'
import { suggest } from './bot-suggestions.ts'
import weights from './bot-weights.json' with { type: 'json' }
import type { MainAction, VikingId } from './content-file.ts'
import { activeRunes, hasLandForces, influence, strengthOf } from './sides.ts'
import type { Player } from './state.ts'
import { islandAt, mapOf, playerAt, type RuleContext, sidesOf, type TinyEpicVikings } from './vikings.ts'

/** What search cannot know by itself: what to measure of a position. */

const { max, min } = Math

const clip = (n: number, most: number): number => max(-most, min(most, n))

const sumOf = <T>(things: readonly T[], worth: (thing: T) => number): number =>
  things.reduce((sum, thing) => sum + worth(thing), 0)

const count = (things: readonly boolean[]): number => sumOf(things, Number)

/** Cards still to be played by each, those of eras to come included; a turn of one of them is a part. */
function roundsLeft(t: RuleContext): number {
  const { era, turn, phase } = t.state
  if (phase === 'over') return 0
  const turnsInARound = max(2, t.players)
  return sumOf(t.content.eras.slice(era - 1), ({ deal }) => deal) - turn.taken / turnsInARound
}

/** A turn is a chapter, and so is every pick of the draft: what a hand is good for is measured. */
const chapter = ({ state: { era, phase, turn, players } }: RuleContext): number =>
  100 * era + (phase === 'draft' ? (players[0]?.picks.length ?? 0) : 50 + turn.taken)

/** In the order of `bot-weights.json`, which `longhouse tune` writes. */
function measure(t: RuleContext, seat: Seat): number[] {
  const player = playerAt(t, seat)
  const { wood, food, steel, settlers, villages, boatSlots, templeSlots, favors } = player
  const runes = runesOf(t, seat, favors)
  const lands = landsOf(t, seat)
  const hand = handOf(t, seat, player)
  const clan = clanOf(t)
  return [
    1,
    runes.islandPoints,
    runes.favorPoints,
    runes.islands,
    favors.length,
    runes.fury,
    lands.secure,
    lands.shaky,
    lands.chased,
    lands.gainable,
    min(food, settlers),
    settlers,
    lands.boatsInPort,
    boatSlots.length - count(boatSlots),
    templeSlots.length - count(templeSlots),
    min(wood, 5),
    min(food, 5),
    min(steel, 5),
    villages,
    battleHope(t, seat),
    activeRunes(t, seat, 'any'),
    hand.strongest,
    hand.sail,
    hand.explore,
    hand.harvest,
    hand.build,
    hand.ready,
    hand.matched,
    clan.is,
    clan.favorPoints,
    clan.islands,
    clan.unplaced,
    clan.goods,
  ]
}

/** Of a solo game: how far the enemy is from what it will score. Its island runes of now count against a seat as they are. */
function clanOf(t: RuleContext) {
  const { enemy } = t.state
  if (enemy?.kind !== 'clan') return NO_CLAN
  const { favors, settlers, boats, temples, wood, food, steel } = enemy
  const { settlerSlots, boatSlots, templeSlots } = t.content.enemy
  const all = sumOf([settlerSlots, boatSlots, templeSlots], ({ slots, perSlot }) => slots * perSlot)
  const { favorPoints, islands } = runesOf(t, 'enemy', favors)
  return { is: 1, favorPoints, islands, unplaced: all - settlers - boats - temples, goods: wood + food + steel }
}

const NO_CLAN = { is: 0, favorPoints: 0, islands: 0, unplaced: 0, goods: 0 }

/** Beyond this margin an island is as safe, or as far away, as it can be. */
const MARGIN = 3

/** Islands held, by how safely, and those not held, by how near they are. */
function landsOf(t: RuleContext, seat: Seat) {
  const measured = { secure: 0, shaky: 0, chased: 0, gainable: 0, boatsInPort: 0 }
  const { islandIds, ports } = mapOf(t)
  for (const island of islandIds) {
    const own = influence(t, island, seat)
    const margin = own - strongestRival(t, island, seat)
    if (islandAt(t, island).rune === seat) {
      measured.secure += clip(margin, MARGIN)
      if (margin <= 0) measured.shaky++
    } else if (own > 0) {
      measured.chased += max(0, MARGIN + min(0, margin))
      if (margin >= 0 && hasLandForces(t, island, seat)) measured.gainable++
    }
  }
  for (const place of t.state.boats[seat] ?? []) if (ports[place]) measured.boatsInPort++
  return measured
}

function strongestRival(t: RuleContext, island: string, seat: Seat): number {
  let most = 0
  for (const side of sidesOf(t)) if (side !== seat) most = max(most, influence(t, island, side))
  return most
}

/** What the cards still to be played can do, those picked so far in the draft included. */
function handOf(t: RuleContext, seat: Seat, { hand, picks, steel }: Player) {
  const measured = { strongest: 0, sail: 0, explore: 0, harvest: 0, build: 0, ready: 0, matched: 0 }
  const cards = picks.length > 0 ? [...hand, ...picks] : hand
  for (const card of cards) {
    const viking = t.content.vikings[card]
    if (!viking) continue
    const { leaderAction, steelCost } = viking
    measured[leaderAction.type satisfies MainAction] += leaderAction.value
    if (steelCost <= steel) measured.strongest = max(measured.strongest, min(9, strengthOf(t, seat, card)))
    if (isReady(t, seat, card, [card])) measured.ready++
    else if (isReady(t, seat, card, cards)) measured.matched++
  }
  return measured
}

/** TV-9.1, TV-3.3: whether its rune action could be done, were these cards of the hand face up. */
const isReady = (t: RuleContext, seat: Seat, card: VikingId, shown: readonly VikingId[]): boolean =>
  t.content.vikings[card]?.runeRequirement.every(({ rune, count: needed }) => {
    let active = activeRunes(t, seat, rune)
    for (const each of shown) if (t.content.vikings[each]?.rune === rune) active++
    return active >= needed
  }) ?? false

/** TV-5.8, TV-7.16: settlers are all that is given back besides; where they are wanted elsewhere, landing offers them. */
const givesAway = (): boolean => true

/** What is measured, by the names of its weights. */
export type Measure = keyof typeof weights.weights

export const bot: BotKnowledge<TinyEpicVikings> = { ...weights, measure, roundsLeft, chapter, suggest, givesAway }
