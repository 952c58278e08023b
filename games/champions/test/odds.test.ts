import { describe, expect, test } from 'vitest'
import type { Enemy, Journey, Leader } from '../src/content.ts'
import { oddsWithFavor } from '../src/favor-odds.ts'
import { forecastOf, huntForecast, seaOf } from '../src/forecast.ts'
import { champions } from '../src/index.ts'
import { leastUseful, oddsOf, oddsOfRoll, survivorsOf } from '../src/odds.ts'
import { blanksAgain } from './blanks-again.ts'
import { entry, withFile } from './other-content.ts'
import { position, warriors } from './position.ts'
import { foughtOften, huntedOften, isNear, playedOnOften } from './simulating.ts'

/** What the page shows as a chance is what the engine plays: each is held against many fights. */

const { content } = champions
const abilityOf = (leader: string): Leader['ability'] => (content.leaders[leader] as Leader).ability
const enemyOf = (card: string): Enemy => content.enemies[card] as Enemy

interface Land {
  readonly crew: string
  readonly enemy: string
  readonly leader: string
  /** The order in which warriors are given up. */
  readonly order: string
}

const LAND: readonly Land[] = [
  { crew: 'A', enemy: 'troll-whelp', leader: 'gylfir', order: 'SPA' },
  { crew: 'SSA', enemy: 'troll-bog', leader: 'gylfir', order: 'SPA' },
  { crew: 'SPA', enemy: 'troll-chieftain', leader: 'asmundr', order: 'SPA' },
  { crew: 'PPPP', enemy: 'draugr-drowned:red', leader: 'ullr', order: 'SPA' },
  { crew: 'SSAA', enemy: 'draugr-king:blue', leader: 'dagrun', order: 'SPA' },
  { crew: 'SSA', enemy: 'troll-bridge', leader: 'svanhildr', order: 'PAS' },
  { crew: 'SPPA', enemy: 'troll-chieftain', leader: 'svanhildr', order: 'PAS' },
]

