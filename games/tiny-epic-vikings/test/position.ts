import type { Frame, Game, Json, Seat } from '@longhouse/kernel'
import { contextOf } from '@longhouse/kernel'
import { PositionOf } from '@longhouse/kernel/testing'
import type { Action } from '../src/actions.ts'
import type { Effect, FavorId, GodId, IslandId, PlaceId, PortId, Rune, VikingId } from '../src/content-file.ts'
import { perform } from '../src/effects.ts'
import { tinyEpicVikings } from '../src/index.ts'
import type { Player, RowCard, Side } from '../src/state.ts'
import { mapOf, type RuleContext, type TinyEpicVikings } from '../src/vikings.ts'

/**
 * A position to play a rule in: `position().boat(0, 'wolf-sound').settlers(1, 'gold-isle', 2).seat(0, { food: 3 }).acts(0, { type: 'sail', value: 2 })`.
 * It is the first era, everybody's boat lies at the edge, nobody has cards, and nobody has landed. Odin stands for wealth,
 * Thor for secrets, Frigg for nature. Cards and pieces stay conserved.
 */
interface Opening {
  readonly players?: number
  readonly seed?: string
  readonly game?: Game<TinyEpicVikings>
}

type SeatPatch = Partial<Pick<Player, 'wood' | 'food' | 'steel' | 'villages' | 'hand' | 'favors'>> & {
  /** Cards played before: `'grim-nightwatch'`, or face down `'-grim-nightwatch'`, or face down and known `'?grim-nightwatch'`. */
  readonly row?: readonly string[]
}

export const position = ({ players = 3, seed = 'position', game = tinyEpicVikings }: Opening = {}): Position =>
  new Position(game, { players, options: { 'first-player': 0 }, seed })

const GODS: readonly (readonly [GodId, Rune])[] = [
  ['odin', 'wealth'],
  ['thor', 'secrets'],
  ['frigg', 'nature'],
]

export class Position extends PositionOf<TinyEpicVikings> {
  constructor(...args: ConstructorParameters<typeof PositionOf<TinyEpicVikings>>) {
    super(...args)
    const { state } = this
    state.phase = 'turns'
    this.gods(...GODS)
    state.players.forEach((_, seat) => {
      this.boat(seat, this.map.edgeFjords[seat] as PlaceId)
    })
    this.table.stack = []
    this.events.length = 0
    this.tellings.length = 0
  }

  get t(): RuleContext {
    return contextOf(this.game, this.table)
  }

  get map() {
    return mapOf(this.t)
  }

  player(seat: Seat): Player {
    return this.state.players[seat] as Player
  }

  gods(...gods: readonly (readonly [GodId, Rune])[]): this {
    const { state } = this
    state.gods = gods.map(([god, rune]) => ({ god, rune, fury: 0 }))
    const actions = [...this.game.content.sacrifices.map(({ id }) => id), ...gods.map(([god]) => god)]
    state.offered = Object.fromEntries(actions.map((action) => [action, 0]))
    return this
  }

  fury(...fury: number[]): this {
    this.state.gods.forEach((god, at) => {
      god.fury = fury[at] ?? 0
    })
    return this
  }

  get furies(): number[] {
    return this.state.gods.map(({ fury }) => fury)
  }

  seat(seat: Seat, { row, hand, favors, villages, ...goods }: SeatPatch): this {
    const player = this.player(seat)
    Object.assign(player, goods)
    const { vikings, favors: rows } = this.state
    if (hand) vikings.cards.unshift(...player.hand.splice(0))
    if (row) vikings.cards.unshift(...player.row.splice(0).map(({ card }) => card))
    if (favors) rows.out.push(...player.favors.splice(0))
    if (hand) player.hand = hand.map((card) => this.takeViking(card))
    if (row) player.row = row.map((written) => this.rowCard(written))
    if (favors) player.favors = favors.map((favor) => this.takeFavor(favor))
    if (villages !== undefined) {
      this.state.villages.splice(0, villages)
      player.villages = villages
    }
    return this
  }

  /** Where all boats of a seat lie; those beyond the first left their slots from the left. */
  boat(seat: Seat, ...places: PlaceId[]): this {
    this.state.boats[seat] = places
    const { boatSlots } = this.player(seat)
    this.player(seat).boatSlots = boatSlots.map((_, slot) => slot >= places.length - 1)
    return this
  }

  /** So many settlers of a side stand on an island. */
  settlers(side: Side, island: IslandId, n: number): this {
    const there = this.islandAt(island).settlers
    if (side !== 'enemy') this.player(side).settlers -= n - (there[side] ?? 0)
    if (n > 0) there[side] = n
    else delete there[side]
    return this
  }

  temple(side: Side, ...islands: IslandId[]): this {
    for (const island of islands) {
      this.islandAt(island).temples[side] = 1
      if (side === 'enemy') continue
      const { templeSlots } = this.player(side)
      templeSlots[templeSlots.indexOf(true)] = false
    }
    return this
  }

