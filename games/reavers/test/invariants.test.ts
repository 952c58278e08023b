import { contextOf } from '@longhouse/kernel'
import { describe, expect, test } from 'vitest'
import { reavers } from '../src/index.ts'
import { invariantViolations } from '../src/invariants.ts'
import type { Player, State } from '../src/state.ts'
import { position } from './position.ts'

/** Whole games are played under these checks: they must see what they are there for. */

const KEEP = ['keep-art', 'keep-armor'] as const

const flaws = (spoil: (state: State) => void, p = position()): string[] => {
  spoil(p.state)
  return invariantViolations(contextOf(reavers, p.table))
}

const astray = (card: string) => [expect.stringMatching(`^[0-9]+ ${card} instead of `)]

const own = (state: State) => state.players[0] as Player

describe('what can never be', () => {
  test('is nothing at a table as it should be', () => {
    expect(flaws(() => {})).toEqual([])
    const held = position().seat(0, { ship: ['red:helm'], artifacts: ['artifact-bodn=red:helm'], farm: 2 })
    expect(flaws(() => {}, held)).toEqual([])
  })

  test('RV-1.10 is a die more or less than there are, wherever it lies', () => {
    const more = (color: string, total: number) => [expect.stringMatching(`^${total} ${color} dice instead of `)]
    const { red, blue, yellow } = reavers.content.diceTotal
    expect(flaws((state) => state.supply.red--)).toEqual(more('red', red - 1))
    expect(flaws((state) => own(state).ship.push('blue:helm'))).toEqual(more('blue', blue + 1))
    expect(flaws((state) => state.tradeDice.push('yellow:helm'))).toEqual(more('yellow', yellow + 1))
    const stored = position().seat(0, { artifacts: ['artifact-bodn=red:helm'] })
    expect(flaws((state) => state.supply.red++, stored)).toEqual(more('red', red + 1))
    const gained = { seat: 0, cause: 'recruit', total: 2 }
    expect(
      flaws((state) => Object.assign(state, { newDice: { ...gained, rolling: ['red'], dice: ['red:helm'] } })),
    ).toEqual(more('red', red + 2))
  })

  test('RV-1.9 is a token more or less than there are', () => {
    for (const token of ['farm', 'wall', 'tower'] as const) {
      const total = reavers.content.tokenTotal[token]
      const told = (n: number) => [`${n} ${token} tokens instead of ${total}`]
      expect(flaws((state) => own(state)[token]++)).toEqual(told(total + 1))
      expect(flaws((state) => state.supply[token]--)).toEqual(told(total - 1))
    }
  })

  test('is a card twice, or nowhere', () => {
    const lost = position().group('raid-keeps', 0, ...KEEP)
    expect(flaws((state) => state.groups['raid-keeps']?.[0]?.pop(), lost)).toEqual(astray('keep-armor'))
    const twice = position().group('raid-keeps', 0, ...KEEP)
    expect(flaws((state) => own(state).pile.push(KEEP[0]), twice)).toEqual(astray('keep-art'))
    expect(flaws((state) => own(state).pile.push('keep-none'))).toEqual(astray('keep-none'))
  })

  test('is a card nowhere else than before its owner, but between two decisions of its own', () => {
    const resolving = () => {
      const p = position().group('raid-keeps', 0, ...KEEP)
      const cards = p.state.groups['raid-keeps']?.[0]?.splice(0) ?? []
      p.state.open.push({ seat: 0, cards, resolving: KEEP[0] })
      return p
    }
    expect(flaws(() => {}, resolving())).toEqual([])
    expect(flaws((state) => state.open[0]?.cards.shift(), resolving())).toEqual([])
    expect(flaws((state) => state.open[0]?.cards.pop(), resolving())).toEqual(astray('keep-armor'))
    expect(flaws((state) => own(state).pile.push(KEEP[0]), resolving())).toEqual(astray('keep-art'))
  })

  test('is a tile twice, nowhere, or in the stack of others', () => {
    const { stacks, upgrades } = position().state
    const [first = '', second = ''] = Object.keys(stacks)
    const tile = stacks[first]?.at(-1) as string
    expect(flaws((state) => state.stacks[first]?.pop())).toEqual(astray(tile))
    expect(flaws((state) => own(state).claims.push(tile))).toEqual(astray(tile))
    const elsewhere = flaws((state) => state.stacks[second]?.push(state.stacks[first]?.pop() as string))
    expect(elsewhere).toEqual([`${tile} lies at ${second}`])
    const [upgrade = ''] = Object.keys(upgrades)
    expect(flaws((state) => Object.assign(state.upgrades, { [upgrade]: 9 }))).toEqual([`${upgrade}: 9 and 0 held`])
  })

  test('is less than nothing of a good', () => {
    for (const good of ['food', 'favor', 'glory', 'terror'] as const)
      expect(flaws((state) => Object.assign(own(state), { [good]: -1 }))).toEqual([`seat 0 has -1 ${good}`])
  })

  test('RV-1.12 is more dice aboard than there are slots', () => {
    const { diceSlots } = reavers.content.playerBoard
    const full = position().seat(0, { ship: Array(diceSlots).fill('red:helm') })
    expect(flaws(() => {}, full)).toEqual([])
    full.state.supply.red--
    const over = flaws((state) => own(state).ship.push('red:helm'), full)
    expect(over).toEqual([`seat 0 has ${diceSlots + 1} dice aboard`])
  })

  const { artifactSlots, shipUpgradeSlots, specialize } = reavers.content.playerBoard
  const times = <T>(n: number, thing: T): T[] => Array(n).fill(thing)
  test.each<[string, number, (n: number) => Partial<Player>]>([
    ['artifacts', artifactSlots, (n) => ({ artifacts: times(n, { card: 'artifact-bodn', die: null, used: false }) })],
    ['upgrades', shipUpgradeSlots, (n) => ({ upgrades: times(n, { tile: 'upgrade-chest', ready: true }) })],
    ['Reavers at raid-keeps', specialize.maxPerSlot, (n) => ({ slots: { 'raid-keeps': times(n, 'reaver-scout') } })],
  ])('is more %s than fit before a player', (told, most, having) => {
    const of = (n: number) =>
      flaws((state) => Object.assign(own(state), having(n))).filter((flaw) => flaw.startsWith('seat'))
    expect(of(most)).toEqual([])
    expect(of(most + 1)).toEqual([`seat 0 has ${most + 1} ${told}`])
  })
})
