import { describe, expect, test } from 'vitest'
import { move } from '../src/moving.ts'
import { type Position, position } from './position.ts'

const plain = (opening: Parameters<typeof position>[0] = {}): Position => position({ rank: 'explorer', ...opening })

const walking = (p: Position, hero: string, points: number): Position => p.acting(hero).run(move({ hero, points }))

/** How far each hero of a seat may follow. */
function chases(p: Position, seat = 1): { [hero: string]: number[] } {
  const form = p.ask(seat)?.form
  const offers = form?.kind === 'either' && form.of.react?.kind === 'one' ? form.of.react.of : []
  const far: { [hero: string]: number[] } = {}
  for (const { hero, steps } of offers as { hero: string; steps: number }[]) far[hero] = [...(far[hero] ?? []), steps]
  return far
}

const follows = (hero: string, steps: number, die = 'agility', from = hero) => ({
  react: { hero, steps, pay: { from, die } },
})

describe('Chase', () => {
  test('RN-11.1 RN-11.2 RN-31.9 after a Move that left a node next to the chaser, all or a leading part of it', () => {
    const p = walking(
      plain()
        .hero('feima', 'n-2-2')
        .hero('helga', 'n-1-2', { dice: ['agility'] }),
      'feima',
      3,
    )
    p.choose(0, { step: 'n-3-2' }).choose(0, { step: 'n-4-2' }).choose(0, { step: 'n-5-2' })
    expect(p.waiting).toEqual({ step: 'chase:reaction', seats: [1] })
    expect(chases(p)).toEqual({ helga: [1, 2, 3] })
    p.choose(1, follows('helga', 2))
    expect(p.at('helga')).toBe('n-3-2')
    expect(p.figure('helga').dice.agility).toBe(0)
  })

  test('RN-11.1 RN-32.6 not after a Move that left none', () => {
    const p = walking(
      plain()
        .hero('feima', 'n-2-2')
        .hero('helga', 'n-5-2', { dice: ['agility'] }),
      'feima',
      2,
    )
    p.choose(0, { step: 'n-3-2' }).choose(0, { step: 'n-4-2' })
    expect(p.waiting.step).toBeUndefined()
  })

  test('RN-11.3 from the first step on that left an adjacent node', () => {
    const p = walking(
      plain()
        .hero('feima', 'n-0-2')
        .hero('helga', 'n-3-3', { dice: ['agility'] }),
      'feima',
      3,
    )
    p.choose(0, { step: 'n-1-2' }).choose(0, { step: 'n-2-2' }).choose(0, { step: 'n-2-1' })
    expect(chases(p)).toEqual({ helga: [1] })
    p.choose(1, follows('helga', 1))
    expect(p.at('helga')).toBe('n-3-2')
  })

  test('RN-11.15 a step that also ends next to the chaser counts', () => {
    const p = walking(
      plain()
        .hero('feima', 'n-2-2')
        .hero('helga', 'n-2-1', { dice: ['agility'] }),
      'feima',
      1,
    )
    p.choose(0, { step: 'n-1-2' })
    expect(chases(p)).toEqual({ helga: [1] })
  })

  test('RN-11.2 RN-11.4 RN-32.6 within the own Speed, and up to the first illegal step', () => {
    const slow = walking(
      plain()
        .hero('feima', 'n-2-2')
        .hero('ebbe', 'n-1-2', { dice: ['agility'] }),
      'feima',
      3,
    )
    slow.choose(0, { to: 'n-5-2' })
    expect(chases(slow)).toEqual({ ebbe: [1, 2] })
    slow.refused(1, follows('ebbe', 3))
    const blocked = walking(
      plain()
        .hero('feima', 'n-2-2')
        .hero('helga', 'n-2-1', { dice: ['agility'] })
        .obstacle('cairn', 'n-4-1'),
      'feima',
      3,
    )
    blocked.choose(0, { to: 'n-5-2' })
    expect(chases(blocked)).toEqual({ helga: [1] })
  })

  test('RN-11.18 ends on a free node; Remains and Gleipnir cost', () => {
    const ally = walking(
      plain()
        .hero('feima', 'n-2-2')
        .hero('helga', 'n-2-1', { dice: ['agility'] })
        .hero('erik', 'n-3-1'),
      'feima',
      3,
    )
    ally.choose(0, { to: 'n-5-2' })
    expect(chases(ally)).toEqual({ helga: [2, 3] })
    const slow = walking(
      plain()
        .hero('feima', 'n-2-2')
        .hero('helga', 'n-2-1', { dice: ['agility'] })
        .remains('n-3-1', 'n-4-1'),
      'feima',
      3,
    )
    slow.choose(0, { to: 'n-5-2' })
    expect(chases(slow)).toEqual({ helga: [1] })
    const held = walking(
      plain()
        .hero('feima', 'n-2-2', { treasure: 'artifact-gleipnir' })
        .hero('helga', 'n-2-1', { dice: ['agility'] }),
      'feima',
      1,
    )
    held.choose(0, { step: 'n-3-2' })
    expect(chases(held)).toEqual({ helga: [1] })
  })

  test('RN-11.5 onto a Hazard token it is of the chaser’s own will', () => {
    const p = walking(
      plain()
        .hero('feima', 'n-2-2')
        .hero('helga', 'n-2-1', { dice: ['agility'] })
        .hazard('n-3-1'),
      'feima',
      2,
    )
    p.choose(0, { step: 'n-3-2' }).choose(0, { stop: true }).choose(1, follows('helga', 1))
    expect(p.told('damage-dealt')).toMatchObject([{ target: { figure: 'helga' }, by: null }])
    expect(p.waiting).toEqual({ step: 'suffer', seats: [1] })
  })

  test('RN-11.18 a chaser that fell goes no further', () => {
    const p = plain()
      .hero('feima', 'n-2-2')
      .hero('helga', 'n-2-1', { dice: ['agility'], defence: 0 })
      .hazard('n-3-1')
      .left(0, 'helga')
    walking(p, 'feima', 2).choose(0, { step: 'n-3-2' }).choose(0, { step: 'n-4-2' }).choose(1, follows('helga', 2))
    expect(p.figure('helga')).toMatchObject({ defeated: true, node: null })
    expect(p.field.standing['n-4-1']).toBeUndefined()
  })

  test('RN-11.16 none without a step, nor after a Move in which the mover fell', () => {
    const still = walking(
      plain()
        .hero('feima', 'n-2-2')
        .hero('helga', 'n-2-1', { dice: ['agility'] }),
      'feima',
      2,
    )
    expect(still.choose(0, { stop: true }).waiting.step).toBeUndefined()
    const dead = plain()
      .hero('feima', 'n-2-2')
      .hero('hrafn', 'n-5-5')
      .hero('helga', 'n-2-1', { dice: ['agility'] })
      .hazard('n-3-2')
      .left(0, 'feima')
    walking(dead, 'feima', 2).choose(0, { step: 'n-3-2' })
    expect(dead.waiting.step).toBeUndefined()
    expect(dead.told('reaction-used')).toEqual([])
  })

  test('RN-11.16 several chasers each repeat the original Move', () => {
    const p = walking(
      plain()
        .hero('feima', 'n-2-2')
        .hero('helga', 'n-2-1', { dice: ['agility'] })
        .hero('erik', 'n-2-3', { dice: ['agility'] }),
      'feima',
      2,
    )
    p.choose(0, { step: 'n-3-2' }).choose(0, { step: 'n-4-2' })
    expect(chases(p)).toEqual({ helga: [1, 2], erik: [1, 2] })
    p.choose(1, follows('helga', 2)).choose(1, follows('erik', 1))
    expect([p.at('helga'), p.at('erik')]).toEqual(['n-4-1', 'n-3-3'])
  })

  test('RN-9.6 RN-9.8 from the Active player on: who follows first makes room for the next', () => {
    const p = plain({ players: 3 })
      .hero('helga', 'n-4-4')
      .hero('bjorn', 'n-4-3', { dice: ['agility'] })
      .hero('feima', 'n-3-3', { dice: ['agility'] })
    walking(p, 'helga', 1).choose(1, { step: 'n-5-4' })
    expect(p.waiting).toEqual({ step: 'chase:reaction', seats: [2] })
    p.choose(2, follows('bjorn', 1))
    expect(chases(p, 0)).toEqual({ feima: [1] })
    p.choose(0, follows('feima', 1))
    expect([p.at('bjorn'), p.at('feima')]).toEqual(['n-5-3', 'n-4-3'])
  })

  test('RN-9.9 RN-9.17 a hero follows once, and a player may pass', () => {
    const p = walking(
      plain()
        .hero('feima', 'n-2-2')
        .hero('helga', 'n-1-2', { dice: ['agility', 'agility'] }),
      'feima',
      2,
    )
    p.choose(0, { step: 'n-3-2' }).choose(0, { step: 'n-4-2' }).choose(1, follows('helga', 1))
    expect(p.waiting.step).toBeUndefined()
  })

  test('RN-32.6 RN-9.9 RN-32.2 says why a Chase is not on offer', () => {
    const p = walking(
      plain()
        .hero('feima', 'n-2-2')
        .hero('helga', 'n-1-2', { dice: ['agility', 'agility'] })
        .hero('erik', 'n-2-3')
        .hero('ebbe', 'n-5-5', { dice: ['agility'] }),
      'feima',
      2,
    )
    p.choose(0, { step: 'n-3-2' }).choose(0, { step: 'n-4-2' })
    expect(p.refused(1, follows('ebbe', 1))).toMatchObject({ refused: 'cannot-chase', rule: 'RN-32.6' })
    expect(p.refused(1, follows('helga', 3))).toMatchObject({
      refused: 'chases-so-far',
      facts: { hero: 'helga', most: 2 },
      rule: 'RN-32.6',
    })
    expect(p.refused(1, follows('erik', 1))).toMatchObject({ refused: 'cannot-pay', rule: 'RN-32.2' })
    expect(p.refused(1, follows('helga', 1, 'strength'))).toMatchObject({ refused: 'cannot-pay', rule: 'RN-32.2' })
    p.seat(1, { pool: ['agility'] }).choose(1, follows('erik', 1, 'agility', 'pool'))
    expect(p.refused(1, follows('erik', 1))).toMatchObject({ refused: 'reacted-already', rule: 'RN-9.9' })
  })

  test('RN-11.6 Enemies that move are not followed, RN-9.10 nor is a Chase', () => {
    const p = walking(
      plain({ players: 3 })
        .hero('feima', 'n-5-5')
        .hero('helga', 'n-4-5', { dice: ['agility'] })
        .hero('bjorn', 'n-3-5', { dice: ['agility'] }),
      'feima',
      1,
    )
    p.choose(0, { step: 'n-6-5' }).choose(1, follows('helga', 1))
    expect(p.at('helga')).toBe('n-5-5')
    expect(p.waiting.step).toBeUndefined()
  })

  test('RN-23.5 Mark of Skadi follows without a die', () => {
    const p = walking(plain().hero('feima', 'n-2-2').hero('helga', 'n-1-2', { treasure: 'mark-skadi' }), 'feima', 1)
    p.choose(0, { step: 'n-3-2' }).choose(1, { react: { hero: 'helga', steps: 1, pay: null } })
    expect(p.at('helga')).toBe('n-2-2')
    expect(p.player(1).treasury).toEqual([{ card: 'mark-skadi', up: false, since: 1 }])
  })

  test('RN-27.20 RN-27.22 who is displaced by Vanishing Fury has ended the Move, and is followed as far as it went', () => {
    const p = walking(
      plain({ scenario: 'scenario-3b' })
        .hero('feima', 'n-2-2')
        .hero('helga', 'n-1-2', { dice: ['agility'] })
        .hand(0, 'feima-01')
        .hazard('n-3-2'),
      'feima',
      3,
    )
    p.choose(0, { step: 'n-3-2' }).choose(0, { hand: 'feima-01' }).choose(0, { node: 'n-4-4' })
    expect(p.waiting).toEqual({ step: 'chase:reaction', seats: [1] })
    expect(chases(p)).toEqual({ helga: [1] })
  })
})
