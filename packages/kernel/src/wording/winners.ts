import type { Seat } from '../rules.ts'
import { type GameText, inEachLanguage } from '../text.ts'
import { kernelWords } from '../words/index.ts'

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

/** Who won, as a sentence without its full stop. */
export const sayWinners = inEachLanguage((language) => kernelWords[language].won)
