import { contextOf, type Game, type Options, type Seat } from '@longhouse/kernel'
import type { HeroId } from '../src/content-file.ts'
import { runar } from '../src/index.ts'
import type { RuleContext, Runar } from '../src/runar.ts'
import type { Campaign, FinishedGame } from '../src/state.ts'
import { SetUp } from './set-up.ts'

/** What a game ended with. */
interface Ending {
  /** VP by seat, before the missions, which are the same for all as long as nobody stands anywhere. */
  readonly vp: readonly number[]
  readonly nemesis?: number
}

/** A real campaign whose games end when a test says so: `campaign().finish({ vp: [9, 3] })`. */
export class CampaignTable extends SetUp {
  get t(): RuleContext {
    return contextOf(this.game, this.table)
  }

  get campaign(): Campaign {
    return this.state.sheet.campaign as Campaign
  }

  /** The game that was played last. */
  get last(): FinishedGame {
    return this.campaign.finished.at(-1) as FinishedGame
  }

  team(seat: Seat): readonly [HeroId, HeroId, HeroId] {
    return this.state.sheet.teams[seat]?.heroes as [HeroId, HeroId, HeroId]
  }

  /** Plays on to the set-up of the game and ends it there, with nobody on the Battlefield. */
  finish({ vp, nemesis = 0 }: Ending): this {
    this.until('keepCards')
    const { players, figures, standing } = this.field
    for (const [seat, player] of players.entries()) player.vp = vp[seat] ?? 0
    if (this.field.nemesis) {
      this.field.nemesis.vp = nemesis
      for (const [id, figure] of Object.entries(figures))
        if (figure.kind === 'enemy') {
          delete figures[id]
          delete standing[figure.node]
          this.field.nemesis.reserve[figure.type] = (this.field.nemesis.reserve[figure.type] ?? 0) + 1
        }
    }
    return this.end()
  }

  /** What is left of the game falls away. */
  end(): this {
    const over = this.table.stack.findLastIndex(({ step }) => step === 'gameOver')
    this.table.stack = [...this.table.stack.slice(0, over + 1), { step: 'finalScoring', args: null }]
    return this.resume()
  }

  /** Answers at random up to the end of the rest. */
  rested(): this {
    this.until('rest')
    for (const seat of this.waiting.seats) this.choose(seat, { ready: true })
    return this
  }

  /** So many games with these endings, one after another; the next is being set up. */
  after(...endings: readonly Ending[]): this {
    for (const ending of endings) this.finish(ending).rested()
    return this
  }

  /** The seats of a decision taken together answer alike. */
  all(answer: (seat: Seat) => string): this {
    for (const seat of this.waiting.seats) this.choose(seat, answer(seat))
    return this
  }
}

export const campaign = ({
  play = 'destroyers',
  players = 2,
  options = {},
  seed = 'campaign',
  game = runar,
}: {
  readonly play?: string
  readonly players?: number
  readonly options?: Options
  readonly seed?: string
  readonly game?: Game<Runar>
} = {}): CampaignTable =>
  new CampaignTable(game, { players, options: { play, ...(players > 1 && { 'first-player': 0 }), ...options }, seed })
