import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { NodeId } from '../src/content-file.ts'
import { move } from '../src/moving.ts'
import { reachOf, stepCost, stepOnto, walkerOf } from '../src/ways.ts'
import { type Position, position } from './position.ts'

const plain = (opening: Parameters<typeof position>[0] = {}): Position => position({ rank: 'explorer', ...opening })

const walking = (p: Position, hero: string, points: number): Position => p.acting(hero).run(move({ hero, points }))

const ends = (p: Position, seat = 0): string[] => [...(p.offered(seat, 'to') as string[])].sort()

describe('a Move', () => {
  test('RN-10.1 RN-10.2 has as many points as the hero has Speed: 1 for an orthogonal step, 2 for a diagonal one', () => {
    const p = plain()
      .hero('hrafn', 'n-2-2')
      .seat(0, { pool: ['agility'] })
      .acting('hrafn')
      .acts()
    p.choose(0, { move: { from: 'pool', die: 'agility' } })
    expect(ends(p)).toEqual(
      [
        'n-2-0',
        'n-1-1',
        'n-2-1',
        'n-3-1',
        'n-0-2',
        'n-1-2',
        'n-3-2',
        'n-4-2',
        'n-1-3',
        'n-2-3',
        'n-3-3',
        'n-2-4',
      ].sort(),
    )
  })

  test('RN-10.7 RN-10.27 RN-31.34 may end at once, or wherever it leads', () => {
    expect(walking(plain().hero('feima', 'n-2-2'), 'feima', 3).choose(0, { stop: true }).at('feima')).toBe('n-2-2')
    const p = walking(plain().hero('feima', 'n-2-2'), 'feima', 3).choose(0, { to: 'n-4-3' })
    expect(p.at('feima')).toBe('n-4-3')
    expect(
      p
        .told('moved')
        .map(({ to }) => to)
        .at(-1),
    ).toBe('n-4-3')
    expect(p.waiting.step).toBeUndefined()
  })

  test('RN-10.8 points that are left are lost', () => {
    const p = plain()
      .hero('feima', 'n-2-2')
      .seat(0, { pool: ['agility', 'agility'] })
      .acting('feima')
      .acts()
    p.choose(0, { move: { from: 'pool', die: 'agility' } }).choose(0, { to: 'n-3-2' })
    expect(p.waiting.step).toBe('act')
    p.choose(0, { move: { from: 'pool', die: 'agility' } })
    expect(ends(p)).toContain('n-5-3')
    expect(ends(p)).not.toContain('n-5-4')
  })

  test('RN-2.22 RN-10.4 RN-32.8 passes allies, but does not end with them', () => {
    const p = walking(
      plain().hero('feima', 'n-0-1').hero('hrafn', 'n-1-1').obstacle('cairn', 'n-0-2', 'n-1-0'),
      'feima',
      2,
    )
    expect(ends(p)).toEqual(['n-2-1', 'n-1-2'].sort())
    expect(p.refused(0, { to: 'n-1-1' })).toMatchObject({ refused: 'ends-on-ally', rule: 'RN-32.8' })
    p.choose(0, { to: 'n-2-1' })
    expect([p.at('feima'), p.at('hrafn'), p.field.standing['n-1-1']]).toEqual(['n-2-1', 'n-1-1', 'hrafn'])
  })

  test('RN-2.22 RN-32.7 not through opposing figures, Obstacles or the edge', () => {
    const p = walking(plain().hero('feima', 'n-0-1').hero('helga', 'n-1-1').obstacle('cairn', 'n-0-2'), 'feima', 1)
    expect(ends(p)).toEqual([])
    expect(p.waiting.step).toBeUndefined()
    const q = walking(plain().hero('feima', 'n-2-2').hero('helga', 'n-2-3').obstacle('cairn', 'n-1-2'), 'feima', 3)
    expect(q.refused(0, { to: 'n-2-3' })).toMatchObject({ refused: 'node-occupied', rule: 'RN-32.7' })
    expect(q.refused(0, { to: 'n-9-9' })).toMatchObject({ refused: 'off-the-board', rule: 'RN-32.7' })
    expect(q.refused(0, { to: 'n-5-5' })).toMatchObject({ refused: 'too-far' })
  })

  test('RN-10.3 RN-32.7 no diagonal step between two occupied nodes, allies included', () => {
    const squeezed = (p: Position) => ends(walking(p.hero('feima', 'n-2-2'), 'feima', 2)).includes('n-3-3')
    expect(squeezed(plain().hero('hrafn', 'n-3-2'))).toBe(true)
    expect(squeezed(plain().obstacle('cairn', 'n-3-2', 'n-2-3'))).toBe(false)
    expect(squeezed(plain().obstacle('cairn', 'n-3-2').hero('helga', 'n-2-3'))).toBe(false)
  })

  test('RN-10.3 an ally hinders a diagonal step, though it can be passed itself', () => {
    const p = walking(
      plain().hero('feima', 'n-2-2').hero('hrafn', 'n-3-2').hero('halvard', 'n-2-3').hazard('n-1-1'),
      'feima',
      2,
    )
    expect(p.refused(0, { step: 'n-3-3' })).toMatchObject({ refused: 'squeezed', rule: 'RN-32.7' })
    expect(p.offered(0, 'step')).toEqual(expect.arrayContaining(['n-3-2', 'n-2-3']))
  })

  test('RN-10.6 RN-32.9 Remains cost a point more', () => {
    const p = walking(plain().hero('feima', 'n-2-2').remains('n-3-2', 'n-2-3').hazard('n-1-1'), 'feima', 1)
    expect(ends(p)).toEqual(['n-1-2', 'n-2-1'])
    expect(p.refused(0, { step: 'n-3-2' })).toMatchObject({ refused: 'too-few-points', rule: 'RN-32.9' })
    expect(ends(walking(plain().hero('feima', 'n-2-2').remains('n-3-2'), 'feima', 2))).toContain('n-3-2')
  })

  test('RN-33.21 leaving a node next to the bearer of Gleipnir costs a point more', () => {
    const held = plain().hero('feima', 'n-2-2').hero('helga', 'n-1-2', { treasure: 'artifact-gleipnir' })
    expect(ends(walking(held, 'feima', 1))).toEqual([])
    const reach = ends(
      walking(plain().hero('feima', 'n-2-2').hero('helga', 'n-1-2', { treasure: 'artifact-gleipnir' }), 'feima', 3),
    )
    expect(reach).toEqual(expect.arrayContaining(['n-3-2', 'n-4-2', 'n-3-3']))
    expect(reach).not.toContain('n-5-2')
  })
})

