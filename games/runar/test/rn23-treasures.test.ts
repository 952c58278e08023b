import type { Json } from '@longhouse/kernel'
import { describe, expect, test } from 'vitest'
import { rulebookFile } from '../src/content.ts'
import type { DieKind } from '../src/content-file.ts'
import { noDice } from '../src/dice.ts'
import { runar } from '../src/index.ts'
import { abilityRangeOf, attackRangeOf, defenceSymbolsOf, hasStat, poolCapacityOf, speedOf } from '../src/stats.ts'
import { attackTargets } from '../src/targets.ts'
import { equipmentActions, usableMarks } from '../src/worn-actions.ts'
import { type Position, position } from './position.ts'

const tactics = (p: Position, seat = 0): Position => p.turn(seat, 'tactics').run({ step: 'tactics', args: { seat } })

const begins = (p: Position, seat = 0): Position => p.turn(seat, 'initial').fires('start-of-initial', { seat })

describe('Equip and Store', () => {
  test('RN-7.18 RN-23.2 a face-up Treasure of the Treasury works once a hero wears it', () => {
    const p = tactics(position().hero('feima', 'n-1-1').treasury(0, 'equipment-seal-boots'))
    expect(p.offered(0, 'equip')).toEqual([{ hero: 'feima', card: 'equipment-seal-boots' }])
    p.choose(0, { equip: { hero: 'feima', card: 'equipment-seal-boots' } })
    expect(p.figure('feima').treasure).toBe('equipment-seal-boots')
    expect(p.player(0).treasury).toEqual([])
    expect(p.told('treasure-equipped')).toHaveLength(1)
  })

  test('RN-7.19 RN-7.21 RN-32.17 the old one goes to the Treasury and stays there this turn', () => {
    const p = tactics(
      position().hero('feima', 'n-1-1', { treasure: 'mark-thor' }).treasury(0, 'equipment-seal-boots'),
    ).choose(0, { equip: { hero: 'feima', card: 'equipment-seal-boots' } })
    expect(p.player(0).treasury).toEqual([{ card: 'mark-thor', up: true, since: 1 }])
    expect(p.refused(0, { equip: { hero: 'feima', card: 'mark-thor' } })).toMatchObject({ rule: 'RN-32.17' })
    p.field.turn.number = 2
    expect(p.offered(0, 'equip')).toEqual([{ hero: 'feima', card: 'mark-thor' }])
  })

  test('RN-7.20 RN-7.21 Store puts it face up into the Treasury', () => {
    const p = tactics(
      position().hero('feima', 'n-1-1', { treasure: 'mark-thor' }).hero('hrafn', 'n-3-3', { treasure: 'mark-tyr' }),
    )
    expect(p.offered(0, 'store')).toEqual(['hrafn', 'feima'])
    p.choose(0, { store: 'feima' })
    expect(p.figure('feima').treasure).toBeNull()
    expect(p.ways(0)).toEqual(['done', 'store'])
  })

  test('RN-32.17 a face-down card cannot be equipped', () => {
    const p = position().hero('feima', 'n-1-1').treasury(0, 'mark-thor', 'mark-tyr')
    Object.assign(p.player(0).treasury[0] as object, { up: false })
    expect(tactics(p).refused(0, { equip: { hero: 'feima', card: 'mark-thor' } })).toMatchObject({ rule: 'RN-32.17' })
  })

  test('RN-33.23 of two cards of one kind each is equipped by itself', () => {
    const p = tactics(
      position({ game: { ...runar, invariantViolations: () => [] } })
        .hero('feima', 'n-1-1')
        .hero('hrafn', 'n-3-3')
        .treasury(0, 'equipment-seal-boots', 'equipment-seal-boots'),
    )
    expect(p.offered(0, 'equip')).toHaveLength(2)
    p.choose(0, { equip: { hero: 'feima', card: 'equipment-seal-boots' } })
    p.choose(0, { equip: { hero: 'hrafn', card: 'equipment-seal-boots' } })
    expect(p.player(0).treasury).toEqual([])
  })

  test('RN-33.3 RN-33.23 two cards of one kind have a limit each', () => {
    const game = { ...runar, invariantViolations: () => [] }
    const p = position({ game }).hero('feima', 'n-2-2').turn(0)
    for (const [hero, node] of [
      ['helga', 'n-2-3'],
      ['erik', 'n-1-2'],
    ] as const)
      p.hero(hero, node, { treasure: 'equipment-bear-pelt', defence: 2 })
    p.acting('feima')
    for (const hero of ['helga', 'erik'])
      p.uses('feima', 'unbridled-violence').choose(0, hero).choose(1, { pelt: true }).choose(1, { token: true })
    expect([p.figure('helga').defence, p.figure('erik').defence]).toEqual([1, 1])
    expect(p.uses('feima', 'unbridled-violence').choose(0, 'erik').ways(1)).toEqual(['deck'])
    const q = position({ game })
      .hero('feima', 'n-2-2', { treasure: 'artifact-gjallarhorn', defence: 0 })
      .hero('hrafn', 'n-3-3', { treasure: 'artifact-gjallarhorn', defence: 0 })
      .turn(0)
    q.fires('becomes-active', { seat: 0, hero: 'feima' }).fires('becomes-active', { seat: 0, hero: 'hrafn' })
    expect([q.figure('feima').defence, q.figure('hrafn').defence]).toEqual([1, 1])
  })

  test('RN-23.11 surplus Defence tokens go when the Treasure goes; a raised limit gives nothing', () => {
    const p = tactics(position().hero('feima', 'n-1-1', { defence: 2 }).treasury(0, 'artifact-megingjord'))
    p.choose(0, { equip: { hero: 'feima', card: 'artifact-megingjord' } })
    expect(p.figure('feima').defence).toBe(2)
    p.figure('feima').defence = 3
    p.choose(0, { store: 'feima' })
    expect(p.figure('feima').defence).toBe(2)
  })

  test('RN-23.11 RN-31.29 surplus dice: the owner chooses', () => {
    const p = position().hero('feima', 'n-1-1', {
      treasure: 'equipment-rune-pouch',
      dice: ['agility', 'agility', 'strength', 'neutral'],
    })
    tactics(p).choose(0, { store: 'feima' })
    expect(p.waiting).toEqual({ step: 'keepDice', seats: [0] })
    p.choose(0, { agility: 2, neutral: 1 })
    expect(p.figure('feima').dice).toEqual({ agility: 2, strength: 0, instinct: 0, neutral: 1 })
  })

  test('RN-23.9 a Treasury holds any number', () => {
    const cards = rulebookFile.treasures.map(({ id }) => id)
    expect(
      tactics(
        position()
          .hero('feima', 'n-1-1')
          .treasury(0, ...cards),
      ).offered(0, 'equip'),
    ).toHaveLength(28)
  })

  test('RN-3.13 RN-23.1 there are 8 Marks, 12 pieces of Equipment and 8 Artifacts', () => {
    const counted = (type: string) => rulebookFile.treasures.filter((treasure) => treasure.type === type).length
    expect(['mark', 'equipment', 'artifact'].map(counted)).toEqual([8, 12, 8])
  })
})

