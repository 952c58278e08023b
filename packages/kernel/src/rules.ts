import type { AddressedEvent } from './events.ts'
import type { Form } from './forms.ts'
import type { Json } from './json.ts'
import type { Refusal } from './refusal.ts'
import type { Seat } from './seats.ts'

export type { Seat }
export type Options = { readonly [option: string]: Json }

/** What a step or decision waits on the stack as: its name and its arguments. Frames are never changed, only replaced. */
export interface Frame {
  readonly step: string
  readonly args: unknown
  /** Of a decision taken together: the answers given so far, by seat. */
  readonly answers?: { readonly [seat: string]: Json }
}

/** The types one game is made of, so that everything else needs one type parameter. */
export interface GameTypes {
  state: unknown
  content: unknown
  event: unknown
  view: unknown
  /** What decisions are about. */
  about: unknown
}

/** What rules may look at. */
export interface RuleContext<G extends GameTypes> {
  readonly state: G['state']
  readonly content: G['content']
  readonly players: number
  readonly options: Options
}

/** What rules may do, while a step runs or a choice is taken. */
export interface Turn<G extends GameTypes> extends RuleContext<G> {
  /** These come next, in this order, before anything that already waits. Calls add up: what is said first comes first. */
  next(...frames: Frame[]): void
  /** In a decision: ask the same again, after what was said to come next. */
  again(): void
  /** In an aside: the decision that was open is over, and answers given to it are dropped unseen. */
  close(): void
  /** Uniform in 0 … n − 1. */
  below(n: number): number
  /** In place. */
  shuffle<T>(items: T[]): T[]
  /** Hidden information has come out: from here on nothing before it can be taken back. */
  reveal(): void
  /** A named moment: everything that listens to it acts, in the order of the game's list. */
  moment(name: string, facts: unknown): void
  /** A reaction window with this id lets through nothing (see windows.ts). */
  cancel(window: number): void
  /** A new id, unique at this table. */
  id(): number
  /** Absent when nobody listens: `t.tell?.({ … })` then costs nothing, not even the event. */
  tell?(event: G['event'], to?: Audience<G['event']>): void
}

export type Audience<E> = Omit<AddressedEvent<E>, 'event'>

/** Things that seats may do beside one decision, although nobody waits for them. Choices: `{ aside: … }`. */
export interface Aside<G extends GameTypes, A> {
  options(t: RuleContext<G>, args: A, seat: Seat): Form | null
  take(t: Turn<G>, args: A, choice: Json, seat: Seat): void
  /**
   * Its moment passes with the answer: whoever is asked and could do it is asked although the answer leaves no choice. Nobody
   * is made to wait for what another seat could do, or the waiting would tell of it.
   */
  readonly first?: boolean
}

/**
 * Something that seats may do whatever is asked: declared once, offered with every decision it belongs to. Choices: the only
 * one of a game is chosen as it is, `{ aside: … }`; of several each is a way, `{ aside: { [id]: … } }`.
 */
export interface Besides<G extends GameTypes> {
  readonly id: string
  /** The steps with whose decisions it is offered; with all, if left out. */
  readonly at?: readonly string[]
  /** The steps whose answer its moment passes with, as of `Aside`; true: of all. */
  readonly first?: true | readonly string[]
  /** Whether it would change something now, for a seat that wants to be asked only then; left out: always. */
  matters?(t: RuleContext<G>, seat: Seat, open: Frame): boolean
  /** `isAsked`: the table waits for this seat's answer. */
  options(t: RuleContext<G>, seat: Seat, isAsked: boolean, open: Frame): Form | null
  take(t: Turn<G>, choice: Json, seat: Seat, open: Frame): void
  /** The seat answers, and its answer is taken next: what it could do only until then is over. Not of an answer taken by itself. */
  answering?(t: Turn<G>, seat: Seat): void
}

interface StepRule<G extends GameTypes, A = never> {
  readonly kind: 'step'
  readonly name: string
  run(t: Turn<G>, args: A): void
}

interface Asking<G extends GameTypes, A> {
  readonly name: string
  /** Null, or a form without a choice: nothing is asked and the decision is over. */
  options(t: RuleContext<G>, args: A, seat: Seat): Form | null
  /** What may be done beside this decision alone, instead of what the game offers with every decision (`besides`). */
  readonly aside?: Aside<G, A>
  /** Nothing of what the game offers with every decision is offered with this one. */
  readonly alone?: boolean
  /** Why a choice that is not offered is against the rules, as exactly as the game can tell. */
  why?(t: RuleContext<G>, args: A, choice: unknown, seat: Seat): Refusal | null
  /** The rule that the prompt points to. */
  readonly rule?: string
  /** What is being decided about: a card, a place. Everybody at the table is told. */
  about?(t: RuleContext<G>, args: A): G['about'] | null
  /** Asked although one choice is left: not being asked would tell a secret, or somebody must be there to say it. */
  readonly always?: boolean
  /** Nobody hurries: a campaign pauses between two games, and clocks stand still. */
  readonly rests?: boolean
}

