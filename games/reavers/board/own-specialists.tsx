import './own-specialists.css'
import { Icon, useThing } from '@longhouse/board'
import type { PlayerView } from '../src/seen.ts'
import { faceArt, placeArt } from './art.ts'
import { clanOf } from './cards.tsx'
import { EffectRow } from './effect-row.tsx'
import { activeAt, type InFjord, type OfPlayer } from './sights.ts'

export const countSpecialists = ({ slots }: PlayerView): number =>
  Object.values(slots).reduce((sum, reavers) => sum + (reavers?.length ?? 0), 0)

/** Specialised Reavers by place, the earliest on top (RV-4.5). */
export function SpecialistsBox({ fjord, player }: OfPlayer) {
  const { words, content } = fjord
  const { slots, maxPerSlot } = content.playerBoard.specialize
  return (
    <div className="rv-box specs">
      <h2>
        {words.own.reavers} <b>{countSpecialists(player)}</b>
      </h2>
      <div className="spg">
        {slots.map((slot) => (
          <div key={slot} className={activeAt(fjord, slot) ? 'spcol on' : 'spcol'}>
            <h3>
              <Icon symbol={placeArt(slot)} box={24} />
              {words.short[slot]}
            </h3>
            <div className="crew">
              {Array.from({ length: maxPerSlot }, (_, i) => {
                const reaver = player.slots[slot]?.[i]
                return reaver ? (
                  <Specialist key={i} fjord={fjord} reaver={reaver} />
                ) : (
                  <div key={i} className="rc e" aria-hidden="true" />
                )
              })}
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}

function Specialist({ fjord, reaver }: InFjord & { readonly reaver: string }) {
  const { props } = useThing(reaver, fjord.name(reaver))
  const { icon, color } = clanOf(fjord.content, reaver)
  return (
    <div {...props} className={`rc c-${color}`}>
      <span className="clb">
        <Icon symbol={faceArt(icon)} box={24} />
      </span>
      <span className="does">
        <EffectRow fjord={fjord} effects={fjord.content.reavers[reaver]?.specialization ?? []} terse="all" />
      </span>
    </div>
  )
}
