import { type Advised, advise, botCalled, type Judged, review, seatBots, victoriesOf } from '@longhouse/bots'
import { type AnyGame, asksOf, choose, type Move, resultOf, type Seat, stageOf, type Table } from '@longhouse/kernel'
import { gameCalled } from '@longhouse/registry'
import { openedPlan } from './opening.ts'
import type { TablePlan } from './saved-table.ts'

interface AtTable {
  readonly plan: TablePlan
  readonly moves: readonly Move[]
}

/** What the page asks of the worker, about the table after these choices. */
export type Question =
  /** The next choice of one of its programs. */
  | ({ readonly kind: 'move' } & AtTable)
  /** What a strong program would think of in this seat. */
  | ({ readonly kind: 'advice'; readonly seat: Seat } & AtTable)
  /** How the game was won, and which choices of these seats mattered most. */
  | ({ readonly kind: 'review'; readonly seats: readonly Seat[] } & AtTable)

export interface Answers {
  readonly move: Move | null
  readonly advice: readonly Advised[]
  readonly review: GameReview
}

export interface GameReview {
  /** Each seat's chance to win, before the first move and after each. */
  readonly chances: readonly (readonly number[])[]
  /** The round at each of these moments; 0 where the game tells none. */
  readonly rounds: readonly number[]
  readonly turning: readonly Judged[]
}

/** What the worker says: how far it is, what it found, or why it found nothing. */
export type Said =
  | { readonly id: number; readonly progress: number }
  | { readonly id: number; readonly answer: Answers[Question['kind']] }
  | { readonly id: number; readonly failed: string }

interface Seated {
  readonly plan: TablePlan
  readonly table: Table
  readonly game: AnyGame
  readonly party: ReturnType<typeof seatBots>
  played: readonly Move[]
}

const clock = () => performance.now()

let seated: Seated | null = null

/** The table is kept between questions: only the choices since then are played. */
async function catchUp({ plan, moves }: AtTable): Promise<Seated> {
  const known =
    seated && isPrefix(seated.played, moves) && isSameBeginning(seated.plan, plan) ? seated : await sitDown(plan)
  for (const { seat, choice } of moves.slice(known.played.length)) choose(known.game, known.table, seat, choice)
  known.played = moves
  seated = known
  return known
}

async function sitDown(plan: TablePlan): Promise<Seated> {
  const entry = gameCalled(plan.game)
  if (!entry?.ready) throw new Error(`no game ${plan.game}`)
  const game = (await entry.load()) as AnyGame
  const bots = plan.seats.map(({ player }) => (player ? (botCalled(player) ?? null) : null))
  return { plan, game, table: openedPlan(game, plan), party: seatBots(game, bots, plan.seed, clock), played: [] }
}

const isSameBeginning = (a: TablePlan, b: TablePlan): boolean => a.seed === b.seed && a.from?.moves === b.from?.moves

const isPrefix = (shorter: readonly Move[], longer: readonly Move[]): boolean =>
  shorter.length <= longer.length && shorter.every((move, i) => JSON.stringify(move) === JSON.stringify(longer[i]))

async function answer(question: Question, tell: (progress: number) => void): Promise<Answers[Question['kind']]> {
  const { game, table, party } = await catchUp(question)
  switch (question.kind) {
    case 'move':
      return party(table, asksOf(game, table))
    case 'advice':
      return advise(game, table, question.seat, clock)
    case 'review':
      return lookBack(game, question, tell)
  }
}

function lookBack(
  game: AnyGame,
  { plan, moves, seats }: Question & { readonly kind: 'review' },
  tell: (progress: number) => void,
): GameReview {
  const reviewing = review(game, { begun: openedPlan(game, plan), moves, seats }, clock)
  for (let step = reviewing.next(); ; step = reviewing.next()) {
    if (!step.done) tell(step.value.done / step.value.of)
    else return { ...step.value, ...toTheEnd(game, plan, moves, step.value.chances) }
  }
}

/** The rounds, and for the last moment what is certain instead of a chance. */
function toTheEnd(game: AnyGame, plan: TablePlan, moves: readonly Move[], chances: GameReview['chances']) {
  const table = openedPlan(game, plan)
  const rounds = [stageOf(game, table).round]
  for (const { seat, choice } of moves) {
    choose(game, table, seat, choice)
    rounds.push(stageOf(game, table).round)
  }
  const result = resultOf(game, table)
  return { rounds, chances: result ? [...chances.slice(0, -1), victoriesOf(result)] : chances }
}

addEventListener('message', async ({ data: { id, question } }: MessageEvent<{ id: number; question: Question }>) => {
  const say = (said: Said) => postMessage(said)
  try {
    say({ id, answer: await answer(question, (progress) => say({ id, progress })) })
  } catch (error) {
    say({ id, failed: String(error) })
  }
})
