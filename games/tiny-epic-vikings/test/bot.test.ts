import { describe, expect, test } from 'vitest'
import { bot } from '../src/bot.ts'
import { type Position, position } from './position.ts'
import { solo } from './solo.ts'

/** What programs are told of a position: numbers by the names of their weights, and choices worth a look. */

const NAMES = Object.keys(bot.weights)

const measured = (p: Position, seat: number, name: string): number =>
  bot.measure(p.t, seat)[NAMES.indexOf(name)] as number

const suggested = (p: Position, step: string): readonly unknown[] => bot.suggest?.(p.t, 0, step) ?? []

test.each([position(), solo()])('there is a weight for each number', (p) => {
  expect(bot.measure(p.t, 0)).toHaveLength(NAMES.length)
})

describe('runes', () => {
  test('count what they would score now, islands and favor cards apart', () => {
    const p = position()
      .fury(3, 1, 0)
      .holds(0, 'gold-isle', 'raven-isle')
      .seat(0, { favors: ['favor-ore-vein'] })
    expect(measured(p, 0, 'islandPoints')).toBe(6 + 4)
    expect(measured(p, 0, 'favorPoints')).toBe(1 + 3)
    expect(measured(p, 0, 'islands')).toBe(2)
    expect(measured(p, 1, 'islandPoints')).toBe(0)
  })

  test('are worth more hope the farther their god is ahead, up to three', () => {
    const p = position().holds(0, 'gold-isle').fury(2, 1, 1)
    expect(measured(p, 0, 'fury')).toBe(2)
    p.fury(9, 1, 1)
    expect(measured(p, 0, 'fury')).toBe(6)
    p.fury(0, 1, 1)
    expect(measured(p, 0, 'fury')).toBe(-2)
  })
})

describe('islands', () => {
  test('held are secure by their margin, and shaky where somebody has as much', () => {
    const p = position().holds(0, 'gold-isle', 'storm-isle').settlers(0, 'gold-isle', 2).settlers(0, 'storm-isle', 1)
    p.settlers(1, 'storm-isle', 1)
    expect(measured(p, 0, 'secure')).toBe(2)
    expect(measured(p, 0, 'shaky')).toBe(1)
  })

  test('not held are chased, and gainable with one more settler where nobody has more', () => {
    const p = position().holds(1, 'gold-isle').settlers(1, 'gold-isle', 3).settlers(0, 'gold-isle', 1)
    expect([measured(p, 0, 'chased'), measured(p, 0, 'gainable')]).toEqual([1, 0])
    p.settlers(0, 'gold-isle', 3)
    expect([measured(p, 0, 'chased'), measured(p, 0, 'gainable')]).toEqual([3, 1])
  })

  test('need food and settlers to be landed on, whichever is less', () => {
    expect(measured(position().seat(0, { food: 3 }), 0, 'landable')).toBe(3)
    expect(measured(position().seat(0, { food: 3 }).settlers(0, 'gold-isle', 5), 0, 'landable')).toBe(1)
  })
})

describe('the cards of a hand', () => {
  test('are counted by their leader actions, those picked in the draft too', () => {
    const p = position().seat(0, { hand: ['vigdis-farsight', 'aud-snowtracker'] })
    expect([measured(p, 0, 'sail'), measured(p, 0, 'explore')]).toEqual([4, 3])
    const player = p.player(0)
    player.picks = player.hand.splice(1)
    expect([measured(p, 0, 'sail'), measured(p, 0, 'explore')]).toEqual([4, 3])
    player.picks.push(...player.hand.splice(0))
    expect([measured(p, 0, 'sail'), measured(p, 0, 'explore')]).toEqual([4, 3])
  })

  test('are as strong as the strongest that steel can pay for', () => {
    const p = position().seat(0, { hand: ['hallbera-oathkeeper', 'hild-iceheart'], steel: 2 })
    expect(measured(p, 0, 'strongest')).toBe(5)
    expect(measured(p.seat(0, { steel: 3 }), 0, 'strongest')).toBe(9)
  })

  test('have rune actions that are ready now, or once others of the hand are played', () => {
    const p = position().seat(0, { hand: ['thora-mistwalker', 'gunnar-goldhand'] })
    expect([measured(p, 0, 'ready'), measured(p, 0, 'matched')]).toEqual([0, 1])
    p.holds(0, 'wolf-isle')
    expect([measured(p, 0, 'ready'), measured(p, 0, 'matched')]).toEqual([1, 1])
  })
})

