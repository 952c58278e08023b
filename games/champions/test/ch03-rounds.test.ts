import { isRefusal, openTable } from '@longhouse/kernel'
import { describe, expect, test } from 'vitest'
import { copies, enemyCards } from '../src/content.ts'
import type { Event } from '../src/events.ts'
import { champions } from '../src/index.ts'
import { begThroughRound, begToTheEnd } from './playing.ts'
import { type Position, position } from './position.ts'

/** What is told while a table of so many is opened: set-up, and the set-up of round 1. */
function toldAtOpening(players: number): Event[] {
  const told: Event[] = []
  const options = { leaders: 'dealt', 'first-player': 0 }
  const table = openTable(champions, { players, options, seed: 'rounds' }, ({ event }) => told.push(event))
  if (isRefusal(table)) throw new Error(table.refused)
  return told
}

/** What happened, with the place or phase it was about: `journey-dealt shore-2`. */
function lineOf(event: Event): string {
  switch (event.kind) {
    case 'phase-began':
      return `${event.kind} ${event.phase}`
    case 'enemy-appeared':
      return `${event.kind} ${event.place}`
    case 'journey-dealt':
      return `${event.kind} ${event.shore}`
    case 'refilled':
      return `${event.kind} ${event.location}`
    default:
      return event.kind
  }
}

/** Every journey on the board has been revealed this round. */
function revealJourneys(p: Position): Position {
  for (const shore of p.state.shores) shore.journeyOpen = true
  return p
}

/** All monsters on the board have fallen to a seat. */
function fellMonsters(p: Position, seat: number): Position {
  for (const shore of p.state.shores) {
    if (shore.monster) p.player(seat).defeated.push(shore.monster)
    shore.monster = null
  }
  return p
}

describe('a round', () => {
  test('CH-3.1 is set-up, placement, assigning, combat and cleanup', () => {
    const p = position().at('placement')
    expect(p.state.phase).toBe('placement')
    begThroughRound(p)
    const landmarks = ['phase-began', 'troll-unbeaten', 'bounty-grew', 'round-began', 'merchant-arrived']
    const lines = p.events.filter(({ kind }) => landmarks.includes(kind)).map(lineOf)
    expect(lines).toEqual([
      'phase-began placement',
      'phase-began assigning',
      'phase-began combat',
      'troll-unbeaten',
      'bounty-grew',
      'bounty-grew',
      'bounty-grew',
      'round-began',
      'merchant-arrived',
      'phase-began placement',
    ])
  })

  test('CH-3.1 each phase has its own decisions', () => {
    const p = position()
      .seat(0, { workers: 1, favor: 1 })
      .seat(1, { workers: 1, runes: ['rune-gifts'] })
    p.troll('troll-chieftain').dice('S-')
    p.place(0, 'troll-gate').place(1, 'beg').choose(1, { pass: true })
    expect(p.state.phase).toBe('assigning')
    p.choose(0, { 'troll-gate': { swordsman: 1 } })
    expect([p.state.phase, p.waiting.step]).toEqual(['combat', 'afterRoll'])
    p.choose(0, { end: true })
    expect([p.state.phase, p.waiting]).toEqual(['cleanup', { step: 'runeChance', seats: [1] }])
    p.choose(1, { pass: true })
    expect([p.state.phase, p.state.round]).toEqual(['placement', 2])
  })

  test('CH-3.2 the first round is set up too', () => {
    expect(toldAtOpening(2).map(lineOf)).toContain('enemy-appeared troll-gate')
    const { state } = position()
    expect([state.troll, ...state.draugr, ...state.runeDisplay, ...state.merchants]).not.toContain(null)
    expect(state.merchants).toHaveLength(1)
    expect(state.waiting).toEqual({ swordsman: 1, spearman: 1, axeman: 1, food: 1 })
  })

  test('CH-3.2 CH-3.3 CH-3.4 every round turns up one troll, two draugr and one merchant', () => {
    const p = begToTheEnd(position())
    const appeared = p.told('enemy-appeared').map(({ place }) => place)
    expect(appeared.filter((place) => place === 'troll-gate')).toHaveLength(7)
    expect(appeared.filter((place) => place === 'draugr-left')).toHaveLength(7)
    expect(appeared.filter((place) => place === 'draugr-right')).toHaveLength(7)
    expect(p.told('merchant-arrived')).toHaveLength(7)
    expect(p.told('refilled')).toHaveLength(7 * 4)
  })
})

