import { describe, expect, test } from 'vitest'
import type { Effect } from '../src/content-file.ts'
import { tinyEpicVikings, withContent } from '../src/index.ts'
import { type Position, position } from './position.ts'

const FAVOR = 'favor-coin-hoard'
const GOLD = 'gold-isle'
/** Of wealth, secrets and nature: strength 4, 5 and 2. */
const [WEALTH, SECRETS, NATURE] = ['ingrid-silverpurse', 'kari-fogsail', 'ivar-stormrider'] as const

function battle(...cards: readonly string[]): Position {
  const p = position().favors([], [])
  cards.forEach((card, seat) => {
    p.seat(seat, { row: [`-${card}`] })
  })
  return p.battle(FAVOR, ...cards.keys())
}

describe('losers', () => {
  test('TV-6.37 TV-19.15 are handled one after the other, clockwise from the starter', () => {
    const p = position().favors([], [])
    p.seat(1, { row: [`-${WEALTH}`] })
      .seat(2, { row: [`-${NATURE}`] })
      .seat(0, { row: [`-${SECRETS}`] })
    p.battle(FAVOR, 1, 2, 0).resolves()
    expect(p.waiting).toEqual({ step: 'boon', seats: [1] })
    expect(p.furies).toEqual([0, 0, 0])
    p.choose(1, { decline: true })
    expect(p.furies).toEqual([1, 0, 0])
    expect(p.waiting).toEqual({ step: 'boon', seats: [2] })
  })

  test('TV-6.38 may take the boon of the god on their card, or decline it', () => {
    const p = battle(SECRETS, NATURE).seat(1, { food: 0 }).resolves()
    expect(p.refused(1, { boon: 'odin' })).toMatchObject({ refused: 'boon-of-another-god', rule: 'TV-6.38' })
    p.choose(1, { boon: 'frigg' })
    expect(p.player(1).food).toBe(2)
    expect(p.told('boon-taken')).toEqual([{ kind: 'boon-taken', side: 1, god: 'frigg' }])
  })

  test('TV-6.39 anger that god by 1, boon or not', () => {
    expect(battle(SECRETS, NATURE).resolves().choose(1, { boon: 'frigg' }).furies).toEqual([0, 0, 1])
    expect(battle(SECRETS, NATURE).resolves().choose(1, { decline: true }).furies).toEqual([0, 0, 1])
  })

  test('TV-6.40 TV-19.31 do the effects of a boon in their order, each or none', () => {
    const p = battle(SECRETS, WEALTH)
      .onTop('tove-bearcloak')
      .seat(1, { hand: [NATURE] })
      .resolves()
    p.choose(1, { boon: 'odin' })
    expect(p.waiting).toEqual({ step: 'effect', seats: [1] })
    p.choose(1, { do: true })
    expect(p.waiting).toEqual({ step: 'discard', seats: [1] })
    p.choose(1, NATURE)
    expect(p.player(1).hand).toEqual(['tove-bearcloak'])
    expect(p.waiting).toEqual({ step: 'gain', seats: [1] })
    p.choose(1, { gain: { steel: 1 } })
    expect(p.player(1).steel).toBe(3)
    const skipped = battle(SECRETS, WEALTH).resolves().choose(1, { boon: 'odin' })
    skipped.choose(1, { decline: true }).choose(1, { decline: true })
    expect(skipped.player(1)).toMatchObject({ hand: [], wood: 2, food: 2, steel: 2 })
    expect(skipped.furies).toEqual([1, 0, 0])
  })

  test('TV-6.41 TV-8.8 control is checked after the boon, with the loser acting', () => {
    const p = battle('tove-bearcloak', SECRETS).settlers(0, GOLD, 2).settlers(1, GOLD, 2).holds(1, GOLD)
    p.gods(['odin', 'wealth'], ['freyja', 'secrets'], ['thor', 'nature']).resolves()
    expect(p.waiting).toEqual({ step: 'boon', seats: [0] })
    p.choose(0, { boon: 'thor' }).choose(0, { [`${GOLD}/1`]: 1 })
    expect(p.islandAt(GOLD).rune).toBe(0)
  })

  test('TV-8.8 TV-6.41 control is not checked between the effects of a boon', () => {
    const p = battle(SECRETS, WEALTH)
      .settlers(1, GOLD, 2)
      .settlers(0, GOLD, 1)
      .holds(0, GOLD)
      .seat(1, { hand: [NATURE] })
    p.resolves().choose(1, { boon: 'odin' }).choose(1, { do: true }).choose(1, NATURE)
    expect(p.waiting.step).toBe('gain')
    expect(p.islandAt(GOLD).rune).toBe(0)
    expect(p.choose(1, { gain: { wood: 1 } }).islandAt(GOLD).rune).toBe(1)
  })

  test('TV-8.17 control is checked also after a boon of which every effect was declined', () => {
    const p = battle(SECRETS, WEALTH).settlers(1, GOLD, 2).settlers(0, GOLD, 1).holds(0, GOLD).resolves()
    p.choose(1, { boon: 'odin' }).choose(1, { decline: true }).choose(1, { decline: true })
    expect(p.islandAt(GOLD).rune).toBe(1)
    const none = battle(SECRETS, WEALTH).settlers(1, GOLD, 2).settlers(0, GOLD, 1).holds(0, GOLD).resolves()
    expect(none.choose(1, { decline: true }).islandAt(GOLD).rune).toBe(0)
  })

  test('TV-5.9 TV-20.20 do not withdraw settlers meanwhile', () => {
    const p = battle(SECRETS, NATURE).settlers(1, GOLD, 1).settlers(0, GOLD, 1)
    p.gods(['odin', 'wealth'], ['thor', 'secrets'], ['freyja', 'nature'])
    p.state.turn.side = 1
    p.resolves()
    expect(p.withdrawable(1)).toEqual([])
    expect(p.refused(1, { aside: GOLD })).toMatchObject({ refused: 'withdraw-not-now', rule: 'TV-20.20' })
    p.choose(1, { boon: 'freyja' })
    expect(p.waiting).toEqual({ step: 'explore', seats: [1] })
    expect(p.withdrawable(1)).toEqual([])
    expect(p.withdrawable(0)).toEqual([])
  })

  test('TV-21.11 choose whose fury falls, never below 0', () => {
    const p = battle(SECRETS, NATURE).gods(['odin', 'wealth'], ['thor', 'secrets'], ['loki', 'nature']).fury(3, 0, 0)
    p.resolves().choose(1, { boon: 'loki' })
    expect(p.waiting).toEqual({ step: 'whichGod', seats: [1] })
    expect(p.offered(1, 'god')).toEqual(['odin', 'thor', 'loki'])
    expect(p.refused(1, { god: 'frigg' })).toMatchObject({ refused: 'god-not-in-play', rule: 'TV-21.11' })
    p.choose(1, { god: 'odin' }).choose(1, { gain: { wood: 1 } })
    expect(p.furies).toEqual([2, 0, 1])
    expect(p.told('fury-changed')).toMatchObject([
      { side: 1, god: 'odin', by: -1, cause: 'loki' },
      { side: 1, god: 'loki', by: 1, cause: 'battle' },
    ])
    const calm = battle(SECRETS, NATURE).gods(['odin', 'wealth'], ['thor', 'secrets'], ['loki', 'nature']).fury(0, 0, 0)
    expect(calm.resolves().choose(1, { boon: 'loki' }).waiting.step).toBe('gain')
  })
})

