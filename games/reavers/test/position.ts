import type { Frame, Game, Options, Seat } from '@longhouse/kernel'
import { PositionOf } from '@longhouse/kernel/testing'
import type { Color, DeckId, Die, LocationId, Token } from '../src/content-file.ts'
import { colorOf, iconOf } from '../src/die.ts'
import { reavers } from '../src/index.ts'
import type { Reavers } from '../src/reavers.ts'
import type { HeldArtifact, HeldUpgrade, Player } from '../src/state.ts'

/**
 * A position to play a rule in:
 * `position({ players: 3 }).seat(1, { favor: 2, ship: ['red:hammer'] }).group('raid-keeps', 0, 'keep-art', 'keep-armor').active('raid-keeps')`.
 * Nobody has dice, cards or a Leader unless given some; the board is dealt. Dice, cards and tiles stay conserved.
 */
interface Opening {
  readonly players?: number
  readonly options?: Options
  readonly seed?: string
  readonly game?: Game<Reavers>
}

export interface SeatPatch extends Partial<Omit<Player, 'artifacts' | 'upgrades' | 'slots'>> {
  /** `'artifact-bodn'`, or with its stored die: `'artifact-bodn=red:helm'`. */
  readonly artifacts?: readonly string[]
  /** `'upgrade-chest'`, or face down: `'-upgrade-chest'`. */
  readonly upgrades?: readonly string[]
  readonly slots?: { readonly [slot in LocationId]?: readonly string[] }
}

export const position = ({ players = 2, options = {}, seed = 'position', game = reavers }: Opening = {}): Position =>
  new Position(game, { players, options: { 'start-player': 0, 'starting-prophecy': false, ...options }, seed })

export class Position extends PositionOf<Reavers> {
  constructor(...args: ConstructorParameters<typeof PositionOf<Reavers>>) {
    super(...args)
    this.clear()
    this.run({ step: 'dealBoard', args: null })
    this.state.phase = 'activations'
    this.events.length = 0
    this.tellings.length = 0
  }

  player(seat: Seat): Player {
    return this.state.players[seat] as Player
  }

  /** The ways of the decision this seat is asked for. */
  ways(seat: Seat): string[] {
    const form = this.ask(seat)?.form
    return form?.kind === 'either' ? Object.keys(form.of).sort() : []
  }

  /** The values on offer in one way of the decision (or in the decision itself, if it has no ways). */
  offered(seat: Seat, way?: string): readonly unknown[] {
    const form = this.ask(seat)?.form
    const of = way !== undefined && form?.kind === 'either' ? form.of[way] : form
    if (of?.kind === 'one') return of.of
    return of?.kind === 'either' ? Object.keys(of.of) : []
  }

  seat(seat: Seat, { artifacts, upgrades, slots, ...patch }: SeatPatch): this {
    const player = this.player(seat)
    if (patch.ship) this.takeDice(patch.ship)
    for (const card of [...(patch.prophecies ?? []), ...(patch.pile ?? [])]) this.takeCard(card)
    if (patch.leader) this.takeCard(patch.leader)
    for (const tile of [...(patch.territories ?? []), ...(patch.claims ?? [])]) this.takeTile(tile)
    for (const token of ['farm', 'wall', 'tower'] as const)
      this.state.supply[token] -= (patch[token] ?? player[token]) - player[token]
    if (artifacts) player.artifacts = artifacts.map((held) => this.heldArtifact(held))
    if (upgrades) player.upgrades = upgrades.map((held) => this.heldUpgrade(held))
    for (const [slot, cards] of Object.entries(slots ?? {})) {
      for (const card of cards) this.takeCard(card)
      player.slots[slot] = [...cards]
    }
    Object.assign(player, structuredClone(patch))
    return this
  }

  marker(seat: Seat): this {
    this.state.marker = seat
    return this
  }

  honorShip(seat: Seat | null): this {
    this.state.honorShip = seat
    return this
  }

  round(round: number): this {
    this.state.round = round
    return this
  }

  /** The cards of one face-up group (of one face-up Sea Battle at `battle-at-sea`). */
  group(location: LocationId, at: number, ...cards: string[]): this {
    const groups = this.state.groups[location] as string[][]
    for (const card of groups[at]?.splice(0) ?? []) this.deckWith(card).unshift(card)
    for (const card of cards) this.takeCard(card)
    groups[at] = cards
    return this
  }

  /** The face-up Prophecies at Trade with Villages. */
  prophecies(...cards: string[]): this {
    for (const card of this.state.prophecies.splice(0)) if (card) this.deckWith(card).unshift(card)
    for (const card of cards) this.takeCard(card)
    this.state.prophecies = cards
    return this
  }

  tradeDice(...dice: Die[]): this {
    for (const die of this.state.tradeDice.splice(0)) this.state.supply[colorOf(die)]++
    this.takeDice(dice)
    this.state.tradeDice = dice
    return this
  }

  /** Puts cards on top of a deck: the first named is drawn first. */
  onTop(deck: DeckId, ...cards: string[]): this {
    for (const card of cards) this.takeCard(card)
    this.state.decks[deck].cards.push(...[...cards].reverse())
    return this
  }

  /** A deck of just these cards, the first named on top, and these discards; all others lie in the last seat's pile. */
  deck(deck: DeckId, cards: readonly string[], discard: readonly string[] = []): this {
    for (const card of [...cards, ...discard]) this.takeCard(card)
    const { cards: others, discard: discarded } = this.state.decks[deck]
    this.state.players.at(-1)?.pile.push(...others, ...discarded)
    this.state.decks[deck] = { cards: [...cards].reverse(), discard: [...discard] }
    return this
  }

