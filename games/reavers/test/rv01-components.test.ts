import { openTable } from '@longhouse/kernel'
import { describe, expect, test } from 'vitest'
import raw from '../content/reavers.json' with { type: 'json' }
import { COLORS, type Die, ICONS } from '../src/content-file.ts'
import { colorOf } from '../src/die.ts'
import { reavers } from '../src/index.ts'
import { entry, withFile } from './other-content.ts'
import { playAtRandom, restToTheEnd } from './playing.ts'
import { type Position, position } from './position.ts'

const countOf = (entries: readonly { readonly count: number }[]) => entries.reduce((sum, { count }) => sum + count, 0)

const piece = (id: string) => raw.pieces.find((candidate) => candidate.id === id)

/** The crew dice of each colour at the table, wherever they are. */
const allDice = ({ state }: Position) => {
  const out = [
    ...state.tradeDice,
    ...(state.newDice?.dice ?? []),
    ...state.players.flatMap(({ ship, artifacts }) => [...ship, ...artifacts.flatMap(({ die }) => die ?? [])]),
  ]
  return COLORS.map((color) => state.supply[color] + out.filter((die) => colorOf(die) === color).length)
}

/** A ship full of dice. */
const TEN: Die[] = Array<Die>(10).fill('blue:ship')

describe('a game', () => {
  test('RV-1.1 is for two, three or four players', () => {
    const open = (players: number) => openTable(reavers, { players, seed: 'seats' })
    expect(open(1)).toMatchObject({ refused: 'bad-players', facts: { min: 2, max: 4 } })
    for (const players of [2, 3, 4]) expect(open(players)).toMatchObject({ players })
    expect(open(5)).toMatchObject({ refused: 'bad-players' })
  })

  test('RV-1.2 lasts six rounds, no more and no fewer', () => {
    const p = restToTheEnd(position())
    expect(p.told('round-began').map(({ round }) => round)).toEqual([1, 2, 3, 4, 5, 6])
    expect(p.state).toMatchObject({ phase: 'over', round: 6 })
    expect(p.told('location-selected')).toHaveLength(24)
  })
})

describe('the box', () => {
  test('RV-1.3 holds twenty crew dice of each of three colours', () => {
    expect(allDice(position({ players: 4 }))).toEqual([20, 20, 20])
    expect(countOf(raw.dice.filter(({ kind }) => kind === 'crew'))).toBe(60)
  })

  test('RV-1.4 holds six combat dice that show 0, 1 or 2 successes', () => {
    expect(reavers.content.combatDice).toBe(6)
    expect(reavers.content.combatFaces).toHaveLength(6)
    expect(new Set(reavers.content.combatFaces)).toEqual(new Set([0, 1, 2]))
  })

  test('RV-1.5 holds six decks', () => {
    const { decks, groups, prophecies } = position({ players: 4 }).state
    const lying = [...Object.values(groups).flat(2), ...prophecies]
    const size = (deck: keyof typeof decks) =>
      decks[deck].cards.length + lying.filter((card) => reavers.content.deckOf[card ?? ''] === deck).length
    expect(
      ['reaver', 'prophecy', 'sea-journey', 'sea-battle', 'village', 'keep'].map((deck) => size(deck as never)),
    ).toEqual([66, 34, 24, 45, 62, 76])
  })

  test('RV-1.6 holds 54 territories and 12 Ship Upgrades', () => {
    const { stacks, upgrades } = position().state
    expect(Object.values(stacks).flat()).toHaveLength(54)
    expect(Object.values(upgrades).reduce((sum, n) => sum + n, 0)).toBe(12)
  })

  test('RV-1.7 holds tokens of every kind', () => {
    for (const token of ['farm-token', 'wall-token', 'tower-token']) expect(piece(token)).toMatchObject({ count: 15 })
    expect(piece('terror-token')).toMatchObject({ count: 14 })
    expect(piece('food-small')).toMatchObject({ count: 30, value: 1 })
    expect(piece('food-large')).toMatchObject({ count: 10, value: 5 })
    expect(piece('favor-small')).toMatchObject({ count: 20, value: 1 })
    expect(piece('favor-large')).toMatchObject({ count: 5, value: 5 })
  })
})

