import { guess, quickRandom } from '@longhouse/kernel'
import { checkGuess } from '@longhouse/kernel/testing'
import { describe, expect, test } from 'vitest'
import type { VikingId } from '../src/content-file.ts'
import type { EnemyClanView } from '../src/seen.ts'
import type { EnemyClan, State } from '../src/state.ts'
import { solo } from './solo.ts'

/** The draft is over: the human knows of eight cards of the enemy's deck, of three nothing. */
function drafted() {
  const p = solo('guessing').favors(['favor-coin-hoard'], []).run({ step: 'dealPiles', args: null })
  while (p.asked === 'keep') p.answer(p.offered(0)[0] as VikingId)
  p.state.phase = 'turns'
  return p
}

const guesses = (p: ReturnType<typeof solo>, seat: number | null, n: number): State[] => {
  const random = quickRandom('guesses')
  return Array.from({ length: n }, () => guess(p.game, p.table, seat, random).state)
}

const clanIn = ({ enemy }: State): EnemyClan => enemy as EnemyClan

describe('what is hidden of the enemy', () => {
  test('TV-19.20 is its deck, its face-down card and its favor cards, from everybody', () => {
    const p = drafted()
      .enemy({ favors: ['favor-great-stag'] })
      .icons(['steel', 2])
    const [laid] = p.clan.battles
    for (const seat of [0, null]) {
      const enemy = p.view(seat).enemy as EnemyClanView
      expect(enemy).toMatchObject({ deck: 10, battles: [{ card: null, up: false }], favors: null, favorCount: 1 })
      expect(JSON.stringify({ ...p.view(seat), draft: null })).not.toContain(laid?.card)
    }
  })

  test('TV-12.1 TV-19.20 is shown at the end, but for the deck', () => {
    const p = solo()
      .enemy({ favors: ['favor-great-stag'], deck: ['kari-fogsail'] })
      .run({ step: 'finalScoring', args: null })
    expect(p.view(null).enemy).toMatchObject({ favors: ['favor-great-stag'], deck: 1 })
  })

  test('TV-19.22 its rows, markers and pieces are seen', () => {
    const p = solo().enemy({ leaders: ['kari-fogsail'], battles: ['orm-barterer'], wood: 3 })
    expect(p.view(null).enemy).toMatchObject({
      leaders: ['kari-fogsail'],
      battles: [{ card: 'orm-barterer', up: true, open: false }],
      wood: 3,
      settlers: 12,
    })
  })
})

describe('guesses', () => {
  test('TV-19.29 leave the cards given to the enemy with it, and draw the three of the last pile anew', () => {
    const p = drafted()
    const seen = p.state.draft?.seen[0] as VikingId[]
    expect(seen).toHaveLength(8)
    const unseen = new Set<VikingId>()
    for (const state of guesses(p, 0, 60)) {
      const { deck } = clanIn(state)
      expect(deck).toHaveLength(11)
      expect(seen.every((card) => deck.includes(card))).toBe(true)
      for (const card of deck) if (!seen.includes(card)) unseen.add(card)
    }
    expect(unseen.size).toBeGreaterThan(25)
  })

  test('TV-19.29 a spectator has seen none of them', () => {
    const p = drafted()
    const drawn = new Set(guesses(p, null, 60).flatMap((state) => clanIn(state).deck))
    expect(drawn.size).toBeGreaterThan(40)
  })

  test('TV-19.20 do not tell in which order the deck lies, nor where the three are', () => {
    const p = drafted()
    const seen = p.state.draft?.seen[0] as VikingId[]
    const places = new Set<number>()
    for (const state of guesses(p, 0, 60))
      clanIn(state).deck.forEach((card, at) => {
        if (!seen.includes(card)) places.add(at)
      })
    expect(places.size).toBe(11)
  })

  test('TV-19.20 the face-down card may be any that the enemy was given, and any other', () => {
    const p = drafted().icons(['steel', 2])
    const seen = p.state.draft?.seen[0] as VikingId[]
    const laid = new Set(guesses(p, 0, 300).map((state) => clanIn(state).battles.at(-1)?.card as VikingId))
    expect(seen.every((card) => laid.has(card))).toBe(true)
    expect([...laid].some((card) => !seen.includes(card))).toBe(true)
  })

  test('TV-19.29 what the enemy has played is forgotten: it may not come again', () => {
    const p = drafted()
    const given = p.state.draft?.seen[0]?.[0] as VikingId
    p.clan.deck.splice(p.clan.deck.indexOf(given), 1)
    p.clan.deck.push(given)
    p.run({ step: 'enemyTurn', args: null })
    for (let asked = p.asked; asked !== null; asked = p.asked) p.answer(p.offered(0)[0] as VikingId)
    expect(p.clan.leaders).toEqual([given])
    expect(p.state.draft?.seen[0]).not.toContain(given)
    expect(p.view(0).draft?.seen).toHaveLength(7)
    for (const state of guesses(p, 0, 20)) expect(clanIn(state).deck).not.toContain(given)
  })

  test('TV-19.27 piles not turned up are drawn anew', () => {
    const p = solo('piles').run({ step: 'dealPiles', args: null })
    p.answer(p.offered(0)[0] as VikingId)
    const piled = new Set(guesses(p, 0, 40).flatMap((state) => state.draft?.piles.flat() ?? []))
    expect(piled.size).toBeGreaterThan(30)
    for (const seat of [0, null]) checkGuess(p.game, p.table, seat, quickRandom('pile'))
  })
})
