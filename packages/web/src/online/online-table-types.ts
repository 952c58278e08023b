import type { AnyGame, Seat } from '@longhouse/kernel'
import type { ChatLine, TableInfo } from '@longhouse/protocol'
import type { SeatPlan } from '../session/saved-table.ts'
import type { PlayedTable } from '../session/table.ts'
import type { Line, Live } from './live.ts'
import type { Refused, ServerApi } from './server-api.ts'

/** What the page shows around the game; a new value whenever something changed. */
export interface RoomMoment {
  readonly info: TableInfo
  /** One's own seat; null: one watches. */
  readonly seat: Seat | null
  /** The game has begun and may be seen: there is a moment of it. */
  readonly shown: boolean
  /** Who is there, by seat, and how many look on in all. */
  readonly online: readonly boolean[]
  readonly watching: number
  readonly chat: readonly ChatLine[]
  readonly line: Line
  /** The house has taken note of a pass, and goes on when the time for it is over. */
  readonly held: boolean
  /** A choice is on its way. */
  readonly sending: boolean
  /** What happened while one was away is being shown: so many of so many moves. */
  readonly away: { readonly done: number; readonly of: number } | null
  /** The house does not let one look any more. */
  readonly refused: Refused | null
}

/** A table in a house: the house keeps it, and tells what this seat may know. */
export interface OnlineTable extends PlayedTable {
  room(): RoomMoment
  say(text: string): Promise<Refused | null>
  /** Straight to how the table stands now. */
  skip(): void
  /** Somebody looks at the page again, or no longer. */
  look(): void
}

export interface Means {
  readonly live: Live
  readonly serverApi: Pick<ServerApi, 'past' | 'endsUndo' | 'chat' | 'replay'>
  readonly game: AnyGame
  readonly invite: string | undefined
  /** Who one is; null: nobody the house knows. */
  readonly person: string | null
  sitters(info: TableInfo): readonly SeatPlan[]
  /** How long a move is shown before the next. */
  pace(): number
  /** Nobody looks at the page. */
  hidden(): boolean
  now(): number
  /** The last entry that was seen here before; null if none. */
  readonly lastSeen: number | null
  remember(number: number): void
}
