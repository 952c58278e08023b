import { playSoundly } from '@longhouse/kernel/testing'
import { describe, expect, test } from 'vitest'
import { runarNodeOf } from '../src/conditions.ts'
import { readContent, rulebookFile } from '../src/content.ts'
import type { DieKind } from '../src/content-file.ts'
import type { Effect } from '../src/effect-words.ts'
import { runar } from '../src/index.ts'
import { type Position, position } from './position.ts'

const ATTACK: Effect = { do: 'act', who: 'self', action: 'attack' }

const setsUp = (p: Position): Position => p.turn(0, 'setup').run({ step: 'scenarioSetUp', args: null })

const builds = (p: Position, seat = 0): Position => p.run({ step: 'buildPart', args: { seat } })

describe('what a scenario is', () => {
  test('RN-27.1 RN-5.16 the ten of them name missions, Events and Enemies', () => {
    const { scenarios, missions, enemies } = position().game.content
    expect(Object.values(scenarios).map(({ number }) => number)).toEqual([
      '1A',
      '1B',
      '2A',
      '2B',
      '3A',
      '3B',
      '4A',
      '4B',
      '5A',
      '5B',
    ])
    for (const scenario of Object.values(scenarios)) {
      for (const mission of scenario.missions) expect(missions[mission]).toBeDefined()
      expect(scenario.enemies !== null).toBe(scenario.nemesis)
      for (const enemy of Object.values(scenario.enemies ?? {}))
        expect(enemy === null || enemy === 'any' || enemies[enemy]).toBeTruthy()
    }
  })

  test('RN-27.2 Events for more players are added to those for fewer', () => {
    for (const { events } of Object.values(position().game.content.scenarios)) {
      if ('any' in events) continue
      const [two, three, four] = ['2', '3', '4'].map((players) => (events as { [n: string]: number[] })[players] ?? [])
      expect(three?.slice(0, 4)).toEqual(two)
      expect(four?.slice(0, 6)).toEqual(three)
    }
  })

  test('RN-27.4 Ice Island and Frozen Domain have no special rules', () => {
    const { scenarios } = position().game.content
    for (const id of ['scenario-1a', 'scenario-1b'])
      expect(scenarios[id]).toMatchObject({ setup: [], rules: [], actions: [] })
    expect(setsUp(position()).asks).toEqual([])
  })
})

test.each([2, 3, 4])('RN-27.1 RN-26.1 each of the ten is played to its end by %i players', (players) => {
  for (const play of Object.keys(runar.content.scenarios)) {
    const { table } = playSoundly(runar, { players, options: { play }, seed: `${play} ${players}` })
    expect(table.state).toMatchObject({ over: true, field: { scenario: play } })
    expect(table.state.field?.nemesis !== null).toBe(runar.content.scenarios[play]?.nemesis)
  }
})

