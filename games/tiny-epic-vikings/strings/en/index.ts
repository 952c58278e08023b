import type { GameText } from '@longhouse/kernel'
import { gameText } from '@longhouse/kernel/wording'
import type { Content } from '../../src/content.ts'
import type { TinyEpicVikings } from '../../src/vikings.ts'
import { choices, withdrawal } from './choices.ts'
import { events } from './events.ts'
import { measures } from './measures.ts'
import { prompts, waiting, waits, won } from './prompts.ts'
import { refusals } from './refusals.ts'
import { options, scoreHeadings, scores } from './scores.ts'
import { termsOf } from './terms.ts'

export function english(content: Content): GameText<TinyEpicVikings> {
  const terms = termsOf(content)
  return gameText({
    title: content.file.title.en,
    player: (seat) => `Player ${seat + 1}`,
    sides: { enemy: 'The Enemy' },
    events: events(terms),
    prompts: prompts(terms),
    waits: waits(),
    waiting,
    won,
    over: 'The game is over.',
    choices: choices(terms),
    aside: withdrawal(terms),
    refusals: refusals(terms),
    scores: scores(terms),
    scoreHeadings,
    options,
    // Whatever is asked here leaves a choice.
    questions: {},
    measures,
  })
}
