import { describe, expect, test } from 'vitest'
import { accessOf, hasAccess } from '../src/access.ts'
import { type Position, position } from './position.ts'

/** Seat 0 reveals this card in its Destiny phase. */
const reveals = (p: Position, card: string): Position =>
  p
    .turn(0, 'destiny')
    .destiny(card)
    .run({ step: 'revealOnce', args: { seat: 0 } })

const begins = (p: Position, seat = 0): Position => p.turn(seat, 'initial').fires('start-of-initial', { seat })

describe('Access', () => {
  test.each([
    [1, [1, 2, 3, 4]],
    [2, [1, 2, 3, 4]],
    [3, [1, 3, 4, 6]],
    [4, [2, 4, 6, 8]],
  ])('RN-21.7 RN-21.8 RN-34.2 with %i players it follows the Statue: %j', (players, slots) => {
    const p = position()
    const access = (statue: number) => accessOf({ ...p.seat(0, { statue }).t, players }, 0)
    expect([1, 2, 3, 4].map(access)).toEqual(slots)
  })

  test('RN-21.6 to the leftmost slots', () => {
    const p = position({ players: 4 }).seat(1, { statue: 2 })
    expect([0, 1, 2, 3, 4].map((slot) => hasAccess(p.t, 1, slot))).toEqual([true, true, true, true, false])
  })
})

describe('an Event comes to its slot', () => {
  test('RN-20.18 RN-20.19 RN-35.1 face up on the leftmost empty slot, and a Shard of the board is gone', () => {
    const p = reveals(position().seat(0, { shards: 1 }).shard('blue', 'n-3-3').placed('event-01'), 'event-08')
    expect(p.field.slots.map(({ card, up }) => [card, up])).toEqual([
      ['event-01', true],
      ['event-08', true],
    ])
    expect(p.player(0).shards).toBe(0)
    expect(p.field.shards).toEqual({ 'n-3-3': 'blue' })
    expect(p.told('event-placed')).toEqual([{ kind: 'event-placed', seat: 0, card: 'event-08', slot: 1 }])
  })

  test('RN-20.19 RN-20.20 RN-31.12 without one the Active player takes one off the Battlefield, and a Hazard stays', () => {
    const p = reveals(position().shard('blue', 'n-3-3', 'n-4-4').hazard('n-4-4'), 'event-08')
    expect(p.waiting).toEqual({ step: 'dropShard', seats: [0] })
    p.choose(0, 'n-4-4')
    expect(p.field.shards).toEqual({ 'n-3-3': 'blue' })
    expect(p.field.hazards).toEqual({ 'n-4-4': true })
  })

  test('RN-20.18 an Enemy token above the slot goes to the Active player', () => {
    const p = position({ scenario: 'scenario-1b' }).placed('event-01')
    p.field.enemyTokens = [2, 4]
    reveals(p, 'event-08')
    expect(p.field.enemyTokens).toEqual([4])
    expect(p.player(0).enemyTokens).toBe(1)
    expect(p.told('enemy-token-taken')).toHaveLength(1)
  })

  test('RN-21.5 the Nemesis power gives it 1 VP, if it takes part', () => {
    expect(reveals(position({ scenario: 'scenario-1b' }), 'event-01').nemesis.vp).toBe(1)
    expect(reveals(position({ scenario: 'scenario-1b' }), 'event-02').nemesis.vp).toBe(0)
    expect(reveals(position(), 'event-01').field.nemesis).toBeNull()
  })

  test('RN-21.1 every Event carries two of the four kinds', () => {
    for (const { mission, immediate, upgrade, nemesisPower } of position().game.content.file.events)
      expect([mission, immediate, upgrade, nemesisPower || null].filter((part) => part !== null)).toHaveLength(2)
  })
})

