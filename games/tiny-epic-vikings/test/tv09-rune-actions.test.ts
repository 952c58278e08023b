import { describe, expect, test } from 'vitest'
import type { Effect } from '../src/content-file.ts'
import { type Position, position } from './position.ts'

const GOLD = 'gold-isle'
const FAVOR = 'favor-coin-hoard'
const [GRIM, HAKON, TOVE, INGRID] = [
  'grim-nightwatch',
  'hakon-ringgiver',
  'tove-bearcloak',
  'ingrid-silverpurse',
] as const

const does = (p: Position, effect: Effect): Position => p.acts(0, effect, 'rune')

describe('the requirement', () => {
  test('TV-9.1 counts an island that the leader action gained', () => {
    const p = position()
      .boat(0, 'wolf-sound')
      .seat(0, { hand: ['leif-coinbearer'] })
      .turn(0)
    p.choose(0, { up: 'leif-coinbearer' })
    p.choose(0, { sail: { from: 'wolf-sound', to: 'port-whisper-isle-to-wolf-isle' } })
    p.choose(0, { settle: { settlers: 1, plunder: false } })
    expect(p.islandAt('whisper-isle').rune).toBe(0)
    expect(p.waiting).toEqual({ step: 'effect', seats: [0] })
    const without = position()
      .boat(0, 'wolf-sound')
      .seat(0, { hand: ['leif-coinbearer'] })
      .turn(0)
    expect(without.choose(0, { up: 'leif-coinbearer' }).choose(0, { decline: true }).asks).toEqual([])
  })

  test('TV-9.1 TV-5.8 TV-20.14 needs the runes also after settlers were withdrawn before it', () => {
    const p = position()
      .settlers(0, GOLD, 2)
      .holds(0, GOLD)
      .seat(0, { hand: ['alof-tidereader', GRIM], villages: 1 })
      .turn(0)
    p.choose(0, { up: 'alof-tidereader' }).choose(0, { decline: true })
    p.choose(0, { aside: GOLD })
    expect(p.waiting.step).toBe('effect')
    p.choose(0, { aside: GOLD })
    expect(p.islandAt(GOLD).rune).toBe(null)
    expect(p.waiting.step).toBe('sacrifice')
    expect(p.refused(0, { do: true })).toMatchObject({ refused: 'no-action-due', rule: 'TV-20.14' })
  })

  test('TV-9.2 TV-20.14 TV-21.14 must be met in every kind at once', () => {
    const yrsa = (row: string[]) =>
      position()
        .temple(0, GOLD)
        .seat(0, { hand: ['yrsa-pillarsetter'], row, wood: 0 })
        .turn(0)
        .choose(0, { up: 'yrsa-pillarsetter' })
    expect(yrsa([GRIM]).asks).toEqual([])
    expect(yrsa([TOVE]).asks).toEqual([])
    expect(yrsa([GRIM, TOVE]).waiting.step).toBe('moveTemple')
  })

  test('TV-9.3 main actions work as leader actions do', () => {
    const p = does(position().boat(0, 'wolf-sound').seat(0, { food: 7 }), { type: 'sail', value: 2 })
    p.choose(0, { sail: { from: 'wolf-sound', to: 'port-gold-isle-to-wolf-isle' } })
    p.choose(0, { settle: { settlers: 2, plunder: false } })
    expect(p.islandAt(GOLD)).toEqual({ rune: 0, settlers: { 0: 2 }, temples: {} })
  })

  test('TV-19.10 a rune action may be declined', () => {
    const p = does(position(), { type: 'collect', resources: { wood: 2 }, per: null }).choose(0, { decline: true })
    expect(p.player(0).wood).toBe(2)
    expect(p.told('action-declined')).toHaveLength(1)
  })
})

describe('exploring with a temple', () => {
  const MOVE: Effect = { type: 'explore-temple', value: 1 }

  test('TV-9.4 TV-21.5 moves one own temple to an adjacent island, where it is land forces', () => {
    const p = does(position().temple(0, 'wolf-isle'), MOVE)
    expect(p.offered(0, 'move')).toEqual([
      { from: 'wolf-isle', to: GOLD },
      { from: 'wolf-isle', to: 'whisper-isle' },
    ])
    p.choose(0, { move: { from: 'wolf-isle', to: GOLD } })
    expect(p.islandAt('wolf-isle').temples).toEqual({})
    expect(p.islandAt(GOLD)).toEqual({ rune: 0, settlers: {}, temples: { 0: 1 } })
  })

  test('TV-9.4 TV-20.25 TV-20.26 not beside another own temple, not far away, and only where one stands', () => {
    const p = does(position().temple(0, 'wolf-isle', GOLD).temple(1, 'whisper-isle'), MOVE)
    const refusal = (from: string, to: string) => p.refused(0, { move: { from, to } })
    expect(refusal('wolf-isle', GOLD)).toMatchObject({ refused: 'own-temple-there', rule: 'TV-20.25' })
    expect(refusal('wolf-isle', 'silver-isle')).toMatchObject({ refused: 'not-adjacent', rule: 'TV-20.25' })
    expect(refusal('whisper-isle', 'silver-isle')).toMatchObject({ refused: 'no-own-temple-there', rule: 'TV-20.26' })
    expect(p.offered(0, 'move')).toContainEqual({ from: 'wolf-isle', to: 'whisper-isle' })
  })

  test('TV-9.4 is not asked without a temple', () => {
    expect(does(position(), MOVE).asks).toEqual([])
  })
})