describe('fury', () => {
  test('TV-6.42 starts at 0 and never falls below it', () => {
    const p = battle(SECRETS, NATURE).gods(['odin', 'wealth'], ['thor', 'secrets'], ['loki', 'nature']).fury(1, 0, 0)
    p.resolves().choose(1, { boon: 'loki' }).choose(1, { god: 'thor' })
    expect(p.furies).toEqual([1, 0, 0])
    expect(p.told('fury-changed')).toEqual([])
  })

  test('TV-6.43 has no upper bound', () => {
    expect(battle(SECRETS, NATURE).fury(0, 0, 25).resolves().choose(1, { decline: true }).furies).toEqual([0, 0, 26])
  })
})

describe('the invaders', () => {
  /** Seat 0 alone, with a card of secrets and strength 5. */
  const alone = (prepare: (p: Position) => Position, card: string = SECRETS): Position => {
    const p = position()
      .favors([], [])
      .seat(0, { row: [`-${card}`] })
      .battle(FAVOR, 0)
    return prepare(p).resolves()
  }

  test('TV-6.17 TV-6.27 meet whoever competes alone: the top card of the deck goes onto their stack', () => {
    const p = alone((q) => q.onTop(NATURE))
    expect(p.state.invaders).toEqual([NATURE])
    expect(p.told('invaders-came')).toEqual([{ kind: 'invaders-came', card: NATURE, strength: 2 }])
  })

  test('TV-6.27 lie on their stack in the order in which they came', () => {
    const p = alone((q) => q.invaders('ulf-whisperer').onTop(NATURE))
    expect(p.state.invaders).toEqual(['ulf-whisperer', NATURE])
  })

  test('TV-6.17 also whoever is alone because others cannot pay', () => {
    const p = battle(SECRETS, 'magnus-skullsplitter').seat(1, { steel: 0 }).onTop(NATURE).resolves()
    expect(p.state.invaders).toEqual([NATURE])
    expect(p.player(0).favors).toEqual([FAVOR])
    expect(p.asks).toEqual([])
  })

  test('TV-6.28 pay no steel', () => {
    expect(alone((q) => q.onTop('magnus-skullsplitter')).told('invaders-came')).toMatchObject([{ strength: 9 }])
  })

  test('TV-6.29 count the cards that lay in their stack before as runes of any kind', () => {
    const p = alone((q) => q.invaders(NATURE, WEALTH).onTop('sindri-tricksmith'))
    expect(p.told('invaders-came')).toMatchObject([{ strength: 2 * 2 }])
  })

  test('TV-6.30 count all cards of their stack as resources', () => {
    const p = alone((q) => q.invaders(NATURE, WEALTH).onTop('halfdan-fullbarn'))
    expect(p.told('invaders-came')).toMatchObject([{ strength: 1 * 3 }])
  })

  test('TV-6.31 have just the base strength of a card without a boost', () => {
    const p = alone((q) => q.invaders(NATURE, WEALTH).onTop('freydis-wolfblood'))
    expect(p.told('invaders-came')).toMatchObject([{ strength: 3 }])
  })

  test('TV-6.32 when stronger, send the card back and leave the boon and the fury of the own god', () => {
    const p = alone((q) => q.onTop('egil-redrage'))
    expect(p.state.favors.above).toEqual([FAVOR])
    expect(p.waiting).toEqual({ step: 'boon', seats: [0] })
    p.choose(0, { decline: true })
    expect(p.furies).toEqual([0, 1, 0])
  })

  test('TV-6.33 when weaker, lose the card and anger their own god; they take no boon', () => {
    const p = alone((q) => q.onTop(NATURE))
    expect(p.player(0).favors).toEqual([FAVOR])
    expect(p.asks).toEqual([])
    expect(p.furies).toEqual([0, 0, 1])
    expect(p.told('fury-changed')).toMatchObject([{ side: null, cause: 'invaders' }])
  })

  test('TV-6.34 at equal strength both gods are angrier, the same one by 2', () => {
    const p = alone((q) => q.onTop('hild-iceheart'))
    expect(p.state.favors.above).toEqual([FAVOR])
    p.choose(0, { decline: true })
    expect(p.furies).toEqual([0, 1, 1])
    const same = alone((q) => q.onTop('kari-fogsail'), 'hild-iceheart').choose(0, { decline: true })
    expect(same.furies).toEqual([0, 1, 1])
    const twice = alone((q) => q.onTop('ingrid-silverpurse'), 'leif-coinbearer').choose(0, { decline: true })
    expect(twice.furies).toEqual([2, 0, 0])
  })

  test('TV-6.35 keep their stack through cleanup', () => {
    const p = alone((q) => q.onTop(NATURE)).run({ step: 'cleanup', args: null })
    expect(p.state.invaders).toEqual([NATURE])
    expect(p.state.vikings.discard).toEqual([SECRETS])
  })

  test('TV-6.36 lose if there is no card for them', () => {
    const p = position()
      .favors([], [])
      .seat(0, { row: [`-${SECRETS}`] })
      .battle(FAVOR, 0)
    p.seat(1, { hand: [...p.state.vikings.cards] }).resolves()
    expect(p.told('invaders-came')).toEqual([{ kind: 'invaders-came', card: null, strength: 0 }])
    expect(p.player(0).favors).toEqual([FAVOR])
    expect(p.furies).toEqual([0, 0, 0])
  })

  test('TV-4.8 come from the shuffled discard pile when the deck is empty', () => {
    const p = position()
      .favors([], [])
      .seat(0, { row: [`-${SECRETS}`] })
      .battle(FAVOR, 0)
      .discarded(NATURE)
    p.seat(1, { hand: [...p.state.vikings.cards] }).resolves()
    expect(p.state.invaders).toEqual([NATURE])
    expect(p.told('deck-reshuffled')).toEqual([{ kind: 'deck-reshuffled', cards: 1 }])
  })
})