describe('2A Treasures of the Gods', () => {
  const treasures = (players = 2): Position => position({ players, scenario: 'scenario-2a' })

  test('RN-27.5 RN-23.14 as many Treasures as players are offered', () => {
    const p = setsUp(treasures(3))
    expect(p.field.offer).toHaveLength(3)
    expect(p.state.sheet.treasureDeck).toHaveLength(17)
    expect(p.told('treasures-offered')).toEqual([{ kind: 'treasures-offered', cards: p.field.offer }])
  })

  test('RN-27.5 RN-35.15 RN-33.10 Blood Trophy: for a card with a symbol of a player who is not a Chieftain', () => {
    const gives = (card: string, vp: readonly number[]) => {
      const p = treasures().hero('feima', 'n-2-2').hero('helga', 'n-2-3').acting('feima').hand(1, card)
      for (const [seat, points] of vp.entries()) p.seat(seat, { vp: points })
      p.uses('feima', 'unbridled-violence').choose(1, { hand: card })
      return p.player(0).trophies
    }
    expect(gives('helga-07', [1, 0])).toBe(1)
    expect(gives('helga-01', [1, 0])).toBe(0)
    expect(gives('helga-07', [0, 0])).toBe(0)
  })

  test('RN-33.10 a Chieftain is one before the capture scores', () => {
    const p = treasures().hero('feima', 'n-2-2').hero('helga', 'n-2-3').acting('feima').hand(1, 'helga-07')
    p.captured(0, [['erik-01'], ['ebbe-01']])
      .seat(1, { vp: 1 })
      .seat(0, { vp: 0 })
    p.uses('feima', 'unbridled-violence').choose(1, { hand: 'helga-07' })
    expect(p.player(0)).toMatchObject({ vp: 1, trophies: 0 })
  })

  test('RN-27.5 RN-33.3 Divine Inspiration: with the Flame, the first hero to become Active in the turn', () => {
    const p = treasures()
      .hero('feima', 'n-2-2', { defence: 0 })
      .hero('hrafn', 'n-3-3', { defence: 0 })
      .seat(0, { statue: 4 })
      .turn(0)
    p.fires('becomes-active', { seat: 0, hero: 'feima' }).fires('becomes-active', { seat: 0, hero: 'hrafn' })
    expect([p.figure('feima').defence, p.figure('hrafn').defence]).toEqual([1, 0])
    const without = treasures().hero('feima', 'n-2-2', { defence: 0 }).seat(0, { statue: 3 }).turn(0)
    expect(without.fires('becomes-active', { seat: 0, hero: 'feima' }).figure('feima').defence).toBe(0)
  })

  const gift = (trophies: number, pool: DieKind[] = ['agility', 'neutral']): Position => {
    const p = treasures().hero('feima', 'n-2-2').seat(0, { trophies, pool }).acting('feima')
    p.field.offer = ['mark-thor', 'equipment-seal-boots']
    p.state.sheet.treasureDeck = p.state.sheet.treasureDeck.filter((card) => !p.field.offer.includes(card))
    return p.acts()
  }

  test('RN-27.3 RN-27.5 RN-27.19 RN-31.32 Divine Gift: 1 die and 2 Trophies for an offered Treasure', () => {
    const p = gift(3)
    expect(p.offered(0, 'scenario')).toHaveLength(2)
    p.choose(0, { scenario: { action: 'divine-gift', pay: { 'pool:agility': 1 } } })
    expect(p.waiting).toEqual({ step: 'takeTreasure', seats: [0] })
    p.choose(0, 'equipment-seal-boots')
    expect(p.player(0)).toMatchObject({ trophies: 1, treasury: [{ card: 'equipment-seal-boots', up: true, since: 1 }] })
    expect(p.field.offer).toEqual(['mark-thor'])
    expect(p.player(0).pool.agility).toBe(0)
  })

  test('RN-10.23 RN-33.17 a Neutral die pays for a die of any kind that a scenario asks for', () => {
    const scenarios = rulebookFile.scenarios.map((scenario) => ({
      ...scenario,
      actions: scenario.actions.map((action) => ({ ...action, cost: [{ color: 'strength' as const, n: 1 }] })),
    }))
    const game = { ...runar, content: readContent({ ...rulebookFile, scenarios }) }
    const p = position({ scenario: 'scenario-2a', game }).hero('feima', 'n-2-2').acting('feima')
    p.field.offer = ['mark-thor']
    p.seat(0, { trophies: 2, pool: ['agility', 'strength', 'neutral'] }).acts()
    expect(p.offered(0, 'scenario')).toEqual([
      { action: 'divine-gift', pay: { 'pool:strength': 1 } },
      { action: 'divine-gift', pay: { 'pool:neutral': 1 } },
    ])
  })

  test('RN-33.23 of two offered Treasures of one kind one stays', () => {
    const p = position({ scenario: 'scenario-2a', game: { ...runar, invariantViolations: () => [] } }).hero(
      'feima',
      'n-2-2',
    )
    p.field.offer = ['mark-thor', 'mark-thor', 'mark-tyr']
    p.carries('feima', { do: 'card', player: 'you', kind: 'offered-treasure', n: 1 })
    expect(p.offered(0)).toEqual(['mark-thor', 'mark-tyr'])
    p.choose(0, 'mark-thor')
    expect(p.field.offer).toEqual(['mark-thor', 'mark-tyr'])
  })

  test('RN-32.30 RN-33.3 once per turn', () => {
    const p = gift(4)
      .choose(0, { scenario: { action: 'divine-gift', pay: { 'pool:agility': 1 } } })
      .choose(0, 'mark-thor')
    expect(p.refused(0, { scenario: { action: 'divine-gift', pay: { 'pool:neutral': 1 } } })).toMatchObject({
      refused: 'used-this-turn',
      rule: 'RN-32.30',
    })
  })

  test('RN-27.24 RN-32.30 not without the Trophies, the die, or a Treasure left', () => {
    const pay = { 'pool:agility': 1 }
    expect(gift(1).refused(0, { scenario: { action: 'divine-gift', pay } })).toMatchObject({
      refused: 'scenario-action-closed',
    })
    const none = gift(2)
    none.field.offer = []
    expect(none.ways(0)).not.toContain('scenario')
    expect(gift(2, ['instinct']).refused(0, { scenario: { action: 'divine-gift', pay } })).toMatchObject({
      rule: 'RN-32.30',
    })
  })
})

