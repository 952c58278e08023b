import { Drawing, useThing } from '@longhouse/board'
import type { Enemy } from '../../../src/content.ts'
import hunt from '../../art/hunt.svg?raw'
import { cardAt, type InContext, workersAt } from '../../board-context.ts'
import { EnemyFace, enemyClass } from '../../pieces/enemy-card.tsx'
import { GoodsRow } from '../../pieces/goods.tsx'
import { keyOf } from '../../thing.ts'
import { Pegs, Place } from '../place.tsx'

/** Where warriors go: the troll, the draugr, the hunt. */

export function EnemyPlace({ place, left, context }: InContext & { readonly place: string; readonly left: number }) {
  const card = cardAt(context, place)
  const name = card ? context.name(card) : context.name(place)
  const { lit, props } = useThing(keyOf('named', place), name)
  const enemy = card ? (context.content.enemies[card] as Enemy) : null
  const kind = enemy ? enemyClass(enemy) : 'enemy set-none gone'
  return (
    <div {...props} className={`${kind} place-enemy ${lit ? 'glow' : 'rest'}`} style={{ left, top: 340 }}>
      {enemy && <EnemyFace enemy={enemy} name={name} words={context.words} />}
      <Pegs workers={workersAt(context, place)} lit={lit} context={context} />
    </div>
  )
}

export function HuntingGrounds({ context }: InContext) {
  const id = 'hunting-grounds'
  return (
    <Place id={id} context={context} kind="fight" className="hunt">
      <Drawing svg={hunt} />
      <span className="place-effect">
        {context.words.idleHunt} <GoodsRow words={context.words} goods={{ food: context.content.limits.huntFoodMax }} />
      </span>
    </Place>
  )
}
