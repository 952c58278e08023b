import { describe, expect, test } from 'vitest'
import { position } from './position.ts'

/** Seat 0 can pay for Raid Keeps and has these specialised Reavers there. */
const keepRaider = (...reavers: string[]) =>
  position().seat(0, { food: 2, ship: ['blue:shield', 'blue:shield'], slots: { 'raid-keeps': reavers } })

describe('drawing and discarding', () => {
  test('RV-15.1 a discarded card lies face up, to be seen by all, and is not drawn while the deck lasts', () => {
    const p = position().onTop('village', 'artifact-bodn').receiving(0, 'village-farm').choose(0, { pass: true })
    expect(p.state.decks.village.discard).toEqual(['village-farm'])
    expect(p.view(1).decks.village.discard).toEqual(['village-farm'])
    expect(p.heardBy(null)).toContainEqual({ kind: 'card-discarded', seat: 0, card: 'village-farm' })
    expect(p.state.decks.village.cards.at(-1)).toBe('artifact-bodn')
  })

  test('RV-15.2 the discards become the deck only when a card is needed and none is left', () => {
    const p = keepRaider().deck('keep', ['keep-art', 'keep-armor'], ['keep-treasure', 'keep-treasure', 'keep-armor'])
    p.active('raid-keeps', 1).choose(1, { rest: 2 }).choose(0, { activate: 'deck' })
    expect(p.told('cards-drawn')).toMatchObject([{ cards: ['keep-art', 'keep-armor'] }])
    expect(p.state.decks.keep).toEqual({ cards: [], discard: ['keep-treasure', 'keep-treasure', 'keep-armor'] })
  })

  test('RV-15.2 the last cards of the deck come before the shuffled discards', () => {
    const p = keepRaider().deck('keep', ['keep-art'], ['keep-treasure', 'keep-armor', 'keep-tapestry-gorm'])
    p.active('raid-keeps').choose(0, { activate: 'deck' })
    expect(p.told('cards-drawn')[0]?.cards[0]).toBe('keep-art')
    expect(p.state.decks.keep).toEqual({ cards: [], discard: [] })
    expect(p.state.open[0]?.cards.toSorted()).toEqual([
      ...['keep-armor', 'keep-art', 'keep-tapestry-gorm', 'keep-treasure'],
    ])
  })

  test('RV-15.2 the discards are shuffled', () => {
    const discards = ['keep-art', 'keep-armor', 'keep-treasure', 'keep-tapestry-gorm', 'keep-tapestry-buigh'] as const
    const orders = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => {
      const p = position({ seed }).seat(0, { food: 2, ship: ['blue:shield', 'blue:shield'] })
      p.deck('keep', [], discards).active('raid-keeps').choose(0, { activate: 'deck' })
      return p.told('cards-drawn').flatMap(({ cards }) => cards)
    })
    expect(new Set(orders.map(String)).size).toBeGreaterThan(1)
  })

  test('RV-15.3 when deck and discards are empty, a draw yields nothing', () => {
    const p = keepRaider().group('raid-keeps', 0, 'keep-art', 'keep-armor').deck('keep', [])
    p.active('raid-keeps').choose(0, { activate: 0 })
    expect(p.state.open[0]?.cards).toEqual(['keep-art', 'keep-armor'])
    const fanatic = keepRaider('reaver-fanatic').deck('keep', []).active('raid-keeps')
    expect(fanatic.waiting.step).toBe('participate')
    expect(fanatic.state.looking).toBe(null)
  })

  test('RV-15.4 a card discarded from a player board goes to that player’s Glory pile', () => {
    const p = position().seat(0, { food: 4, leader: 'reaver-scout' }).onTop('sea-journey', 'journey-rough-seas')
    p.active('battle-at-sea').choose(0, { activate: true })
    expect(p.player(0)).toMatchObject({ leader: null, pile: ['reaver-scout'] })
    expect(p.state.decks.reaver.discard).toEqual([])
    const slot = position()
      .seat(0, { food: 4, slots: { 'raid-keeps': ['reaver-fanatic'] } })
      .onTop('sea-journey', 'journey-starvation')
    slot.active('battle-at-sea').choose(0, { activate: true }).choose(0, { avoid: 'raid-keeps/reaver-fanatic' })
    expect(slot.player(0)).toMatchObject({ pile: ['reaver-fanatic'], slots: { 'raid-keeps': [] } })
  })

  test('RV-15.5 any other discarded card goes to its deck', () => {
    const p = position().seat(0, { food: 4 }).onTop('sea-journey', 'journey-all-quiet')
    p.onTop('sea-battle', 'battle-knarr')
      .active('battle-at-sea')
      .choose(0, { activate: true })
      .choose(0, { deck: true })
    expect(p.state.decks['sea-journey'].discard).toEqual(['journey-all-quiet'])
    expect(p.state.decks['sea-battle'].discard).toEqual(['battle-knarr'])
    expect(p.player(0).pile).toEqual([])
    const wall = position().receiving(1, 'keep-keep-wall')
    expect(wall.state.decks.keep.discard).toEqual(['keep-keep-wall'])
    expect(wall.player(1).pile).toEqual([])
  })

  test('RV-15.6 a Prophecy discarded by Brisingamen goes to the Prophecy deck', () => {
    const p = position().seat(0, {
      artifacts: ['artifact-brisingamen=yellow:tree'],
      prophecies: ['prophecy-juggernaut'],
    })
    p.onTop('prophecy', 'prophecy-vanquisher').active('trade-with-villages').choose(0, { use: 'artifact-brisingamen' })
    p.choose(0, 'prophecy/prophecy-juggernaut')
    expect(p.state.decks.prophecy.discard).toEqual(['prophecy-juggernaut'])
    expect(p.player(0)).toMatchObject({ prophecies: ['prophecy-vanquisher'], pile: [] })
  })

  test('RV-15.7 drawing takes the top of the deck, never a face-up card', () => {
    const p = keepRaider('reaver-fanatic').group('raid-keeps', 0, 'keep-art', 'keep-art')
    p.group('raid-keeps', 1, 'keep-armor', 'keep-armor').onTop('keep', 'keep-treasure', 'keep-tapestry-gorm')
    const left = p.state.decks.keep.cards.length
    p.active('raid-keeps')
    expect(p.offered(0)).toEqual(['keep-treasure', 'keep-tapestry-gorm'])
    expect(p.state.decks.keep.cards).toHaveLength(left - 2)
    expect(p.state.groups['raid-keeps']).toEqual([
      ['keep-art', 'keep-art'],
      ['keep-armor', 'keep-armor'],
    ])
  })
})

