import type { Frame, Game, Options, Seat } from '@longhouse/kernel'
import { PositionOf } from '@longhouse/kernel/testing'
import type { Champions } from '../src/champions.ts'
import type { Face, Warrior, Warriors } from '../src/content.ts'
import { champions } from '../src/index.ts'
import type { HeldRune, Player, ShoreState, State } from '../src/state.ts'

/**
 * A position to play a rule in: `position({ players: 3 }).seat(1, { favor: 2, warriors: 'SSA' }).troll('troll-bog').at('combat')`.
 * What is not named stays as set-up left it; dice and cards stay conserved.
 */
interface Opening {
  readonly players?: number
  readonly options?: Options
  readonly seed?: string
  readonly game?: Game<Champions>
}

/** S, P and A are swordsman, spearman and axeman. */
type Letters = string

export interface SeatPatch extends Partial<Omit<Player, 'runes' | Warrior>> {
  readonly warriors?: Letters
  /** Ids of unused runes, or with a minus of used ones: `['rune-fame', '-rune-gifts']`. */
  readonly runes?: readonly string[]
}

const LETTER: { readonly [letter: string]: Warrior } = { S: 'swordsman', P: 'spearman', A: 'axeman' }
const FACE: { readonly [letter: string]: Face } = { '-': 'blank', h: 'hit', H: 'two-hits', s: 'shield' }

export const warriors = (letters: Letters): Warriors => {
  const counts: Warriors = { swordsman: 0, spearman: 0, axeman: 0 }
  for (const letter of letters) counts[LETTER[letter] as Warrior]++
  return counts
}

/** The moments a position can start at, and what follows in the round. */
const STARTS: { readonly [moment: string]: readonly string[] } = {
  setup: ['round'],
  placement: ['placement', 'assigning', 'resolving', 'cleanup', 'nextRound'],
  assigning: ['assigning', 'resolving', 'cleanup', 'nextRound'],
  combat: ['resolving', 'cleanup', 'nextRound'],
  cleanup: ['cleanup', 'nextRound'],
  scoring: ['finalScoring'],
  // These two end with their phase, so that what it left behind can be looked at.
  fights: ['resolving'],
  tidying: ['cleanup'],
}

export function position({ players = 2, options = {}, seed = 'position', game = champions }: Opening = {}) {
  return new Position(game, { players, options: { leaders: 'dealt', 'first-player': 0, ...options }, seed })
}

/** Set-up is over and the first round is set up when a position is made; leaders are those dealt unless named. */
export class Position extends PositionOf<Champions> {
  player(seat: Seat): Player {
    return this.state.players[seat] as Player
  }

  shore(id: string): ShoreState {
    return this.state.shores.find((shore) => shore.id === id) as ShoreState
  }

  seat(seat: Seat, { warriors: letters, runes, ...patch }: SeatPatch): this {
    const player = this.player(seat)
    if (letters !== undefined) this.arm(player, warriors(letters))
    if (runes) player.runes = runes.map((id) => this.heldRune(id))
    if (patch.destinies) this.dealDestinies(player, patch.destinies)
    Object.assign(player, patch)
    if (patch.defeated) this.takeEnemies(patch.defeated)
    return this
  }

  first(seat: Seat): this {
    this.state.firstPlayer = seat
    return this
  }

  round(round: number): this {
    this.state.round = round
    return this
  }

  troll(card: string): this {
    this.swap(this.state.trollDeck, this.state.troll, card)
    this.state.troll = card
    return this
  }

  draugr(left: string, right?: string): this {
    for (const [space, card] of [left, right].entries()) {
      if (!card) continue
      this.swap(this.state.draugrDeck, this.state.draugr[space] ?? null, card)
      this.state.draugr[space] = card
    }
    return this
  }

  monster(shoreId: string, card: string, bounty = 0): this {
    const shore = this.shore(shoreId)
    this.swap(this.state.monsterDeck, shore.monster, card)
    shore.monster = card
    shore.bounty = bounty
    return this
  }

  journey(shoreId: string, card: string): this {
    const shore = this.shore(shoreId)
    this.swap(this.state.journeyDeck, shore.journey, card)
    shore.journey = card
    return this
  }

  /** The runes on display, from left to right. */
  display(...runes: string[]): this {
    const { runeDeck, runeDisplay } = this.state
    for (const rune of runeDisplay.splice(0)) if (rune) runeDeck.push(rune)
    this.takeFrom(runeDeck, runes)
    runeDisplay.push(...runes)
    return this
  }

  merchant(card: string): this {
    const { merchants, merchantDeck } = this.state
    this.swap(merchantDeck, merchants.pop() ?? null, card)
    merchants.push(card)
    return this
  }

  /** Puts cards on top of a deck: the first named is drawn first. */
  onTop(
    deck: 'journeyDeck' | 'destinyDeck' | 'runeDeck' | 'trollDeck' | 'draugrDeck' | 'monsterDeck' | 'merchantDeck',
    ...cards: string[]
  ): this {
    const pile = this.state[deck]
    this.takeFrom(pile, cards)
    pile.push(...[...cards].reverse())
    return this
  }

