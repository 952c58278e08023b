import type { Seat } from '@longhouse/kernel'
import type { DestinyBoard, EventCard, EventId, Layout, LayoutId, Scenario } from './content-file.ts'
import { type ChosenEvents, withDooms } from './dooms.ts'
import { dealHands } from './hands.ts'
import { variantOf } from './layout.ts'
import { newNemesis, placeEnemies } from './nemesis-board.ts'
import { layObstacles } from './obstacle-setup.ts'
import { newHeroes, newPlayer } from './player-areas.ts'
import { placeTokens } from './positions.ts'
import { rewardShop } from './reward-shop.ts'
import { boardOf, fieldOf, step, type Turn } from './runar.ts'
import { scenarioSetUp } from './scenarios.ts'
import { isAlone } from './solo.ts'
import { guardShards } from './solo-setup.ts'
import type { DestinyDeckCard, Field, TurnState } from './state.ts'
import { turn } from './turn.ts'

/** RN-5: one game is laid out. */

export const layField = step('layField', (t) => {
  const { sheet } = t.state
  const scenario = t.content.scenarios[sheet.games[sheet.at] as string] as Scenario
  const chosen = withDooms(t, scenario, chooseEvents(t, scenario))
  t.state.field = newField(t, scenario, chosen)
  const { layout, order, chosenEvents: events } = fieldOf(t)
  t.tell?.({ kind: 'game-set-up', scenario: scenario.id, layout, order, events })
  if (chosen.replaced.length > 0) t.tell?.({ kind: 'dooms-hidden', replaced: chosen.replaced })
  t.next(layObstacles(), layTokens(), dealHands(), placeTokens(), scenarioSetUp(), rewardShop())
  t.next(turn({ seat: order[0] as Seat }))
})

function newField(t: Turn, scenario: Scenario, { events, dooms }: ChosenEvents): Field {
  const { order } = t.state.sheet
  const { seatOrderClockwise } = boardOf(t).board
  const { constants, destinyBoards, inspiration } = t.content
  const board = destinyBoards[t.players] as DestinyBoard
  return {
    scenario: scenario.id,
    layout: chooseLayout(t),
    obstacleCards: t.options['obstacle-cards'] === true,
    order: order.slice(),
    // RN-5.37
    territories: order.map((_, seat) => seatOrderClockwise[order.indexOf(seat)] as string),
    players: order.map((_, seat) => newPlayer(t, seat)),
    nemesis: scenario.nemesis ? newNemesis(t, scenario) : null,
    figures: newHeroes(t),
    standing: {},
    obstacles: {},
    shards: {},
    hazards: {},
    remains: {},
    dice: {},
    positions: {},
    ...destinyDecks(t, [...events, ...dooms]),
    chosenEvents: events,
    slots: [],
    // RN-5.11
    enemyTokens: scenario.nemesis ? [...board.enemyTokenAboveSlots] : [],
    hazardPool: 0,
    hazardBox: constants.hazardTokens,
    inspirations: inspiration.count,
    offer: [],
    depot: [],
    turn: newTurn(order[0] as Seat),
    used: [],
    worked: {},
    final: null,
  }
}

/** RN-5.12. */
const newTurn = (first: Seat): TurnState => ({
  number: 0,
  active: first,
  phase: 'setup',
  hero: null,
  shown: null,
  symbol: null,
  cut: false,
  built: 0,
  attackKind: null,
  used: [],
  reacted: [],
})

/** RN-5.23. */
function chooseLayout(t: Turn): LayoutId {
  const { layouts } = t.content.file
  return t.options.layout === 'random'
    ? (layouts[t.below(layouts.length)] as Layout).id
    : (t.options.layout as LayoutId)
}

/** RN-5.4, RN-5.5, RN-29.6; as everybody may read them, by number. */
function chooseEvents(t: Turn, { events }: Scenario): EventId[] {
  const players = String(Math.max(2, t.players))
  const all = t.content.file.events
  const chosen =
    'any' in events
      ? t.shuffle([...all]).slice(0, (events.any as { readonly [players: string]: number })[players])
      : all.filter(({ number }) => (events[players] as readonly number[]).includes(number))
  return chosen.toSorted((a: EventCard, b: EventCard) => a.number - b.number).map(({ id }) => id)
}

/** RN-5.8, RN-5.9: piles of Destiny cards with one Event each, one upon the other. */
function destinyDecks(t: Turn, events: readonly DestinyDeckCard[]): Pick<Field, 'destiny' | 'destinyDiscard'> {
  const { destinyDeck, destinyCards } = t.content.file
  const cards = t.shuffle(destinyCards.map(({ id }) => id))
  const shuffled = t.shuffle([...events])
  const destiny: DestinyDeckCard[] = []
  for (let pile = 0; pile < (destinyDeck.piles[t.players] as number); pile++) {
    const destined = cards.splice(0, destinyDeck.destinyCardsPerPile)
    destiny.push(...t.shuffle([...destined, ...shuffled.splice(0, destinyDeck.eventsPerPile)]))
  }
  return { destiny, destinyDiscard: cards }
}

/** RN-5.24, RN-5.26, RN-5.27: dice, Hazard tokens, Shards, Enemies. */
const layTokens = step('layTokens', (t) => {
  const field = fieldOf(t)
  const { dice, hazards, shards, enemies } = variantOf(t)
  for (const { node, color } of dice) field.dice[node] = color
  for (const { node } of hazards) {
    field.hazards[node] = true
    field.hazardBox--
  }
  for (const { node, color } of shards) field.shards[node] = color
  if (isAlone(t)) t.next(guardShards({ bare: [] }))
  else placeEnemies(t, enemies)
})

export const fieldRules = [layField, layTokens]