  holds(side: Side | null, ...islands: IslandId[]): this {
    for (const island of islands) this.islandAt(island).rune = side
    return this
  }

  islandAt(island: IslandId) {
    const at = this.state.islands[island]
    if (!at) throw new Error(`there is no ${island}`)
    return at
  }

  /** Villages stand in these ports and no others; the rest lie on the sacrifice actions, from the last. */
  villages(...ports: PortId[]): this {
    const gone = this.state.villages.filter((port) => !ports.includes(port))
    this.state.villages = [...ports]
    for (let n = 0; n < gone.length; n++) {
      const action = Object.keys(this.state.offered).findLast(
        (id) => (this.state.offered[id] ?? 0) < this.state.players.length,
      )
      this.state.offered[action as string] = (this.state.offered[action as string] ?? 0) + 1
    }
    return this
  }

  era(era: number): this {
    this.state.era = era
    return this
  }

  /** Both rows of favor cards. */
  favors(above: readonly FavorId[], below: readonly FavorId[]): this {
    const { favors } = this.state
    favors.out.push(...favors.above.splice(0), ...favors.below.splice(0))
    favors.above = above.map((favor) => this.takeFavor(favor))
    favors.below = below.map((favor) => this.takeFavor(favor))
    return this
  }

  /** Puts cards on top of the deck: the first named is drawn first. */
  onTop(...cards: VikingId[]): this {
    this.state.vikings.cards.push(...cards.map((card) => this.takeViking(card)).reverse())
    return this
  }

  discarded(...cards: VikingId[]): this {
    this.state.vikings.discard.push(...cards.map((card) => this.takeViking(card)))
    return this
  }

  invaders(...cards: VikingId[]): this {
    this.state.invaders.push(...cards.map((card) => this.takeViking(card)))
    return this
  }

  /** An open battle, in which the last cards of these seats lie face down. */
  battle(favor: FavorId, ...fighters: Seat[]): this {
    const [starter] = fighters as [Seat]
    this.state.battle = { starter, fighters, favor: this.takeFavor(favor), row: 'above', end: 'left', bonus: 0 }
    return this
  }

  /** Runs these steps and nothing after them, up to the first decision. */
  run(...frames: Frame[]): this {
    this.table.stack = frames.reverse()
    return this.resume()
  }

  /** A seat carries out an effect in its own turn. */
  acts(actor: Seat, effect: Effect, source: Action['source'] = 'leader'): this {
    this.state.turn.side = actor
    return this.run(perform({ actor, effect, cause: source === 'boon' ? 'odin' : 'grim-nightwatch', source }))
  }

  /** A turn of a seat, and nothing after it. */
  turn(seat: Seat): this {
    this.state.turn.taken = seat + this.player(seat).row.length * this.state.players.length
    return this.run({ step: 'turn', args: { seat } })
  }

  /** The whole rest of the era from the turn of a seat on. */
  turnsFrom(seat: Seat): this {
    this.state.first = seat
    const after = ['nextTurn', 'lastBattle', 'endEra'].map((step) => ({ step, args: null }))
    return this.run(...after)
  }

  resolves(): this {
    return this.run({ step: 'resolve', args: null })
  }

  checks(actor: Side, steals = true): this {
    return this.run({ step: 'control', args: { actor, steals } })
  }

  /** The ways of the decision this seat is asked for. */
  ways(seat: Seat): string[] {
    const form = this.ask(seat)?.form
    return form?.kind === 'either' ? Object.keys(form.of).sort() : []
  }

  /** The values on offer in one way of the decision (or in the decision itself, if it has no ways). */
  offered(seat: Seat, way?: string): readonly Json[] {
    const form = this.ask(seat)?.form
    const of = way !== undefined && form?.kind === 'either' ? form.of[way] : form
    return of?.kind === 'one' ? of.of : []
  }

  /** Islands from which a seat may withdraw settlers beside what is asked. */
  withdrawable(seat: Seat): readonly Json[] {
    const aside = this.ask(seat)?.aside
    return aside?.kind === 'one' ? aside.of : []
  }

  holdings(): { [island: IslandId]: Side | null } {
    return Object.fromEntries(Object.entries(this.state.islands).map(([island, { rune }]) => [island, rune]))
  }

  protected takeViking(card: VikingId): VikingId {
    const { cards } = this.state.vikings
    const at = cards.indexOf(card)
    if (at < 0) throw new Error(`no ${card} is left to be taken`)
    cards.splice(at, 1)
    return card
  }

  protected takeFavor(favor: FavorId): FavorId {
    const { above, below, out } = this.state.favors
    const row = [out, above, below].find((cards) => cards.includes(favor))
    if (!row) throw new Error(`no ${favor} is left to be taken`)
    row.splice(row.indexOf(favor), 1)
    return favor
  }

  protected rowCard(written: string): RowCard {
    const card = this.takeViking(written.replace(/^[-?]/, ''))
    return { card, up: card === written, open: written.startsWith('?') }
  }
}