/** A decision asks for nothing but the chance to do something: a seat that does not want that question is passed over. */
export interface ChanceRule<G extends GameTypes, A> {
  readonly question: string
  /** Finer questions of which it consists now (`Game.questions`): who wants none of them is passed over, too. */
  parts?(t: RuleContext<G>, args: A, seat: Seat): readonly string[]
  /** Whether it would change something now, for a seat that wants to be asked only then. */
  matters(t: RuleContext<G>, args: A, seat: Seat): boolean
}

export interface DecisionRule<G extends GameTypes, A = never> extends Asking<G, A> {
  readonly kind: 'decision'
  seat(t: RuleContext<G>, args: A): Seat
  readonly chance?: ChanceRule<G, A>
  /** What is chosen for a seat that does not want to be asked, or has not answered in time where time counts. */
  readonly lapse?: Json
  take(t: Turn<G>, args: A, choice: Json, seat: Seat): void
}

interface TogetherRule<G extends GameTypes, A = never> extends Asking<G, A> {
  readonly kind: 'together'
  /** Who answers. Answers stay secret until all are in. */
  seats(t: RuleContext<G>, args: A): readonly Seat[]
  take(t: Turn<G>, args: A, answers: { readonly [seat: string]: Json }): void
  /** An answer given cannot be withdrawn while the others think. */
  readonly final?: boolean
}

export type Rule<G extends GameTypes, A = never> = StepRule<G, A> | DecisionRule<G, A> | TogetherRule<G, A>

/** The arguments of a rule that needs none. */
export type Nothing = null

/** Makes frames of one rule: `reroll({ … })`. */
export type FrameMaker<G extends GameTypes, A> = ([A] extends [Nothing] ? () => Frame : (args: A) => Frame) & {
  readonly rule: Rule<G, A>
}

export interface Listener<G extends GameTypes> {
  readonly moment: string
  hear(t: Turn<G>, facts: unknown): void
}

/** The vocabulary in which one game's rules are written. */
export function vocabulary<G extends GameTypes>() {
  return {
    step<A = Nothing>(name: string, run: (t: Turn<G>, args: A) => void): FrameMaker<G, A> {
      return frameMaker({ kind: 'step', name, run })
    },
    decision<A = Nothing, C extends Json = Json>(name: string, spec: DecisionSpec<G, A, C>): FrameMaker<G, A> {
      return frameMaker({ kind: 'decision', name, ...spec } as DecisionRule<G, A>)
    },
    together<A = Nothing, C extends Json = Json>(name: string, spec: TogetherSpec<G, A, C>): FrameMaker<G, A> {
      return frameMaker({ kind: 'together', name, ...spec } as TogetherRule<G, A>)
    },
    on<F>(moment: string, hear: (t: Turn<G>, facts: F) => void): Listener<G> {
      return { moment, hear: hear as Listener<G>['hear'] }
    },
  }
}

type DecisionSpec<G extends GameTypes, A, C> = Omit<DecisionRule<G, A>, 'kind' | 'name' | 'take'> & {
  take(t: Turn<G>, args: A, choice: C, seat: Seat): void
}

type TogetherSpec<G extends GameTypes, A, C> = Omit<TogetherRule<G, A>, 'kind' | 'name' | 'take'> & {
  take(t: Turn<G>, args: A, answers: { readonly [seat: string]: C }): void
}

/** All that rules of any kind have: with the same fields in the same order they are quick to read. */
const FIELDS = {
  kind: undefined,
  name: undefined,
  run: undefined,
  seat: undefined,
  seats: undefined,
  options: undefined,
  take: undefined,
  aside: undefined,
  alone: undefined,
  chance: undefined,
  lapse: undefined,
  why: undefined,
  rule: undefined,
  about: undefined,
  always: undefined,
  rests: undefined,
  final: undefined,
} satisfies { readonly [field in FieldOfRule]: undefined }

type FieldOfRule = keyof StepRule<GameTypes> | keyof DecisionRule<GameTypes> | keyof TogetherRule<GameTypes>

export function frameMaker<G extends GameTypes, A>(rule: Rule<G, A>): FrameMaker<G, A> {
  const { name } = rule
  const make = (args?: A): Frame => ({ step: name, args: args ?? null })
  return Object.assign(make, { rule: { ...FIELDS, ...rule } }) as FrameMaker<G, A>
}
