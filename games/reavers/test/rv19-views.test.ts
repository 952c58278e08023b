import { canonical, guess, quickRandom, type Seat, seatViewOf } from '@longhouse/kernel'
import { PositionOf, randomMove } from '@longhouse/kernel/testing'
import { describe, expect, test } from 'vitest'
import { DECKS } from '../src/content-file.ts'
import { reavers } from '../src/index.ts'
import type { Reavers } from '../src/reavers.ts'
import { type Position, position } from './position.ts'

/** Everything that leaves the server for a seat (null: a spectator), as text: what it sees and what it has heard. */
const leaves = (p: PositionOf<Reavers>, seat: Seat | null): string =>
  JSON.stringify([seatViewOf(reavers, p.table, seat), p.heardBy(seat)])

const TWO_PROPHECIES = { deck: 'prophecy', n: 2, keep: 1 } as const

const cardsOf = (p: Position, seat: Seat) => p.player(seat).prophecies

describe('what lies open', () => {
  test('RV-19.16 goods, tokens, dice, crew, artifacts, upgrades and territories of all', () => {
    const p = position({ players: 3 }).seat(0, {
      ...{ glory: 7, food: 6, favor: 5, terror: 4, farm: 3, wall: 2, tower: 1 },
      ...{ ship: ['red:helm', 'blue:ship'], leader: 'reaver-scout', slots: { 'raid-keeps': ['reaver-fanatic'] } },
      ...{ artifacts: ['artifact-bodn=yellow:tree', 'artifact-draupnir'], territories: ['territory-food-1-a'] },
      upgrades: ['upgrade-chest', '-upgrade-shield'],
    })
    p.active('battle-at-sea')
    for (const seat of [0, 1, 2, null])
      expect(p.view(seat).players[0]).toMatchObject({
        ...{ glory: 7 + 2, food: 6, favor: 5, terror: 4, farm: 3, wall: 2, tower: 1 },
        ...{ ship: ['red:helm', 'blue:ship'], leader: 'reaver-scout', territories: ['territory-food-1-a'] },
        slots: { 'raid-keeps': ['reaver-fanatic'] },
        artifacts: [{ card: 'artifact-bodn', die: 'yellow:tree' }, { card: 'artifact-draupnir' }],
        upgrades: [
          { tile: 'upgrade-chest', ready: true },
          { tile: 'upgrade-shield', ready: false },
        ],
      })
  })

  test('RV-19.16 face-up cards, display dice, sizes of decks and stacks', () => {
    const p = position().group('raid-keeps', 0, 'keep-art', 'keep-armor').tradeDice('red:helm', 'blue:ship')
    p.prophecies('prophecy-vanquisher', 'prophecy-juggernaut').onTop('sea-journey', 'journey-kraken')
    for (const seat of [0, 1, null]) {
      const view = p.view(seat)
      expect(view.groups).toEqual(p.state.groups)
      expect(view).toMatchObject({ prophecies: ['prophecy-vanquisher', 'prophecy-juggernaut'], round: 1, marker: 0 })
      expect(view.tradeDice).toEqual(['red:helm', 'blue:ship'])
      for (const deck of DECKS) expect(view.decks[deck].left).toBe(p.state.decks[deck].cards.length)
      expect(view.stacks).toMatchObject({ 'food-1': 6, 'dice-3': 6 })
      expect(view.supply).toEqual(p.state.supply)
      expect(view.upgrades).toEqual(p.state.upgrades)
    }
  })
})

describe('what nobody knows', () => {
  test('RV-19.17 the order of no deck and no stack can be told from anything seen', () => {
    const p = position({ players: 4 }).active('subdue-territories')
    const seen = () => [0, 1, 2, 3, null].map((seat) => canonical(seatViewOf(reavers, p.table, seat)))
    const before = seen()
    for (const deck of DECKS) p.state.decks[deck].cards.reverse()
    for (const tiles of Object.values(p.state.stacks)) tiles.reverse()
    expect(seen()).toEqual(before)
    expect(before.join()).not.toMatch(/territory-|journey-/)
  })

  test('RV-19.17 a claimed tile is not known until it is flipped, not even to who claimed it', () => {
    const p = position().seat(0, { food: 6 }).stack('food-1', 'territory-food-1-b', 'territory-food-1-a')
    p.active('subdue-territories').choose(0, { activate: true }).choose(0, { peaceful: 'food-1' })
    expect(p.player(0).claims).toEqual(['territory-food-1-b'])
    for (const seat of [0, 1, null]) {
      expect(p.view(seat).players[0]).toMatchObject({ claims: ['food-1'], territories: [] })
      expect(leaves(p, seat)).not.toContain('territory-food')
    }
    p.choose(0, { stop: true })
    for (const seat of [0, 1, null]) {
      expect(p.view(seat).players[0]).toMatchObject({ claims: [], territories: ['territory-food-1-b'] })
      expect(p.heardBy(seat)).toContainEqual({ kind: 'territory-flipped', seat: 0, tile: 'territory-food-1-b' })
    }
  })
})

