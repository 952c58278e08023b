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
import type { Seat } from '@longhouse/kernel'
import type { Event } from '../src/events.ts'
import type { Fight } from '../src/state.ts'
import { type BoardContext, boardContextOf, type ChampionsInput } from './board-context.ts'
import { throwsOf } from './fight/subject.ts'
import { throwOf } from './fight/throw.ts'
import { pieceOf } from './pieces/piece-keys.ts'
import { SCORING } from './scoring.ts'

/** What is seen large: throws, wounds, slain enemies, ends of rounds, the final scoring. */
export function pictureOf(input: ChampionsInput, news: readonly Event[]): Picture | null {
  const context = boardContextOf(input)
  return latestPicture(news, (event) => pictureOfEvent(context, event, news))
}

function pictureOfEvent(context: BoardContext, event: Event, news: readonly Event[]): Picture | null {
  switch (event.kind) {
    case 'rolled':
    case 'rerolled':
      return context.view.fight?.seat === event.seat ? throwPicture(context, context.view.fight) : null
    case 'damaged':
      if (event.damage === 0) return null
      return {
        kind: 'wound',
        by: enemyOf(context, event.enemy),
        lost: [],
        defence: {
          before: event.total - event.damage,
          after: event.total,
          of: context.content.enemies[event.enemy]?.defence ?? 0,
        },
      }
    case 'warriors-lost':
      return {
        kind: 'wound',
        by: enemyOf(context, event.cause),
        lost: [{ of: event.seat, pieces: piecesOf(event.warriors) }],
        defence: null,
      }
    case 'enemy-defeated':
      return wonPicture(context, event.seat, event.enemy)
    case 'round-began':
      return event.round > 1 ? roundPicture(context, event.round - 1) : null
    case 'final-score':
      return scorePicture(
        SCORING,
        news.flatMap((told) => (told.kind === 'final-score' ? [{ of: told.seat, items: told.items }] : [])),
      )
    default:
      return null
  }
}

/** An enemy card; what is none (a journey, hunger) has no picture. */
function enemyOf({ content, name }: BoardContext, id: string): Subject | null {
  const enemy = content.enemies[id]
  return enemy ? { piece: pieceOf('enemy', enemy.entry), name: name(id) } : null
}

function throwPicture(context: BoardContext, fight: Fight): Picture {
  const { words, content, input } = context
  const throws = throwsOf(input.log)
  const latest = Math.max(...throws)
  const enemy = fight.enemy === null ? null : content.enemies[fight.enemy]
  const { damage } = throwOf(context, fight)
  return {
    kind: 'throw',
    by: fight.seat,
    against: fight.enemy === null ? null : enemyOf(context, fight.enemy),
    dice: fight.dice.map(({ type, face }, at) => ({
      rolling: pieceOf('good', type),
      piece: pieceOf('rolled', [type, face]),
      name: `${words.counted(type, 1)}, ${words.faces[face]}`,
      counts: throwOf(context, fight, (index) => index === at).damage,
      thrown: throws[at] === latest,
    })),
    before: enemy ? fight.damage : 0,
    needed: enemy?.defence ?? null,
    unit: enemy ? words.fight.damage(damage) : words.counted('food', damage),
  }
}

/** CH-9.16, CH-10.12: the reward of the card, and the bounty that lies with a monster. */
function wonPicture(context: BoardContext, by: Seat, id: string): Picture | null {
  const over = enemyOf(context, id)
  const { view, content } = context
  const bounty = view.shores.find(({ monster }) => monster === id)?.bounty ?? 0
  const brings = gathered([...piecesOf(content.enemies[id]?.reward ?? {}), ...piecesOf({ coin: bounty })])
  return over && { kind: 'won', by, over, slain: true, brings }
}

function roundPicture(context: BoardContext, round: number): Picture {
  const isBegin = ({ kind }: Event) => kind === 'round-began'
  const events = eventsOfRound(context.input.log, isBegin, isBegin)
  return { kind: 'round', round, rows: context.view.players.map((_, seat) => rowOf(context, seat, events)) }
}

function rowOf(context: BoardContext, seat: Seat, events: readonly Event[]): RoundRow {
  const gained: PieceCount[] = []
  const lost: PieceCount[] = []
  const won: Subject[] = []
  let more = 0
  for (const event of events) {
    if (event.kind === 'troll-unbeaten') gained.push(...piecesOf({ blame: event.blame }))
    if (event.kind === 'blame-given' && event.to === seat) gained.push(...piecesOf({ blame: event.blame }))
    if (!('seat' in event) || event.seat !== seat) continue
    if (event.kind === 'gained') {
      const { glory = 0, ...goods } = event.goods
      more += glory
      gained.push(...piecesOf(goods))
    }
    if (event.kind === 'warriors-lost') lost.push(...piecesOf(event.warriors))
    if (event.kind === 'enemy-defeated') won.push(...[enemyOf(context, event.enemy)].filter((each) => each !== null))
  }
  const score = context.view.players[seat]?.glory ?? 0
  return { of: seat, score, more, gained: gathered(gained), lost: gathered(lost), won }
}
