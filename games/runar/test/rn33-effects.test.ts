import { describe, expect, test } from 'vitest'
import { carry } from '../src/carry.ts'
import { holds } from '../src/conditions.ts'
import type { Condition, Effect, EffectOf, Who } from '../src/effect-words.ts'
import { isEnemyEffect } from '../src/enemy-words.ts'
import type { HeroTest, Metric } from '../src/mission-words.ts'
import { missionPoints } from '../src/missions.ts'
import { seatsMeant, sidesMeant } from '../src/player-words.ts'
import { figuresMeant } from '../src/selectors.ts'
import { type Position, position } from './position.ts'

const carrier = (p: Position, hero: string | null, bound = {}) => ({
  seat: hero === null ? 0 : (p.figure(hero).owner ?? 0),
  hero,
  bound,
  cause: 'test',
})

const meant = (p: Position, hero: string | null, who: Who, bound = {}): string[] =>
  figuresMeant(p.t, who, carrier(p, hero, bound))

describe('whom effects mean', () => {
  const p = position()
    .hero('feima', 'n-1-1')
    .hero('hrafn', 'n-2-1', { defence: 0 })
    .hero('halvard', 'n-4-4', { defence: 1 })
    .hero('helga', 'n-1-2')
    .hero('erik', 'n-1-8')
    .fallen('ebbe')

  test('RN-33.1 self, a name, a list, or a selector', () => {
    expect(meant(p, 'feima', 'self')).toEqual(['feima'])
    expect(meant(p, 'feima', '$h', { $h: 'helga' })).toEqual(['helga'])
    expect(meant(p, 'feima', ['self', '$h'], { $h: 'helga' })).toEqual(['feima', 'helga'])
    expect(meant(p, 'feima', { all: 'allies', includeSelf: true })).toEqual(['hrafn', 'feima', 'halvard'])
    expect(meant(p, null, { all: 'heroes' })).toEqual(['hrafn', 'feima', 'halvard', 'helga', 'erik'])
  })

  test('RN-33.6 the keys of a selector', () => {
    const allies = (rest: object): string[] => meant(p, 'feima', { all: 'allies', ...rest })
    expect(allies({})).toEqual(['hrafn', 'halvard'])
    expect(allies({ adjacentTo: 'self' })).toEqual(['hrafn'])
    expect(allies({ within: 1 })).toEqual(['hrafn'])
    expect(allies({ within: 6 })).toEqual(['hrafn', 'halvard'])
    expect(allies({ within: 'same-zone' })).toEqual(['hrafn'])
    expect(allies({ within: 'orthogonal-zone' })).toEqual([])
    expect(allies({ straightLine: true })).toEqual(['hrafn', 'halvard'])
    expect(allies({ defence: 0 })).toEqual(['hrafn'])
    expect(allies({ belowDefence: true })).toEqual(['hrafn', 'halvard'])
    expect(allies({ if: { cond: 'adjacent-to-other-ally' } })).toEqual(['hrafn'])
  })

  test('RN-33.22 players from the Active player on, each player’s heroes by Position token', () => {
    const q = position()
      .hero('halvard', 'n-4-4')
      .hero('hrafn', 'n-2-1')
      .hero('erik', 'n-1-8')
      .hero('helga', 'n-1-9')
      .turn(1)
    expect(meant(q, null, { all: 'heroes' })).toEqual(['helga', 'erik', 'hrafn', 'halvard'])
  })

  test('RN-33.22 RN-1.21 who is defeated meanwhile is skipped', () => {
    const q = position()
      .hero('feima', 'n-2-2', { defence: 0 })
      .hero('hrafn', 'n-2-4')
      .hero('helga', 'n-5-8')
      .left(0, 'feima')
    const damage: Effect = { do: 'damage', who: ['$t', '$t'], kind: 'normal', by: 'self' }
    q.turn(1).run(carry({ ...carrier(q, 'helga', { $t: 'feima' }), effects: [damage], at: 0 }))
    expect(q.told('damage-dealt')).toHaveLength(1)
    expect(q.told('hero-defeated')).toHaveLength(1)
  })
})

