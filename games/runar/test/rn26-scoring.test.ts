import { describe, expect, test } from 'vitest'
import { missionPoints } from '../src/missions.ts'
import { finalResult } from '../src/scoring.ts'
import { type Position, position } from './position.ts'

const ends = (p: Position): Position => p.run({ step: 'finalScoring', args: null })

/** What one mission gives each seat. */
const gives = (p: Position, id: string): number[] => {
  const { content } = p.game
  const mission = content.missions[id] ?? content.events[id]?.mission
  if (!mission) throw new Error(`there is no mission ${id}`)
  return p.field.players.map((_, seat) => missionPoints(p.t, mission.score, seat))
}

describe('the end', () => {
  test('RN-26.1 RN-6.1 it comes when the First player would begin a turn and all slots are filled', () => {
    const full = () =>
      position().hero('feima', 'n-2-2').hero('helga', 'n-2-9').placed('event-01', 'event-02', 'event-03', 'event-04')
    const first = full().run({ step: 'turn', args: { seat: 0 } })
    expect(first.state.over).toBe(true)
    const second = full()
      .hand(1, 'helga-01', 'erik-01')
      .run({ step: 'turn', args: { seat: 1 } })
    expect(second.state.over).toBe(false)
    const open = position()
      .hero('feima', 'n-2-2')
      .placed('event-01', 'event-02', 'event-03')
      .run({ step: 'turn', args: { seat: 0 } })
    expect(open.state.over).toBe(false)
  })

  test('RN-26.2 RN-26.3 Hands go to the decks, Inspirations to theirs, captured cards to the Dealt-damage decks', () => {
    const p = position({ scenario: 'scenario-1b' })
      .hand(0, 'feima-01', 'inspiration')
      .captured(0, [['helga-01', 'helga-02'], []], ['erik-01'])
    p.player(0).slots[1] = ['advantage']
    p.nemesis.slots[0] = [p.player(1).deck.pop() as string]
    ends(p)
    expect(p.player(0)).toMatchObject({ hand: [], dealt: ['erik-01', 'helga-01', 'helga-02'], slots: [[], []] })
    expect(p.player(0).deck).toContain('feima-01')
    expect(p.field.inspirations).toBe(12)
    expect(p.nemesis.dealt).toHaveLength(1)
  })

  test('RN-26.4 RN-26.5 RN-21.4 RN-21.6 Event missions count with Access, Mission cards for all', () => {
    const p = position({ scenario: 'scenario-2b' })
      .placed('event-01', 'event-13')
      .hero('feima', 'n-2-2')
      .hero('helga', 'n-2-9')
    p.seat(0, { trophies: 2, statue: 2 }).seat(1, { trophies: 1 })
    ends(p)
    const items = p.told('final-scoring').find(({ seat }) => seat === 0)?.items ?? []
    expect(items.map(({ item, facts }) => [item, facts?.card ?? null])).toEqual([
      ['play', null],
      ['event-mission', 'first-blood'],
      ['event-mission', 'bastion-event'],
      ['mission', 'mission-bastion'],
      ['mission', 'mission-murderer'],
    ])
    // Seat 1 reaches the first slot alone.
    const other = p.told('final-scoring').find(({ seat }) => seat === 1)?.items ?? []
    expect(other.filter(({ item }) => item === 'event-mission')).toHaveLength(1)
  })

  test('RN-26.6 both steps are judged on what was there when they began', () => {
    // "Fewest VP: +1": seat 1 is behind, and stays it although the Event before would have drawn level.
    const p = position({ scenario: 'scenario-3a' })
      .placed('event-01', 'event-02')
      .seat(0, { vp: 1, statue: 2 })
      .seat(1, { statue: 2, trophies: 1 })
    p.hero('feima', 'n-2-2').hero('helga', 'n-2-9')
    ends(p)
    const cards = p
      .told('final-scoring')
      .find(({ seat }) => seat === 1)
      ?.items.map(({ facts }) => facts?.card)
    expect(cards).toContain('gift-for-fools')
  })

  test('RN-26.9 with Obstacle cards a Menhir on the own Territory gives 1 VP, after the missions', () => {
    const p = position({ obstacleCards: true }).obstacle('menhir', 'n-3-3', 'n-4-4')
    const before = p.player(0).vp
    ends(p)
    const items = p.told('final-scoring').find(({ seat }) => seat === 0)?.items ?? []
    expect(items.at(-1)).toMatchObject({ item: 'obstacle', points: 1 })
    expect(p.player(0).vp).toBeGreaterThan(before)
    const without = ends(position().obstacle('menhir', 'n-3-3'))
    expect(
      without
        .told('final-scoring')
        .flatMap(({ items: all }) => all)
        .some(({ item }) => item === 'obstacle'),
    ).toBe(false)
  })
})