describe('step by step', () => {
  test('RN-10.27 is offered where the way itself matters: a Hazard token is within reach', () => {
    expect(walking(plain().hero('feima', 'n-2-2'), 'feima', 2).ways(0)).toEqual(['stop', 'to'])
    expect(walking(plain().hero('feima', 'n-2-2').hazard('n-3-3'), 'feima', 2).ways(0)).toEqual(['step', 'stop', 'to'])
    expect(walking(plain().hero('feima', 'n-2-2').hazard('n-5-5'), 'feima', 2).ways(0)).toEqual(['stop', 'to'])
  })

  test('RN-10.27 RN-11.1 and where a rival could follow', () => {
    const p = (die: 'agility' | 'strength') =>
      walking(
        plain()
          .hero('feima', 'n-2-2')
          .hero('helga', 'n-1-1', { dice: [die] }),
        'feima',
        2,
      ).ways(0)
    expect(p('agility')).toContain('step')
    expect(p('strength')).not.toContain('step')
  })

  test('RN-10.27 a quiet way never leads over a Hazard token', () => {
    const p = walking(
      plain().hero('feima', 'n-0-1').obstacle('cairn', 'n-0-2', 'n-1-2', 'n-1-0').hazard('n-1-1'),
      'feima',
      3,
    )
    expect(p.ways(0)).toEqual(['step', 'stop'])
    expect(p.refused(0, { to: 'n-1-1' })).toMatchObject({ refused: 'hazard-on-the-way', rule: 'RN-10.27' })
  })

  test('RN-10.27 RN-17.9 each step is chosen after the result of the one before', () => {
    const p = walking(plain().hero('feima', 'n-2-2').hand(0, 'feima-01').hazard('n-3-2'), 'feima', 2)
    p.choose(0, { step: 'n-3-2' })
    expect(p.waiting).toEqual({ step: 'suffer', seats: [0] })
    p.choose(0, { hand: 'feima-01' })
    expect(p.waiting).toEqual({ step: 'walk', seats: [0] })
    p.choose(0, { to: 'n-4-2' })
    expect(p.at('feima')).toBe('n-4-2')
  })

  test('RN-10.27 the Move ends by itself when no point is left', () => {
    const p = walking(plain().hero('feima', 'n-2-2').hazard('n-3-4'), 'feima', 3)
    p.choose(0, { step: 'n-3-3' }).choose(0, { step: 'n-4-3' })
    expect(p.waiting.step).toBeUndefined()
    expect(p.at('feima')).toBe('n-4-3')
  })

  test('RN-10.4 RN-10.5 RN-32.8 onto an ally only if a free node can be reached from there, and not to stay', () => {
    const p = walking(plain().hero('feima', 'n-2-2').hero('hrafn', 'n-3-2').hazard('n-1-1'), 'feima', 1)
    expect(p.refused(0, { step: 'n-3-2' })).toMatchObject({ refused: 'cannot-leave-ally', rule: 'RN-10.5' })
    const q = walking(plain().hero('feima', 'n-2-2').hero('hrafn', 'n-3-2').hazard('n-1-1'), 'feima', 2)
    q.choose(0, { step: 'n-3-2' })
    expect(q.ways(0)).not.toContain('stop')
    expect(q.refused(0, { stop: true })).toMatchObject({ refused: 'ends-on-ally', rule: 'RN-32.8' })
    q.choose(0, { step: 'n-4-2' })
    expect([q.at('feima'), q.at('hrafn')]).toEqual(['n-4-2', 'n-3-2'])
  })

  test('RN-33.21 who passes through opposing figures does not end there either', () => {
    const p = walking(
      position().hero('erik', 'n-0-7').hero('feima', 'n-1-7').obstacle('cairn', 'n-0-8', 'n-1-6'),
      'erik',
      2,
    )
    expect(ends(p, 1)).toEqual(['n-1-8', 'n-2-7'])
  })
})

