import type { GameText } from '@longhouse/kernel'
import { gameText } from '@longhouse/kernel/wording'
import type { Content } from '../../src/content.ts'
import type { Runar } from '../../src/runar.ts'
import { choices } from './choices.ts'
import { events } from './events.ts'
import { measures } from './measures.ts'
import { prompts, waiting, waits, won } from './prompts.ts'
import { refusals } from './refusals.ts'
import { options, questions, scoreHeadings, scores } from './scores.ts'
import { termsOf } from './terms.ts'

export function english(content: Content): GameText<Runar> {
  const terms = termsOf(content)
  return gameText({
    title: 'Runar',
    player: (seat) => `Player ${seat + 1}`,
    sides: { nemesis: 'The Nemesis' },
    events: events(terms),
    prompts: prompts(terms),
    waits: waits(),
    waiting,
    won,
    over: 'The game is over.',
    choices: choices(terms),
    // Nothing is done besides what is asked.
    aside: () => '',
    refusals: refusals(terms),
    scores: scores(terms),
    scoreHeadings,
    options: options(terms),
    questions: questions(terms),
    measures,
  })
}
