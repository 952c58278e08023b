import { type BoardInput, type Context, contextOf, entriesById, type NamedEntry } from '@longhouse/board'
import type { Seat } from '@longhouse/kernel'
import type { Content } from '../src/content.ts'
import type { LocationId } from '../src/content-file.ts'
import type { Reavers } from '../src/index.ts'
import { positionOf, type RuleContext } from '../src/reavers.ts'
import type { PlayerView } from '../src/seen.ts'
import type { Player } from '../src/state.ts'
import { type BoardWords, boardWords } from './words/index.ts'

export type ReaversInput = BoardInput<Reavers>

export type BoardContext = Context<Reavers, BoardWords>

export type InContext = { readonly context: BoardContext }
export type OfPlayer = InContext & { readonly player: PlayerView }
export type OfSeat = OfPlayer & { readonly seat: Seat }

interface Entry extends NamedEntry {
  readonly source: string
  readonly fieldSources?: { readonly [field: string]: string }
}

const LISTS = [
  'icons',
  'clans',
  'locations',
  'reavers',
  'prophecies',
  'seaJourneys',
  'seaBattles',
  'villageSpoils',
  'keepSpoils',
  'territories',
  'shipUpgrades',
] as const

export const entryOf = entriesById(({ file }: Content): readonly Entry[] =>
  LISTS.flatMap((list): readonly Entry[] => file[list]),
)

export function boardContextOf(input: ReaversInput): BoardContext {
  const context = contextOf(input, boardWords, entryOf)
  const { content, words } = context
  return { ...context, name: (id) => (id in content.stacks ? stackName(content, words, id) : context.name(id)) }
}

/** Stacks have no entry of their own: `Food territory II`. */
function stackName({ stacks }: Content, words: BoardWords, stack: string): string {
  const { type = 'food', level = 1 } = stacks[stack] ?? {}
  return words.territory(words.territories[type], LEVELS[level - 1] ?? String(level))
}

export const LEVELS = ['I', 'II', 'III'] as const

/** The rules, looking at what a seat may see: for all that needs neither decks nor the secrets of others. */
export const rulesSight = ({ view, content, input }: BoardContext): RuleContext =>
  ({ state: view, content, players: input.seatView.players, options: {} }) as unknown as RuleContext

/** A player whose secrets are not asked for. */
export const asPlayer = (player: PlayerView): Player => player as unknown as Player

/** Seats in the order in which they take part, the selector first. */
export function participants({ view, input }: BoardContext): readonly Seat[] {
  const { players } = input.seatView
  const first = view.activation?.active ?? 0
  return Array.from({ length: players }, (_, i) => (first + i) % players)
}

/** RV-4.17: which position a seat has in the activation that is on. */
export const positionAt = (context: BoardContext, seat: Seat): number => positionOf(rulesSight(context), seat)

/** The positions there are at this table: first and fourth with two players. */
export function positionsOf({ content, input }: BoardContext): readonly number[] {
  const positions = content.boards[input.seatView.players]?.positions
  return positions ? [positions.selector, ...positions.others] : []
}

export const activeAt = ({ view }: BoardContext, location: LocationId): boolean =>
  view.activation?.location === location
