import { type Frame, quickRandom, stageOf } from '@longhouse/kernel'
import { describe, expect, test } from 'vitest'
import { guessState } from '../src/guess.ts'
import { campaign } from './campaign-table.ts'
import { setUp } from './set-up.ts'

const letters = (letter: string): string[] => [1, 2, 3, 4, 5].map((n) => `scenario-${n}${letter}`)

describe('a campaign', () => {
  test('RN-28.1 RN-5.1 is five games in order, without the Nemesis or with it', () => {
    expect(campaign().state.sheet).toMatchObject({ games: letters('a'), campaign: { id: 'destroyers' } })
    expect(campaign({ play: 'conquerors' }).state.sheet.games).toEqual(letters('b'))
    const p = campaign().after({ vp: [20, 10] })
    expect(p.until('keepCards').field.scenario).toBe('scenario-2a')
  })

  test('RN-28.1 RN-5.1 or any five, the lowest number first', () => {
    const scenarios = ['scenario-4b', 'scenario-1b', 'scenario-1a', 'scenario-4a', 'scenario-2b']
    const { sheet } = campaign({ play: 'mixed', options: { scenarios } }).state
    expect(sheet.games).toEqual(['scenario-1a', 'scenario-1b', 'scenario-2b', 'scenario-4a', 'scenario-4b'])
    expect(sheet.campaign?.id).toBe('mixed')
    for (const wrong of [scenarios.slice(1), [...scenarios.slice(1), 'scenario-1a'], [...scenarios, 'scenario-3a']])
      expect(() => campaign({ play: 'mixed', options: { scenarios: wrong } })).toThrow('bad-option')
  })

  test('RN-26.1 RN-28.1 stands at an Event of its game, and between two games at none', () => {
    const p = campaign({ players: 3 }).until('tactics')
    const stage = () => stageOf(p.game, p.table)
    expect(stage()).toEqual({ round: 1, phase: 'tactics' })
    expect(p.end().until('rest') && stage()).toEqual({ round: 0, phase: 'rest' })
    expect(p.rested().until('tactics') && stage()).toEqual({ round: 1, phase: 'tactics' })
  })

  test('RN-28.1 a single game has no campaign', () => {
    expect(setUp().state.sheet).not.toHaveProperty('campaign')
  })

  test('RN-30.21 all of it is open, but the decks', () => {
    const p = campaign().after({ vp: [20, 10] })
    for (const seat of [0, 1, null]) {
      const { sheet } = p.view(seat)
      expect(sheet.campaign).toEqual(p.campaign)
      expect(sheet).not.toHaveProperty('treasureDeck')
      expect(sheet).not.toHaveProperty('artifactDeck')
    }
  })
})

describe('the story', () => {
  /** A game of a campaign in which these frames run in the first turn. */
  function told(scenario: string, frames: (p: ReturnType<typeof campaign>) => readonly Frame[]) {
    const scenarios = [...new Set([scenario, ...letters('a')])].slice(0, 5)
    const p = campaign({ play: 'mixed', options: { scenarios } })
    while (p.state.sheet.games[p.state.sheet.at] !== scenario) p.after({ vp: [20, 10] })
    p.until('playCard')
    p.table.stack.push(...frames(p).toReversed())
    p.resume()
    return { p, story: p.campaign.story }
  }

  test('RN-28.34 tells who fell where and by whom, and is kept with the game', () => {
    const falls = (p: ReturnType<typeof campaign>) => ({ hero: p.team(1)[0], by: p.team(0)[0] })
    const { p } = told('scenario-1a', (at) => [
      { step: 'defeat', args: { ...falls(at), kind: 'normal', hazard: false, cause: 'attack', attack: true } },
    ])
    const { hero, by } = falls(p)
    expect(p.campaign.story).toMatchObject([{ deed: 'hero-fell', turn: 1, hero, by }])
    const [deed] = p.campaign.story
    const { node, home } = deed as Extract<typeof deed, { deed: 'hero-fell' }>
    expect(p.field.territories[home]).toBe(p.game.content.boards[2]?.nodes[node]?.territory)
    p.end()
    expect(p.last.story).toEqual([deed])
    expect(p.campaign.story).toEqual([])
  })

  test('RN-28.34 tells of Leaders, complete Statues, Dooms, and of who took the Runar', () => {
    const leader = told('scenario-1b', (p) => {
      p.field.figures['hofundr-99'] = { kind: 'enemy', type: 'hofundr', node: 'n-0-1', wounds: 0 }
      return [{ step: 'defeatEnemy', args: { figure: 'hofundr-99', by: p.team(0)[0], hazard: false } }]
    })
    expect(leader.story).toMatchObject([{ deed: 'leader-fell', enemy: 'hofundr', node: 'n-0-1' }])
    const build: Frame = { step: 'buildPart', args: { seat: 1 } }
    const statue = told('scenario-1a', () => [build, build, build])
    expect(statue.story).toEqual([{ deed: 'statue-completed', turn: 1, seat: 1 }])
    const doom = told('scenario-1b', (p) => {
      p.field.slots.push({ card: 'doom-icing', up: true, by: 0 })
      return [{ step: 'eventApplies', args: { seat: 0, slot: 0 } }]
    })
    expect(doom.story).toEqual([{ deed: 'doom-came', turn: 1, card: 'doom-icing' }])
    const runarNode = (p: ReturnType<typeof campaign>) =>
      Object.entries(p.field.obstacles).find(([, { type }]) => type === 'runar')?.[0]
    const taken = told('scenario-5a', (p) => [
      { step: 'destroyObstacle', args: { node: runarNode(p), by: p.team(0)[0] } },
    ])
    expect(taken.story).toMatchObject([{ deed: 'runar-taken', turn: 1, hero: taken.p.team(0)[0] }])
  })
})