describe('the set-up of a round', () => {
  test('CH-3.3 one troll comes from the top of the deck', () => {
    const p = position().onTop('trollDeck', 'troll-chieftain', 'troll-bog')
    const deck = p.state.trollDeck.length
    expect(p.at('cleanup').state.troll).toBe('troll-chieftain')
    expect(p.state.trollDeck).toHaveLength(deck - 1)
  })

  test('CH-3.4 the first draugr goes to the left, the second to the right', () => {
    const p = position().onTop('draugrDeck', 'draugr-king:red', 'draugr-reaver:blue').at('cleanup')
    expect(p.state.draugr).toEqual(['draugr-king:red', 'draugr-reaver:blue'])
  })

  test('CH-3.5 an empty shore gets a journey card face down; one that lies there stays', () => {
    const p = position().journey('shore-2', 'journey-storm').journey('shore-3', 'journey-lost')
    p.shore('shore-3').journeyOpen = true
    p.shore('shore-3').knownTo = [1]
    p.onTop('journeyDeck', 'journey-kraken', 'journey-whirlpool').at('cleanup')
    expect(p.shore('shore-2').journey).toBe('journey-storm')
    expect(p.shore('shore-3')).toMatchObject({ journey: 'journey-kraken', journeyOpen: false, knownTo: [] })
    expect(p.view(1).shores.map(({ journey, hasJourney }) => [journey, hasJourney])).toEqual([
      [null, true],
      [null, true],
      [null, true],
    ])
    expect(p.told('journey-dealt').map(({ shore }) => shore)).toEqual(['shore-3'])
  })

  test('CH-3.6 CH-3.17 an empty shore gets a monster face up; one that stays keeps its bounty', () => {
    const p = position().monster('shore-2', 'monster-warg:red', 2)
    p.player(0).defeated.push(p.shore('shore-3').monster as string)
    Object.assign(p.shore('shore-3'), { monster: null, bounty: 0 })
    p.onTop('monsterDeck', 'monster-mara:blue', 'monster-huldra:red').at('cleanup')
    expect(p.view(null).shores[0]).toMatchObject({ id: 'shore-2', monster: 'monster-warg:red', bounty: 3 })
    expect(p.view(null).shores[1]).toMatchObject({ id: 'shore-3', monster: 'monster-mara:blue', bounty: 0 })
    expect(p.told('enemy-appeared').filter(({ place }) => place.startsWith('shore'))).toHaveLength(1)
  })

  test('CH-3.7 CH-3.8 each of the three rune spaces is filled when it is empty', () => {
    expect(position().state.runeDisplay).toHaveLength(3)
    const p = position().display('rune-gifts', 'rune-fame', 'rune-healing')
    p.place(0, 'runesmith').choose(0, { rune: 'rune-fame' })
    expect(p.state.runeDisplay).toEqual(['rune-gifts', null, 'rune-healing'])
    p.onTop('runeDeck', 'rune-wealth', 'rune-journey').at('cleanup')
    expect(p.view(null).runeDisplay).toEqual(['rune-gifts', 'rune-wealth', 'rune-healing'])
  })

  test('CH-3.9 the next merchant lies on top of the earlier ones, and only the top card can be bought', () => {
    const p = position().seat(0, { leader: 'ullr', food: 0, wood: 0, coin: 1 })
    p.merchant('ship-fish').onTop('merchantDeck', 'ship-timber').at('cleanup')
    expect(p.view(null).merchants).toEqual(['ship-fish', 'ship-timber'])
    expect(p.place(0, 'merchant-ship').player(0)).toMatchObject({ wood: 2, food: 1, coin: 0 })
  })

  test('CH-3.10 each blue location gets one of its own, from the supply', () => {
    const p = position().lying({ swordsman: 0, spearman: 0, axeman: 0, food: 0 })
    const before = { ...p.state.supply }
    p.at('cleanup')
    expect(p.state.waiting).toEqual({ swordsman: 1, spearman: 1, axeman: 1, food: 1 })
    expect(p.state.supply).toEqual({
      swordsman: before.swordsman - 1,
      spearman: before.spearman - 1,
      axeman: before.axeman - 1,
    })
    expect(p.told('refilled').map(({ location, goods }) => [location, goods])).toEqual([
      ['blacksmith', { axeman: 1 }],
      ['spearwright', { spearman: 1 }],
      ['armourer', { swordsman: 1 }],
      ['butcher', { food: 1 }],
    ])
  })

  test('CH-3.11 leftovers pile up', () => {
    const p = position().lying({ swordsman: 3, spearman: 2, axeman: 1, food: 4 }).at('cleanup')
    expect(p.state.waiting).toEqual({ swordsman: 4, spearman: 3, axeman: 2, food: 5 })
  })

  test('CH-3.12 a location whose dice have run out gets none', () => {
    const p = position().seat(0, { warriors: 'AAAAAAAA' }).seat(1, { warriors: 'AS' })
    expect(p.state.supply.axeman).toBe(0)
    p.at('cleanup')
    expect(p.state.waiting).toEqual({ swordsman: 2, spearman: 2, axeman: 1, food: 2 })
    expect(p.state.supply.axeman).toBe(0)
  })

  test('CH-3.16 goes in this order, from left to right', () => {
    const lines = toldAtOpening(4).map(lineOf)
    const order = lines.slice(lines.indexOf('round-began') + 1, lines.indexOf('phase-began placement'))
    expect(order).toEqual([
      'enemy-appeared troll-gate',
      'enemy-appeared draugr-left',
      'enemy-appeared draugr-right',
      'journey-dealt shore-1',
      'journey-dealt shore-2',
      'journey-dealt shore-3',
      'journey-dealt shore-4',
      'enemy-appeared shore-1',
      'enemy-appeared shore-2',
      'enemy-appeared shore-3',
      'enemy-appeared shore-4',
      'rune-offered',
      'rune-offered',
      'rune-offered',
      'merchant-arrived',
      'refilled blacksmith',
      'refilled spearwright',
      'refilled armourer',
      'refilled butcher',
    ])
  })

  test('CH-3.16 the top cards go to the leftmost spaces', () => {
    const p = revealJourneys(position())
    const { runeDeck, runeDisplay } = p.state
    for (const rune of runeDisplay.splice(0, 3, null, null, null)) runeDeck.unshift(rune as string)
    fellMonsters(p, 0)
      .onTop('journeyDeck', 'journey-kraken', 'journey-storm', 'journey-lost')
      .onTop('monsterDeck', 'monster-mara:red', 'monster-warg:blue', 'monster-huldra:red')
      .onTop('runeDeck', 'rune-fame', 'rune-gifts', 'rune-wealth')
      .at('cleanup')
    expect(p.state.shores).toMatchObject([
      { id: 'shore-2', journey: 'journey-kraken', monster: 'monster-mara:red' },
      { id: 'shore-3', journey: 'journey-storm', monster: 'monster-warg:blue' },
      { id: 'shore-4', journey: 'journey-lost', monster: 'monster-huldra:red' },
    ])
    expect(runeDisplay).toEqual(['rune-fame', 'rune-gifts', 'rune-wealth'])
  })
})

