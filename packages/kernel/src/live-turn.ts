import { besidesForm, comesFirst, takeBesides, tellAnswering } from './besides.ts'
import { drawBelow, shuffle } from './chance.ts'
import type { AddressedEvent } from './events.ts'
import type { Form } from './forms.ts'
import type { Game } from './game.ts'
import type { Json } from './json.ts'
import { fewChoices, isEmpty, onlyChoice } from './listing.ts'
import { hasQuestions, isUnwanted, type Questions, saidOfQuestions, takeQuestions } from './questions.ts'
import type { Audience, Besides, Frame, GameTypes, Options, Rule, RuleContext, Seat, Turn } from './rules.ts'
import type { Ask, Table } from './table.ts'

export type Listening<G extends GameTypes> = (told: AddressedEvent<G['event']>) => void

/** Called between two steps, after something that is to be seen by itself: the table can be looked at (beats.ts). */
export type Watching = () => void

export const asideOf = (choice: unknown): Json | undefined =>
  typeof choice === 'object' && choice !== null && 'aside' in choice ? (choice as { aside: Json }).aside : undefined

/** Written out, because `...` is slow on objects with numbers for keys. */
function withAnswer({ step, args, answers: given }: Frame, seat: Seat, choice: Json, players: number): Frame {
  const answers: Record<Seat, Json> = {}
  for (let other = 0; given && other < players; other++) {
    const answer = given[other]
    if (answer !== undefined) answers[other] = answer
  }
  answers[seat] = choice
  return { step, args, answers }
}

type Asking<G extends GameTypes> = Exclude<Rule<G>, { kind: 'step' }>

const askFor = <G extends GameTypes>(rule: Asking<G>, seat: Seat, form: Form | null, aside: Form | null): Ask => ({
  seat,
  step: rule.name,
  form,
  aside,
  rule: rule.rule ?? null,
})

const NOBODY: readonly Ask[] = []
const ENDLESS = 100_000

/** One advance of a table. A class, because millions are made in a second and methods cost nothing to make. */
export class LiveTurn<G extends GameTypes> implements Turn<G> {
  readonly state: G['state']
  readonly content: G['content']
  readonly players: number
  readonly options: Options
  readonly tell: Turn<G>['tell']
  private readonly game: Game<G>
  private readonly table: Table<G['state']>
  private readonly coming: Frame[] = []
  private cancelled: number[] | null = null
  private readonly watch: Watching | undefined
  /** What may be done besides an answer is told to nobody. */
  private readonly answersOnly: boolean
  private repeated = false
  private closed = false
  /** A beat ends with the step that runs. */
  private endsBeat = false

  constructor(
    game: Game<G>,
    table: Table<G['state']>,
    listen: Listening<G> | undefined,
    watch?: Watching,
    answersOnly = false,
  ) {
    this.game = game
    this.table = table
    this.watch = watch
    this.answersOnly = answersOnly
    this.state = table.state
    this.content = game.content
    this.players = table.players
    this.options = table.options
    this.tell = listen && this.telling(listen)
  }

  /** A method of its own, because a closure in the constructor would cost every turn, told or not. */
  private telling(listen: Listening<G>): NonNullable<Turn<G>['tell']> {
    const { game, watch } = this
    return (event: G['event'], to?: Audience<G['event']>) => {
      if (watch && game.endsBeat?.(event)) this.endsBeat = true
      listen({ event, ...to })
    }
  }

  next(...frames: Frame[]): void {
    for (const frame of frames) this.coming.push(frame)
  }

  again(): void {
    this.repeated = true
  }

  close(): void {
    this.closed = true
  }

  below(n: number): number {
    this.table.undoLimit = this.table.moves
    return drawBelow(this.table, n)
  }

  shuffle<T>(items: T[]): T[] {
    return shuffle(items, this)
  }

  reveal(): void {
    this.table.undoLimit = this.table.moves
  }

  moment(name: string, facts: unknown): void {
    const listeners = this.game.listeners[name]
    if (listeners) for (const listener of listeners) listener.hear(this, facts)
  }

  /** Takes effect when the stack is settled, so that it also meets the frames this very step puts there. */
  cancel(window: number): void {
    this.cancelled ??= []
    this.cancelled.push(window)
  }

  id(): number {
    return ++this.table.ids
  }

  advance(enough?: (t: RuleContext<G>) => boolean): readonly Ask[] {
    const { stack } = this.table
    for (let runs = 0; runs < ENDLESS; runs++) {
      const frame = stack[stack.length - 1]
      if (!frame) return this.end()
      if (this.game.isGone?.(this, frame)) {
        stack.pop()
        continue
      }
      const rule = this.ruleOf(frame)
      if (rule.kind === 'step') {
        stack.pop()
        rule.run(this, frame.args as never)
        this.settle(frame)
        if (enough?.(this)) return NOBODY
        continue
      }
      const asks = rule.kind === 'decision' ? this.askOne(frame, rule) : this.askTogether(frame, rule)
      if (asks) return asks
    }
    throw new Error(`${this.game.id} runs in circles at ${stack[stack.length - 1]?.step}`)
  }

  /** The end tells the seed: it cannot be taken back. */
  private end(): readonly Ask[] {
    this.reveal()
    return NOBODY
  }

  take(seat: Seat, choice: Json): void {
    const said = saidOfQuestions(choice)
    if (said === undefined || !hasQuestions(this.game)) this.takeChoice(seat, choice)
    else takeQuestions(this.game, this.table, this, seat, said as Questions)
  }

