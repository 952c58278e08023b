import { type Flight, goodsFlights } from '@longhouse/board'
import type { Resource } from '../src/content-file.ts'
import type { Event, Settlers } from '../src/events.ts'
import type { Side } from '../src/state.ts'
import { type BoardContext, boardContextOf, colorOf, type VikingsInput } from './board-context.ts'
import { pieceOf } from './pieces/piece-keys.ts'
import { BATTLE_SPOT, lyingSpot, ownSpot, runeSpot, storeSpot } from './spots.ts'

/** Which pieces move when something happens: boats, settlers, temples, runes, goods and cards. */
export function flightsOf(input: VikingsInput, event: Event): readonly Flight[] {
  const context = boardContextOf(input)
  const color = (side: Side) => colorOf(context, side)
  const one = (piece: string, from: string, to: string): readonly Flight[] => [{ piece, count: 1, from, to }]
  switch (event.kind) {
    case 'sailed':
    case 'boat-driven-out':
      return one(pieceOf('boat', color(event.side)), event.from, event.to)
    case 'boat-sent-home':
      return one(pieceOf('boat', color(event.side)), event.from, seatSpot(event.side))
    case 'boat-placed':
      return one(pieceOf('boat', color(event.side)), seatSpot(event.side), event.at)
    case 'boat-built':
      return one(pieceOf('boat', color(event.side)), seatSpot(event.side), event.at)
    case 'chieftain-moved':
      return one(pieceOf('other', 'chieftain'), event.from, event.to)
    case 'temple-built':
      return one(pieceOf('temple', color(event.side)), seatSpot(event.side), islandSpot(event.island))
    case 'temple-moved':
      return one(pieceOf('temple', color(event.side)), islandSpot(event.from), islandSpot(event.to))
    case 'settlers-deployed':
      return [
        {
          piece: pieceOf('settler', color(event.side)),
          count: event.settlers,
          from: seatSpot(event.side),
          to: islandSpot(event.island),
        },
      ]
    case 'settler-moved':
      return one(pieceOf('settler', color(event.side)), islandSpot(event.from), islandSpot(event.to))
    case 'settlers-withdrawn':
      return [
        {
          piece: pieceOf('settler', color(event.side)),
          count: event.settlers,
          from: islandSpot(event.island),
          to: seatSpot(event.side),
        },
      ]
    case 'attacked':
    case 'smote':
      return event.losses.map((loss) => lossOf(context, loss))
    case 'village-plundered':
      return one(pieceOf('other', 'village'), lyingSpot('village', event.port), ownSpot('villages', event.side))
    case 'village-sacrificed':
      return one(pieceOf('other', 'village'), ownSpot('villages', event.side), lyingSpot('offer', event.action))
    case 'rune-taken':
      return one(pieceOf('rune', event.rune), islandSpot(event.island), runeSpot(event.rune, event.side))
    case 'gained':
      return goodsFlights(event.goods, causeSpot(context, event.cause, event.side), (good) =>
        storeSpot(good as Resource, event.side),
      )
    case 'lost':
      return goodsFlights(
        event.goods,
        (good) => storeSpot(good as Resource, event.side),
        causeSpot(context, event.cause, event.side),
      )
    case 'fury-changed':
      return event.by > 0
        ? [{ piece: pieceOf('other', 'fury'), count: event.by, from: BATTLE_SPOT, to: lyingSpot('god', event.god) }]
        : []
    case 'battle-started':
      return one(pieceOf('back', color(event.side)), event.favor, BATTLE_SPOT)
    case 'battle-joined':
      return one(pieceOf('back', color(event.side)), ownSpot('row', event.side), BATTLE_SPOT)
    default:
      return []
  }
}

const seatSpot = (side: Side): string => ownSpot('seat', side)
const islandSpot = (island: string): string => lyingSpot('island', island)

const lossOf = (context: BoardContext, { side, island, settlers }: Settlers): Flight => ({
  piece: pieceOf('settler', colorOf(context, side)),
  count: settlers,
  from: islandSpot(island),
  to: seatSpot(side),
})

/** A card of the row, a god or a sacrifice action lies on the table; anything else came from the side's own things. */
function causeSpot({ content }: BoardContext, cause: string, side: Side): string {
  if (cause in content.gods) return lyingSpot('god', cause)
  if (content.sacrifices.some(({ id }) => id === cause)) return lyingSpot('offer', cause)
  return cause in content.vikings ? ownSpot('row', side) : seatSpot(side)
}
