import { type GameText, type GameTypes, LANGUAGES, type Language, type Seat } from '@longhouse/kernel'
import type { EntryView } from '@longhouse/protocol'
import { isOtherRules, OTHER_RULES } from '../session/other-rules.ts'
import type { OnlineWords } from './words/index.ts'

/** Somebody left their seat or came back to it: no event of the game, and yet it is told among them. */
interface Coming {
  readonly kind: 'coming'
  readonly what: 'stand-in' | 'return' | 'resign'
  readonly seat: Seat
}

/** What was told by rules that the house no longer has, as it was put into words then. */
interface Said {
  readonly kind: 'said'
  readonly in: EntryView['said']
  readonly line: number
}

type Beside = Coming | typeof OTHER_RULES | Said

/** What a table's book tells beside the events of the game. */
export function besideOf(heard: EntryView): readonly Beside[] {
  const { kind, said } = heard
  if (said) return (said[LANGUAGES[0]] ?? []).map((_, line) => ({ kind: 'said', in: said, line }))
  if (kind === 'rules') return [OTHER_RULES]
  const coming = comingOf(heard)
  return coming ? [coming] : []
}

function comingOf({ kind, seat }: EntryView): Coming | null {
  if (seat === null || (kind !== 'stand-in' && kind !== 'return' && kind !== 'resign')) return null
  return { kind: 'coming', what: kind, seat }
}

const BESIDES: readonly unknown[] = ['coming', 'other-rules', 'said'] satisfies Beside['kind'][]
const isBeside = (event: unknown): event is Beside => BESIDES.includes((event as Partial<Beside> | null)?.kind)

/** The words of a game that is played in a house: they tell of comings and goings and of other rules, too. */
export function withBesides(text: GameText, language: Language, { table }: Pick<OnlineWords, 'table'>): GameText {
  const say = { 'stand-in': table.botPlaysFor, return: table.isBack, resign: table.over.resigned }
  const sayBeside = (event: Beside, names: readonly string[]): string => {
    if (event.kind === 'said') return event.in?.[language]?.[event.line] ?? ''
    return isOtherRules(event) ? table.kept.logged : endedOnce(say[event.what](names[event.seat] ?? ''))
  }
  return {
    ...text,
    event: (event: GameTypes['event'], names) => (isBeside(event) ? sayBeside(event, names) : text.event(event, names)),
  }
}

const endedOnce = (sentence: string): string => `${sentence.replace(/\.$/, '')}.`
