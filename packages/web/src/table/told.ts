import type { BoardInput } from '@longhouse/board'
import type { GameText, Seat } from '@longhouse/kernel'
import type { LogEntry } from '../session/table.ts'

/** Sentences of events, said once each: a log of hundreds is not put into words again with every move. */
const told = new WeakMap<GameText, WeakMap<object, string>>()

export function sayEvent({ text, sitters }: Pick<BoardInput, 'text' | 'sitters'>, event: unknown): string {
  if (typeof event !== 'object' || event === null) return ''
  const known = told.get(text) ?? new WeakMap<object, string>()
  told.set(text, known)
  const said =
    known.get(event) ??
    text.event(
      event as never,
      sitters.map(({ name }) => name),
    )
  known.set(event, said)
  return said
}

/** Who did what was told: an event names its seat, or who won, whoever's choice led to it; what names none is of who chose. */
export function whoActed({ seat, event }: Pick<LogEntry, 'seat' | 'event'>): Seat | null {
  const { seat: named, side, winner, seats, sides } = event as { readonly [field: string]: unknown }
  const all = seats ?? sides
  const actor = named ?? side ?? winner ?? (Array.isArray(all) ? (all.length === 1 ? all[0] : null) : undefined)
  return actor === undefined ? seat : typeof actor === 'number' ? actor : null
}

const NAMED = /\[([^\]]*)\]\(([^)]*)\)/

/** The first card or place that a sentence names, as it is called and as the board knows it. */
export function linkIn(sentence: string): { readonly name: string; readonly thing: string } | null {
  const [, name, thing] = NAMED.exec(sentence) ?? []
  return name === undefined || thing === undefined ? null : { name, thing }
}

export const nameIn = (sentence: string): string | undefined => linkIn(sentence)?.name

/** What an event's sentence is made of: a rule that it names is a way to the rule's words. */
type SentencePart = { readonly words: string } | { readonly rule: string }

export const toldParts = (said: string): readonly SentencePart[] =>
  said
    .split(/\b([A-Z]{2}-\d+\.\d+)\b/)
    .flatMap((part, at): SentencePart[] => (part === '' ? [] : [at % 2 === 1 ? { rule: part } : { words: part }]))