describe('the odds of a combat', () => {
  test.each(LAND)('CH-9 $crew against $enemy, led by $leader', ({ crew, enemy, leader, order }) => {
    const odds = oddsOf(content, abilityOf(leader), warriors(crew), enemyOf(enemy))
    const p = position().seat(0, { leader, favor: 0, warriors: '' })
    if (enemy.startsWith('troll')) p.troll(enemy).crew(0, 'troll-gate', crew)
    else p.draugr(enemy).crew(0, 'draugr-left', crew)
    const fought = foughtOften(p, enemy, { order })
    expect(fought.win).toSatisfy(isNear(odds.win))
    expect(fought.survivors).toSatisfy(isNear(odds.survivors, crew.length))
    expect(forecastOf(content, abilityOf(leader), { crew: warriors(crew), enemy: enemyOf(enemy), sea: null })).toEqual({
      ...odds,
      fighters: crew.length,
      needs: 0,
      starving: 0,
      excluded: 0,
    })
  })

  test.each(LAND)(
    'CH-9.4 favor makes them better, never worse: $crew against $enemy, led by $leader',
    ({ crew, enemy, leader }) => {
      const chances = [0, 1, 2].map(
        (favor) =>
          forecastOf(content, abilityOf(leader), { crew: warriors(crew), enemy: enemyOf(enemy), sea: null, favor }).win,
      )
      expect(chances).toEqual(chances.toSorted((a, b) => a - b))
      expect(oddsWithFavor(content, abilityOf(leader), warriors(crew), enemyOf(enemy), 0).win).toBeCloseTo(
        chances[0] as number,
        10,
      )
    },
  )

  test('CH-9.4 a blank die is thrown again for each favor, and what was dealt stays', () => {
    // An axe is blank on two of its six faces; on the others it deals enough, and alone it dies in its first round.
    const enemy = { attack: 1, defence: 1 }
    const withFavor = (favor: number) => oddsWithFavor(content, null, warriors('A'), enemy, favor).win
    expect(withFavor(0)).toBeCloseTo(2 / 3, 10)
    expect(withFavor(1)).toBeCloseTo(1 - (1 / 3) ** 2, 10)
    expect(withFavor(3)).toBeCloseTo(1 - (1 / 3) ** 4, 10)
    // Two axes that must deal 4 at once: both show two hits, or those do that were blank and are thrown again.
    const both = oddsWithFavor(content, null, warriors('AA'), { attack: 2, defence: 4 }, 1).win
    expect(both).toBeCloseTo(1 / 4 + 1 / 6 + 1 / 36, 10)
  })

  const FIGHTS = 6000

  test.each([
    { favor: 1, crew: 'PP', attack: 1, defence: 2, leader: 'gylfir', order: 'SPA' },
    { favor: 1, crew: 'PPP', attack: 1, defence: 12, leader: 'gylfir', order: 'SPA' },
    // Whoever always throws the blanks of the first throw again wins here in 63 of 100, not in 68.
    { favor: 1, crew: 'SSSS', attack: 1, defence: 12, leader: 'gylfir', order: 'SPA' },
    { favor: 1, crew: 'SSSAA', attack: 3, defence: 8, leader: 'gylfir', order: 'SPA' },
    { favor: 1, crew: 'SPPA', attack: 2, defence: 9, leader: 'svanhildr', order: 'PAS' },
    { favor: 2, crew: 'AA', attack: 2, defence: 5, leader: 'gylfir', order: 'SPA' },
    { favor: 2, crew: 'SSSS', attack: 1, defence: 12, leader: 'gylfir', order: 'SPA' },
    { favor: 2, crew: 'SPPA', attack: 2, defence: 12, leader: 'svanhildr', order: 'PAS' },
    { favor: 3, crew: 'SSA', attack: 2, defence: 7, leader: 'gylfir', order: 'SPA' },
    { favor: 3, crew: 'SPAA', attack: 3, defence: 9, leader: 'gylfir', order: 'SPA' },
  ])('CH-9.4 $favor favor: $crew against attack $attack and defence $defence, led by $leader', (fight) => {
    const { favor, crew, leader, order, ...numbers } = fight
    const game = withFile(({ trolls }) => Object.assign(entry(trolls, 'troll-bog'), numbers))
    const enemy = game.content.enemies['troll-bog'] as Enemy
    const odds = oddsWithFavor(content, abilityOf(leader), warriors(crew), numbers, favor)
    const p = position({ game }).seat(0, { leader, favor, warriors: '', runes: [] })
    p.troll('troll-bog').crew(0, 'troll-gate', crew)
    const fought = foughtOften(
      p,
      'troll-bog',
      { order, improve: blanksAgain(content, enemy, abilityOf(leader)) },
      FIGHTS,
    )
    expect(fought.win).toSatisfy(isNear(odds.win, 1, FIGHTS))
    expect(fought.survivors).toSatisfy(isNear(odds.survivors, crew.length, FIGHTS))
  })

  test('CH-9.6 CH-9.7 who is left is told for each number, down to nobody', () => {
    const kraken = enemyOf('journey-kraken')
    const order = leastUseful(content, null, [])
    expect(survivorsOf(content, null, warriors('S'), kraken, order)[0]).toBeCloseTo(1, 10)
    for (const crew of ['SP', 'SPA', 'PPAA']) {
      const chances = survivorsOf(content, null, warriors(crew), kraken, order)
      const mean = chances.reduce((sum, chance, left) => sum + left * chance, 0)
      expect(mean).toBeCloseTo(oddsOf(content, null, warriors(crew), kraken).survivors, 10)
      expect(chances.reduce((sum, chance) => sum + chance)).toBeCloseTo(1, 10)
    }
  })

  test('CH-9.19 nobody wins nothing', () => {
    expect(oddsOf(content, null, warriors(''), enemyOf('troll-whelp'))).toEqual({ win: 0, survivors: 0 })
  })
})

interface Voyage extends Land {
  readonly shore: string
  readonly food: number
  readonly journey: string
  /** What is given up of warriors and food where one may choose. */
  readonly gives?: { readonly warriors: number; readonly food: number }
  readonly tells: { readonly fighters: number; readonly starving: number; readonly excluded: number }
}

