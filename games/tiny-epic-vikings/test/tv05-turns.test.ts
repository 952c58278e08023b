import { describe, expect, test } from 'vitest'
import { type Position, position } from './position.ts'

const GOLD = 'gold-isle'
/** Harvest 3, then an exchange for one rune of secrets. */
const INGRID = 'ingrid-silverpurse'
/** Explore 1, then smite 1 for two runes of secrets. */
const GRIM = 'grim-nightwatch'
/** Sail 2, then enter-battle for two runes of wealth. */
const HAKON = 'hakon-ringgiver'

describe('the order of turns', () => {
  test('TV-5.1 goes clockwise from the chieftain, one card a turn, until all hands are empty', () => {
    const p = position()
    const hands = [
      [INGRID, 'gunnar-goldhand'],
      ['sigrun-amberfinder', 'unn-fieldmother'],
      ['styr-ironforger', 'mord-schemer'],
    ]
    hands.forEach((hand, seat) => {
      p.seat(seat, { hand })
    })
    p.turnsFrom(2)
    const order: number[] = []
    while (p.waiting.step === 'play') {
      const [seat] = p.waiting.seats as [number]
      order.push(seat)
      p.choose(seat, { up: p.player(seat).hand[0] as string })
      while (p.ways(seat).includes('decline')) p.choose(seat, { decline: true })
    }
    expect(order).toEqual([2, 0, 1, 2, 0, 1])
    expect(p.told('turn-began').map(({ turn }) => turn)).toEqual([1, 2, 3, 4, 5, 6])
    expect(p.state).toMatchObject({ era: 2, phase: 'draft' })
  })

  test('TV-20.1 nobody acts out of turn', () => {
    const p = position()
      .seat(0, { hand: [INGRID] })
      .seat(1, { hand: [GRIM] })
      .turn(0)
    expect(p.refused(1, { up: GRIM })).toMatchObject({ refused: 'not-asked', rule: 'TV-20.1' })
  })
})

describe('the card of a turn', () => {
  test('TV-5.3 TV-19.3 is played face up or face down as the latest of the row', () => {
    const p = position()
      .seat(0, { row: [GRIM], hand: [INGRID, HAKON] })
      .turn(0)
    expect(p.ways(0)).toEqual(['down', 'up'])
    expect(p.offered(0, 'up')).toEqual([INGRID, HAKON])
    p.choose(0, { up: INGRID })
    expect(p.player(0).row).toEqual([
      { card: GRIM, up: true, open: false },
      { card: INGRID, up: true, open: false },
    ])
    expect(p.player(0).hand).toEqual([HAKON])
  })

  test('TV-20.2 TV-20.3 must be one card of the hand', () => {
    const p = position()
      .seat(0, { hand: [INGRID, HAKON] })
      .turn(0)
    expect(p.refused(0, { up: GRIM })).toMatchObject({ refused: 'card-not-in-hand', rule: 'TV-20.2' })
    expect(p.refused(0, { up: INGRID, down: HAKON })).toMatchObject({ refused: 'one-card-a-turn', rule: 'TV-20.3' })
    expect(p.refused(0, { pass: true })).toMatchObject({ refused: 'must-play', rule: 'TV-20.3' })
    expect(p.refused(0, { decline: true })).toMatchObject({ refused: 'must-decide', rule: 'TV-20.23' })
    p.choose(0, { up: INGRID })
    expect(p.refused(0, { up: HAKON })).toMatchObject({ refused: 'one-card-a-turn', rule: 'TV-20.3' })
  })

  test('TV-5.2 waits until the battle that is due is resolved', () => {
    const p = position()
      .seat(0, { row: [`-${GRIM}`], hand: [INGRID] })
      .battle('favor-coin-hoard', 0)
      .onTop(HAKON)
      .turn(0)
    expect(p.told('battle-revealed')).toHaveLength(1)
    expect(p.waiting).toEqual({ step: 'boon', seats: [0] })
  })
})

