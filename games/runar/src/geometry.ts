import { byId, dictionaryOf } from '@longhouse/kernel'
import type { Board, BoardNode, DestinyCard, NodeId, TerritoryId, ZoneId } from './content-file.ts'

/** RN-2, RN-20.3: what never changes of a Battlefield. What lies on it is state. */

/** The eight directions in a fixed order (RN-2.26): orthogonal ones first. */
export const DIRECTIONS = ['n', 'e', 's', 'w', 'ne', 'se', 'sw', 'nw'] as const
export type Direction = (typeof DIRECTIONS)[number]

const STEPS: { readonly [direction in Direction]: readonly [number, number] } = {
  n: [0, -1],
  e: [1, 0],
  s: [0, 1],
  w: [-1, 0],
  ne: [1, -1],
  se: [1, 1],
  sw: [-1, 1],
  nw: [-1, -1],
}

export interface Neighbour {
  readonly node: NodeId
  readonly direction: Direction
  readonly diagonal: boolean
  /** Of a diagonal step: the two nodes beside it; null where there is none (RN-2.20). */
  readonly flanks: readonly (NodeId | null)[]
}

export interface Node extends Omit<BoardNode, 'id'> {
  readonly neighbours: readonly Neighbour[]
  readonly to: { readonly [direction in Direction]?: NodeId }
}

export interface Geometry {
  readonly board: Board
  readonly nodeIds: readonly NodeId[]
  readonly nodes: { readonly [node: NodeId]: Node }
  readonly zones: { readonly [zone: ZoneId]: Board['zones'][number] & { readonly nodes: readonly NodeId[] } }
  readonly territories: { readonly [territory: TerritoryId]: Board['territories'][number] }
}

export function geometryOf(board: Board): Geometry {
  const at = new Map(board.nodes.map((node) => [`${node.x},${node.y}`, node.id]))
  const beside = ({ x, y }: BoardNode, direction: Direction): NodeId | null => {
    const [dx, dy] = STEPS[direction]
    return at.get(`${x + dx},${y + dy}`) ?? null
  }
  const nodes = dictionaryOf(
    board.nodes.map((node) => {
      const neighbours = DIRECTIONS.flatMap((direction) => neighbourOf(node, direction, beside))
      const { id, ...rest } = node
      const to = Object.fromEntries(neighbours.map((n) => [n.direction, n.node]))
      return [id, { ...rest, neighbours, to }] as const
    }),
  )
  return {
    board,
    nodeIds: board.nodes.map(({ id }) => id),
    nodes,
    zones: byId(
      board.zones.map((zone) => ({
        ...zone,
        nodes: board.nodes.filter((node) => node.zone === zone.id).map(({ id }) => id),
      })),
    ),
    territories: byId(board.territories),
  }
}

function neighbourOf(
  node: BoardNode,
  direction: Direction,
  beside: (node: BoardNode, direction: Direction) => NodeId | null,
): readonly Neighbour[] {
  const to = beside(node, direction)
  if (to === null) return []
  const diagonal = direction.length === 2
  const flanks = diagonal ? [...direction].map((part) => beside(node, part as Direction)) : []
  return [{ node: to, direction, diagonal, flanks }]
}

/** RN-2.11. */
export function isAdjacent(board: Geometry, a: NodeId, b: NodeId): boolean {
  const { x, y } = board.nodes[a] as Node
  const other = board.nodes[b] as Node
  return a !== b && Math.abs(x - other.x) <= 1 && Math.abs(y - other.y) <= 1
}

/** RN-2.26: the direction from one node towards another, if they lie in a straight line. */
export function directionTo(board: Geometry, from: NodeId, to: NodeId): Direction | null {
  const { x, y } = board.nodes[from] as Node
  const other = board.nodes[to] as Node
  const dx = other.x - x
  const dy = other.y - y
  if (from === to || (dx !== 0 && dy !== 0 && Math.abs(dx) !== Math.abs(dy))) return null
  return DIRECTIONS.find((d) => STEPS[d][0] === Math.sign(dx) && STEPS[d][1] === Math.sign(dy)) ?? null
}

/** RN-20.1 to RN-20.3: the node of each Territory that a Destiny card points to, turned as the Active player sits. */
export function matchedNodes(board: Geometry, card: DestinyCard, activeTerritory: TerritoryId): readonly NodeId[] {
  let row = 3 * card.zone.row + card.node.row
  let col = 3 * card.zone.col + card.node.col
  for (let turn = 0; turn < (board.territories[activeTerritory]?.rotation ?? 0); turn++) [row, col] = [col, 5 - row]
  return board.board.territories.map(({ originX, originY }) => `n-${originX + col}-${originY + row}`)
}

/** What a node is called: a letter for the column, a number for the row, `C7`. */
export const nodeName = ({ x, y }: Pick<BoardNode, 'x' | 'y'>): string => `${String.fromCharCode(65 + x)}${y + 1}`