describe('Doom cards', () => {
  const behind = { vp: [40, 30] }
  const marked = (n: number, seed = 'dooms') =>
    campaign({ play: 'conquerors', seed })
      .after(...Array.from({ length: n }, () => behind))
      .until('keepCards')
  const doomsIn = (p: ReturnType<typeof campaign>) => p.field.destiny.filter((card) => card in p.game.content.dooms)

  test('RN-5.6 RN-5.7 RN-30.9 one for each mark, in place of a replaceable Event; which one nobody knows', () => {
    const p = marked(2)
    expect(p.campaign.dooms).toBe(2)
    // 3B plays 5, 8, 9 and 18, and the first three can be replaced.
    expect(p.field.chosenEvents).toHaveLength(2)
    expect(p.field.chosenEvents).toContain('event-18')
    expect(doomsIn(p)).toHaveLength(2)
    expect(p.field.destiny).toHaveLength(16)
    const [told] = p.told('dooms-hidden').slice(-1)
    const named = ['event-05', 'event-08', 'event-09', 'event-18']
    expect([...(told?.replaced ?? []), ...p.field.chosenEvents].sort()).toEqual(named)
    for (const seat of [0, 1, null]) expect(JSON.stringify(p.view(seat))).not.toContain('doom-')
    const replaced = new Set(Array.from({ length: 20 }, (_, n) => marked(1, `dooms-${n}`).field.chosenEvents.join()))
    expect(replaced.size).toBeGreaterThan(2)
  })

  test('RN-5.6 RN-30.9 a guess has other Doom cards, and as many', () => {
    const p = marked(3)
    const guesses = Array.from({ length: 20 }, (_, n) => {
      const state = p.game.clone(p.state)
      const guessed = guessState({ ...p.t, state }, 0, quickRandom(`guess-${n}`))
      const dooms = guessed.field?.destiny.filter((card) => card in p.game.content.dooms) ?? []
      expect(new Set(dooms).size).toBe(3)
      return dooms.sort().join()
    })
    expect(new Set(guesses).size).toBeGreaterThan(3)
  })

  /** The scenario is laid out for who has so many marks. */
  function laidOut(scenario: string, dooms: number) {
    const p = campaign({ play: 'conquerors' }).until('keepCards')
    Object.assign(p.state.sheet, { games: [scenario, ...p.state.sheet.games.slice(1)] })
    p.campaign.dooms = dooms
    p.table.stack = [{ step: 'layField', args: null }]
    return p.resume()
  }

  test('RN-5.39 an Event is replaced once: marks beyond the replaceable Events do nothing', () => {
    const p = laidOut('scenario-3b', 4)
    expect(p.field.chosenEvents).toEqual(['event-18'])
    expect(doomsIn(p)).toHaveLength(3)
    expect(new Set(doomsIn(p)).size).toBe(3)
  })

  test('RN-5.39 where the Events are any, all of them can be replaced', () => {
    const p = laidOut('scenario-1b', 4)
    expect(p.field.chosenEvents).toEqual([])
    expect(doomsIn(p)).toHaveLength(4)
  })

  test('RN-5.6 RN-21.13 there are none without the Nemesis', () => {
    expect(doomsIn(laidOut('scenario-1a', 4))).toEqual([])
  })
})
