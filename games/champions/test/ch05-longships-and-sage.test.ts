import { describe, expect, test } from 'vitest'
import { position } from './position.ts'

describe('the Shipwright', () => {
  test('CH-5.16 sells one of the longships on offer for its price', () => {
    const p = position().seat(0, { wood: 5, coin: 5 }).place(0, 'shipwright')
    p.choose(0, 'private-snekkja')
    expect(p.player(0)).toMatchObject({ wood: 2, coin: 4, longship: 'private-snekkja' })
    expect(p.state.longshipsOnOffer).toEqual(['private-karvi'])
  })

  test('CH-5.16 a longship that cannot be paid is not for sale', () => {
    const p = position().seat(0, { wood: 2, coin: 5 }).place(0, 'shipwright')
    expect(p.player(0)).toMatchObject({ wood: 0, coin: 4, longship: 'private-karvi' })
    const poor = position().seat(0, { wood: 1, coin: 9 })
    expect(poor.refused(0, { place: 'shipwright' })).toMatchObject({ refused: 'cannot-pay' })
  })

  test('CH-5.16 nobody builds a second one in the whole game', () => {
    const p = position().seat(0, { wood: 9, coin: 9 }).place(0, 'shipwright').choose(0, 'private-karvi')
    p.at('cleanup')
    expect(p.refused(0, { place: 'shipwright' })).toMatchObject({ refused: 'longship-owned', rule: 'CH-5.16' })
  })

  test('CH-5.17 a longship built may put to sea in the same round', () => {
    const p = position().seat(0, { wood: 2, coin: 1 }).place(0, 'shipwright').place(1, 'beg')
    p.place(0, 'own-longship').choose(0, 'shore-3')
    expect(p.shore('shore-3').ship).toMatchObject({ longship: 'private-karvi', seat: 0 })
  })

  test('CH-5.35 every longship still on offer may be chosen, whatever its mark', () => {
    const p = position({ players: 4 }).seat(0, { wood: 9, coin: 9 }).place(0, 'shipwright')
    expect(p.ask(0)?.form).toEqual({
      kind: 'one',
      of: ['private-karvi', 'private-snekkja', 'private-skeid', 'private-drakkar'],
    })
    p.choose(0, 'private-drakkar')
    expect(p.player(0).longship).toBe('private-drakkar')
  })
})

