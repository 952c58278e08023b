import { quickRandom } from '@longhouse/kernel'
import { describe, expect, test } from 'vitest'
import type { NodeId } from '../src/content-file.ts'
import type { EnemyGoal } from '../src/effect-words.ts'
import { canEndNextTo, moveEnds } from '../src/enemy-moves.ts'
import { isAdjacent } from '../src/geometry.ts'
import { boardOf } from '../src/runar.ts'
import { type Position, position } from './position.ts'

const field = (): Position => position({ scenario: 'scenario-1b' })

const enemyAt = (p: Position, node: NodeId): string => p.field.standing[node] as string

/** Every node that so many points lead to, found by walking step by step: only Obstacles block (RN-24.14). */
function walked(p: Position, from: NodeId, points: number): Set<NodeId> {
  const { nodes } = boardOf(p.t)
  const shut = (node: NodeId | null) => node === null || p.field.obstacles[node] !== undefined
  const reached = new Map<NodeId, number>([[from, points]])
  const walk = (node: NodeId, left: number) => {
    for (const { node: next, diagonal, flanks } of nodes[node]?.neighbours ?? []) {
      const rest = left - (diagonal ? 2 : 1)
      if (rest < 0 || shut(next) || (diagonal && flanks.every(shut)) || (reached.get(next) ?? -1) >= rest) continue
      reached.set(next, rest)
      walk(next, rest)
    }
  }
  walk(from, points)
  return new Set([...reached.keys()].filter((node) => node === from || p.field.standing[node] === undefined))
}

const far = (p: Position, from: NodeId, to: NodeId): number => {
  for (let points = 0; points < 60; points++)
    if (walked(p, from, points).has(to) || endsAt(p, from, to, points)) return points
  return Number.POSITIVE_INFINITY
}

/** The node itself may be occupied by a figure: it is only measured. */
function endsAt(p: Position, from: NodeId, to: NodeId, points: number): boolean {
  const figure = p.field.standing[to]
  if (figure === undefined) return false
  delete p.field.standing[to]
  const found = walked(p, from, points).has(to)
  p.field.standing[to] = figure
  return found
}

function strewn(seed: string): Position {
  const random = quickRandom(seed)
  const p = field()
  const free = [...boardOf(p.t).nodeIds].filter((node) => !p.field.obstacles[node])
  const draw = () => free.splice(random.below(free.length), 1)[0] as NodeId
  for (let i = 0; i < 14; i++) p.obstacle('cairn', draw())
  for (const hero of ['feima', 'hrafn', 'helga']) p.hero(hero, draw())
  p.enemy('hidlesvini', draw()).enemy('seggir', draw())
  p.shard('blue', draw(), draw())
  p.seat(0, { vp: random.below(2) }).seat(1, { vp: random.below(2) })
  return p
}