  private takeChoice(seat: Seat, choice: Json): void {
    const { stack } = this.table
    const frame = stack[stack.length - 1] as Frame
    const rule = this.ruleOf(frame) as Asking<G>
    const besides = this.besidesOf(rule)
    const aside = rule.aside || besides ? asideOf(choice) : undefined
    if (aside !== undefined) {
      if (besides) takeBesides(this, besides, frame, seat, aside)
      else rule.aside?.take(this, frame.args as never, aside, seat)
      if (this.closed) stack.pop()
      this.closed = false
      this.settle(null)
    } else if (rule.kind === 'together') {
      stack[stack.length - 1] = withAnswer(frame, seat, choice, this.players)
    } else {
      if (besides) tellAnswering(this, besides, frame, seat)
      this.takeAlone(frame, rule, seat, choice)
    }
  }

  /** What the game offers with every decision, where this one offers it. */
  private besidesOf(rule: Asking<G>): readonly Besides<G>[] | undefined {
    return rule.aside || rule.alone ? undefined : this.game.besides
  }

  private ruleOf(frame: Frame): Rule<G> {
    const rule = this.game.rules[frame.step]
    if (!rule) throw new Error(`${this.game.id} has no rule called ${frame.step}`)
    return rule
  }

  private askOne(frame: Frame, rule: Extract<Rule<G>, { kind: 'decision' }>): readonly Ask[] | null {
    const seat = rule.seat(this, frame.args as never)
    const { chance } = rule
    const isPassedOver = chance && isUnwanted(this.game, this.table, this, chance, frame.args as never, seat)
    if (isPassedOver && rule.lapse !== undefined) {
      this.takeAlone(frame, rule, seat, rule.lapse)
      return null
    }
    const form = isPassedOver ? null : rule.options(this, frame.args as never, seat)
    const choices = form ? fewChoices(form) : 0
    if (!form || choices === 0) {
      this.table.stack.pop()
      return null
    }
    const forced = choices > 1 || rule.always ? undefined : onlyChoice(form)
    const besides = this.besidesOf(rule)
    if (forced !== undefined && !this.comesFirst(frame, rule, besides, seat)) {
      this.takeAlone(frame, rule, seat, forced)
      return null
    }
    const asks: Ask[] = []
    if (this.answersOnly || (!rule.aside && !besides)) {
      asks.push(askFor(rule, seat, form, null))
      return asks
    }
    for (let other = 0; other < this.players; other++)
      this.ask(asks, frame, rule, besides, other, other === seat ? form : null)
    return asks
  }

  private askTogether(frame: Frame, rule: Extract<Rule<G>, { kind: 'together' }>): readonly Ask[] | null {
    const seats = rule.seats(this, frame.args as never)
    const besides = this.besidesOf(rule)
    const asks: Ask[] = []
    let awaited = false
    for (let seat = 0; seat < this.players; seat++) {
      const open = seats.includes(seat) && frame.answers?.[seat] === undefined
      const form = open ? rule.options(this, frame.args as never, seat) : null
      const asked = form && !isEmpty(form) ? form : null
      if (asked) awaited = true
      this.ask(asks, frame, rule, besides, seat, asked)
    }
    if (awaited) return asks
    this.table.stack.pop()
    if (frame.answers) {
      this.reveal()
      if (besides) for (const seat of Object.keys(frame.answers)) tellAnswering(this, besides, frame, Number(seat))
      rule.take(this, frame.args as never, frame.answers)
      this.settle({ step: frame.step, args: frame.args })
    }
    return null
  }

  private ask(
    asks: Ask[],
    frame: Frame,
    rule: Asking<G>,
    besides: readonly Besides<G>[] | undefined,
    seat: Seat,
    form: Form | null,
  ): void {
    const aside = this.answersOnly ? null : this.offeredBesides(frame, rule, besides, seat, form !== null)
    if (form || aside) asks.push(askFor(rule, seat, form, aside))
  }

  private offeredBesides(
    frame: Frame,
    rule: Asking<G>,
    besides: readonly Besides<G>[] | undefined,
    seat: Seat,
    isAsked: boolean,
  ): Form | null {
    return besides ? besidesForm(this, besides, frame, seat, isAsked) : this.asideOf(frame, rule, seat)
  }

  private asideOf(frame: Frame, rule: Asking<G>, seat: Seat): Form | null {
    const offered = rule.aside ? rule.aside.options(this, frame.args as never, seat) : null
    return offered && !isEmpty(offered) ? offered : null
  }

  private comesFirst(frame: Frame, rule: Asking<G>, besides: readonly Besides<G>[] | undefined, seat: Seat): boolean {
    if (besides) return comesFirst(this, besides, frame, seat, this.game, this.table)
    return rule.aside?.first === true && this.asideOf(frame, rule, seat) !== null
  }

  private takeAlone(frame: Frame, rule: Extract<Rule<G>, { kind: 'decision' }>, seat: Seat, choice: Json): void {
    this.table.stack.pop()
    rule.take(this, frame.args as never, choice, seat)
    this.settle(frame)
  }

  /** What was said to come next goes on the stack, the last of it deepest. */
  private settle(frame: Frame | null): void {
    const { coming } = this
    const { stack } = this.table
    if (this.repeated && frame) stack.push(frame)
    this.repeated = false
    while (coming.length > 0) stack.push(coming.pop() as Frame)
    if (this.cancelled !== null) this.settleCancelled(this.cancelled)
    if (this.endsBeat) {
      this.endsBeat = false
      this.watch?.()
    }
  }

  private settleCancelled(windows: readonly number[]): void {
    const { stack } = this.table
    for (let i = stack.length - 1; i >= 0; i--) {
      const frame = stack[i] as Frame
      const args = frame.args as { window?: number } | null
      if (args?.window !== undefined && windows.includes(args.window))
        stack[i] = { ...frame, args: { ...args, cancelled: true } }
    }
    this.cancelled = null
  }
}
