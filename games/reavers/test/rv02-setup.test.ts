import { type Options, openTable } from '@longhouse/kernel'
import { PositionOf } from '@longhouse/kernel/testing'
import { describe, expect, test } from 'vitest'
import { copies, entriesOf } from '../src/content.ts'
import { DECKS, type DeckId } from '../src/content-file.ts'
import { colorOf } from '../src/die.ts'
import type { Event } from '../src/events.ts'
import { reavers } from '../src/index.ts'
import type { Reavers } from '../src/reavers.ts'
import { type Position, position, type SeatPatch } from './position.ts'

type Table = PositionOf<Reavers>

/** A table just opened: the Start Player looks at two Reavers. */
const opened = (players: number, options: Options = {}, seed = 'set-up'): Table =>
  new PositionOf<Reavers>(reavers, { players, options, seed })

/** The next starting Reaver is specialised, which brings nothing with it. */
function specializeNext(p: Table): Table {
  const [card] = p.state.open.at(-1)?.cards ?? []
  return p.choose(p.waiting.seats[0] as number, { card: { [card as string]: { specialize: 'raid-keeps' } } })
}

/** A table whose players are done with their starting Reavers. */
function setUp(players: number, options: Options = {}, seed = 'set-up'): Table {
  const p = opened(players, options, seed)
  while (p.waiting.step === 'nextCard') specializeNext(p)
  return p
}

/** Seat 0 is dealt these starting Reavers. */
const dealt = (first: string, second: string, patch: SeatPatch = {}): Position =>
  position().seat(0, patch).onTop('reaver', first, second)

const startWith = (p: Position): Position => p.run({ step: 'startingReavers', args: { seat: 0 } })

describe('the table', () => {
  test('RV-2.1 two players use one side of the board, three and four the other', () => {
    const sides = [2, 3, 4].map((players) => reavers.content.boards[players]?.id)
    expect(sides).toEqual(['board-2', 'board-3-4', 'board-3-4'])
    expect([2, 3, 4].map((players) => setUp(players).state.prophecies.length)).toEqual([3, 4, 4])
  })

  test('RV-2.2 the round marker starts on 1', () => {
    expect(opened(2).state.round).toBe(1)
    expect(setUp(2).state.round).toBe(1)
  })

  test('RV-2.3 the Start Player is drawn at random', () => {
    const drawn = Array.from({ length: 40 }, (_, n) => opened(4, {}, `start-${n}`).state.marker)
    expect(new Set(drawn)).toEqual(new Set([0, 1, 2, 3]))
  })

  test('RV-2.3 a table may name the Start Player, but nobody who is not there', () => {
    expect([0, 1, 2].map((seat) => opened(3, { 'start-player': seat }).state.marker)).toEqual([0, 1, 2])
    const nobody = openTable(reavers, { players: 3, options: { 'start-player': 3 }, seed: 'nobody' })
    expect(nobody).toMatchObject({ refused: 'bad-option' })
  })

  test('RV-2.4 the Honor Ship belongs to the Start Player of three, and to nobody else', () => {
    expect(opened(3, { 'start-player': 2 }).state.honorShip).toBe(2)
    expect(opened(2, { 'start-player': 1 }).state.honorShip).toBe(null)
    expect(opened(4, { 'start-player': 1 }).state.honorShip).toBe(null)
  })

  test('RV-2.8 each of the six decks is shuffled by itself', () => {
    const { state: first } = opened(2, { 'starting-prophecy': false }, 'one')
    const { state: second } = opened(2, { 'starting-prophecy': false }, 'two')
    const cardsOf = ({ decks, open }: Table['state'], deck: DeckId) => [
      ...decks[deck].cards,
      ...open.flatMap(({ cards }) => (deck === 'reaver' ? cards : [])),
    ]
    for (const deck of DECKS) {
      const box = copies(entriesOf(reavers.content.file, deck))
      expect(cardsOf(first, deck)).not.toEqual(box)
      expect(cardsOf(first, deck)).not.toEqual(cardsOf(second, deck))
      expect(cardsOf(first, deck).toSorted()).toEqual(box.toSorted())
      expect(cardsOf(second, deck).toSorted()).toEqual(box.toSorted())
    }
  })

  test('RV-2.20 nine stacks of six territories, shuffled, with their rewards hidden', () => {
    const p = setUp(3)
    const six = Object.fromEntries(
      ['food', 'favor', 'dice'].flatMap((type) => [1, 2, 3].map((level) => [`${type}-${level}`, 6])),
    )
    expect(p.view(0).stacks).toEqual(six)
    expect(JSON.stringify(p.view(0))).not.toContain('territory-')
    for (const [stack, tiles] of Object.entries(p.state.stacks))
      for (const tile of tiles) expect(reavers.content.territories[tile]?.stack).toBe(stack)
    expect(setUp(3, {}, 'other').state.stacks).not.toEqual(p.state.stacks)
  })

  test('RV-2.21 Ship Upgrades lie in a stack for each kind', () => {
    expect(opened(2).view(null).upgrades).toEqual({
      'upgrade-shield': 4,
      'upgrade-chest': 4,
      'upgrade-ship-hammer': 4,
    })
  })
})

