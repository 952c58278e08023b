import { type Chance, commitmentTo, type Random } from './chance.ts'
import type { Form } from './forms.ts'
import type { Game, Result, Stage } from './game.ts'
import { canonical, type Json } from './json.ts'
import type { WithUnasked } from './questions.ts'
import type { Frame, GameTypes, Options, RuleContext, Seat } from './rules.ts'
import { sha256Hex } from './sha256.ts'

/** A game in progress: plain JSON, whole. Writing it down is saving it. */
export interface Table<S = unknown> extends Chance, WithUnasked {
  readonly game: string
  readonly version: string
  readonly players: number
  readonly options: Options
  state: S
  /** What is still to come; the last frame comes first. At rest it is a decision, or there is none. */
  stack: Frame[]
  /** How many choices have been taken. */
  moves: number
  /** Nothing up to this many moves can be taken back: chance or a secret has come out. */
  undoLimit: number
  /** The last id given out. */
  ids: number
}

/** What a seat is asked, or may do although nobody waits for it. */
export interface Ask {
  readonly seat: Seat
  /** The step that asks. */
  readonly step: string
  /** What the seat must answer; null if the table does not wait for it. */
  readonly form: Form | null
  /** What it may do besides: `{ aside: … }`. */
  readonly aside: Form | null
  readonly rule: string | null
}

export const contextOf = <G extends GameTypes>(game: Game<G>, table: Table<G['state']>): RuleContext<G> => ({
  state: table.state,
  content: game.content,
  players: table.players,
  options: table.options,
})

export const resultOf = <G extends GameTypes>(game: Game<G>, table: Table<G['state']>): Result | null =>
  table.stack.length > 0 ? null : game.result(contextOf(game, table))

const NO_STAGE: Stage = { round: 0, phase: '' }

export const stageOf = <G extends GameTypes>(game: Game<G>, table: Table<G['state']>): Stage =>
  game.stage?.(contextOf(game, table)) ?? NO_STAGE

/** Whether the table waits for nobody in particular to hurry: clocks stand still. */
export function isResting<G extends GameTypes>(game: Game<G>, { stack }: Table<G['state']>): boolean {
  const rule = game.rules[stack[stack.length - 1]?.step ?? '']
  return rule !== undefined && rule.kind !== 'step' && rule.rests === true
}

/** What is chosen when the question that is open has a time of its own and nobody has answered it by then; undefined: it has none. */
export function lapseOf<G extends GameTypes>(game: Game<G>, { stack }: Table<G['state']>): Json | undefined {
  const rule = game.rules[stack[stack.length - 1]?.step ?? '']
  return rule?.kind === 'decision' ? rule.lapse : undefined
}

/** Whether seats may be asked for reactions at all. */
export const hasLapses = <G extends GameTypes>({ rules }: Game<G>): boolean =>
  Object.values(rules).some((rule) => rule.kind === 'decision' && rule.lapse !== undefined)

/** Frames are shared: they are never changed. */
export const cloneTable = <G extends GameTypes>(game: Game<G>, table: Table<G['state']>): Table<G['state']> => ({
  ...table,
  state: game.clone(table.state),
  stack: table.stack.slice(),
})

/** A copy whose dice will fall otherwise. */
export const withOtherDice = <G extends GameTypes>(
  game: Game<G>,
  table: Table<G['state']>,
  random: Random,
): Table<G['state']> => ({
  ...table,
  state: game.clone(table.state),
  stack: table.stack.slice(),
  seed: String(random.below(0x1_0000_0000)),
  drawn: 0,
})

/** A copy on which the dice fall as on another table. What it holds is shared: one of the two is used up. */
export const withDiceOf = <S>(table: Table<S>, { seed, drawn }: Chance): Table<S> => ({ ...table, seed, drawn })

export const hashOf = (table: Table): string => sha256Hex(canonical(table))

export const commitmentOf = (table: Table): string => commitmentTo(table.seed)
