import type { Frame, Game, Json, Seat } from '@longhouse/kernel'
import { contextOf } from '@longhouse/kernel'
import { PositionOf } from '@longhouse/kernel/testing'
import { carry } from '../src/carry.ts'
import type {
  CardId,
  DieKind,
  EnemyType,
  EventId,
  HeroId,
  NodeId,
  ObstacleType,
  Rank,
  ShardColor,
  TreasureId,
} from '../src/content-file.ts'
import { noDice } from '../src/dice.ts'
import type { Effect, Trigger } from '../src/effect-words.ts'
import { runar } from '../src/index.ts'
import type { RuleContext, Runar } from '../src/runar.ts'
import type { EnemyFigure, Field, FigureId, HeroFigure, Nemesis, Phase, Player, Side } from '../src/state.ts'
import { defenceSymbolsOf } from '../src/stats.ts'
import type { FactsOf } from '../src/trigger-facts.ts'

/**
 * A position to play a rule in: `position().hero('feima', 'n-2-2').hero('helga', 'n-2-3').acting('feima').run(…)`. Seats 0 to 3
 * have the recommended teams of Bear, Walrus, Boar and Deer; seat 0 is the First and the Active player. Nobody and nothing
 * stands on the Battlefield but the Statues' Bases in its corners, and all 30 Action cards of a player are in the deck.
 */
interface Opening {
  readonly players?: number
  readonly scenario?: string
  readonly rank?: Rank
  readonly seed?: string
  readonly obstacleCards?: boolean
  readonly game?: Game<Runar>
}

const CLANS = ['bear', 'walrus', 'boar', 'deer'] as const

type HeroPatch = {
  readonly defence?: number
  readonly dice?: readonly DieKind[]
  readonly treasure?: TreasureId
}

/** Positions show the Shards that matter; that there are always as many as the board says is proved in whole games. */
const withoutShardCount = (game: Game<Runar>): Game<Runar> => ({
  ...game,
  invariantViolations: (t) => game.invariantViolations(t).filter((flaw) => !flaw.includes('Shards instead of')),
})

export const position = (opening: Opening = {}): Position => new Position(opening)

export class Position extends PositionOf<Runar> {
  constructor({ players = 2, scenario = 'scenario-1a', rank = 'legend', seed = 'position', ...rest }: Opening) {
    super(withoutShardCount(rest.game ?? runar), { players, seed })
    this.state.sheet = { ...this.state.sheet, games: [scenario], at: 0, teams: this.teams(players, rank) }
    this.state.field = this.emptyField(players, scenario, rest.obstacleCards ?? false)
    this.state.over = false
    for (const seat of this.field.order)
      for (const hero of this.team(seat)) this.figure(hero).defence = this.symbols(hero)
    this.table.stack = []
    this.events.length = 0
    this.tellings.length = 0
  }

  get t(): RuleContext {
    return contextOf(this.game, this.table)
  }

  get field(): Field {
    return this.state.field as Field
  }

  get nemesis(): Nemesis {
    return this.field.nemesis as Nemesis
  }

  player(seat: Seat): Player {
    return this.field.players[seat] as Player
  }

  figure(hero: HeroId): HeroFigure {
    return this.field.figures[hero] as HeroFigure
  }

  enemyAt(node: NodeId): EnemyFigure {
    return this.field.figures[this.field.standing[node] as FigureId] as EnemyFigure
  }

  /** Where a figure stands. */
  at(figure: FigureId): NodeId | null {
    return this.field.figures[figure]?.node ?? null
  }

  team(seat: Seat): readonly HeroId[] {
    return this.state.sheet.teams[seat]?.heroes ?? []
  }

  private symbols(hero: HeroId): number {
    return defenceSymbolsOf(this.t, hero)
  }

  private teams(players: number, rank: Rank) {
    return CLANS.slice(0, players).map((clan) => {
      const heroes = [...(this.game.content.clans[clan]?.recommendedTeam ?? [])]
      return { clan, heroes, ranks: Object.fromEntries(heroes.map((hero) => [hero, rank])), treasures: [] }
    })
  }

