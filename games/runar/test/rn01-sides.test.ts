import { isRefusal, openTable } from '@longhouse/kernel'
import { describe, expect, test } from 'vitest'
import { harm } from '../src/damage-frame.ts'
import { runar } from '../src/index.ts'
import { isOpposing } from '../src/places.ts'
import { chieftains, gainTrophies, gainVp, opponentsOf, sideOf, turnOrderFrom } from '../src/sides.ts'
import { position } from './position.ts'
import { turnOf } from './rules-only.ts'

describe('who takes part', () => {
  test('RN-1.1 two to four players, until one can play alone', () => {
    const opened = (players: number) => openTable(runar, { players, seed: 'players' })
    expect([2, 3, 4].map((players) => isRefusal(opened(players)))).toEqual([false, false, false])
    expect(opened(5)).toMatchObject({ refused: 'bad-players' })
  })

  test('RN-1.3 RN-1.4 the Active player changes, the First player does not', () => {
    const p = position({ players: 3 }).hero('helga', 'n-3-8').hand(1, 'helga-01', 'helga-02')
    p.run({ step: 'endTurn', args: { seat: 0 } })
    expect(p.field.turn.active).toBe(1)
    expect(p.field.order[0]).toBe(0)
  })

  test('RN-1.9 RN-1.10 RN-1.11 heroes belong to players, Enemies to the Nemesis, and everybody else is opposing', () => {
    const p = position({ scenario: 'scenario-1b' })
      .hero('feima', 'n-2-2')
      .enemy('seggir', 'n-4-4')
      .enemy('seggir', 'n-5-5')
    const [first, second] = Object.keys(p.field.figures).filter((id) => id.startsWith('seggir')) as [string, string]
    expect([sideOf(p.t, 'feima'), sideOf(p.t, 'helga'), sideOf(p.t, first)]).toEqual([0, 1, 'nemesis'])
    expect(['feima', 'halvard', 'helga', first].map((figure) => isOpposing(p.t, 0, figure))).toEqual([
      ...[false, false],
      ...[true, true],
    ])
    expect([isOpposing(p.t, 'nemesis', second), isOpposing(p.t, 'nemesis', 'feima')]).toEqual([false, true])
  })

  test('RN-1.2 the Nemesis takes part only where the scenario says so', () => {
    expect(position({ scenario: 'scenario-1a' }).field.nemesis).toBeNull()
    expect(position({ scenario: 'scenario-1b' }).field.nemesis).not.toBeNull()
  })
})

describe('Chieftains', () => {
  test('RN-1.5 every player with the most VP is one', () => {
    const p = position({ players: 3 }).seat(0, { vp: 2 }).seat(2, { vp: 2 })
    expect(chieftains(p.t)).toEqual([0, 2])
  })

  test('RN-1.7 at the beginning everybody is', () => {
    expect(chieftains(position({ players: 4 }).t)).toEqual([0, 1, 2, 3])
  })

  test('RN-1.6 the Nemesis never is, whatever it has', () => {
    const p = position({ scenario: 'scenario-1b' }).seat(1, { vp: 1 })
    p.nemesis.vp = 9
    expect(chieftains(p.t)).toEqual([1])
  })
})

describe('points', () => {
  test('RN-1.14 never go below 0', () => {
    const p = position().seat(0, { vp: 1 })
    const t = turnOf(p)
    expect(gainVp(t, 0, -3, 'test')).toBe(-1)
    expect(gainVp(t, 0, -1, 'test')).toBe(0)
    expect(p.player(0).vp).toBe(0)
    gainTrophies(t, 0, -2, 'test')
    expect(p.player(0).trophies).toBe(0)
  })

  test('RN-1.13 RN-1.15 may be more than 20', () => {
    const p = position().seat(0, { vp: 20 })
    gainVp(turnOf(p), 0, 3, 'test')
    expect(p.player(0).vp).toBe(23)
  })
})

describe('the order of players', () => {
  test('RN-6.1 RN-15.9 goes on from the Active player', () => {
    const p = position({ players: 4 }).turn(2)
    expect(turnOrderFrom(p.t, 3)).toEqual([3, 0, 1, 2])
    expect(opponentsOf(p.t, 0)).toEqual([2, 3, 1])
  })
})

test('RN-1.17 RN-1.19 what is meant for a hero that is gone does not happen', () => {
  const p = position().fallen('helga')
  p.run(harm({ figure: 'helga', kind: 'normal', by: 'feima', cause: 'test', attack: false }))
  expect(p.waiting.step).toBeUndefined()
  expect(p.events).toEqual([])
})