describe('where a hero can go', () => {
  test('RN-10.2 to RN-10.6 is what every legal sequence of steps reaches', () => {
    const nodes = position().game.content.boards[2]?.nodeIds ?? []
    const some = (maxLength: number) => fc.uniqueArray(fc.constantFrom(...nodes), { maxLength })
    fc.assert(
      fc.property(some(14), some(6), some(4), fc.integer({ min: 0, max: 4 }), (obstacles, remains, figures, points) => {
        const p = plain()
          .obstacle('cairn', ...obstacles.filter((node) => node !== 'n-2-3'))
          .remains(...remains)
        const free = figures.filter((node) => node !== 'n-2-3' && !p.field.obstacles[node])
        for (const [at, node] of free.entries()) p.hero(['hrafn', 'helga', 'halvard', 'erik'][at] as string, node)
        p.hero('feima', 'n-2-3')
        const walker = walkerOf(p.t, 'feima')
        const { cost } = reachOf(p.t, walker, 'n-2-3', points, false)
        expect(Object.fromEntries(cost)).toEqual(walked(p, points))
      }),
      { numRuns: 60 },
    )
  })

  /** The cheapest price of every node, by trying all sequences of steps. */
  function walked(p: Position, points: number): { [node: NodeId]: number } {
    const walker = walkerOf(p.t, 'feima')
    const best: { [node: NodeId]: number } = { 'n-2-3': 0 }
    const visit = (at: NodeId, spent: number): void => {
      for (const { node } of p.game.content.boards[2]?.nodes[at]?.neighbours ?? []) {
        const price = stepCost(p.t, walker, at, stepOnto(p.t, at, node) as NonNullable<ReturnType<typeof stepOnto>>)
        const total = spent + (price ?? 0)
        if (price === null || total > points || (best[node] ?? Number.POSITIVE_INFINITY) <= total) continue
        best[node] = total
        visit(node, total)
      }
    }
    visit('n-2-3', 0)
    return best
  }
})
