import { describe, expect, test } from 'vitest'
import { LOCATIONS } from '../src/content-file.ts'
import { type Position, position } from './position.ts'

const RECRUIT = 'recruit-reavers'
const SLOTS = ['battle-at-sea', 'raid-villages', 'raid-keeps', 'subdue-territories'] as const

/** Two Reavers lie in the first stack, and seat 0 has selected the location. */
const recruiting = (...stack: string[]) =>
  position()
    .group(RECRUIT, 0, ...stack)
    .active(RECRUIT)

/** What one of the open Reavers may be used for. */
const usesOf = (p: Position, card: string): string[] => {
  const form = p.ask(0)?.form
  const cards = form?.kind === 'either' ? form.of.card : undefined
  const uses = cards?.kind === 'either' ? cards.of[card] : undefined
  return uses?.kind === 'either' ? Object.keys(uses.of).sort() : []
}

const promote = (card: string) => ({ card: { [card]: { promote: true } } })
const rally = (card: string) => ({ card: { [card]: { rally: true } } })
const specialize = (card: string, slot: string) => ({ card: { [card]: { specialize: slot } } })

describe('taking Reavers', () => {
  test('RV-6.1 recruiting costs nothing: whoever has nothing may take part', () => {
    const p = position()
      .seat(1, { food: 0, favor: 0 })
      .active(RECRUIT)
      .choose(0, { rest: 2 })
      .choose(1, { activate: 0 })
    expect(p.told('activated')).toMatchObject([{ seat: 1, location: RECRUIT }])
    expect(p.told('paid')).toEqual([])
    expect(p.player(1)).toMatchObject({ food: 0, favor: 0 })
  })

  test('RV-6.2 who selects gains 2 Favor at once; nobody gains any by taking part', () => {
    const p = position()
      .seat(0, { favor: 1 })
      .seat(1, { favor: 1 })
      .group(RECRUIT, 0, 'reaver-huskarl', 'reaver-huskarl')
      .group(RECRUIT, 1, 'reaver-freeman', 'reaver-freeman')
      .active(RECRUIT, 1)
    expect(p.player(1).favor).toBe(3)
    p.choose(1, { activate: 0 }).choose(1, promote('reaver-huskarl')).choose(1, promote('reaver-huskarl'))
    p.choose(0, { activate: 1 }).choose(0, promote('reaver-freeman')).choose(0, promote('reaver-freeman'))
    expect(p.asks).toEqual([])
    expect(p.state.players.map(({ favor }) => favor)).toEqual([1, 3])
  })

  test('RV-6.3 two cards: a whole face-up stack, or the two on top of the deck', () => {
    const stack = recruiting('reaver-scout', 'reaver-huskarl').choose(0, { activate: 0 })
    expect(stack.told('cards-taken')).toMatchObject([{ cards: ['reaver-scout', 'reaver-huskarl'], group: 0 }])
    expect(stack.state.open).toMatchObject([{ seat: 0, cards: ['reaver-scout', 'reaver-huskarl'] }])
    const deck = position().onTop('reaver', 'reaver-fanatic', 'reaver-spakona').active(RECRUIT)
    const stacks = structuredClone(deck.state.groups[RECRUIT])
    deck.choose(0, { activate: 'deck' })
    expect(deck.state.open).toMatchObject([{ seat: 0, cards: ['reaver-fanatic', 'reaver-spakona'] }])
    expect(deck.state.groups[RECRUIT]).toEqual(stacks)
  })

  test('RV-6.4 a stack that was taken stays empty for the others, and is dealt anew in Cleanup', () => {
    const p = recruiting('reaver-huskarl', 'reaver-huskarl').choose(0, { activate: 0 })
    p.choose(0, promote('reaver-huskarl')).choose(0, promote('reaver-huskarl'))
    expect(p.waiting).toEqual({ step: 'participate', seats: [1] })
    expect(p.state.groups[RECRUIT]?.map(({ length }) => length)).toEqual([0, 2])
    expect(p.offered(1, 'activate')).toEqual([1, 'deck'])
    p.refused(1, { activate: 0 })
    p.choose(1, { rest: 2 }).cleaning()
    expect(p.state.groups[RECRUIT]?.map(({ length }) => length)).toEqual([2, 2])
  })

  test('RV-6.5 one face-up card and one of the deck cannot be mixed', () => {
    const p = recruiting('reaver-scout', 'reaver-huskarl')
    expect(p.offered(0, 'activate')).toEqual([0, 1, 'deck'])
    for (const activate of [[0, 'deck'], 'reaver-scout', ['reaver-scout', 'deck'], { 0: 1, deck: 1 }])
      p.refused(0, { activate })
  })

  test('RV-6.6 the dice of both cards are rolled and placed together before either card is used', () => {
    const p = position()
      .seat(0, { ship: Array(8).fill('red:chest') })
      .group(RECRUIT, 0, 'reaver-scout', 'reaver-huskarl')
      .active(RECRUIT)
      .dice('yellow:tree', 'yellow:ship', 'blue:raven', 'red:helm')
      .choose(0, { activate: 0 })
    expect(p.told('dice-gained')).toEqual([
      {
        kind: 'dice-gained',
        seat: 0,
        dice: ['yellow:tree', 'yellow:ship', 'blue:raven', 'red:helm'],
        cause: 'reaver-scout',
        also: ['reaver-huskarl'],
      },
    ])
    expect(p.waiting.step).toBe('settleDice')
    p.refused(0, promote('reaver-scout'))
    p.choose(0, { discard: { 'red:chest': 1, 'yellow:ship': 1 } })
    expect(p.waiting.step).toBe('nextCard')
    expect(p.player(0).ship).toEqual([...Array(7).fill('red:chest'), 'yellow:tree', 'blue:raven', 'red:helm'])
  })
})

