import { memo } from 'react'
import type { Geometry } from '../../src/geometry.ts'
import { boxAround, type Frame, frameOf, nodePlace } from './frame.ts'

/** Night sky, aurora, peaks, and the slabs of ice that the nodes are cut into. None of it changes during a game. */

const FIR = 'M0-34 9-18H5L13-6H7l9 12H-16l9-12h-6l8-12h-4z'

export const Sky = memo(function Sky({ frame: { width, height, destiny } }: { readonly frame: Frame }) {
  const ground = destiny === 'above' ? 160 : 40
  return (
    <g className="sky">
      <rect className="night" width={width} height={height} />
      <path
        className="aurora"
        d={`M0 ${ground}C180 ${ground - 150} 300 ${ground - 20} 470 ${ground - 90}S760 ${ground - 150} 900 ${ground - 60} 1100 ${ground - 120} ${width} ${ground - 30}V${ground}H0z`}
      />
      <path
        className="aurora far"
        d={`M0 ${ground}C240 ${ground - 90} 380 ${ground - 130} 620 ${ground - 50}S980 ${ground - 130} ${width} ${ground - 70}V${ground}H0z`}
      />
      <path
        className="peaks"
        d={`M0 ${ground + 16} 90 ${ground - 28} 160 ${ground + 8} 250 ${ground - 30} 340 ${ground + 10} 470 ${ground - 24} 560 ${ground + 12} 690 ${ground - 26} 800 ${ground + 12} 920 ${ground - 28} 1000 ${ground + 8} 1090 ${ground - 24} ${width} ${ground + 6}V${height}H0z`}
      />
      <rect className="ice" y={ground} width={width} height={height - ground} />
      <g className="firs">
        {FIRS.map(([x, y, size]) => (
          <path key={x} transform={`translate(${x} ${ground - 6 + y}) scale(${size})`} d={FIR} />
        ))}
      </g>
    </g>
  )
})

const FIRS: readonly (readonly [number, number, number])[] = [
  [22, 4, 0.7],
  [46, 2, 0.55],
  [196, 0, 0.6],
  [216, 3, 0.75],
  [588, 2, 0.7],
  [606, 0, 0.5],
  [842, 3, 0.66],
  [1150, 4, 0.7],
]

interface LandProps {
  readonly geometry: Geometry
  /** By Territory: the style of the player whose it is. */
  readonly by: { readonly [territory: string]: string }
}

/** RN-2.1 to RN-2.3: Territories, their Zones, and the ways between the nodes. */
export const Land = memo(function Land({ geometry, by }: LandProps) {
  const { cellX, cellY } = frameOf(geometry)
  const { board, zones } = geometry
  return (
    <g className="land">
      {board.territories.map(({ id }) => {
        const nodes = board.nodes.filter(({ territory }) => territory === id).map((node) => node.id)
        const { x, y, width, height } = boxAround(geometry, nodes, cellY * 0.6)
        return (
          <g key={id} className={by[id] ?? ''}>
            <path className="slab-low" d={slab(x, y + 14, width, height)} />
            <path className="slab" d={slab(x, y, width, height)} />
          </g>
        )
      })}
      {Object.values(zones).map(({ id, nodes }) => {
        const { x, y, width, height } = boxAround(geometry, nodes, cellY * 0.48)
        return <rect key={id} className="zone" x={x} y={y} width={width} height={height} rx={9} />
      })}
      {board.nodes.flatMap(({ id }) =>
        (geometry.nodes[id]?.neighbours ?? [])
          .filter(({ direction }) => direction === 'e' || direction === 's')
          .map(({ node, direction }) => {
            const from = nodePlace(geometry, id)
            const to = nodePlace(geometry, node)
            const apart = geometry.nodes[id]?.territory !== geometry.nodes[node]?.territory
            return (
              <path
                key={`${id} ${direction}`}
                className={apart ? 'way apart' : 'way'}
                d={`M${from.x} ${from.y}L${to.x} ${to.y}`}
              />
            )
          }),
      )}
      {board.nodes.map(({ id }) => {
        const { x, y } = nodePlace(geometry, id)
        return <ellipse key={id} className="node" cx={x} cy={y} rx={cellX * 0.19} ry={cellY * 0.17} />
      })}
    </g>
  )
})

const slab = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y + 10}L${x + 12} ${y}H${x + width - 12}L${x + width} ${y + 10}V${y + height - 10}L${x + width - 12} ${y + height}H${x + 12}L${x} ${y + height - 10}z`
