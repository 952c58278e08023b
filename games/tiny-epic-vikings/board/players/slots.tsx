import './slots.css'
import { Token } from '@longhouse/board'
import type { Slot } from '../../src/content-file.ts'
import type { OfPlayer } from '../board-context.ts'
import type { SideColor } from '../pieces/piece-keys.ts'
import { Boat, Settler, Temple } from '../pieces/pieces.tsx'

export const emptySlots = (slots: readonly boolean[]): number => slots.filter((isFull) => !isFull).length

type Coloured = OfPlayer & { readonly color: SideColor }

/** The slots of a clan sheet: what stands there and its price in wood, or what its absence brings in a harvest (TV-7.29). */
export function Slots({ context, player, color }: Coloured) {
  const { words, content } = context
  const { boatSlots, templeSlots, harvestBonus } = content.clan
  const slot = (piece: 'boat' | 'temple', { wood }: Slot, full: boolean, at: number) => (
    <span
      key={`${piece}${at}`}
      className={full ? 'tv-slot' : 'tv-slot void'}
      role="img"
      aria-label={full ? words.slot.full(words[piece], wood) : words.slot.empty[piece]}
    >
      {full ? (
        <>
          {piece === 'boat' ? <Boat color={color} /> : <Temple color={color} />}
          <em>
            {wood}
            <Token good="wood" />
          </em>
        </>
      ) : (
        <>
          +{piece === 'boat' ? harvestBonus.perEmptyBoatSlot.food : harvestBonus.perEmptyTempleSlot.any}
          <Token good={piece === 'boat' ? 'food' : 'any'} />
        </>
      )}
    </span>
  )
  return (
    <span className="tv-slots-row">
      {boatSlots.map((each, i) => slot('boat', each, player.boatSlots[i] ?? false, i))}
      {templeSlots.map((each, i) => slot('temple', each, player.templeSlots[i] ?? false, i))}
    </span>
  )
}

/** The settlers on the sheet, and those that are gone to islands. */
export function SheetSettlers({ context, player, color }: Coloured) {
  const all = context.content.clan.settlerSlots
  return (
    <span className="tv-settlers" role="img" aria-label={context.words.settlersLeft(player.settlers)}>
      {Array.from({ length: all }, (_, i) => (
        <Settler key={i} color={color} className={i < player.settlers ? '' : 'spent'} />
      ))}
      <b>{player.settlers}</b>
    </span>
  )
}
