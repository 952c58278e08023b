import type { AnyGame, Beat, Json, Move, Refusal, Replay, Seat, SeatView } from '@longhouse/kernel'
import type { SeatPlan, TablePlan } from './saved-table.ts'

/** Something that happened, as the viewer heard it, and the move it belongs to. */
export interface LogEntry {
  readonly move: number
  /** Who chose; null for what happened before the first choice. */
  readonly seat: Seat | null
  readonly event: unknown
  /** When, in milliseconds, where a house keeps the table. */
  readonly at?: number
  /** It is no event of the game: a board hears nothing of it. */
  readonly aside?: true
}

/** Why something was not done; with the sentence, where somebody else refused it. */
export interface SaidRefusal extends Refusal {
  readonly text?: string
}

export interface Undoable {
  readonly seat: Seat
  readonly move: number
}

/** What the page shows of a table at one moment; a new value whenever something changed. */
export interface TableMoment {
  /** Through whose eyes; null: a spectator's. */
  readonly viewer: Seat | null
  readonly seats: readonly SeatPlan[]
  readonly seen: SeatView
  readonly log: readonly LogEntry[]
  /** What led here from the moment before, in order, and how much of the log was told by then. */
  readonly beats: readonly Beat[]
  /** The choice that could be taken back: whose it is, and which; null: none. */
  readonly undoes: Undoable | null
  /** The person the table is passed to, until they say that they are there. */
  readonly curtain: Seat | null
  readonly refusal: SaidRefusal | null
  /** A program is about to move. */
  readonly thinking: boolean
}

/** A position that was left behind: whoever draws it has nothing to answer. */
export interface PastSeen extends SeatView {
  readonly ask: null
}

export const asPast = (seen: SeatView): PastSeen => ({ ...seen, ask: null, openAsks: [] })

/** A table as the page plays it, whether it stands on this device or in a house. */
export interface PlayedTable {
  readonly game: AnyGame
  /** Tells what was begun here from what was begun at other tables. */
  readonly id: string
  moment(): TableMoment
  subscribe(listener: () => void): () => void
  /** Answers what is asked in `from`. Only the present is answered: a choice that comes from any other view is none. */
  choose(from: SeatView, choice: Json): void
  /** Which of these answers to what is asked in `from` could not be taken back. It may have to be asked, and not be had: then null. */
  endsUndo(from: SeatView, choices: readonly Json[]): readonly boolean[] | null | Promise<readonly boolean[] | null>
  undo(): void
  /** What led to this moment is being shown: programs wait. */
  beatsBegun(): void
  /** It was shown, or passed over: programs may go on. */
  beatsShown(): void
  /** The person the curtain waits for is there. */
  openCurtain(): void
  dismissRefusal(): void
  /** What led to the position after so many moves from the one before it; nothing where it cannot be had. */
  beatsOf(moves: number): readonly Beat[]
  /** What the viewer saw after so many moves. It may have to be fetched, and may not be had: then null. */
  past(moves: number): PastSeen | Promise<PastSeen | null>
  replay(): Replay | Promise<Replay | null>
  /** Looks on through a seat's eyes, or nobody's: of a game that is over, where every secret is told. */
  lookAs?(viewer: Seat | null): void
  close(): void
}

/** A table whose every choice is known here: it can be weighed and looked back at. */
export interface TableHere extends PlayedTable {
  readonly plan: TablePlan
  /** What a seat saw after so many moves, and what it was asked; only of a finished game, what another than the viewer saw. */
  seenBy(seat: Seat, moves: number): SeatView
  moves(): readonly Move[]
}
