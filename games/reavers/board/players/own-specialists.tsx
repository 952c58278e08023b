import './own-specialists.css'
import { Box, Icon, Slots, useThing } from '@longhouse/board'
import type { PlayerView } from '../../src/seen.ts'
import { activeAt, type InContext, type OfPlayer } from '../board-context.ts'
import { faceArt, placeArt } from '../pieces/art.ts'
import { clanOf } from '../pieces/cards.tsx'
import { EffectRow } from '../pieces/effect-row.tsx'
import { keyOf } from '../thing.ts'

export const countSpecialists = ({ slots }: PlayerView): number =>
  Object.values(slots).reduce((sum, reavers) => sum + (reavers?.length ?? 0), 0)

/** Specialised Reavers by place, the earliest on top (RV-4.5). */
export function SpecialistsBox({ context, player }: OfPlayer) {
  const { words, content } = context
  const { slots, maxPerSlot } = content.playerBoard.specialize
  return (
    <Box className="specs" title={words.own.reavers} count={countSpecialists(player)}>
      <div className="specialist-grid">
        {slots.map((slot) => (
          <div key={slot} className={activeAt(context, slot) ? 'spcol on' : 'spcol'} data-drop={slot}>
            <h3>
              <Icon symbol={placeArt(slot)} box={24} />
              {words.short[slot]}
            </h3>
            <div className="crew">
              <Slots
                room={maxPerSlot}
                held={player.slots[slot] ?? []}
                empty={<div className="rc e" aria-hidden="true" />}
              >
                {(reaver) => <Specialist context={context} reaver={reaver} />}
              </Slots>
            </div>
          </div>
        ))}
      </div>
    </Box>
  )
}

function Specialist({ context, reaver }: InContext & { readonly reaver: string }) {
  const { props } = useThing(keyOf('named', reaver), context.name(reaver))
  const { icon, color } = clanOf(context.content, reaver)
  return (
    <div {...props} className={`rc c-${color}`}>
      <span className="color-labels">
        <Icon symbol={faceArt(icon)} box={24} />
      </span>
      <span className="does">
        <EffectRow context={context} effects={context.content.reavers[reaver]?.specialization ?? []} terse="all" />
      </span>
    </div>
  )
}