describe('the open battle', () => {
  const battle = (mine: string, steel: number, ...others: string[]) => {
    const p = position()
      .fury(2, 1, 0)
      .seat(0, { row: [`-${mine}`], steel })
    others.forEach((card, i) => {
      p.seat(i + 1, { row: [`-${card}`] })
    })
    p.battle('favor-golden-armring', 0, ...others.map((_, i) => i + 1))
    p.state.turn.side = 2
    return p
  }

  test('is worth the favor card to the strongest, and nothing to the others', () => {
    const p = battle('kari-fogsail', 0, 'leif-coinbearer')
    expect(measured(p, 0, 'battle')).toBeCloseTo(6 + 0.3, 9)
    expect(measured(p, 1, 'battle')).toBe(0)
    expect(measured(p, 2, 'battle')).toBe(0)
  })

  test('is worth nothing to who cannot pay', () => {
    expect(measured(battle('hallbera-oathkeeper', 2, 'leif-coinbearer'), 0, 'battle')).toBe(0)
    expect(measured(battle('hallbera-oathkeeper', 3, 'leif-coinbearer'), 0, 'battle')).toBeCloseTo(6.3, 9)
  })

  test('alone is a matter of what the invaders may bring', () => {
    const weak = measured(battle('sigrun-amberfinder', 0), 0, 'battle')
    const strong = measured(battle('hallbera-oathkeeper', 3), 0, 'battle')
    expect(weak).toBeGreaterThan(0)
    expect(strong).toBeGreaterThan(weak)
    expect(strong).toBeLessThan(6.3)
  })

  test('is worth less while others can still join', () => {
    const p = battle('hallbera-oathkeeper', 3)
    const after = measured(p, 0, 'battle')
    p.state.turn.side = 0
    expect(measured(p, 0, 'battle')).toBeCloseTo(after * 0.85 ** 2, 9)
  })

  test('brings a holder of three only what the new card is better', () => {
    const p = battle('kari-fogsail', 0, 'leif-coinbearer')
    p.seat(0, { favors: ['favor-carved-staff', 'favor-hidden-blade', 'favor-jewelled-sword'] })
    expect(measured(p, 0, 'battle')).toBeCloseTo(6 - 4 + 0.3, 9)
  })
})

describe('time', () => {
  test('is counted in cards of each, from fifteen to none', () => {
    const p = position()
    expect(bot.roundsLeft(p.t)).toBe(15)
    p.state.turn.taken = 3
    expect(bot.roundsLeft(p.t)).toBe(14)
    expect(bot.roundsLeft(p.era(3).t)).toBe(5)
    p.state.phase = 'over'
    expect(bot.roundsLeft(p.t)).toBe(0)
  })

  test('alone every second turn is the enemy’s', () => {
    const p = solo()
    p.state.turn.taken = 2
    expect(bot.roundsLeft(p.t)).toBe(14)
  })

  test('a turn is a chapter, and so is a pick', () => {
    const p = position()
    const chapters = [bot.chapter(p.t)]
    p.state.turn.taken = 1
    chapters.push(bot.chapter(p.t))
    p.state.phase = 'draft'
    chapters.push(bot.chapter(p.t))
    p.player(0).picks = ['kari-fogsail']
    chapters.push(bot.chapter(p.t))
    expect(new Set(chapters).size).toBe(4)
  })
})