describe('decks that run low', () => {
  /** Only the top cards of the journey deck are left; the others have been discarded, and those on the board revealed. */
  function lowOnJourneys(left: number): Position {
    const p = revealJourneys(position())
    const { journeyDeck, journeyDiscard } = p.state
    journeyDiscard.push(...journeyDeck.splice(0, journeyDeck.length - left))
    return p
  }

  test('CH-3.13 when a journey is needed and none is left, the discards are shuffled into a new deck', () => {
    const p = lowOnJourneys(1)
    const [last] = p.state.journeyDeck
    const discarded = [...p.state.journeyDiscard, ...p.state.shores.map(({ journey }) => journey as string)]
    p.at('cleanup')
    expect(p.shore('shore-2').journey).toBe(last)
    expect(p.state.journeyDiscard).toEqual([])
    const { journey: second } = p.shore('shore-3')
    const { journey: third } = p.shore('shore-4')
    const newDeck = [...p.state.journeyDeck, third, second]
    expect(newDeck.toSorted()).toEqual(discarded.toSorted())
    expect(newDeck).not.toEqual(discarded)
  })

  test('CH-3.13 not earlier: the last card may be dealt, and the discards stay', () => {
    const p = lowOnJourneys(3).at('cleanup')
    expect(p.state.journeyDeck).toEqual([])
    expect(p.state.journeyDiscard).toHaveLength(15)
  })

  test('CH-3.13 the Journey rune finds a card too', () => {
    const p = lowOnJourneys(0).seat(0, { runes: ['rune-journey'] })
    for (const shore of p.state.shores) shore.journeyOpen = false
    p.ship(0, 'public-small', 'shore-2', 'S', 1).at('combat').choose(0, { use: true })
    expect(p.told('journey-replaced')).toHaveLength(1)
    expect(p.told('journey-replaced')[0]?.journey).toMatch(/^journey-/)
  })

  test('CH-3.13 deck and discards are never empty together: at most five of the eighteen lie elsewhere', () => {
    const elsewhere = champions.content.file.distantShores.length + 1
    expect(elsewhere).toBe(5)
    expect(copies(champions.content.file.journeys)).toHaveLength(18)
  })

  test('CH-3.14 without a rune deck the spaces stay empty', () => {
    const p = position().display('rune-gifts', 'rune-fame', 'rune-healing')
    p.player(1).runes = p.state.runeDeck.splice(0).map((rune) => ({ rune, used: true }))
    p.place(0, 'runesmith').choose(0, { rune: 'rune-fame' }).at('cleanup')
    expect(p.state.round).toBe(2)
    expect(p.state.runeDisplay).toEqual(['rune-gifts', null, 'rune-healing'])
  })

  test('CH-3.14 a visit in every round leaves the display full to the end, and the deck empty in round 8', () => {
    const p = position().seat(0, { wood: 8 })
    const decks: number[] = []
    while (p.state.round < 8) {
      p.place(0, 'runesmith').choose(0, { rune: p.state.runeDisplay[0] as string })
      begThroughRound(p)
      expect(p.state.runeDisplay).not.toContain(null)
      decks.push(p.state.runeDeck.length)
    }
    expect(decks).toEqual([6, 5, 4, 3, 2, 1, 0])
  })

  test('CH-3.15 every enemy deck and the merchants last for eight rounds', () => {
    const { trolls, draugr, monsters, merchantShips } = champions.content.file
    expect(enemyCards(trolls).length).toBeGreaterThanOrEqual(8)
    expect(enemyCards(draugr).length).toBeGreaterThanOrEqual(16)
    expect(enemyCards(monsters).length).toBeGreaterThanOrEqual(32)
    expect(copies(merchantShips).length).toBeGreaterThanOrEqual(8)
  })

  test('CH-3.15 also when four players fell every monster in every round', () => {
    const p = position({ players: 4 })
    while (p.state.round < 8) {
      fellMonsters(p, 0).at('cleanup')
      expect([p.state.troll, ...p.state.draugr, ...p.state.shores.map(({ monster }) => monster)]).not.toContain(null)
    }
    expect(p.state.monsterDeck).toHaveLength(4)
    expect(p.state.merchants).toHaveLength(8)
  })
})