describe('Marks of Actions', () => {
  const marked = (mark: string): Position =>
    position()
      .hero('feima', 'n-1-1', { treasure: mark })
      .hero('hrafn', 'n-4-4')
      .hero('helga', 'n-2-2')
      .shard('yellow', 'n-1-2')
      .seat(0, { pool: ['agility'] })
      .acting('hrafn')
      .acts()

  const used = (mark: string): Position => marked(mark).choose(0, { mark: 'feima' })

  test('RN-23.3 RN-23.4 RN-32.1 a hero that is not Active uses it once, and it lies face down', () => {
    const p = used('mark-heimdall')
    expect(p.figure('feima').treasure).toBeNull()
    expect(p.player(0).treasury).toEqual([{ card: 'mark-heimdall', up: false, since: 1 }])
    expect(p.waiting).toEqual({ step: 'walk', seats: [0] })
    p.choose(0, { to: 'n-0-1' })
    expect(p.refused(0, { mark: 'feima' })).toMatchObject({ rule: 'RN-32.25' })
    expect(p.told('treasure-used')).toEqual([{ kind: 'treasure-used', seat: 0, card: 'mark-heimdall', hero: 'feima' }])
  })

  test('RN-23.12 the hero is free for another Treasure in the next Tactics phase', () => {
    const p = used('mark-heimdall').treasury(0, 'mark-thor')
    p.field.turn.number++
    expect(tactics(p).offered(0, 'equip')).toContainEqual({ hero: 'feima', card: 'mark-thor' })
  })

  test('RN-9.14 Thor: an Attack', () => {
    const p = used('mark-thor')
    expect(p.waiting).toEqual({ step: 'suffer', seats: [1] })
  })

  test('RN-23.4 Njord: a Collect of either colour', () => {
    const p = used('mark-njord')
    expect(p.player(0)).toMatchObject({ shards: 1, vp: 1 })
  })

  test('RN-23.4 Vidar: a Push', () => {
    expect(used('mark-vidar').at('helga')).toBe('n-3-3')
  })

  test('RN-13.17 Odin: one of the hero’s Abilities', () => {
    const p = used('mark-odin')
    expect(p.offered(0)).toEqual(['reckless-onslaught', 'unbridled-violence'])
    p.choose(0, 'unbridled-violence')
    expect(p.waiting.step).toBe('suffer')
    expect(p.field.turn.symbol).toBeNull()
  })

  test('RN-8.13 RN-23.4 also without an Active hero', () => {
    const p = position()
      .hero('feima', 'n-1-1', { treasure: 'mark-heimdall', dice: ['agility'] })
      .turn(0)
      .acts()
    expect(p.ways(0)).toEqual(['done', 'mark'])
    expect(p.refused(0, { move: { from: 'feima', die: 'agility' } })).toMatchObject({ rule: 'RN-8.13' })
    p.choose(0, { mark: 'feima' }).choose(0, { to: 'n-2-1' })
    expect(p.at('feima')).toBe('n-2-1')
  })

  test('RN-9.19 RN-32.29 a Mark without a target stays', () => {
    const p = position()
      .hero('feima', 'n-1-1', { treasure: 'mark-thor' })
      .hero('hrafn', 'n-1-2', { treasure: 'mark-vidar' })
      .turn(0)
    expect(usableMarks(p.t)).toEqual(['hrafn'])
  })
})

