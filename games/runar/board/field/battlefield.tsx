import './battlefield.css'
import { nameOfSeat } from '@longhouse/board'
import { useContext, useMemo } from 'react'
import type { NodeId } from '../../src/content-file.ts'
import { byOf, type FieldContext, type InField, viewerOf } from '../board-context.ts'
import { DestinyBoard } from '../destiny/destiny-board.tsx'
import { Answers } from './answers.tsx'
import { type At, boxAround, frameOf, nodePlace } from './frame.ts'
import { declaredWay } from './in-question.ts'
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
        <Ahead context={context} />
        <Declared context={context} />
      </svg>
      <DestinyBoard context={context} />
      <Names context={context} />
      {geometry.nodeIds.map((node) => (
        <Spot key={node} context={context} node={node} />
      ))}
      <Answers context={context} />
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

/** `short`: it ends before whoever stands at its end. */
function pathAlong({ geometry }: FieldContext, way: readonly NodeId[], short = 0): string {
  const places = way.map((node) => nodePlace(geometry, node))
  const end = places.at(-1) as At
  const before = places.at(-2) as At
  const part = 1 - short / Math.hypot(end.x - before.x, end.y - before.y)
  const last = { x: before.x + (end.x - before.x) * part, y: before.y + (end.y - before.y) * part }
  return [...places.slice(0, -1), last].map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`).join('')
}

const BESIDE = 30

/** What a question answers: who strikes whom, or the way that was gone. */
function Declared({ context }: InField) {
  const way = declaredWay(context)
  if (way.length < 2) return null
  return (
    <>
      <marker id="rn-tip" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="3.4" markerHeight="3.4" orient="auto">
        <path className="declared-tip" d="M0 0L10 5L0 10z" />
      </marker>
      <path className="declared" d={pathAlong(context, way, BESIDE)} markerEnd="url(#rn-tip)" />
    </>
  )
}

/** The way to where one points. */
function Way({ context }: InField) {
  const { way } = useContext(PlanContext)
  if (way.length < 2) return null
  const d = pathAlong(context, way)
  return (
    <g>
      <path className="walk-b" d={d} />
      <path className="walk" d={d} />
    </g>
  )
}

/** Where what is pointed at would be pushed or sent to, and how far others could follow. */
function Ahead({ context }: InField) {
  const { thrown, answers } = useContext(PlanContext)
  return (
    <>
      <marker id="rn-thrown" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="3.4" markerHeight="3.4" orient="auto">
        <path className="thrown-tip" d="M0 0L10 5L0 10z" />
      </marker>
      {thrown.map((way) => (
        <path key={way.join()} className="thrown" d={pathAlong(context, way)} markerEnd="url(#rn-thrown)" />
      ))}
      {answers.map(({ hero, seat, nodes }) =>
        nodes ? (
          <g key={hero} className={byOf(context, seat)}>
            <path className="chase-b" d={pathAlong(context, nodes)} />
            <path className="chase" d={pathAlong(context, nodes)} />
          </g>
        ) : null,
      )}
    </>
  )
}
