import { advance, asksOf } from '../advance.ts'
import { randomOf } from '../chance.ts'
import { choose } from '../choose.ts'
import { type AddressedEvent, eventFor } from '../events.ts'
import type { Game } from '../game.ts'
import { canonical, type Json } from '../json.ts'
import { type Opening, openTable } from '../opening.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import type { GameTypes, Seat } from '../rules.ts'
import { seatViewOf } from '../seat-view.ts'
import { type Ask, contextOf, type Table } from '../table.ts'

/**
 * A position to play a rule in. Games extend it with words of their own for what lies where; what every game needs is
 * here: choosing, being refused, listening.
 */
export class PositionOf<G extends GameTypes & { event: { readonly kind: string } }> {
  readonly game: Game<G>
  readonly table: Table<G['state']>
  /** All that was told since the position was made, as an all-seeing eye hears it. */
  readonly events: G['event'][] = []
  /** The same, with who may know it. */
  readonly tellings: AddressedEvent<G['event']>[] = []
  protected readonly listen = (told: AddressedEvent<G['event']>): void => {
    this.events.push(told.event)
    this.tellings.push(told)
  }

  constructor(game: Game<G>, opening: Opening) {
    const opened = openTable(game, opening)
    if (isRefusal(opened)) throw new Error(opened.refused)
    this.game = game
    this.table = opened
  }

  get state(): G['state'] {
    return this.table.state
  }

  get asks(): readonly Ask[] {
    return asksOf(this.game, this.table)
  }

  ask(seat: Seat): Ask | null {
    return this.asks.find((ask) => ask.seat === seat) ?? null
  }

  /** The step that waits, and the seats it waits for. */
  get waiting(): { step: string | undefined; seats: Seat[] } {
    return { step: this.table.stack.at(-1)?.step, seats: this.asks.filter((ask) => ask.form).map((ask) => ask.seat) }
  }

  /** Goes on with the frames on the stack, up to the first decision. */
  resume(): this {
    advance(this.game, this.table, this.listen)
    return this
  }

  /** A legal choice, after which the state is sound. */
  choose(seat: Seat, choice: Json): this {
    const answer = choose(this.game, this.table, seat, choice, this.listen)
    if (isRefusal(answer)) throw new Error(`refused: ${JSON.stringify(answer)}`)
    const violations = this.game.invariantViolations(contextOf(this.game, this.table))
    if (violations.length > 0) throw new Error(`flawed: ${violations.join('; ')}`)
    return this
  }

  /** A choice that must be refused, and change nothing. */
  refused(seat: Seat, choice: unknown): Refusal {
    const before = canonical(this.table)
    const answer = choose(this.game, this.table, seat, choice)
    if (!isRefusal(answer)) throw new Error(`accepted: ${JSON.stringify(choice)}`)
    if (canonical(this.table) !== before) throw new Error(`refused, but changed the table: ${JSON.stringify(choice)}`)
    return answer
  }

  view(seat: Seat | null): G['view'] {
    return seatViewOf(this.game, this.table, seat).view
  }

  told<K extends G['event']['kind']>(kind: K): Extract<G['event'], { kind: K }>[] {
    return this.events.filter((event): event is Extract<G['event'], { kind: K }> => event.kind === kind)
  }

  /** What a seat (null: a spectator) heard of what was told. */
  heardBy(seat: Seat | null): G['event'][] {
    return this.tellings.flatMap((told) => eventFor(told, seat) ?? [])
  }

  /** Loads the luck: the next draws below these bounds bring these numbers. */
  protected load(draws: readonly { readonly below: number; readonly isWanted: (drawn: number) => boolean }[]): void {
    for (let n = 0; ; n++) {
      const seed = `loaded-${n}`
      const random = randomOf({ seed, drawn: 0 })
      if (!draws.every(({ below, isWanted }) => isWanted(random.below(below)))) continue
      Object.assign(this.table, { seed, drawn: 0 })
      return
    }
  }
}