describe('Prophecies', () => {
  test('RV-19.18 their owner sees them, others only how many', () => {
    const p = position({ players: 3 })
      .seat(0, { prophecies: ['prophecy-vanquisher', 'prophecy-juggernaut'] })
      .prophecies()
      .active('raid-keeps')
    expect(p.view(0).players[0]).toMatchObject({ prophecies: cardsOf(p, 0), prophecyCount: 2 })
    for (const seat of [1, 2, null]) {
      expect(p.view(seat).players[0]).toMatchObject({ prophecies: null, prophecyCount: 2 })
      expect(leaves(p, seat)).not.toMatch(/prophecy-(vanquisher|juggernaut)/)
    }
  })

  test('RV-19.18 the starting Prophecy is told to its owner alone', () => {
    const p = new PositionOf<Reavers>(reavers, { players: 3, seed: 'starting', options: { 'start-player': 0 } })
    for (const seat of [0, 1, 2]) {
      expect(p.view(seat).players.map(({ prophecies }) => prophecies?.length ?? null)).toEqual(
        [0, 1, 2].map((owner) => (owner === seat ? 1 : null)),
      )
      const own = p.state.players[seat]?.prophecies[0] as string
      const others = p.state.players.flatMap(({ prophecies }) => prophecies).filter((card) => card !== own)
      for (const card of others) expect(leaves(p, seat)).not.toContain(card)
    }
  })

  const trading = () =>
    position()
      .prophecies('prophecy-vanquisher', 'prophecy-juggernaut')
      .onTop('prophecy', 'prophecy-lord-slayer')
      .active('trade-with-villages')
      .choose(0, { activate: true })

  test('RV-19.19 everybody hears which face-up Prophecy is taken', () => {
    const p = trading().choose(0, { 'trade-prophecy': 1 })
    const taken = { kind: 'prophecy-taken', seat: 0, card: 'prophecy-juggernaut', open: true }
    for (const seat of [0, 1, null]) expect(p.heardBy(seat)).toContainEqual(taken)
    expect(p.view(1)).toMatchObject({ prophecies: ['prophecy-vanquisher', null] })
    expect(p.view(1).players[0]).toMatchObject({ prophecies: null, prophecyCount: 1 })
  })

  test('RV-19.22 one drawn from the deck is shown to its owner alone', () => {
    const p = trading().choose(0, { 'trade-prophecy': 'deck' })
    const taken = { kind: 'prophecy-taken', seat: 0, card: 'prophecy-lord-slayer', open: false }
    expect(p.heardBy(0)).toContainEqual(taken)
    for (const seat of [1, null]) {
      expect(p.heardBy(seat)).toContainEqual({ ...taken, card: null })
      expect(leaves(p, seat)).not.toContain('prophecy-lord-slayer')
    }
  })

  test('RV-19.22 one of two that was kept is not shown either', () => {
    const seer = { ...reavers.content.reavers['reaver-fanatic'], specialization: [{ draw: TWO_PROPHECIES }] }
    const crew = { ...reavers.content.reavers, 'reaver-fanatic': seer } as typeof reavers.content.reavers
    const p = position({ game: { ...reavers, content: { ...reavers.content, reavers: crew } } }).prophecies()
    p.seat(0, { slots: { 'raid-keeps': ['reaver-fanatic'] } })
    p.onTop('prophecy', 'prophecy-lord-slayer', 'prophecy-vanquisher').active('raid-keeps')
    p.choose(0, 'prophecy-vanquisher')
    expect(cardsOf(p, 0)).toEqual(['prophecy-vanquisher'])
    expect(leaves(p, 1)).toContain('prophecy-lord-slayer')
    expect(leaves(p, 1)).not.toContain('prophecy-vanquisher')
  })

  test('RV-19.22 one discarded by Brisingamen is public', () => {
    const p = position().seat(0, {
      ...{ artifacts: ['artifact-brisingamen=yellow:tree'], prophecies: ['prophecy-vanquisher'] },
    })
    p.prophecies().onTop('prophecy', 'prophecy-lord-slayer').active('trade-with-villages')
    p.choose(0, { use: 'artifact-brisingamen' })
    expect(p.waiting.step).toBe('discardHolding')
    expect(leaves(p, 1)).not.toMatch(/prophecy-(vanquisher|lord-slayer)/)
    p.choose(0, 'prophecy/prophecy-vanquisher')
    expect(p.heardBy(1)).toContainEqual({ kind: 'prophecy-discarded', seat: 0, card: 'prophecy-vanquisher' })
    expect(p.view(null).decks.prophecy.discard).toEqual(['prophecy-vanquisher'])
    expect(leaves(p, 1)).not.toContain('prophecy-lord-slayer')
  })

  test('RV-19.18 a refusal does not tell whether a rival or the deck holds a card', () => {
    const p = position()
      .seat(1, { prophecies: ['prophecy-vanquisher'] })
      .seat(0, {
        ...{ artifacts: ['artifact-brisingamen=yellow:tree'], prophecies: ['prophecy-juggernaut'] },
      })
    p.active('trade-with-villages').choose(0, { use: 'artifact-brisingamen' })
    const rivals = p.refused(0, 'prophecy/prophecy-vanquisher')
    expect(p.refused(0, 'prophecy/prophecy-stolen-armor')).toEqual(rivals)
    expect(JSON.stringify(p.refused(1, 'prophecy/prophecy-juggernaut'))).not.toContain('prophecy-')
  })
})