  private emptyField(players: number, scenario: string, obstacleCards: boolean): Field {
    const { content } = this.game
    const board = content.boards[players]?.board
    const territories = board?.seatOrderClockwise ?? []
    const order = territories.map((_, seat) => seat)
    const statues = board?.territories.map(({ id, originX, originY }) => {
      const owner = territories.indexOf(id)
      return [`n-${originX}-${originY}`, { type: 'statue', wounds: 0, owner }] as const
    })
    const heroes = this.state.sheet.teams.flatMap((team, owner) =>
      team.heroes.map((hero): [HeroId, HeroFigure] => [
        hero,
        { kind: 'hero', owner, node: null, defeated: false, defence: 0, dice: noDice(), treasure: null },
      ]),
    )
    return {
      scenario,
      layout: content.file.layouts[0]?.id ?? '',
      obstacleCards,
      order,
      territories: [...territories],
      players: this.state.sheet.teams.map((team) => this.emptyPlayer(team.heroes)),
      nemesis: content.scenarios[scenario]?.nemesis ? this.emptyNemesis(players) : null,
      figures: Object.fromEntries(heroes),
      standing: {},
      obstacles: Object.fromEntries(statues ?? []),
      shards: {},
      hazards: {},
      remains: {},
      dice: {},
      positions: {},
      destiny: [],
      destinyDiscard: [],
      chosenEvents: [],
      slots: [],
      enemyTokens: [],
      hazardPool: 0,
      hazardBox: content.constants.hazardTokens,
      inspirations: content.inspiration.count,
      offer: [],
      depot: Object.keys(content.destinyCards),
      turn: {
        number: 1,
        active: 0,
        phase: 'action',
        hero: null,
        shown: null,
        symbol: null,
        cut: false,
        built: 0,
        used: [],
        reacted: [],
        attackKind: null,
      },
      used: [],
      worked: {},
      final: null,
    }
  }

  private emptyPlayer(heroes: readonly HeroId[]): Player {
    const { content } = this.game
    const deck = heroes.flatMap((hero) => content.heroes[hero]?.actionCards.map(({ id }) => id) ?? [])
    const board = { vp: 0, trophies: 0, slots: [[], []], dealt: [], hand: [], memory: [], turnCard: null }
    const own = { pool: noDice(), shards: 0, statue: 1, treasury: [], defeatedEnemies: [], enemyTokens: 0 }
    return { ...board, ...own, deck, knownTop: 0, knownBottom: 0 }
  }

  private emptyNemesis(players: number): Nemesis {
    const { enemies, enemyLimits } = this.game.content.file
    const reserve = Object.fromEntries(enemies.map(({ id, rank }) => [id, enemyLimits[rank][players] ?? 0]))
    const spaces = { x: 'hidlesvini', y: 'seggir', z: 'hofundr' }
    return { vp: 0, trophies: 0, slots: [[], []], dealt: [], spaces, reserve, deck: [], discard: [] }
  }

  hero(hero: HeroId, node: NodeId, { defence, dice = [], treasure }: HeroPatch = {}): this {
    const figure = this.figure(hero)
    figure.node = node
    this.field.standing[node] = hero
    if (treasure !== undefined) figure.treasure = this.takeTreasure(treasure)
    figure.defence = defence ?? this.symbols(hero)
    for (const die of dice) figure.dice[die]++
    return this
  }

  /** A hero that is out of the game. */
  fallen(...heroes: HeroId[]): this {
    for (const hero of heroes) Object.assign(this.figure(hero), { node: null, defeated: true, defence: 0 })
    return this
  }

  enemy(type: EnemyType, node: NodeId): this {
    const id = `${type}-${++this.table.ids}`
    this.nemesis.reserve[type] = (this.nemesis.reserve[type] ?? 0) - 1
    this.field.figures[id] = { kind: 'enemy', type, node, wounds: 0 }
    this.field.standing[node] = id
    return this
  }

  obstacle(type: ObstacleType | 'runar', ...nodes: NodeId[]): this {
    for (const node of nodes) this.field.obstacles[node] = { type, wounds: 0 }
    return this
  }

  chest(node: NodeId, reward: string): this {
    this.field.obstacles[node] = { type: 'chest', wounds: 0, reward }
    return this
  }

  shard(color: ShardColor, ...nodes: NodeId[]): this {
    for (const node of nodes) this.field.shards[node] = color
    return this
  }

  hazard(...nodes: NodeId[]): this {
    for (const node of nodes) this.field.hazards[node] = true
    this.field.hazardBox -= nodes.length
    return this
  }

  /** Hazard tokens in the pool. */
  pooled(n: number): this {
    this.field.hazardPool += n
    this.field.hazardBox -= n
    return this
  }

  remains(...nodes: NodeId[]): this {
    for (const node of nodes) this.field.remains[node] = true
    return this
  }

  seat(
    seat: Seat,
    patch: Partial<Pick<Player, 'vp' | 'trophies' | 'statue' | 'shards'>> & { pool?: readonly DieKind[] },
  ): this {
    const { pool = [], ...rest } = patch
    Object.assign(this.player(seat), rest)
    for (const die of pool) this.player(seat).pool[die]++
    return this
  }

  /** Cards from the deck, and Inspiration cards, into the Hand. */
  hand(seat: Seat, ...cards: CardId[]): this {
    this.player(seat).hand.push(...cards.map((card) => this.takeCard(card)))
    return this
  }

