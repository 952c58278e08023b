import type { AnyGame, GameText, Language } from '@longhouse/kernel'
import type { Ratings } from '../ratings/ratings.ts'
import type { Database } from '../storage/database.ts'
import type { Log } from './log.ts'
import type { RemotePresence } from './remote-presence.ts'
import type { Thinking } from './thinking.ts'

/** A game the house has. */
export interface GameSource {
  load(): Promise<AnyGame>
  text(language: Language, content: unknown): Promise<GameText | null>
}

/** Names of people, as far as they are known here. */
interface Names {
  /** Fetches those that are not known yet. */
  learn(people: readonly string[]): Promise<void>
  nameOf(person: string): string | null
}

/** What tables need of the house. */
export interface Services {
  readonly database: Database
  readonly botThreads: Pick<Thinking, 'think'>
  readonly names: Names
  readonly log: Log
  games(id: string): GameSource | null
  /** Milliseconds since 1970. */
  now(): number
  /** Clocks that ran out while the server was not there get this long from its start. */
  readonly grace: number
  /** When this process began. */
  readonly begun: number
  /** There is no other process that could be about to move the programs of a table, or to look at its clocks. */
  isAlone(): boolean
  /** Of this process, so that it knows its own news. */
  readonly process: string
  readonly ratings: Ratings
  readonly remotePresence: RemotePresence
  count(what: 'choices' | 'refusals' | 'thoughts' | 'chats'): void
}
