import './chart-board.css'
import { isAsked, isOffered } from '@longhouse/board'
import { controllerOf } from '../../src/sides.ts'
import { colorOf, type InContext } from '../board-context.ts'
import { at, HEIGHT, shape, WIDTH } from './geometry.ts'
import { IslandPlate } from './island-plate.tsx'
import { Aim, DrivenOut, Wake, Ways } from './lines.tsx'
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
          const holder = controllerOf(context.openContext, island.id)
          return <Land key={island.id} island={island} holder={holder === null ? null : colorOf(context, holder)} />
        })}
        <Whale context={context} />
        <Wake context={context} />
        <DrivenOut context={context} />
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
    {['head', 'aims'].map((head) => (
      <marker
        key={head}
        id={`tv-${head}`}
        viewBox="0 0 10 10"
        refX="6"
        refY="5"
        markerWidth="4"
        markerHeight="4"
        orient="auto"
      >
        <path className={head} d="M0 0 10 5 0 10z" />
      </marker>
    ))}
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
