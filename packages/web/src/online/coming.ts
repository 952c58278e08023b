import type { GameText, GameTypes, Seat } from '@longhouse/kernel'
import type { EntryView } from '@longhouse/protocol'
import type { OnlineWords } from './words/index.ts'

/** Somebody left their seat or came back to it: no event of the game, and yet it is told among them. */
interface Coming {
  readonly kind: 'coming'
  readonly what: 'stand-in' | 'return' | 'resign'
  readonly seat: Seat
}

export function comingOf({ kind, seat }: EntryView): Coming | null {
  if (seat === null || (kind !== 'stand-in' && kind !== 'return' && kind !== 'resign')) return null
  return { kind: 'coming', what: kind, seat }
}

const isComing = (event: unknown): event is Coming => (event as Partial<Coming> | null)?.kind === 'coming'

/** The words of a game that is played in a house: they tell of comings and goings, too. */
export function withComings(text: GameText, { table }: Pick<OnlineWords, 'table'>): GameText {
  const say = { 'stand-in': table.botPlaysFor, return: table.isBack, resign: table.over.resigned }
  return {
    ...text,
    event: (event: GameTypes['event'], names) =>
      isComing(event) ? endedOnce(say[event.what](names[event.seat] ?? '')) : text.event(event, names),
  }
}

const endedOnce = (sentence: string): string => `${sentence.replace(/\.$/, '')}.`
