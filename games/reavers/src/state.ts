import type { Deck, Seat } from '@longhouse/kernel'
import type { Color, DeckId, Die, LocationId, Token } from './content-file.ts'
import { DECKS } from './content-file.ts'

/** The game's noun list. Cards and tiles are ids into `content/`, dice are `colour:face`. */

type Phase = 'setup' | 'activations' | 'cleanup' | 'over'

export interface HeldArtifact {
  readonly card: string
  die: Die | null
  /** In this activation (RV-14.11). */
  used: boolean
}

export interface HeldUpgrade {
  readonly tile: string
  ready: boolean
}

/** Food, Favor and the rest are plain counts on the player, so that a price or a gain names them as content does. */
export interface Player {
  food: number
  favor: number
  glory: number
  terror: number
  farm: number
  wall: number
  tower: number
  /** The dice in the ten slots (RV-1.12). */
  ship: Die[]
  leader: string | null
  /** Specialised Reavers by location, the earliest on top (RV-4.5). */
  slots: { [location: string]: string[] }
  artifacts: HeldArtifact[]
  upgrades: HeldUpgrade[]
  prophecies: string[]
  /** The Glory pile (RV-15.4, RV-19.20). */
  pile: string[]
  territories: string[]
  /** Territories won in this activation and not flipped yet (RV-12.12). */
  claims: string[]
  /** Reavers taken in this activation (RV-18.64). */
  acquired: string[]
  /** Dice of the last gain that came aboard: they may still be thrown back (RV-5.6). */
  fresh: Die[]
  /** Wants to be stopped no more in this activation where nothing else is to be decided (RV-4.26). */
  hurried: boolean
}

/** Everything from placing a pawn until every player has taken part or rested. */
export interface Activation {
  readonly location: LocationId
  readonly active: Seat
  /** Who takes part right now; null while Reavers act. */
  participant: Seat | null
  /** Who has taken part or rested already. */
  readonly done: Seat[]
  readonly rested: Seat[]
  /** Trade picks or subdue attempts the participant still has. */
  turnsLeft: number
}

/** Cards lying open before a player who uses them one at a time (RV-4.23). */
export interface OpenCards {
  readonly seat: Seat
  readonly cards: string[]
  /** The one being resolved. */
  resolving: string | null
}

/** Cards of which one player alone sees the faces and keeps some (RV-15.8). */
export interface Looking {
  readonly seat: Seat
  readonly deck: DeckId
  readonly cards: readonly string[]
}

export interface Voyage {
  readonly seat: Seat
  journey: string | null
  battle: string | null
  /** Where the battle card lay face up; null if it came from the deck. */
  space: number | null
}

export interface Combat {
  readonly seat: Seat
  readonly defense: number
  /** A card, or a stack of territories. */
  readonly target: string
  /** Successes shown by each combat die; empty before the first roll. */
  readonly dice: readonly number[]
}

/** Dice just gained, not yet in their places (RV-5.24). */
export interface NewDice {
  readonly seat: Seat
  readonly cause: string
  /** Other cards that bring some of them. */
  readonly also?: readonly string[]
  /** How many the gain brings, if the supply lasts. */
  readonly total: number
  /** Colours taken and not rolled yet: all are chosen before the first die is rolled (RV-18.63). */
  readonly rolling: Color[]
  readonly dice: Die[]
}

type Supply = { [piece in Color | Token]: number }

