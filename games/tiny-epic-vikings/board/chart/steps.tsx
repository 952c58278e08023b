import './steps.css'
import { useThing } from '@longhouse/board'
import type { InContext } from '../board-context.ts'
import { keyOf, thingAt } from '../thing.ts'
import { along, lengthOf, wayBetween } from './geometry.ts'

/** How far from its port a step begins, so that two that meet on a route both have room. */
const FROM_SHORE = 24

/** Steps that settlers, or a temple, may take along the routes. */
export function Steps({ context }: InContext) {
  const steps = context.input.options.flatMap(({ thing }) => {
    const at = thing === null ? null : thingAt(thing)
    return at?.kind === 'step' ? [at.is] : []
  })
  return steps.map(([from, to]) => <Step key={`${from}@${to}`} context={context} from={from} to={to} />)
}

function Step({ context, from, to }: InContext & { readonly from: string; readonly to: string }) {
  const { props } = useThing(keyOf('step', [from, to]), context.words.step(context.name(from), context.name(to)))
  const way = wayBetween(context.geometry.map, from, to)
  const far = Math.min(FROM_SHORE, lengthOf(way) / 2 - 1)
  const here = along(way, far)
  const ahead = along(way, far + 8)
  const turn = (Math.atan2(ahead.y - here.y, ahead.x - here.x) * 180) / Math.PI
  return (
    <span {...props} className="tv-step glow" style={{ left: here.x, top: here.y }}>
      <svg viewBox="-12 -12 24 24" aria-hidden="true" style={{ rotate: `${turn}deg` }}>
        <path d="M-8-3.500H1V-9L10 0 1 9V3.500H-8z" />
      </svg>
    </span>
  )
}