describe('Immediate effects', () => {
  test('RN-7.17 RN-21.2 RN-21.16 RN-21.18 Shaping Fate: who has Access may Build, paid from the own pools', () => {
    const p = position({ players: 3 })
      .seat(0, { pool: ['agility', 'agility'] })
      .seat(1, { pool: ['strength'] })
      .hero('helga', 'n-7-7', { dice: ['neutral'] })
      .hero('bjorn', 'n-1-7', { dice: ['neutral'] })
    reveals(p, 'event-02')
    expect(p.waiting).toEqual({ step: 'grantedBuild', seats: [0] })
    p.choose(0, { build: { 'pool:agility': 2 } })
    expect(p.waiting).toEqual({ step: 'grantedBuild', seats: [1] })
    p.choose(1, { build: { 'pool:strength': 1, 'helga:neutral': 1 } })
    expect([0, 1, 2].map((seat) => p.player(seat).statue)).toEqual([2, 2, 1])
    expect(p.player(1).pool.strength + p.figure('helga').dice.neutral).toBe(0)
    expect(p.field.turn.built).toBe(0)
    expect(p.asks).toEqual([])
  })

  test('RN-21.18 RN-31.13 it may be declined, and is not offered for a complete Statue', () => {
    const p = position()
      .seat(0, { pool: ['agility', 'agility'], statue: 4 })
      .seat(1, { pool: ['agility', 'agility'] })
    reveals(p, 'event-02').choose(1, { decline: true })
    expect(p.told('effect-declined')).toEqual([{ kind: 'effect-declined', seat: 1, cause: 'shaping-fate' }])
    expect(p.player(1).statue).toBe(1)
  })

  test('RN-33.10 Gift of the Gods: each hero without dice, of players with Access', () => {
    const p = position({ players: 3 })
      .placed('event-01')
      .seat(0, { statue: 2 })
      .hero('feima', 'n-4-1', { dice: ['agility'] })
      .hero('hrafn', 'n-4-3')
      .hero('helga', 'n-7-7')
    reveals(p, 'event-03')
    expect(['feima', 'hrafn', 'helga'].map((hero) => p.figure(hero).dice.neutral)).toEqual([0, 1, 0])
  })

  test('RN-21.16 Tactical Training: each may use Coordination for free', () => {
    const p = reveals(position(), 'event-04')
    expect(p.waiting).toEqual({ step: 'mayUse', seats: [0] })
    p.choose(0, { decline: true }).choose(1, { use: true })
    expect(p.waiting).toEqual({ step: 'drawFrom', seats: [1] })
    for (const end of ['top', 'bottom', 'top']) p.choose(1, end)
    expect(p.player(1).hand).toHaveLength(3)
    expect(p.asks).toEqual([])
  })

  test.each([
    ['event-05', 'strength'],
    ['event-06', 'agility'],
    ['event-07', 'instinct'],
  ] as const)('RN-33.22 %s gives each hero of players with Access 1 %s die', (event, die) => {
    const p = position({ players: 3 })
      .placed('event-01')
      .seat(1, { statue: 2 })
      .hero('feima', 'n-4-1')
      .hero('helga', 'n-7-7')
      .hero('erik', 'n-8-8')
    reveals(p, event)
    expect(['feima', 'helga', 'erik'].map((hero) => p.figure(hero).dice[die])).toEqual([0, 1, 1])
  })

  test('RN-21.9 Access gained later brings no past Immediate effect', () => {
    const p = reveals(position({ players: 3 }).placed('event-01').hero('feima', 'n-4-1'), 'event-05')
    begins(p.seat(0, { statue: 4 }))
    expect(p.figure('feima').dice.strength).toBe(0)
  })

  test.each(['event-01', 'event-08', 'event-09', 'event-13', 'event-14'])(
    'RN-21.4 %s has nothing but a Mission and the Nemesis power',
    (event) => {
      const p = begins(reveals(position().hero('feima', 'n-4-1'), event).seat(0, { statue: 4 }))
      expect(p.told('effect-began')).toEqual([])
      expect(p.asks).toEqual([])
    },
  )
})