describe('alone', () => {
  test('what the enemy has and what it has still to come is measured', () => {
    const p = solo().fury(2, 1, 0).holds('enemy', 'gold-isle').settlers('enemy', 'gold-isle', 2)
    p.enemy({ favors: ['favor-carved-staff'], wood: 3, food: 1 })
    const of = (name: string) => measured(p, 0, name)
    const names = ['alone', 'enemyFavorPoints', 'enemyIslands', 'enemyPieces', 'enemyMarks']
    expect(names.map(of)).toEqual([1, 4, 1, 2, 4])
    for (const name of names) expect(measured(position(), 0, name)).toBe(0)
  })
})

describe('choices worth a look', () => {
  const PORT = 'port-gold-isle-to-wolf-isle'

  test('sails to where landing gains a rune, the dearest first, and to villages that can be paid for', () => {
    const p = position().boat(0, 'north-west-fjord').fury(0, 0, 3).seat(0, { food: 1, steel: 0 })
    const to = suggested(p, 'sail').map((choice) => (choice as { sail: { to: string } }).sail.to)
    expect(p.map.ports[to[0] as string]?.island).toBe('wolf-isle')
    p.seat(0, { food: 0 })
    expect(suggested(p, 'sail')).toEqual([])
    p.villages(PORT).seat(0, { steel: 1 })
    expect(suggested(p, 'sail')).toEqual([{ sail: { from: 'north-west-fjord', to: PORT } }])
  })

  test('no sail where others stay stronger, or where the rune is held', () => {
    const p = position().boat(0, 'north-west-fjord').seat(0, { food: 1, steel: 0 })
    const goesTo = (island: string) =>
      suggested(p, 'sail').some(
        (choice) => p.map.ports[(choice as { sail: { to: string } }).sail.to]?.island === island,
      )
    expect(goesTo('wolf-isle')).toBe(true)
    p.holds(1, 'wolf-isle').settlers(1, 'wolf-isle', 3)
    expect(goesTo('wolf-isle')).toBe(false)
    p.holds(0, 'gold-isle')
    expect(goesTo('gold-isle')).toBe(false)
  })

  test('steps to islands that one settler gains', () => {
    const p = position().settlers(0, 'gold-isle', 2).holds(0, 'gold-isle').holds(1, 'wolf-isle')
    p.settlers(1, 'wolf-isle', 2)
    const to = suggested(p, 'explore').map((choice) => (choice as { step: { to: string } }).step.to)
    expect(to.sort()).toEqual(['raven-isle', 'storm-isle', 'whisper-isle'])
  })

  test('harvests of what is scarce, and of one kind while there is room for it', () => {
    const p = position().seat(0, { wood: 5, food: 2, steel: 0 })
    expect(suggested(p, 'harvest')).toContainEqual({ harvest: { steel: 2, food: 1 } })
    expect(suggested(p, 'harvest')).toContainEqual({ harvest: { wood: 2, steel: 1 } })
    expect(suggested(p, 'harvest')).toContainEqual({ harvest: { food: 3 } })
    const amounts = suggested(p, 'harvest').map((choice) =>
      Object.values((choice as { harvest: { [resource: string]: number } }).harvest).reduce((sum, n) => sum + n),
    )
    expect(new Set(amounts)).toEqual(new Set([2, 3, 4, 5, 6, 7]))
  })

  test('temples in the cheapest slot left, where settlers stand', () => {
    const p = position().fury(0, 0, 3).settlers(0, 'gold-isle', 1).settlers(0, 'storm-isle', 1)
    const at = (temple: number) => ['storm-isle', 'gold-isle'].map((island) => ({ build: { temple, at: island } }))
    expect(suggested(p, 'build')).toEqual(at(0))
    p.player(0).templeSlots = [false, true]
    expect(suggested(p, 'build')).toEqual(at(1))
    p.player(0).templeSlots = [false, false]
    expect(suggested(p, 'build')).toEqual([])
  })

  test('nothing where all can be looked at', () => {
    expect(suggested(position(), 'favor')).toEqual([])
  })
})

test('TV-5.8 settlers are not withdrawn besides: only where they land anew', () => {
  expect(bot.givesAway?.('gold-isle')).toBe(true)
})
