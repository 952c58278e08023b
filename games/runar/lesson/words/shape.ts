import type { LessonWords } from '@longhouse/board/lesson'
import type { hints } from '../hints.ts'
import type { cards } from '../script.ts'

type CardId = (typeof cards)[number]['id'] | (typeof hints)[number]['id']

/** Every card of the script and every hint has its words, in every language. */
export interface RunarLessonWords extends LessonWords {
  readonly cards: { readonly [card in CardId]: { readonly title: string; readonly text: string } }
}
