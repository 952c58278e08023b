import './town.css'
import './place.css'
import './places/harbour.css'
import './places/runesmith.css'
import './places/trade.css'
import './places/wilds.css'
import { Drawing } from '@longhouse/board'
import { COMBAT_PLACES } from '../src/state.ts'
import scene from './art/scene.svg?raw'
import { MerchantShip, PublicShip, Shipwright } from './places/harbour.tsx'
import { Butcher, Jarl, Smithy } from './places/production.tsx'
import { Runesmith } from './places/runesmith.tsx'
import { Huts, Market, Sage, Shrine, StallPlace } from './places/trade.tsx'
import { EnemyPlace, HuntingGrounds } from './places/wilds.tsx'
import { ShorePlace } from './shore.tsx'
import type { InTown } from './sights.ts'

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
      {town.view.stalls.map((id) => (
        <StallPlace key={id} id={id} town={town} />
      ))}
      {COMBAT_PLACES.map((place, i) => (
        <EnemyPlace key={place} place={place} left={10 + i * 119} town={town} />
      ))}
      <HuntingGrounds town={town} />
    </>
  )
}
