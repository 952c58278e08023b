import './subdue.css'
import { askedForm, useThing, valuesOf, wayOf } from '@longhouse/board'
import type { MouseEvent } from 'react'
import type { Stack } from '../../src/content-file.ts'
import { levelOf } from '../../strings/names.ts'
import type { BoardContext, InContext } from '../board-context.ts'
import { CostRow, Defense } from '../pieces/effect-row.tsx'
import { keyOf } from '../thing.ts'
import { LocationFrame } from './location.tsx'

const HERE = 'subdue-territories'

/** RV-12: nine stacks, each to be taken by force or in peace. */
export function SubdueLocation({ context }: InContext) {
  return (
    <LocationFrame context={context} id={HERE}>
      <div className="rv-terrs">
        {Object.values(context.content.stacks).map((stack) => (
          <StackTile key={stack.stack} context={context} stack={stack} />
        ))}
      </div>
    </LocationFrame>
  )
}

type Way = 'force' | 'peaceful'

/** The stacks that may be tried in a way now. */
const openTo = (context: BoardContext, way: Way): readonly unknown[] =>
  valuesOf(wayOf(askedForm(context, 'attempt'), way))

function StackTile({ context, stack: { stack, type, level, defense, peacefulCost } }: InContext & { stack: Stack }) {
  const { view, words, input } = context
  const { props } = useThing(keyOf('named', stack), context.name(stack))
  const left = view.stacks[stack] ?? 0
  const ways = (['force', 'peaceful'] as const).filter((way) => openTo(context, way).includes(stack))
  // The tile itself would show what it is.
  const attempt = (event: MouseEvent, way: Way) => {
    event.stopPropagation()
    input.choose({ [way]: stack })
  }
  const price = <CostRow context={context} cost={peacefulCost} />
  return (
    <div {...props} className={`rv-ter ${type} ${left === 0 ? 'rv-none' : ''} ${ways.length > 0 ? 'asked' : ''}`}>
      <b className="lv">{levelOf({ level })}</b>
      <span className="cnt" role="img" aria-label={words.tilesLeft(left)}>
        ×{left}
      </span>
      {ways.includes('force') ? (
        <button
          type="button"
          className="rv-way glow"
          aria-label={words.place.force(`${context.name(stack)}, ${words.defense(defense)}`)}
          onClick={(event) => attempt(event, 'force')}
        >
          <Defense context={context} n={defense} />
        </button>
      ) : (
        <span className="rv-way">
          <Defense context={context} n={defense} />
        </span>
      )}
      <i className="rv-or">{words.place.or}</i>
      {ways.includes('peaceful') ? (
        <button
          type="button"
          className="rv-way glow"
          aria-label={words.place.peaceful(context.name(stack))}
          onClick={(event) => attempt(event, 'peaceful')}
        >
          {price}
        </button>
      ) : (
        <span className="rv-way">{price}</span>
      )}
    </div>
  )
}
