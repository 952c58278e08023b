import { canonical, seatViewOf } from '@longhouse/kernel'
import { describe, expect, test } from 'vitest'
import { champions } from '../src/index.ts'
import { type Position, position } from './position.ts'

/** Everything that leaves the server for a seat (null: a spectator), as text: what it sees and what it has heard. */
const leaves = (p: Position, seat: number | null): string =>
  JSON.stringify([seatViewOf(champions, p.table, seat), p.heardBy(seat)])

const journeysSeen = (p: Position, seat: number | null) => p.view(seat).shores.map(({ journey }) => journey)

describe('destinies', () => {
  test('CH-17.1 its owner sees the hand, others only the number', () => {
    const p = position({ players: 3 }).seat(0, { destinies: ['destiny-wealthy', 'destiny-warband'] })
    expect(p.view(0).players[0]).toMatchObject({ destinies: ['destiny-wealthy', 'destiny-warband'], destinyCount: 2 })
    expect(p.view(1).players[0]).toMatchObject({ destinies: null, destinyCount: 2 })
    expect(p.view(null).players[0]).toMatchObject({ destinies: null, destinyCount: 2 })
    expect(leaves(p, 1)).not.toMatch(/destiny-(wealthy|warband)/)
    expect(leaves(p, null)).not.toMatch(/destiny-(wealthy|warband)/)
  })

  test('CH-17.1 others hear of a draw only how many cards it was', () => {
    const p = position().onTop('destinyDeck', 'destiny-favored').place(0, 'sages-house').choose(0, 'shore-2')
    expect(p.heardBy(0)).toContainEqual({ kind: 'destinies-drawn', seat: 0, count: 1, cards: ['destiny-favored'] })
    expect(p.heardBy(0)).toContainEqual({ kind: 'destiny-kept', seat: 0, card: 'destiny-favored' })
    expect(p.heardBy(1)).toContainEqual({ kind: 'destinies-drawn', seat: 0, count: 1, cards: null })
    expect(p.heardBy(1)).toContainEqual({ kind: 'destiny-kept', seat: 0, card: null })
    expect(leaves(p, 1)).not.toContain('destiny-favored')
    expect(leaves(p, null)).not.toContain('destiny-favored')
  })

  test('CH-17.1 others do not see the cards being chosen from, nor which are offered', () => {
    const p = position().seat(0, { leader: 'dagrun' }).onTop('destinyDeck', 'destiny-favored', 'destiny-woodpile')
    p.place(0, 'sages-house').choose(0, 'shore-2')
    expect(p.view(0).sage).toEqual({ seat: 0, count: 2, drawn: ['destiny-favored', 'destiny-woodpile'] })
    expect(p.view(1).sage).toEqual({ seat: 0, count: 2, drawn: null })
    expect(leaves(p, 1)).not.toMatch(/destiny-(favored|woodpile)/)
    expect(JSON.stringify(p.refused(1, 'destiny-favored'))).not.toContain('destiny-')
  })

  test('CH-17.1 the destinies that Success offers are offered to their owner alone', () => {
    const p = position().seat(0, { destinies: ['destiny-wealthy'], runes: ['rune-success'], coin: 9 })
    expect(JSON.stringify(p.ask(0)?.aside)).toContain('destiny-wealthy')
    expect(leaves(p, 1)).not.toContain('destiny-wealthy')
    p.choose(0, { aside: { 'rune-success': 'destiny-wealthy' } })
    expect(p.view(1).players[0]).toMatchObject({ destinies: null, openDestinies: ['destiny-wealthy'] })
  })

  test('CH-17.1 a refusal does not tell whether a rival or the deck holds a card', () => {
    const p = position().seat(0, { destinies: ['destiny-wealthy'] })
    p.seat(1, { destinies: ['destiny-warband'], runes: ['rune-success'] })
    const rivals = p.refused(1, { aside: { 'rune-success': 'destiny-wealthy' } })
    expect(p.refused(1, { aside: { 'rune-success': 'destiny-favored' } })).toEqual(rivals)
  })

  /** Dagrun, with True Vision, keeps the first of four destinies and puts the others under the deck. */
  function buried(): Position {
    const p = position().seat(0, { leader: 'dagrun', runes: ['rune-true-vision'], destinies: ['destiny-warband'] })
    p.seat(1, { destinies: ['destiny-rune-lore'] })
    p.onTop('destinyDeck', 'destiny-favored', 'destiny-woodpile', 'destiny-provider', 'destiny-wealthy')
    p.place(0, 'sages-house').choose(0, 'shore-2').choose(0, { use: true }).choose(0, 'destiny-favored')
    return p.choose(0, ['destiny-wealthy', 'destiny-woodpile', 'destiny-provider'])
  }

  test('CH-17.5 destinies put under the deck are known only to who put them there', () => {
    const p = buried()
    expect(p.state.destinyDeck.slice(0, 3)).toEqual(['destiny-provider', 'destiny-woodpile', 'destiny-wealthy'])
    expect(p.view(0).buried).toEqual([
      { card: 'destiny-provider', below: 0 },
      { card: 'destiny-woodpile', below: 1 },
      { card: 'destiny-wealthy', below: 2 },
    ])
    expect(p.view(1).buried).toEqual([])
    expect(p.view(null).buried).toEqual([])
    expect(leaves(p, 1)).not.toMatch(/destiny-(woodpile|provider|wealthy)/)
  })

  test('CH-17.5 a card drawn from down there is no longer known to lie there', () => {
    const p = buried()
    p.player(0).destinies.push(...p.state.destinyDeck.splice(3))
    p.seat(1, { leader: 'ullr' }).place(1, 'beg').at('cleanup').place(0, 'beg').place(1, 'sages-house')
    p.choose(1, 'shore-3')
    expect(p.player(1).destinies).toContain('destiny-wealthy')
    expect(p.view(0).buried).toEqual([
      { card: 'destiny-provider', below: 0 },
      { card: 'destiny-woodpile', below: 1 },
    ])
  })
})

