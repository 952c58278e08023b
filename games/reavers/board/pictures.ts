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
import type { Effect } from '../src/content-file.ts'
import type { Event } from '../src/events.ts'
import { mayOf } from './asking/subject.ts'
import { type BoardContext, boardContextOf, type ReaversInput } from './board-context.ts'
import { pieceOf } from './pieces/piece-keys.ts'
import { gainPieces } from './prices.ts'
import { SCORING } from './scoring.ts'

/** What is seen large: throws, what befalls a ship, battles won, ends of rounds, the final scoring. */
export function pictureOf(input: ReaversInput, news: readonly Event[]): Picture | null {
  const context = boardContextOf(input)
  return latestPicture(news, (event) => pictureOfEvent(context, event, news))
}

function pictureOfEvent(context: BoardContext, event: Event, news: readonly Event[]): Picture | null {
  switch (event.kind) {
    case 'combat-rolled':
    case 'combat-rerolled':
      return throwPicture(context, event)
    case 'combat-won':
      return wonPicture(context, event.seat, event.target)
    case 'battle-won':
      return wonPicture(context, event.seat, event.battle)
    case 'journey-suffered':
      return {
        kind: 'wound',
        by: cardOf(context, event.journey),
        lost: [{ of: event.seat, pieces: lossesOf(context.content.journeys[event.journey]?.penalty ?? []) }],
        defence: null,
      }
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

const cardOf = ({ name }: BoardContext, id: string): Subject => ({ piece: pieceOf('named', id), name: name(id) })

type Throw = Extract<Event, { kind: 'combat-rolled' | 'combat-rerolled' }>

const isThrow = (event: Event): event is Throw => event.kind === 'combat-rolled' || event.kind === 'combat-rerolled'

function throwPicture(context: BoardContext, { kind, seat, target, defense, dice }: Throw): Picture {
  const { words, input } = context
  const before = input.log.filter(isThrow).at(-2)
  const isThrown = (successes: number, at: number) =>
    kind === 'combat-rolled' || before === undefined || before.dice[at] !== successes
  const sum = dice.reduce((total, successes) => total + successes, 0)
  return {
    kind: 'throw',
    by: seat,
    against: cardOf(context, target),
    dice: dice.map((successes, at) => ({
      rolling: pieceOf('combat', 'combat-die'),
      piece: pieceOf('successes', successes),
      name: `${successes} ${words.counted('success', successes)}`,
      counts: successes,
      thrown: isThrown(successes, at),
    })),
    before: 0,
    needed: defense,
    unit: words.counted('success', sum),
  }
}

function wonPicture(context: BoardContext, by: Seat, target: string): Picture {
  const combat = mayOf(context, target).flatMap((effect) => ('combat' in effect ? effect.combat.win : []))
  const rewards = context.content.seaBattles[target]?.rewards ?? combat
  return { kind: 'won', by, over: cardOf(context, target), slain: false, brings: gainPieces(rewards) }
}

/** What a journey card takes away for certain. */
const lossesOf = (effects: readonly Effect[]): PieceCount[] =>
  gathered(
    effects.flatMap((effect) => {
      if ('lose' in effect) return piecesOf(effect.lose)
      return 'loseDice' in effect ? [{ piece: pieceOf('paid', 'any'), count: effect.loseDice.n }] : []
    }),
  )

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
    if (event.kind === 'terror-given' && event.to === seat) gained.push(...piecesOf({ terror: event.terror }))
    if (!('seat' in event) || event.seat !== seat) continue
    if (event.kind === 'gained' || event.kind === 'lost') {
      const { glory = 0, ...goods } = event.goods
      more += event.kind === 'gained' ? glory : -glory
      ;(event.kind === 'gained' ? gained : lost).push(...piecesOf(goods))
    }
    if (event.kind === 'combat-won') won.push(cardOf(context, event.target))
    if (event.kind === 'battle-won' && event.way === 'combination') won.push(cardOf(context, event.battle))
  }
  const score = context.view.players[seat]?.glory ?? 0
  return { of: seat, score, more, gained: gathered(gained), lost: gathered(lost), won }
}