describe('Upgrades', () => {
  test.each([
    ['event-10', 'agility'],
    ['event-11', 'instinct'],
    ['event-12', 'strength'],
  ] as const)('RN-6.4 RN-21.3 RN-21.6 %s: 1 %s die at the start of every turn with Access', (event, die) => {
    const p = position().placed('event-01', event).seat(0, { statue: 2 })
    expect(begins(p).player(0).pool[die]).toBe(1)
    expect(begins(p).player(0).pool[die]).toBe(2)
    expect(begins(p, 1).player(1).pool[die]).toBe(0)
    expect(begins(p.seat(1, { statue: 2 }), 1).player(1).pool[die]).toBe(1)
  })

  test('RN-12.5 RN-12.8 dice of an Upgrade that do not fit: the owner says which stay', () => {
    const p = position()
      .placed('event-10')
      .seat(0, { pool: ['strength', 'strength', 'strength', 'strength', 'neutral', 'neutral'] })
    expect(begins(p).waiting).toEqual({ step: 'keepDice', seats: [0] })
    p.choose(0, { agility: 1, strength: 3, neutral: 2 })
    expect(p.player(0).pool).toEqual({ agility: 1, strength: 3, instinct: 0, neutral: 2 })
  })

  test('RN-33.3 Coordination: the first hero made Active by Change each turn', () => {
    const p = position().placed('event-15').hero('feima', 'n-4-1').hero('hrafn', 'n-4-3').turn(0)
    p.fires('becomes-active-by-change', { seat: 0, hero: 'feima' })
    p.fires('becomes-active-by-change', { seat: 0, hero: 'hrafn' })
    expect([p.figure('feima').dice.agility, p.figure('hrafn').dice.agility]).toEqual([1, 0])
  })

  test('RN-31.22 Vigil: one hero below its symbols gains a Defence token', () => {
    const p = begins(
      position()
        .placed('event-16')
        .hero('feima', 'n-4-1', { defence: 0 })
        .hero('hrafn', 'n-4-3', { defence: 1 })
        .hero('halvard', 'n-2-3'),
    )
    expect(p.offered(0)).toEqual(['hrafn', 'feima'])
    p.choose(0, 'hrafn')
    expect(p.figure('hrafn').defence).toBe(2)
  })

  test('RN-33 a pick without a legal choice: Vigil passes unseen', () => {
    const p = begins(position().placed('event-16').hero('feima', 'n-4-1'))
    expect(p.told('effect-began')).toEqual([])
  })

  test('RN-33.15 Faith works only with the Flame', () => {
    expect(begins(position().placed('event-17').seat(0, { statue: 3 }).hero('feima', 'n-4-1')).asks).toEqual([])
    const p = begins(position().placed('event-17').seat(0, { statue: 4 }).hero('feima', 'n-4-1').hero('hrafn', 'n-4-3'))
    p.choose(0, 'agility').choose(0, 'instinct')
    expect([p.figure('hrafn').dice.agility, p.figure('feima').dice.instinct]).toEqual([1, 1])
  })

  test('RN-33.10 Teamwork: heroes next to another own hero', () => {
    const p = position()
      .placed('event-18')
      .hero('feima', 'n-4-1')
      .hero('hrafn', 'n-4-2')
      .hero('halvard', 'n-1-4')
      .hero('helga', 'n-1-3')
    begins(p)
    expect(['feima', 'hrafn', 'halvard', 'helga'].map((hero) => p.figure(hero).dice.instinct)).toEqual([1, 1, 0, 0])
  })
})

