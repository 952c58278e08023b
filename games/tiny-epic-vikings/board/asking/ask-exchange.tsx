import { ownPlayer, Token, valuesOf, wayOf } from '@longhouse/board'
import { useState } from 'react'
import type { Choices } from '../../src/choices.ts'
import { RESOURCES, type Resource } from '../../src/content-file.ts'
import type { AskedHere, InContext } from '../board-context.ts'
import { Confirm, Decline, Numbers } from './controls.tsx'

type Trade = Extract<Choices['exchange'], { exchange: unknown }>['exchange']

/** TV-9.11: any number of one resource for as many of another. */
export function ExchangeChoice({ context, form }: AskedHere) {
  const { words } = context
  const trades = valuesOf(wayOf(form, 'exchange')) as readonly Trade[]
  const [wish, setWish] = useState<Trade | undefined>(() => trades.at(-1))
  const fitting = (give: Resource, take: Resource) => trades.filter((each) => each.give === give && each.take === take)
  const choose = (give: Resource, take: Resource) => setWish(fitting(give, take).at(-1))
  if (!wish) return null
  const giving = RESOURCES.filter((resource) => trades.some(({ give }) => give === resource))
  const taking = RESOURCES.filter((resource) => fitting(wish.give, resource).length > 0)
  return (
    <>
      <h2 className="name">{words.action.exchange}</h2>
      <ul className="tv-lines">
        <li>
          <span className="grow">{words.ask.give}</span>
          <Kinds
            context={context}
            label={words.ask.give}
            kinds={giving}
            chosen={wish.give}
            choose={(give) => choose(give, trades.find((each) => each.give === give)?.take ?? wish.take)}
          />
        </li>
        <li>
          <span className="grow">{words.ask.take}</span>
          <Kinds
            context={context}
            label={words.ask.take}
            kinds={taking}
            chosen={wish.take}
            choose={(take) => choose(wish.give, take)}
          />
        </li>
        <li>
          <span className="grow">{words.ask.howMany}</span>
          <Numbers
            label={words.ask.howMany}
            numbers={fitting(wish.give, wish.take).map(({ number }) => number)}
            chosen={wish.number}
            choose={(number) => setWish({ ...wish, number })}
          />
        </li>
      </ul>
      <p className="tv-trade">
        <Kept context={context} resource={wish.give} by={-wish.number} />
        <Kept context={context} resource={wish.take} by={wish.number} />
      </p>
      <p className="tv-acts">
        <Confirm context={context} choice={{ exchange: { ...wish } }}>
          {words.action.exchange}
        </Confirm>
        <Decline context={context} />
      </p>
    </>
  )
}

interface KindsProps extends InContext {
  readonly label: string
  readonly kinds: readonly Resource[]
  readonly chosen: Resource
  choose(kind: Resource): void
}

function Kinds({ context, label, kinds, chosen, choose }: KindsProps) {
  return (
    <fieldset className="tv-numbers" aria-label={label}>
      {kinds.map((kind) => (
        <button key={kind} type="button" aria-pressed={kind === chosen} onClick={() => choose(kind)}>
          <Token good={kind} name={context.words.resource(kind)} />
        </button>
      ))}
    </fieldset>
  )
}

function Kept({ context, resource, by }: InContext & { readonly resource: Resource; readonly by: number }) {
  const held = ownPlayer(context)?.[resource] ?? 0
  return (
    <span>
      <Token good={resource} name={context.words.resource(resource)} /> {held} → <b>{held + by}</b>
    </span>
  )
}