describe('Marks of Reactions', () => {
  const react = (hero: string, reaction: string): Json => ({ react: { hero, reaction, pay: null } })

  test('RN-23.5 Tyr: Defence without a die', () => {
    const p = position().hero('feima', 'n-1-1').hero('helga', 'n-2-2', { treasure: 'mark-tyr' }).acting('feima')
    p.carries('feima', { do: 'act', who: 'self', action: 'attack' }).choose(1, react('helga', 'defence'))
    expect(p.figure('helga')).toMatchObject({ defence: 2, treasure: null })
    expect(p.player(1).treasury).toEqual([{ card: 'mark-tyr', up: false, since: 1 }])
  })

  test('RN-11.9 RN-23.5 the Reaction’s own condition holds: a Defence token is needed', () => {
    const p = position()
      .hero('feima', 'n-1-1')
      .hero('helga', 'n-2-2', { treasure: 'mark-tyr', defence: 0 })
      .acting('feima')
    expect(p.carries('feima', { do: 'act', who: 'self', action: 'attack' }).waiting.step).toBe('suffer')
  })

  test('RN-23.5 Freya: Assault without a die', () => {
    const p = position().hero('feima', 'n-1-1').hero('helga', 'n-2-2', { treasure: 'mark-freya' }).acting('feima')
    p.carries('feima', { do: 'act', who: 'self', action: 'move' }).choose(1, react('helga', 'assault'))
    expect(p.waiting).toEqual({ step: 'suffer', seats: [0] })
  })

  test('RN-23.5 Skadi: Chase without a die', () => {
    const p = position().hero('feima', 'n-1-1').hero('helga', 'n-2-1', { treasure: 'mark-skadi' }).acting('feima')
    p.carries('feima', { do: 'act', who: 'self', action: 'move' }).choose(0, { to: 'n-1-3' })
    p.choose(1, { react: { hero: 'helga', steps: 2, pay: null } })
    expect(p.at('helga')).toBe('n-2-3')
    expect(p.figure('helga').treasure).toBeNull()
  })
})

