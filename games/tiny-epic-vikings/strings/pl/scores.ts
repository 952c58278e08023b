import type { OptionWords, ScoreFacts, ScoreHeadings, Scores } from '../kinds.ts'
import { runes, type Terms } from './terms.ts'

/** What a score is made of. */
export function scores({ link }: Terms): Scores {
  const runesOf = ({ runes: n, god, place }: ScoreFacts): string =>
    `${link(String(god))}: ${runes(Number(n))} (miejsce ${Number(place)})`
  return { 'island-runes': runesOf, 'favor-runes': runesOf }
}

export const scoreHeadings: ScoreHeadings = {
  'island-runes': 'Runy wysp',
  'favor-runes': 'Runy kart łask',
}

/** Settings chosen before the game. */
export const options: OptionWords = {
  'first-player': {
    name: 'Pierwszy gracz',
    value: (who) => (typeof who === 'number' ? `Gracz ${who + 1}` : 'Losowany'),
  },
}
