import { Drawing, useThing } from '@longhouse/board'
import type { Enemy } from '../../src/content.ts'
import hunt from '../art/hunt.svg?raw'
import { EnemyFace, enemyClass } from '../enemy-card.tsx'
import { GoodsRow } from '../goods.tsx'
import { Pegs, Place } from '../place.tsx'
import { cardAt, type InTown, workersAt } from '../sights.ts'

/** Where warriors go: the troll, the draugr, the hunt. */

export function EnemyPlace({ place, left, town }: InTown & { readonly place: string; readonly left: number }) {
  const card = cardAt(town, place)
  const name = card ? town.name(card) : town.name(place)
  const { lit, props } = useThing(place, name)
  const enemy = card ? (town.content.enemies[card] as Enemy) : null
  const kind = enemy ? enemyClass(enemy) : 'enemy set-none gone'
  return (
    <div {...props} className={`${kind} place-enemy ${lit ? 'glow' : 'rest'}`} style={{ left, top: 340 }}>
      {enemy && <EnemyFace enemy={enemy} name={name} words={town.words} />}
      <Pegs workers={workersAt(town, place)} lit={lit} town={town} />
    </div>
  )
}

export function HuntingGrounds({ town }: InTown) {
  const id = 'hunting-grounds'
  return (
    <Place id={id} town={town} kind="fight" className="hunt">
      <Drawing svg={hunt} />
      <span className="peff">
        {town.words.idleHunt} <GoodsRow words={town.words} goods={{ food: town.content.limits.huntFoodMax }} />
      </span>
    </Place>
  )
}
