import {
  eventsOfRound,
  gathered,
  latestPicture,
  type Picture,
  type PieceCount,
  piecesOf,
  type RoundRow,
  type Subject,
  scorePicture,
} from '@longhouse/board'
import type { Event, Settlers } from '../src/events.ts'
import type { Side } from '../src/state.ts'
import { type BoardContext, boardContextOf, colorOf, type VikingsInput } from './board-context.ts'
import { pieceOf } from './pieces/piece-keys.ts'
import { scoreNow } from './score.ts'
import { SCORING } from './scoring.ts'

/** What is seen large: battles, settlers that fall, ends of eras, the final scoring. */
export function pictureOf(input: VikingsInput, news: readonly Event[]): Picture | null {
  const context = boardContextOf(input)
  return latestPicture(news, (event) => pictureOfEvent(context, event, news))
}

function pictureOfEvent(context: BoardContext, event: Event, news: readonly Event[]): Picture | null {
  switch (event.kind) {
    case 'battle-revealed':
      return {
        kind: 'reveal',
        prize: context.view.battle ? cardOf(context, context.view.battle.favor) : null,
        cards: event.cards.map(({ side, card }) => ({
          ...cardOf(context, card),
          by: side,
          strength: strengthIn(news, side),
        })),
      }
    case 'battle-ended':
      return event.winner === null
        ? null
        : { kind: 'won', by: event.winner, over: cardOf(context, event.favor), slain: false, brings: [] }
    case 'attacked':
    case 'smote':
      return { kind: 'wound', by: null, lost: lossesOf(context, event.losses), defence: null }
    case 'cleaned-up':
      return eraPicture(context, event.era)
    case 'final-score':
      return scorePicture(
        SCORING,
        news.flatMap((told) => (told.kind === 'final-score' ? [{ of: told.side, items: told.items }] : [])),
      )
    default:
      return null
  }
}

const cardOf = ({ name }: BoardContext, id: string): Subject => ({ piece: pieceOf('named', id), name: name(id) })

/** TV-9: who cannot pay for the card does not compete. */
const strengthIn = (news: readonly Event[], side: Side): number | null =>
  news.flatMap((event) => (event.kind === 'strength-counted' && event.side === side ? [event.strength] : [])).at(0) ??
  null

const lossesOf = (context: BoardContext, losses: readonly Settlers[]) =>
  [...new Set(losses.map(({ side }) => side))].map((side) => ({
    of: side,
    pieces: gathered(
      losses.flatMap((loss) =>
        loss.side === side ? [{ piece: pieceOf('settler', colorOf(context, side)), count: loss.settlers }] : [],
      ),
    ),
  }))

function eraPicture(context: BoardContext, era: number): Picture {
  const { words, sides, input } = context
  const events = eventsOfRound(
    input.log,
    ({ kind }) => kind === 'era-began',
    ({ kind }) => kind === 'cleaned-up',
  )
  return { kind: 'round', name: words.phases.era, round: era, rows: sides.map((side) => rowOf(context, side, events)) }
}

function rowOf(context: BoardContext, side: Side, events: readonly Event[]): RoundRow {
  const gained: PieceCount[] = []
  const lost: PieceCount[] = []
  const won: Subject[] = []
  for (const event of events) {
    if (event.kind === 'attacked' || event.kind === 'smote')
      lost.push(
        ...lossesOf(
          context,
          event.losses.filter((loss) => loss.side === side),
        ).flatMap(({ pieces }) => pieces),
      )
    if (event.kind === 'battle-ended' && event.winner === side) won.push(cardOf(context, event.favor))
    if (!('side' in event) || event.side !== side) continue
    if (event.kind === 'gained') gained.push(...piecesOf(event.goods))
    if (event.kind === 'rune-taken') gained.push({ piece: pieceOf('rune', event.rune), count: 1 })
  }
  const score = scoreNow(context, side)
  return { of: side, score, more: null, gained: gathered(gained), lost: gathered(lost), won }
}
