import { quickRandom, resultOf } from '@longhouse/kernel'
import { checkRandomGame, playSoundly } from '@longhouse/kernel/testing'
import { describe, expect, test } from 'vitest'
import { RESOURCES, type VikingId } from '../src/content-file.ts'
import { tinyEpicVikings } from '../src/index.ts'
import { solo } from './solo.ts'

describe('solo games played at random', () => {
  test('end after three eras with scores that add up, and somebody wins', () => {
    for (let n = 0; n < 120; n++) {
      const { table } = playSoundly(tinyEpicVikings, { players: 1, seed: `solo-${n}` })
      expect(table.state).toMatchObject({ era: 3, phase: 'over', battle: null })
      const result = resultOf(tinyEpicVikings, table)
      const [enemy] = result?.sides ?? []
      expect(enemy?.side).toBe('enemy')
      expect(enemy?.items.reduce((sum, { points }) => sum + points, 0)).toBe(enemy?.score)
      expect((result?.winners.length ?? 0) + (enemy?.wins ? 1 : 0)).toBeGreaterThan(0)
    }
  })

  test.each([1, 2, 3, 4, 5, 6])(
    'keep every property at every decision: views keep secrets, guesses look the same, undo tells nothing (%i)',
    (n) => {
      const seed = `solo-properties-${n}`
      checkRandomGame(tinyEpicVikings, { players: 1, seed }, quickRandom(seed))
    },
  )
})

describe('a turn of the enemy', () => {
  const cards = Object.keys(tinyEpicVikings.content.vikings)

  test('TV-16.64 ends whatever its card is and wherever everything lies, and no icon comes twice', () => {
    const random = quickRandom('turns')
    for (const card of [...cards, ...cards, ...cards]) {
      const p = crowded(card, random)
      p.enemyTurn(card)
      for (let asked = p.asked; asked !== null; asked = p.asked) {
        const offered = p.offered(0)
        p.answer(offered[random.below(offered.length)] as VikingId)
      }
      expect(p.state.turn.taken).toBe(2)
      expect(p.clan).toMatchObject({ icons: [], full: [], pending: 0 })
      const reached = p.told('icon-reached').map(({ resource, at }) => `${resource} ${at}`)
      expect(new Set(reached).size).toBe(reached.length)
      expect(p.told('icon-done')).toHaveLength(reached.length)
    }
  })

  /** Pieces and villages everywhere, and markers short of the ends of their tracks. */
  function crowded(card: VikingId, random: { below(n: number): number }) {
    const p = solo(`crowded-${card}`)
    const ports = p.map.map.ports.map(({ id }) => id)
    const from = random.below(ports.length)
    const round = [...ports.slice(from), ...ports.slice(0, from)]
    p.chieftain(round[random.below(ports.length)] as string).boat(0, ...round.slice(0, 4))
    p.enemyBoats(...round.slice(4, 4 + random.below(7)))
    for (const island of p.map.islandIds)
      p.settlers('enemy', island, random.below(3)).settlers(0, island, random.below(2))
    for (const resource of RESOURCES) p.enemy({ [resource]: random.below(7) })
    const holders = [0, 'enemy', null] as const
    for (const island of p.map.islandIds) p.holds(holders[random.below(3)] ?? null, island)
    return p
  }
})
