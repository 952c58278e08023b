import type { Seat, SetUp } from '@longhouse/kernel'
import { clockwiseFrom, forEachOf, shuffle } from '@longhouse/kernel'
import { dealLocations, rollTradeDice } from './board-setup.ts'
import { type Content, copies, entriesOf } from './content.ts'
import { DECKS } from './content-file.ts'
import { drawCards } from './decks.ts'
import { layOpen } from './open-cards.ts'
import { takeProphecies } from './prophecies.ts'
import { type Reavers, step } from './reavers.ts'
import { round } from './rounds.ts'
import type { Player, State } from './state.ts'

/** RV-2. Decks, stacks and the supply are ready before anybody is asked (RV-2.23). */
export function setUpTable({ players, options, content, random }: SetUp<Reavers>): State {
  const { file, setup } = content
  const marker = options['start-player'] === 'random' ? random.below(players) : (options['start-player'] as Seat)
  const decks = forEachOf(DECKS, (deck) => ({ cards: shuffle(copies(entriesOf(file, deck)), random), discard: [] }))
  const tilesOf = (stack: string) => copies(file.territories.filter((tile) => tile.stack === stack))
  const seats = clockwiseFrom(marker, players)
  return {
    round: 1,
    phase: 'setup',
    marker,
    honorShip: setup.honorShip.players.includes(players) ? marker : null,
    order: [],
    selected: 0,
    pawns: {},
    players: Array.from({ length: players }, (_, seat) =>
      newPlayer(content, setup.foodBySeat[seats.indexOf(seat)] ?? 0),
    ),
    supply: { ...content.diceTotal, ...content.tokenTotal },
    decks,
    stacks: Object.fromEntries(Object.keys(content.stacks).map((stack) => [stack, shuffle(tilesOf(stack), random)])),
    upgrades: Object.fromEntries(file.shipUpgrades.map(({ id, count }) => [id, count])),
    groups: {},
    prophecies: [],
    tradeDice: [],
    activation: null,
    open: [],
    looking: null,
    newDice: null,
    voyage: null,
    combat: null,
  }
}

function newPlayer({ setup, playerBoard }: Content, food: number): Player {
  return {
    food,
    favor: setup.favor,
    glory: setup.glory,
    terror: 0,
    farm: 0,
    wall: 0,
    tower: 0,
    ship: [],
    leader: null,
    slots: Object.fromEntries(playerBoard.specialize.slots.map((slot) => [slot, []])),
    artifacts: [],
    upgrades: [],
    prophecies: [],
    pile: [],
    territories: [],
    claims: [],
    acquired: [],
    fresh: [],
    hurried: false,
  }
}

/** RV-2.9, RV-2.14, RV-2.16: Prophecies, then each player's Reavers, then the board. */
export const start = step('start', (t) => {
  const seats = clockwiseFrom(t.state.marker, t.players)
  const { cards } = t.content.setup.options.startingProphecy
  if (t.options['starting-prophecy'] === true)
    for (const seat of seats) takeProphecies(t, seat, drawCards(t, 'prophecy', cards), false)
  t.next(...seats.map((seat) => startingReavers({ seat })), dealBoard(), round())
})

/** RV-2.11 to RV-2.14: dealt when the player's turn comes, each finishing before the next begins. */
const startingReavers = step<{ readonly seat: Seat }>('startingReavers', (t, { seat }) => {
  const cards = drawCards(t, 'reaver', t.content.setup.reaverCards)
  t.tell?.({ kind: 'cards-drawn', seat, deck: 'reaver', cards })
  layOpen(t, seat, cards)
})

const dealBoard = step('dealBoard', (t) => {
  rollTradeDice(t)
  dealLocations(t)
})

export const setupRules = [start, startingReavers, dealBoard]
