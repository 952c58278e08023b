import type { Random } from './chance.ts'
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
  about?(t: RuleContext<G>, args: A): Json
  /** Asked although one choice is left: not being asked would tell a secret, or somebody must be there to say it. */
  readonly always?: boolean
  /** Nobody hurries: a campaign pauses between two games, and clocks stand still. */
  readonly rests?: boolean
}

export interface DecisionRule<G extends GameTypes, A = never> extends Asking<G, A> {
  readonly kind: 'decision'
  seat(t: RuleContext<G>, args: A): Seat
  /** It asks for nothing but the chance to do something: a seat that does not want that question is passed over. */
  readonly chance?: {
    readonly question: string
    /** Whether it would change something now, for a seat that wants to be asked only then. */
    matters(t: RuleContext<G>, args: A, seat: Seat): boolean
  }
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

/** A setting of a game that is chosen before it starts. */
export interface OptionRule {
  readonly id: string
  readonly values: readonly Json[]
  readonly default: Json
  /** Numbers among the values are seats, and must exist at the table. */
  readonly seats?: boolean
  /** Which of the values a table of so many players may have; all, if left out. */
  allows?(value: Json, players: number): boolean
}

/** A side that nobody sits at: an enemy clan, a Nemesis. Its name is among the game's words. */
export interface SideStanding {
  readonly side: string
  readonly score: number
}

export interface SideResult extends SideStanding {
  readonly wins: boolean
  readonly items: readonly ScoreItem[]
}

export interface ScoreItem {
  readonly item: string
  readonly points: number
  readonly facts?: { readonly [fact: string]: Json }
}

export interface Result {
  readonly scores: readonly number[]
  readonly winners: readonly Seat[]
  /** For each seat what its score is made of. */
  readonly items: readonly (readonly ScoreItem[])[]
  /** What sides that nobody sits at have come to; left out where there are none. */
  readonly sides?: readonly SideResult[]
}

export interface SetUp<G extends GameTypes> {
  readonly players: number
  readonly options: Options
  readonly content: G['content']
  readonly random: Random
}

/** What search cannot know by itself. */
export interface BotKnowledge<G extends GameTypes> {
  /** What is measured of a seat, by name, and how many points of the final score it is worth. */
  readonly weights: Readonly<Record<string, Weight>>
  /** One number for each weight, in their order. It may look at the whole state: it only ever gets guesses. */
  measure(t: RuleContext<G>, seat: Seat): readonly number[]
  /** How many rounds come after this one. */
  roundsLeft(t: RuleContext<G>): number
  /** When this changes, a chapter of the game has ended: a good place to stop imagining and to measure. */
  chapter(t: RuleContext<G>): number
  /** How far two final scores that look equal will lie apart: what makes a lead of so many points a safe one. */
  readonly spread: Weight
  /** Choices of this step that a sample of very many would miss. */
  suggest?(t: RuleContext<G>, seat: Seat, step: string): readonly Json[]
  /** What may be done besides and only gives something away: no program thinks of it. */
  givesAway?(aside: Json): boolean
}

/** What something counts in the last round, and how much more for each round still to come. */
export interface Weight {
  readonly now: number
  readonly perRound: number
}

/** A game is one value. */
export interface Game<G extends GameTypes> {
  readonly id: string
  /** Changes whenever an old table would play on differently. */
  readonly version: string
  readonly players: { readonly min: number; readonly max: number }
  readonly options: readonly OptionRule[]
  readonly content: G['content']
  setup(setUp: SetUp<G>): G['state']
  /** The frame a new table starts with. */
  readonly start: Frame
  readonly rules: { readonly [step: string]: Rule<G> }
  /** What seats may do besides what is asked, whatever is asked. */
  readonly besides?: readonly Besides<G>[]
  readonly listeners: { readonly [moment: string]: readonly Listener<G>[] }
  /** All that a seat (null: a spectator) may know. */
  view(t: RuleContext<G>, seat: Seat | null): G['view']
  /** Given a copy of the state: a state that the seat cannot tell from the true one. */
  guess(t: RuleContext<G>, seat: Seat | null, random: Random): G['state']
  /** Null while the game goes on. */
  result(t: RuleContext<G>): Result | null
  /** Of a campaign: how its games ended that are over. */
  results?(t: RuleContext<G>): readonly Result[]
  /** The sides that nobody sits at, as everybody sees them now. */
  sides?(t: RuleContext<G>): readonly SideStanding[]
  /** Who moves after whom; clockwise by seat, if left out. */
  turnOrder?(t: RuleContext<G>): readonly Seat[]
  /** What a frame was about is gone (a hero has fallen, the game is decided): it falls off the stack without a word. */
  isGone?(t: RuleContext<G>, frame: Frame): boolean
  /** Whether this is to be seen by itself before what follows: a throw, a reveal, a gain that matters, a new phase. */
  endsBeat?(event: G['event']): boolean
  clone(state: G['state']): G['state']
  readonly bot?: BotKnowledge<G>
  /** What is wrong with a state that rules could never reach: counts that do not add up, limits broken. */
  invariantViolations(t: RuleContext<G>): readonly string[]
}

export type AnyGame = Game<GameTypes>

/** The vocabulary in which one game's rules are written. */
export function vocabulary<G extends GameTypes>() {
  return {
    step<A = Nothing>(name: string, run: (t: Turn<G>, args: A) => void): FrameMaker<G, A> {
      return frameMaker({ kind: 'step', name, run })
    },
    decision<A = Nothing, C extends Json = Json>(name: string, spec: DecisionSpec<G, A, C>): FrameMaker<G, A> {
      const { seat, options, take, aside, alone, chance, why, rule, about, always, rests } = spec
      const asking = {
        kind: 'decision',
        name,
        seat,
        options,
        take,
        aside,
        alone,
        chance,
        why,
        rule,
        about,
        always,
        rests,
      }
      return frameMaker(asking as DecisionRule<G, A>)
    },
    together<A = Nothing, C extends Json = Json>(name: string, spec: TogetherSpec<G, A, C>): FrameMaker<G, A> {
      const { seats, options, take, aside, alone, why, rule, about, always, rests, final } = spec
      const asking = {
        kind: 'together',
        name,
        seats,
        options,
        take,
        aside,
        alone,
        why,
        rule,
        about,
        always,
        rests,
        final,
      }
      return frameMaker(asking as TogetherRule<G, A>)
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

export function frameMaker<G extends GameTypes, A>(rule: Rule<G, A>): FrameMaker<G, A> {
  const { name } = rule
  const make = (args?: A): Frame => ({ step: name, args: args ?? null })
  return Object.assign(make, { rule }) as FrameMaker<G, A>
}

/** The table of contents of a game: its rules by name. */
export function rulesOf<G extends GameTypes>(
  makers: readonly { readonly rule: Rule<G> | Rule<G, never> }[],
): Game<G>['rules'] {
  const rules: Record<string, Rule<G>> = {}
  for (const { rule } of makers) {
    if (rules[rule.name]) throw new Error(`two rules are called ${rule.name}`)
    rules[rule.name] = rule as Rule<G>
  }
  return rules
}

export function listenersOf<G extends GameTypes>(listeners: readonly Listener<G>[]): Game<G>['listeners'] {
  const byMoment: Record<string, Listener<G>[]> = {}
  for (const listener of listeners) {
    byMoment[listener.moment] ??= []
    byMoment[listener.moment]?.push(listener)
  }
  return byMoment
}