describe('2B Attack of the Giants', () => {
  test('RN-27.6 RN-33.10 a Leader gives 1 VP more, a Warrior 1 Trophy more', () => {
    const defeats = (enemy: string) =>
      position({ scenario: 'scenario-2b' })
        .hero('feima', 'n-2-2')
        .fires('defeats-enemy', { seat: 0, hero: 'feima', enemy })
        .player(0)
    expect(defeats('hofundr')).toMatchObject({ vp: 1, trophies: 0 })
    expect(defeats('seggir')).toMatchObject({ vp: 0, trophies: 1 })
    expect(defeats('hidlesvini')).toMatchObject({ vp: 0, trophies: 0 })
  })
})

describe('3A Sacred Statues', () => {
  test('RN-27.7 each part gives a non-Neutral die, the first Flame 1 VP more', () => {
    const p = builds(position({ scenario: 'scenario-3a' })).choose(0, 'strength')
    expect(p.player(0).pool.strength).toBe(1)
    builds(p.seat(0, { statue: 3 }))
    expect(p.waiting).toEqual({ step: 'dieKind', seats: [0] })
    p.choose(0, 'agility')
    expect(p.player(0).vp).toBe(2)
  })

  test('RN-33.3 once per game for the whole table', () => {
    const p = builds(position({ scenario: 'scenario-3a' }).seat(0, { statue: 3 }).seat(1, { statue: 3 })).choose(
      0,
      'agility',
    )
    builds(p, 1).choose(1, 'agility')
    expect([p.player(0).vp, p.player(1).vp]).toEqual([2, 1])
  })
})