describe('the order of what waits for a moment', () => {
  const team = (): Position =>
    position()
      .placed('event-16')
      .hero('ebbe', 'n-1-7')
      .hero('erik', 'n-1-8', { defence: 0, treasure: 'artifact-draupnir' })
      .hero('helga', 'n-5-8', { defence: 0 })

  test('RN-6.3 RN-31.5 RN-31.27 RN-1.18 Ebbe looks at what Vigil gives: the Active player says which comes first', () => {
    const p = begins(team(), 1)
    expect(p.waiting).toEqual({ step: 'nextEffect:order', seats: [1] })
    expect(p.offered(1)).toEqual(['artifact-draupnir', 'ebbe-trait', 'vigil'])
    p.choose(1, 'vigil').choose(1, 'erik').choose(1, 'ebbe-trait').choose(1, 'agility')
    expect([p.figure('erik').defence, p.figure('helga').defence]).toEqual([1, 0])
    const q = begins(team(), 1).choose(1, 'ebbe-trait').choose(1, 'vigil').choose(1, 'helga').choose(1, 'agility')
    expect([q.figure('erik').defence, q.figure('helga').defence]).toEqual([1, 1])
  })

  test('RN-31.27 what another gives makes no difference to the others: they come unasked', () => {
    const dice = begins(position({ players: 4 }).placed('event-10', 'event-11'))
    expect(dice.asks).toEqual([])
    expect(dice.player(0).pool).toMatchObject({ agility: 1, instinct: 1 })
    const p = begins(
      position({ players: 4 })
        .placed('event-16', 'event-10')
        .hero('feima', 'n-1-1', { defence: 0 })
        .hero('hrafn', 'n-1-2', { defence: 0 }),
    )
    expect(p.waiting).toEqual({ step: 'pickFigure', seats: [0] })
    p.choose(0, 'feima')
    expect(p.player(0).pool.agility).toBe(1)
    const ebbe = position({ players: 4 }).hero('ebbe', 'n-8-8').hero('erik', 'n-8-9', { defence: 0 }).placed('event-10')
    expect(begins(ebbe, 1).asks).toEqual([])
    expect(ebbe.figure('erik').defence).toBe(1)
  })
})