describe('the piles of defeated enemies', () => {
  const PILE = ['monster-warg:red', 'draugr-king:blue', 'troll-chieftain']
  const slayer = (options = {}) =>
    position({ players: 3, options })
      .troll('troll-bog')
      .draugr('draugr-restless:red', 'draugr-barrow:red')
      .monster('shore-2', 'monster-mara:red')
      .monster('shore-3', 'monster-mara:blue')
      .monster('shore-4', 'monster-mara:yellow')
      .seat(0, { defeated: PILE })

  test('CH-17.2 its owner sees the pile; others learn neither number nor kinds nor colours', () => {
    const p = slayer()
    expect(p.view(0).players[0]?.defeated).toEqual(PILE)
    expect(p.view(1).players[0]?.defeated).toBeNull()
    expect(p.view(null).players[0]?.defeated).toBeNull()
    expect(leaves(p, 1)).not.toMatch(/monster-warg:red|draugr-king:blue|troll-chieftain/)
    p.player(0).defeated = []
    expect(canonical(p.view(1))).toBe(canonical(slayer().view(1)))
  })

  test('CH-17.2 in the Hall of Fame all see it', () => {
    const p = slayer({ 'hall-of-fame': true })
    expect(p.view(1).players[0]?.defeated).toEqual(PILE)
    expect(p.view(null).players[0]?.defeated).toEqual(PILE)
    expect(p.view(1).players[0]?.destinies).toBeNull()
  })

  test('CH-17.1 CH-17.2 at final scoring everything is open', () => {
    const p = slayer()
      .seat(0, { destinies: ['destiny-wealthy'] })
      .at('scoring')
    expect(p.view(1).players[0]).toMatchObject({ defeated: PILE, destinies: ['destiny-wealthy'] })
    expect(p.view(null).players[0]).toMatchObject({ defeated: PILE, destinies: ['destiny-wealthy'] })
    expect(seatViewOf(champions, p.table, null)).toMatchObject({ seed: p.table.seed })
    expect(seatViewOf(champions, p.table, null).result).not.toBeNull()
  })

  test('CH-17.9 rolls, losses and rewards are open as they happen, the pile they feed is not', () => {
    const p = position().seat(0, { leader: 'gylfir', favor: 0, wood: 0, glory: 0 })
    p.troll('troll-bog').crew(0, 'troll-gate', 'AA').dice('AHh').at('combat')
    expect(p.heardBy(1)).toEqual(p.events)
    expect(p.heardBy(null)).toEqual(p.events)
    expect(p.told('rolled')).toMatchObject([{ dice: [{ face: 'two-hits' }, { face: 'hit' }] }])
    expect(p.told('warriors-lost')).toMatchObject([{ warriors: { axeman: 1 } }])
    expect(p.told('gained')).toMatchObject([{ goods: { glory: 4, wood: 1 } }])
    expect(p.view(1).players[0]).toMatchObject({ glory: 4, wood: 1, defeated: null })
    expect(p.view(0).players[0]?.defeated).toEqual(['troll-bog'])
  })

  test('CH-17.9 the dice on the table are open while they are rolled', () => {
    const p = position().seat(0, { leader: 'gylfir', favor: 1 })
    p.troll('troll-bog').crew(0, 'troll-gate', 'AA').dice('A-h').at('combat')
    expect(p.view(1).fight).toMatchObject({ seat: 0, dice: [{ face: 'blank' }, { face: 'hit' }] })
    expect(p.view(null).fight).toEqual(p.view(0).fight)
  })
})

