import { led } from '@longhouse/kernel/wording'
import type { OptionWords, ScoreHeadings, Scores } from '../kinds.ts'
import { setCards, type Terms, thing } from './terms.ts'

/** What a score is made of. */
export const scores = ({ link }: Terms): Scores => ({
  glory: () => scoreHeadings.glory,
  terror: ({ tokens }) => thing('terror', Number(tokens)),
  artifact: ({ card }) => led('Artefakt', link(String(card))),
  armor: ({ cards }) => setCards('armor', Number(cards)),
  art: ({ cards }) => setCards('art', Number(cards)),
  treasure: ({ cards }) => setCards('treasure', Number(cards)),
  tapestry: ({ cards }) => setCards('tapestry', Number(cards)),
  farm: ({ tokens }) => thing('farm', Number(tokens)),
  wall: ({ tokens }) => thing('wall', Number(tokens)),
  tower: ({ tokens }) => thing('tower', Number(tokens)),
  'farm-majority': () => scoreHeadings['farm-majority'],
  'wall-majority': () => scoreHeadings['wall-majority'],
  'tower-majority': () => scoreHeadings['tower-majority'],
  prophecy: ({ card }) => led('Przepowiednia', link(String(card))),
})

export const scoreHeadings: ScoreHeadings = {
  glory: 'Tor Chwały',
  terror: 'Przerażenie',
  artifact: 'Artefakty',
  armor: 'Zbroje',
  art: 'Sztuka',
  treasure: 'Skarby',
  tapestry: 'Arrasy',
  farm: 'Farmy',
  wall: 'Mury',
  tower: 'Wieże',
  'farm-majority': 'Najwięcej Farm',
  'wall-majority': 'Najwięcej Murów',
  'tower-majority': 'Najwięcej Wież',
  prophecy: 'Przepowiednie',
}

/** Settings chosen before the game. */
export const options: OptionWords = {
  'starting-prophecy': { name: 'Przepowiednia na start', value: (on) => (on === true ? 'Tak' : 'Nie') },
  'start-player': {
    name: 'Pierwszy Gracz',
    value: (who) => (typeof who === 'number' ? `Gracz ${who + 1}` : 'Losowany'),
  },
}
