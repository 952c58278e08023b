import { describe, expect, test } from 'vitest'
import { setUp } from './set-up.ts'

describe('Clans', () => {
  test('RN-4.13 RN-31.1 are chosen in turn order from the First player on', () => {
    const p = setUp({ players: 3, options: { 'first-player': 1 } })
    const asked: number[] = []
    for (const clan of ['deer', 'boar', 'bear']) {
      const [seat] = p.waiting.seats as [number]
      asked.push(seat)
      p.choose(seat, clan)
    }
    expect(asked).toEqual([1, 2, 0])
    expect(p.state.sheet.teams.map(({ clan }) => clan)).toEqual(['bear', 'deer', 'boar'])
    expect(p.told('clan-chosen').map(({ seat, clan }) => [seat, clan])).toEqual([
      [1, 'deer'],
      [2, 'boar'],
      [0, 'bear'],
    ])
  })

  test('RN-4.1 RN-32.28 a Clan that is taken is refused', () => {
    const p = setUp().choose(0, 'bear')
    expect(p.offered(1)).toEqual(['walrus', 'deer', 'boar'])
    expect(p.refused(1, 'bear')).toMatchObject({ refused: 'clan-taken', rule: 'RN-32.28' })
    expect(p.refused(1, 'wolf')).toMatchObject({ refused: 'no-such-clan' })
  })

  test('RN-4.2 RN-4.4 RN-4.10 RN-4.13 bring the recommended heroes', () => {
    const p = setUp({ players: 4 }).choose(0, 'bear').choose(1, 'walrus').choose(2, 'boar')
    expect(p.state.sheet.teams.map(({ heroes }) => heroes)).toEqual([
      ['hrafn', 'feima', 'halvard'],
      ['helga', 'erik', 'ebbe'],
      ['bjorn', 'frida', 'arne'],
      ['gunnhild', 'orvar', 'brandr'],
    ])
  })

  test.each(['explorer', 'legend'])('RN-4.11 all heroes are %ss', (rank) => {
    const p = setUp({ options: { rank } }).until('keepCards')
    expect(new Set(p.state.sheet.teams.flatMap(({ ranks }) => Object.values(ranks)))).toEqual(new Set([rank]))
  })
})

describe('a draft', () => {
  test('RN-4.5 RN-4.6 RN-4.7 RN-4.8 goes up, down and up again', () => {
    const p = setUp({ players: 3, options: { teams: 'draft' } }).until('draftHero')
    const picks: number[] = []
    while (p.waiting.step === 'draftHero') {
      const [seat] = p.waiting.seats as [number]
      picks.push(seat)
      p.choose(seat, p.offered(seat)[0] ?? null)
    }
    const up = picks.slice(0, 3)
    expect(new Set(up).size).toBe(3)
    expect(picks).toEqual([...up, ...up.toReversed(), ...up])
  })

  test('RN-4.9 RN-32.28 any Clan may take any hero that is free', () => {
    const p = setUp({ options: { teams: 'draft' } }).until('draftHero')
    const [seat] = p.waiting.seats as [number]
    expect(p.offered(seat)).toHaveLength(12)
    p.choose(seat, 'orvar')
    const [next] = p.waiting.seats as [number]
    expect(p.refused(next, 'orvar')).toMatchObject({ refused: 'hero-taken', rule: 'RN-32.28' })
  })

  test('RN-4.5 who picks first is a matter of luck', () => {
    const firsts = Array.from({ length: 12 }, (_, n) => {
      const p = setUp({ options: { teams: 'draft' }, seed: `draft-${n}` }).until('draftHero')
      return p.waiting.seats[0]
    })
    expect(new Set(firsts)).toEqual(new Set([0, 1]))
  })
})