describe('who wins', () => {
  const withVp = (a: number, b: number, scenario = 'scenario-1a') =>
    position({ scenario }).seat(0, { vp: a }).seat(1, { vp: b })
  const winners = (p: Position) => finalResult(ends(p).t).winners

  test('RN-26.10 RN-1.12 the most VP', () => {
    expect(winners(withVp(9, 3))).toEqual([0])
    expect(winners(withVp(3, 9))).toEqual([1])
  })

  test('RN-26.11 RN-26.16 then the most cards in the Dealt-damage deck, those of the slots among them', () => {
    expect(winners(withVp(5, 5).captured(1, [['feima-01'], []]))).toEqual([1])
    expect(winners(withVp(5, 5).captured(0, [], ['helga-01']))).toEqual([0])
  })

  test('RN-26.11 the Nemesis wins a tie that it is still in', () => {
    const p = withVp(5, 3, 'scenario-1b')
    p.nemesis.vp = 9
    expect(finalResult(ends(p).t)).toMatchObject({ winners: [], sides: [{ side: 'nemesis', wins: true }] })
    const tied = withVp(20, 3, 'scenario-1b')
    ends(tied)
    const level = withVp(20, 3, 'scenario-1b')
    level.nemesis.vp = tied.player(0).vp
    expect(finalResult(ends(level).t)).toMatchObject({ winners: [], sides: [{ wins: true }] })
  })

  test('RN-26.12 then the most cards in the Action deck', () => {
    const p = withVp(5, 5)
    p.field.depot.push(p.player(0).deck.pop() as string)
    expect(winners(p)).toEqual([1])
  })

  test('RN-26.11 RN-26.12 who fell behind by the Dealt-damage deck does not come back by the Action deck', () => {
    const p = position({ players: 3 }).seat(0, { vp: 9 }).seat(1, { vp: 9 }).seat(2, { vp: 9 })
    p.captured(0, [], ['helga-01', 'helga-02']).captured(1, [], ['feima-01', 'feima-02'])
    p.field.depot.push(p.player(1).deck.pop() as string)
    expect(p.field.players.map(({ deck }) => deck.length)).toEqual([28, 27, 30])
    expect(winners(p)).toEqual([0])
  })

  test('RN-26.13 then the Nemesis, even if it took no part: no player wins', () => {
    const p = ends(withVp(5, 5))
    expect(finalResult(p.t).winners).toEqual([])
    expect(p.told('game-over')).toHaveLength(1)
  })
})