describe('player words', () => {
  const p = position({ players: 3, scenario: 'scenario-1b' })
    .turn(1)
    .seat(1, { statue: 2, vp: 2 })
    .seat(0, { vp: 2 })
    .hero('bjorn', 'n-1-7')
    .obstacle('menhir', 'n-4-4')
  const seats = (word: Parameters<typeof sidesMeant>[1], bound = {}) =>
    sidesMeant(p.t, word, { seat: 0, hero: null, bound, cause: 'test', slot: 1 })

  test('RN-33.13 what they mean', () => {
    expect(seats('you')).toEqual([0])
    expect(seats('nemesis')).toEqual(['nemesis'])
    expect(seats('each-in-turn-order')).toEqual([0, 1, 2])
    expect(seats('each-with-access-from-active')).toEqual([1])
    expect(seats('each-without-access-from-active')).toEqual([2, 0])
    expect(seats('each-chieftain-without-access')).toEqual([0])
    expect(seats('each-with-menhir-on-own-territory')).toEqual([0])
    expect(seats('destroyer', { $destroyer: 'bjorn' })).toEqual([2])
    expect(seats('destroyer')).toEqual([])
  })

  test('RN-33.13 the Nemesis is nobody where it does not take part, and never a seat', () => {
    const q = position()
    expect(sidesMeant(q.t, 'nemesis', carrier(q, null))).toEqual([])
    expect(seatsMeant(p.t, 'nemesis', carrier(p, null))).toEqual([])
  })
})

describe('conditions', () => {
  const p = position({ players: 3, scenario: 'scenario-5b' })
    .hero('feima', 'n-4-1', { dice: ['agility'] })
    .hero('hrafn', 'n-4-2')
    .hero('halvard', 'n-7-7')
    .hero('helga', 'n-9-9', { defence: 0 })
    .enemy('seggir', 'n-9-8')
    .enemy('hidlesvini', 'n-4-3')
    .obstacle('runar', 'n-5-1')
    .shard('blue', 'n-9-8', 'n-7-8', 'n-4-1')
  const seggir = p.field.standing['n-9-8'] as string
  const boar = p.field.standing['n-4-3'] as string
  const is = (condition: Condition, hero: string | null, bound = {}): boolean =>
    holds(p.t, condition, { seat: 0, hero, bound, cause: 'test' })

  test('RN-33.10 of heroes', () => {
    expect(is({ cond: 'all-own-heroes-same-territory' }, 'feima')).toBe(false)
    expect([is({ cond: 'personal-pool-empty' }, 'feima'), is({ cond: 'personal-pool-empty' }, 'hrafn')]).toEqual([
      false,
      true,
    ])
    expect(['feima', 'halvard'].map((hero) => is({ cond: 'adjacent-to-other-ally' }, hero))).toEqual([true, false])
    expect(['feima', 'hrafn'].map((hero) => is({ cond: 'adjacent-to-enemy' }, hero))).toEqual([false, true])
    expect(['feima', 'halvard'].map((hero) => is({ cond: 'adjacent-to-runar' }, hero))).toEqual([true, false])
    expect(['feima', 'hrafn'].map((hero) => is({ cond: 'on-shard-node' }, hero))).toEqual([true, false])
    expect(is({ cond: 'attacker-adjacent' }, 'hrafn', { $attacker: boar })).toBe(true)
    expect(is({ cond: 'attacker-adjacent' }, 'feima', { $attacker: boar })).toBe(false)
    expect(is({ cond: 'own-statue-has-flame' }, 'feima')).toBe(false)
  })

  test('RN-33.10 of Enemies', () => {
    expect([boar, seggir].map((enemy) => is({ cond: 'adjacent-to-hero' }, enemy))).toEqual([true, true])
    expect([boar, seggir].map((enemy) => is({ cond: 'adjacent-to-hero-without-defence' }, enemy))).toEqual([
      false,
      true,
    ])
    expect([boar, seggir].map((enemy) => is({ cond: 'shard-in-own-zone' }, enemy))).toEqual([false, true])
    expect([2, 3].map((min) => is({ cond: 'shards-in-own-territory', min }, seggir))).toEqual([true, false])
    expect([1, 0].map((distance) => is({ cond: 'hero-within', distance }, boar))).toEqual([true, false])
    expect([1, 0].map((mp) => is({ cond: 'can-reach-adjacent', mp, of: 'hero' }, boar))).toEqual([true, true])
    expect(is({ cond: 'enemy-adjacent-to-runar' }, null)).toBe(false)
  })

  test('RN-33.10 of a moment', () => {
    expect(is({ cond: 'enemy-rank-in', ranks: ['leader'] }, null, { $enemy: 'hofundr' })).toBe(true)
    expect(is({ cond: 'enemy-rank-in', ranks: ['leader'] }, null, { $enemy: 'seggir' })).toBe(false)
    expect(is({ cond: 'part-is', part: 'flame' }, null, { $part: 'flame' })).toBe(true)
    expect(is({ cond: 'card-has-symbol-and-owner-not-chieftain' }, null, { $card: 'helga-07' })).toBe(true)
    expect(is({ cond: 'card-has-symbol-and-owner-not-chieftain' }, null, { $card: 'helga-01' })).toBe(false)
    expect(is({ cond: 'card-has-symbol-and-owner-not-chieftain' }, null, { $card: 'helga-07', $chieftain: 1 })).toBe(
      false,
    )
  })
})

