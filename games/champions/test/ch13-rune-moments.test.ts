import { describe, expect, test } from 'vitest'
import { type Position, position } from './position.ts'

/** CH-13.6, CH-13.31, CH-13.35: when any-time runes can be used, where nothing else is left to choose. */

/** The only place left is the own board. */
function allTaken(p: Position): Position {
  for (const place of Object.keys(p.state.workers)) p.state.workers[place] = 1
  p.state.hunters.push(0, 1)
  return p.at('placement')
}

describe('an any-time rune comes before what leaves no choice', () => {
  const gifts = { wood: 0, food: 0, coin: 0, runes: ['rune-gifts'] }

  test('CH-13.6 CH-18.14 who can only beg is asked first, and may use Gifts for a better place', () => {
    const p = position()
      .seat(0, { ...gifts, workers: 1, favor: 0 })
      .seat(1, { workers: 0 })
    for (const place of Object.keys(p.state.workers)) if (place !== 'shrine') p.state.workers[place] = 1
    p.state.hunters.push(0, 1)
    p.at('placement')
    expect(p.waiting).toEqual({ step: 'placeWorker', seats: [0] })
    expect(p.ask(0)?.form).toEqual({ kind: 'either', of: { place: { kind: 'one', of: ['beg'] } } })
    p.choose(0, { aside: { 'rune-gifts': { coin: 4 } } })
    p.place(0, 'shrine').choose(0, 2)
    expect(p.told('begged').filter(({ seat }) => seat === 0)).toEqual([])
  })

  test('CH-13.6 CH-18.14 who has no such rune begs without being asked, whatever the others hold', () => {
    const p = allTaken(
      position()
        .seat(0, { workers: 1 })
        .seat(1, { workers: 0, coin: 1, runes: ['rune-wealth'] }),
    )
    expect(p.told('begged')).toEqual([{ kind: 'begged', seat: 0 }])
    expect(p.waiting.step).not.toBe('placeWorker')
  })

  test('CH-18.14 who never wants to be asked for it begs at once, and keeps the rune', () => {
    const p = allTaken(
      position()
        .seat(0, { ...gifts, workers: 1 })
        .seat(1, { workers: 0 }),
    )
    expect(p.waiting).toEqual({ step: 'placeWorker', seats: [0] })
    p.choose(0, { questions: { runes: 'never' } })
    expect(p.told('begged')).toEqual([{ kind: 'begged', seat: 0 }])
    expect(p.player(0).runes).toEqual([{ rune: 'rune-gifts', used: false }])
  })

  test('CH-13.6 a rune that is used up, or would change nothing, holds no begging up', () => {
    for (const runes of [['-rune-gifts'], ['rune-wealth'], ['rune-fame']]) {
      const p = allTaken(position().seat(0, { workers: 1, coin: 0, runes }).seat(1, { workers: 0 }))
      expect(p.told('begged')).toHaveLength(1)
    }
  })

  test('CH-13.6 Gifts come before the only line of the shrine, the only use of a stall, an empty market and the only longship', () => {
    const shrine = position()
      .seat(0, { ...gifts, coin: 1 })
      .place(0, 'shrine')
    shrine.choose(0, { aside: { 'rune-gifts': { coin: 4 } } }).choose(0, 2)
    expect(shrine.player(0)).toMatchObject({ coin: 2, favor: 3 })

    const stall = position()
      .stalls('stall-outcast')
      .seat(0, { ...gifts, food: 1, favor: 0 })
      .place(0, 'stall-outcast')
    stall.choose(0, { aside: { 'rune-gifts': { food: 4 } } }).choose(0, 3)
    expect(stall.player(0)).toMatchObject({ food: 2, favor: 3 })

    const market = position().seat(0, gifts).place(0, 'market')
    market.choose(0, { aside: { 'rune-gifts': { wood: 4 } } }).choose(0, { coin: 4 })
    expect(market.player(0)).toMatchObject({ wood: 0, coin: 4 })

    const shipwright = position()
      .seat(0, { ...gifts, wood: 2, coin: 1 })
      .place(0, 'shipwright')
    expect(shipwright.ask(0)?.form).toEqual({ kind: 'one', of: ['private-karvi'] })
    shipwright.choose(0, { aside: { 'rune-gifts': { wood: 4 } } }).choose(0, 'private-snekkja')
    expect(shipwright.player(0)).toMatchObject({ wood: 3, coin: 0, longship: 'private-snekkja' })
  })

  /** Seat 0 is about to lose a warrior, and its answer leaves no choice. */
  function losing(runes: readonly string[], wish?: 'useful'): Position[] {
    const opened = () => {
      const p = position().seat(1, { warriors: 'S' })
      p.seat(0, { leader: 'gylfir', favor: 0, coin: 1, warriors: '', runes, destinies: ['destiny-warband'] })
      return wish ? p.choose(0, { questions: { runes: wish } }) : p
    }
    const sailing = (journey: string, food: number) =>
      opened().journey('shore-3', journey).ship(0, 'public-small', 'shore-3', 'SS', food).at('fights')
    const falling = opened().troll('troll-forest').crew(0, 'troll-gate', 'SS').dice('S--').at('fights')
    return [falling, sailing('journey-whirlpool', 2), sailing('journey-all-quiet', 1)]
  }

  test('CH-13.6 Success counts the warriors that are about to fall, to drown and to starve', () => {
    const waits = losing(['rune-success'])
    expect(waits.map(({ waiting }) => waiting.step)).toEqual(['chooseLosses', 'loseAboard', 'starve'])
    for (const p of waits) {
      p.choose(0, { aside: { 'rune-success': 'destiny-warband' } })
      expect(p.told('destiny-scored')[0]?.glory).toBeGreaterThan(0)
      expect(p.told('warriors-lost').length).toBeGreaterThan(0)
    }
  })

  test('CH-18.14 … also for who wants to be asked where a rune would change something, which Wealth would not', () => {
    const steps = (rune: string) => losing([rune], 'useful').map(({ waiting }) => waiting.step)
    expect(steps('rune-success')).toEqual(['chooseLosses', 'loseAboard', 'starve'])
    expect(steps('rune-wealth')).not.toContain('chooseLosses')
    expect(steps('rune-wealth')).not.toContain('loseAboard')
    expect(steps('rune-wealth')).not.toContain('starve')
  })

  test('CH-13.6 CH-18.14 … and is asked before begging with what would pay for a place: Wealth for the huts, Gifts', () => {
    const holding = (coin: number, ...runes: string[]) => {
      const p = position()
        .seat(0, { ...gifts, coin, workers: 1, runes })
        .seat(1, { workers: 0 })
        .choose(0, { questions: { runes: 'useful' } })
      for (const place of Object.keys(p.state.workers)) p.state.workers[place] = 1
      p.state.hunters.push(0, 1)
      p.state.workers['worker-huts'] = null
      p.state.hutsSold = 3
      return p.at('placement')
    }
    const doubled = holding(1, 'rune-wealth')
    expect(doubled.waiting).toEqual({ step: 'placeWorker', seats: [0] })
    doubled.choose(0, { aside: { 'rune-wealth': true } }).place(0, 'worker-huts')
    expect(doubled.state.workers['worker-huts']).toBe(0)
    expect(holding(0, 'rune-gifts').waiting).toEqual({ step: 'placeWorker', seats: [0] })
    // Neither what journeys lie there nor what a destiny is worth makes another place open.
    for (const runes of [['rune-knowledge'], ['rune-success'], ['rune-wealth', 'rune-knowledge']])
      expect(holding(0, ...runes).told('begged')).toHaveLength(1)
  })

  test('CH-18.14 what costs nothing is done by itself all the same: the last port, a lone destiny, a stall of one use', () => {
    const rune = { coin: 5, runes: ['rune-wealth'] }
    const port = position().seat(0, rune).ship(1, 'public-large', 'shore-2').ship(1, 'private-karvi', 'shore-4')
    const sage = position().seat(0, { ...rune, leader: 'gylfir' })
    const stall = position().seat(0, rune).stalls('stall-heroes')
    const full = position()
      .seat(0, { ...rune, warriors: 'SSSSSSSS' })
      .lying({ axeman: 2 })
    expect(port.place(0, 'public-small').waiting.step).toBe('runeChance')
    expect(sage.place(0, 'sages-house').choose(0, 'shore-2').waiting.step).toBe('runeChance')
    expect(stall.place(0, 'stall-heroes').waiting.step).toBe('runeChance')
    expect(full.place(0, 'blacksmith').waiting.step).toBe('runeChance')
  })
})