describe('missions', () => {
  test('RN-26.7 RN-33.5 whoever is tied for most or fewest is meant; if all are tied, both lines are for all', () => {
    const p = position({ players: 3 }).seat(0, { trophies: 2 }).seat(1, { trophies: 2 })
    expect(gives(p, 'mission-murderer')).toEqual([2, 2, -1])
    expect(gives(position({ players: 3 }), 'mission-murderer')).toEqual([1, 1, 1])
  })

  test('RN-26.8 RN-26.14 RN-33.12 only undefeated heroes count; without heroes nothing of them is fulfilled; United needs two', () => {
    const p = position().hero('feima', 'n-2-2').hero('hrafn', 'n-2-3').fallen('halvard', 'helga', 'erik', 'ebbe')
    expect(gives(p, 'event-15')).toEqual([1, 0])
    const alone = position().hero('feima', 'n-2-2').fallen('hrafn', 'halvard')
    expect(gives(alone, 'event-15')[0]).toBe(0)
    for (const event of ['event-06', 'event-09', 'event-15', 'event-16', 'event-17', 'event-18'])
      expect(gives(p, event)[1], event).toBe(0)
  })

  test('RN-34.3 RN-34.4 Reunion with two heroes left, Invasion with one; a lone hero fulfils Reunion wherever it stands', () => {
    const two = position().hero('feima', 'n-2-2').hero('hrafn', 'n-4-4').fallen('halvard')
    expect(gives(two, 'event-17')[0]).toBe(1)
    expect(gives(two, 'event-18')[0]).toBe(0)
    const lone = position().hero('feima', 'n-2-8').fallen('hrafn', 'halvard')
    expect(gives(lone, 'event-18')[0]).toBe(1)
    expect(gives(lone, 'event-17')[0]).toBe(1)
    const home = position().hero('feima', 'n-2-2').fallen('hrafn', 'halvard')
    expect(gives(home, 'event-18')[0]).toBe(0)
    expect(gives(home, 'event-17')[0]).toBe(1)
  })

  test('RN-33.12 heroes in different Zones, away from home, at home', () => {
    const p = position().hero('feima', 'n-1-1').hero('hrafn', 'n-4-1').hero('halvard', 'n-2-7')
    expect(gives(p, 'event-06')[0]).toBe(1)
    expect(gives(p, 'event-09')[0]).toBe(0)
    expect(gives(p, 'event-16')[0]).toBe(0)
    const away = position().hero('feima', 'n-1-7').hero('hrafn', 'n-2-7').hero('halvard', 'n-2-2')
    expect(gives(away, 'event-06')[0]).toBe(0)
    expect(gives(away, 'event-09')[0]).toBe(1)
  })

  test('RN-33.12 as many away as at home is not more', () => {
    const even = position().hero('feima', 'n-1-7').hero('hrafn', 'n-2-2').fallen('halvard')
    expect(gives(even, 'event-09')[0]).toBe(0)
  })

  test('RN-26.14 RN-33.11 what the metrics count', () => {
    const p = position({ scenario: 'scenario-1b' })
      .hero('feima', 'n-2-8')
      .hero('helga', 'n-3-3', { defence: 0 })
      .enemy('seggir', 'n-4-4')
    p.obstacle('menhir', 'n-5-5')
      .seat(0, { statue: 3, trophies: 8 })
      .captured(0, [], ['helga-01', 'helga-02', 'helga-03', 'erik-01', 'erik-02'])
    // Bastion: Helga and an Enemy stand with seat 0, Feima with seat 1.
    expect(gives(p, 'mission-bastion')).toEqual([-1, 2])
    expect(gives(p, 'mission-courage')).toEqual([1, 1])
    expect(gives(p, 'mission-highest-statue')).toEqual([2, -1])
    expect(gives(p, 'mission-weakness')).toEqual([2, -1])
    expect(gives(p, 'event-03')).toEqual([2, 0])
    expect(gives(p, 'event-04')).toEqual([1, 0])
    expect(gives(p, 'event-05')).toEqual([1, 0])
    expect(gives(p, 'event-07')).toEqual([3, 3])
    expect(gives(p, 'event-08')).toEqual([1, 0])
    expect(gives(p, 'event-13')).toEqual([0, 0])
    expect(gives(p, 'event-14')).toEqual([0, 0])
    expect(gives(p.seat(0, { statue: 4 }), 'event-14')).toEqual([1, 0])
  })
})
