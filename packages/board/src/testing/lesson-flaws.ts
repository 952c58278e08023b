import { LANGUAGES } from '@longhouse/kernel'
import { type Lesson, type LessonHint, TABLE_PARTS } from '../lesson.ts'

/** Longer texts are not read while playing. */
const MOST_WORDS = 35

/** What is wrong with the words, rules and parts that the cards and hints of a lesson name. */
export function lessonFlaws(lesson: Lesson, rules: string): string[] {
  const all: readonly LessonHint[] = [...lesson.cards, ...lesson.hints]
  const twice = all.filter(({ id }, at) => all.findIndex((other) => other.id === id) !== at)
  return [...twice.map(({ id }) => `${id} comes twice`), ...all.flatMap((card) => flawsOf(lesson, rules, card))]
}

function flawsOf(lesson: Lesson, rules: string, { id, rule, point }: LessonHint): string[] {
  const flaws = LANGUAGES.flatMap((language) => {
    const { title, text } = lesson.words[language].cards[id] ?? { title: '', text: '' }
    if (!title || !text) return [`${id} has no words in ${language}`]
    return text.split(/\s+/).length > MOST_WORDS ? [`${id} is too long in ${language}`] : []
  })
  if (!rules.includes(`**${rule}**`)) flaws.push(`${id} cites ${rule}, which is no rule`)
  const parts = [...Object.keys(lesson.parts), ...TABLE_PARTS]
  if (point && 'part' in point && !parts.includes(point.part)) flaws.push(`${id} points at ${point.part}`)
  return flaws
}