const gylfir = { leader: 'gylfir', order: 'SPA', shore: 'shore-3' }
const VOYAGES: readonly Voyage[] = [
  {
    ...{ ...gylfir, crew: 'PPAA', food: 4, enemy: 'monster-fenris-cub:red', journey: 'journey-all-quiet' },
    tells: { fighters: 4, starving: 0, excluded: 0 },
  },
  // Axes are refused: an axeman is given up to the sea, and the other dies on landing.
  {
    ...{ ...gylfir, crew: 'PPPPAA', food: 6, enemy: 'monster-mara:red', journey: 'journey-whirlpool', order: 'ASP' },
    tells: { fighters: 4, starving: 0, excluded: 1 },
  },
  {
    ...{ ...gylfir, crew: 'SPPA', food: 3, enemy: 'monster-fossegrim:blue', journey: 'journey-whirlpool' },
    tells: { fighters: 3, starving: 0, excluded: 0 },
  },
  {
    ...{ ...gylfir, crew: 'SSPA', food: 4, enemy: 'monster-fossegrim:red', journey: 'journey-no-wind' },
    tells: { fighters: 3, starving: 1, excluded: 0 },
  },
  {
    ...{ ...gylfir, crew: 'SSPPA', food: 3, enemy: 'monster-huldra:red', journey: 'journey-all-quiet' },
    tells: { fighters: 3, starving: 2, excluded: 0 },
  },
  {
    ...{ ...gylfir, crew: 'SPPPA', food: 1, shore: 'shore-2', enemy: 'monster-mara:red', journey: 'journey-all-quiet' },
    ...{ order: 'ASP', tells: { fighters: 2, starving: 3, excluded: 0 } },
  },
  {
    ...{ ...gylfir, crew: 'SAA', food: 4, enemy: 'monster-fossegrim:red', journey: 'journey-storm' },
    ...{ gives: { warriors: 0, food: 1 }, tells: { fighters: 3, starving: 0, excluded: 0 } },
  },
  {
    ...{ ...gylfir, crew: 'SPAA', food: 4, enemy: 'monster-fenris-cub:red', journey: 'journey-storm' },
    ...{ gives: { warriors: 1, food: 0 }, tells: { fighters: 3, starving: 0, excluded: 0 } },
  },
  // One food less feeds one warrior less: of each one is better than two warriors.
  {
    ...{ ...gylfir, crew: 'SPP', food: 2, shore: 'shore-2', enemy: 'monster-fossegrim:red', journey: 'journey-lost' },
    ...{ gives: { warriors: 1, food: 1 }, tells: { fighters: 2, starving: 0, excluded: 0 } },
  },
  {
    ...{ ...gylfir, crew: 'PPPAA', food: 5, enemy: 'monster-mara:red', journey: 'journey-lost', order: 'ASP' },
    ...{ gives: { warriors: 1, food: 1 }, tells: { fighters: 3, starving: 0, excluded: 1 } },
  },
  {
    ...{ ...gylfir, crew: 'SPPAA', food: 5, enemy: 'monster-fenris-cub:red', journey: 'journey-kraken' },
    tells: { fighters: 5, starving: 0, excluded: 0 },
  },
  {
    ...{ ...gylfir, crew: 'SSPPAA', food: 4, enemy: 'monster-nokken:red', journey: 'journey-kraken', order: 'PSA' },
    tells: { fighters: 4, starving: 2, excluded: 0 },
  },
  {
    ...{ ...gylfir, crew: 'SSSPA', food: 5, enemy: 'monster-huldra:red', journey: 'journey-whirlpool' },
    ...{ leader: 'svanhildr', tells: { fighters: 2, starving: 0, excluded: 2 } },
  },
  {
    ...{ ...gylfir, crew: 'SSPA', food: 3, enemy: 'monster-fenris-cub:red', journey: 'journey-all-quiet' },
    ...{ leader: 'svanhildr', order: 'PAS', tells: { fighters: 3, starving: 1, excluded: 0 } },
  },
  {
    ...{ ...gylfir, crew: 'AA', food: 2, enemy: 'monster-mara:red', journey: 'journey-all-quiet', order: 'ASP' },
    tells: { fighters: 0, starving: 0, excluded: 2 },
  },
]

describe('the forecast of a voyage', () => {
  test.each(VOYAGES)('CH-10 $crew with $food food, $journey, then $enemy', (voyage) => {
    const { crew, food, shore, journey, enemy, leader, order, gives, tells } = voyage
    const p = position().seat(0, { leader, favor: 0, warriors: '' }).journey(shore, journey).monster(shore, enemy)
    p.shore(shore).knownTo.push(0)
    const sea = seaOf(content, p.view(0), shore, food)
    const forecast = forecastOf(content, abilityOf(leader), { crew: warriors(crew), enemy: enemyOf(enemy), sea })
    const fought = foughtOften(p.ship(0, 'public-large', shore, crew, food), enemy, { order, gives })
    expect(forecast).toMatchObject(tells)
    expect(fought.win).toSatisfy(isNear(forecast.win))
    expect(fought.survivors).toSatisfy(isNear(forecast.survivors, crew.length))
  })

  test('CH-10.8 CH-17.4 a journey counts for who peeked; the whirlpool takes those who may not fight', () => {
    const p = position().monster('shore-3', 'monster-mara:red').journey('shore-3', 'journey-whirlpool')
    p.shore('shore-3').knownTo.push(0)
    const forecast = (seat: number, crew: string) => {
      const sea = seaOf(content, p.view(seat), 'shore-3', crew.length)
      return forecastOf(content, null, { crew: warriors(crew), enemy: enemyOf('monster-mara:red'), sea })
    }
    expect(forecast(0, 'PPPPAA')).toMatchObject({ fighters: 4, needs: 5, excluded: 1 })
    expect(forecast(1, 'PPPPAA')).toMatchObject({ fighters: 4, needs: 6, excluded: 2 })
    expect([0, 1].map((seat) => Math.round(forecast(seat, 'PPPPAA').win * 100))).toEqual([91, 91])
    expect([0, 1].map((seat) => forecast(seat, 'P').fighters)).toEqual([0, 1])
  })

  test('CH-10.14 food is needed by those the journey leaves, two on a near shore, one on a far one', () => {
    const needs = (fedBy: number, journey: string | null) =>
      forecastOf(content, null, {
        crew: warriors('SSSAA'),
        enemy: null,
        sea: { food: 5, fedBy, journey: journey ? (content.journeys[journey] as Journey) : null },
      })
    expect(needs(2, null)).toMatchObject({ needs: 3, starving: 0, fighters: 5, win: 0, survivors: 5 })
    expect(needs(1, null).needs).toBe(5)
    expect(needs(2, 'journey-whirlpool')).toMatchObject({ needs: 2, survivors: 4 })
  })
})

