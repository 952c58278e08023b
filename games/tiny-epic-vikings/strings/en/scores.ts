import type { OptionWords, ScoreFacts, ScoreHeadings, Scores } from '../kinds.ts'
import { runes, type Terms } from './terms.ts'

const PLACE = ['', 'first', 'second', 'third']

/** What a score is made of. */
export function scores({ link }: Terms): Scores {
  const runesOf = ({ runes: n, god, place }: ScoreFacts): string =>
    `${runes(Number(n))} of ${link(String(god))} (${PLACE[Number(place)] ?? ''})`
  return { 'island-runes': runesOf, 'favor-runes': runesOf }
}

export const scoreHeadings: ScoreHeadings = {
  'island-runes': 'Island runes',
  'favor-runes': 'Runes of favor cards',
}

/** Settings chosen before the game. */
export const options: OptionWords = {
  'first-player': {
    name: 'First player',
    value: (who) => (typeof who === 'number' ? `Player ${who + 1}` : 'Drawn at random'),
  },
}