describe('the actions of a card', () => {
  test('TV-5.4 TV-5.5 leader action first, then the rune action; each may be declined', () => {
    const p = position()
      .seat(0, { hand: [INGRID] })
      .holds(0, 'raven-isle')
      .boat(0, 'port-raven-isle-to-gold-isle')
      .turn(0)
    p.choose(0, { up: INGRID })
    expect(p.waiting.step).toBe('harvest')
    p.choose(0, { decline: true })
    expect(p.waiting.step).toBe('exchange')
    expect(p.refused(0, { harvest: { wood: 3 } })).toMatchObject({ refused: 'illegal-choice' })
    p.choose(0, { decline: true })
    expect(p.player(0)).toMatchObject({ wood: 2, food: 2, steel: 2 })
    expect(p.asks).toEqual([])
  })

  test('TV-5.6 TV-20.14 a card played face down has none', () => {
    const p = position()
      .seat(0, { hand: [INGRID], villages: 1 })
      .holds(0, 'raven-isle')
      .turn(0)
      .choose(0, { down: INGRID })
    p.choose(0, p.offered(0)[0] ?? null)
    expect(p.waiting.step).toBe('sacrifice')
    expect(p.refused(0, { harvest: { wood: 3 } })).toMatchObject({ refused: 'no-action-due', rule: 'TV-20.14' })
  })

  test('TV-5.7 a village may be sacrificed whichever way the card was played', () => {
    const up = position()
      .seat(0, { hand: [INGRID], villages: 1 })
      .turn(0)
      .choose(0, { up: INGRID })
    expect(up.choose(0, { decline: true }).waiting).toEqual({ step: 'sacrifice', seats: [0] })
  })

  test('TV-5.10 every player has the same number of cards all through an era', () => {
    const p = position()
      .seat(0, { hand: ['alof-tidereader', INGRID] })
      .holds(0, GOLD)
      .turn(0)
    p.choose(0, { up: 'alof-tidereader' }).choose(0, { decline: true }).choose(0, { do: true })
    p.choose(0, INGRID)
    expect(p.player(0).hand).toHaveLength(1)
  })

  test('TV-5.11 TV-19.18 the turn ends by itself when nothing is left to do, or by declining the sacrifice', () => {
    const p = position()
      .seat(0, { hand: [GRIM] })
      .turn(0)
      .choose(0, { up: GRIM })
    expect(p.asks).toEqual([])
    expect(p.state.turn.taken).toBe(1)
    const asked = position()
      .seat(0, { hand: [GRIM], villages: 1 })
      .turn(0)
      .choose(0, { up: GRIM })
    expect(asked.waiting.step).toBe('sacrifice')
    expect(asked.choose(0, { decline: true }).asks).toEqual([])
    expect(asked.player(0).villages).toBe(1)
  })
})

describe('withdrawing settlers', () => {
  const camped = (): Position =>
    position()
      .settlers(0, GOLD, 2)
      .settlers(0, 'wolf-isle', 1)
      .holds(0, GOLD)
      .seat(0, { villages: 1 })
      .boat(0, 'wolf-sound')

  test('TV-5.8 TV-19.13 is free at the card, at each action and at the sacrifice, one settler at a time', () => {
    const p = camped()
      .seat(0, { hand: ['gunnar-goldhand'] })
      .holds(0, 'wolf-isle')
      .turn(0)
    expect(p.withdrawable(0)).toEqual([GOLD, 'wolf-isle'])
    p.choose(0, { aside: GOLD })
    expect(p.waiting.step).toBe('play')
    expect(p.player(0)).toMatchObject({ settlers: 4, food: 2 })
    expect(p.told('settlers-withdrawn')).toEqual([{ kind: 'settlers-withdrawn', side: 0, island: GOLD, settlers: 1 }])
    p.choose(0, { up: 'gunnar-goldhand' })
    expect(p.waiting.step).toBe('harvest')
    expect(p.withdrawable(0)).toEqual([GOLD, 'wolf-isle'])
    p.choose(0, { decline: true })
    expect(p.waiting.step).toBe('sail')
    expect(p.withdrawable(0)).toEqual([GOLD, 'wolf-isle'])
    p.choose(0, { decline: true })
    expect(p.waiting.step).toBe('sacrifice')
    p.choose(0, { aside: 'wolf-isle' }).choose(0, { aside: GOLD })
    expect(p.player(0).settlers).toBe(6)
    expect(p.holdings()).toMatchObject({ [GOLD]: null, 'wolf-isle': null })
    expect(p.withdrawable(0)).toEqual([])
  })

  test('TV-5.9 TV-20.20 not while an action is under way, nor in the turns of others', () => {
    const p = camped()
      .acts(0, { type: 'explore', value: 2 })
      .choose(0, { step: { from: GOLD, to: 'wolf-isle' } })
    expect(p.withdrawable(0)).toEqual([])
    expect(p.refused(0, { aside: GOLD })).toMatchObject({ refused: 'withdraw-not-now', rule: 'TV-20.20' })
    const other = camped()
      .settlers(1, GOLD, 1)
      .seat(1, { hand: [GRIM] })
      .turn(1)
    expect(other.refused(0, { aside: GOLD })).toMatchObject({ refused: 'withdraw-not-now', rule: 'TV-20.20' })
    const sacrificed = camped()
      .seat(0, { hand: [GRIM] })
      .turn(0)
      .choose(0, { up: GRIM })
      .choose(0, { stop: true })
    sacrificed.choose(0, { sacrifice: 'sacrifice-sail' })
    expect(sacrificed.waiting.step).toBe('sail')
    expect(sacrificed.withdrawable(0)).toEqual([])
  })

  test('TV-20.26 not where there are none', () => {
    const p = camped()
      .seat(0, { hand: [GRIM] })
      .turn(0)
    expect(p.refused(0, { aside: 'silver-isle' })).toMatchObject({ refused: 'no-own-settler-there', rule: 'TV-20.26' })
  })

  test('TV-5.12 is no reason to ask', () => {
    const p = position()
      .settlers(0, GOLD, 1)
      .seat(0, { hand: ['thyra-stonehand'], wood: 0 })
      .turn(0)
    p.choose(0, { up: 'thyra-stonehand' })
    expect(p.asks).toEqual([])
  })
})