describe('Glory piles and unseen cards', () => {
  test('RV-19.20 its owner may look through a pile, others see its size', () => {
    const p = position().seat(0, { pile: ['battle-knarr', 'reaver-scout', 'keep-tapestry-gorm'] })
    p.group('raid-keeps', 0, 'keep-art', 'keep-art').group('raid-keeps', 1, 'keep-art', 'keep-art').active('raid-keeps')
    expect(p.view(0).players[0]).toMatchObject({ pile: p.player(0).pile, pileCount: 3 })
    for (const seat of [1, null]) {
      expect(p.view(seat).players[0]).toMatchObject({ pile: null, pileCount: 3 })
      expect(leaves(p, seat)).not.toContain('keep-tapestry-gorm')
    }
  })

  test('RV-19.21 Spoils, Reaver, Journey and Sea Battle cards from a deck are open when drawn', () => {
    const raid = position().seat(0, { food: 2, ship: ['blue:shield', 'blue:shield'] })
    raid.onTop('keep', 'keep-art', 'keep-armor', 'keep-treasure', 'keep-tapestry-gorm').active('raid-keeps')
    expect(leaves(raid, 0)).not.toContain('keep-tapestry-gorm')
    raid.choose(0, { activate: 'deck' })
    const drawn = ['keep-art', 'keep-armor', 'keep-treasure', 'keep-tapestry-gorm']
    for (const seat of [1, null]) {
      expect(raid.view(seat).open).toEqual([{ seat: 0, cards: drawn, resolving: null }])
      expect(raid.heardBy(seat)).toContainEqual({
        ...{ kind: 'cards-drawn', seat: 0, deck: 'keep', cards: ['keep-art', 'keep-armor'] },
      })
    }
    const crew = position().onTop('reaver', 'reaver-scout', 'reaver-fanatic').active('recruit-reavers')
    crew.choose(0, { activate: 'deck' })
    expect(crew.view(null).open).toMatchObject([{ cards: ['reaver-scout', 'reaver-fanatic'] }])
    const sea = position().onTop('sea-journey', 'journey-spoiled-food').onTop('sea-battle', 'battle-lyngbakr')
    sea
      .seat(0, { food: 4, ship: ['blue:chest', 'blue:hammer'] })
      .active('battle-at-sea')
      .choose(0, { activate: true })
    expect(sea.view(1).voyage).toMatchObject({ journey: 'journey-spoiled-food' })
    sea.choose(0, { suffer: true }).choose(0, { deck: true })
    expect(sea.view(1).voyage).toMatchObject({ battle: 'battle-lyngbakr' })
    expect(sea.heardBy(1)).toContainEqual({
      ...{ kind: 'battle-chosen', seat: 0, battle: 'battle-lyngbakr', fromDeck: true },
    })
  })

  test('RV-19.21 but not while one of two is chosen', () => {
    const p = position().seat(0, { slots: { 'raid-villages': ['reaver-scavenger'] } })
    p.group('raid-villages', 0).group('raid-villages', 1)
    p.onTop('village', 'village-runic-carvings', 'artifact-skidbladnir').active('raid-villages')
    expect(p.waiting.step).toBe('keepCard')
    for (const seat of [1, null]) expect(leaves(p, seat)).not.toMatch(/village-runic-carvings|artifact-skidbladnir/)
    expect(JSON.stringify(p.refused(1, 'artifact-skidbladnir'))).not.toContain('artifact-')
    p.choose(0, 'artifact-skidbladnir')
    expect(p.view(null).players[0]?.artifacts).toMatchObject([{ card: 'artifact-skidbladnir' }])
    expect(p.view(null).decks.village.discard).toEqual(['village-runic-carvings'])
  })

  test('RV-19.23 at final scoring everything is revealed', () => {
    const p = position()
      .seat(0, { prophecies: ['prophecy-vanquisher'], pile: ['keep-art', 'reaver-scout'] })
      .scoring()
    for (const seat of [1, null]) {
      expect(p.view(seat).players[0]).toMatchObject({
        ...{ prophecies: ['prophecy-vanquisher'], pile: ['keep-art', 'reaver-scout'] },
      })
      expect(seatViewOf(reavers, p.table, seat)).toMatchObject({ seed: p.table.seed, result: { winners: [0] } })
    }
  })

  test('RV-19.24 discards are public until they are reshuffled', () => {
    const p = position().deck('keep', [], ['keep-art', 'keep-armor', 'keep-treasure'])
    p.seat(0, { food: 2, ship: ['blue:shield', 'blue:shield'], slots: { 'raid-keeps': ['reaver-fanatic'] } })
    expect(p.view(1).decks.keep).toEqual({ left: 0, discard: ['keep-art', 'keep-armor', 'keep-treasure'] })
    p.active('raid-keeps')
    expect(p.waiting.step).toBe('keepCard')
    expect(p.view(1).decks.keep).toEqual({ left: 1, discard: [] })
  })

  test('RV-19.25 the log names every card that goes from an open place into a Glory pile', () => {
    const p = position().seat(0, { leader: 'reaver-huskarl' }).receiving(0, 'keep-art', 'reaver-scout')
    p.choose(0, { card: { 'keep-art': true } }).choose(0, { card: { 'reaver-scout': { promote: true } } })
    const piled = (of: Position) =>
      of.heardBy(null).flatMap((event) => (event.kind === 'card-piled' ? [event.card] : []))
    expect(piled(p)).toEqual(['keep-art', 'reaver-huskarl'])
    const rally = position().receiving(0, 'reaver-axe-chief')
    rally.choose(0, { card: { 'reaver-axe-chief': { rally: true } } }).choose(0, 'red:ship')
    expect(piled(rally)).toEqual(['reaver-axe-chief'])
    const ship = ['blue:ship', 'blue:chest', 'blue:shield'] as const
    const sea = position().onTop('sea-journey', 'journey-all-quiet').group('battle-at-sea', 0, 'battle-cargo-ship')
    sea
      .seat(0, { food: 4, ship: [...ship] })
      .active('battle-at-sea')
      .choose(0, { activate: true })
      .choose(0, { take: 0 })
    sea.choose(0, { combination: { ship: { [ship[0]]: 1 }, chest: { [ship[1]]: 1 }, shield: { [ship[2]]: 1 } } })
    expect(piled(sea)).toEqual(['battle-cargo-ship'])
  })
})

