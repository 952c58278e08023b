import { type Frame, type Json, seatViewOf } from '@longhouse/kernel'
import type { About } from '../src/about.ts'
import type { FavorId, IslandId, Main, PortId, Resource, Rune, VikingId } from '../src/content-file.ts'
import { enemyDoes, enemySacrifices } from '../src/enemy-actions.ts'
import { enemyIcons } from '../src/enemy-icons.ts'
import { tinyEpicVikings } from '../src/index.ts'
import type { EnemyClan, Side } from '../src/state.ts'
import { Position } from './position.ts'

/**
 * A position of a solo game: `solo().chieftain(GOLD_TO_STORM).settlers('enemy', 'gold-isle', 2).enemyTurn('leif-coinbearer')`.
 * All enemy pieces are on the sheet, its markers at 0, it holds no rune, and its chieftain boat lies at Whisper Isle.
 */
export const solo = (seed = 'solo'): SoloPosition => new SoloPosition(seed)

type ClanPatch = Partial<Pick<EnemyClan, Resource | 'pending' | 'villages'>> & {
  readonly deck?: readonly VikingId[]
  readonly leaders?: readonly VikingId[]
  readonly battles?: readonly string[]
  readonly favors?: readonly FavorId[]
}

export const WHISPER_TO_GOLD = 'port-whisper-isle-to-gold-isle'

class SoloPosition extends Position {
  constructor(seed: string) {
    super(tinyEpicVikings, { players: 1, options: {}, seed })
    for (const island of this.map.islandIds) this.holds(null, island).settlers('enemy', island, 0)
    this.chieftain(WHISPER_TO_GOLD)
  }

  get clan(): EnemyClan {
    return this.state.enemy as EnemyClan
  }

  chieftain(port: PortId): this {
    this.clan.chieftain = port
    return this
  }

  override settlers(side: Side, island: IslandId, n: number): this {
    if (side === 'enemy') this.clan.settlers -= n - (this.islandAt(island).settlers.enemy ?? 0)
    return super.settlers(side, island, n)
  }

  override temple(side: Side, ...islands: IslandId[]): this {
    if (side === 'enemy') this.clan.temples -= islands.length
    return super.temple(side, ...islands)
  }

  enemyBoats(...ports: PortId[]): this {
    this.clan.boats += (this.state.boats.enemy?.length ?? 0) - ports.length
    this.state.boats.enemy = ports
    return this
  }

  /** The first card of the deck is on top. */
  enemy({ deck, leaders, battles, favors, ...markers }: ClanPatch): this {
    const { clan } = this
    Object.assign(clan, markers)
    if (deck) {
      this.state.vikings.cards.unshift(...clan.deck)
      clan.deck = deck.map((card) => this.takeViking(card)).reverse()
    }
    if (leaders) clan.leaders = leaders.map((card) => this.takeViking(card))
    if (battles) clan.battles = battles.map((written) => this.rowCard(written))
    if (favors) clan.favors = favors.map((favor) => this.takeFavor(favor))
    return this
  }

  /** No card anywhere that could be drawn. */
  withoutCards(): this {
    const { vikings, invaders } = this.state
    invaders.push(...vikings.cards.splice(0), ...vikings.discard.splice(0))
    return this
  }

  /** Villages stand in these ports; the others the enemy has, and could not sacrifice. */
  override villages(...ports: PortId[]): this {
    this.clan.villages += this.state.villages.length - ports.length
    this.state.villages = [...ports]
    return this
  }

  /** Villages on sacrifice actions, taken from those that the enemy has. */
  sacrificed(offered: { readonly [action: string]: number }): this {
    for (const [action, n] of Object.entries(offered)) {
      this.state.offered[action] = n
      this.clan.villages -= n
    }
    return this
  }

  /** The enemy's battle, in which the last card of its battle row lies face down. */
  enemysBattle(favor: FavorId, card: VikingId, bonus = 0): this {
    this.enemy({ battles: [`-${card}`] })
    this.state.battle = {
      starter: 'enemy',
      fighters: ['enemy'],
      favor: this.takeFavor(favor),
      row: 'above',
      end: 'left',
      bonus,
    }
    return this
  }

  override run(...frames: Frame[]): this {
    super.run(...frames)
    const violations = this.game.invariantViolations(this.t)
    if (violations.length > 0) throw new Error(`violated: ${violations.join('; ')}`)
    return this
  }

  /** A turn of the enemy with this card, and nothing after it. */
  enemyTurn(card: VikingId, ...rest: VikingId[]): this {
    this.enemy({ deck: [card, ...rest] }).state.turn.taken = 1
    return this.run({ step: 'enemyTurn', args: null })
  }

  /** The enemy carries out an action in its turn. */
  does(effect: Main, rune: Rune = 'wealth'): this {
    this.state.turn.side = 'enemy'
    return this.run(enemyDoes({ effect, rune, cause: 'test' }), enemySacrifices({ rune }))
  }

  /** Icons are done that wait, as if their markers had just reached them. */
  icons(...icons: readonly (readonly [Resource, number])[]): this {
    this.state.turn.side = 'enemy'
    this.clan.icons = icons.map(([track, at]) => ({ track, at }))
    return this.run(enemyIcons({ rune: 'wealth' }))
  }

  /** The human's turn, and nothing after it. */
  myTurn(): this {
    return this.run({ step: 'turn', args: { seat: 0 } })
  }

  answer(choice: Json): this {
    return this.choose(0, choice)
  }

  /** What the human is asked, or null. */
  get asked(): string | null {
    return this.ask(0)?.step ?? null
  }

  /** What everybody is told that it is about. */
  get about(): About | null {
    return seatViewOf(this.game, this.table, null).about
  }

  get kinds(): string[] {
    return this.events.map(({ kind }) => kind)
  }

  skipped(): string[] {
    return this.told('enemy-skipped').map(({ what, rule }) => `${what} ${rule}`)
  }

  enemySettlers(): { [island: IslandId]: number } {
    return Object.fromEntries(
      Object.entries(this.state.islands).flatMap(([island, { settlers }]) =>
        settlers.enemy ? [[island, settlers.enemy]] : [],
      ),
    )
  }
}