describe('what runs out and what does not', () => {
  test('RV-1.8 Food and Favor never run out, whatever the number of tokens', () => {
    const p = position().seat(0, { food: 80, favor: 45 }).seat(1, { food: 80, favor: 45 }).active('recruit-reavers')
    p.choose(0, { rest: 0 })
    expect(p.player(0)).toMatchObject({ food: 82, favor: 47 })
  })

  test('RV-1.8 Terror never runs out', () => {
    const p = position().seat(0, { terror: 0 }).seat(1, { terror: 14 }).receiving(0, 'village-runic-carvings')
    expect(p.player(0)).toMatchObject({ glory: 10, terror: 2 })
  })

  test('RV-1.9 Farms, Walls and Towers run out, and the rest of an effect still happens', () => {
    const { supply } = position().state
    expect([supply.farm, supply.wall, supply.tower]).toEqual([15, 15, 15])
    const p = position().seat(0, { food: 0 }).tokensLeft('farm', 0).receiving(0, 'village-farm')
    expect(p.choose(0, { pillage: true }).player(0)).toMatchObject({ food: 4, farm: 0, terror: 1 })
    const one = position().seat(0, { food: 0 }).tokensLeft('farm', 1).receiving(0, 'village-farm')
    expect(one.choose(0, { pillage: true }).player(0)).toMatchObject({ food: 4, farm: 1, terror: 1 })
    expect(one.state.supply.farm).toBe(0)
  })

  test('RV-1.9 so do Walls and Towers', () => {
    const wall = position().seat(0, { favor: 0 }).tokensLeft('wall', 0).receiving(0, 'village-village-wall')
    expect(wall.choose(0, { pillage: true }).player(0)).toMatchObject({ favor: 3, wall: 0, terror: 1 })
    const tower = position()
      .seat(0, { ship: ['red:double-hammer', 'red:double-hammer'] })
      .tokensLeft('tower', 0)
    tower.diceLeft('red', 0).diceLeft('blue', 0).receiving(0, 'keep-tower-red-blue').dice(2, 2, 0, 0)
    tower.choose(0, { fight: { 'red:double-hammer': 2 } })
    expect(tower.player(0)).toMatchObject({ glory: 3, tower: 0 })
  })

  test('RV-1.10 a gain that finds no die of its colour yields nothing for that die', () => {
    const p = position().diceLeft('red', 0).dice('blue:chest').receiving(0, 'keep-tower-red-blue')
    expect(p.player(0).ship).toEqual(['blue:chest'])
    expect(p.state.supply.red).toBe(0)
  })

  test('RV-1.10 no die is ever made or lost', () => {
    const p = position({ players: 3, seed: 'dice' })
    playAtRandom(p, 'dice', () => expect(allDice(p)).toEqual([20, 20, 20]))
  })

  test('RV-1.11 only colours that are still there can be picked', () => {
    const p = position().diceLeft('red', 0).active('recruit-reavers').choose(0, { rest: 1 })
    expect(new Set(p.offered(0).map((die) => colorOf(die as Die)))).toEqual(new Set(['blue', 'yellow']))
    p.refused(0, 'red:helm')
    const last = position().diceLeft('red', 1).active('recruit-reavers').choose(0, { rest: 1 }).choose(0, 'red:helm')
    expect(last.player(0).ship).toEqual(['red:helm'])
  })
})

describe('a player board', () => {
  test('RV-1.12 has room for ten dice', () => {
    const p = position()
      .seat(0, { ship: TEN.slice(1) })
      .active('recruit-reavers')
      .choose(0, { rest: 1 })
    expect(p.choose(0, 'red:helm').player(0).ship).toHaveLength(10)
    const full = position()
      .seat(0, { ship: TEN })
      .active('recruit-reavers')
      .choose(0, { rest: 1 })
      .choose(0, 'red:helm')
    expect(full.waiting).toEqual({ step: 'settleDice', seats: [0] })
    expect(full.choose(0, { discard: { 'blue:ship': 1 } }).player(0).ship).toHaveLength(10)
  })

  test('RV-1.13 has one Leader space', () => {
    const p = position().seat(0, { leader: 'reaver-scout' }).receiving(0, 'reaver-huskarl')
    p.choose(0, { card: { 'reaver-huskarl': { promote: true } } })
    expect(p.player(0)).toMatchObject({ leader: 'reaver-huskarl', pile: ['reaver-scout'] })
  })

  const FOUR = ['artifact-bodn', 'artifact-draupnir', 'artifact-dainsleif', 'artifact-skidbladnir']

  test('RV-1.13 has four artifact spaces', () => {
    const fourth = position()
      .seat(0, { artifacts: FOUR.slice(1) })
      .receiving(0, 'artifact-bodn')
    expect(fourth.player(0).artifacts).toHaveLength(4)
    const fifth = position().seat(0, { artifacts: FOUR }).receiving(0, 'artifact-laevateinn')
    expect(fifth.waiting).toEqual({ step: 'makeRoom', seats: [0] })
    expect(fifth.offered(0)).toEqual(['new', 0, 1, 2, 3])
  })

  test('RV-1.14 has four slots for three Reavers each', () => {
    const full = ['reaver-scout', 'reaver-scout', 'reaver-scout']
    const p = position().seat(0, {
      slots: { 'raid-keeps': full, 'raid-villages': ['reaver-huskarl', 'reaver-huskarl'] },
    })
    p.receiving(0, 'reaver-fanatic')
    p.refused(0, { card: { 'reaver-fanatic': { specialize: 'raid-keeps' } } })
    p.choose(0, { card: { 'reaver-fanatic': { specialize: 'raid-villages' } } })
    expect(p.player(0).slots['raid-villages']).toEqual(['reaver-huskarl', 'reaver-huskarl', 'reaver-fanatic'])
    expect(Object.keys(p.player(0).slots)).toHaveLength(4)
  })

  test('RV-1.15 the slots are those of the actions that cost something', () => {
    const p = position().receiving(0, 'reaver-fanatic')
    for (const slot of ['recruit-reavers', 'trade-with-villages'])
      p.refused(0, { card: { 'reaver-fanatic': { specialize: slot } } })
    expect(Object.keys(p.player(0).slots)).toEqual([
      'battle-at-sea',
      'raid-villages',
      'raid-keeps',
      'subdue-territories',
    ])
    const costly = raw.locations.filter((at) => Object.keys(at.cost).length > 0 || at.variableCost).map(({ id }) => id)
    expect(costly).toEqual(Object.keys(p.player(0).slots))
  })

  test('RV-1.16 has three Ship Upgrade spaces', () => {
    const two = ['upgrade-chest', 'upgrade-chest']
    const p = position().seat(0, { upgrades: two }).receiving(0, 'village-shield-upgrade').choose(0, 0)
    expect(p.player(0).upgrades).toHaveLength(3)
    const full = position()
      .seat(0, { upgrades: [...two, 'upgrade-shield'] })
      .receiving(0, 'village-shield-upgrade')
    expect(full.player(0)).toMatchObject({ glory: 3 })
    expect(full.player(0).upgrades).toHaveLength(3)
  })
})

