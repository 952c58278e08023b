import type { Flight } from '@longhouse/board'
import { DIE_KINDS } from '../src/content-file.ts'
import type { Event } from '../src/events.ts'
import { boardContextOf, hasField, type RunarInput } from './board-context.ts'
import { pieceOf } from './pieces/piece-keys.ts'
import { DESTINY_SPOT, HAZARD_SPOT, heroSpot, ownSpot } from './spots.ts'

/** Which pieces move when something happens: figures, dice, Shards, Hazards and captured cards. */
export function flightsOf(input: RunarInput, event: Event): readonly Flight[] {
  const context = boardContextOf(input)
  const one = (piece: string, from: string, to: string): readonly Flight[] => [{ piece, count: 1, from, to }]
  const figure = (id: string): string => {
    const found = hasField(context) ? context.field.figures[id] : undefined
    return pieceOf('figure', found?.kind === 'enemy' ? found.type : id)
  }
  switch (event.kind) {
    case 'moved':
    case 'pushed':
    case 'shifted':
      return one(figure(event.figure), event.from, event.to)
    case 'placed':
      return event.from === null ? [] : one(figure(event.figure), event.from, event.to)
    case 'enemy-spawned':
      return one(pieceOf('figure', event.enemy), ownSpot('seat', 'nemesis'), event.node)
    case 'enemy-defeated':
      return event.by === null
        ? []
        : one(pieceOf('figure', event.enemy), ownSpot('seat', 'nemesis'), ownSpot('seat', event.by))
    case 'dice-gained':
      return DIE_KINDS.flatMap((kind) =>
        event.dice[kind]
          ? [
              {
                piece: pieceOf('die', kind),
                count: event.dice[kind],
                from: event.hero ? ownSpot('seat', event.seat) : ownSpot('hand', event.seat),
                to: event.hero ? heroSpot(event.hero) : ownSpot('pool', event.seat),
              },
            ]
          : [],
      )
    case 'shard-collected':
      return one(pieceOf('other', 'shard'), event.node, ownSpot('shards', event.seat))
    case 'shard-returned':
      return one(pieceOf('other', 'shard'), ownSpot('shards', event.seat), event.node)
    case 'shard-discarded':
      return one(pieceOf('other', 'shard'), event.node ?? ownSpot('shards', event.seat), DESTINY_SPOT)
    case 'hazard-moved':
      return one(pieceOf('other', 'hazard'), event.from, event.to)
    case 'hazard-placed':
      return one(pieceOf('other', 'hazard'), HAZARD_SPOT, event.node)
    case 'hazard-activated':
      return one(pieceOf('other', 'hazard'), event.node, HAZARD_SPOT)
    case 'advantage-gained':
      return one(pieceOf('other', 'advantage'), DESTINY_SPOT, ownSpot('slots', event.side))
    case 'vp-changed':
      return event.vp > 0
        ? [{ piece: pieceOf('other', 'vp'), count: event.vp, from: DESTINY_SPOT, to: ownSpot('score', event.side) }]
        : []
    default:
      return []
  }
}