describe('what leaves the server', () => {
  /** The ids of Prophecies in a text; events and forms of Prophecies have none in their names. */
  const propheciesIn = (text: string) => text.match(/prophecy-(?!taken|discarded)[a-z-]+/g) ?? []

  /** Prophecies a seat may know of: its own, those that lie open, discarded ones. */
  function propheciesKnownTo({ state }: PositionOf<Reavers>, seat: Seat | null): Set<string | null> {
    const own = seat === null ? [] : (state.players[seat]?.prophecies ?? [])
    return new Set([...own, ...state.prophecies, ...state.decks.prophecy.discard])
  }

  /** Plays a whole game at random, and looks at the table at every decision. */
  function playing(players: number, seed: string, look: (p: PositionOf<Reavers>) => void): PositionOf<Reavers> {
    const p = new PositionOf<Reavers>(reavers, { players, seed })
    const random = quickRandom(seed)
    while (p.asks.length > 0) {
      look(p)
      const { seat, choice } = randomMove(p.asks, random)
      p.choose(seat, choice)
    }
    return p
  }

  test('RV-19.17 RV-19.18 RV-19.20 no secret in a whole game: Prophecies, piles, tiles, journeys, seed', () => {
    const lookAs = (at: PositionOf<Reavers>, seat: Seat | null) => {
      const seen = seatViewOf(reavers, at.table, seat)
      const text = JSON.stringify(seen)
      const known = propheciesKnownTo(at, seat)
      expect(propheciesIn(text).filter((card) => !known.has(card))).toEqual([])
      expect(seen.view.players.filter(({ pile }, owner) => owner !== seat && pile !== null)).toEqual([])
      const flipped = at.state.players.flatMap(({ territories }) => territories)
      const tiles = text.match(/territory-[a-z]+-\d-[a-z]/g) ?? []
      expect(tiles.filter((tile) => !flipped.includes(tile))).toEqual([])
      expect(text).not.toContain(at.table.seed)
      expect(seen.ask?.seat ?? seat).toBe(seat)
    }
    const games = ['no-secrets-5', 'no-secrets-17'].map((seed) =>
      playing(3, seed, (at) => {
        for (const seat of [0, 1, 2, null]) lookAs(at, seat)
      }),
    )
    const heard = games.flatMap((game) => game.heardBy(null))
    const hidden = heard.filter((event) => event.kind === 'prophecy-taken' && !event.open)
    expect(hidden.length).toBeGreaterThan(0)
    expect(propheciesIn(JSON.stringify(hidden))).toEqual([])
    const looked = heard.filter(({ kind }) => kind === 'cards-looked-at')
    expect(looked.length).toBeGreaterThan(0)
    expect(looked).toEqual(looked.map((event) => ({ ...event, cards: null })))
  })

  test('RV-19.17 RV-19.20 RV-19.21 a table whose hidden things are dealt anew looks the same all game', () => {
    const random = quickRandom('dealt-anew')
    playing(2, 'dealt-anew', (p) => {
      for (const seat of [0, 1, null]) {
        const { commitment: _, ...seen } = seatViewOf(reavers, p.table, seat)
        expect(seatViewOf(reavers, guess(reavers, p.table, seat, random), seat)).toMatchObject(seen)
      }
    })
  })

  test('RV-19.17 a guess really deals anew what is hidden, and nothing that is known', () => {
    const p = position().seat(0, { prophecies: ['prophecy-vanquisher'], pile: ['keep-tapestry-gorm'] })
    p.seat(1, { prophecies: ['prophecy-juggernaut'], pile: ['keep-tapestry-dearg', 'reaver-scout', 'battle-knarr'] })
    p.active('raid-keeps')
    const random = quickRandom('guesses')
    const guesses = Array.from({ length: 12 }, () => guess(reavers, p.table, 0, random).state)
    const different = (of: (state: typeof p.state) => unknown) =>
      new Set(guesses.map((state) => canonical(of(state)))).size
    expect(different(({ players }) => players[0])).toBe(1)
    expect(different(({ players }) => players[1]?.prophecies)).toBeGreaterThan(1)
    expect(different(({ players }) => players[1]?.pile)).toBeGreaterThan(1)
    expect(different(({ stacks }) => stacks['food-1'])).toBeGreaterThan(1)
    for (const deck of DECKS) expect(different(({ decks }) => decks[deck].cards)).toBeGreaterThan(1)
  })

  test('RV-19.21 a rival cannot guess the two cards being chosen from, who chooses knows them', () => {
    const p = position()
      .seat(0, { slots: { 'raid-keeps': ['reaver-fanatic'] } })
      .active('raid-keeps')
    const random = quickRandom('looking')
    const cardsGuessed = (seat: Seat) =>
      new Set(Array.from({ length: 12 }, () => String(guess(reavers, p.table, seat, random).state.looking?.cards))).size
    expect(cardsGuessed(1)).toBeGreaterThan(1)
    expect(cardsGuessed(0)).toBe(1)
  })

  test('RV-19.16 a spectator sees what is open to all players and is asked nothing', () => {
    const p = position()
      .seat(0, { prophecies: ['prophecy-vanquisher'], pile: ['keep-art'] })
      .active('raid-keeps')
    expect(seatViewOf(reavers, p.table, null)).toMatchObject({ seat: null, ask: null, awaited: [0], seed: null })
    expect(seatViewOf(reavers, p.table, 1).ask).toBe(null)
    const { players: _, ...board } = p.view(1)
    expect(p.view(null)).toMatchObject(board)
  })
})
