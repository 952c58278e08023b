import { Icon, Token } from '@longhouse/board'
import { Fragment, type ReactNode } from 'react'
import type { Warrior } from '../../../src/content.ts'
import type { InContext } from '../../board-context.ts'
import { Die } from '../../pieces/dice.tsx'
import { Place } from '../place.tsx'

/** Places where dice and food wait, and the Jarl's house. */

const HOUSES = { blacksmith: 'h-forge', spearwright: 'h-spearwright', armourer: 'h-armourer' } as const

export function Smithy({
  id,
  type,
  context,
}: InContext & { readonly id: keyof typeof HOUSES; readonly type: Warrior }) {
  return (
    <Place id={id} context={context} kind="refill" house={HOUSES[id]}>
      <span className="place-effect">{context.words.takeAll}</span>
      <Waiting count={context.view.waiting[type]} context={context}>
        <Die type={type} name={context.words.counted(type, 1)} />
      </Waiting>
    </Place>
  )
}

const MOST_DRAWN = 3

/** What waits there, piece by piece while they are few. */
function Waiting({ count, context, children }: InContext & { readonly count: number; readonly children: ReactNode }) {
  return (
    <span className="pgoods">
      {count === 0 && <span className="none">{context.words.noneLeft}</span>}
      {count > MOST_DRAWN && <b className="times">{count} ×</b>}
      {Array.from({ length: count > MOST_DRAWN ? 1 : count }, (_, i) => (
        <Fragment key={i}>{children}</Fragment>
      ))}
    </span>
  )
}

export function Butcher({ context }: InContext) {
  return (
    <Place id="butcher" context={context} kind="refill" house="h-butcher">
      <span className="place-effect">{context.words.takeAll}</span>
      <Waiting count={context.view.waiting.food} context={context}>
        <Token good="food" name={context.words.good('food')} className="big" />
      </Waiting>
    </Place>
  )
}

export function Jarl({ context }: InContext) {
  const id = 'jarls-longhouse'
  return (
    <Place id={id} context={context} kind="trade" house="h-jarl" className="jarl">
      <span className="pgoods">
        <Die type="swordsman" name={context.words.counted('swordsman', 1)} />
        <span className="hornbox">
          <Icon symbol="g-horn" />
        </span>
        <span className="first">{context.words.first}</span>
      </span>
    </Place>
  )
}
