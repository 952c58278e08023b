import './battlefield.css'
import { nameOfSeat } from '@longhouse/board'
import { useContext, useMemo } from 'react'
import { byOf, type FieldContext, type InField, viewerOf } from '../board-context.ts'
import { DestinyBoard } from '../destiny/destiny-board.tsx'
import { boxAround, frameOf, nodePlace } from './frame.ts'
import { PlanContext } from './plan.ts'
import { Land, Sky } from './scenery.tsx'
import { Spot } from './spot.tsx'

/** The Battlefield under the aurora, drawn from the content, with the Destiny board above or beside it. */
export function Battlefield({ context }: InField) {
  const { geometry } = context
  const frame = frameOf(geometry)
  const by = useMemo(() => styles(context), [context])
  return (
    <div className={`rn-field destiny-${frame.destiny}`}>
      <svg className="rn-ground" viewBox={`0 0 ${frame.width} ${frame.height}`} aria-hidden="true">
        <Sky frame={frame} />
        <Land geometry={geometry} by={by} />
        <Way context={context} />
      </svg>
      <DestinyBoard context={context} />
      <Names context={context} />
      {geometry.nodeIds.map((node) => (
        <Spot key={node} context={context} node={node} />
      ))}
    </div>
  )
}

const styles = (context: FieldContext): { readonly [territory: string]: string } =>
  Object.fromEntries(context.field.territories.map((territory, seat) => [territory, byOf(context, seat)]))

/** Whose Territory is whose. */
function Names({ context }: InField) {
  const { field, geometry, words } = context
  return field.territories.map((territory, seat) => {
    const nodes = geometry.board.nodes.filter((node) => node.territory === territory).map(({ id }) => id)
    const { x, y } = boxAround(geometry, nodes, frameOf(geometry).cellY * 0.6)
    return (
      <span key={territory} className={`rn-land-name ${byOf(context, seat)}`} style={{ left: x + 14, top: y }}>
        {seat === viewerOf(context) ? words.yourTerritory : words.territoryOf(nameOfSeat(context, seat))}
      </span>
    )
  })
}

/** The way to where one points. */
function Way({ context }: InField) {
  const { way } = useContext(PlanContext)
  if (way.length < 2) return null
  const points = way.map((node) => nodePlace(context.geometry, node))
  const d = points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`).join('')
  return (
    <g>
      <path className="walk-b" d={d} />
      <path className="walk" d={d} />
    </g>
  )
}