describe('smiting', () => {
  test('TV-9.5 TV-21.6 takes up to its value of opponents settlers from any islands', () => {
    const p = does(position().settlers(1, GOLD, 2).settlers(2, 'wolf-isle', 1), { type: 'smite', value: 2 })
    p.choose(0, { [`${GOLD}/1`]: 1, 'wolf-isle/2': 1 })
    expect(p.islandAt(GOLD).settlers).toEqual({ 1: 1 })
    expect(p.islandAt('wolf-isle').settlers).toEqual({})
    expect(p.player(1).settlers).toBe(5)
    expect(p.told('smote')).toEqual([
      {
        kind: 'smote',
        side: 0,
        losses: [
          { side: 1, island: GOLD, settlers: 1 },
          { side: 2, island: 'wolf-isle', settlers: 1 },
        ],
      },
    ])
    const both = does(position().settlers(1, GOLD, 2), { type: 'smite', value: 2 }).choose(0, { [`${GOLD}/1`]: 2 })
    expect(both.islandAt(GOLD).settlers).toEqual({})
  })

  test('TV-9.14 needs no majority and no own piece there', () => {
    const p = does(position().settlers(1, GOLD, 5), { type: 'smite', value: 1 }).choose(0, { [`${GOLD}/1`]: 1 })
    expect(p.islandAt(GOLD).settlers).toEqual({ 1: 4 })
  })

  test('TV-20.15 TV-20.26 not own settlers, none that are not there, no more than its value', () => {
    const p = does(position().settlers(1, GOLD, 3).settlers(0, GOLD, 1), { type: 'smite', value: 2 })
    expect(p.refused(0, { [`${GOLD}/0`]: 1 })).toMatchObject({ refused: 'own-settlers', rule: 'TV-20.15' })
    expect(p.refused(0, { 'wolf-isle/1': 1 })).toMatchObject({ refused: 'no-settlers-there', rule: 'TV-20.15' })
    expect(p.refused(0, { [`${GOLD}/1`]: 3 })).toMatchObject({ refused: 'too-many-settlers', rule: 'TV-20.26' })
    p.choose(0, {})
    expect(p.told('action-declined')).toHaveLength(1)
  })

  test('TV-9.5 is not asked where there is nobody to smite', () => {
    expect(does(position().settlers(0, GOLD, 1), { type: 'smite', value: 1 }).asks).toEqual([])
  })
})

describe('drawing and replacing', () => {
  const DRAW: Effect = { type: 'draw-replace', value: 1 }

  test('TV-9.6 TV-19.11 TV-21.7 draws a card, then one of the hand must be discarded face up', () => {
    const p = does(
      position()
        .seat(0, { hand: [GRIM] })
        .onTop(TOVE),
      DRAW,
    ).choose(0, { do: true })
    expect(p.player(0).hand).toEqual([GRIM, TOVE])
    expect(p.refused(0, { decline: true })).toMatchObject({ refused: 'must-decide', rule: 'TV-20.23' })
    expect(p.refused(0, INGRID)).toMatchObject({ refused: 'card-not-in-hand', rule: 'TV-20.2' })
    p.choose(0, GRIM)
    expect(p.player(0).hand).toEqual([TOVE])
    expect(p.state.vikings.discard).toEqual([GRIM])
    expect(p.view(1).vikings.discard).toEqual([GRIM])
  })

  test('TV-9.6 the drawn card may be the one discarded, and only its owner saw it', () => {
    const p = does(
      position()
        .seat(0, { hand: [GRIM] })
        .onTop(TOVE),
      DRAW,
    ).choose(0, { do: true })
    expect(p.heardBy(1)).toContainEqual({ kind: 'card-drawn', side: 0, card: null })
    expect(p.heardBy(0)).toContainEqual({ kind: 'card-drawn', side: 0, card: TOVE })
    expect(p.choose(0, TOVE).player(0).hand).toEqual([GRIM])
  })

  test('TV-9.7 does nothing with nothing to draw', () => {
    const p = position()
    p.seat(1, { hand: [...p.state.vikings.cards] })
    expect(does(p, DRAW).asks).toEqual([])
  })

  test('TV-4.8 draws from the shuffled discard pile when the deck is empty', () => {
    const p = position().discarded(TOVE)
    p.seat(1, { hand: [...p.state.vikings.cards] }).seat(0, { hand: [] })
    does(p, DRAW).choose(0, { do: true })
    expect(p.told('card-drawn')).toEqual([{ kind: 'card-drawn', side: 0, card: TOVE }])
  })
})

