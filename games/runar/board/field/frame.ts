import type { NodeId } from '../../src/content-file.ts'
import type { Geometry, Node } from '../../src/geometry.ts'

/** Where the nodes of a Battlefield are drawn, in the board's own coordinates. */

export interface At {
  readonly x: number
  readonly y: number
}

export interface Frame {
  readonly width: number
  readonly height: number
  /** Whether the Destiny board lies above the Battlefield, or beside it where that is tall. */
  readonly destiny: 'above' | 'beside'
  /** How large figures are drawn. */
  readonly scale: number
  readonly cellX: number
  readonly cellY: number
  readonly left: number
  readonly top: number
  /** Between two Zones, and between two Territories besides. */
  readonly zoneGap: number
  readonly landGap: number
  /** A board that is higher than wide lies on its side: screens are wide. */
  readonly lies: boolean
}

const WIDE = { width: 1178, height: 592, destiny: 'above', scale: 1, cellX: 90, cellY: 69, top: 192 } as const

const FRAMES: { readonly [players: number]: Frame } = {
  1: { ...WIDE, left: 359, zoneGap: 10, landGap: 6, lies: false },
  2: { ...WIDE, left: 71, zoneGap: 10, landGap: 6, lies: true },
  3: tall(),
  4: tall(),
}

function tall(): Frame {
  return {
    width: 1370,
    height: 700,
    destiny: 'beside',
    scale: 0.82,
    cellX: 66,
    cellY: 51,
    left: 52,
    top: 58,
    zoneGap: 7,
    landGap: 8,
    lies: false,
  }
}

export const frameOf = ({ board }: Geometry): Frame => FRAMES[board.players] as Frame

/** Column and row as they are drawn. */
function cellOf({ lies }: Frame, { x, y }: Pick<Node, 'x' | 'y'>): readonly [number, number] {
  return lies ? [y, x] : [x, y]
}

const along = (n: number, cell: number, zoneGap: number, landGap: number): number =>
  n * cell + Math.floor(n / 3) * zoneGap + Math.floor(n / 6) * landGap

function placeOf(frame: Frame, node: Pick<Node, 'x' | 'y'>): At {
  const [column, row] = cellOf(frame, node)
  const { left, top, cellX, cellY, zoneGap, landGap } = frame
  return { x: left + along(column, cellX, zoneGap, landGap * 2), y: top + along(row, cellY, zoneGap, landGap) }
}

export const nodePlace = (geometry: Geometry, node: NodeId): At => {
  const found = geometry.nodes[node]
  return found ? placeOf(frameOf(geometry), found) : { x: 0, y: 0 }
}

export interface Box extends At {
  readonly width: number
  readonly height: number
}

/** The rectangle around some nodes, with room on every side. */
export function boxAround(geometry: Geometry, nodes: readonly NodeId[], room: number): Box {
  const places = nodes.map((node) => nodePlace(geometry, node))
  const x = Math.min(...places.map((place) => place.x)) - room * 1.25
  const y = Math.min(...places.map((place) => place.y)) - room
  return {
    x,
    y,
    width: Math.max(...places.map((place) => place.x)) + room * 1.25 - x,
    height: Math.max(...places.map((place) => place.y)) + room - y,
  }
}