describe('journeys', () => {
  const storms = () => position().journey('shore-2', 'journey-storm').journey('shore-3', 'journey-lost')

  test('CH-17.3 nobody knows a card that lies face down', () => {
    const p = storms()
    expect(journeysSeen(p, 0)).toEqual([null, null, null])
    expect(journeysSeen(p, 1)).toEqual([null, null, null])
    expect(journeysSeen(p, null)).toEqual([null, null, null])
    expect(leaves(p, 0)).not.toContain('journey-storm')
  })

  test('CH-17.3 CH-17.4 who peeked at the Sage sees the card; others learn that it happened, and where', () => {
    const p = storms().place(0, 'sages-house').choose(0, 'shore-3')
    expect(journeysSeen(p, 0)).toEqual([null, 'journey-lost', null])
    expect(journeysSeen(p, 1)).toEqual([null, null, null])
    expect(journeysSeen(p, null)).toEqual([null, null, null])
    const peek = { kind: 'journey-peeked', seat: 0, shore: 'shore-3' }
    expect(p.heardBy(0)).toContainEqual({ ...peek, journey: 'journey-lost' })
    expect(p.heardBy(1)).toContainEqual({ ...peek, journey: null })
    expect(p.view(1).shores.map(({ knownTo }) => knownTo)).toEqual([[], [0], []])
    expect(leaves(p, 1)).not.toContain('journey-lost')
    expect(leaves(p, null)).not.toContain('journey-lost')
  })

  test('CH-17.3 CH-17.4 who used Knowledge sees them all', () => {
    const p = storms()
      .journey('shore-4', 'journey-no-wind')
      .seat(1, { runes: ['rune-knowledge'] })
    p.choose(1, { aside: { 'rune-knowledge': true } })
    expect(journeysSeen(p, 1)).toEqual(['journey-storm', 'journey-lost', 'journey-no-wind'])
    expect(journeysSeen(p, 0)).toEqual([null, null, null])
    expect(p.heardBy(0).filter(({ kind }) => kind === 'journey-peeked')).toHaveLength(3)
    expect(leaves(p, 0)).not.toMatch(/journey-(storm|lost|no-wind)/)
  })

  test('CH-17.4 the peeker keeps seeing the card in later rounds, and not the card that follows it', () => {
    const p = storms().place(0, 'sages-house').choose(0, 'shore-3').at('cleanup')
    expect(journeysSeen(p, 0)).toEqual([null, 'journey-lost', null])
    p.shore('shore-3').journeyOpen = true
    p.at('cleanup')
    expect(journeysSeen(p, 0)).toEqual([null, null, null])
  })

  test('CH-17.3 a revealed card is open to all', () => {
    const p = storms().seat(0, { favor: 0 }).ship(0, 'public-small', 'shore-2', 'S', 1).at('combat')
    expect(p.waiting.step).toBe('loseAboard')
    expect(journeysSeen(p, null)).toEqual(['journey-storm', null, null])
  })
})

