import type { GameText } from '@longhouse/kernel'
import { gameText } from '@longhouse/kernel/wording'
import type { Champions } from '../../src/champions.ts'
import type { Content } from '../../src/content.ts'
import { aside, choices } from './choices.ts'
import { events } from './events.ts'
import { measures } from './measures.ts'
import { prompts, waiting, waits, won } from './prompts.ts'
import { refusals } from './refusals.ts'
import { options, questions, scoreHeadings, scores } from './scores.ts'
import { termsOf } from './terms.ts'

export function polish(content: Content): GameText<Champions> {
  const terms = termsOf(content)
  return gameText({
    title: content.file.title.pl,
    player: (seat) => `Gracz ${seat + 1}`,
    events: events(terms),
    prompts: prompts(terms),
    waits: waits(terms),
    waiting,
    won,
    over: 'Koniec gry.',
    choices: choices(terms),
    aside: aside(terms),
    refusals: refusals(terms),
    scores: scores(terms),
    scoreHeadings,
    options: options(terms),
    questions,
    measures,
  })
}
