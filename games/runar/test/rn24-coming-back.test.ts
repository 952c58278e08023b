import { listChoices } from '@longhouse/kernel'
import { describe, expect, test } from 'vitest'
import { runar } from '../src/index.ts'
import { type Position, position } from './position.ts'

const field = (): Position => position({ scenario: 'scenario-1b' })

const regenerates = (p: Position): Position => p.turn(0, 'nemesis').run({ step: 'regeneration', args: null })

/** Enemies that stand on the board of seat 0, out of the reserve. */
function took(p: Position, ...types: string[]): Position {
  for (const type of types) p.nemesis.reserve[type] = (p.nemesis.reserve[type] ?? 0) - 1
  p.player(0).defeatedEnemies = types
  return p
}

describe('Enemies come back', () => {
  test('RN-24.29 RN-24.30 RN-24.33 for each Enemy and token one comes where the discard pile points, named by its letter', () => {
    const p = took(field(), 'hidlesvini').discarded('destiny-01', 'destiny-02')
    p.player(0).enemyTokens = 1
    regenerates(p)
    expect(p.waiting).toEqual({ step: 'spawnNode', seats: [0] })
    expect(p.offered(0)).toEqual(['n-5-5', 'n-5-11'])
    p.choose(0, 'n-5-5').choose(0, { token: true })
    expect(p.told('enemy-returned')).toEqual([{ kind: 'enemy-returned', seat: 0, enemy: null }])
    p.choose(0, p.offered(0)[0] as string)
    expect(p.player(0)).toMatchObject({ enemyTokens: 0, defeatedEnemies: [] })
    expect(p.told('enemy-spawned').map(({ enemy, cause }) => [enemy, cause])).toEqual([
      ['hidlesvini', 'regeneration'],
      ['hidlesvini', 'regeneration'],
    ])
    // 6 in all, two on the Battlefield: the one from the board is in the reserve again.
    expect(p.nemesis.reserve.hidlesvini).toBe(4)
    expect(p.field.destinyDiscard).toEqual(['destiny-02', 'destiny-01'])
  })

  test('RN-24.31 where none of that type is left the Active player chooses another; where none at all, nothing comes', () => {
    const p = field().discarded('destiny-01')
    p.player(0).enemyTokens = 1
    p.player(1).defeatedEnemies = Array.from({ length: 6 }, () => 'hidlesvini')
    p.nemesis.reserve.hidlesvini = 0
    regenerates(p)
    expect(p.waiting).toEqual({ step: 'spawnType', seats: [0] })
    expect(p.offered(0)).toEqual(['seggir', 'hofundr'])
    p.choose(0, 'hofundr').choose(0, 'n-5-5')
    expect(p.enemyAt('n-5-5').type).toBe('hofundr')
    const none = field().discarded('destiny-01')
    none.player(0).enemyTokens = 1
    none.player(1).defeatedEnemies = ['hidlesvini', 'seggir', 'hofundr'].flatMap((type) =>
      Array.from({ length: none.nemesis.reserve[type] ?? 0 }, () => type),
    )
    for (const type of ['hidlesvini', 'seggir', 'hofundr']) none.nemesis.reserve[type] = 0
    regenerates(none)
    expect(none.told('enemy-spawned')).toEqual([])
    expect(none.player(0).enemyTokens).toBe(0)
  })

  test('RN-24.31 the type of an empty space is chosen too', () => {
    const p = field().discarded('destiny-01')
    Object.assign(p.nemesis, { spaces: { x: null, y: 'seggir', z: 'hofundr' } })
    p.player(0).enemyTokens = 1
    regenerates(p)
    expect(p.waiting.step).toBe('spawnType')
  })

  test('RN-24.32 a card all of whose nodes are occupied goes to the Depot, and the next one is taken', () => {
    const p = field().discarded('destiny-01', 'destiny-02').obstacle('cairn', 'n-5-5', 'n-5-11')
    p.player(0).enemyTokens = 1
    regenerates(p)
    expect(p.field.depot).toContain('destiny-01')
    expect(p.field.destinyDiscard).toEqual(['destiny-02'])
    expect(p.waiting.step).toBe('spawnNode')
  })

  test('RN-24.40 from an empty pile nothing comes, and token or figure leaves the board all the same', () => {
    const p = took(field(), 'seggir')
    p.player(0).enemyTokens = 1
    regenerates(p).choose(0, { token: true })
    expect(p.told('enemy-spawned')).toEqual([])
    expect(p.player(0)).toMatchObject({ enemyTokens: 0, defeatedEnemies: [] })
    expect(p.nemesis.reserve.seggir).toBe(4)
  })

  test('RN-24.33 RN-31.14 the Active player chooses what leaves the board: a token, or one of the kinds of Enemies on it', () => {
    const p = took(field(), 'seggir', 'seggir', 'hofundr')
    p.player(0).enemyTokens = 2
    const { seggir, hofundr } = { ...p.nemesis.reserve }
    regenerates(p)
    expect(p.waiting).toEqual({ step: 'giveBack', seats: [0] })
    const [ask] = p.asks
    expect(ask?.form && listChoices(ask.form, 9).choices).toEqual([
      { token: true },
      { figure: 'seggir' },
      { figure: 'hofundr' },
    ])
    p.choose(0, { figure: 'hofundr' })
    expect(p.player(0)).toMatchObject({ enemyTokens: 2, defeatedEnemies: ['seggir', 'seggir'] })
    expect(p.nemesis.reserve).toMatchObject({ seggir, hofundr: (hofundr ?? 0) + 1 })
    p.choose(0, { token: true }).choose(0, { token: true })
    // Of one kind alone nobody is asked.
    expect(p.player(0)).toMatchObject({ enemyTokens: 0, defeatedEnemies: [] })
    expect(p.told('enemy-returned').map(({ enemy }) => enemy)).toEqual(['hofundr', null, null, 'seggir', 'seggir'])
  })

  test('RN-24.41 an Enemy that is placed activates no Hazard', () => {
    const p = field().discarded('destiny-01').hazard('n-5-5')
    p.player(0).enemyTokens = 1
    regenerates(p).choose(0, 'n-5-5')
    expect(p.told('hazard-activated')).toEqual([])
    expect(p.field.hazards).toEqual({ 'n-5-5': true })
  })
})

