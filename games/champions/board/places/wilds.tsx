import { useThing } from '@longhouse/board'
import type { Enemy } from '../../src/content.ts'
import hunt from '../art/hunt.svg?raw'
import { Drawing } from '../drawing.tsx'
import { EnemyFace, enemyClass } from '../enemy-card.tsx'
import { GoodsRow } from '../goods.tsx'
import { Pegs, Place } from '../place.tsx'
import { workersAt } from '../sights.ts'
import { type InTown, SPOTS } from './spots.ts'

/** Where warriors go: the troll, the draugr, the hunt. */

export function EnemyPlace({
  place,
  card,
  left,
  town,
}: InTown & { readonly place: string; readonly card: string | null; readonly left: number }) {
  const name = card ? town.name(card) : town.name(place)
  const { lit, props } = useThing(place, name)
  const enemy = card ? (town.content.enemies[card] as Enemy) : null
  const kind = enemy ? enemyClass(enemy) : 'enemy set-none gone'
  return (
    <div {...props} className={`${kind} place-enemy ${lit ? 'glow' : 'rest'}`} style={{ left, top: 340 }}>
      {enemy && <EnemyFace enemy={enemy} name={name} words={town.words} />}
      <Pegs workers={workersAt(town, place)} lit={lit} />
    </div>
  )
}

export function HuntingGrounds({ town }: InTown) {
  const id = 'hunting-grounds'
  const workers = town.view.hunters.flatMap((seat) => town.sight.sitters[seat]?.color ?? [])
  return (
    <Place id={id} name={town.name(id)} spot={SPOTS[id]} kind="fight" className="hunt" workers={workers}>
      <Drawing svg={hunt} />
      <span className="peff">
        {town.words.idleHunt} <GoodsRow words={town.words} goods={{ food: town.content.limits.huntFoodMax }} />
      </span>
    </Place>
  )
}
