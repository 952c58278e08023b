import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { NodeId } from '../src/content-file.ts'
import { directionTo, type Geometry, isAdjacent } from '../src/geometry.ts'
import { runar } from '../src/index.ts'
import { adjacentFigures, distance, distances, isFree, isOccupied } from '../src/places.ts'
import { position } from './position.ts'

const board = (players: number): Geometry => runar.content.boards[players] as Geometry

describe('the Battlefield', () => {
  test.each([1, 2, 3, 4])(
    'RN-2.1 RN-2.2 RN-2.3 %i players: a Territory each, of four Zones of nine nodes',
    (players) => {
      const { nodeIds, nodes, zones, territories } = board(players)
      expect(Object.keys(territories)).toHaveLength(players)
      expect(nodeIds).toHaveLength(36 * players)
      for (const { nodes: inZone } of Object.values(zones)) {
        expect(inZone).toHaveLength(9)
        const xs = inZone.map((node) => nodes[node]?.x ?? 0)
        const ys = inZone.map((node) => nodes[node]?.y ?? 0)
        expect([Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)]).toEqual([2, 2])
      }
    },
  )

  test('RN-2.4 RN-2.5 RN-2.6 RN-2.7 RN-2.8 lies as the rules say', () => {
    const at = (players: number, node: NodeId) => board(players).nodes[node]?.territory
    expect([at(4, 'n-0-0'), at(4, 'n-11-0'), at(4, 'n-11-11'), at(4, 'n-0-11')]).toEqual(['t1', 't2', 't3', 't4'])
    expect([at(2, 'n-5-5'), at(2, 'n-5-6'), at(2, 'n-6-0')]).toEqual(['t1', 't4', undefined])
    expect([at(3, 'n-3-0'), at(3, 'n-8-5'), at(3, 'n-11-11'), at(3, 'n-0-6')]).toEqual(['t1', 't1', 't2', 't3'])
    expect([at(3, 'n-2-5'), at(3, 'n-9-0')]).toEqual([undefined, undefined])
    expect(at(1, 'n-5-5')).toBe('t1')
  })

  test('RN-2.9 RN-5.37 every Territory is a player’s', () => {
    for (const players of [2, 3, 4]) {
      const { order, territories } = position({ players }).field
      expect(order.map((seat) => territories[seat]).sort()).toEqual(Object.keys(board(players).territories).sort())
    }
  })

  test('RN-2.10 every player sits at an edge', () => {
    const facing = (players: number) => Object.values(board(players).territories).map(({ facing: edge }) => edge)
    expect([facing(1), facing(2), facing(3), facing(4)]).toEqual([
      ['S'],
      ['N', 'S'],
      ['N', 'S', 'S'],
      ['N', 'N', 'S', 'S'],
    ])
  })

  test('RN-2.11 RN-2.12 diagonals are adjacent, a node is not adjacent to itself', () => {
    expect(isAdjacent(board(2), 'n-2-2', 'n-3-3')).toBe(true)
    expect(isAdjacent(board(2), 'n-2-2', 'n-2-2')).toBe(false)
    expect(isAdjacent(board(2), 'n-2-2', 'n-4-2')).toBe(false)
  })

  test('RN-2.13 Obstacles never interrupt adjacency', () => {
    const p = position().hero('feima', 'n-2-2').hero('helga', 'n-3-3').obstacle('cairn', 'n-2-3', 'n-3-2')
    expect(adjacentFigures(p.t, 'n-2-2')).toEqual(['helga'])
  })

  test('RN-2.14 RN-2.15 Zones that share a side are orthogonally adjacent, across Territories too', () => {
    const { zones, nodes } = board(2)
    const zone = nodes['n-0-5']?.zone ?? ''
    const beside = zones[zone]?.orthogonal.map((other) => zones[other]?.nodes[0])
    expect(beside?.sort()).toEqual(['n-0-0', 'n-0-6', 'n-3-3'])
  })

  test('RN-2.26 a straight line goes in one of eight directions', () => {
    expect(directionTo(board(2), 'n-0-0', 'n-3-3')).toBe('se')
    expect(directionTo(board(2), 'n-2-4', 'n-2-1')).toBe('n')
    expect(directionTo(board(2), 'n-0-0', 'n-1-2')).toBeNull()
  })
})

