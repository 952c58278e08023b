import { latestPicture, type Picture, type Subject, scorePicture } from '@longhouse/board'
import type { Event } from '../src/events.ts'
import { type BoardContext, boardContextOf, hasField, type RunarInput } from './board-context.ts'
import { pieceOf } from './pieces/piece-keys.ts'
import { SCORING } from './scoring.ts'

/** What is seen large: what damage costs, who falls, the final scoring. */
export function pictureOf(input: RunarInput, news: readonly Event[]): Picture | null {
  const context = boardContextOf(input)
  return latestPicture(news, (event) => pictureOfEvent(context, event, news))
}

function pictureOfEvent(context: BoardContext, event: Event, news: readonly Event[]): Picture | null {
  switch (event.kind) {
    case 'defence-discarded':
      return hurt(event.seat, pieceOf('other', 'defence'))
    case 'card-given-up':
      return hurt(event.seat, pieceOf('figure', event.hero))
    case 'hero-defeated':
      return event.by === null ? null : fallen(context, event.by, event.hero)
    case 'enemy-defeated':
      return event.by === null ? null : fallen(context, event.by, event.enemy)
    case 'final-scoring':
      return scorePicture(SCORING, [
        ...news.flatMap((told) => (told.kind === 'final-scoring' ? [{ of: told.seat, items: told.items }] : [])),
        ...nemesisScore(context),
      ])
    default:
      return null
  }
}

/** The Nemesis has nothing but what it gained during the game. */
function nemesisScore(context: BoardContext) {
  const nemesis = hasField(context) ? context.field.nemesis : null
  return nemesis ? [{ of: 'nemesis', items: [{ item: 'play', points: nemesis.vp }] }] : []
}

const hurt = (of: number, piece: string): Picture => ({
  kind: 'wound',
  by: null,
  lost: [{ of, pieces: [{ piece, count: 1 }] }],
  defence: null,
})

const fallen = ({ name }: BoardContext, by: number | 'nemesis', who: string): Picture => ({
  kind: 'won',
  by,
  over: { piece: pieceOf('figure', who), name: name(who) } satisfies Subject,
  slain: true,
  brings: [],
})