describe('where an Enemy may end', () => {
  test('RN-24.10 RN-24.11 RN-24.13 RN-24.14 RN-24.16 RN-24.43 RN-32.22 as a plain walk over the board finds, on many strewn boards', () => {
    for (let n = 0; n < 40; n++) {
      const p = strewn(`enemy ${n}`)
      const figure = Object.keys(p.field.figures).find((id) => id.startsWith('hidlesvini')) as string
      const from = p.at(figure) as NodeId
      p.remains(
        ...boardOf(p.t)
          .nodeIds.filter((node) => !p.field.obstacles[node])
          .slice(0, 9),
      )
      for (const [goal, points] of [
        ['nearest-shard', 3],
        ['nearest-hero', 4],
        ['nearest-chieftain-hero', 4],
      ] as const) {
        const goals = nearestOf(p, from, goal)
        const reach = walked(p, from, points)
        const expected = new Set<NodeId>()
        for (const node of goals) for (const end of endsFor(p, reach, node, goal !== 'nearest-shard')) expected.add(end)
        expect(new Set(moveEnds(p.t, figure, points, goal)), `${n} ${goal}`).toEqual(expected)
      }
      const beside = [...walked(p, from, 3)].some((node) => heroesNear(p, node, 'nearest-hero'))
      expect(canEndNextTo(p.t, figure, 3, 'hero')).toBe(beside)
    }
  })

  test('RN-24.43 where it must end next to a hero it ends next to one that it can reach, and nowhere nearer to another', () => {
    for (let n = 0; n < 40; n++) {
      const p = strewn(`adjacent ${n}`)
      const figure = Object.keys(p.field.figures).find((id) => id.startsWith('hidlesvini')) as string
      const reach = [...walked(p, p.at(figure) as NodeId, 3)]
      const beside = reach.filter((node) => heroesNear(p, node, 'nearest-hero'))
      expect(new Set(moveEnds(p.t, figure, 3, 'any-hero', true)), `${n}`).toEqual(new Set(beside))
    }
  })

  const heroNodes = (p: Position, goal: EnemyGoal): NodeId[] => {
    const most = Math.max(p.player(0).vp, p.player(1).vp)
    return ['feima', 'hrafn', 'helga'].flatMap((hero) =>
      goal === 'nearest-chieftain-hero' && p.player(p.figure(hero).owner).vp < most ? [] : [p.at(hero) as NodeId],
    )
  }
  const heroesNear = (p: Position, node: NodeId, goal: EnemyGoal): boolean =>
    heroNodes(p, goal).some((hero) => isAdjacent(boardOf(p.t), node, hero))
  const nearestOf = (p: Position, from: NodeId, goal: EnemyGoal): NodeId[] => {
    const goals = goal === 'nearest-shard' ? Object.keys(p.field.shards) : heroNodes(p, goal)
    const least = Math.min(...goals.map((node) => far(p, from, node)))
    return goals.filter((node) => far(p, from, node) === least)
  }
  const endsFor = (p: Position, reach: Set<NodeId>, goal: NodeId, beside: boolean): NodeId[] => {
    const there = [...reach].filter((node) => (beside ? isAdjacent(boardOf(p.t), node, goal) : node === goal))
    if (there.length > 0) return there
    const least = Math.min(...[...reach].map((node) => far(p, goal, node)))
    return [...reach].filter((node) => far(p, goal, node) === least)
  }

  test('RN-24.12 RN-24.48 only the end is chosen; at its goal it may be moved, if it ends there again', () => {
    const p = field().enemy('seggir', 'n-2-2').hero('feima', 'n-2-3')
    p.turn(0, 'nemesis').run({
      step: 'enemyEnds',
      args: {
        figure: enemyAt(p, 'n-2-2'),
        nodes: moveEnds(p.t, enemyAt(p, 'n-2-2'), 4, 'nearest-hero'),
        placed: false,
        cause: 'test',
      },
    })
    expect(p.offered(0)).toContain('n-2-2')
    expect(p.offered(0)).toContain('n-3-4')
    expect(p.refused(0, 'n-5-5')).toMatchObject({ refused: expect.any(String) })
    const seggir = enemyAt(p, 'n-2-2')
    p.choose(0, 'n-3-4')
    expect(p.told('moved')).toEqual([{ kind: 'moved', figure: seggir, from: 'n-2-2', to: 'n-3-4' }])
  })

  test('RN-24.15 RN-17.7 RN-24.44 it activates no Hazard, and nobody reacts to its Move', () => {
    const p = field()
      .enemy('hidlesvini', 'n-2-2')
      .shard('blue', 'n-2-4')
      .hazard('n-2-4')
      .hero('helga', 'n-3-2', { dice: ['agility', 'instinct'] })
    p.nemesis.deck = ['hidlesvini-return']
    p.nemesis.reserve.hidlesvini = 5
    p.turn(0, 'nemesis').run({ step: 'nemesisPhase', args: null })
    expect(p.at(enemyAt(p, 'n-2-4'))).toBe('n-2-4')
    expect(p.told('hazard-activated')).toEqual([])
    expect(p.waiting.step).toBe('spawnNode')
  })

  test('RN-24.17 without a goal it does not move, and the rest of the card still applies', () => {
    const p = field().enemy('hofundr', 'n-2-2').hero('feima', 'n-5-11').destiny('destiny-09')
    p.nemesis.deck = ['hofundr-devour']
    p.turn(0, 'nemesis').run({ step: 'nemesisPhase', args: null })
    expect(p.at(enemyAt(p, 'n-2-2'))).toBe('n-2-2')
    expect(p.field.destinyDiscard).toEqual(['destiny-09'])
  })
})
