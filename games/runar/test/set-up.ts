import { type Json, type Options, quickRandom, type Seat, sampleChoice } from '@longhouse/kernel'
import { PositionOf } from '@longhouse/kernel/testing'
import { runar } from '../src/index.ts'
import type { Runar } from '../src/runar.ts'
import type { Field, Player } from '../src/state.ts'

/** A real table, from its first question on: `setUp({ players: 3, options: { teams: 'draft' } }).until('keepCards')`. */
export class SetUp extends PositionOf<Runar> {
  get field(): Field {
    return this.state.field as Field
  }

  get first(): Seat {
    return this.state.sheet.order[0] as Seat
  }

  player(seat: Seat): Player {
    return this.field.players[seat] as Player
  }

  /** Whatever is asked is answered at random, up to the first decision of this name. */
  until(step: string): this {
    const random = quickRandom('until')
    while (this.waiting.step !== step) {
      const ask = this.asks.find(({ form }) => form)
      if (!ask?.form) throw new Error(`${step} never comes`)
      this.choose(ask.seat, sampleChoice(ask.form, random))
    }
    return this
  }

  offered(seat: Seat): readonly Json[] {
    const form = this.ask(seat)?.form
    return form?.kind === 'one' || form?.kind === 'some' || form?.kind === 'order' ? form.of : []
  }
}

export const setUp = ({
  players = 2,
  options = {},
  seed = 'set-up',
}: {
  readonly players?: number
  readonly options?: Options
  readonly seed?: string
} = {}): SetUp =>
  new SetUp(runar, { players, options: { ...(players > 1 && { 'first-player': 0 }), ...options }, seed })