interface Throw {
  readonly crew: string
  readonly enemy: string
  readonly leader: string
  readonly dice: string
  /** Chosen one after another; after that the roll is ended. */
  readonly choices: readonly { readonly [way: string]: true | { readonly [die: string]: number } }[]
  readonly rolled: {
    readonly damage: number
    readonly shields: number
    readonly again: string
    readonly revenge?: number
  }
  readonly order: string
}

const THROWS: readonly Throw[] = [
  {
    ...{ crew: 'SPA', enemy: 'troll-bridge', leader: 'gylfir', dice: 'S- Ps Ah', choices: [], order: 'SPA' },
    rolled: { damage: 1, shields: 1, again: '' },
  },
  {
    ...{ crew: 'SPA', enemy: 'troll-bridge', leader: 'gylfir', dice: 'S- Ps A-', order: 'SPA' },
    ...{ choices: [{ reroll: { 'swordsman:blank': 1, 'axeman:blank': 1 } }] },
    rolled: { damage: 0, shields: 1, again: 'SA' },
  },
  {
    ...{ crew: 'SSPP', enemy: 'troll-chieftain', leader: 'gylfir', dice: 'S-- P--', order: 'SPA' },
    ...{ choices: [{ potential: true }], rolled: { damage: 0, shields: 0, again: 'SSPP' } },
  },
  // Revenge holds for what is thrown again too.
  {
    ...{ crew: 'PPPP', enemy: 'troll-chieftain', leader: 'gylfir', dice: 'Ps---', order: 'SPA' },
    ...{ choices: [{ revenge: true }, { reroll: { 'spearman:blank': 3 } }] },
    rolled: { damage: 1, shields: 1, again: 'PPP', revenge: 1 },
  },
  {
    ...{ crew: 'SSPA', enemy: 'troll-mountain', leader: 'svanhildr', dice: 'Ss- P- A-', order: 'PAS' },
    ...{ choices: [{ revenge: true }, { reroll: { 'swordsman:blank': 1, 'spearman:blank': 1 } }] },
    rolled: { damage: 2, shields: 1, again: 'SP', revenge: 1 },
  },
]

describe('the odds of a throw', () => {
  test.each(THROWS)('CH-9.4 $dice against $enemy, led by $leader, with $choices', (thrown) => {
    const { crew, enemy, leader, dice, choices, rolled, order } = thrown
    const again = { revenge: 0, ...rolled, again: warriors(rolled.again) }
    const odds = oddsOfRoll(content, abilityOf(leader), warriors(crew), enemyOf(enemy), again)
    const p = position().seat(0, { leader, favor: 1, warriors: '', runes: ['rune-potential', 'rune-revenge'] })
    p.troll(enemy).crew(0, 'troll-gate', crew).dice(dice).at('fights')
    const played = playedOnOften(p, enemy, { order, choices })
    expect(played.win).toSatisfy(isNear(odds.win))
    expect(played.survivors).toSatisfy(isNear(odds.survivors, crew.length))
  })
})

describe('the forecast of a hunt', () => {
  test.each([
    ['SPA', 'gylfir'],
    ['SSSPPPAA', 'gylfir'],
    ['SSSS', 'svanhildr'],
    ['', 'ullr'],
  ])('CH-8.2 CH-8.3 %s led by %s', (hunters, leader) => {
    const food = huntForecast(content, abilityOf(leader), warriors(hunters))
    const p = position().seat(0, { leader, favor: 0, food: 0, warriors: hunters }).worker(0, 'hunting-grounds')
    expect(huntedOften(p)).toSatisfy(isNear(food, content.limits.huntFoodMax))
  })
})
