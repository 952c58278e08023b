import { Icon, Token } from '@longhouse/board'
import type { Warrior } from '../../src/content.ts'
import { Die } from '../dice.tsx'
import { Place } from '../place.tsx'
import { workersAt } from '../sights.ts'
import { type InTown, SPOTS } from './spots.ts'

/** Places where dice and food wait, and the Jarl's house. */

const HOUSES = { blacksmith: 'h-forge', spearwright: 'h-spearwright', armourer: 'h-armourer' } as const

export function Smithy({ id, type, town }: InTown & { readonly id: keyof typeof HOUSES; readonly type: Warrior }) {
  const waiting = town.view.waiting[type]
  return (
    <Place id={id} name={town.name(id)} spot={SPOTS[id]} kind="refill" house={HOUSES[id]} workers={workersAt(town, id)}>
      <span className="peff">{town.words.takeAll}</span>
      <span className="pgoods">
        {waiting === 0 && <span className="none">{town.words.noneLeft}</span>}
        {waiting > 3 && <b className="times">{waiting} ×</b>}
        {Array.from({ length: waiting > 3 ? 1 : waiting }, (_, i) => (
          <Die key={`${type}${i + 1}`} type={type} name={town.words.warriors[type]} />
        ))}
      </span>
    </Place>
  )
}

export function Butcher({ town }: InTown) {
  const { food } = town.view.waiting
  return (
    <Place
      id="butcher"
      name={town.name('butcher')}
      spot={SPOTS.butcher}
      kind="refill"
      house="h-butcher"
      workers={workersAt(town, 'butcher')}
    >
      <span className="peff">{town.words.takeAll}</span>
      <span className="pgoods">
        {food === 0 && <span className="none">{town.words.noneLeft}</span>}
        {food > 3 && <b className="times">{food} ×</b>}
        {Array.from({ length: food > 3 ? 1 : food }, (_, i) => (
          <Token key={`food${i + 1}`} good="food" name={town.words.goods.food} className="big" />
        ))}
      </span>
    </Place>
  )
}

export function Jarl({ town }: InTown) {
  const id = 'jarls-longhouse'
  return (
    <Place
      id={id}
      name={town.name(id)}
      spot={SPOTS[id]}
      kind="trade"
      house="h-jarl"
      className="jarl"
      workers={workersAt(town, id)}
    >
      <span className="pgoods">
        <Die type="swordsman" name={town.words.warriors.swordsman} />
        <span className="hornbox">
          <Icon symbol="g-horn" />
        </span>
        <span className="first">{town.words.first}</span>
      </span>
    </Place>
  )
}
