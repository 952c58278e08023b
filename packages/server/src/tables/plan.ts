import type { Options } from '@longhouse/kernel'
import type { Clock, Visibility } from '@longhouse/protocol'

/** What a table was set up with. Nothing of it ever changes but the version of the rules, when the house gets others. */
export interface Plan {
  readonly id: string
  readonly game: string
  readonly version: string
  readonly options: Options
  readonly players: number
  /** A secret until the game is over. */
  readonly seed: string
  readonly clock: Clock | null
  readonly reactionTime: number | null
  readonly visibility: Visibility
  readonly spectators: boolean
  readonly host: string
  /** Whoever knows it may see the table and sit down. */
  readonly invite: string
  /** The table this is the rematch of. */
  readonly previous: string | null
  readonly created: number
}
