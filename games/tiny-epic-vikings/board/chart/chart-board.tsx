import './chart-board.css'
import { askedForm, isAsked, isOffered, valuesOf } from '@longhouse/board'
import type { PlaceId } from '../../src/content-file.ts'
import { controllerOf } from '../../src/sides.ts'
import { type BoardContext, colorOf, type InContext } from '../board-context.ts'
import { aimOf, latestEnemyTurn } from '../enemy-turn/turn-steps.ts'
import { keyOf } from '../thing.ts'
import { type At, at, HEIGHT, line, mooring, plateAt, shape, WIDTH } from './geometry.ts'
import { IslandPlate } from './island-plate.tsx'
import { AtPort, FjordSpot, PortSpot } from './places.tsx'
import { Border, Land, Routes, Scenery, Shoals } from './scenery.tsx'
import { placeThing, useChosen } from './selection.ts'
import { Steps } from './steps.tsx'

/** The map: drawn from the content, with all that lies on it. */
export function ChartBoard({ context }: InContext) {
  const { map } = context.geometry
  return (
    <div className="tv-chart" data-isles={map.islands.length} data-drop={isAsked(context, 'play') ? 'up' : undefined}>
      <svg className="tv-map" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        <Defs />
        <rect className="sea" width={WIDTH} height={HEIGHT} />
        <Reach context={context} />
        <Scenery map={map} />
        <Shoals map={map} />
        <Routes map={map} />
        {map.islands.map((island) => {
          const holder = controllerOf(context.sight, island.id)
          return <Land key={island.id} island={island} holder={holder === null ? null : colorOf(context, holder)} />
        })}
        <Whale context={context} />
        <Wake context={context} />
        <Ways context={context} />
        <Aim context={context} />
        <Border />
      </svg>
      {map.fjords.map((fjord) => (
        <FjordSpot key={fjord.id} context={context} fjord={fjord} />
      ))}
      {map.islands.map((island) => (
        <IslandPlate key={island.id} context={context} island={island} />
      ))}
      {map.ports.map((port) => (
        <AtPort key={port.id} context={context} port={port} />
      ))}
      {map.ports.map((port) => (
        <PortSpot key={port.id} context={context} port={port} />
      ))}
      <Steps context={context} />
    </div>
  )
}

const Defs = () => (
  <defs>
    <linearGradient id="tv-sea" x2="0" y2="1">
      <stop className="sea-1" />
      <stop className="sea-2" offset="1" />
    </linearGradient>
    <linearGradient id="tv-snow" x2="0" y2="1">
      <stop className="isle-1" />
      <stop className="isle-2" offset="1" />
    </linearGradient>
    <marker id="tv-head" viewBox="0 0 10 10" refX="6" refY="5" markerWidth="4" markerHeight="4" orient="auto">
      <path className="head" d="M0 0 10 5 0 10z" />
    </marker>
  </defs>
)

/** The sea that the chosen boat can sail, or where one may go: the nearer, the warmer. */
function Reach({ context }: InContext) {
  const selection = useChosen()
  const { boat } = selection
  const { fjords, moves } = context.geometry
  return Object.values(fjords).map(({ id, polygon }) => {
    const thing = placeThing(selection, id)
    const offered = isOffered(context, thing)
    if (!offered && id !== boat) return null
    const far = id === boat ? 0 : boat ? Math.min(2, moves[boat]?.[id] ?? 1) : 1
    return <path key={id} className={`reach n${far}`} d={shape(polygon)} />
  })
}

function Whale({ context }: InContext) {
  const home = context.geometry.map.fjords.find(({ whaleTail }) => whaleTail)
  if (!home) return null
  const { x, y } = at(home.label)
  return <use className="whale" href="#i-whale-tail" x={x - 17} y={y - 62} width={34} height={34} />
}

/** Where a boat that lies at a place is drawn. */
function lyingAt({ geometry }: BoardContext, place: PlaceId): At {
  const port = geometry.ports[place]
  const fjord = geometry.fjords[place]
  if (port) return mooring(geometry.map, port)
  return fjord ? at(fjord.label) : { x: 0, y: 0 }
}

/** The way of the chosen boat to where one points. */
function Wake({ context }: InContext) {
  const { boat, goal } = useChosen()
  if (!boat || !goal) return null
  const from = lyingAt(context, boat)
  const port = context.geometry.ports[goal]
  const to = port ? at(port.at) : lyingAt(context, goal)
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - 18 }
  const d = `M${from.x} ${from.y}Q${middle.x} ${middle.y} ${to.x} ${to.y}`
  return (
    <g key={keyOf('sail', [boat, goal])}>
      <path className="wake-b" d={d} />
      <path className="wake" d={d} markerEnd="url(#tv-head)" />
      {port && <DrivenOut context={context} place={goal} />}
    </g>
  )
}

/** The number of a way stands beside the port where it ends. */
const BESIDE_PORT = 24

/** TV-16.11: the ways of the chieftain boat among which one is chosen, by their numbers. */
function Ways({ context }: InContext) {
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

/** TV-16.6: where the chieftain boat is bound for, in its turn. */
function Aim({ context }: InContext) {
  const { view, geometry, input } = context
  if (view.enemy?.kind !== 'clan' || view.turn.side !== 'enemy') return null
  const port = geometry.ports[view.enemy.chieftain]
  const island = geometry.islands[aimOf(latestEnemyTurn(input.log)) ?? '']
  if (!port || !island || port.island === island.id) return null
  const from = at(port.at)
  const to = plateAt(island)
  return <path className="aim" d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
}

/** TV-7.12: where a boat that lies in the port would have to go. */
function DrivenOut({ context, place }: InContext & { readonly place: PlaceId }) {
  const port = context.geometry.ports[place]
  const isTaken = context.sides.some(
    (side) => side !== context.input.seatView.seat && context.view.boats[side]?.includes(place),
  )
  if (!port || !isTaken) return null
  const from = mooring(context.geometry.map, port)
  return port.fjords.map((fjord) => {
    const label = context.geometry.fjords[fjord]?.label
    if (!label) return null
    const to = at(label)
    return <path key={fjord} className="driven" d={`M${from.x} ${from.y}L${to.x} ${to.y}`} markerEnd="url(#tv-head)" />
  })
}
