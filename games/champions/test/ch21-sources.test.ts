import { readdirSync, readFileSync } from 'node:fs'
import { advance, apply, asksOf, cloneTable, isRefusal, openTable, quickRandom, resultOf } from '@longhouse/kernel'
import { describe, expect, test } from 'vitest'
import { rulebookFile as file, type Warrior } from '../src/content.ts'
import { champions } from '../src/index.ts'
import { type Position, position, warriors } from './position.ts'
import { simpleChoice } from './simple-player.ts'

/** The origin of a field: its own if it has one, else the entry's. */
const sourceOf = (entry: { readonly source: string; readonly fieldSources?: Record<string, string> }, field: string) =>
  entry.fieldSources?.[field] ?? entry.source

describe('names and counts', () => {
  test('CH-21.1 of two Polish names for one thing the first is used', () => {
    const folder = new URL('..', import.meta.url)
    const written = ['content', 'strings'].flatMap((room) =>
      readdirSync(new URL(room, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => readFileSync(`${parentPath}/${name}`, 'utf8')),
    )
    for (const second of [/Przychylno/i, /Rozpatrywani/i, /Przydzielani/i])
      for (const text of written) expect(text).not.toMatch(second)
    expect(written.join()).toContain('Przysługa Bogów')
  })

  test('CH-21.2 food is as unlimited as the rest, whatever the number of tokens', () => {
    const p = position()
      .seat(0, { food: 28, runes: ['rune-gifts'] })
      .seat(1, { food: 30 })
    p.choose(0, { aside: { 'rune-gifts': { food: 4 } } })
    expect(p.player(0).food).toBe(32)
  })

  test('CH-21.3 eight stalls, 28 blame, eight rounds: as the rulebook says', () => {
    expect(file.stalls.reduce((sum, { count }) => sum + count, 0)).toBe(8)
    const { resources } = file as unknown as { resources: { id: string; count: number }[] }
    expect(resources.find(({ id }) => id === 'blame')?.count).toBe(28)
    expect(file.limits.maxRounds).toBe(8)
    expect(position().round(7).at('cleanup').state).toMatchObject({ round: 8, phase: 'placement' })
    expect(position().round(8).at('cleanup').state).toMatchObject({ round: 8, phase: 'over' })
  })

  test('CH-21.4 there is one board, whose leftmost shore is for four players only', () => {
    const shores = (players: number) => position({ players }).state.shores.map(({ id }) => id)
    expect(file.distantShores.map(({ id }) => id)).toEqual(shores(4))
    expect(shores(2)).toEqual(shores(4).slice(1))
    expect(shores(3)).toEqual(shores(4).slice(1))
  })

  test('CH-21.5 a destiny drawn at the Sage’s House goes to nobody else', () => {
    const p = position({ players: 3 }).seat(0, { leader: 'dagrun' })
    const hands = [1, 2].map((seat) => [...p.player(seat).destinies])
    p.place(0, 'sages-house')
      .choose(0, 'shore-2')
      .choose(0, p.state.sage?.drawn[0] ?? '')
    expect([1, 2].map((seat) => p.player(seat).destinies)).toEqual(hands)
    expect(p.player(0).destinies).toHaveLength(2)
  })

  test('CH-21.6 what the rulebook does not print says so', () => {
    const unprinted = [...file.trolls, ...file.draugr, ...file.monsters]
    for (const enemy of unprinted)
      for (const field of ['attack', 'defence']) expect(sourceOf(enemy, field)).toBe('designed')
    for (const destiny of file.destinies) expect(sourceOf(destiny, 'gloryFull')).toBe('designed')
    for (const ship of file.merchantShips) expect(sourceOf(ship, 'gain')).not.toBe('rulebook')
    for (const rune of file.runes) expect(sourceOf(rune, 'glory')).toBe('designed')
    for (const longship of file.longships.filter((ship) => !ship.public))
      expect(sourceOf(longship, 'capacity')).toBe('designed')
    const kraken = file.journeys.find(({ id }) => id === 'journey-kraken')
    expect(kraken && sourceOf(kraken, 'effect')).toBe('designed')
  })
})

describe('krakens and empty ships', () => {
  test('CH-21.7 an empty longship has its card revealed and put away, and nothing else happens', () => {
    const p = position().journey('shore-2', 'journey-no-wind').ship(0, 'public-small', 'shore-2', '', 2).at('fights')
    expect(p.told('journey-revealed')).toMatchObject([{ shore: 'shore-2', journey: 'journey-no-wind' }])
    expect(p.told('food-lost')).toEqual([])
    expect(p.told('rolled')).toEqual([])
    p.at('tidying')
    expect(p.state.journeyDiscard).toEqual(['journey-no-wind'])
    expect(p.shore('shore-2').journey).toBe(null)
  })

  test('CH-21.8 a kraken is an enemy in combat and for Fame, but no card for sets and ties', () => {
    const p = position().seat(0, { leader: 'gylfir', favor: 0, warriors: '', runes: ['rune-fame'] })
    p.journey('shore-2', 'journey-kraken').ship(0, 'public-small', 'shore-2', 'AAA').dice('AHHH').at('fights')
    p.choose(0, { use: true })
    expect(p.told('enemy-defeated')).toMatchObject([{ enemy: 'journey-kraken' }])
    expect(p.player(0)).toMatchObject({ glory: 3 + 1, defeated: [] })
  })
})

/** Fights so many combats that differ in nothing but the dice, without favor and runes; how often is seat 0 victorious? */
function victories(p: Position, combats: number): number {
  const random = quickRandom('losses')
  let won = 0
  for (let n = 0; n < combats; n++) {
    const table = {
      ...cloneTable(p.game, p.table),
      seed: `combat-${n}`,
      drawn: 0,
      stack: [{ step: 'resolving', args: null }],
    }
    let asks = advance(p.game, table)
    for (let ask = asks[0]; ask; ask = asks[0])
      asks = apply(p.game, table, ask.seat, simpleChoice(table.state, ask, random))
    won += table.state.players[0]?.defeated.length ?? 0
  }
  return won / combats
}

const against = (card: string, crew: string) => {
  const p = position().seat(0, { leader: 'gylfir', favor: 0, warriors: '' })
  const { kind } = champions.content.enemies[card] ?? {}
  if (kind === 'troll') return p.troll(card).crew(0, 'troll-gate', crew)
  if (kind === 'draugr') return p.draugr(card).crew(0, 'draugr-left', crew)
  p.monster('shore-2', card).journey('shore-2', 'journey-all-quiet')
  return p.ship(0, 'public-large', 'shore-2', crew, Math.ceil(crew.length / 2))
}

/** The best rate of victory of any of the crews against an enemy that refuses none of them. */
const bestRate = (card: string, crews: readonly string[]) => {
  const refuses = champions.content.enemies[card]?.refuses ?? []
  const fit = crews.filter((crew) => !refuses.some((type: Warrior) => warriors(crew)[type] > 0))
  return Math.max(...fit.map((crew) => victories(against(card, crew), 60)))
}

const redOrColourless = Object.values(champions.content.enemies).filter(
  ({ color }) => color === null || color === 'red',
)
const trollsAndDraugr = redOrColourless.filter(({ kind }) => kind === 'troll' || kind === 'draugr')
const monsters = redOrColourless.filter(({ kind }) => kind === 'monster')

describe('what was checked by simulation', () => {
  test('CH-21.9 four permitted warriors of two types beat every troll and draugr, six every monster', () => {
    expect([trollsAndDraugr.length, monsters.length]).toEqual([14, 12])
    for (const { card } of trollsAndDraugr)
      expect([card, bestRate(card, ['PPPA', 'SPPP', 'SAAA'])]).toEqual([
        card,
        expect.toSatisfy((rate: number) => rate > 0.65),
      ])
    for (const { card } of monsters)
      expect([card, bestRate(card, ['PPPPPA', 'SPPPPP', 'SAAAAA'])]).toEqual([
        card,
        expect.toSatisfy((rate: number) => rate > 0.65),
      ])
  })

  test('CH-21.9 … and none falls to a single warrior as a rule', () => {
    for (const { card } of trollsAndDraugr) expect(bestRate(card, ['S', 'P', 'A'])).toBeLessThan(0.65)
    for (const { card } of monsters) expect(bestRate(card, ['SA', 'PA', 'SP'])).toBeLessThan(0.65)
  })

  test('CH-21.9 simple greedy players win a game of four with about 55 to 95 Glory', () => {
    const winners = Array.from({ length: 16 }, (_, game) => {
      const table = openTable(champions, { players: 4, options: { leaders: 'dealt' }, seed: `greedy-${game}` })
      if (isRefusal(table)) return expect.fail(table.refused)
      const random = quickRandom(`greedy-${game}`)
      for (let asks = asksOf(champions, table); asks.length > 0; ) {
        const ask = asks.find(({ form }) => form) ?? expect.fail('nobody is asked')
        asks = apply(champions, table, ask.seat, simpleChoice(table.state, ask, random))
      }
      return Math.max(...(resultOf(champions, table)?.scores ?? []))
    })
    const inRange = winners.filter((score) => score >= 50 && score <= 100)
    expect(inRange.length).toBeGreaterThan(winners.length * 0.7)
    const mean = winners.reduce((sum, score) => sum + score, 0) / winners.length
    expect(mean).toBeGreaterThan(60)
    expect(mean).toBeLessThan(90)
  })

  /** How many of a crew on the large public longship, filled up with food, arrive fed. */
  const arriving = (shore: string, crew: number) => {
    const p = position()
      .seat(0, { warriors: '' })
      .journey(shore, 'journey-all-quiet')
      .monster(shore, 'monster-fossegrim:red')
    p.ship(0, 'public-large', shore, 'S'.repeat(crew), 10 - crew).at('fights')
    return p.told('rolled')[0]?.dice.length
  }

  test('CH-21.10 the large public longship brings six fed warriors to a near shore and five to a far one', () => {
    expect([5, 6, 7, 8].map((crew) => arriving('shore-2', crew))).toEqual([5, 6, 6, 4])
    expect([4, 5, 6, 7].map((crew) => arriving('shore-3', crew))).toEqual([4, 5, 4, 3])
  })

  test('CH-21.10 such a crew beats every monster, also on a far shore, more often than not', () => {
    for (const { card } of monsters)
      expect([card, bestRate(card, ['PPPPA', 'SPPPP', 'SAAAA', 'PAAAA'])]).toEqual([
        card,
        expect.toSatisfy((rate: number) => rate > 0.5),
      ])
  })
})