describe('crew dice', () => {
  test('RV-1.17 each colour carries the icon of its clan, and no other', () => {
    const clanIcon = { red: 'helm', blue: 'raven', yellow: 'tree' } as const
    for (const color of COLORS) {
      const clans = reavers.content.faces[color].filter((icon) => Object.values(clanIcon).includes(icon as never))
      expect(clans).toEqual([clanIcon[color]])
    }
    expect(raw.clans.map(({ color, icon }) => [color, icon])).toEqual(Object.entries(clanIcon))
  })

  test('RV-1.18 the other icons are five', () => {
    expect(ICONS.filter((icon) => !['helm', 'raven', 'tree'].includes(icon)).sort()).toEqual([
      'chest',
      'double-hammer',
      'hammer',
      'shield',
      'ship',
    ])
    expect(
      raw.icons
        .filter(({ kind }) => kind === 'basic')
        .map(({ id }) => id)
        .sort(),
    ).toEqual(['chest', 'double-hammer', 'hammer', 'shield', 'ship'])
  })

  test('RV-1.19 the faces are data, and said to be designed', () => {
    for (const { id, faces, fieldSources } of raw.dice) {
      expect(faces, id).toHaveLength(6)
      expect(fieldSources.faces, id).toBe('designed')
    }
    const game = withFile(({ dice }) => {
      Object.assign(entry(dice, 'crew-die-red'), { faces: Array(6).fill('ship') })
      Object.assign(entry(dice, 'combat-die'), { faces: Array(6).fill(2) })
    })
    const p = position({ game })
      .seat(0, { ship: ['blue:hammer', 'blue:hammer'] })
      .receiving(0, 'keep-tower-red-yellow')
    expect(p.player(0).ship).toContain('red:ship')
    p.choose(0, { fight: { 'blue:hammer': 2 } })
    expect(p.told('combat-rolled')).toMatchObject([{ dice: [2, 2] }])
  })
})

describe('Glory and trade', () => {
  test('RV-1.20 Glory starts at 0 and is never lowered in play', () => {
    const p = position({ players: 3, seed: 'glory' })
    let before = p.state.players.map(({ glory }) => glory)
    expect(before).toEqual([0, 0, 0])
    playAtRandom(p, 'glory', () => {
      const now = p.state.players.map(({ glory }) => glory)
      expect(now.filter((glory, seat) => glory < (before[seat] as number))).toEqual([])
      before = now
    })
    expect(Math.max(...before)).toBeGreaterThan(0)
  })

  test('RV-1.21 what a player chooses takes nothing from others, and gives them nothing but Terror', () => {
    const p = position({ players: 3, seed: 'rivals' })
    const owned = () =>
      p.state.players.map(({ food, favor, farm, wall, tower, ship, artifacts, upgrades, prophecies, pile }) => [
        ...[food, favor, farm, wall, tower],
        ...[ship.length, artifacts.length, upgrades.length, prophecies.length, pile.length],
      ])
    let before = owned()
    playAtRandom(p, 'rivals', (chooser) => {
      const now = owned()
      for (const seat of now.keys())
        if (seat !== chooser)
          for (const [at, n] of (now[seat] as number[]).entries())
            expect(n).toBeGreaterThanOrEqual(before[seat]?.[at] as number)
      before = now
    })
    const between = new Set(p.events.filter((event) => 'from' in event && 'to' in event).map(({ kind }) => kind))
    between.delete('terror-given')
    expect([...between].sort()).toEqual(['honor-ship-passed', 'marker-moved'])
  })
})
