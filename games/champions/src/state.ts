import type { Seat } from '@longhouse/kernel'
import type { Face, Warrior, Warriors } from './content.ts'
import { WARRIORS } from './content.ts'

/** The game's noun list. Cards and pieces are ids into `content/`. */

export const PHASES = ['leaders', 'round-setup', 'placement', 'assigning', 'combat', 'cleanup', 'over'] as const
export type Phase = (typeof PHASES)[number]

export interface HeldRune {
  readonly rune: string
  readonly used: boolean
}

/** A player's stock and dice are plain counts on the player, so that a price or a gain names them as content does. */
export interface Player extends Warriors {
  leader: string | null
  food: number
  wood: number
  coin: number
  favor: number
  blame: number
  glory: number
  /** In hand. Those on the board come back at cleanup. */
  workers: number
  /** In all. */
  workersOwned: number
  /** On the own board, begging (CH-5.20). */
  begging: number
  hutWorker: boolean
  longship: string | null
  runes: HeldRune[]
  destinies: string[]
  /** Of these, the ones opened by Success (CH-13.27). */
  openDestinies: string[]
  /** Cards of defeated enemies (CH-9.18). */
  defeated: string[]
}

export interface Ship extends Warriors {
  readonly longship: string
  readonly seat: Seat
  food: number
}

export interface ShoreState {
  readonly id: string
  journey: string | null
  journeyOpen: boolean
  /** Who has looked at the face-down card (CH-17.4). */
  knownTo: Seat[]
  monster: string | null
  bounty: number
  ship: Ship | null
}

export interface Die {
  readonly type: Warrior
  readonly face: Face
  /** Rerolled by Potential: no favor rerolls it again (CH-13.19). */
  readonly locked: boolean
}

export const COMBAT_PLACES = ['troll-gate', 'draugr-left', 'draugr-right'] as const
export type CombatPlace = (typeof COMBAT_PLACES)[number]

/** A roll in progress: of a combat, or of the hunt (no enemy). */
export interface Fight {
  readonly seat: Seat
  /** Where: a combat place, a shore, or the hunting grounds. */
  readonly place: string
  readonly enemy: string | null
  readonly dice: readonly Die[]
  readonly damage: number
  /** What each shield deals besides: 0 without Revenge (CH-13.21). */
  readonly revenge: number
}

export interface State {
  round: number
  phase: Phase
  firstPlayer: Seat
  players: Player[]
  supply: Warriors
  /** Dice and food at the blue locations (CH-3.10). */
  waiting: Warriors & { food: number }
  /** Who stands where, for places that take one worker. */
  workers: { [location: string]: Seat | null }
  hunters: Seat[]
  stalls: string[]
  longshipsOnOffer: string[]
  hutsSold: number
  runeDeck: string[]
  runeDisplay: (string | null)[]
  destinyDeck: string[]
  /** Who put the cards under the destiny deck, lowest first (CH-17.5). */
  buriedBy: Seat[]
  merchantDeck: string[]
  /** Open merchant cards; the last one lies on top. */
  merchants: string[]
  trollDeck: string[]
  draugrDeck: string[]
  monsterDeck: string[]
  journeyDeck: string[]
  journeyDiscard: string[]
  enemyDiscard: string[]
  troll: string | null
  draugr: (string | null)[]
  shores: ShoreState[]
  /** Warriors sent against the troll and the draugr. */
  crews: { [place in CombatPlace]: Warriors }
  fight: Fight | null
  /** Destinies drawn at the Sage's House, of which one is kept (CH-5.15). */
  sage: { readonly seat: Seat; readonly drawn: readonly string[] } | null
  turnOrderDemanded: boolean
}

export const NO_WARRIORS: Readonly<Warriors> = { swordsman: 0, spearman: 0, axeman: 0 }

export const countWarriors = ({ swordsman, spearman, axeman }: Readonly<Warriors>): number =>
  swordsman + spearman + axeman

/** The warriors of anything that holds some, without the rest of it. */
export const warriorsOf = ({ swordsman, spearman, axeman }: Readonly<Warriors>): Warriors => ({
  swordsman,
  spearman,
  axeman,
})

export const isCombatPlace = (place: string): place is CombatPlace =>
  (COMBAT_PLACES as readonly string[]).includes(place)

export const moveWarriors = (from: Warriors, to: Warriors, moved: Partial<Warriors>): void => {
  for (const type of WARRIORS) {
    from[type] -= moved[type] ?? 0
    to[type] += moved[type] ?? 0
  }
}

/**
 * Written out field by field, because a clone is made millions of times and a spread with changes is three times as slow;
 * a test proves that it forgets nothing.
 */
export function cloneState(state: State): State {
  return {
    round: state.round,
    phase: state.phase,
    firstPlayer: state.firstPlayer,
    players: state.players.map(clonePlayer),
    supply: { ...state.supply },
    waiting: { ...state.waiting },
    workers: { ...state.workers },
    hunters: state.hunters.slice(),
    stalls: state.stalls.slice(),
    longshipsOnOffer: state.longshipsOnOffer.slice(),
    hutsSold: state.hutsSold,
    runeDeck: state.runeDeck.slice(),
    runeDisplay: state.runeDisplay.slice(),
    destinyDeck: state.destinyDeck.slice(),
    buriedBy: state.buriedBy.slice(),
    merchantDeck: state.merchantDeck.slice(),
    merchants: state.merchants.slice(),
    trollDeck: state.trollDeck.slice(),
    draugrDeck: state.draugrDeck.slice(),
    monsterDeck: state.monsterDeck.slice(),
    journeyDeck: state.journeyDeck.slice(),
    journeyDiscard: state.journeyDiscard.slice(),
    enemyDiscard: state.enemyDiscard.slice(),
    troll: state.troll,
    draugr: state.draugr.slice(),
    shores: state.shores.map(cloneShore),
    crews: {
      'troll-gate': { ...state.crews['troll-gate'] },
      'draugr-left': { ...state.crews['draugr-left'] },
      'draugr-right': { ...state.crews['draugr-right'] },
    },
    fight: state.fight && { ...state.fight, dice: state.fight.dice.map((die) => ({ ...die })) },
    sage: state.sage && { seat: state.sage.seat, drawn: state.sage.drawn.slice() },
    turnOrderDemanded: state.turnOrderDemanded,
  }
}

const clonePlayer = (player: Player): Player => ({
  swordsman: player.swordsman,
  spearman: player.spearman,
  axeman: player.axeman,
  leader: player.leader,
  food: player.food,
  wood: player.wood,
  coin: player.coin,
  favor: player.favor,
  blame: player.blame,
  glory: player.glory,
  workers: player.workers,
  workersOwned: player.workersOwned,
  begging: player.begging,
  hutWorker: player.hutWorker,
  longship: player.longship,
  runes: player.runes.map(({ rune, used }) => ({ rune, used })),
  destinies: player.destinies.slice(),
  openDestinies: player.openDestinies.slice(),
  defeated: player.defeated.slice(),
})

const cloneShore = (shore: ShoreState): ShoreState => ({
  id: shore.id,
  journey: shore.journey,
  journeyOpen: shore.journeyOpen,
  knownTo: shore.knownTo.slice(),
  monster: shore.monster,
  bounty: shore.bounty,
  ship: shore.ship && { ...shore.ship },
})
