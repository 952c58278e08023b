import { describe, expect, test } from 'vitest'
import type { FieldView } from '../src/seen.ts'
import { type Position, position } from './position.ts'

const seen = (p: Position, seat: number | null): FieldView => p.view(seat).field as FieldView

const text = (value: unknown): string => JSON.stringify(value)

describe('what lies open', () => {
  test('RN-30.2 RN-30.3 RN-30.4 RN-30.13 Turn card, Memory, captured cards, pools, tokens, points and Treasures', () => {
    const p = position()
      .hero('helga', 'n-2-3', { defence: 1, dice: ['agility'], treasure: 'mark-thor' })
      .acting('helga', 'helga-01')
    p.memory(1, 'erik-01', 'erik-02')
      .captured(1, [['feima-01'], []], ['hrafn-01'])
      .seat(1, { vp: 3, trophies: 2, pool: ['neutral'] })
    p.treasury(1, 'equipment-seal-boots')
    for (const seat of [0, null]) {
      expect(seen(p, seat).players[1]).toMatchObject({
        turnCard: 'helga-01',
        memory: ['erik-01', 'erik-02'],
        slots: [['feima-01'], []],
        dealt: ['hrafn-01'],
        vp: 3,
        trophies: 2,
        pool: { neutral: 1 },
        treasury: [{ card: 'equipment-seal-boots', up: true }],
      })
      expect(seen(p, seat).figures.helga).toMatchObject({ defence: 1, dice: { agility: 1 }, treasure: 'mark-thor' })
    }
  })

  test('RN-30.9 RN-30.11 RN-30.21 the Events of this game, the Destiny discard pile, offered Treasures and the Depot', () => {
    const p = position({ scenario: 'scenario-1b' }).destiny('event-01').discarded('destiny-03', 'destiny-04')
    p.field.offer = ['mark-thor']
    p.field.depot.push('destiny-09')
    p.nemesis.discard = ['seggir-drain']
    const view = seen(p, null)
    expect(view.chosenEvents).toEqual(['event-01'])
    expect(view.destinyDiscard).toEqual(['destiny-04', 'destiny-03'])
    expect(view.offer).toEqual(['mark-thor'])
    expect(view.depot).toContain('destiny-09')
    expect(view.nemesis?.discard).toEqual(['seggir-drain'])
  })
})

describe('what is hidden', () => {
  test('RN-30.1 RN-30.5 RN-30.6 RN-30.7 RN-30.18 RN-30.19 RN-35.16 of Hand and deck others know how many, and how many Inspirations', () => {
    const p = position().hero('helga', 'n-2-3').hand(1, 'helga-01', 'inspiration')
    p.player(1).knownBottom = 2
    const { deck } = p.player(1)
    expect(seen(p, 1).players[1]).toMatchObject({
      hand: ['helga-01', 'inspiration'],
      deckBottom: deck.slice(0, 2),
      deckTop: [],
    })
    for (const seat of [0, null]) {
      expect(seen(p, seat).players[1]).toMatchObject({
        hand: null,
        handCount: 2,
        inspirations: 1,
        deckCount: 29,
        deckTop: null,
        deckBottom: null,
      })
      expect(text(p.view(seat))).not.toMatch(/"(helga|erik|ebbe)-\d/)
    }
    // Of the own deck no more than the ends one has seen.
    for (const card of deck.slice(2)) expect(text(p.view(1))).not.toContain(`"${card}"`)
  })

  test('RN-30.8 RN-5.34 which hero a face-down token stands for', () => {
    const p = position()
    p.field.positions['n-1-2'] = { seat: 1, hero: 'helga' }
    expect(seen(p, 1).positions['n-1-2']).toEqual({ seat: 1, hero: 'helga' })
    for (const seat of [0, null]) expect(seen(p, seat).positions['n-1-2']).toEqual({ seat: 1, hero: null })
  })

  test('RN-30.10 RN-30.12 RN-30.14 RN-30.21 the Destiny deck, the fronts of Enemy cards, Chests, and the decks of Treasures', () => {
    const p = position({ scenario: 'scenario-1b', obstacleCards: true })
      .destiny('destiny-01', 'destiny-02')
      .chest('n-3-3', 'chest-victory')
    p.nemesis.deck = ['hofundr-leap', 'seggir-drain']
    const view = p.view(0)
    expect(view.field).toMatchObject({ destinyCount: 2, nemesis: { deckCount: 2, nextType: 'seggir' } })
    for (const hidden of [
      'destiny-01',
      'hofundr-leap',
      'seggir-drain',
      'chest-victory',
      'mark-heimdall',
      'artifact-mjolnir',
    ])
      expect(text(view)).not.toContain(`"${hidden}"`)
    expect(view.sheet).toMatchObject({ treasuresLeft: 20, artifactsLeft: 8 })
  })

  test('RN-30.15 RN-27.9 an Event face down, to all but who drew it', () => {
    const p = position({ scenario: 'scenario-4a' })
    p.field.slots = [{ card: 'event-04', up: false, by: 1 }]
    expect(seen(p, 1).slots[0]?.card).toBe('event-04')
    expect(seen(p, 0).slots[0]?.card).toBeNull()
    expect(seen(p, null).slots[0]?.card).toBeNull()
  })

  test('RN-30.16 RN-30.20 whether somebody is asked to react depends on what lies open alone', () => {
    const asked = (...hand: string[]) => {
      const p = position()
        .hero('feima', 'n-2-2')
        .hero('helga', 'n-2-3')
        .hand(1, ...hand)
        .seat(0, { pool: ['strength'] })
        .acting('feima')
        .acts()
      p.choose(0, { attack: { at: 'n-2-3', pay: { from: 'pool', die: 'strength' } } })
      return p.waiting.step
    }
    expect(asked('helga-01')).toBe('suffer')
    expect(asked('erik-01')).toBe('suffer')
    expect(asked()).toBe('suffer')
  })

  test('RN-30.17 what is kept at the start is chosen at once by all; tokens are placed in turn, face down', () => {
    const { rules } = position().game
    expect(rules.keepCards?.kind).toBe('together')
    expect(rules.placeToken?.kind).toBe('decision')
  })
})
