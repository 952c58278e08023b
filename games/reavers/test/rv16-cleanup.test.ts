import { describe, expect, test } from 'vitest'
import { type Die, LOCATIONS } from '../src/content-file.ts'
import { position } from './position.ts'

const endRound = { step: 'endRound', args: null }

describe('cleanup', () => {
  test('RV-16.1 the round marker advances, and with three players the Honor Ship goes on clockwise', () => {
    const p = position({ players: 3 }).honorShip(2).round(2).run(endRound)
    expect(p.state).toMatchObject({ round: 3, honorShip: 0, phase: 'activations' })
    expect(p.told('honor-ship-passed')).toEqual([{ kind: 'honor-ship-passed', from: 2, to: 0 }])
    for (const players of [2, 4]) {
      const without = position({ players }).run(endRound)
      expect(without.state).toMatchObject({ round: 2, honorShip: null })
      expect(without.told('honor-ship-passed')).toEqual([])
    }
  })

  test('RV-16.1 after round 6 there is no cleanup, only scoring', () => {
    const p = position({ players: 3 }).honorShip(1).round(6)
    const before = structuredClone([p.state.groups, p.state.tradeDice, p.state.prophecies])
    p.run(endRound)
    expect(p.state).toMatchObject({ round: 6, phase: 'over', honorShip: 1 })
    expect([p.state.groups, p.state.tradeDice, p.state.prophecies]).toEqual(before)
    expect(p.told('final-score')).toHaveLength(3)
    const fifth = position({ players: 3 }).round(5).run(endRound)
    expect(fifth.state).toMatchObject({ round: 6, phase: 'activations' })
    expect(fifth.told('final-score')).toEqual([])
  })

  test('RV-16.2 each player gains 1 Glory for every territory, old and new', () => {
    const p = position({ players: 3 })
      .seat(0, { glory: 5, territories: ['territory-food-1-a', 'territory-dice-3-b'] })
      .seat(2, { glory: 0, territories: ['territory-favor-2-a'] })
      .cleaning()
    expect(p.state.players.map(({ glory }) => glory)).toEqual([7, 0, 1])
    p.player(0).territories.push(p.state.stacks['food-3']?.pop() as string)
    expect(p.cleaning().state.players.map(({ glory }) => glory)).toEqual([10, 0, 2])
  })

  test('RV-16.3 after round 6 there is none', () => {
    const p = position()
      .seat(0, { territories: ['territory-food-1-a', 'territory-food-3-a'] })
      .round(6)
      .run(endRound)
    expect(p.player(0).glory).toBe(0)
    expect(p.told('final-score')[0]?.score).toBe(0)
  })

  test('RV-16.4 the Trade dice go to the supply, and two of each colour are rolled', () => {
    const p = position().tradeDice('red:ship').dice('red:helm', 'red:double-hammer', 'blue:raven').cleaning()
    expect(p.state.tradeDice.slice(0, 3)).toEqual(['red:helm', 'red:double-hammer', 'blue:raven'])
    expect(p.state.tradeDice.map((die) => die.split(':')[0])).toEqual([
      ...['red', 'red', 'blue', 'blue', 'yellow', 'yellow'],
    ])
    expect(p.state.supply).toMatchObject({ red: 18, blue: 18, yellow: 18 })
    expect(p.told('trade-dice-rolled')).toEqual([{ kind: 'trade-dice-rolled', dice: p.state.tradeDice }])
  })

  test('RV-16.5 of a colour with fewer than two left, as many as there are', () => {
    const blue = (n: number) => Array<Die>(n).fill('blue:ship')
    const p = position({ players: 3 })
      .tradeDice('red:ship')
      .seat(0, { ship: blue(10) })
      .seat(1, { ship: blue(9) })
    expect(p.cleaning().state.tradeDice.map((die) => die.split(':')[0])).toEqual([
      ...['red', 'red', 'blue', 'yellow', 'yellow'],
    ])
    expect(p.state.supply.blue).toBe(0)
    const none = position({ players: 3 })
      .tradeDice('red:ship')
      .seat(0, { ship: blue(10) })
      .seat(1, { ship: blue(10) })
    expect(none.cleaning().state.tradeDice.filter((die) => die.startsWith('blue'))).toEqual([])
  })

  test('RV-16.6 all face-up cards are discarded and every space is dealt anew, at unused locations too', () => {
    const p = position({ players: 4 })
      .group('recruit-reavers', 0, 'reaver-scout', 'reaver-scout')
      .group('recruit-reavers', 1)
      .group('raid-villages', 3, 'village-farm', 'artifact-bodn')
      .group('raid-keeps', 2, 'keep-art', 'keep-armor')
      .group('battle-at-sea', 1, 'battle-knarr')
      .prophecies('prophecy-juggernaut', 'prophecy-vanquisher')
    const shown = structuredClone(p.state.groups)
    p.cleaning()
    const { decks, groups, prophecies } = p.state
    expect(decks.reaver.discard.toSorted()).toEqual(shown['recruit-reavers']?.flat().toSorted())
    expect(decks.village.discard.toSorted()).toEqual(shown['raid-villages']?.flat().toSorted())
    expect(decks.keep.discard.toSorted()).toEqual(shown['raid-keeps']?.flat().toSorted())
    expect(decks['sea-battle'].discard.toSorted()).toEqual(shown['battle-at-sea']?.flat().toSorted())
    expect(decks.prophecy.discard).toEqual(['prophecy-juggernaut', 'prophecy-vanquisher'])
    expect(prophecies).toHaveLength(4)
    for (const location of ['recruit-reavers', 'raid-villages', 'raid-keeps'] as const)
      expect(groups[location]?.map((cards) => cards.length)).toEqual([2, 2, 2, 2])
    expect(groups['battle-at-sea']?.map((cards) => cards.length)).toEqual([1, 1, 1, 1])
    expect(
      p.game.invariantViolations({ state: p.state, content: p.game.content, players: 4, options: p.table.options }),
    ).toEqual([])
  })

  test('RV-16.7 a deck that runs short fills the spaces in their order', () => {
    const p = position().group('raid-keeps', 0).group('raid-keeps', 1)
    p.deck('keep', ['keep-art', 'keep-armor', 'keep-treasure']).cleaning()
    expect(p.state.groups['raid-keeps']).toEqual([['keep-art', 'keep-armor'], ['keep-treasure']])
    const single = position({ players: 3 }).prophecies().deck('prophecy', ['prophecy-juggernaut']).cleaning()
    expect(single.state.prophecies).toEqual(['prophecy-juggernaut'])
  })

  test('RV-16.7 locations are dealt in the order of the content file', () => {
    const p = position().cleaning()
    expect(p.told('location-dealt').map(({ location }) => location)).toEqual(LOCATIONS.slice(0, 5))
    expect(p.game.content.file.locations.map(({ id }) => id)).toEqual(LOCATIONS)
  })

  test('RV-16.8 face-down Ship Upgrades turn face up', () => {
    const p = position()
      .seat(0, { upgrades: ['-upgrade-chest', 'upgrade-shield'] })
      .seat(1, { upgrades: ['-upgrade-ship-hammer'] })
      .cleaning()
    expect(p.state.players.flatMap(({ upgrades }) => upgrades.map(({ ready }) => ready))).toEqual([true, true, true])
  })

  test('RV-16.9 pawns return to their owners: every location can be selected again', () => {
    const p = position().selecting().choose(0, 'raid-keeps')
    expect(p.state.pawns).toEqual({ 'raid-keeps': 0 })
    p.run(endRound)
    expect(p.state.pawns).toEqual({})
    expect(p.offered(0)).toEqual([...LOCATIONS])
  })

  test('RV-16.10 dice, Food, Favor and stored dice are kept', () => {
    const ship = Array<Die>(10).fill('blue:ship')
    const p = position()
      .seat(0, { food: 99, favor: 77, ship, artifacts: ['artifact-bodn=red:helm'] })
      .cleaning()
    expect(p.player(0)).toMatchObject({ food: 99, favor: 77, ship, artifacts: [{ die: 'red:helm' }] })
  })
})
