import type { BoardInput, GameBoard, LastMoves, PlayerColor } from '@longhouse/board'
import type { Seat } from '@longhouse/kernel'
import type { LogEntry } from '../session/table.ts'
import { actorsOf, type Headed } from './log-lines.ts'
import { linkIn, sayEvent } from './told.ts'

/** What a rival did in one move since the viewer chose last. */
export interface Deed {
  readonly move: number
  readonly seat: Seat
  readonly entries: readonly LogEntry[]
}

/** What was told after the viewer's last choice. */
export function sinceOwnChoice(log: readonly LogEntry[], viewer: Seat | null): readonly LogEntry[] {
  const own = log.findLastIndex(({ seat, aside }) => !aside && seat === viewer)
  const move = log[own]?.move ?? 0
  return viewer === null ? [] : log.filter((entry) => entry.move > move && !entry.aside)
}

/** The same as deeds of rivals, a token each; a move of which nothing was told to the viewer is none. */
export function deedsOf(entries: readonly LogEntry[], viewer: Seat | null, board: Headed): readonly Deed[] {
  const deeds: Deed[] = []
  const actors = actorsOf(entries, board)
  for (const [told, entry] of entries.entries()) {
    const seat = actors[told] ?? null
    if (seat === null || seat === viewer) continue
    const at = deeds.findIndex((deed) => deed.move === entry.move && deed.seat === seat)
    const deed = deeds[at]
    if (deed) deeds[at] = { ...deed, entries: [...deed.entries, entry] }
    else deeds.push({ move: entry.move, seat, entries: [entry] })
  }
  return deeds
}

/** What was chosen stands for all that followed from it: the place, the card. Nothing for a pass, or for what is secret. */
export function chosenIn({ entries }: Deed, input: BoardInput, board: Pick<GameBoard, 'undoneEvents'>) {
  const kindOf = ({ event }: LogEntry) => (event as { readonly kind?: string }).kind ?? ''
  const chosen = entries.filter((entry) => board.undoneEvents.includes(kindOf(entry)))
  for (const { event } of [...chosen, ...entries]) {
    const link = linkIn(sayEvent(input, event))
    if (link) return { ...link, event }
  }
  return null
}

/** Those of which there is something to look at: a pass, or what is secret, is none; several choices about one thing are one. */
export function deedsToSee(deeds: readonly Deed[], input: BoardInput, board: GameBoard): readonly Deed[] {
  const shown: Deed[] = []
  let about: string | null = null
  for (const deed of deeds) {
    const chosen = chosenIn(deed, input, board)
    if (!chosen) continue
    const last = shown.at(-1)
    if (last?.seat === deed.seat && chosen.thing === about)
      shown[shown.length - 1] = { ...deed, entries: [...last.entries, ...deed.entries] }
    else shown.push(deed)
    about = chosen.thing
  }
  return shown
}

/** Where on the board a deed was done: where its pieces went to, or what it names. */
export function thingsOf(deed: Deed, input: BoardInput, board: GameBoard): readonly string[] {
  const chosen = chosenIn(deed, input, board)
  if (!chosen) return []
  return [...board.flightsOf(input, chosen.event as never).map(({ to }) => to), chosen.thing]
}

/** What is marked on the board: a thing that two chose belongs to the later. */
export const lastMovesOf = (deeds: readonly Deed[], input: BoardInput, board: GameBoard): LastMoves =>
  new Map(
    deeds.flatMap((deed) =>
      thingsOf(deed, input, board).map((thing): [string, PlayerColor] => [
        thing,
        input.sitters[deed.seat]?.color ?? 'grey',
      ]),
    ),
  )
