import type { Seat } from '../rules.ts'
import type { GameText, Language } from '../text.ts'
import { listedIn } from './lists.ts'

/** Who won, of a result or of what lists keep of one. */
export interface Won {
  readonly winners: readonly Seat[]
  /** Sides that nobody sits at; left out where there are none. */
  readonly sides?: readonly { readonly side: string; readonly wins: boolean }[] | undefined
}

/** The names of all who won, seats and sides that nobody sits at; none where nobody did. */
export const winnersOf = (
  { winners, sides = [] }: Won,
  names: readonly string[],
  text: Pick<GameText, 'side'>,
): readonly string[] => [
  ...winners.map((seat) => names[seat] ?? ''),
  ...sides.flatMap(({ side, wins }) => (wins ? [text.side(side)] : [])),
]

type Sentence = (names: readonly string[]) => string

const inEnglish: Sentence = (names) => {
  if (names.length === 0) return 'Nobody wins'
  return `${listedIn('en')(names)} ${names.length === 1 ? 'wins' : 'share the victory'}`
}

/** Names are never inflected. */
const inPolish: Sentence = (names) => {
  if (names.length === 0) return 'Nikt nie wygrywa'
  return names.length === 1 ? `Wygrywa ${names[0]}` : `Zwycięstwo dzielą: ${listedIn('pl')(names)}`
}

/** Who won, as a sentence without its full stop. */
export const sayWinners: { readonly [language in Language]: Sentence } = { en: inEnglish, pl: inPolish }
