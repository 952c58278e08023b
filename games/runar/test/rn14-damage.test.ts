import { describe, expect, test } from 'vitest'
import type { DamageKind } from '../src/effect-words.ts'
import { type Position, position } from './position.ts'

/** Feima deals one damage to Helga. */
const hurts = (p: Position, kind: DamageKind = 'normal', by: string | null = 'feima'): Position =>
  p.run({ step: 'damage', args: { at: p.at('helga'), kind, by, cause: 'test', attack: false } })

const beside = (scenario = 'scenario-1a'): Position =>
  position({ scenario }).hero('feima', 'n-2-2').hero('helga', 'n-2-3').hero('erik', 'n-5-9')

const cardsOf = (p: Position, hero: string): string[] =>
  p.player(1).deck.filter((card) => p.game.content.cards[card]?.hero === hero)

describe('paying for damage', () => {
  test('RN-14.1 RN-14.2 RN-14.3 RN-31.10 normal damage is paid with a token or a card, direct damage with a card alone', () => {
    expect(hurts(beside()).ways(1)).toEqual(['deck', 'token'])
    const direct = hurts(beside(), 'direct')
    expect(direct.ways(1)).toEqual(['deck'])
    expect(direct.refused(1, { token: true })).toMatchObject({ rule: 'RN-32.18' })
  })

  test('RN-14.4 a discarded token gives the side that dealt the damage an Advantage', () => {
    const p = hurts(beside()).choose(1, { token: true })
    expect(p.figure('helga').defence).toBe(1)
    expect(p.player(0).slots).toEqual([['advantage'], []])
  })

  test('RN-14.5 RN-14.8 RN-30.18 RN-31.10 a card of the Hand goes to who dealt the damage, for all to see', () => {
    const p = hurts(beside().hand(1, 'helga-03', 'erik-01')).choose(1, { hand: 'helga-03' })
    expect(p.player(0).slots).toEqual([['helga-03'], []])
    expect(p.heardBy(null)).toContainEqual({
      kind: 'card-given-up',
      seat: 1,
      card: 'helga-03',
      hero: 'helga',
      from: 'hand',
    })
  })

  test("RN-32.19 RN-14.6 a card of another hero is refused, and which lie in the deck is nobody's choice", () => {
    const p = hurts(beside().hand(1, 'erik-01'))
    expect(p.ways(1)).toEqual(['deck', 'token'])
    expect(p.refused(1, { hand: 'erik-01' })).toMatchObject({ rule: 'RN-32.19' })
    expect(p.refused(1, { hand: 'helga-05' })).toMatchObject({ rule: 'RN-32.19' })
    expect(p.refused(1, { deck: 'helga-05' })).toMatchObject({ refused: expect.any(String) })
  })

  test('RN-14.6 RN-14.7 RN-30.5 the deck gives its lowest card of that hero, keeps its order, and shows nothing else', () => {
    const p = beside()
    p.player(1).deck = [
      'erik-02',
      'helga-07',
      'erik-01',
      ...p.player(1).deck.filter((card) => !['erik-02', 'helga-07', 'erik-01'].includes(card)),
    ]
    const rest = p.player(1).deck.filter((card) => card !== 'helga-07')
    hurts(p).choose(1, { deck: true })
    expect(p.player(0).slots[0]).toEqual(['helga-07'])
    expect(p.player(1).deck).toEqual(rest)
    const heard = JSON.stringify(p.heardBy(0))
    expect(heard).toContain('helga-07')
    for (const card of rest) expect(heard).not.toContain(card)
  })

  test.each([
    ['the upper of those known below', ['erik-01', 'helga-07', 'erik-02', 'ebbe-01', 'ebbe-02'], [1, 2]],
    ['one between those known', ['erik-01', 'erik-02', 'helga-07', 'ebbe-01', 'ebbe-02'], [2, 2]],
    ['the lower of those known on top', ['erik-01', 'erik-02', 'ebbe-01', 'helga-07', 'ebbe-02'], [2, 1]],
  ])('RN-30.5 RN-14.7 who has seen both ends of the deck knows no other card when it gives %s', (_, deck, known) => {
    const p = beside()
    p.memory(1, ...p.player(1).deck.filter((card) => !deck.includes(card)))
    Object.assign(p.player(1), { deck, knownBottom: 2, knownTop: 2 })
    hurts(p).choose(1, { deck: true })
    expect(p.player(1)).toMatchObject({ knownBottom: known[0], knownTop: known[1] })
  })

  test('RN-14.16 RN-30.7 where Hand and deck both hold such cards their owner chooses, and is the only one who is told', () => {
    const p = hurts(beside().hand(1, 'helga-03', 'helga-04'))
    expect(p.offered(1, 'hand')).toEqual(['helga-03', 'helga-04'])
    expect(p.ways(1)).toEqual(['deck', 'hand', 'token'])
    expect(p.ask(0)).toBeNull()
  })

  test('RN-14.9 RN-14.10 who can pay must; without card and token the hero is defeated, whatever lies in Memory', () => {
    const p = beside().left(1, 'helga').memory(1, 'helga-01')
    p.figure('helga').defence = 0
    hurts(p)
    expect(p.told('hero-defeated')).toMatchObject([{ hero: 'helga', by: 0 }])
    const saved = beside().left(0, 'helga')
    expect(hurts(saved).ways(1)).toEqual(['token'])
    saved.choose(1, { token: true })
    expect(saved.told('hero-defeated')).toEqual([])
  })

  test('RN-14.11 an Inspiration may be given instead of a card, and goes to the Hand of who dealt the damage', () => {
    const p = hurts(beside().hand(1, 'inspiration'))
    expect(p.ways(1)).toEqual(['deck', 'inspiration', 'token'])
    p.choose(1, { inspiration: true })
    expect(p.player(1).hand).toEqual([])
    expect(p.player(0).hand).toEqual(['inspiration'])
    expect(p.player(0).slots).toEqual([[], []])
  })

  test('RN-14.12 the Nemesis takes an Advantage for it', () => {
    const p = beside('scenario-1b').hand(1, 'inspiration')
    hurts(p, 'normal', 'nemesis').choose(1, { inspiration: true })
    expect(p.nemesis.slots).toEqual([['advantage'], []])
    expect(p.field.inspirations).toBe(12)
  })

  test('RN-14.13 it does not save a hero without a card to give', () => {
    const p = beside().hand(1, 'inspiration').left(0, 'helga')
    p.figure('helga').defence = 0
    expect(hurts(p).told('hero-defeated')).toHaveLength(1)
    const tokens = beside().hand(1, 'inspiration').left(0, 'helga')
    expect(hurts(tokens).ways(1)).toEqual(['token'])
    expect(tokens.refused(1, { inspiration: true })).toMatchObject({ rule: 'RN-14.13' })
  })

  test('RN-14.14 damage to Enemies and durable Obstacles is counted', () => {
    const p = position({ scenario: 'scenario-1b', obstacleCards: true })
      .hero('feima', 'n-2-2')
      .enemy('hofundr', 'n-2-3')
      .obstacle('menhir', 'n-3-3')
    p.run({ step: 'damage', args: { at: 'n-2-3', kind: 'direct', by: 'feima', cause: 'test', attack: false } })
    p.run({ step: 'damage', args: { at: 'n-3-3', kind: 'normal', by: 'feima', cause: 'test', attack: false } })
    expect(p.enemyAt('n-2-3').wounds).toBe(1)
    expect(p.field.obstacles['n-3-3']?.wounds).toBe(1)
  })

  test('RN-14.15 of several damages each is paid anew', () => {
    const p = beside()
    const damage = { step: 'damage', args: { at: 'n-2-3', kind: 'normal', by: 'feima', cause: 'test', attack: false } }
    p.run(damage, damage).choose(1, { token: true }).choose(1, { deck: true })
    expect(p.player(0).slots).toEqual([['advantage'], [expect.stringMatching(/^helga/)]])
  })

  test('RN-14.17 first it is paid and captured, then what it triggers comes', () => {
    // Halvard's Trait: a Strength die whenever an opponent damages him.
    const p = position().hero('helga', 'n-2-3').hero('halvard', 'n-2-2')
    p.turn(1).run({ step: 'damage', args: { at: 'n-2-2', kind: 'normal', by: 'helga', cause: 'test', attack: false } })
    p.choose(0, { deck: true })
    const kinds = p.events.map(({ kind }) => kind)
    expect(kinds.indexOf('card-captured')).toBeGreaterThan(kinds.indexOf('card-given-up'))
    expect(kinds.indexOf('dice-gained')).toBeGreaterThan(kinds.indexOf('card-captured'))
  })

  test('RN-30.20 RN-30.22 whoever pays is asked although one way is left', () => {
    const p = beside()
    p.figure('helga').defence = 0
    expect(hurts(p).waiting).toEqual({ step: 'suffer', seats: [1] })
    expect(cardsOf(p, 'helga')).toHaveLength(10)
    expect(JSON.stringify(p.view(0).field?.players[1])).not.toContain('helga-0')
  })
})