describe('Equipment', () => {
  test('RN-23.10 Harvest Sickle collects at the start of the Support phase, either colour, with its window', () => {
    const p = position()
      .hero('feima', 'n-1-1', { treasure: 'equipment-harvest-sickle' })
      .shard('yellow', 'n-1-1', 'n-1-2')
      .hero('helga', 'n-2-2', { dice: ['instinct'] })
      .turn(0, 'support')
      .fires('start-of-support', { seat: 0 })
    expect(p.waiting).toEqual({ step: 'reaction:reaction', seats: [1] })
    p.choose(1, { pass: true })
    expect(p.player(0).shards).toBe(1)
    expect(p.field.shards).toEqual({ 'n-1-2': 'yellow' })
  })

  test('RN-23.10 RN-16.4 RN-17.10 who falls by the Hazard under that Shard keeps it, and its Turn card gives no support dice', () => {
    const p = position().hero('feima', 'n-2-2', { treasure: 'equipment-harvest-sickle' }).hero('hrafn', 'n-4-4')
    p.shard('blue', 'n-2-2').hazard('n-2-2').acting('feima', 'feima-01').left(0, 'feima')
    p.run({ step: 'support', args: { seat: 0 } })
    expect(p.figure('feima').defeated).toBe(true)
    expect(p.player(0)).toMatchObject({ shards: 1, vp: 1, turnCard: null, pool: noDice() })
    expect(p.field.depot).toContain('feima-01')
    expect(p.player(1)).toMatchObject({ vp: 1, slots: [['advantage'], []] })
  })

  test('RN-23.10 only if the hero shares the Shard’s node', () => {
    const p = position()
      .hero('feima', 'n-1-1', { treasure: 'equipment-harvest-sickle' })
      .shard('yellow', 'n-1-2')
      .turn(0, 'support')
    expect(p.fires('start-of-support', { seat: 0 }).player(0).shards).toBe(0)
  })

  test('RN-23.13 Ash Spear and Mjolnir reach farther, and adjacent targets stay legal', () => {
    const targets = (treasure: string) =>
      attackTargets(
        position()
          .hero('feima', 'n-1-1', { treasure })
          .hero('helga', 'n-2-2')
          .hero('erik', 'n-1-3')
          .hero('ebbe', 'n-1-5').t,
        'feima',
      )
    expect(targets('equipment-ash-spear')).toEqual(['n-2-2', 'n-1-3'])
    expect(targets('artifact-mjolnir')).toEqual(['n-2-2', 'n-1-3', 'n-1-5'])
    expect(targets('equipment-seal-boots')).toEqual(['n-2-2'])
  })

  test('RN-23.6 Sealskin Boots: 1 more Speed', () => {
    const walk = (treasure: string) =>
      position()
        .hero('feima', 'n-1-1', { treasure })
        .acting('feima')
        .carries('feima', { do: 'act', who: 'self', action: 'move' })
        .offered(0, 'to')
    expect(walk('equipment-seal-boots')).toContain('n-1-5')
    expect(walk('equipment-ram-helm')).not.toContain('n-1-5')
  })

  test('RN-23.7 RN-10.23 War Horn: an Instinct or a Neutral die for another hero’s Strength die', () => {
    const horn = (dice: readonly DieKind[]) =>
      position()
        .hero('feima', 'n-1-1', { treasure: 'equipment-war-horn', dice })
        .hero('hrafn', 'n-2-2')
        .hero('halvard', 'n-4-4')
        .acting('feima')
    expect(equipmentActions(horn(['strength']).t)).toEqual([])
    expect(equipmentActions(horn(['neutral']).t)).toHaveLength(1)
    const p = horn(['instinct']).acts()
    p.choose(0, { equipment: { card: 'equipment-war-horn', pay: { from: 'feima', die: 'instinct' } } })
    expect(p.figure('hrafn').dice.strength).toBe(1)
    expect(p.figure('feima').dice.instinct).toBe(0)
  })

  test('RN-9.19 RN-32.2 War Horn needs another hero in the Zone', () => {
    const p = position()
      .hero('feima', 'n-1-1', { treasure: 'equipment-war-horn', dice: ['instinct', 'agility'] })
      .hero('hrafn', 'n-4-4')
      .acting('feima')
      .acts()
    expect(
      p.refused(0, { equipment: { card: 'equipment-war-horn', pay: { from: 'feima', die: 'instinct' } } }),
    ).toMatchObject({ rule: 'RN-32.25' })
  })

  test('RN-8.14 Turtle Shield: a Defence token whenever its hero becomes Active', () => {
    const p = position().hero('feima', 'n-1-1', { treasure: 'equipment-turtle-shield', defence: 0 }).turn(0)
    p.fires('becomes-active', { seat: 0, hero: 'feima' }).fires('becomes-active', { seat: 0, hero: 'feima' })
    expect(p.figure('feima').defence).toBe(2)
  })

  test('RN-10.11 Ram Helm: a blocked Push is direct damage', () => {
    const push = (treasure: string) =>
      position()
        .hero('feima', 'n-1-1', { treasure })
        .hero('helga', 'n-2-1')
        .obstacle('cairn', 'n-3-1')
        .acting('feima')
        .carries('feima', { do: 'act', who: 'self', action: 'push' })
        .ways(1)
    expect(push('equipment-ram-helm')).toEqual(['deck'])
    expect(push('equipment-seal-boots')).toEqual(['deck', 'token'])
  })

  test('RN-33.8 Whale Hook pulls a figure in a straight line one node', () => {
    const p = position()
      .hero('feima', 'n-1-1', { treasure: 'equipment-whale-hook', dice: ['agility'] })
      .hero('helga', 'n-1-4')
      .hero('erik', 'n-2-3')
      .acting('feima')
      .acts()
    p.choose(0, { equipment: { card: 'equipment-whale-hook', pay: { from: 'feima', die: 'agility' } } })
    expect(p.at('helga')).toBe('n-1-3')
  })

  test('RN-31.31 RN-33.3 Bear Pelt makes direct damage normal once per turn', () => {
    const p = position()
      .hero('feima', 'n-1-1')
      .hero('helga', 'n-2-2', { treasure: 'equipment-bear-pelt' })
      .acting('feima')
    p.uses('feima', 'unbridled-violence').choose(1, { pelt: true }).choose(1, { token: true })
    expect(p.figure('helga').defence).toBe(1)
    expect(p.uses('feima', 'unbridled-violence').ways(1)).toEqual(['deck'])
  })

  test('RN-3.8 Rune Pouch: four dice fit', () => {
    const p = position().hero('feima', 'n-1-1', {
      treasure: 'equipment-rune-pouch',
      dice: ['agility', 'agility', 'strength'],
    })
    p.carries('feima', { do: 'dice', who: 'self', to: 'personal', color: 'neutral', n: 1 })
    expect(p.figure('feima').dice).toEqual({ agility: 2, strength: 1, instinct: 0, neutral: 1 })
  })

  test('RN-9.16 RN-14.17 Spiked Bracer strikes back after the damage of an adjacent Attack', () => {
    const p = position()
      .hero('feima', 'n-1-1')
      .hero('helga', 'n-2-2', { treasure: 'equipment-spiked-bracer', dice: ['strength'] })
      .acting('feima')
    p.carries('feima', { do: 'act', who: 'self', action: 'attack' }).choose(1, { token: true })
    p.choose(1, { react: { hero: 'helga', pay: { from: 'helga', die: 'strength' } } })
    expect(p.waiting).toEqual({ step: 'suffer', seats: [0] })
    p.choose(0, { token: true })
    expect(p.player(1).slots[0]).toEqual(['advantage'])
  })

  test('RN-33.7 Mana Crystal: an Instinct die for damage of an opposing figure', () => {
    const p = position()
      .hero('feima', 'n-1-1')
      .hero('helga', 'n-2-2', { treasure: 'equipment-mana-crystal' })
      .acting('feima')
    p.carries('feima', { do: 'act', who: 'self', action: 'attack' }).choose(1, { token: true })
    expect(p.figure('helga').dice.instinct).toBe(1)
  })

  test('RN-10.6 Pathfinder Staff: Remains cost nothing more', () => {
    const walk = (treasure: string) =>
      position()
        .hero('feima', 'n-1-1', { treasure })
        .remains('n-1-2', 'n-1-3', 'n-1-4')
        .acting('feima')
        .carries('feima', { do: 'act', who: 'self', action: 'move' })
        .offered(0, 'to')
    expect(walk('equipment-pathfinder-staff')).toContain('n-1-4')
    expect(walk('equipment-ram-helm')).not.toContain('n-1-4')
  })
})

