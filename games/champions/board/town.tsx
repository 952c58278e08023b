import './town.css'
import './place.css'
import './place-kinds.css'
import { COMBAT_PLACES } from '../src/state.ts'
import scene from './art/scene.svg?raw'
import { Drawing } from './drawing.tsx'
import type { Spot } from './place.tsx'
import { MerchantShip, PublicShip, Shipwright } from './places/harbour.tsx'
import { Butcher, Jarl, Smithy } from './places/production.tsx'
import { Runesmith } from './places/runesmith.tsx'
import { type InTown, STALLS } from './places/spots.ts'
import { Huts, Market, Sage, Shrine, StallPlace } from './places/trade.tsx'
import { EnemyPlace, HuntingGrounds } from './places/wilds.tsx'
import { ShorePlace } from './shore.tsx'

/** The board of the placement phase. */

const WAITS = { blacksmith: 'axeman', spearwright: 'spearman', armourer: 'swordsman' } as const

export function TownBoard({ town }: InTown) {
  return (
    <>
      <Drawing svg={scene} />
      <section className="shores">
        {town.view.shores.map((shore) => (
          <ShorePlace key={shore.id} shore={shore} town={town} />
        ))}
      </section>
      <PublicShip id="public-small" town={town} />
      <PublicShip id="public-large" town={town} />
      <Shipwright town={town} />
      <MerchantShip town={town} />
      <Runesmith town={town} />
      {(['blacksmith', 'spearwright', 'armourer'] as const).map((id) => (
        <Smithy key={id} id={id} type={WAITS[id]} town={town} />
      ))}
      <Butcher town={town} />
      <Jarl town={town} />
      <Sage town={town} />
      <Shrine town={town} />
      <Huts town={town} />
      <Market town={town} />
      {town.view.stalls.map((id, i) => (
        <StallPlace key={id} id={id} spot={STALLS[i] as Spot} town={town} />
      ))}
      {COMBAT_PLACES.map((place, i) => (
        <EnemyPlace
          key={place}
          place={place}
          card={i === 0 ? town.view.troll : (town.view.draugr[i - 1] ?? null)}
          left={10 + i * 119}
          town={town}
        />
      ))}
      <HuntingGrounds town={town} />
    </>
  )
}