describe('Dooms', () => {
  const doomed = (doom: string, prepare: (p: Position) => Position): Position =>
    reveals(prepare(position({ players: 3, scenario: 'scenario-1b' }).placed('event-01').seat(2, { statue: 4 })), doom)

  test('RN-21.13 RN-21.14 it is placed like an Event and gives the Nemesis 1 VP', () => {
    const p = doomed('doom-icing', (q) => q)
    expect(p.field.slots[1]).toMatchObject({ card: 'doom-icing', up: true })
    expect(p.nemesis.vp).toBe(1)
    begins(p)
    expect(p.told('effect-began')).toHaveLength(1)
  })

  test('RN-21.15 RN-21.17 Icing: each hero discards a Defence token, but for players with Access', () => {
    const p = doomed('doom-icing', (q) =>
      q.hero('feima', 'n-4-1').hero('helga', 'n-7-7', { defence: 0 }).hero('bjorn', 'n-1-7'),
    )
    expect(['feima', 'helga', 'bjorn'].map((hero) => p.figure(hero).defence)).toEqual([1, 0, 3])
    expect(p.player(1).slots).toEqual([[], []])
  })

  test('RN-31.23 Fimbulwinter: each discards a die of the pool', () => {
    const p = doomed('doom-fimbulwinter', (q) =>
      q.seat(0, { pool: ['agility', 'neutral'] }).seat(2, { pool: ['agility', 'neutral'] }),
    )
    p.choose(0, 'neutral')
    expect(p.player(0).pool).toMatchObject({ agility: 1, neutral: 0 })
    expect(p.player(2).pool).toMatchObject({ agility: 1, neutral: 1 })
    expect(p.asks).toEqual([])
  })

  test('RN-31.23 Howl of Garm: each hero with dice discards one', () => {
    const p = doomed('doom-howl-of-garm', (q) =>
      q
        .hero('feima', 'n-4-1', { dice: ['agility', 'strength'] })
        .hero('hrafn', 'n-4-3', { dice: ['instinct', 'instinct'] })
        .hero('helga', 'n-7-7'),
    )
    p.choose(0, 'strength')
    expect(p.figure('feima').dice).toMatchObject({ agility: 1, strength: 0 })
    expect(p.figure('hrafn').dice.instinct).toBe(1)
  })

  test('RN-19.9 RN-30.18 RN-31.23 Wake of Naglfar: a card of the Hand to the bottom of the Memory', () => {
    const p = doomed('doom-wake-of-naglfar', (q) =>
      q.hand(0, 'feima-01', 'hrafn-01').memory(0, 'hrafn-02').hand(1, 'inspiration', 'inspiration'),
    )
    p.choose(0, 'feima-01')
    expect(p.player(0).memory).toEqual(['feima-01', 'hrafn-02'])
    expect(p.player(1).hand).toEqual(['inspiration'])
    expect(p.player(1).memory).toEqual([])
    expect(p.field.inspirations).toBe(11)
    expect(p.told('card-to-memory')).toEqual([
      { kind: 'card-to-memory', seat: 0, card: 'feima-01', cause: 'doom-wake-of-naglfar' },
    ])
    expect(p.told('inspiration-returned')).toEqual([{ kind: 'inspiration-returned', seat: 1 }])
  })

  test('RN-33.10 Breath of Jotunheim: damage from the Nemesis to each hero next to an Enemy', () => {
    const p = doomed('doom-breath-of-jotunheim', (q) =>
      q
        .enemy('seggir', 'n-5-3')
        .hero('feima', 'n-4-3')
        .hero('hrafn', 'n-4-1')
        .enemy('seggir', 'n-1-8')
        .hero('bjorn', 'n-1-7'),
    )
    expect(p.waiting).toEqual({ step: 'suffer', seats: [0] })
    p.choose(0, { token: true })
    expect(p.nemesis.slots[0]).toEqual(['advantage'])
    expect(p.asks).toEqual([])
  })

  test('RN-1.14 RN-33.13 Toll of Hel: each Chieftain loses 1 VP', () => {
    const p = doomed('doom-toll-of-hel', (q) => q.seat(0, { vp: 3 }).seat(1, { vp: 2 }).seat(2, { vp: 3 }))
    expect([0, 1, 2].map((seat) => p.player(seat).vp)).toEqual([2, 2, 3])
    expect(doomed('doom-toll-of-hel', (q) => q).player(0).vp).toBe(0)
  })
})

describe('Statues', () => {
  const builds = (p: Position): Position => p.run({ step: 'buildPart', args: { seat: 0 } })

  test('RN-21.10 the Body gives an Advantage, the Head an Inspiration, the Flame 1 VP', () => {
    const p = builds(position())
    expect([p.player(0).statue, p.player(0).slots[0]]).toEqual([2, ['advantage']])
    expect(builds(p).player(0).hand).toEqual(['inspiration'])
    expect(builds(p).player(0).vp).toBe(1)
    expect(p.told('part-built').map(({ part }) => part)).toEqual(['body', 'head', 'flame'])
  })

  test('RN-21.12 a complete Statue cannot be built further', () => {
    const p = builds(position().seat(0, { statue: 4 }))
    expect([p.player(0).statue, p.player(0).vp]).toEqual([4, 0])
    const q = position()
      .seat(0, { statue: 4, pool: ['agility', 'neutral'] })
      .turn(0, 'tactics')
      .run({ step: 'tactics', args: { seat: 0 } })
    expect(q.refused(0, { build: { 'pool:agility': 1, 'pool:neutral': 1 } })).toMatchObject({ rule: 'RN-32.14' })
  })

  test('RN-21.11 a Statue cannot be damaged, pushed or entered', () => {
    const p = position({ obstacleCards: true })
      .hero('feima', 'n-1-1', { dice: ['agility', 'strength'] })
      .acting('feima')
      .acts()
    expect(p.ways(0)).toEqual(['done', 'move'])
    p.choose(0, { move: { from: 'feima', die: 'agility' } })
    expect(p.offered(0, 'to')).not.toContain('n-0-0')
  })
})