describe('the players', () => {
  test('RV-2.5 everybody has 1 Favor, no Glory and an empty player board', () => {
    const { players } = opened(4, { 'start-player': 3 }).state
    for (const player of players) {
      expect(player).toMatchObject({ favor: 1, glory: 0, terror: 0, farm: 0, wall: 0, tower: 0 })
      expect(player).toMatchObject({ leader: null, artifacts: [], upgrades: [], pile: [], territories: [] })
      expect(Object.values(player.slots)).toEqual([[], [], [], []])
    }
  })

  test('RV-2.6 two have two pawns each, three and four have one each', () => {
    const selections = (players: number) => {
      const { order, honorShip } = setUp(players, { 'start-player': 0 }).state
      const pawns = honorShip === null ? order : order.slice(0, -1)
      return Array.from({ length: players }, (_, seat) => pawns.filter((one) => one === seat).length)
    }
    expect(selections(2)).toEqual([2, 2])
    expect(selections(3)).toEqual([1, 1, 1])
    expect(selections(4)).toEqual([1, 1, 1, 1])
    expect(reavers.content.setup.pawns).toEqual({ 2: 2, 3: 1, 4: 1 })
  })

  test('RV-2.7 Food is 4, 5, 6 and 7, clockwise from the Start Player', () => {
    const food = (players: number, start: number) =>
      opened(players, { 'start-player': start }).state.players.map((player) => player.food)
    expect(food(4, 0)).toEqual([4, 5, 6, 7])
    expect(food(4, 2)).toEqual([6, 7, 4, 5])
    expect(food(3, 1)).toEqual([6, 4, 5])
    expect(food(2, 1)).toEqual([5, 4])
  })

  test('RV-2.9 by default everybody draws a random Prophecy that nobody else sees', () => {
    const p = opened(3)
    expect(p.state.players.map(({ prophecies }) => prophecies.length)).toEqual([1, 1, 1])
    expect(p.state.decks.prophecy.cards).toHaveLength(34 - 3)
    expect(p.view(1).players.map(({ prophecies }) => prophecies)).toEqual([null, p.state.players[1]?.prophecies, null])
    const drawn = Array.from({ length: 20 }, (_, n) => opened(4, {}, `prophecy-${n}`).state.players[0]?.prophecies[0])
    expect(new Set(drawn).size).toBeGreaterThan(5)
  })

  test('RV-2.10 with the option off nobody starts with a Prophecy', () => {
    const p = opened(3, { 'starting-prophecy': false })
    expect(p.state.players.map(({ prophecies }) => prophecies)).toEqual([[], [], []])
    expect(p.state.decks.prophecy.cards).toHaveLength(34)
  })
})