describe('Enemies fall', () => {
  const attack = (p: Position, node: string): Position =>
    p.acts().choose(0, { attack: { at: node, pay: { from: 'pool', die: 'strength' } } })

  test('RN-24.34 RN-24.35 RN-24.46 two blows in one turn fell a Hidlesvini, and its figure and reward go to the board of who dealt the last', () => {
    const p = field()
      .hero('feima', 'n-2-2')
      .enemy('hidlesvini', 'n-2-3')
      .seat(0, { pool: ['strength', 'strength'] })
    p.acting('feima')
    attack(p, 'n-2-3')
    expect(p.enemyAt('n-2-3').wounds).toBe(1)
    attack(p, 'n-2-3')
    expect(p.field.standing['n-2-3']).toBeUndefined()
    expect(p.player(0)).toMatchObject({ defeatedEnemies: ['hidlesvini'], trophies: 1, slots: [['advantage'], []] })
    expect(p.nemesis.reserve.hidlesvini).toBe(5)
  })

  test('RN-24.35 RN-31.15 RN-24.46 of alternatives the defeating player chooses one', () => {
    const seggir = field()
      .hero('feima', 'n-2-2')
      .enemy('seggir', 'n-2-3')
      .seat(0, { pool: ['strength'] })
      .acting('feima')
    attack(seggir, 'n-2-3')
    expect(seggir.waiting).toEqual({ step: 'option', seats: [0] })
    expect(seggir.offered(0)).toHaveLength(3)
    seggir.choose(0, seggir.offered(0)[2] ?? null)
    expect(seggir.player(0).vp).toBe(1)
    const hofundr = field().hero('feima', 'n-2-2').enemy('hofundr', 'n-2-3').acting('feima')
    hofundr.seat(0, { pool: ['strength', 'strength', 'strength'] })
    hofundr.figure('feima').defence = 0
    hofundr.nemesis.reserve.hofundr = 1
    for (let blow = 0; blow < 3; blow++) {
      attack(hofundr, 'n-2-3')
      while (hofundr.waiting.step === 'suffer') hofundr.choose(0, { deck: true })
    }
    expect(hofundr.offered(0)).toHaveLength(3)
    hofundr.choose(0, hofundr.offered(0)[0] ?? null)
    expect(hofundr.player(0)).toMatchObject({ vp: 3, trophies: 1 })
  })

  test('RN-24.36 RN-25.2 damage on a survivor is gone at the end of the turn', () => {
    const p = field()
      .hero('feima', 'n-2-2')
      .enemy('hidlesvini', 'n-2-3')
      .seat(0, { pool: ['strength'] })
      .acting('feima')
    attack(p, 'n-2-3')
    expect(p.enemyAt('n-2-3').wounds).toBe(1)
    p.run({ step: 'endTurn', args: { seat: 0 } })
    expect(p.enemyAt('n-2-3').wounds).toBe(0)
  })

  test('RN-24.37 Health and Power are those of the cards', () => {
    const { enemies } = runar.content
    expect(
      ['hidlesvini', 'seggir', 'hofundr'].map((type) => [
        enemies[type]?.rank,
        enemies[type]?.health,
        enemies[type]?.power,
      ]),
    ).toEqual([
      ['minion', 2, 0],
      ['warrior', 1, 1],
      ['leader', 3, 3],
    ])
  })

  test('RN-24.39 RN-26.15 missions are for players alone', () => {
    const p = field().hero('feima', 'n-2-2').hero('helga', 'n-2-9').seat(0, { trophies: 1 })
    p.nemesis.trophies = 9
    p.run({ step: 'finalScoring', args: null })
    // Murderer: most Trophies +2 for seat 0, fewest −1 for seat 1, who has nothing to lose.
    expect(p.player(0).vp).toBeGreaterThanOrEqual(2)
    expect(p.nemesis.vp).toBe(0)
  })
})