describe('an any-time rune after a fight just won', () => {
  const success = { leader: 'gylfir', favor: 0, warriors: '', runes: ['rune-success'] }

  test.each([2, 3, 4])('CH-13.6 CH-13.35 the blame of a troll waits for it, with %i players alike', (players) => {
    const p = position({ players }).seat(0, { ...success, destinies: ['destiny-troll-slayer'] })
    p.troll('troll-bog').crew(0, 'troll-gate', 'AA').dice('AHH').at('fights')
    expect(p.waiting).toEqual({ step: 'chooseLosses', seats: [0] })
    p.choose(0, { axeman: 1 })
    expect(p.waiting).toEqual({ step: 'giveBlame', seats: [0] })
    p.choose(0, { aside: { 'rune-success': 'destiny-troll-slayer' } })
    expect(p.told('destiny-scored')[0]?.glory).toBeGreaterThan(0)
    if (players > 2) p.choose(0, 2)
    expect(p.player(players > 2 ? 2 : 1).blame).toBe(1)
    expect(p.asks).toEqual([])
  })

  test.each([2, 3, 4])('CH-13.35 a draugr is counted before the next one falls, with %i players alike', (players) => {
    const p = position({ players }).seat(0, { ...success, destinies: ['destiny-draugr-slayer'] })
    p.seat(1, { leader: 'ullr', favor: 0, warriors: '' }).draugr('draugr-restless:red', 'draugr-restless:blue')
    p.crew(0, 'draugr-left', 'AAAA').crew(1, 'draugr-right', 'AAAA').dice('AHHHH').at('fights')
    p.choose(0, { axeman: 1 })
    expect(p.waiting).toEqual({ step: 'runeChance', seats: [0] })
    expect(p.told('rolled').map(({ seat }) => seat)).toEqual([0])
    p.choose(0, { rune: { 'rune-success': 'destiny-draugr-slayer' } })
    expect(p.told('destiny-scored')[0]?.glory).toBe(p.game.content.destinies['destiny-draugr-slayer']?.gloryFull)
    expect(new Set(p.told('rolled').map(({ seat }) => seat))).toEqual(new Set([0, 1]))
  })

  test('CH-13.35 who lost, or holds no such rune, is not asked', () => {
    const lost = position().seat(0, { ...success, destinies: ['destiny-draugr-slayer'] })
    lost.draugr('draugr-king:red').crew(0, 'draugr-left', 'A').dice('A-').at('fights').choose(0, { axeman: 1 })
    expect(lost.told('combat-lost')).toHaveLength(1)
    const bare = position().seat(0, { ...success, runes: ['-rune-success'] })
    bare.draugr('draugr-restless:red').crew(0, 'draugr-left', 'AAAA').dice('AHHHH').at('fights')
    expect(bare.told('enemy-defeated')).toHaveLength(1)
    expect([lost.asks, bare.asks]).toEqual([[], []])
  })

  test('CH-13.35 also after a kraken, before the crew eats, and after a monster', () => {
    const p = position().seat(0, { ...success, coin: 1, runes: ['rune-wealth', 'rune-gifts'] })
    p.journey('shore-3', 'journey-kraken').monster('shore-3', 'monster-fossegrim:red', 2)
    p.ship(0, 'public-large', 'shore-3', 'AAAAAA', 4).dice('AHH----  AHHHH').at('fights')
    p.choose(0, { axeman: 2 })
    expect([p.waiting.step, p.told('crew-fed').length]).toEqual(['runeChance', 0])
    p.choose(0, { rune: { 'rune-gifts': { food: 4 } } }).choose(0, { pass: true })
    expect(p.player(0).food).toBeGreaterThanOrEqual(4)
    expect(p.waiting.step).toBe('chooseLosses')
    p.choose(0, { axeman: 1 })
    expect([p.waiting.step, p.player(0).coin, p.player(0).axeman]).toEqual(['runeChance', 3, 3])
    p.choose(0, { rune: { 'rune-wealth': true } })
    expect(p.player(0).coin).toBe(6)
    expect(p.asks).toEqual([])
  })
})