describe('effects', () => {
  test('RN-33 a list is carried out in order, and what is impossible is skipped (RN-1.17)', () => {
    const p = position().hero('feima', 'n-1-1', { defence: 2 })
    p.carries(
      'feima',
      { do: 'defence', who: 'self', n: 1 },
      { do: 'act', who: 'self', action: 'attack' },
      { do: 'vp', player: 'you', n: 1 },
    )
    expect(p.player(0).vp).toBe(1)
  })

  test('RN-33 without a legal pick the rest of the list is skipped', () => {
    const p = position().hero('feima', 'n-1-1')
    const pick: Effect = { do: 'pick', what: 'opposing-figure', filter: { adjacentTo: 'self' }, as: '$t' }
    p.carries('feima', { do: 'vp', player: 'you', n: 1 }, pick, { do: 'vp', player: 'you', n: 5 })
    expect(p.player(0).vp).toBe(1)
  })

  test('RN-33 `if` has two sides', () => {
    const [forLeaders] = position().game.content.scenarios['scenario-2b']?.rules[0]?.effects ?? []
    const says = ($enemy: string) => {
      const p = position().hero('feima', 'n-1-1')
      const effects = [{ ...(forLeaders as EffectOf<'if'>), else: [{ do: 'vp', player: 'you', n: 2 }] }] as Effect[]
      return p.run(carry({ ...carrier(p, 'feima', { $enemy }), effects, at: 0 })).player(0).vp
    }
    expect([says('hofundr'), says('seggir')]).toEqual([1, 2])
  })

  test('RN-31.15 RN-31.22 RN-33.20 of alternatives exactly one is taken: the reward of an Enemy', () => {
    const p = position({ scenario: 'scenario-1b' })
      .hero('feima', 'n-1-1', { defence: 2 })
      .enemy('seggir', 'n-2-2')
      .acting('feima')
    p.carries('feima', { do: 'act', who: 'self', action: 'attack' })
    expect(p.waiting).toEqual({ step: 'option', seats: [0] })
    expect(p.offered(0)).toEqual([0, 1, 2].map((option) => ({ of: 'seggir', option })))
    p.choose(0, { of: 'seggir', option: 1 })
    expect(p.player(0)).toMatchObject({ hand: ['inspiration'], vp: 0, trophies: 0 })
    expect(p.figure('feima').dice.neutral).toBe(1)
  })

  test('RN-33.20 Hidlesvini and Hofundr give what RN-24.46 says', () => {
    const rewarded = (enemy: string, option?: number) => {
      const p = position({ scenario: 'scenario-1b' }).hero('hrafn', 'n-1-1').enemy(enemy, 'n-2-2').acting('hrafn')
      p.enemyAt('n-2-2').wounds = (p.game.content.enemies[enemy]?.health ?? 0) - 1
      p.carries(
        'hrafn',
        { do: 'pick', what: 'opposing-figure', filter: {}, as: '$t' },
        { do: 'damage', who: '$t', kind: 'normal', by: 'self' },
      )
      if (option !== undefined) p.choose(0, { of: enemy, option })
      const { vp, trophies, hand, slots } = p.player(0)
      return [vp, trophies, hand.length, slots.flat().length]
    }
    expect(rewarded('hidlesvini')).toEqual([0, 1, 0, 1])
    expect([0, 1, 2].map((option) => rewarded('hofundr', option))).toEqual([
      [3, 1, 0, 0],
      [2, 1, 1, 0],
      [2, 1, 0, 2],
    ])
  })

  test('RN-33 `dice` for a pool: of a player, not of a hero', () => {
    const p = position().hero('feima', 'n-1-1')
    p.carries('feima', { do: 'dice', player: 'you', to: 'pool', color: 'agility', n: 2 })
    expect(p.player(0).pool.agility).toBe(2)
    expect(p.figure('feima').dice.agility).toBe(0)
  })

  test('RN-33 `recover` takes up to so many, one after another', () => {
    const p = position().hero('feima', 'n-1-1').captured(1, [], ['feima-01', 'feima-02', 'feima-03'])
    p.carries('feima', { do: 'recover', hero: 'any-own', n: 2, from: ['damage-slots', 'dealt-damage'], to: 'hand' })
    p.choose(0, { card: 'feima-02' }).choose(0, { card: 'feima-01' })
    expect(p.player(0).hand).toEqual(['feima-02', 'feima-01'])
    expect(p.asks).toEqual([])
  })
})

