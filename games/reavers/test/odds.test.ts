import { describe, expect, test } from 'vitest'
import type { Die } from '../src/content-file.ts'
import { reavers } from '../src/index.ts'
import { chanceToWin } from '../src/odds.ts'
import { counted, expectShown } from './fighting.ts'
import { type Position, position } from './position.ts'

/** What is shown before the dice are thrown is what happens: in every way they can fall, and in fights of the engine. */

const { content } = reavers
const FACES = content.combatFaces

const sumOf = (dice: readonly number[]): number => dice.reduce((sum, successes) => sum + successes, 0)

/** Every way that so many dice can fall, each as likely as any other. */
const falls = (n: number): number[][] =>
  n === 0 ? [[]] : falls(n - 1).flatMap((dice) => FACES.map((face) => [...dice, face]))

const meanOf = (chances: readonly number[]): number => sumOf(chances) / chances.length

describe('chances by counting', () => {
  test('RV-9.8 without Favor: as many falls as reach the Defense, of all there are', () => {
    for (let rolled = 0; rolled <= 6; rolled++)
      for (let defense = 1; defense <= 7; defense++) {
        const won = falls(rolled).filter((dice) => sumOf(dice) >= defense).length / FACES.length ** rolled
        expect(chanceToWin(content, { rolled, defense, favor: 0 })).toBeCloseTo(won, 12)
      }
  })

  test('RV-9.8 dice that stand count with those that are rolled', () => {
    for (const kept of [[0], [1, 2], [2, 2, 0]])
      for (let defense = 1; defense <= 6; defense++) {
        const won = falls(2).filter((dice) => sumOf([...kept, ...dice]) >= defense).length / FACES.length ** 2
        expect(chanceToWin(content, { kept, rolled: 2, defense, favor: 0 })).toBeCloseTo(won, 12)
      }
  })

  /** Any dice may be rolled again, not only the lowest (RV-9.9). */
  function bestOf(dice: readonly number[], defense: number, favor: number): number {
    if (sumOf(dice) >= defense) return 1
    if (favor === 0) return 0
    let best = 0
    for (let set = 1; set < 1 << dice.length; set++) {
      const kept = dice.filter((_, at) => !(set & (1 << at)))
      const after = falls(dice.length - kept.length).map((again) => bestOf([...kept, ...again], defense, favor - 1))
      best = Math.max(best, meanOf(after))
    }
    return best
  }

  test('RV-9.9 with Favor: as well as with any choice of dice to reroll', () => {
    for (const [rolled, defense, favor] of [
      ...[1, 2, 3].flatMap((dice) => [1, 2, 3, 4, 5].map((against) => [dice, against, 1] as const)),
      ...[1, 2, 3].map((against) => [2, against, 2] as const),
    ]) {
      const best = meanOf(falls(rolled).map((dice) => bestOf(dice, defense, favor)))
      expect(chanceToWin(content, { rolled, defense, favor })).toBeCloseTo(best, 12)
    }
  })

  test('RV-9.5 no dice win nothing, and too few never do', () => {
    expect(chanceToWin(content, { rolled: 0, defense: 1, favor: 9 })).toBe(0)
    expect(chanceToWin(content, { rolled: 2, defense: 5, favor: 9 })).toBe(0)
    expect(chanceToWin(content, { rolled: 1, defense: 1, favor: 40 })).toBeGreaterThan(0.999)
  })

  test('RV-23.9 they follow the faces of the dice', () => {
    const sure = { ...content, combatFaces: [2, 2] }
    expect(chanceToWin(sure, { rolled: 2, defense: 4, favor: 0 })).toBe(1)
    const blank = { ...content, combatFaces: [0, 0, 0, 1] }
    expect(chanceToWin(blank, { rolled: 1, defense: 1, favor: 0 })).toBe(0.25)
    expect(chanceToWin(blank, { rolled: 1, defense: 1, favor: 1 })).toBeCloseTo(1 - 0.75 ** 2, 12)
  })
})

const HAMMERS: readonly Die[] = [
  ...(['red:hammer', 'red:hammer', 'red:hammer'] as const),
  ...(['blue:hammer', 'blue:hammer', 'blue:hammer'] as const),
]

/** A ship is met, with hammers and Favor enough. */
const meeting = (battle: string, favor: number): Position =>
  position()
    .seat(0, { favor, food: 4, ship: [...HAMMERS] })
    .onTop('sea-journey', 'journey-all-quiet')
    .group('battle-at-sea', 0, battle)
    .active('battle-at-sea')
    .choose(0, { activate: true })
    .choose(0, { take: 0 })

describe('chances in fights of the engine', () => {
  test.each([
    ['battle-cargo-ship', 2, 2, 0],
    ['battle-cargo-ship', 2, 1, 2],
    ['battle-wherry', 3, 3, 0],
    ['battle-wherry', 3, 3, 1],
    ['battle-longship', 4, 3, 2],
    ['battle-spawn-of-jormungandr', 5, 6, 0],
    ['battle-spawn-of-jormungandr', 5, 5, 1],
    ['battle-spawn-of-jormungandr', 5, 4, 3],
  ] as const)('RV-9.9 %s, Defense %i, with %i dice and %i Favor', (battle, defense, dice, favor) => {
    const shown = chanceToWin(content, { rolled: dice, defense, favor })
    expectShown(shown, meeting(battle, favor).table, { fight: counted(HAMMERS.slice(0, dice)) })
  })

  test('RV-9.9 of a combat under way, for the dice that stand and those that are rolled again', () => {
    const p = meeting('battle-spawn-of-jormungandr', 2).dice(0, 1, 0, 1)
    p.choose(0, { fight: counted(HAMMERS.slice(0, 4)) })
    expect(p.state.combat).toMatchObject({ defense: 5, dice: [0, 1, 0, 1] })
    const shown = chanceToWin(content, { kept: [1, 1], rolled: 2, defense: 5, favor: 1 })
    expectShown(shown, p.table, { reroll: { 0: 2 } })
  })
})