describe('what occupies a node', () => {
  test('RN-2.24 a node holds one figure or Obstacle, and a Shard, a Hazard token and Remains besides', () => {
    const p = position().hero('feima', 'n-2-2').shard('blue', 'n-2-2').hazard('n-2-2').remains('n-2-2')
    const violations = () => p.game.invariantViolations(p.t)
    expect(violations()).toEqual([])
    p.obstacle('cairn', 'n-2-2')
    expect(violations()).toEqual(['n-2-2 is occupied twice'])
  })

  test('RN-2.25 what is placed comes there directly, whatever lies between', () => {
    const p = position({ rank: 'explorer' }).hero('feima', 'n-1-1').hazard('n-3-1').obstacle('cairn', 'n-3-0', 'n-3-2')
    p.run({ step: 'chargeTo', args: { hero: 'feima' } }).choose(0, 'n-5-1')
    expect(p.told('placed')).toMatchObject([{ figure: 'feima', from: 'n-1-1', to: 'n-5-1' }])
    expect(p.told('hazard-activated')).toEqual([])
  })

  test('RN-2.21 figures and Obstacles do, tokens do not', () => {
    const p = position()
      .hero('feima', 'n-1-1')
      .obstacle('cairn', 'n-2-1')
      .shard('blue', 'n-3-1')
      .hazard('n-3-1')
      .remains('n-4-1')
    expect(['n-1-1', 'n-2-1'].map((node) => isOccupied(p.t, node))).toEqual([true, true])
    expect(['n-3-1', 'n-4-1'].map((node) => isFree(p.t, node))).toEqual([true, true])
  })
})

describe('distance', () => {
  test('RN-2.16 an orthogonal step counts 1, a diagonal one 2', () => {
    const p = position()
    expect([distance(p.t, 'n-1-1', 'n-4-1'), distance(p.t, 'n-1-1', 'n-3-3')]).toEqual([3, 4])
  })

  test('RN-2.17 goes around Obstacles, and through figures', () => {
    const p = position().obstacle('cairn', 'n-2-1').hero('feima', 'n-2-3')
    expect(distance(p.t, 'n-1-1', 'n-3-1')).toBe(4)
    expect(distance(p.t, 'n-1-3', 'n-3-3')).toBe(2)
  })

  test('RN-2.18 RN-2.20 no diagonal step between two Obstacles, the empty corners being Obstacles', () => {
    const p = position().obstacle('cairn', 'n-2-1', 'n-1-2')
    expect(distance(p.t, 'n-1-1', 'n-2-2')).toBe(6)
    const three = position({ players: 3 }).obstacle('cairn', 'n-3-6')
    expect(distance(three.t, 'n-3-5', 'n-2-6')).toBeGreaterThan(2)
  })

  test('RN-2.19 an Obstacle itself can be measured to and from', () => {
    const p = position().obstacle('cairn', 'n-3-1')
    expect([distance(p.t, 'n-1-1', 'n-3-1'), distance(p.t, 'n-3-1', 'n-4-1')]).toEqual([2, 1])
  })

  test('RN-2.27 what no path connects is infinitely far', () => {
    const p = position().obstacle('cairn', 'n-4-0', 'n-4-1', 'n-5-1')
    expect(distance(p.t, 'n-5-0', 'n-1-1')).toBe(Number.POSITIVE_INFINITY)
  })

  test('RN-2.16 RN-2.17 RN-2.18 is the cheapest path, whatever stands where', () => {
    const node = fc.constantFrom(...board(2).nodeIds)
    fc.assert(
      fc.property(fc.uniqueArray(node, { maxLength: 30 }), node, (obstacles, from) => {
        const p = position().obstacle('cairn', ...obstacles)
        expect(Object.fromEntries(distances(p.t, from))).toEqual(relaxed(p.field.obstacles, from))
      }),
      { numRuns: 60 },
    )
  })
})

/** The same by relaxing every edge until nothing changes. */
function relaxed(obstacles: object, from: NodeId): { [node: NodeId]: number } {
  const { nodes } = board(2)
  const far: { [node: NodeId]: number } = { [from]: 0 }
  const isShut = (node: NodeId | null) => node === null || node in obstacles
  for (let changed = true; changed; ) {
    changed = false
    for (const node of Object.keys(far)) {
      if (node !== from && isShut(node)) continue
      for (const { node: next, diagonal, flanks } of nodes[node]?.neighbours ?? []) {
        const cost = (far[node] ?? 0) + (diagonal ? 2 : 1)
        if ((diagonal && flanks.every(isShut)) || (far[next] ?? Number.POSITIVE_INFINITY) <= cost) continue
        far[next] = cost
        changed = true
      }
    }
  }
  return far
}