export interface State {
  round: number
  phase: Phase
  /** Who holds the Start Player marker. */
  marker: Seat
  honorShip: Seat | null
  /** Who selects in this round, fixed when it begins (RV-3.7). */
  order: Seat[]
  /** How many selections of this round are made. */
  selected: number
  /** Whose pawn stands at a location used in this round. */
  pawns: { [location in LocationId]?: Seat }
  players: Player[]
  supply: Supply
  decks: { [deck in DeckId]: Deck }
  /** Territory tiles by stack, the top one last. */
  stacks: { [stack: string]: string[] }
  upgrades: { [tile: string]: number }
  /** Face-up cards by location, group by group; a group taken is empty. */
  groups: { [location in LocationId]?: string[][] }
  /** Face-up Prophecies at Trade with Villages; null where one was taken. */
  prophecies: (string | null)[]
  tradeDice: Die[]
  activation: Activation | null
  /** The innermost cards last: what a card brings is resolved before the card goes on (RV-4.28). */
  open: OpenCards[]
  looking: Looking | null
  newDice: NewDice | null
  voyage: Voyage | null
  combat: Combat | null
}

/** Written out field by field, because a clone is made millions of times; a test proves that it forgets nothing. */
export function cloneState(state: State): State {
  return {
    round: state.round,
    phase: state.phase,
    marker: state.marker,
    honorShip: state.honorShip,
    order: state.order.slice(),
    selected: state.selected,
    pawns: { ...state.pawns },
    players: state.players.map(clonePlayer),
    supply: { ...state.supply },
    decks: cloneDecks(state.decks),
    stacks: cloneLists(state.stacks),
    upgrades: { ...state.upgrades },
    groups: cloneGroups(state.groups),
    prophecies: state.prophecies.slice(),
    tradeDice: state.tradeDice.slice(),
    activation: state.activation && cloneActivation(state.activation),
    open: state.open.map(({ seat, cards, resolving }) => ({ seat, cards: cards.slice(), resolving })),
    looking: state.looking && { ...state.looking, cards: state.looking.cards.slice() },
    newDice: state.newDice && cloneNewDice(state.newDice),
    voyage: state.voyage && { ...state.voyage },
    combat: state.combat && { ...state.combat, dice: state.combat.dice.slice() },
  }
}

const clonePlayer = (player: Player): Player => ({
  food: player.food,
  favor: player.favor,
  glory: player.glory,
  terror: player.terror,
  farm: player.farm,
  wall: player.wall,
  tower: player.tower,
  ship: player.ship.slice(),
  leader: player.leader,
  slots: cloneLists(player.slots),
  artifacts: player.artifacts.map(({ card, die, used }) => ({ card, die, used })),
  upgrades: player.upgrades.map(({ tile, ready }) => ({ tile, ready })),
  prophecies: player.prophecies.slice(),
  pile: player.pile.slice(),
  territories: player.territories.slice(),
  claims: player.claims.slice(),
  acquired: player.acquired.slice(),
  fresh: player.fresh.slice(),
  hurried: player.hurried,
})

const cloneActivation = (activation: Activation): Activation => ({
  location: activation.location,
  active: activation.active,
  participant: activation.participant,
  done: activation.done.slice(),
  rested: activation.rested.slice(),
  turnsLeft: activation.turnsLeft,
})

const cloneNewDice = ({ seat, cause, also, total, rolling, dice }: NewDice): NewDice =>
  also
    ? { seat, cause, also: also.slice(), total, rolling: rolling.slice(), dice: dice.slice() }
    : { seat, cause, total, rolling: rolling.slice(), dice: dice.slice() }

function cloneDecks(decks: State['decks']): State['decks'] {
  const copy = { ...decks }
  for (const deck of DECKS) copy[deck] = { cards: decks[deck].cards.slice(), discard: decks[deck].discard.slice() }
  return copy
}

function cloneLists(lists: { readonly [name: string]: string[] }): { [name: string]: string[] } {
  const copy: { [name: string]: string[] } = { ...lists }
  for (const name in copy) copy[name] = (copy[name] as string[]).slice()
  return copy
}

function cloneGroups(groups: State['groups']): State['groups'] {
  const copy: State['groups'] = { ...groups }
  for (const location in copy) {
    const at = location as LocationId
    copy[at] = (copy[at] as string[][]).map((group) => group.slice())
  }
  return copy
}