describe('the starting Reavers', () => {
  test('RV-2.11 everybody draws two from the deck, and all see them', () => {
    const p = startWith(dealt('reaver-lithsman', 'reaver-scout'))
    expect(p.view(null).open).toEqual([{ seat: 0, cards: ['reaver-lithsman', 'reaver-scout'], resolving: null }])
    const drawn = { kind: 'cards-drawn', seat: 0, deck: 'reaver', cards: ['reaver-lithsman', 'reaver-scout'] }
    expect(p.heardBy(1)).toContainEqual(drawn)
    expect(p.heardBy(null)).toContainEqual(drawn)
    const all = setUp(4)
    expect(all.state.players.map(({ slots }) => slots['raid-keeps']?.length)).toEqual([2, 2, 2, 2])
  })

  test('RV-2.12 the dice of both are rolled and aboard before anything is decided about the cards', () => {
    const p = dealt('reaver-lithsman', 'reaver-scout').dice('red:ship', 'blue:raven', 'yellow:chest', 'yellow:tree')
    startWith(p)
    expect(p.player(0).ship).toEqual(['red:ship', 'blue:raven', 'yellow:chest', 'yellow:tree'])
    expect(p.waiting).toEqual({ step: 'nextCard', seats: [0] })
    expect(p.state.open[0]?.cards).toHaveLength(2)
  })

  test('RV-2.13 each is rallied, specialised or promoted, in an order of choice', () => {
    const p = startWith(dealt('reaver-lithsman', 'reaver-scout'))
    expect(p.refused(0, { done: true })).toBeDefined()
    p.choose(0, { card: { 'reaver-scout': { rally: true } } })
      .choose(0, 'yellow:tree')
      .choose(0, 'red:double-hammer')
    expect(p.player(0).ship.slice(-2)).toEqual(['yellow:tree', 'red:double-hammer'])
    expect(p.player(0).pile).toEqual(['reaver-scout'])
    expect(p.ask(0)?.form).toEqual({
      kind: 'either',
      of: {
        card: {
          kind: 'either',
          of: {
            'reaver-lithsman': {
              kind: 'either',
              of: {
                rally: { kind: 'one', of: [true] },
                specialize: {
                  kind: 'one',
                  of: ['battle-at-sea', 'raid-villages', 'raid-keeps', 'subdue-territories'],
                },
                promote: { kind: 'one', of: [true] },
              },
            },
          },
        },
      },
    })
    p.choose(0, { card: { 'reaver-lithsman': { specialize: 'subdue-territories' } } })
    expect(p.player(0).slots['subdue-territories']).toEqual(['reaver-lithsman'])
    expect(p.asks).toEqual([])
  })

  test('RV-2.14 clockwise from the Start Player, each finishing before the next is dealt any', () => {
    const p = opened(3, { 'start-player': 1 })
    const asked: (number | undefined)[] = []
    while (p.waiting.step === 'nextCard') {
      const [seat] = p.waiting.seats
      asked.push(seat)
      const waiting = [1, 2, 0].slice(new Set(asked).size)
      expect(waiting.flatMap((later) => p.state.players[later]?.ship)).toEqual([])
      expect(p.state.open.map((open) => open.seat)).toEqual([seat])
      specializeNext(p)
    }
    expect(asked).toEqual([1, 1, 2, 2, 0, 0])
  })

  test('RV-2.15 a Promote bonus comes at once, with its spoils card and the combat on it', () => {
    const p = dealt('reaver-fanatic', 'reaver-spear-chief').onTop('keep', 'keep-keep-wall')
    startWith(p.dice('red:hammer', 'blue:hammer', 'blue:ship', 1, 1))
    p.choose(0, { card: { 'reaver-fanatic': { promote: true } } }).choose(0, 'keep')
    expect(p.waiting.step).toBe('pillage')
    expect(p.player(0).favor).toBe(3)
    p.choose(0, { fight: { 'red:hammer': 1, 'blue:hammer': 1 } })
    expect(p.player(0)).toMatchObject({ leader: 'reaver-fanatic', favor: 4, wall: 1, ship: ['blue:ship'] })
    p.choose(0, { card: { 'reaver-spear-chief': { promote: true } } })
    expect(p.player(0)).toMatchObject({ leader: 'reaver-spear-chief', food: 8, pile: ['reaver-fanatic'] })
  })

  test('RV-2.24 no free window opens meanwhile, and no artifact can be used', () => {
    const artifacts = ['artifact-harp-of-the-ljosalfar=yellow:tree', 'artifact-bodn']
    const p = startWith(dealt('reaver-lithsman', 'reaver-scout', { artifacts, ship: ['red:ship'] }))
    while (p.waiting.step === 'settleDice') p.choose(0, { keep: true })
    expect(p.ways(0)).toEqual(['card'])
    expect(p.refused(0, { use: 'artifact-harp-of-the-ljosalfar' })).toBeDefined()
    expect(p.refused(0, { store: { 'artifact-bodn': 'red:ship' } })).toBeDefined()
  })

  test('RV-2.24 but a die just gained may be stored', () => {
    const p = dealt('reaver-lithsman', 'reaver-scout', { artifacts: ['artifact-harp-of-the-ljosalfar'] })
    startWith(p.dice('red:ship', 'blue:raven', 'yellow:chest', 'yellow:tree'))
    p.choose(0, { store: { 'artifact-harp-of-the-ljosalfar': 'yellow:tree' } })
    expect(p.player(0).artifacts[0]?.die).toBe('yellow:tree')
    expect(p.player(0).ship).toEqual(['red:ship', 'blue:raven', 'yellow:chest'])
  })
})