describe('longships', () => {
  test('CH-5.21 the small public longship is free and carries 5', () => {
    const p = position().seat(0, { coin: 0, warriors: 'SSSS', food: 4 })
    p.place(0, 'public-small').choose(0, 'shore-2')
    expect(p.shore('shore-2').ship).toMatchObject({ longship: 'public-small', seat: 0 })
    expect(p.player(0).coin).toBe(0)
    p.at('assigning')
    expect(p.refused(0, { 'shore-2': { swordsman: 4, food: 2 } })).toMatchObject({ facts: { holds: 5, total: 6 } })
    p.choose(0, { 'shore-2': { swordsman: 4, food: 1 } })
  })

  test('CH-5.22 the large public longship costs a coin and carries 10', () => {
    const poor = position().seat(0, { coin: 0 })
    expect(poor.refused(0, { place: 'public-large' })).toMatchObject({ refused: 'cannot-pay' })
    const p = position().seat(0, { coin: 3, warriors: 'SSSSS', food: 9 })
    p.place(0, 'public-large').choose(0, 'shore-2')
    expect(p.player(0).coin).toBe(2)
    p.at('assigning')
    expect(p.refused(0, { 'shore-2': { swordsman: 5, food: 6 } })).toMatchObject({ facts: { holds: 10, total: 11 } })
    p.choose(0, { 'shore-2': { swordsman: 5, food: 5 } })
  })

  test('CH-5.23 a private longship sails for its owner alone, free, once a round', () => {
    const p = position().seat(0, { longship: 'private-karvi', coin: 0, wood: 0 })
    p.place(0, 'own-longship').choose(0, 'shore-2')
    expect(p.shore('shore-2').ship).toMatchObject({ longship: 'private-karvi', seat: 0 })
    expect(p.player(0)).toMatchObject({ coin: 0, wood: 0, workers: 3 })
    expect(p.refused(1, { place: 'own-longship' })).toMatchObject({ refused: 'no-longship-owned', rule: 'CH-5.23' })
    p.place(1, 'beg')
    expect(p.refused(0, { place: 'own-longship' })).toMatchObject({ refused: 'longship-at-sea', rule: 'CH-5.23' })
    p.at('cleanup').place(0, 'own-longship')
  })

  test('CH-5.24 its player chooses the port of an open shore, where it stays until cleanup', () => {
    const p = position().place(0, 'public-small')
    expect(p.waiting).toEqual({ step: 'choosePort', seats: [0] })
    expect(p.ask(0)?.form).toEqual({ kind: 'one', of: ['shore-2', 'shore-3', 'shore-4'] })
    p.refused(0, 'shore-1')
    p.choose(0, 'shore-4').place(1, 'public-large').choose(1, 'shore-2')
    p.seat(0, { food: 1 }).at('assigning')
    expect(p.shore('shore-4').ship).toMatchObject({ longship: 'public-small', seat: 0 })
    p.choose(0, {}).choose(1, {})
    expect(p.told('journey-revealed').map(({ shore }) => shore)).toEqual(['shore-2', 'shore-4'])
    expect(p.state.round).toBe(2)
    expect(p.state.shores.map(({ ship }) => ship)).toEqual([null, null, null])
    expect(p.state.workers).toMatchObject({ 'public-small': null, 'public-large': null })
  })

  test('CH-5.25 a taken port is closed to all, also to its own player', () => {
    const p = position().seat(0, { coin: 1, longship: 'private-karvi' }).ship(0, 'private-karvi', 'shore-3')
    p.place(0, 'public-small')
    expect(p.refused(0, 'shore-3')).toMatchObject({ refused: 'port-taken', rule: 'CH-5.25' })
    p.choose(0, 'shore-2').place(1, 'public-large')
    // The last free port is taken without a question.
    expect(p.shore('shore-4').ship).toMatchObject({ longship: 'public-large', seat: 1 })
  })

  test('CH-5.26 without a free port no longship is launched', () => {
    const p = position().seat(0, { longship: 'private-karvi' }).ship(1, 'private-snekkja', 'shore-2')
    p.ship(1, 'public-large', 'shore-3')
    p.place(0, 'public-small').place(1, 'beg')
    expect(p.shore('shore-4').ship).toMatchObject({ longship: 'public-small' })
    expect(p.refused(0, { place: 'own-longship' })).toMatchObject({ refused: 'no-free-port', rule: 'CH-5.26' })
  })

  test('CH-5.27 one player may launch several longships, each with a worker, to different shores', () => {
    const p = position().seat(0, { coin: 1, longship: 'private-karvi' }).seat(1, { workers: 0 })
    p.place(0, 'public-small').choose(0, 'shore-4')
    p.place(0, 'public-large').choose(0, 'shore-2')
    p.place(0, 'own-longship')
    expect(p.state.shores.map(({ ship }) => [ship?.longship, ship?.seat])).toEqual([
      ['public-large', 0],
      ['private-karvi', 0],
      ['public-small', 0],
    ])
    expect(p.player(0).workers).toBe(1)
  })

  test('CH-5.34 a longship may put to sea with nothing to load, if only to block a port', () => {
    const p = position().seat(0, { warriors: '', food: 0 }).place(0, 'public-small').choose(0, 'shore-3')
    expect(p.shore('shore-3').ship).toMatchObject({ seat: 0 })
    p.place(1, 'public-large')
    expect(p.refused(1, 'shore-3')).toMatchObject({ refused: 'port-taken' })
  })
})

