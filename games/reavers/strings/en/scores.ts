import { led } from '@longhouse/kernel/wording'
import type { OptionWords, ScoreHeadings, Scores } from '../kinds.ts'
import { setCards, type Terms, thing } from './terms.ts'

/** What a score is made of. */
export const scores = ({ link }: Terms): Scores => ({
  glory: () => scoreHeadings.glory,
  terror: ({ tokens }) => thing('terror', Number(tokens)),
  artifact: ({ card }) => led('Artifact', link(String(card))),
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
  prophecy: ({ card }) => led('Prophecy', link(String(card))),
})

export const scoreHeadings: ScoreHeadings = {
  glory: 'Glory track',
  terror: 'Terror',
  artifact: 'Artifacts',
  armor: 'Armor',
  art: 'Art',
  treasure: 'Treasure',
  tapestry: 'Tapestries',
  farm: 'Farms',
  wall: 'Walls',
  tower: 'Towers',
  'farm-majority': 'Most Farms',
  'wall-majority': 'Most Walls',
  'tower-majority': 'Most Towers',
  prophecy: 'Prophecies',
}

/** Settings chosen before the game. */
export const options: OptionWords = {
  'starting-prophecy': { name: 'Starting Prophecy', value: (on) => (on === true ? 'Yes' : 'No') },
  'start-player': {
    name: 'Start Player',
    value: (who) => (typeof who === 'number' ? `Player ${who + 1}` : 'Drawn at random'),
  },
}
