import type { Json } from '@longhouse/kernel'
import { describe, expect, test } from 'vitest'
import type { Die } from '../src/content-file.ts'
import { type Position, position, type SeatPatch } from './position.ts'

/** The Harp takes a die showing a Tree, at any location, and gives 2 Favor for it. */
const HARP = 'artifact-harp-of-the-ljosalfar'
const STORE = { store: { [HARP]: 'yellow:tree' } }

const bard = ({ ship = [], ...patch }: SeatPatch = {}): Position =>
  position().seat(0, { artifacts: [HARP], ship: ['yellow:tree', ...ship] as Die[], ...patch })

/** The decisions of seat 0, in brackets those without a free window. */
function windows(p: Position, ...choices: Json[]): string[] {
  const seen = choices.map((choice) => {
    const { step } = p.waiting
    const open = p.ways(0).includes('store')
    p.choose(0, choice)
    return open ? `${step}` : `(${step})`
  })
  expect(p.waiting.seats).not.toEqual([0])
  return seen
}

describe('free windows', () => {
  test('RV-4.25 open before choosing to activate, before each Trade pick, and when all is over', () => {
    const pick = { 'trade-food': true }
    const p = bard().active('trade-with-villages')
    expect(windows(p, { activate: true }, pick, pick, pick, { done: true })).toEqual([
      'participate',
      'tradePick',
      'tradePick',
      'tradePick',
      'finish',
    ])
  })

  test('RV-4.25 open before resting and once it is over', () => {
    const p = bard().active('raid-keeps')
    expect(windows(p, { rest: 1 }, 'red:ship', { done: true })).toEqual(['participate', '(takeDie)', 'finish'])
  })

  test('RV-4.25 open before each own specialised Reaver, also one that needs no decision', () => {
    const slots = { 'raid-keeps': ['reaver-keeper-of-sagas', 'reaver-revered-seer'] }
    const p = bard({ slots, favor: 1 }).active('raid-keeps')
    expect(windows(p, { act: true }, { skip: true }, { rest: 2 }, { done: true })).toEqual([
      'specialist',
      'specialist',
      'participate',
      'finish',
    ])
  })

  test('RV-4.25 open at sea after the Journey, and once the Sea Battle is known', () => {
    const p = bard({ food: 4, ship: ['red:chest'] })
      .onTop('sea-journey', 'journey-spoiled-food')
      .active('battle-at-sea')
    const choices: Json[] = [{ activate: true }, { suffer: true }, { take: 0 }, { giveUp: true }, { done: true }]
    expect(windows(p, ...choices)).toEqual(['participate', '(faceJourney)', 'chooseBattle', 'meetShip', 'finish'])
  })

  test('RV-4.25 open before each card and before each optional combat', () => {
    const p = bard({ food: 2, ship: ['red:shield', 'blue:shield', 'red:hammer'] })
      .group('raid-keeps', 0, 'keep-keep-wall', 'keep-art')
      .onTop('keep', 'keep-armor', 'keep-treasure')
      .active('raid-keeps')
    const use = (card: string) => ({ card: { [card]: true } })
    const [activate, pass, done] = [{ activate: 0 }, { pass: true }, { done: true }]
    const cards = [use('keep-keep-wall'), pass, use('keep-art'), use('keep-armor'), use('keep-treasure')]
    expect(windows(p, activate, ...cards, done)).toEqual([
      'participate',
      'nextCard',
      'pillage',
      'nextCard',
      'nextCard',
      'nextCard',
      'finish',
    ])
  })

  test('RV-4.25 open before a combat without hammers too: an artifact could bring one', () => {
    const artifacts = ['artifact-bodn=red:ship']
    const p = position()
      .seat(0, { food: 2, ship: ['red:shield', 'blue:shield', 'yellow:ship'], artifacts })
      .group('raid-keeps', 0, 'keep-keep-wall', 'keep-art')
      .onTop('keep', 'keep-armor', 'keep-treasure')
      .active('raid-keeps')
      .choose(0, { activate: 0 })
      .choose(0, { card: { 'keep-keep-wall': true } })
    expect(p.waiting.step).toBe('pillage')
    expect(p.ways(0)).toEqual(['pass', 'use'])
    p.choose(0, { use: 'artifact-bodn' })
    p.choose(0, { exchange: { any: { 'yellow:ship': 1 } } })
      .choose(0, 'yellow:hammer')
      .choose(0, { keep: true })
    expect(p.ways(0)).toContain('fight')
  })

  test('RV-4.25 pillaging a village is no combat and opens none', () => {
    const p = bard({ food: 1, ship: ['red:chest', 'blue:chest'] })
      .group('raid-villages', 0, 'village-farm', 'village-village-wall')
      .onTop('village', 'village-farm', 'village-farm')
      .active('raid-villages')
      .choose(0, { activate: 0 })
      .choose(0, { card: { 'village-farm': true } })
    expect(p.ways(0)).toEqual(['pass', 'pillage'])
  })

  test('RV-4.25 open before each Subdue attempt, but not before the rewards', () => {
    const p = bard({ food: 4 }).stack('food-1', 'territory-food-1-a', 'territory-food-1-b').active('subdue-territories')
    const peaceful = { peaceful: 'food-1' }
    const choices: Json[] = [
      { activate: true },
      peaceful,
      peaceful,
      { stop: true },
      'territory-food-1-b',
      { done: true },
    ]
    expect(windows(p, ...choices)).toEqual(['participate', 'attempt', 'attempt', 'attempt', '(nextReward)', 'finish'])
  })

  test('RV-4.25 what is stored in one window can be used in the next', () => {
    const p = bard({ favor: 0 }).active('raid-keeps').choose(0, STORE)
    expect(p.waiting).toEqual({ step: 'participate', seats: [0] })
    expect(p.ways(0)).toEqual(['rest', 'use'])
    p.choose(0, { use: HARP })
    expect(p.player(0)).toMatchObject({ favor: 2, ship: [], artifacts: [{ card: HARP, die: null }] })
    expect(p.waiting).toEqual({ step: 'participate', seats: [0] })
  })

  test('RV-4.26 are skipped silently without a fitting die and without an artifact to use', () => {
    const slots = { 'raid-keeps': ['reaver-keeper-of-sagas'] }
    const p = position()
      .seat(0, { artifacts: [HARP], ship: ['red:ship'], slots })
      .active('raid-keeps')
    expect([p.waiting.step, p.ways(0)]).toEqual(['participate', ['rest']])
    p.choose(0, { rest: 2 })
    expect(p.waiting).toEqual({ step: 'participate', seats: [1] })
    const elsewhere = position()
      .seat(0, { artifacts: ['artifact-eldhrimnir=blue:raven'] })
      .active('raid-keeps')
    expect(elsewhere.ways(0)).toEqual(['rest'])
  })

  test('RV-4.26 who is in a hurry is stopped no more where nothing else is to be decided, until the next activation', () => {
    const slots = { 'raid-keeps': ['reaver-keeper-of-sagas'] }
    const p = bard({ slots }).active('raid-keeps').choose(0, { hurry: true })
    expect([p.waiting.step, p.ways(0)]).toEqual(['participate', ['rest', 'store']])
    p.choose(0, { rest: 2 })
    expect(p.waiting).toEqual({ step: 'participate', seats: [1] })
    p.choose(1, { rest: 2 }).active('raid-villages').choose(0, { rest: 2 })
    expect(p.waiting).toEqual({ step: 'finish', seats: [0] })
  })

  test('RV-4.29 those inside nested effects belong to the same activation: an artifact works once', () => {
    const p = bard({ favor: 0, ship: ['yellow:tree'] })
      .group('recruit-reavers', 0, 'reaver-fanatic', 'reaver-axe-chief')
      .onTop('keep', 'keep-art')
      .dice('red:ship', 'red:ship')
      .active('recruit-reavers')
      .choose(0, { activate: 0 })
      .choose(0, { card: { 'reaver-fanatic': { promote: true } } })
      .choose(0, 'keep')
    expect(p.state.open).toHaveLength(2)
    p.choose(0, STORE).choose(0, { use: HARP })
    expect(p.player(0).favor).toBe(2 + 2)
    p.choose(0, STORE)
    expect(p.ways(0)).not.toContain('use')
    p.choose(0, { card: { 'reaver-axe-chief': { specialize: 'raid-keeps' } } })
    expect(p.waiting.seats).toEqual([1])
    p.choose(1, { rest: 2 }).active('raid-keeps')
    expect(p.ways(0)).toContain('use')
  })
})