describe("the Sage's House", () => {
  const dagrun = () => position().seat(0, { leader: 'dagrun' }).seat(1, { leader: 'ullr' })
  const THREE = ['destiny-favored', 'destiny-provider', 'destiny-rune-lore'] as const
  const FOUR = [...THREE, 'destiny-woodpile'] as const

  test('CH-5.15 shows one face-down journey of choice in secret, and then gives a destiny', () => {
    const p = position().journey('shore-3', 'journey-storm').onTop('destinyDeck', 'destiny-favored')
    const held = p.player(0).destinies.slice()
    p.place(0, 'sages-house')
    expect(p.ask(0)?.form).toEqual({ kind: 'one', of: ['shore-2', 'shore-3', 'shore-4'] })
    p.choose(0, 'shore-3')
    expect(p.view(0).shores.map(({ journey }) => journey)).toEqual([null, 'journey-storm', null])
    expect(p.view(1).shores.map(({ journey }) => journey)).toEqual([null, null, null])
    expect(p.player(0).destinies).toEqual([...held, 'destiny-favored'])
    expect(p.view(1).players[0]).toMatchObject({ destinies: null, destinyCount: 2 })
  })

  test('CH-5.28 the peek cannot be left out', () => {
    const p = position().place(0, 'sages-house')
    expect(p.waiting).toEqual({ step: 'peek', seats: [0] })
    for (const choice of [null, {}, { pass: true }]) p.refused(0, choice)
    expect(p.player(0).destinies).toHaveLength(1)
  })

  test('CH-5.29 with an empty destiny deck only the peek happens', () => {
    const p = position().destinyDeck()
    const held = p.player(0).destinies.slice()
    p.place(0, 'sages-house').choose(0, 'shore-2')
    expect(p.shore('shore-2').knownTo).toEqual([0])
    expect(p.player(0).destinies).toEqual(held)
    expect(p.waiting).toEqual({ step: 'placeWorker', seats: [1] })
  })

  test('CH-5.29 with too few destinies in the deck, what is there is drawn', () => {
    const p = dagrun()
      .seat(0, { runes: ['rune-true-vision'] })
      .destinyDeck(...THREE)
    p.place(0, 'sages-house').choose(0, 'shore-2').choose(0, { use: true })
    expect(p.ask(0)?.form).toEqual({ kind: 'one', of: [...THREE] })
    p.choose(0, 'destiny-favored').choose(0, ['destiny-rune-lore', 'destiny-provider'])
    expect(p.state.destinyDeck).toEqual(['destiny-provider', 'destiny-rune-lore'])
  })

  test('CH-5.30 destinies not kept go under the deck, unseen, in an order of choice', () => {
    const p = dagrun()
      .seat(0, { runes: ['rune-true-vision'] })
      .onTop('destinyDeck', ...FOUR)
    const above = p.state.destinyDeck.slice(0, -4)
    p.place(0, 'sages-house').choose(0, 'shore-2').choose(0, { use: true }).choose(0, 'destiny-woodpile')
    expect(p.waiting).toEqual({ step: 'buryDestinies', seats: [0] })
    const [first, second, last] = ['destiny-rune-lore', 'destiny-favored', 'destiny-provider'] as const
    p.choose(0, [first, second, last])
    expect(p.state.destinyDeck).toEqual([last, second, first, ...above])
    expect(p.view(1)).toMatchObject({ buried: [], sage: null })
    expect(p.view(0).buried.map(({ card }) => card)).toEqual([last, second, first])
  })

  test('CH-5.30 CH-17.5 everybody hears how many destinies went under the deck, only who put them there which', () => {
    const p = dagrun().onTop('destinyDeck', 'destiny-favored', 'destiny-woodpile')
    p.place(0, 'sages-house').choose(0, 'shore-2').choose(0, 'destiny-favored')
    const buried = { kind: 'destinies-buried', seat: 0, count: 1 } as const
    expect(p.heardBy(0)).toContainEqual({ ...buried, cards: ['destiny-woodpile'] })
    for (const other of [1, null]) expect(p.heardBy(other)).toContainEqual({ ...buried, cards: null })
  })

  test('CH-5.30 nothing is told where every drawn destiny was kept', () => {
    const p = position().onTop('destinyDeck', 'destiny-favored').place(0, 'sages-house').choose(0, 'shore-2')
    expect(p.told('destiny-kept')).toHaveLength(1)
    expect(p.told('destinies-buried')).toEqual([])
  })

  test('CH-5.36 the journey has been seen when the destiny is chosen', () => {
    const p = dagrun().journey('shore-2', 'journey-lost').place(0, 'sages-house').choose(0, 'shore-2')
    expect(p.waiting).toEqual({ step: 'keepDestiny', seats: [0] })
    expect(p.view(0).shores[0]?.journey).toBe('journey-lost')
    expect(p.events.map(({ kind }) => kind)).toEqual(['worker-placed', 'journey-peeked', 'destinies-drawn'])
  })
})