  /** The destiny deck is just these cards, the first named on top; the last seat holds all the others. */
  destinyDeck(...cards: string[]): this {
    const { players, destinyDeck } = this.state
    for (const { destinies } of players) this.takeFrom(destinies, cards)
    players.at(-1)?.destinies.push(...destinyDeck.filter((card) => !cards.includes(card)))
    this.state.destinyDeck = [...cards].reverse()
    return this
  }

  /** What lies at the blue locations; the dice come from the supply. */
  lying(goods: Partial<State['waiting']>): this {
    const { waiting, supply } = this.state
    for (const type of Object.values(LETTER)) supply[type] -= (goods[type] ?? waiting[type]) - waiting[type]
    Object.assign(waiting, goods)
    return this
  }

  stalls(...ids: string[]): this {
    for (const id of this.state.stalls) delete this.state.workers[id]
    this.state.stalls = ids
    for (const id of ids) this.state.workers[id] = null
    return this
  }

  /** A worker of the seat stands there already. */
  worker(seat: Seat, location: string): this {
    if (location === 'hunting-grounds') this.state.hunters.push(seat)
    else this.state.workers[location] = seat
    return this
  }

  /** A longship of the seat lies in the port, loaded with warriors and food from nowhere but the supply. */
  ship(seat: Seat, longship: string, shoreId: string, letters: Letters = '', food = 0): this {
    const crew = warriors(letters)
    for (const type of Object.values(LETTER)) this.state.supply[type] -= crew[type]
    this.shore(shoreId).ship = { longship, seat, ...crew, food }
    if (longship in this.state.workers) this.state.workers[longship] = seat
    return this
  }

  /** Warriors of the seat stand ready against the troll or a draugr. */
  crew(seat: Seat, place: 'troll-gate' | 'draugr-left' | 'draugr-right', letters: Letters): this {
    const crew = warriors(letters)
    for (const type of Object.values(LETTER)) this.state.supply[type] -= crew[type]
    this.state.crews[place] = crew
    this.state.workers[place] = seat
    return this
  }

  /** Starts at a moment of the round; everything up to the first decision happens. */
  at(moment: keyof typeof STARTS): this {
    const frames = (STARTS[moment] as readonly string[]).map((step): Frame => ({ step, args: null }))
    this.table.stack = frames.reverse()
    this.resume()
    return this
  }

  /** The next dice fall like this, in the order they are rolled: `'S-h Ps AH'` is two swordsmen, blank and hit, and so on. */
  dice(rolls: string): this {
    const wanted = rolls
      .split(/\s+/)
      .flatMap((group) =>
        [...group.slice(1)].map((face) => [LETTER[group[0] as string] as Warrior, FACE[face] as Face] as const),
      )
    const missing = wanted.find(([type, face]) => !this.game.content.dice[type].includes(face))
    if (missing) throw new Error(`no ${missing[0]} shows ${missing[1]}`)
    this.load(
      wanted.map(([type, face]) => ({
        below: 6,
        isWanted: (drawn) => this.game.content.dice[type][drawn] === face,
      })),
    )
    return this
  }

  place(seat: Seat, place: string): this {
    return this.choose(seat, { place })
  }

  private arm(player: Player, wanted: Warriors): void {
    for (const type of Object.values(LETTER)) {
      this.state.supply[type] += player[type] - wanted[type]
      player[type] = wanted[type]
    }
  }

  private heldRune(id: string): HeldRune {
    const used = id.startsWith('-')
    const rune = used ? id.slice(1) : id
    const { runeDeck, runeDisplay } = this.state
    if (runeDisplay.includes(rune)) runeDisplay[runeDisplay.indexOf(rune)] = runeDeck.pop() ?? null
    else this.takeFrom(runeDeck, [rune])
    return { rune, used }
  }

  /** The hand goes back under the deck; a card that another seat was dealt is exchanged for the lowest one there. */
  private dealDestinies(player: Player, cards: readonly string[]): void {
    const { destinyDeck, players } = this.state
    destinyDeck.unshift(...player.destinies.splice(0))
    for (const card of cards) {
      const holder = players.find(({ destinies }) => destinies.includes(card))
      if (holder) holder.destinies[holder.destinies.indexOf(card)] = destinyDeck.shift() as string
      else this.takeFrom(destinyDeck, [card])
    }
  }

  private swap(deck: string[], away: string | null, card: string): void {
    if (away) deck.unshift(away)
    this.takeFrom(deck, [card])
  }

  private takeFrom(deck: string[], cards: readonly string[]): void {
    for (const card of cards) {
      const at = deck.indexOf(card)
      if (at >= 0) deck.splice(at, 1)
    }
  }

  private takeEnemies(cards: readonly string[]): void {
    for (const deck of [this.state.trollDeck, this.state.draugrDeck, this.state.monsterDeck]) this.takeFrom(deck, cards)
  }
}