  /** The next tiles of a stack, the first named on top. */
  stack(stack: string, ...tiles: string[]): this {
    const there = this.state.stacks[stack] as string[]
    for (const tile of tiles) there.splice(there.indexOf(tile), 1)
    there.push(...[...tiles].reverse())
    return this
  }

  /** A stack without tiles: the last seat has them all. */
  emptyStack(stack: string): this {
    this.state.players.at(-1)?.territories.push(...(this.state.stacks[stack]?.splice(0) ?? []))
    return this
  }

  /** Only so many dice of a colour are left in the supply; the others lie in the Trade display. */
  diceLeft(color: Color, n: number): this {
    const face = this.game.content.faces[color][0]
    while (this.state.supply[color] > n) {
      this.state.supply[color]--
      this.state.tradeDice.push(`${color}:${face}` as Die)
    }
    return this
  }

  /** Only so many tokens of a kind are left in the supply; the last seat has the others. */
  tokensLeft(token: Token, n: number): this {
    const last = this.player(this.state.players.length - 1)
    last[token] += this.state.supply[token] - n
    this.state.supply[token] = n
    return this
  }

  /** No tiles of a kind of Ship Upgrade are left: nobody sees where they went, so soundness is not asked of it. */
  upgradesLeft(tile: string, n: number): this {
    this.state.upgrades[tile] = n
    return this
  }

  /** Runs these steps and nothing after them, up to the first decision. */
  run(...frames: Frame[]): this {
    this.table.stack = frames.reverse()
    return this.resume()
  }

  /** A whole round from its beginning, and everything after it. */
  atRound(): this {
    return this.run({ step: 'round', args: null })
  }

  /** The selection of a seat is due, and nothing after its activation. */
  selecting(seat: Seat = 0): this {
    return this.run({ step: 'select', args: { seat } })
  }

  /** A seat has selected this location; everything up to the first decision has happened. */
  active(location: LocationId, seat: Seat = 0): this {
    return this.selecting(seat).choose(seat, location)
  }

  /** Whoever is asked to take part rests and takes nothing, until somebody is asked something else. */
  allRest(): this {
    while (this.waiting.step === 'participate') this.choose(this.waiting.seats[0] as Seat, { rest: 2 })
    return this
  }

  /** Cards lie open before a seat, to be used one at a time. */
  receiving(seat: Seat, ...cards: string[]): this {
    for (const card of cards) this.takeCard(card)
    this.state.open.push({ seat, cards, resolving: null })
    return this.run({ step: 'useOpenCards', args: { seat } })
  }

  /** Tidies up after a round. */
  cleaning(): this {
    return this.run({ step: 'cleanup', args: null })
  }

  scoring(): this {
    return this.run({ step: 'finalScoring', args: null })
  }

  /** The next rolls: crew dice by what they show, combat dice by their successes. */
  dice(...rolls: readonly (Die | number)[]): this {
    const { faces, combatFaces } = this.game.content
    this.load(
      rolls.map((roll) => {
        const sides: readonly unknown[] = typeof roll === 'number' ? combatFaces : faces[colorOf(roll)]
        const wanted = typeof roll === 'number' ? roll : iconOf(roll)
        if (!sides.includes(wanted)) throw new Error(`no die shows ${roll}`)
        return { below: sides.length, isWanted: (drawn) => sides[drawn] === wanted }
      }),
    )
    return this
  }

  /** Set-up as if nobody had been dealt a Reaver. */
  private clear(): void {
    const { state } = this
    for (const { cards } of state.open.splice(0)) state.decks.reaver.cards.unshift(...cards)
    for (const die of state.newDice?.dice ?? []) state.supply[colorOf(die)]++
    for (const player of state.players) {
      for (const die of player.ship.splice(0)) state.supply[colorOf(die)]++
      player.fresh = []
    }
    state.newDice = null
  }

  private takeDice(dice: readonly Die[]): void {
    for (const die of dice) {
      if (!this.game.content.faces[colorOf(die)].includes(iconOf(die))) throw new Error(`no die shows ${die}`)
      this.state.supply[colorOf(die)]--
    }
  }

  private deckWith(card: string): string[] {
    return this.state.decks[this.game.content.deckOf[card] as DeckId].cards
  }

  /** From its deck, or from the board, where another card of the deck takes its place. */
  private takeCard(card: string): void {
    const deck = this.deckWith(card)
    const at = deck.indexOf(card)
    if (at >= 0) {
      deck.splice(at, 1)
      return
    }
    const lists: (string | null)[][] = [...Object.values(this.state.groups).flat(), this.state.prophecies]
    const list = lists.find((cards) => cards.includes(card))
    if (!list) throw new Error(`no ${card} is left to be taken`)
    list[list.indexOf(card)] = deck.shift() as string
  }

  private takeTile(tile: string): void {
    const stack = this.state.stacks[this.game.content.territories[tile]?.stack ?? ''] as string[]
    stack.splice(stack.indexOf(tile), 1)
  }

  private heldArtifact(written: string): HeldArtifact {
    const [card, die] = written.split('=') as [string, Die | undefined]
    this.takeCard(card)
    if (die) this.takeDice([die])
    return { card, die: die ?? null, used: false }
  }

  private heldUpgrade(written: string): HeldUpgrade {
    const tile = written.replace(/^-/, '')
    this.state.upgrades[tile] = (this.state.upgrades[tile] ?? 0) - 1
    return { tile, ready: tile === written }
  }
}
