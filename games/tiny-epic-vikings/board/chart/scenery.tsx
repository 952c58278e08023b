import { memo } from 'react'
import type { Island, MapFile } from '../../src/content-file.ts'
import { type At, at, distance, HEIGHT, line, shape, shrunk, WIDTH } from './geometry.ts'

/** What a chart shows whatever is played on it: sea, ice, routes, islands. */

const FIR = 'M0-34 9-18H5L13-6H7l9 12H-16l9-12h-6l8-12h-4z'
const FLOE = 'M-18 2-10-9 6-11 17-2 12 8-6 11z'
const CRACKS = 'M-10-9-2-1 12 8M-2-1-6 11'

const HILLS: readonly (readonly [number, number, number])[] = [
  [-58, -17, 1],
  [-40, -25, 0.8],
  [62, -23, 0.9],
  [78, -9, 0.7],
  [-66, 11, 0.7],
  [70, 19, 0.8],
  [44, 35, 0.7],
  [-40, 33, 0.8],
]

/** The same numbers for the same map, so that the ice lies still. */
function* scattered(count: number): Generator<At & { readonly turn: number }> {
  let seed = 7
  const next = () => {
    seed = (seed * 16807) % 2147483647
    return seed / 2147483647
  }
  for (let i = 0; i < count; i++) yield { x: next() * WIDTH, y: next() * HEIGHT, turn: next() }
}

/** Open sea: neither near land nor where something is written. */
function isOpen(map: MapFile, point: At, room: number): boolean {
  return (
    map.islands.every(({ outline }) => outline.every((shore) => distance(at(shore), point) > room)) &&
    map.islands.every(({ center }) => distance(at(center), point) > room + 60) &&
    map.fjords.every(({ label }) => distance(at(label), point) > 52)
  )
}

/** Where the compass rose fits best. */
function roseAt(map: MapFile): At {
  const spots = [...scattered(240)].filter(({ x, y }) => y > 50 && y < HEIGHT - 50 && x > 50 && x < WIDTH - 50)
  const room = (spot: At) =>
    Math.min(
      ...map.islands.flatMap(({ outline }) => outline.map((point) => distance(at(point), spot))),
      ...map.fjords.map(({ label }) => distance(at(label), spot) - 20),
      ...map.routes.flatMap(({ path }) => path.map((point) => distance(at(point), spot) + 12)),
    )
  return spots.reduce((best, spot) => (room(spot) > room(best) ? spot : best))
}

export const Scenery = memo(function Scenery({ map }: { readonly map: MapFile }) {
  const rose = roseAt(map)
  const open = [...scattered(300)]
  const waves = open.filter((spot) => isOpen(map, spot, 22)).slice(0, 60)
  const floes = open.filter((spot) => isOpen(map, spot, 42) && distance(spot, rose) > 60).slice(0, 16)
  return (
    <>
      <path
        className="rhumb"
        d={Array.from({ length: 16 }, (_, i) => {
          const turn = (i * Math.PI) / 8
          return `M${rose.x} ${rose.y}l${(1300 * Math.cos(turn)).toFixed(0)} ${(1300 * Math.sin(turn)).toFixed(0)}`
        }).join('')}
      />
      <path className="waves" d={waves.map(({ x, y }) => `M${x.toFixed(0)} ${y.toFixed(0)}q4-4 8 0t8 0`).join('')} />
      {floes.map(({ x, y, turn }) => (
        <g
          key={`${x}`}
          className="floe"
          transform={`translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(${(turn * 60).toFixed(0)}) scale(${(0.5 + turn / 2).toFixed(2)})`}
        >
          <path d={FLOE} />
          <path className="cr" d={CRACKS} />
        </g>
      ))}
      <g className="rose" transform={`translate(${rose.x.toFixed(0)} ${rose.y.toFixed(0)}) scale(.7)`}>
        <circle r="34" />
        <circle r="28" />
        <path d="M0-40 6-6 40 0 6 6 0 40-6 6-40 0-6-6z" />
        <path className="d" d="M0-40V0L-6-6zM40 0H0L6-6zM0 40V0l6 6zM-40 0H0l-6 6z" />
      </g>
    </>
  )
})

export const Routes = memo(function Routes({ map }: { readonly map: MapFile }) {
  return map.routes.map(({ id, path }) => {
    const d = line(path.map(at))
    return (
      <g key={id}>
        <path className="route-b" d={d} />
        <path className="route" d={d} />
      </g>
    )
  })
})

/** Shoals lie under the routes, so that a route reaches its port. */
export const Shoals = memo(function Shoals({ map }: { readonly map: MapFile }) {
  return map.islands.map((island) => {
    const d = shape(island.outline)
    return (
      <g key={island.id} className="shoal">
        <path d={d} strokeWidth={30} opacity={0.16} />
        <path d={d} strokeWidth={20} opacity={0.2} />
        <path d={d} strokeWidth={10} opacity={0.4} />
      </g>
    )
  })
})

/** An island with its hills and firs; who holds it rims it from within. */
export const Land = memo(function Land({
  island,
  holder,
}: {
  readonly island: Island
  readonly holder: string | null
}) {
  const d = shape(island.outline)
  const middle = at(island.center)
  const firs = island.outline.filter((_, i) => i % 8 === 3).map(at)
  return (
    <g>
      <path className="cliff" d={d} transform="translate(0 4)" />
      <path className="isle" d={d} data-land="" />
      <clipPath id={`clip-${island.id}`}>
        <path d={d} />
      </clipPath>
      <g clipPath={`url(#clip-${island.id})`}>
        <path className="ctr" d={shrunk(island, 0.82)} />
        <path className="ctr" d={shrunk(island, 0.64)} />
        {HILLS.map(([x, y, size]) => (
          <g
            key={`${x} ${y}`}
            className="hill"
            transform={`translate(${(middle.x + x).toFixed(1)} ${(middle.y + y).toFixed(1)}) scale(${size})`}
          >
            <path d="M-13 8 0-12 13 8z" />
            <path className="sn" d="M0-12 5-4 1-6-2-3-5-5z" />
          </g>
        ))}
        {firs.map(({ x, y }) => (
          <path
            key={`${x} ${y}`}
            className="fir"
            d={FIR}
            transform={`translate(${(middle.x + (x - middle.x) * 0.86).toFixed(1)} ${(middle.y + (y - middle.y) * 0.86).toFixed(1)}) scale(.42)`}
          />
        ))}
        {holder && <path className={`hold by-${holder}`} d={d} />}
      </g>
      <path className="coast" d={d} />
    </g>
  )
})

/** The gold border with its degrees. */
export const Border = memo(function Border() {
  const across = Array.from({ length: 24 }, (_, i) => `M${i * 38} 2h19M${i * 38} ${HEIGHT - 2}h19`).join('')
  const down = Array.from({ length: 14 }, (_, i) => `M2 ${i * 38}v19M${WIDTH - 2} ${i * 38}v19`).join('')
  return (
    <>
      <path className="scale" d={across + down} />
      <path className="frame" d={`M6.5 6.500h${WIDTH - 13}v${HEIGHT - 13}H6.500z`} />
    </>
  )
})