describe('triggers', () => {
  test('RN-33.4 a hero becomes Active by its Turn card and by a Change', () => {
    const p = position()
      .hero('feima', 'n-1-1', { treasure: 'equipment-turtle-shield', defence: 0 })
      .hero('hrafn', 'n-3-3', { defence: 0 })
      .hand(0, 'feima-01')
      .turn(0)
      .run({ step: 'playCard', args: { seat: 0 } }, { step: 'act', args: { seat: 0 } })
    expect(p.figure('feima').defence).toBe(1)
    p.seat(0, { pool: ['neutral'] })
    p.field.turn.hero = 'hrafn'
    p.acts().choose(0, { change: { to: 'feima', pay: { from: 'pool', die: 'neutral' } } })
    expect(p.figure('feima').defence).toBe(2)
  })

  test('RN-33.15 entries without `on` are always on and never asked', () => {
    const { heroes, treasures } = position().game.content.file
    const always = [...heroes.flatMap(({ ranks }) => ranks.legend.trait ?? []), ...treasures].filter(
      (card) => card.on === undefined && card.effects && !('window' in card),
    )
    for (const { effects } of always) for (const effect of effects ?? []) expect(effect.do).toBe('mod')
  })

  test('RN-33.2 a defeated hero’s Trait and Treasure say nothing', () => {
    const p = position().hero('hrafn', 'n-1-1').fallen('feima')
    p.figure('feima').treasure = 'artifact-draupnir'
    expect(p.turn(0, 'initial').fires('start-of-initial', { seat: 0 }).asks).toEqual([])
    expect(p.fires('defeats-figure', { seat: 0, hero: 'feima' }).told('trait-worked')).toEqual([])
  })
})

