import './village-board.css'
import './place.css'
import './places/harbour.css'
import './places/runesmith.css'
import './places/trade.css'
import './places/wilds.css'
import { Drawing } from '@longhouse/board'
import { COMBAT_PLACES } from '../../src/state.ts'
import scene from '../art/scene.svg?raw'
import type { InContext } from '../board-context.ts'
import { MerchantShip, PublicShip, Shipwright } from './places/harbour.tsx'
import { Butcher, Jarl, Smithy } from './places/production.tsx'
import { Runesmith } from './places/runesmith.tsx'
import { Huts, Market, Sage, Shrine, StallPlace } from './places/trade.tsx'
import { EnemyPlace, HuntingGrounds } from './places/wilds.tsx'
import { ShorePlace } from './shore.tsx'

/** The board of the placement phase. */

const WAITS = { blacksmith: 'axeman', spearwright: 'spearman', armourer: 'swordsman' } as const

export function VillageBoard({ context }: InContext) {
  return (
    <>
      <Drawing svg={scene} />
      <section className="shores">
        {context.view.shores.map((shore) => (
          <ShorePlace key={shore.id} shore={shore} context={context} />
        ))}
      </section>
      <PublicShip id="public-small" context={context} />
      <PublicShip id="public-large" context={context} />
      <Shipwright context={context} />
      <MerchantShip context={context} />
      <Runesmith context={context} />
      {(['blacksmith', 'spearwright', 'armourer'] as const).map((id) => (
        <Smithy key={id} id={id} type={WAITS[id]} context={context} />
      ))}
      <Butcher context={context} />
      <Jarl context={context} />
      <Sage context={context} />
      <Shrine context={context} />
      <Huts context={context} />
      <Market context={context} />
      {context.view.stalls.map((id) => (
        <StallPlace key={id} id={id} context={context} />
      ))}
      {COMBAT_PLACES.map((place, i) => (
        <EnemyPlace key={place} place={place} left={10 + i * 119} context={context} />
      ))}
      <HuntingGrounds context={context} />
    </>
  )
}