describe('decks, display and board', () => {
  test('CH-17.5 the order of no deck can be told from anything seen', () => {
    const p = position({ players: 4 }).place(0, 'sages-house')
    const seen = (seat: number | null) => canonical(seatViewOf(champions, p.table, seat))
    const before = [seen(0), seen(1), seen(2), seen(3), seen(null)]
    const { runeDeck, destinyDeck, merchantDeck, trollDeck, draugrDeck, journeyDeck, monsterDeck } = p.state
    for (const deck of [runeDeck, destinyDeck, merchantDeck, trollDeck, draugrDeck, journeyDeck, monsterDeck])
      deck.reverse()
    expect([seen(0), seen(1), seen(2), seen(3), seen(null)]).toEqual(before)
  })

  test('CH-17.6 a rune from the deck is unknown when chosen, and open on arrival', () => {
    const p = position().display('rune-fame', 'rune-gifts', 'rune-healing').onTop('runeDeck', 'rune-revenge')
    p.place(0, 'runesmith')
    expect(p.ask(0)?.form).toEqual({
      kind: 'either',
      of: {
        rune: { kind: 'one', of: ['rune-fame', 'rune-gifts', 'rune-healing'] },
        deck: { kind: 'one', of: [true] },
      },
    })
    expect(leaves(p, 0)).not.toContain('rune-revenge')
    p.choose(0, { deck: true })
    expect(p.view(1).players[0]?.runes).toEqual([{ rune: 'rune-revenge', used: false }])
    expect(p.heardBy(null)).toContainEqual({ kind: 'rune-taken', seat: 0, rune: 'rune-revenge', fromDeck: true })
  })

  test('CH-17.7 what lies open is open to all', () => {
    const p = position()
      .first(1)
      .seat(0, {
        ...{ food: 2, wood: 3, coin: 4, favor: 5, blame: 6, glory: 7, workers: 2, begging: 1 },
        ...{ warriors: 'SPA', runes: ['rune-fame', '-rune-gifts'], longship: 'private-karvi', leader: 'ullr' },
      })
    p.worker(0, 'troll-gate').worker(1, 'hunting-grounds').ship(1, 'public-small', 'shore-2', 'SS', 1)
    p.troll('troll-bog').draugr('draugr-king:red', 'draugr-reaver:blue').monster('shore-2', 'monster-mara:red', 3)
    p.merchant('ship-fish').display('rune-healing', 'rune-journey', 'rune-wealth')
    expect(p.view(1).players[0]).toMatchObject({
      ...{ food: 2, wood: 3, coin: 4, favor: 5, blame: 6, glory: 7, workers: 2, begging: 1 },
      ...{ swordsman: 1, spearman: 1, axeman: 1, longship: 'private-karvi', leader: 'ullr' },
      runes: [
        { rune: 'rune-fame', used: false },
        { rune: 'rune-gifts', used: true },
      ],
    })
    expect(p.view(1)).toMatchObject({
      ...{ firstPlayer: 1, round: 1, hunters: [1], merchants: ['ship-fish'], troll: 'troll-bog' },
      draugr: ['draugr-king:red', 'draugr-reaver:blue'],
      runeDisplay: ['rune-healing', 'rune-journey', 'rune-wealth'],
      workers: { 'troll-gate': 0, 'draugr-left': null },
      waiting: { swordsman: 1, spearman: 1, axeman: 1, food: 1 },
      stalls: p.state.stalls,
      supply: p.state.supply,
      longshipsOnOffer: ['private-karvi', 'private-snekkja'],
    })
    expect(p.view(1).shores[0]).toMatchObject({
      monster: 'monster-mara:red',
      bounty: 3,
      ship: { swordsman: 2, food: 1 },
    })
    const { players: _, ...board } = p.view(1)
    expect(p.view(null)).toMatchObject(board)
  })

  test('CH-17.11 how many cards each deck holds, the discards, and what left the game are open', () => {
    const p = position({ players: 2 }).seat(0, { leader: 'ullr' }).seat(1, { leader: 'dagrun' })
    expect(p.view(null).decks).toEqual({
      runes: 7,
      destinies: 10,
      merchants: 7,
      trolls: 15,
      draugr: 19,
      monsters: 33,
      journeys: 15,
    })
    p.troll('troll-bog').draugr('draugr-king:red', 'draugr-reaver:blue').journey('shore-3', 'journey-lost')
    p.shore('shore-3').journeyOpen = true
    p.at('cleanup')
    expect(p.view(null).enemyDiscard).toEqual(['troll-bog', 'draugr-king:red', 'draugr-reaver:blue'])
    expect(p.view(null).journeyDiscard).toEqual(['journey-lost'])
    expect(p.view(null).decks).toMatchObject({ trolls: 14, draugr: 17, merchants: 6, journeys: 14 })
    const { stalls, leaders, longships } = p.view(null).leftOut
    expect([...stalls, ...p.state.stalls].toSorted()).toEqual(Object.keys(champions.content.stalls).toSorted())
    expect(leaders).toEqual(['asmundr', 'gylfir', 'svanhildr'])
    expect(longships).toEqual(['private-skeid', 'private-drakkar'])
  })
})