describe('3B Plain of Fury', () => {
  const plain = (): Position => position({ scenario: 'scenario-3b' })

  test('RN-27.8 RN-31.32 RN-33.16 Vanishing Fury: who loses a card to damage is placed and gains a Strength die', () => {
    const p = plain().hero('feima', 'n-2-2').hero('helga', 'n-2-3').hazard('n-2-1').acting('feima')
    p.uses('feima', 'unbridled-violence').choose(1, { deck: true })
    expect(p.waiting).toEqual({ step: 'placeFigure', seats: [1] })
    const nodes = p.offered(1, 'node')
    expect(nodes).not.toContain('n-2-1')
    expect(nodes).toContain('n-1-1')
    expect(nodes).not.toContain('n-4-1')
    p.choose(1, { node: 'n-4-4' })
    expect(p.at('helga')).toBe('n-4-4')
    expect(p.figure('helga').dice.strength).toBe(1)
  })

  test('RN-27.8 a Defence token is no card', () => {
    const p = plain()
      .hero('feima', 'n-2-2')
      .hero('helga', 'n-2-3')
      .acting('feima')
      .carries('feima', ATTACK)
      .choose(1, { token: true })
    expect(p.asks).toEqual([])
  })

  test('RN-27.20 also after neutral damage, and a Move in progress ends', () => {
    const p = plain()
      .hero('feima', 'n-2-2')
      .hazard('n-2-3')
      .acting('feima')
      .carries('feima', { do: 'act', who: 'self', action: 'move' })
    p.choose(0, { step: 'n-2-3' }).choose(0, { deck: true }).choose(0, { node: 'n-1-1' })
    expect(p.at('feima')).toBe('n-1-1')
    expect(p.asks).toEqual([])
  })

  test('RN-27.22 it ends a Chase', () => {
    const p = plain()
      .hero('feima', 'n-2-2')
      .hero('helga', 'n-1-2', { dice: ['agility'] })
      .hazard('n-1-3')
      .acting('feima')
    p.carries('feima', { do: 'act', who: 'self', action: 'move' }).choose(0, { to: 'n-2-4' })
    p.choose(1, { react: { hero: 'helga', steps: 2, pay: { from: 'helga', die: 'agility' } } })
    p.choose(1, { deck: true }).choose(1, { node: 'n-1-1' })
    expect(p.at('helga')).toBe('n-1-1')
    expect(p.asks).toEqual([])
  })

  test('RN-27.20 it ends a pull in progress', () => {
    const p = plain().hero('erik', 'n-1-7').hero('feima', 'n-1-3').hazard('n-1-4').turn(1).uses('erik', 'harpoon')
    p.choose(1, { node: 'n-1-4' }).choose(0, { deck: true }).choose(0, { node: 'n-1-1' })
    expect(p.at('feima')).toBe('n-1-1')
    expect(p.asks).toEqual([])
  })

  test('RN-27.22 without a legal node the hero stays and still gains the die', () => {
    const p = plain().hero('feima', 'n-2-2').hero('helga', 'n-2-3').acting('feima')
    for (let x = 0; x < 6; x++)
      for (let y = 0; y < 12; y++) if (!p.field.standing[`n-${x}-${y}`]) p.obstacle('cairn', `n-${x}-${y}`)
    p.uses('feima', 'unbridled-violence').choose(1, { deck: true })
    expect(p.at('helga')).toBe('n-2-3')
    expect(p.figure('helga').dice.strength).toBe(1)
  })

  test('RN-27.8 RN-33.16 RN-24.41 Blood of the Ruins: an x Enemy rises where a hero fell', () => {
    const p = plain()
      .hero('feima', 'n-2-2')
      .hero('helga', 'n-2-3', { defence: 0 })
      .hero('erik', 'n-5-5')
      .left(0, 'helga')
      .acting('feima')
    p.uses('feima', 'unbridled-violence')
    expect(p.enemyAt('n-2-3')).toMatchObject({ kind: 'enemy', type: 'hidlesvini' })
  })

  test('RN-33.19 none is placed when the reserve has none', () => {
    const p = plain().hero('feima', 'n-2-2').hero('helga', 'n-2-3', { defence: 0 }).left(0, 'helga').acting('feima')
    p.nemesis.reserve.hidlesvini = 0
    p.player(0).defeatedEnemies = Array.from({ length: 6 }, () => 'hidlesvini')
    p.uses('feima', 'unbridled-violence')
    expect(p.field.standing['n-2-3']).toBeUndefined()
  })
})

