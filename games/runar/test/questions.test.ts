import { LANGUAGES, listChoices, seatViewOf } from '@longhouse/kernel'
import { expect, test } from 'vitest'
import { questions } from './asked-questions.ts'
import { expectButton, expectSentence, NAMES, text } from './sound-words.ts'

test.each(Object.entries(questions))('%s is asked and answered in sound words', (decision, asked) => {
  const p = asked()
  expect(p.waiting.step).toBe(decision)
  for (const language of LANGUAGES) {
    for (const seat of [0, 1, null])
      expectSentence(language, text[language].prompt(seatViewOf(p.game, p.table, seat), NAMES))
    for (const { seat, form } of p.asks)
      for (const choice of form ? listChoices(form, 20).choices : [])
        for (const view of [p.view(seat), undefined])
          expectButton(language, text[language].choice(decision, choice, NAMES, view))
  }
})
