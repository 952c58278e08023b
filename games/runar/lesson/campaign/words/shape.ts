import type { LessonWords } from '@longhouse/board/lesson'
import type { cards } from '../script.ts'

/** Every card of the script has its words, in every language. */
export interface CampaignLessonWords extends LessonWords {
  readonly cards: { readonly [card in (typeof cards)[number]['id']]: { readonly title: string; readonly text: string } }
}
