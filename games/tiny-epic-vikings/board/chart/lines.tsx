import './lines.css'
import { askedForm, isAsked, valuesOf } from '@longhouse/board'
import type { PortId } from '../../src/content-file.ts'
import { stepsBetween } from '../../src/geometry.ts'
import { type BoardContext, colorOf, type InContext, viewerOf } from '../board-context.ts'
import { aimOf, latestEnemyTurn } from '../enemy-turn/turn-steps.ts'
import { keyOf } from '../thing.ts'
import { type At, at, between, distance, line } from './geometry.ts'
import { boatsIn } from './plans.ts'
import { curve, lyingAt, seaWay } from './sea-way.ts'
import { useChosen } from './selection.ts'

/** Lines on the chart: where something would go, must go or is bound for. */

/** The way of the chosen boat to where one points. */
export function Wake({ context }: InContext) {
  const { boat, goal } = useChosen()
  if (!boat || !goal || boat === goal) return null
  const d = curve(seaWay(context.geometry, boat, goal))
  return (
    <g key={keyOf('sail', [boat, goal])}>
      <path className="wake-b" d={d} />
      <path className="wake" d={d} markerEnd="url(#tv-head)" />
    </g>
  )
}

/** So far from the port where a line ends its number stands, or the line itself ends. */
const BESIDE_PORT = 24

/** TV-16.11: the ways of the chieftain boat among which one is chosen, by their numbers. */
export function Ways({ context }: InContext) {
  const { enemy } = context.view
  const { ports } = context.geometry
  const spot = (port: string) => {
    const place = ports[port]?.at
    return place ? [at(place)] : []
  }
  if (enemy?.kind !== 'clan') return null
  return valuesOf(askedForm(context, 'enemyWay')).map((way, i) => {
    const points = [enemy.chieftain, ...(way as readonly string[])].flatMap(spot)
    const { x, y } = points.at(-1) ?? { x: 0, y: 0 }
    return (
      <g key={String(way)} className="way">
        <path className="wake-b" d={line(points)} />
        <path className="wake" d={line(points)} markerEnd="url(#tv-head)" />
        <circle cx={x} cy={y - BESIDE_PORT} r={13} />
        <text x={x} y={y - BESIDE_PORT + 6}>
          {i + 1}
        </text>
      </g>
    )
  })
}

/** TV-16.6: where the chieftain boat is bound for, in its turn: the nearest port of the island it aims at. */
export function Aim({ context }: InContext) {
  const { view, geometry, input } = context
  if (view.enemy?.kind !== 'clan' || view.turn.side !== 'enemy') return null
  const { chieftain } = view.enemy
  const island = aimOf(latestEnemyTurn(input.log))
  if (island === null || geometry.ports[chieftain]?.island === island) return null
  const goal = nearestPort(context, chieftain, geometry.portsOf[island] ?? [])
  const to = goal && geometry.ports[goal]
  if (!to) return null
  return <path className="aim" d={shortOf(lyingAt(geometry, chieftain), at(to.at))} markerEnd="url(#tv-aims)" />
}

/** A line that ends before it hides what it leads to. */
function shortOf(from: At, to: At): string {
  const far = distance(from, to)
  return line([from, between(from, to, Math.max(0.5, 1 - BESIDE_PORT / far))])
}

/** By steps (TV-16.9), and of those that are equally near the one that lies nearer on the chart. */
function nearestPort({ geometry }: BoardContext, from: PortId, ports: readonly PortId[]): PortId | undefined {
  const far = (port: PortId) => distance(lyingAt(geometry, from), lyingAt(geometry, port))
  return [...ports].sort(
    (a, b) => stepsBetween(geometry, from, a) - stepsBetween(geometry, from, b) || far(a) - far(b),
  )[0]
}

/** TV-7.12: where boats that lie in a port must go, or would have to if the chosen boat docked there. */
export function DrivenOut({ context }: InContext) {
  const { geometry, input } = context
  const { goal } = useChosen()
  const viewer = viewerOf(context)
  const asked = isAsked(context, 'driveOut') ? (input.seatView.about?.port ?? null) : null
  const port = geometry.ports[asked ?? goal ?? '']
  if (!port || viewer === null) return null
  // The enemy's boats go home to their sheet (TV-16.40).
  const leaving = asked !== null ? [viewer] : boatsIn(context, port.id, viewer).filter((side) => side !== 'enemy')
  const from = lyingAt(geometry, port.id)
  return leaving.flatMap((side) =>
    port.fjords.map((fjord) => (
      <path
        key={`${side} ${fjord}`}
        className={`driven by-${colorOf(context, side)}`}
        d={shortOf(from, lyingAt(geometry, fjord))}
        markerEnd="url(#tv-head)"
      />
    )),
  )
}