describe('entering a battle', () => {
  const entering = () =>
    position()
      .favors([FAVOR], [])
      .boat(0, 'wolf-sound')
      .seat(0, { hand: [HAKON], row: [INGRID] })
      .turn(0)

  test('TV-9.8 TV-21.8 turns the card face down and starts a battle', () => {
    const p = entering().choose(0, { up: HAKON }).choose(0, { decline: true }).choose(0, { do: true })
    expect(p.state.battle).toMatchObject({ starter: 0, fighters: [0], favor: FAVOR })
    expect(p.player(0).row.at(-1)).toEqual({ card: HAKON, up: false, open: true })
  })

  test('TV-9.8 joins an open one without choosing a favor card', () => {
    const p = entering()
      .seat(1, { row: [`-${TOVE}`] })
      .battle(FAVOR, 1)
    p.choose(0, { up: HAKON }).choose(0, { decline: true }).choose(0, { do: true })
    expect(p.state.battle).toMatchObject({ starter: 1, fighters: [1, 0] })
    expect(p.asks).toEqual([])
  })

  test('TV-9.9 TV-19.24 the card stays known to all', () => {
    const p = entering().choose(0, { up: HAKON }).choose(0, { decline: true }).choose(0, { do: true })
    for (const viewer of [0, 1, null]) expect(p.view(viewer).players[0]?.row.at(-1)?.card).toBe(HAKON)
  })

  test('TV-9.13 TV-20.24 is not possible without an open battle and favor cards', () => {
    const p = position()
      .favors([], [])
      .boat(0, 'wolf-sound')
      .seat(0, { hand: [HAKON], row: [INGRID] })
      .turn(0)
    p.choose(0, { decline: true })
    expect(p.asks).toEqual([])
    expect(p.player(0).row.at(-1)?.up).toBe(true)
  })

  test('TV-6.9 a battle entered in the last turn is resolved at its end', () => {
    const p = position()
      .favors([FAVOR], [])
      .boat(0, 'wolf-sound')
      .seat(0, { hand: [HAKON], row: [INGRID], steel: 3 })
    p.onTop(TOVE).turnsFrom(0).choose(0, { up: HAKON }).choose(0, { decline: true }).choose(0, { do: true })
    expect(p.told('battle-ended')).toMatchObject([{ winner: 0, favor: FAVOR }])
  })
})

describe('collecting', () => {
  test('TV-9.10 TV-21.9 brings what it lists, as often as its counter says', () => {
    const p = does(position().holds(0, GOLD, 'silver-isle'), {
      type: 'collect',
      resources: { wood: 1, food: 2 },
      per: { kind: 'rune', rune: 'wealth' },
    })
    p.choose(0, { do: true })
    expect(p.player(0)).toMatchObject({ wood: 4, food: 6, steel: 2 })
    expect(p.told('action-begun')).toMatchObject([{ side: 0, effect: { type: 'collect' } }])
  })

  test('TV-9.10 what is of choice is chosen, in full', () => {
    const p = does(position(), { type: 'collect', resources: { any: 2, steel: 1 }, per: null })
    expect(p.refused(0, { gain: { wood: 1 } })).toMatchObject({ refused: 'not-the-amount', rule: 'TV-20.12' })
    p.choose(0, { gain: { wood: 1, steel: 1 } })
    expect(p.player(0)).toMatchObject({ wood: 3, food: 2, steel: 4 })
  })

  test('TV-9.10 is not asked where it would bring nothing', () => {
    const per = { kind: 'rune', rune: 'wealth' } as const
    expect(does(position(), { type: 'collect', resources: { food: 1 }, per }).asks).toEqual([])
    expect(does(position(), { type: 'collect', resources: { any: 1 }, per }).asks).toEqual([])
    expect(does(position().seat(0, { wood: 7 }), { type: 'collect', resources: { wood: 1 }, per: null }).asks).toEqual(
      [],
    )
  })
})

describe('exchanging', () => {
  test('TV-9.11 TV-21.10 trades any number of one resource for as many of another, once', () => {
    const p = does(position().seat(0, { wood: 5 }), { type: 'exchange' })
    p.choose(0, { exchange: { give: 'wood', take: 'steel', number: 3 } })
    expect(p.player(0)).toMatchObject({ wood: 2, food: 2, steel: 5 })
    expect(p.asks).toEqual([])
  })

  test('TV-9.12 TV-1.7 TV-20.16 not the same, not more than is held, not above 7', () => {
    const p = does(position().seat(0, { wood: 5, steel: 6 }), { type: 'exchange' })
    const refusal = (give: string, take: string, number: number) => p.refused(0, { exchange: { give, take, number } })
    expect(refusal('wood', 'wood', 1)).toMatchObject({ refused: 'same-resource', rule: 'TV-20.16' })
    expect(refusal('wood', 'food', 6)).toMatchObject({ refused: 'cannot-afford', rule: 'TV-20.16' })
    expect(refusal('wood', 'steel', 2)).toMatchObject({ refused: 'no-room', rule: 'TV-20.16' })
    expect(p.offered(0, 'exchange')).toContainEqual({ give: 'wood', take: 'steel', number: 1 })
  })
})