describe('4A Exhaustion', () => {
  const silent = (): Position => position({ players: 3, scenario: 'scenario-4a' })
  const reveals = (p: Position, card: string): Position =>
    p
      .turn(0, 'destiny')
      .destiny(card)
      .run({ step: 'revealOnce', args: { seat: 0 } })

  test('RN-27.9 RN-30.15 Events lie face down and unapplied; only who drew one sees it', () => {
    const p = reveals(silent().hero('feima', 'n-4-1').seat(0, { shards: 1 }), 'event-05')
    expect(p.field.slots).toEqual([{ card: 'event-05', up: false, by: 0 }])
    expect(p.player(0).shards).toBe(0)
    expect(p.figure('feima').dice.strength).toBe(0)
    expect(p.heardBy(0)).toContainEqual({ kind: 'event-placed', seat: 0, card: 'event-05', slot: 0 })
    expect(p.heardBy(1)).toContainEqual({ kind: 'event-placed', seat: 0, card: null, slot: 0 })
    expect(p.view(0).field?.slots[0]).toMatchObject({ card: 'event-05' })
    expect(p.view(1).field?.slots[0]).toMatchObject({ card: null })
    expect(JSON.stringify(p.heardBy(1))).not.toContain('event-05')
    expect(JSON.stringify(p.table.stack)).not.toContain('event-05')
  })

  test('RN-27.9 an Upgrade that lies face down does nothing', () => {
    const p = silent().placed('event-10')
    Object.assign(p.field.slots[0] as object, { up: false })
    expect(p.turn(0, 'initial').fires('start-of-initial', { seat: 0 }).player(0).pool.agility).toBe(0)
  })

  test('RN-27.11 RN-31.24 Freya’s Invocation: up to 3 captured cards to the Hand, then 3 are kept', () => {
    const p = silent()
      .hero('feima', 'n-4-1')
      .fallen('halvard')
      .seat(0, { statue: 3 })
      .hand(0, 'feima-01', 'hrafn-01', 'feima-02')
      .hero('hrafn', 'n-4-3')
      .captured(1, [['feima-03'], ['halvard-01']], ['hrafn-02'])
      .captured(2, [['feima-04', 'feima-05']])
    builds(p)
    expect(p.offered(0, 'card')).toEqual(['feima-03', 'hrafn-02', 'feima-04', 'feima-05'])
    p.choose(0, { card: 'feima-03' }).choose(0, { card: 'feima-04' }).choose(0, { decline: true })
    expect(p.player(0).hand).toHaveLength(5)
    p.choose(0, { card: 'feima-01', to: 'top' }).choose(0, { card: 'hrafn-01', to: 'bottom' })
    expect(p.player(0).hand).toEqual(['feima-02', 'feima-03', 'feima-04'])
    expect([p.player(0).deck.at(-1), p.player(0).deck[0]]).toEqual(['feima-01', 'hrafn-01'])
    expect(p.player(0)).toMatchObject({ knownTop: 1, knownBottom: 1, vp: 1 })
    expect(p.asks).toEqual([])
    expect(p.heardBy(1)).toContainEqual({ kind: 'cards-put-on-top', seat: 0, cards: null, number: 1 })
  })

  test('RN-19.9 RN-27.11 an Inspiration card given up goes to its own deck', () => {
    const p = silent()
      .hero('feima', 'n-4-1')
      .seat(0, { statue: 3 })
      .hand(0, 'inspiration', 'inspiration', 'feima-01', 'feima-02')
    builds(p).choose(0, { card: 'inspiration', to: 'bottom' })
    expect(p.player(0).hand).toEqual(['inspiration', 'feima-01', 'feima-02'])
    expect(p.field.inspirations).toBe(11)
  })

  test('RN-27.10 at the end the Events are turned up and their Missions are scored', () => {
    const p = reveals(silent().seat(0, { statue: 4, trophies: 8 }).seat(1, { trophies: 8 }), 'event-14')
    p.run({ step: 'finalScoring', args: null })
    expect(p.field.slots[0]).toMatchObject({ up: true })
    const scored = p
      .told('final-scoring')
      .map(({ items }) => items.find(({ item }) => item === 'event-mission')?.points ?? 0)
    expect(scored).toEqual([1, 0, 0])
  })

  test('RN-27.11 only the Flame calls Freya', () => {
    const p = builds(
      silent()
        .hero('feima', 'n-4-1')
        .captured(1, [['feima-03']]),
    )
    expect(p.asks).toEqual([])
  })
})

