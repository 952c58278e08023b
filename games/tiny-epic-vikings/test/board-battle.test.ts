import { type Ask, apply, asksOf, isRefusal, openTable, quickRandom, seatViewOf } from '@longhouse/kernel'
import { randomMove } from '@longhouse/kernel/testing'
import { describe, expect, test } from 'vitest'
import { sumOf } from '../board/battle/battle-sum.ts'
import { latestFought, outcomeOf } from '../board/battle/fought.ts'
import { canPay, strengthWith, strongest, unseenVikings } from '../board/battle/prospects.ts'
import { invaderStrength } from '../src/battles.ts'
import type { Viking } from '../src/content-file.ts'
import { tinyEpicVikings } from '../src/index.ts'
import type { Position } from './position.ts'
import { position } from './position.ts'
import { solo } from './solo.ts'

const { content } = tinyEpicVikings
const FAVOR = 'favor-great-stag'
const vikingOf = (card: string): Viking => content.vikings[card] as Viking

describe('what a side could bring to a battle', () => {
  test('TV-6.13 counts the steel that is left, and the rune of the card itself', () => {
    const p = position().seat(0, { steel: 4, row: ['gunnar-goldhand', '-hrafn-bloodbeak'] })
    expect(strengthWith(p.t, 0, 'hrafn-bloodbeak')).toBe(2 + 3)
    expect(strengthWith(p.t, 0, 'torvald-openhand')).toBe(2 + 2)
    const fought = p
      .seat(1, { row: ['-aud-snowtracker'] })
      .battle(FAVOR, 0, 1)
      .resolves()
    expect(fought.told('strength-counted')[0]).toMatchObject({ side: 0, strength: 2 + 3 })
  })

  test('TV-17.2 TV-17.18 counts the markers and the bonus of the enemy', () => {
    const p = solo().enemysBattle(FAVOR, 'halfdan-fullbarn', 3).enemy({ food: 2 })
    expect(strengthWith(p.t, 'enemy', 'halfdan-fullbarn')).toBe(2 + 3)
    expect(canPay(p.t, 'enemy', 'magnus-skullsplitter')).toBe(true)
  })

  test('TV-6.11 leaves out what it cannot pay for', () => {
    const p = position().seat(0, { steel: 2 })
    const cards = ['magnus-skullsplitter', 'egil-redrage', 'gunnar-goldhand']
    expect(strongest(p.t, 0, cards)).toEqual({ card: 'egil-redrage', strength: 8 })
    expect(strongest(p.seat(0, { steel: 0 }).t, 0, ['egil-redrage'])).toBeNull()
  })

  test('TV-6.29 TV-6.30 the next invader counts the stack', () => {
    const p = position().invaders('ulf-whisperer', 'kari-fogsail')
    expect(invaderStrength(p.t, 'sindri-tricksmith', 3)).toBe(2 * 2)
    expect(invaderStrength(p.t, 'halfdan-fullbarn', 3)).toBe(1 * 3)
  })

  test.each([1, 2, 3, 4])('is taken from all cards that may lie there and no other, with %i players', (players) => {
    const table = openTable(tinyEpicVikings, { players, seed: 'unseen' })
    if (isRefusal(table)) throw new Error(table.refused)
    const random = quickRandom('unseen')
    for (let asks: readonly Ask[] = asksOf(tinyEpicVikings, table); asks.length > 0; ) {
      const { state } = table
      const { view } = seatViewOf(tinyEpicVikings, table, 0)
      const unseen = unseenVikings({ openContext: { state: view, content, players }, view })
      const hidden = state.players
        .slice(1)
        .flatMap(({ hand, row }) => [...hand, ...row.filter(({ up, open }) => !up && !open).map(({ card }) => card)])
      const enemys = state.enemy?.kind === 'clan' ? state.enemy.deck : []
      expect([...hidden, ...enemys, ...state.vikings.cards].filter((card) => !unseen.includes(card))).toEqual([])
      const shown = state.players.flatMap(({ row }) => row.filter(({ up }) => up).map(({ card }) => card))
      const own = state.players[0]?.hand ?? []
      expect([...shown, ...own, ...state.vikings.discard].filter((card) => unseen.includes(card))).toEqual([])
      const { seat, choice } = randomMove(asks, random)
      asks = apply(tinyEpicVikings, table, seat, choice)
    }
  })
})

describe('a battle that was fought', () => {
  const fought = (p: Position) => latestFought(p.resolves().events)
  const two = (first: string, second: string) =>
    position()
      .seat(0, { steel: 1, row: [first] })
      .seat(1, { steel: 1, row: [second] })
      .battle(FAVOR, 0, 1)
  const alone = (card: string, invader: string) =>
    position()
      .seat(0, { row: [card] })
      .battle(FAVOR, 0)
      .onTop(invader)

  test('is read from what was told of it: who paid, counted and won', () => {
    const p = position()
      .seat(0, { steel: 1, row: ['-rolf-seabear'] })
      .seat(1, { steel: 1, row: ['-egil-redrage'] })
      .seat(2, { row: ['-aud-snowtracker'] })
      .battle(FAVOR, 0, 1, 2)
    expect(fought(p)).toMatchObject({
      fighters: [
        { side: 0, card: 'rolf-seabear', steel: { cost: 1, paid: true }, strength: 6, bonus: 0 },
        { side: 1, card: 'egil-redrage', steel: { cost: 2, paid: false }, strength: null },
        { side: 2, card: 'aud-snowtracker', steel: null, strength: 2 },
      ],
      invaders: null,
      ended: { winner: 0, favor: FAVOR },
      fresh: true,
    })
  })

  test('is over with the era, and has passed when something else happens', () => {
    const { events } = two('-rolf-seabear', '-aud-snowtracker').resolves()
    expect(latestFought([...events, { kind: 'boon-taken', side: 1, god: 'odin' }])).toMatchObject({ fresh: false })
    expect(latestFought([...events, { kind: 'era-began', era: 2, first: 0 }])).toBeNull()
    expect(latestFought([])).toBeNull()
  })

  test.each([
    ['TV-6.18 strongest', two('-rolf-seabear', '-aud-snowtracker'), 'strongest'],
    ['TV-6.19 shared', two('-ketil-oakhewer', '-ulf-whisperer'), 'shared'],
    ['TV-6.16 nobody', two('-magnus-skullsplitter', '-egil-redrage'), 'nobodyCompetes'],
    ['TV-6.33 beaten invaders', alone('-kari-fogsail', 'aud-snowtracker'), 'beatsInvaders'],
    ['TV-6.32 stronger invaders', alone('-aud-snowtracker', 'kari-fogsail'), 'invadersWin'],
    ['TV-6.34 equal invaders', alone('-ketil-oakhewer', 'ulf-whisperer'), 'invadersEqual'],
  ])('says by which rule it ended: %s', (_, p, outcome) => {
    const read = fought(p)
    expect(read && outcomeOf(read)).toBe(outcome)
  })

  test('TV-6.14 TV-17.18 adds up what it counted', () => {
    expect(sumOf(vikingOf('gunnar-goldhand'), 3, 0)).toEqual({ count: 0, sum: '3' })
    expect(sumOf(vikingOf('hrafn-bloodbeak'), 5, 0)).toEqual({ count: 3, sum: '2 + 3 = 5' })
    expect(sumOf(vikingOf('sindri-tricksmith'), 6, 0)).toEqual({ count: 3, sum: '2 × 3 = 6' })
    expect(sumOf(vikingOf('gunnar-goldhand'), 5, 2)).toEqual({ count: 0, sum: '3 + 2 = 5' })
  })
})
