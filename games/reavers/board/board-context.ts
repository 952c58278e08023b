import type { BoardInput } from '@longhouse/board'
import type { ByLanguage, Seat } from '@longhouse/kernel'
import type { Content } from '../src/content.ts'
import type { LocationId } from '../src/content-file.ts'
import type { Reavers } from '../src/index.ts'
import { positionOf, type RuleContext } from '../src/reavers.ts'
import type { PlayerView, View } from '../src/seen.ts'
import type { Player } from '../src/state.ts'
import { type BoardWords, boardWords } from './words/index.ts'

export type ReaversInput = BoardInput<Reavers>

/** A sight with what every part of this board looks up again and again. */
export interface BoardContext {
  readonly input: ReaversInput
  readonly view: View
  readonly content: Content
  readonly words: BoardWords
  /** The name of anything in the content. */
  name(id: string): string
}

export type InContext = { readonly context: BoardContext }
export type OfPlayer = InContext & { readonly player: PlayerView }
export type OfSeat = OfPlayer & { readonly seat: Seat }

interface NamedEntry {
  readonly id: string
  readonly name: ByLanguage<string>
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

const indexes = new WeakMap<Content, Map<string, NamedEntry>>()

export function entryOf(content: Content, id: string): NamedEntry | undefined {
  let index = indexes.get(content)
  if (!index) {
    index = new Map(LISTS.flatMap((list) => content.file[list].map((entry): [string, NamedEntry] => [entry.id, entry])))
    indexes.set(content, index)
  }
  return index.get(id)
}

export function boardContextOf(input: ReaversInput): BoardContext {
  const { content, language } = input
  const words = boardWords(language)
  return {
    input,
    view: input.seatView.view,
    content,
    words,
    name: (id) => (id in content.stacks ? stackName(content, words, id) : (entryOf(content, id)?.name[language] ?? id)),
  }
}

/** Stacks have no entry of their own: `Food territory II`. */
function stackName({ stacks }: Content, words: BoardWords, stack: string): string {
  const { type = 'food', level = 1 } = stacks[stack] ?? {}
  return words.territory(words.territories[type], LEVELS[level - 1] ?? String(level))
}

export const LEVELS = ['I', 'II', 'III'] as const

export const ownPlayer = ({ view, input: { seatView } }: BoardContext): PlayerView | undefined =>
  seatView.seat === null ? undefined : view.players[seatView.seat]

/** The rules, looking at what a seat may see: for all that needs neither decks nor the secrets of others. */
export const rulesSight = ({ view, content, input }: BoardContext): RuleContext =>
  ({ state: view, content, players: input.seatView.players, options: {} }) as unknown as RuleContext

/** A player whose secrets are not asked for. */
export const asPlayer = (player: PlayerView): Player => player as unknown as Player

export const nameOfSeat = ({ input }: BoardContext, seat: Seat): string => input.sitters[seat]?.name ?? ''

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

/** Whether the viewer is asked this, or one of these. */
export const isAsked = ({ input: { seatView } }: BoardContext, ...steps: readonly string[]): boolean =>
  seatView.ask?.form != null && steps.includes(seatView.ask.step)

export const activeAt = ({ view }: BoardContext, location: LocationId): boolean =>
  view.activation?.location === location