describe('using Reavers', () => {
  test('RV-6.7 every Reaver is used in exactly one of three ways, none stays in hand', () => {
    const p = position().receiving(0, 'reaver-scout', 'reaver-freeman')
    for (const card of ['reaver-scout', 'reaver-freeman'])
      expect(usesOf(p, card)).toEqual(['promote', 'rally', 'specialize'])
    expect(p.ways(0)).toEqual(['card'])
    p.refused(0, { card: { 'reaver-scout': { keep: true } } })
    p.refused(0, { card: { 'reaver-scout': { promote: true, rally: true } } })
    p.refused(0, { done: true })
    p.choose(0, promote('reaver-scout'))
    expect(p.waiting).toEqual({ step: 'nextCard', seats: [0] })
    p.refused(0, { done: true })
    p.choose(0, specialize('reaver-freeman', 'raid-keeps'))
    expect(p.asks).toEqual([])
    expect(p.state.open).toEqual([])
    expect(p.player(0)).toMatchObject({ leader: 'reaver-scout', slots: { 'raid-keeps': ['reaver-freeman'] }, pile: [] })
  })

  test('RV-6.8 Rally: the dice of the other corner, each on a chosen face, then the card goes to the pile', () => {
    const p = position().receiving(0, 'reaver-favored-soul').choose(0, rally('reaver-favored-soul'))
    expect(p.waiting.step).toBe('takeDie')
    expect(p.offered(0)).toEqual(['helm', 'hammer', 'double-hammer', 'shield', 'chest', 'ship'].map((f) => `red:${f}`))
    p.choose(0, 'red:double-hammer')
    expect(p.offered(0)).toEqual(['raven', 'hammer', 'shield', 'chest', 'ship'].map((face) => `blue:${face}`))
    expect(p.player(0).pile).toEqual([])
    p.choose(0, 'blue:raven')
    expect(p.player(0)).toMatchObject({ ship: ['red:double-hammer', 'blue:raven'], pile: ['reaver-favored-soul'] })
    expect(p.player(0).leader).toBe(null)
  })

  test('RV-6.9 Specialize: into one of the four slots, if it holds fewer than three', () => {
    for (const slot of SLOTS) {
      const free = position().receiving(0, 'reaver-scout').choose(0, specialize('reaver-scout', slot))
      expect(free.player(0).slots[slot]).toEqual(['reaver-scout'])
    }
    const p = position()
      .seat(0, {
        slots: {
          'raid-keeps': ['reaver-huskarl', 'reaver-freeman', 'reaver-spakona'],
          'raid-villages': ['reaver-fanatic', 'reaver-fanatic'],
        },
      })
      .receiving(0, 'reaver-scout')
    p.refused(0, specialize('reaver-scout', 'raid-keeps'))
    for (const location of LOCATIONS.filter((at) => !(SLOTS as readonly string[]).includes(at)))
      p.refused(0, specialize('reaver-scout', location))
    p.choose(0, specialize('reaver-scout', 'raid-villages'))
    expect(p.player(0).slots['raid-villages']).toEqual(['reaver-fanatic', 'reaver-fanatic', 'reaver-scout'])
  })

  test('RV-6.10 a specialised Reaver is never moved again, neither to another slot nor to the Leader space', () => {
    const p = position()
      .seat(0, { slots: { 'raid-keeps': ['reaver-scout'] } })
      .receiving(0, 'reaver-freeman')
    expect(p.offered(0, 'card')).toEqual(['reaver-freeman'])
    p.refused(0, specialize('reaver-scout', 'raid-villages'))
    p.refused(0, promote('reaver-scout'))
    p.choose(0, promote('reaver-freeman'))
    p.active(RECRUIT)
    expect(p.ways(0)).toEqual(['activate', 'rest'])
    p.refused(0, specialize('reaver-scout', 'raid-villages'))
    expect(p.player(0)).toMatchObject({ leader: 'reaver-freeman', slots: { 'raid-keeps': ['reaver-scout'] } })
  })

  test('RV-6.11 with all four slots full only Rally and Promote remain', () => {
    const three = {
      'battle-at-sea': ['reaver-scout', 'reaver-scout', 'reaver-scout'],
      'raid-villages': ['reaver-freeman', 'reaver-freeman', 'reaver-freeman'],
      'raid-keeps': ['reaver-spakona', 'reaver-spakona', 'reaver-spakona'],
    }
    const full = { ...three, 'subdue-territories': ['reaver-pillager', 'reaver-pillager', 'reaver-pillager'] }
    const p = position().seat(0, { slots: full }).receiving(0, 'reaver-huskarl')
    expect(usesOf(p, 'reaver-huskarl')).toEqual(['promote', 'rally'])
    for (const slot of SLOTS) p.refused(0, specialize('reaver-huskarl', slot))
    const roomy = { ...full, 'subdue-territories': ['reaver-pillager', 'reaver-pillager'] }
    const other = position().seat(0, { slots: roomy }).receiving(0, 'reaver-huskarl')
    expect(usesOf(other, 'reaver-huskarl')).toEqual(['promote', 'rally', 'specialize'])
  })

  test('RV-6.12 Promote: a new Leader, the old one to the pile, and the clan bonus at once', () => {
    const p = position().seat(0, { leader: 'reaver-scout', food: 0 }).receiving(0, 'reaver-huskarl')
    p.choose(0, promote('reaver-huskarl'))
    expect(p.player(0)).toMatchObject({ leader: 'reaver-huskarl', pile: ['reaver-scout'], food: 4 })
    expect(p.events.map(({ kind }) => kind)).toEqual(['promoted', 'card-piled', 'gained'])
  })

  test('RV-6.13 the bonuses: 4 Food, one spoils card of either deck, 2 Favor', () => {
    const promoting = (card: string) =>
      position().seat(0, { food: 0, favor: 0 }).receiving(0, card).choose(0, promote(card))
    expect(promoting('reaver-freeman').player(0)).toMatchObject({ food: 4, favor: 0 })
    expect(promoting('reaver-scout').player(0)).toMatchObject({ food: 0, favor: 2 })
    const p = promoting('reaver-lithsman')
    expect(p.waiting).toEqual({ step: 'drawFrom', seats: [0] })
    expect(p.offered(0)).toEqual(['keep', 'village'])
    expect(p.player(0)).toMatchObject({ food: 0, favor: 0 })
    p.onTop('keep', 'keep-art', 'keep-armor').choose(0, 'keep')
    expect(p.told('cards-drawn')).toMatchObject([{ deck: 'keep', cards: ['keep-art'] }])
    expect(p.player(0).pile).toEqual(['keep-art'])
  })

  test('RV-6.14 every Raven gives the Food, every Helm the spoils, every Tree the Favor', () => {
    const { content } = position().game
    for (const { id, clan } of Object.values(content.reavers)) {
      const p = position().seat(0, { food: 0, favor: 0 }).receiving(0, id).choose(0, promote(id))
      const bonus = { food: p.player(0).food, favor: p.player(0).favor, draws: p.waiting.step === 'drawFrom' }
      const icon = content.clans[clan]?.icon
      expect({ id, ...bonus }).toEqual({
        id,
        food: icon === 'raven' ? 4 : 0,
        favor: icon === 'tree' ? 2 : 0,
        draws: icon === 'helm',
      })
    }
  })

  test('RV-6.15 the deck is chosen unseen, and its card is over before the next Reaver is used', () => {
    const p = position()
      .seat(0, { food: 0 })
      .onTop('village', 'village-farm')
      .receiving(0, 'reaver-fanatic', 'reaver-scout')
      .choose(0, promote('reaver-fanatic'))
    expect(p.waiting.step).toBe('drawFrom')
    expect(p.told('cards-drawn')).toEqual([])
    expect(p.state).toMatchObject({ looking: null, open: [{ cards: ['reaver-scout'] }] })
    p.choose(0, 'village')
    expect(p.waiting.step).toBe('pillage')
    expect(p.player(0).food).toBe(3)
    p.refused(0, promote('reaver-scout'))
    p.choose(0, { pass: true })
    expect(p.state.decks.village.discard).toEqual(['village-farm'])
    expect(p.waiting.step).toBe('nextCard')
    expect(p.offered(0, 'card')).toEqual(['reaver-scout'])
  })

  test('RV-6.16 both may be promoted, one after the other: two bonuses, and the first ends in the pile', () => {
    const p = position().seat(0, { food: 0, favor: 0 }).receiving(0, 'reaver-scout', 'reaver-huskarl')
    p.choose(0, promote('reaver-huskarl')).choose(0, promote('reaver-scout'))
    expect(p.player(0)).toMatchObject({ food: 4, favor: 2, leader: 'reaver-scout', pile: ['reaver-huskarl'] })
  })

  test('RV-6.17 a Reaver won elsewhere comes from the top of the deck: dice first, then one of the three uses', () => {
    const atSea = position()
      .seat(0, { food: 4, ship: ['red:ship', 'red:ship', 'blue:shield', 'red:hammer', 'blue:hammer'] })
      .group('battle-at-sea', 0, 'battle-longship')
      .onTop('sea-journey', 'journey-all-quiet')
      .active('battle-at-sea')
      .choose(0, { activate: true })
      .choose(0, { take: 0 })
    const combination = { ship: { 'red:ship': 2 }, shield: { 'blue:shield': 1 } }
    const won = atSea.onTop('reaver', 'reaver-huskarl').dice('blue:raven', 'red:helm')
    won.choose(0, { combination: { ...combination, hammer: { 'red:hammer': 1, 'blue:hammer': 1 } } })
    const subdued = position()
      .seat(0, { food: 0, favor: 4 })
      .stack('favor-3', 'territory-favor-3-b')
      .onTop('reaver', 'reaver-huskarl')
      .active('subdue-territories')
      .dice('blue:raven', 'red:helm')
      .choose(0, { activate: true })
      .choose(0, { peaceful: 'favor-3' })
    for (const p of [won, subdued]) {
      expect(p.told('cards-drawn')).toMatchObject([{ seat: 0, deck: 'reaver', cards: ['reaver-huskarl'] }])
      expect(p.player(0).ship).toEqual(['blue:raven', 'red:helm'])
      expect(p.state.groups[RECRUIT]?.map(({ length }) => length)).toEqual([2, 2])
      expect(usesOf(p, 'reaver-huskarl')).toEqual(['promote', 'rally', 'specialize'])
      p.choose(0, promote('reaver-huskarl'))
      expect(p.player(0)).toMatchObject({ leader: 'reaver-huskarl', food: 4 })
    }
  })

  test('RV-6.18 no use of a Reaver triggers its ability; only its slot does', () => {
    const uses = [
      promote('reaver-keeper-of-sagas'),
      rally('reaver-keeper-of-sagas'),
      specialize('reaver-keeper-of-sagas', 'raid-villages'),
    ]
    for (const use of uses) {
      const p = position().receiving(0, 'reaver-keeper-of-sagas').choose(0, use)
      if (p.waiting.step === 'takeDie') p.choose(0, 'yellow:tree')
      expect(p.asks).toEqual([])
      expect(p.player(0).glory).toBe(0)
      expect(p.told('specialist-acted')).toEqual([])
    }
    const slotted = position()
      .seat(0, { leader: 'reaver-keeper-of-sagas', slots: { 'raid-villages': ['reaver-keeper-of-sagas'] } })
      .active('raid-villages')
    expect(slotted.player(0).glory).toBe(2)
  })

  test('RV-6.19 a Reaver taken out of a slot frees its place, and the others keep their order', () => {
    const p = position()
      .seat(0, { food: 4, slots: { 'raid-keeps': ['reaver-huskarl', 'reaver-spakona', 'reaver-freeman'] } })
      .onTop('sea-journey', 'journey-starvation')
      .active('battle-at-sea')
      .choose(0, { activate: true })
      .choose(0, { avoid: 'raid-keeps/reaver-spakona' })
    expect(p.player(0).slots['raid-keeps']).toEqual(['reaver-huskarl', 'reaver-freeman'])
    p.receiving(0, 'reaver-scout').choose(0, specialize('reaver-scout', 'raid-keeps'))
    expect(p.player(0).slots['raid-keeps']).toEqual(['reaver-huskarl', 'reaver-freeman', 'reaver-scout'])
  })
})
