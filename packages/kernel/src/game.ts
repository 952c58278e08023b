import type { Random } from './chance.ts'
import { dictionaryOf } from './dictionary.ts'
import type { Json } from './json.ts'
import type { Besides, Frame, GameTypes, Listener, Options, Rule, RuleContext, Seat } from './rules.ts'

/** A setting of a game that is chosen before it starts. */
export interface OptionRule {
  readonly id: string
  readonly values: readonly Json[]
  readonly default: Json
  /** Numbers among the values are seats, and must exist at the table. */
  readonly seats?: boolean
  /** So many different ones of the values are chosen, as a list; one, if left out. */
  readonly some?: number
  /** Which of the values a table of so many players may have; all, if left out. */
  allows?(value: Json, players: number): boolean
  /** What such a table has instead of a value that it may not have; it is refused, if left out. */
  instead?(value: Json): Json
  /** Whether it means anything, by what is chosen of the options before it: a table where it does not has no such option. */
  counts?(chosen: Options): boolean
  /** Whether it changes anything there. A table has it all the same, but nobody is asked for it. */
  matters?(chosen: Options): boolean
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

export interface ScoreItem<Item extends string = string> {
  readonly item: Item
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

/** Where a game stands, for lists of tables: the game's words name both. `round`: an era, an Event; 0 before the first. */
export interface Stage {
  readonly round: number
  readonly phase: string
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

/** A table as it stood by an earlier version of the rules. */
interface EarlierTable {
  readonly version: string
  readonly players: number
  readonly options: Options
  readonly state: unknown
  readonly stack: readonly Frame[]
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
  /** The decisions whose choices follow from what everybody sees: who waits is shown them. None, if left out. */
  readonly openDecisions?: readonly string[]
  readonly listeners: { readonly [moment: string]: readonly Listener<G>[] }
  /** All that a seat (null: a spectator) may know. */
  view(t: RuleContext<G>, seat: Seat | null): G['view']
  /** Given a copy of the state: a state that the seat cannot tell from the true one. */
  guess(t: RuleContext<G>, seat: Seat | null, random: Random): G['state']
  /** Null while the game goes on. */
  result(t: RuleContext<G>): Result | null
  /** Of a campaign: how its games ended that are over. */
  results?(t: RuleContext<G>): readonly Result[]
  /** Absent where a game has neither rounds nor phases. */
  stage?(t: RuleContext<G>): Stage
  /** The sides that nobody sits at, as everybody sees them now. */
  sides?(t: RuleContext<G>): readonly SideStanding[]
  /** Finer questions that a seat may switch off now: `chance.parts` names them. */
  questions?(t: RuleContext<G>, seat: Seat): readonly string[]
  /** The number of this turn and of the seat's next own one, for questions that are switched off until then. */
  turn?(t: RuleContext<G>, seat: Seat): { readonly now: number; readonly own: number }
  /** Who moves after whom; clockwise by seat, if left out. */
  turnOrder?(t: RuleContext<G>): readonly Seat[]
  /** What a frame was about is gone (a hero has fallen, the game is decided): it falls off the stack without a word. */
  isGone?(t: RuleContext<G>, frame: Frame): boolean
  /** Whether this is to be seen by itself before what follows: a throw, a reveal, a gain that matters, a new phase. */
  endsBeat?(event: G['event']): boolean
  clone(state: G['state']): G['state']
  /** A running table of an earlier version as it stands under these rules; null where there is no such. */
  migrate?(earlier: EarlierTable): { readonly state: G['state']; readonly stack: Frame[] } | null
  readonly bot?: BotKnowledge<G>
  /** What is wrong with a state that rules could never reach: counts that do not add up, limits broken. */
  invariantViolations(t: RuleContext<G>): readonly string[]
}

export type AnyGame = Game<GameTypes>

/** The table of contents of a game: its rules by name. */
export function rulesOf<G extends GameTypes>(
  makers: readonly { readonly rule: Rule<G> | Rule<G, never> }[],
): Game<G>['rules'] {
  const rules = new Map<string, Rule<G>>()
  for (const { rule } of makers) {
    if (rules.has(rule.name)) throw new Error(`two rules are called ${rule.name}`)
    rules.set(rule.name, rule as Rule<G>)
  }
  return dictionaryOf(rules)
}

export function listenersOf<G extends GameTypes>(listeners: readonly Listener<G>[]): Game<G>['listeners'] {
  const byMoment: Record<string, Listener<G>[]> = {}
  for (const listener of listeners) {
    byMoment[listener.moment] ??= []
    byMoment[listener.moment]?.push(listener)
  }
  return byMoment
}