describe('Onrush', () => {
  const pays = { from: 'pool', die: 'strength' } as const

  const beside = (defence: number, ...types: string[]): Position => {
    const p = field()
      .hero('feima', 'n-2-2', { defence })
      .seat(0, { pool: ['strength', 'agility', 'neutral'] })
      .acting('feima')
    types.forEach((type, i) => {
      p.enemy(type, `n-${1 + i}-3`)
    })
    return p
  }

  test('RN-24.23 RN-24.24 the Power of all Enemies beside the hero is held against its Defence tokens; equal is enough', () => {
    const hit = beside(1, 'seggir')
      .acts()
      .choose(0, { attack: { at: 'n-1-3', pay: pays } })
    expect(hit.told('onrush')).toEqual([{ kind: 'onrush', hero: 'feima', power: 1, defence: 1, hits: true }])
    const spared = beside(2, 'seggir')
      .acts()
      .choose(0, { attack: { at: 'n-1-3', pay: pays } })
    expect(spared.told('onrush')).toMatchObject([{ power: 1, defence: 2, hits: false }])
    expect(spared.told('damage-dealt')).toHaveLength(1)
    const none = beside(0, 'hidlesvini')
      .acts()
      .choose(0, { attack: { at: 'n-1-3', pay: pays } })
    expect(none.told('onrush')).toMatchObject([{ power: 0, defence: 0, hits: true }])
  })

  test('RN-24.25 RN-24.26 it comes once, credited to the strongest', () => {
    const p = beside(2, 'seggir', 'hofundr')
      .acts()
      .choose(0, { attack: { at: 'n-1-3', pay: pays } })
    expect(p.told('onrush')).toMatchObject([{ power: 4 }])
    expect(p.told('damage-dealt')).toHaveLength(1)
    expect(p.told('damage-dealt')[0]?.figure).toMatch(/^hofundr/)
  })

  test('RN-24.26 wherever the strongest stands', () => {
    const by = (...enemies: string[]) =>
      beside(2, ...enemies)
        .acts()
        .choose(0, { attack: { at: 'n-1-3', pay: pays } })
        .told('damage-dealt')[0]?.figure
    expect(by('hofundr', 'seggir')).toMatch(/^hofundr/)
    expect(by('seggir', 'hofundr', 'hidlesvini')).toMatch(/^hofundr/)
  })

  test('RN-24.23 RN-24.28 a Collect and a Push against an Enemy bring it; a Move, a Change and what is aimed at heroes do not', () => {
    const collects = beside(2, 'seggir')
      .shard('blue', 'n-2-1')
      .acts()
      .choose(0, { collect: { at: 'n-2-1', pay: pays } })
    expect(collects.told('onrush')).toHaveLength(1)
    const pushes = beside(2, 'seggir')
      .acts()
      .choose(0, { push: { at: 'n-1-3', pay: { from: 'pool', die: 'agility' } } })
    expect(pushes.told('onrush')).toHaveLength(1)
    const moves = beside(2, 'seggir')
      .acts()
      .choose(0, { move: { from: 'pool', die: 'agility' } })
    expect(moves.told('onrush')).toEqual([])
    const attacks = beside(2, 'seggir').hero('helga', 'n-3-2', { defence: 0 }).acts()
    attacks.choose(0, { attack: { at: 'n-3-2', pay: pays } })
    expect(attacks.told('onrush')).toEqual([])
    const changes = beside(2, 'seggir')
      .hero('hrafn', 'n-5-5')
      .acts()
      .choose(0, { change: { to: 'hrafn', pay: { from: 'pool', die: 'neutral' } } })
    expect(changes.told('onrush')).toEqual([])
  })

  test('RN-24.27 it comes after the Reactions of heroes, with the tokens left then', () => {
    const p = beside(1, 'seggir')
      .hero('helga', 'n-3-2', { dice: ['instinct'] })
      .shard('blue', 'n-2-1')
      .acts()
    p.choose(0, { collect: { at: 'n-2-1', pay: pays } })
    expect(p.told('onrush')).toEqual([])
    p.choose(1, { react: { hero: 'helga', reaction: 'assault', pay: { from: 'helga', die: 'instinct' } } })
    p.choose(0, { token: true })
    expect(p.told('onrush')).toMatchObject([{ power: 1, defence: 0 }])
  })
})