describe('4B The Herd', () => {
  test('RN-27.12 RN-27.18 RN-31.20 RN-33.13 RN-35.13 an extra boar, all Enemy tokens, and raised Statues', () => {
    const p = setsUp(
      position({ players: 3, scenario: 'scenario-4b' }).shard('blue', 'n-4-4', 'n-7-7', 'n-5-5').hero('feima', 'n-5-5'),
    )
    expect(p.waiting).toEqual({ step: 'spawnNode', seats: [2] })
    expect(p.offered(2)).toEqual(['n-4-4', 'n-7-7'])
    p.choose(2, 'n-7-7')
    expect(p.enemyAt('n-7-7').type).toBe('hidlesvini')
    expect(p.field.enemyTokens).toEqual([1, 2, 3, 4, 5, 6])
    for (const seat of [0, 1, 2])
      expect(p.player(seat)).toMatchObject({ statue: 4, vp: 1, slots: [['advantage'], []], hand: ['inspiration'] })
  })

  test('RN-27.12 without a free node with a Shard it is skipped', () => {
    const p = setsUp(position({ scenario: 'scenario-4b' }).shard('blue', 'n-5-5').hero('feima', 'n-5-5'))
    expect(p.asks).toEqual([])
    expect(p.nemesis.reserve.hidlesvini).toBe(6)
  })

  const ends = (enemy: string, parts: readonly number[], at = 'n-1-1'): Position => {
    const p = position({ scenario: 'scenario-4b' }).enemy(enemy, at)
    for (const [seat, statue] of parts.entries()) p.seat(seat, { statue })
    return p.fires('enemy-activation-ends', { figure: p.field.standing[at] as string })
  }

  test('RN-27.13 RN-33.16 Trampled Idols: a Hidlesvini next to a Statue knocks off its top part', () => {
    const p = ends('hidlesvini', [4, 4])
    expect([p.player(0).statue, p.player(1).statue]).toEqual([3, 4])
    expect(p.told('part-lost')).toEqual([{ kind: 'part-lost', seat: 0, part: 'flame', cause: 'trampled-idols' }])
    builds(p)
    expect(p.player(0).vp).toBe(1)
  })

  test('RN-27.13 never the Base, never by another Enemy, never from afar', () => {
    expect(ends('hidlesvini', [1, 4]).told('part-lost')).toEqual([])
    expect(ends('seggir', [4, 4]).told('part-lost')).toEqual([])
    expect(ends('hidlesvini', [4, 4], 'n-3-3').told('part-lost')).toEqual([])
  })

  test('RN-31.32 of two Statues the Active player chooses', () => {
    const p = position({ scenario: 'scenario-4b' })
      .enemy('hidlesvini', 'n-1-1')
      .seat(0, { statue: 4 })
      .seat(1, { statue: 3 })
    p.field.obstacles['n-2-2'] = { type: 'statue', wounds: 0, owner: 1 }
    p.turn(1, 'nemesis').fires('enemy-activation-ends', { figure: p.field.standing['n-1-1'] as string })
    expect(p.waiting).toEqual({ step: 'whichStatue', seats: [1] })
    p.choose(1, 'n-2-2')
    expect([p.player(0).statue, p.player(1).statue]).toEqual([4, 2])
  })
})

describe('5A Destruction of the Runar', () => {
  const ruins = (players = 2): Position => position({ players, scenario: 'scenario-5a' })

  test('RN-27.14 RN-31.20 the last player replaces an Obstacle other than a Statue', () => {
    const p = setsUp(ruins(3).obstacle('cairn', 'n-4-4').obstacle('chest', 'n-5-5'))
    expect(p.waiting).toEqual({ step: 'runarNode', seats: [2] })
    expect(p.offered(2)).toEqual(['n-4-4', 'n-5-5'])
    p.choose(2, 'n-5-5')
    expect(p.field.obstacles['n-5-5']).toEqual({ type: 'runar', wounds: 0 })
    expect(p.told('runar-moved')).toEqual([{ kind: 'runar-moved', from: null, to: 'n-5-5' }])
  })

  const shatters = (p: Position): Position =>
    p.hero('feima', 'n-2-2').acting('feima').obstacle('runar', 'n-2-3').carries('feima', ATTACK, ATTACK)

  test('RN-27.15 RN-27.17 RN-31.21 durability 2 even without Obstacle cards: 2 VP, and the next player relocates it', () => {
    const p = shatters(ruins().discarded('destiny-01', 'destiny-02'))
    expect(p.player(0).vp).toBe(2)
    expect(p.waiting).toEqual({ step: 'runarNode', seats: [1] })
    const [to] = p.offered(1) as string[]
    p.choose(1, to as string)
    expect(runarNodeOf(p.t)).toBe(to)
    expect(p.field.obstacles['n-2-3']).toBeUndefined()
    expect(p.field.destinyDiscard).toEqual(['destiny-01', 'destiny-02'])
    expect(p.field.remains).toEqual({})
  })

  test('RN-27.17 a card whose nodes are occupied or hold tokens is passed over', () => {
    const p = ruins().discarded('destiny-01', 'destiny-02')
    const before = shatters(ruins().discarded('destiny-01', 'destiny-02')).offered(1) as string[]
    p.shard('blue', before[0] as string).hazard(before[1] as string)
    const nodes = shatters(p).offered(1)
    expect(nodes).not.toContain(before[0])
    expect(p.field.destinyDiscard).toEqual(['destiny-02', 'destiny-01'])
  })

  test('RN-27.17 Remains are a token, too', () => {
    const before = shatters(ruins().discarded('destiny-01')).offered(1) as string[]
    const p = shatters(
      ruins()
        .discarded('destiny-01')
        .remains(...before),
    )
    expect(p.asks).toEqual([])
    expect(p.field.obstacles['n-2-3']).toEqual({ type: 'runar', wounds: 0 })
  })

  test('RN-27.17 after a full cycle it stays', () => {
    const p = shatters(ruins())
    expect(p.asks).toEqual([])
    expect(p.field.obstacles['n-2-3']).toEqual({ type: 'runar', wounds: 0 })
  })

  test('RN-27.15 RN-27.23 RN-33.17 after players + 1 destructions it is gone', () => {
    const p = ruins()
    for (let time = 0; time < 3; time++) shatters(p)
    expect(p.player(0).vp).toBe(6)
    expect(runarNodeOf(p.t)).toBeNull()
    expect(p.told('runar-moved')).toEqual([{ kind: 'runar-moved', from: 'n-2-3', to: null }])
  })

  test('RN-27.21 it blocks its node and cannot be pushed', () => {
    const p = ruins()
      .hero('feima', 'n-2-2', { dice: ['agility'] })
      .obstacle('runar', 'n-2-3')
      .acting('feima')
      .acts()
    expect(p.ways(0)).toEqual(['done', 'move'])
    p.choose(0, { move: { from: 'feima', die: 'agility' } })
    expect(p.offered(0, 'to')).not.toContain('n-2-3')
  })
})