describe('Artifacts', () => {
  test('RN-11.7 Gungnir: no Defence against this hero’s Attacks', () => {
    const p = position()
      .hero('feima', 'n-1-1', { treasure: 'artifact-gungnir' })
      .hero('helga', 'n-2-2', { dice: ['instinct'] })
      .acting('feima')
    expect(p.carries('feima', { do: 'act', who: 'self', action: 'attack' }).waiting.step).toBe('suffer')
    expect(p.carries('feima', { do: 'act', who: 'self', action: 'push' }).waiting.step).toBe('reaction:reaction')
  })

  test('RN-12.6 Draupnir: a non-Neutral die at the start of the turn', () => {
    const p = begins(position().hero('feima', 'n-1-1', { treasure: 'artifact-draupnir' }))
    p.choose(0, 'instinct')
    expect(p.figure('feima').dice.instinct).toBe(1)
  })

  test('RN-33.3 Gjallarhorn: the first time each turn', () => {
    const p = position()
      .hero('feima', 'n-1-1', { treasure: 'artifact-gjallarhorn', defence: 0 })
      .hero('hrafn', 'n-3-3', { defence: 0 })
      .turn(0)
    p.fires('becomes-active', { seat: 0, hero: 'feima' }).fires('becomes-active', { seat: 0, hero: 'feima' })
    expect([p.figure('feima').defence, p.figure('hrafn').defence]).toEqual([0, 1])
    p.field.turn.used = []
    expect(p.fires('becomes-active', { seat: 0, hero: 'feima' }).figure('hrafn').defence).toBe(2)
  })

  test('RN-33.2 Brisingamen: an Advantage for each Shard collected', () => {
    const p = position()
      .hero('feima', 'n-1-1', { treasure: 'artifact-brisingamen' })
      .shard('blue', 'n-1-2')
      .acting('feima')
    p.carries('feima', { do: 'act', who: 'self', action: 'collect', color: 'any' })
    expect(p.player(0).slots[0]).toEqual(['advantage'])
  })

  test('RN-33.21 Gleipnir: 1 more point for every step that starts next to its hero', () => {
    const walk = (treasure: string) =>
      position()
        .hero('feima', 'n-1-1')
        .hero('helga', 'n-2-1', { treasure })
        .acting('feima')
        .carries('feima', { do: 'act', who: 'self', action: 'move' })
        .offered(0, 'to')
    expect(walk('artifact-gleipnir')).not.toContain('n-1-4')
    expect(walk('equipment-ram-helm')).toContain('n-1-4')
  })

  test('RN-31.31 RN-33.3 RN-33.18 Skofnung: direct damage for one Attack a turn, if wanted', () => {
    const p = position()
      .hero('feima', 'n-1-1', { treasure: 'artifact-skofnung' })
      .hero('helga', 'n-2-2')
      .acting('feima')
    const attack = () => p.carries('feima', { do: 'act', who: 'self', action: 'attack' })
    attack().choose(0, { decline: true })
    expect(p.ways(1)).toEqual(['deck', 'token'])
    p.choose(1, { token: true })
    attack().choose(0, { use: true })
    expect(p.ways(1)).toEqual(['deck'])
    p.choose(1, { deck: true })
    expect(attack().waiting.step).toBe('suffer')
    expect(p.ways(1)).toEqual(['deck', 'token'])
  })

  test('RN-24.34 RN-31.31 against an Enemy Skofnung makes no difference, and nobody is asked', () => {
    const p = position({ scenario: 'scenario-1b' })
      .hero('feima', 'n-1-1', { treasure: 'artifact-skofnung' })
      .enemy('hofundr', 'n-2-2')
      .acting('feima')
    p.figure('feima').defence = 2
    p.carries('feima', { do: 'act', who: 'self', action: 'attack' }).choose(0, { token: true })
    expect(p.enemyAt('n-2-2').wounds).toBe(1)
  })

  test('RN-33.18 a Treasure changes what it says, and nothing else of its bearer', () => {
    const bare = position().hero('feima', 'n-1-1')
    const shod = position().hero('feima', 'n-1-1', { treasure: 'equipment-seal-boots' })
    expect(speedOf(shod.t, 'feima')).toBe(speedOf(bare.t, 'feima') + 1)
    for (const stat of [defenceSymbolsOf, poolCapacityOf, attackRangeOf, abilityRangeOf])
      expect(stat(shod.t, 'feima')).toBe(stat(bare.t, 'feima'))
    const armed = position().hero('feima', 'n-1-1', { treasure: 'artifact-gungnir' })
    const held = (['attack-undefendable', 'ignore-remains', 'ignore-hazard', 'pass-through-opposing'] as const).filter(
      (stat) => hasStat(armed.t, 'feima', stat),
    )
    expect(held).toHaveLength(1)
  })

  test('RN-33 who has all Defence tokens gains none', () => {
    const p = position().hero('feima', 'n-1-1')
    p.carries('feima', { do: 'defence', who: 'self', n: 1 })
    expect(p.told('defence-gained')).toEqual([])
  })

  test('RN-33 Megingjord: 1 more Defence symbol', () => {
    const p = position().hero('feima', 'n-1-1', { treasure: 'artifact-megingjord', defence: 2 })
    p.carries('feima', { do: 'defence', who: 'self', n: 2 })
    expect(p.figure('feima').defence).toBe(3)
  })

  test('RN-23.8 RN-23.14 an Artifact drawn at random goes to the Treasury; from an empty deck nothing comes', () => {
    const p = position().hero('feima', 'n-1-1')
    const before = p.state.sheet.artifactDeck.length
    p.carries('feima', { do: 'card', player: 'you', kind: 'artifact-random', n: 1 })
    expect(p.state.sheet.artifactDeck).toHaveLength(before - 1)
    expect(p.player(0).treasury).toHaveLength(1)
    p.state.sheet.artifactDeck = []
    p.carries('feima', { do: 'card', player: 'you', kind: 'artifact-random', n: 1 })
    expect(p.player(0).treasury).toHaveLength(1)
  })
})