  memory(seat: Seat, ...cards: CardId[]): this {
    this.player(seat).memory.push(...cards.map((card) => this.takeCard(card)))
    return this
  }

  /** What a side has captured: Action cards of others into its slots. */
  captured(side: Side, slots: readonly (readonly CardId[])[], dealt: readonly CardId[] = []): this {
    const captor = side === 'nemesis' ? this.nemesis : this.player(side)
    captor.slots = [0, 1].map((slot) => (slots[slot] ?? []).map((card) => this.takeCard(card)))
    captor.dealt = dealt.map((card) => this.takeCard(card))
    return this
  }

  /** Only so many cards of each of these heroes are left in their deck; the others are out of the game. */
  left(n: number, ...heroes: HeroId[]): this {
    for (const hero of heroes) {
      const { deck } = this.player(this.figure(hero).owner)
      const own = deck.filter((card) => this.game.content.cards[card]?.hero === hero)
      for (const card of own.slice(n)) this.field.depot.push(this.takeCard(card))
    }
    return this
  }

  /** Treasures that lie in a Treasury since before this turn. */
  treasury(seat: Seat, ...cards: TreasureId[]): this {
    this.player(seat).treasury.push(...cards.map((card) => ({ card: this.takeTreasure(card), up: true, since: 0 })))
    return this
  }

  /** Events in the slots from the left. */
  placed(...events: EventId[]): this {
    this.field.slots.push(...events.map((card) => ({ card, up: true, by: 0 })))
    return this.withEvents(...events)
  }

  /** The cards on the Destiny deck, the first to be revealed first. */
  destiny(...cards: string[]): this {
    this.field.destiny = [...cards].reverse()
    return this.withEvents(...this.outOfDepot(cards))
  }

  /** The Destiny discard pile, the top first. */
  discarded(...cards: string[]): this {
    this.outOfDepot(cards)
    this.field.destinyDiscard = [...cards].reverse()
    return this
  }

  /** It is the turn of this seat, in this phase. */
  turn(seat: Seat, phase: Phase = 'action'): this {
    Object.assign(this.field.turn, { active: seat, phase })
    return this
  }

  /** This hero is Active in its player's Action phase, by a card that it showed. */
  acting(hero: HeroId, card?: CardId): this {
    const { owner } = this.figure(hero)
    this.turn(owner)
    Object.assign(this.field.turn, { hero, shown: hero })
    if (card !== undefined) {
      this.player(owner).turnCard = this.takeCard(card)
      this.field.turn.symbol = card === 'inspiration' ? 'any' : (this.game.content.cards[card]?.symbol ?? null)
    }
    return this
  }

  /** Runs these steps and nothing after them, up to the first decision. */
  run(...frames: Frame[]): this {
    this.table.stack = frames.reverse()
    return this.resume()
  }

  /** A hero carries out effects. */
  carries(hero: HeroId, ...effects: Effect[]): this {
    const seat = this.figure(hero).owner
    return this.run(carry({ effects, at: 0, seat, hero, bound: {}, cause: 'test' }))
  }

  /** A hero uses one of its Abilities, without a symbol (RN-13.17). */
  uses(hero: HeroId, ability: string): this {
    const seat = this.figure(hero).owner
    this.run({ step: 'whichAbility', args: { seat, hero, cause: 'test' } })
    return this.waiting.step === 'whichAbility' ? this.choose(seat, ability) : this
  }

  /** Something happens that cards wait for (RN-33.2). */
  fires<T extends Trigger>(trigger: T, facts: FactsOf<T>): this {
    return this.run({ step: 'nextEffect', args: { trigger, facts } })
  }

  /** The choices of the Active player in the Action phase. */
  acts(): this {
    return this.run({ step: 'act', args: { seat: this.field.turn.active } })
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

  /** Those of these cards that are no Destiny cards. */
  private outOfDepot(cards: readonly string[]): string[] {
    this.field.depot = this.field.depot.filter((card) => !cards.includes(card))
    return cards.filter((card) => !this.game.content.destinyCards[card])
  }

  private withEvents(...events: readonly string[]): this {
    Object.assign(this.field, { chosenEvents: [...this.field.chosenEvents, ...events] })
    return this
  }

  private takeTreasure(card: TreasureId): TreasureId {
    const { treasureDeck, artifactDeck } = this.state.sheet
    for (const deck of [treasureDeck, artifactDeck]) if (deck.includes(card)) deck.splice(deck.indexOf(card), 1)
    return card
  }

  private takeCard(card: CardId): CardId {
    if (card === 'inspiration') {
      this.field.inspirations--
      return card
    }
    for (const { deck } of this.field.players) {
      const at = deck.indexOf(card)
      if (at < 0) continue
      deck.splice(at, 1)
      return card
    }
    throw new Error(`no ${card} is left to be taken`)
  }
}