describe('boons of a host', () => {
  const boonOf = (boon: readonly Effect[]) => withContent({ game: 'tiny-epic-vikings', gods: [{ id: 'frigg', boon }] })

  test('TV-6.40 every kind of effect can stand in one, and may be left out', () => {
    const game = boonOf([
      { type: 'collect', resources: { wood: 1 }, per: null },
      { type: 'collect', resources: { steel: 1 }, per: null },
    ])
    if (!('id' in game)) throw new Error(JSON.stringify(game))
    const p = position({ game })
      .favors([], [])
      .seat(0, { row: [`-${SECRETS}`] })
      .seat(1, { row: [`-${NATURE}`] })
    p.battle(FAVOR, 0, 1).resolves().choose(1, { boon: 'frigg' })
    p.choose(1, { decline: true }).choose(1, { do: true })
    expect(p.player(1)).toMatchObject({ wood: 2, steel: 3 })
    expect(tinyEpicVikings.content.gods.frigg?.boon).toHaveLength(1)
  })

  test('TV-21.11 TV-6.39 may calm the god itself, before the loss angers it', () => {
    const game = boonOf([{ type: 'fury', delta: -2, target: 'this-god' }])
    if (!('id' in game)) throw new Error(JSON.stringify(game))
    const lost = (fury: number) =>
      position({ game })
        .favors([], [])
        .seat(0, { row: [`-${SECRETS}`] })
        .seat(1, { row: [`-${NATURE}`] })
        .fury(0, 0, fury)
        .battle(FAVOR, 0, 1)
        .resolves()
        .choose(1, { boon: 'frigg' })
    expect(lost(5).furies).toEqual([0, 0, 4])
    expect(lost(1).furies).toEqual([0, 0, 1])
    expect(lost(0).told('fury-changed')).toMatchObject([{ god: 'frigg', by: 1, cause: 'battle' }])
  })
})