describe('5B The Runar Conquered', () => {
  const conquered = (): Position => position({ scenario: 'scenario-5b' }).obstacle('runar', 'n-2-3')

  const seizes = (at: string, pool: DieKind[]): Position =>
    conquered()
      .discarded('destiny-10')
      .hero('feima', at, { dice: ['agility'] })
      .hero('hrafn', 'n-5-5', { dice: ['agility'] })
      .seat(0, { pool })
      .acting('feima')
      .acts()

  test('RN-27.16 RN-12.7 Seize the Runar: 2 dice of any kinds for 2 VP, then it relocates', () => {
    const p = seizes('n-2-2', ['instinct', 'instinct'])
    expect(p.offered(0, 'scenario')).toEqual([
      { action: 'seize-the-runar', pay: { 'feima:agility': 1, 'pool:instinct': 1 } },
      { action: 'seize-the-runar', pay: { 'pool:instinct': 2 } },
    ])
    p.choose(0, { scenario: { action: 'seize-the-runar', pay: { 'pool:instinct': 2 } } })
    expect(p.player(0).vp).toBe(2)
    expect(p.waiting).toEqual({ step: 'runarNode', seats: [1] })
    p.choose(1, (p.offered(1) as string[])[0] as string)
    expect(runarNodeOf(p.t)).not.toBe('n-2-3')
  })

  test('RN-32.30 not from afar, not with one die', () => {
    const pay = { 'pool:instinct': 2 }
    expect(
      seizes('n-4-4', ['instinct', 'instinct']).refused(0, { scenario: { action: 'seize-the-runar', pay } }),
    ).toMatchObject({ rule: 'RN-32.30' })
    const poor = conquered()
      .hero('feima', 'n-2-2', { dice: ['agility'] })
      .acting('feima')
      .acts()
    expect(poor.ways(0)).toEqual(['done', 'move'])
  })

  test('RN-27.16 RN-33.10 Alfarinn’s Pull: after each Event, 1 VP for the Nemesis if an Enemy is next to it', () => {
    const placed = (node: string) =>
      conquered()
        .enemy('seggir', node)
        .turn(0, 'destiny')
        .destiny('event-02')
        .run({ step: 'revealOnce', args: { seat: 0 } })
    expect(placed('n-2-2').nemesis.vp).toBe(1)
    expect(placed('n-5-5').nemesis.vp).toBe(0)
  })

  test('RN-27.16 then the Runar relocates', () => {
    const p = conquered()
      .discarded('destiny-01')
      .turn(0, 'destiny')
      .destiny('event-08')
      .run({ step: 'revealOnce', args: { seat: 0 } })
    expect(p.waiting).toEqual({ step: 'runarNode', seats: [1] })
  })

  test('RN-27.16 here it cannot be damaged', () => {
    const p = conquered()
      .hero('feima', 'n-2-2', { dice: ['strength'] })
      .acting('feima')
      .acts()
    expect(p.asks).toEqual([])
  })
})