describe('the game board', () => {
  test('RV-2.16 is dealt after the last starting Reaver, and the first round follows', () => {
    const p = setUp(2)
    const kinds = p.events.map(({ kind }) => kind)
    const after = kinds.slice(kinds.lastIndexOf('specialized') + 1)
    const before = kinds.slice(0, kinds.lastIndexOf('specialized'))
    expect(before).not.toContain('location-dealt')
    expect(after).toEqual(['trade-dice-rolled', ...Array(5).fill('location-dealt'), 'round-began'])
    expect(p.waiting.step).toBe('select')
  })

  test('RV-2.17 Trade with Villages shows Prophecies and two rolled dice of each colour, whoever plays', () => {
    for (const players of [2, 3, 4]) {
      const view = setUp(players).view(null)
      expect(view.tradeDice.map(colorOf).toSorted()).toEqual(['blue', 'blue', 'red', 'red', 'yellow', 'yellow'])
      for (const card of view.prophecies) expect(card).toMatch(/^prophecy-/)
    }
    const rolled = Array.from({ length: 20 }, (_, n) => setUp(2, {}, `dice-${n}`).state.tradeDice[0])
    expect(new Set(rolled).size).toBeGreaterThan(3)
  })

  test('RV-2.18 raids show groups and Recruit stacks of two cards, all of them readable', () => {
    const { groups } = setUp(3).view(null)
    const deckOf = (card: string) => reavers.content.deckOf[card]
    expect(groups['raid-villages']?.map((group) => group.map(deckOf))).toEqual(Array(3).fill(['village', 'village']))
    expect(groups['raid-keeps']?.map((group) => group.map(deckOf))).toEqual(Array(3).fill(['keep', 'keep']))
    expect(groups['recruit-reavers']?.map((group) => group.map(deckOf))).toEqual(Array(3).fill(['reaver', 'reaver']))
  })

  test('RV-2.19 as many groups and Sea Battles as players, and three or four Prophecies', () => {
    const shown = (players: number) => {
      const { groups, prophecies } = setUp(players).state
      const places = ['recruit-reavers', 'raid-villages', 'raid-keeps', 'battle-at-sea'] as const
      return [...places.map((place) => groups[place]?.length), prophecies.length]
    }
    expect(shown(2)).toEqual([2, 2, 2, 2, 3])
    expect(shown(3)).toEqual([3, 3, 3, 3, 4])
    expect(shown(4)).toEqual([4, 4, 4, 4, 4])
    expect(setUp(4).state.groups['battle-at-sea']?.flat()).toHaveLength(4)
  })

  test('RV-2.22 no Sea Journey is dealt in advance', () => {
    const p = setUp(4)
    expect(p.state.decks['sea-journey'].cards).toHaveLength(24)
    expect(JSON.stringify(p.view(0))).not.toContain('"journey-')
  })

  test('RV-2.23 decks, supply and upgrades are ready before the first Reaver; open cards and Trade dice are not', () => {
    const told: Event[] = []
    openTable(reavers, { players: 2, options: { 'starting-prophecy': false }, seed: 'set-up' }, ({ event }) =>
      told.push(event),
    )
    expect(told.map(({ kind }) => kind)).toEqual(['cards-drawn', 'dice-gained'])
    const { state } = opened(2, { 'starting-prophecy': false })
    const left = (deck: DeckId) => state.decks[deck].cards.length
    expect(DECKS.map(left)).toEqual([66 - 2, 34, 24, 45, 62, 76])
    expect(state).toMatchObject({ groups: {}, prophecies: [], tradeDice: [] })
    const dice = state.players.flatMap(({ ship }) => ship).length
    expect(state.supply.red + state.supply.blue + state.supply.yellow + dice).toBe(60)
    expect(state.supply).toMatchObject({ farm: 15, wall: 15, tower: 15 })
  })
})
