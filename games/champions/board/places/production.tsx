import { Icon, Token } from '@longhouse/board'
import { Fragment, type ReactNode } from 'react'
import type { Warrior } from '../../src/content.ts'
import { Die } from '../dice.tsx'
import { Place } from '../place.tsx'
import type { InTown } from '../sights.ts'

/** Places where dice and food wait, and the Jarl's house. */

const HOUSES = { blacksmith: 'h-forge', spearwright: 'h-spearwright', armourer: 'h-armourer' } as const

export function Smithy({ id, type, town }: InTown & { readonly id: keyof typeof HOUSES; readonly type: Warrior }) {
  return (
    <Place id={id} town={town} kind="refill" house={HOUSES[id]}>
      <span className="peff">{town.words.takeAll}</span>
      <Waiting count={town.view.waiting[type]} town={town}>
        <Die type={type} name={town.words.warriors[type]} />
      </Waiting>
    </Place>
  )
}

const MOST_DRAWN = 3

/** What waits there, piece by piece while they are few. */
function Waiting({ count, town, children }: InTown & { readonly count: number; readonly children: ReactNode }) {
  return (
    <span className="pgoods">
      {count === 0 && <span className="none">{town.words.noneLeft}</span>}
      {count > MOST_DRAWN && <b className="times">{count} ×</b>}
      {Array.from({ length: count > MOST_DRAWN ? 1 : count }, (_, i) => (
        <Fragment key={i}>{children}</Fragment>
      ))}
    </span>
  )
}

export function Butcher({ town }: InTown) {
  return (
    <Place id="butcher" town={town} kind="refill" house="h-butcher">
      <span className="peff">{town.words.takeAll}</span>
      <Waiting count={town.view.waiting.food} town={town}>
        <Token good="food" name={town.words.goods.food} className="big" />
      </Waiting>
    </Place>
  )
}

export function Jarl({ town }: InTown) {
  const id = 'jarls-longhouse'
  return (
    <Place id={id} town={town} kind="trade" house="h-jarl" className="jarl">
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