describe('missions', () => {
  const metric = (p: Position, name: Metric, seat = 0): number =>
    missionPoints(p.t, { kind: 'per', metric: name, each: 1, vp: 1 }, seat)
  const fulfils = (p: Position, heroes: HeroTest, seat = 0): boolean =>
    missionPoints(p.t, { kind: 'if', cond: { heroes }, vp: 1 }, seat) === 1

  test('RN-33.11 what is counted', () => {
    const p = position({ scenario: 'scenario-1b' })
      .seat(0, { vp: 4, trophies: 3, statue: 3 })
      .hero('feima', 'n-1-1')
      .hero('hrafn', 'n-1-8', { defence: 0 })
      .hero('helga', 'n-3-3', { defence: 0 })
      .enemy('seggir', 'n-4-4')
      .obstacle('menhir', 'n-5-5')
      .captured(0, [], ['erik-01'])
      .hand(0, 'feima-01')
    expect(metric(p, 'vp')).toBe(4)
    expect(metric(p, 'trophies')).toBe(3)
    expect(metric(p, 'statue-parts')).toBe(3)
    expect(metric(p, 'action-deck-cards')).toBe(29)
    expect(metric(p, 'dealt-damage-cards')).toBe(1)
    expect(metric(p, 'heroes-with-defence')).toBe(1)
    expect([metric(p, 'opponents-without-defended-hero'), metric(p, 'opponents-without-defended-hero', 1)]).toEqual([
      1, 0,
    ])
    expect(metric(p, 'opposing-figures-on-own-territory')).toBe(2)
    expect(metric(p, 'heroes-on-opposing-territories')).toBe(1)
  })

  test('RN-33.5 if, per so many, and by rank', () => {
    const p = position({ players: 3 }).seat(0, { trophies: 9 }).seat(1, { trophies: 9 })
    expect(missionPoints(p.t, { kind: 'per', metric: 'trophies', each: 4, vp: 1 }, 0)).toBe(2)
    expect(missionPoints(p.t, { kind: 'if', cond: { metric: 'trophies', op: '>=', value: 9 }, vp: 1 }, 0)).toBe(1)
    expect(missionPoints(p.t, { kind: 'if', cond: { metric: 'trophies', op: '==', value: 8 }, vp: 1 }, 0)).toBe(0)
    const rank = (seat: number) => missionPoints(p.t, { kind: 'rank', metric: 'trophies', most: 2, fewest: -1 }, seat)
    expect([0, 1, 2].map(rank)).toEqual([2, 2, -1])
  })

  test('RN-33.12 RN-34.3 RN-34.4 tests of heroes look at those that stand', () => {
    const home = position({ players: 3 }).hero('feima', 'n-4-1').hero('hrafn', 'n-4-2').fallen('halvard')
    expect(fulfils(home, 'all-on-own-territory')).toBe(true)
    expect(fulfils(home, 'all-on-same-territory')).toBe(true)
    expect(fulfils(home, 'all-on-same-opposing-territory')).toBe(false)
    expect(fulfils(home, 'each-adjacent-to-other-ally')).toBe(true)
    expect(fulfils(home, 'all-in-different-zones')).toBe(false)
    const lone = position({ players: 3 }).hero('feima', 'n-7-7').fallen('hrafn', 'halvard')
    expect(fulfils(lone, 'all-on-same-opposing-territory')).toBe(true)
    expect(fulfils(lone, 'all-on-same-territory')).toBe(true)
    expect(fulfils(lone, 'more-away-than-home')).toBe(true)
    expect(fulfils(lone, 'each-adjacent-to-other-ally')).toBe(false)
    expect(fulfils(position().fallen('feima', 'hrafn', 'halvard'), 'all-on-own-territory')).toBe(false)
  })
})

describe('the content', () => {
  const { file } = position().game.content

  test('RN-33.9 an Enemy card without condition has effects, one with a condition also the Base activation', () => {
    for (const { actionCards } of file.enemies)
      for (const { condition, otherwise, respawn } of actionCards) {
        expect(otherwise).toBe(condition ? 'base' : null)
        expect(respawn === null).toBe(condition !== null)
      }
  })

  test('RN-33.14 every layout has its nodes for every number of players', () => {
    for (const { variants } of file.layouts)
      for (const { players, nodes } of file.boards) {
        const known = new Set(nodes.map(({ id }) => id))
        const variant = variants[players]
        const named = [
          ...(variant?.statues ?? []),
          ...(variant?.obstacles ?? []),
          ...(variant?.dice ?? []),
          ...(variant?.shards ?? []),
        ]
        expect(named.length).toBeGreaterThan(0)
        for (const { node } of named) expect(known.has(node)).toBe(true)
      }
  })

  test('RN-33.23 ids of Abilities are unique within a hero and rank, and those of cards everywhere', () => {
    for (const { ranks } of file.heroes)
      for (const { abilities } of Object.values(ranks))
        expect(new Set(abilities.map(({ id }) => id)).size).toBe(abilities.length)
    const ids = [
      ...file.treasures.map(({ id }) => id),
      ...file.events.flatMap(({ upgrade, immediate }) => [upgrade?.id ?? [], immediate?.id ?? []].flat()),
      ...file.heroes.flatMap(({ ranks }) => ranks.legend.trait?.id ?? []),
      ...file.scenarios.flatMap(({ rules, actions, setup }) => [...rules, ...actions, ...setup].map(({ id }) => id)),
    ]
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('RN-33.24 numbers for information fit what the rules come to', () => {
    for (const { eventSlots, shardsInPlayWhileSlotIsFirstFree, minEnemiesWhileSlotIsFirstFree } of file.destinyBoards) {
      expect(shardsInPlayWhileSlotIsFirstFree).toHaveLength(eventSlots)
      expect(minEnemiesWhileSlotIsFirstFree).toHaveLength(eventSlots)
    }
  })
})

test('RN-33.19 an Enemy is told only what it can do, not whatever every object has', () => {
  expect(isEnemyEffect({ do: 'enemy', op: 'base' })).toBe(true)
  for (const op of ['constructor', 'toString', 'dance', null]) expect(isEnemyEffect({ do: 'enemy', op })).toBe(false)
})
