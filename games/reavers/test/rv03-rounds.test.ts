import { describe, expect, test } from 'vitest'
import { LOCATIONS, type LocationId } from '../src/content-file.ts'
import { type Position, position } from './position.ts'

/** These locations are selected one after the other, everybody resting at each; who selected them. */
function selectors(p: Position, ...locations: LocationId[]): (number | undefined)[] {
  return locations.map((location) => {
    const [seat] = p.waiting.seats
    expect(p.waiting.step).toBe('select')
    p.choose(seat as number, location).allRest()
    return seat
  })
}

/** Four that leave the Start Player marker where it is. */
const WITHOUT_TRADE = ['recruit-reavers', 'battle-at-sea', 'raid-villages', 'raid-keeps'] as const

const rounds = (players: number) => position({ players }).atRound()

describe('a round', () => {
  test('RV-3.1 is four activations and the Cleanup', () => {
    for (const players of [2, 3, 4]) {
      const p = rounds(players)
      selectors(p, ...WITHOUT_TRADE)
      const landmarks = ['round-began', 'location-selected', 'trade-dice-rolled']
      const kinds = p.events.map(({ kind }) => kind).filter((kind) => landmarks.includes(kind))
      const selections = Array(4).fill('location-selected')
      expect(kinds).toEqual(['round-began', ...selections, 'trade-dice-rolled', 'round-began'])
      expect(p.state).toMatchObject({ round: 2, phase: 'activations' })
    }
  })

  test('RV-3.2 a location is selected once in a round, so that two stay unused', () => {
    const p = rounds(2)
    expect(p.offered(0)).toEqual(LOCATIONS)
    selectors(p, 'raid-keeps')
    expect(p.refused(1, 'raid-keeps')).toBeDefined()
    selectors(p, 'recruit-reavers', 'subdue-territories')
    expect(p.offered(1)).toEqual(['trade-with-villages', 'battle-at-sea', 'raid-villages'])
    selectors(p, 'battle-at-sea')
    expect(p.state.round).toBe(2)
    expect(p.offered(p.waiting.seats[0] as number)).toEqual(LOCATIONS)
  })

  test('RV-3.10 after the fourth activation of round 6 comes the final scoring, without Cleanup', () => {
    const fifth = position({ players: 3 }).round(5).atRound()
    selectors(fifth, ...WITHOUT_TRADE)
    expect(fifth.state).toMatchObject({ round: 6, phase: 'activations' })
    const p = position({ players: 3 })
      .round(6)
      .seat(0, { territories: ['territory-food-1-a'] })
      .atRound()
    selectors(p, ...WITHOUT_TRADE)
    expect(p.state).toMatchObject({ round: 6, phase: 'over', honorShip: 0 })
    expect(p.told('final-score')).toHaveLength(3)
    expect(p.told('trade-dice-rolled')).toEqual([])
    expect(p.told('gained').filter(({ cause }) => cause === 'territories')).toEqual([])
    expect(p.asks).toEqual([])
  })

  test('RV-3.11 whose selection is due must select', () => {
    const p = rounds(2)
    for (const nothing of [null, { pass: true }, { rest: 0 }, '']) expect(p.refused(0, nothing)).toBeDefined()
    expect(p.refused(1, 'raid-keeps')).toBeDefined()
    expect(p.waiting).toEqual({ step: 'select', seats: [0] })
  })
})

describe('the order of selections', () => {
  test('RV-3.3 with four, one each, clockwise from the marker', () => {
    expect(selectors(position({ players: 4 }).marker(2).atRound(), ...WITHOUT_TRADE)).toEqual([2, 3, 0, 1])
  })

  test('RV-3.4 with two, in turn, two each', () => {
    expect(selectors(rounds(2), ...WITHOUT_TRADE)).toEqual([0, 1, 0, 1])
    expect(selectors(position().marker(1).atRound(), ...WITHOUT_TRADE)).toEqual([1, 0, 1, 0])
  })

  test('RV-3.5 with three, one each, and the fourth for the holder of the Honor Ship', () => {
    const p = position({ players: 3 }).marker(1).honorShip(0).atRound()
    expect(selectors(p, ...WITHOUT_TRADE)).toEqual([1, 2, 0, 0])
    const apart = position({ players: 3 }).marker(1).honorShip(2).atRound()
    expect(selectors(apart, ...WITHOUT_TRADE)).toEqual([1, 2, 0, 2])
  })

  test('RV-3.6 the holder of the Honor Ship is the active player of the fourth activation', () => {
    const p = position({ players: 3 }).honorShip(1).seat(1, { glory: 0 }).atRound()
    selectors(p, 'recruit-reavers', 'raid-villages', 'raid-keeps')
    p.choose(1, 'battle-at-sea')
    expect(p.state.activation?.active).toBe(1)
    expect(p.player(1).glory).toBe(2)
    const asked: (number | undefined)[] = []
    while (p.waiting.step === 'participate') {
      asked.push(p.waiting.seats[0])
      p.choose(p.waiting.seats[0] as number, { rest: 2 })
    }
    expect(asked).toEqual([1, 2, 0])
    const trade = position({ players: 3 }).honorShip(1).atRound()
    selectors(trade, ...WITHOUT_TRADE.slice(0, 3))
    trade.choose(1, 'trade-with-villages').choose(1, { activate: true })
    expect([trade.state.marker, trade.state.activation?.turnsLeft]).toEqual([1, 3])
  })

  test('RV-3.7 is fixed when the round begins: a marker that moves changes only later rounds', () => {
    const p = rounds(4)
    expect(selectors(p, 'recruit-reavers', 'raid-villages', 'trade-with-villages')).toEqual([0, 1, 2])
    expect(p.state.marker).toBe(2)
    expect(selectors(p, 'raid-keeps')).toEqual([3])
    expect(selectors(p, ...WITHOUT_TRADE)).toEqual([2, 3, 0, 1])
    const two = rounds(2)
    expect(selectors(two, 'trade-with-villages', ...WITHOUT_TRADE.slice(0, 3))).toEqual([0, 1, 0, 1])
    expect(selectors(two, ...WITHOUT_TRADE)).toEqual([1, 0, 1, 0])
  })
})

describe('marker and Honor Ship', () => {
  test('RV-3.8 the Honor Ship moves one seat clockwise in each Cleanup, whatever the marker does', () => {
    const p = rounds(3)
    expect(selectors(p, ...WITHOUT_TRADE)).toEqual([0, 1, 2, 0])
    expect([p.state.honorShip, p.state.marker]).toEqual([1, 0])
    expect(selectors(p, ...WITHOUT_TRADE)).toEqual([0, 1, 2, 1])
    expect(selectors(p, 'raid-keeps', 'trade-with-villages', 'raid-villages', 'recruit-reavers')).toEqual([0, 1, 2, 2])
    expect([p.state.honorShip, p.state.marker]).toEqual([0, 1])
    expect(p.told('honor-ship-passed').map(({ from, to }) => [from, to])).toEqual([
      [0, 1],
      [1, 2],
      [2, 0],
    ])
  })

  test('RV-3.8 with two and four there is none to move', () => {
    for (const players of [2, 4]) expect(position({ players }).cleaning().state.honorShip).toBe(null)
  })

  test('RV-3.9 the marker moves only when Trade with Villages is selected', () => {
    for (const location of LOCATIONS) {
      const p = position({ players: 3 }).marker(2).active(location, 1).allRest()
      expect(p.state.marker).toBe(location === 'trade-with-villages' ? 1 : 2)
    }
    const p = position({ players: 4 }).marker(3).cleaning()
    expect(p.state.marker).toBe(3)
  })
})