describe('draw 2, keep 1', () => {
  const looking = () =>
    keepRaider('reaver-fanatic').onTop('keep', 'keep-tapestry-gorm', 'keep-keep-wall').active('raid-keeps')

  test('RV-15.8 the actor alone sees both', () => {
    const p = looking()
    expect(p.view(0).looking).toMatchObject({ seat: 0, count: 2, cards: ['keep-tapestry-gorm', 'keep-keep-wall'] })
    for (const other of [1, null]) {
      expect(p.view(other).looking).toEqual({ seat: 0, deck: 'keep', count: 2, cards: null })
      expect(p.heardBy(other)).toContainEqual({
        ...{ kind: 'cards-looked-at', seat: 0, deck: 'keep', count: 2, cards: null },
      })
      expect(JSON.stringify(p.heardBy(other))).not.toMatch(/keep-tapestry-gorm|keep-keep-wall/)
    }
    expect(p.ask(1)).toBe(null)
  })

  test('RV-15.8 one is kept and resolved, the other discarded face up', () => {
    const p = looking().choose(0, 'keep-keep-wall')
    expect(p.state.decks.keep.discard).toEqual(['keep-tapestry-gorm', 'keep-keep-wall'])
    expect(p.player(0)).toMatchObject({ favor: 1 + 2, pile: [] })
    expect(p.heardBy(1)).toContainEqual({ kind: 'card-discarded', seat: 0, card: 'keep-tapestry-gorm' })
    expect(p.heardBy(1)).toContainEqual({ kind: 'card-kept', seat: 0, card: 'keep-keep-wall' })
    expect(p.state.looking).toBe(null)
    const art = looking().choose(0, 'keep-tapestry-gorm')
    expect(art.player(0)).toMatchObject({ favor: 1, pile: ['keep-tapestry-gorm'] })
  })

  test('RV-15.9 if there is only one card, it is kept', () => {
    const p = keepRaider('reaver-fanatic').deck('keep', ['keep-art']).active('raid-keeps')
    expect(p.player(0).pile).toEqual(['keep-art'])
    expect(p.told('cards-looked-at')).toEqual([])
    expect(p.waiting.step).toBe('participate')
  })
})

describe('choices that can yield no card', () => {
  test('RV-15.10 a Prophecy pick is refused when display, deck and discards are empty', () => {
    const p = position().prophecies().deck('prophecy', [])
    p.active('trade-with-villages').choose(0, { activate: true })
    expect(p.offered(0, 'trade-prophecy')).toEqual([])
    p.refused(0, { 'trade-prophecy': 'deck' })
    p.refused(0, { 'trade-prophecy': 0 })
    p.choose(0, { 'trade-food': true })
    const discarded = position().prophecies().deck('prophecy', [], ['prophecy-vanquisher'])
    discarded.active('trade-with-villages').choose(0, { activate: true }).choose(0, { 'trade-prophecy': 'deck' })
    expect(discarded.player(0).prophecies).toEqual(['prophecy-vanquisher'])
  })

  test('RV-15.10 after Promote an empty spoils deck is refused while the other has cards', () => {
    const both = position()
      .receiving(0, 'reaver-lithsman')
      .choose(0, { card: { 'reaver-lithsman': { promote: true } } })
    expect(both.offered(0)).toEqual(['keep', 'village'])
    const p = position().deck('village', []).onTop('keep', 'keep-art').receiving(0, 'reaver-lithsman')
    p.choose(0, { card: { 'reaver-lithsman': { promote: true } } })
    expect(p.player(0)).toMatchObject({ leader: 'reaver-lithsman', pile: ['keep-art'] })
    const neither = position().deck('village', []).deck('keep', []).receiving(0, 'reaver-lithsman')
    neither.choose(0, { card: { 'reaver-lithsman': { promote: true } } })
    expect(neither.player(0)).toMatchObject({ leader: 'reaver-lithsman', pile: [] })
  })
})
