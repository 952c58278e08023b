import { describe, expect, test } from 'vitest'
import type { Effect } from '../src/content-file.ts'
import { tinyEpicVikings } from '../src/index.ts'
import { position } from './position.ts'

const { content } = tinyEpicVikings
const { file } = content

const effects: readonly Effect[] = [
  ...file.vikingCards.flatMap(({ leaderAction, runeAction }) => [leaderAction, runeAction]),
  ...file.gods.flatMap(({ boon, sacrifice }) => [...boon, sacrifice]),
  ...file.eraSheet.sacrificeActions.map(({ effect }) => effect),
]

describe('the effect vocabulary', () => {
  test.each([
    ['TV-21.1', { type: 'sail', value: 2 }, 'sail'],
    ['TV-21.2', { type: 'explore', value: 2 }, 'explore'],
    ['TV-21.3', { type: 'harvest', value: 2 }, 'harvest'],
    ['TV-21.4', { type: 'build', value: 1 }, 'build'],
    ['TV-21.5', { type: 'explore-temple', value: 1 }, 'moveTemple'],
    ['TV-21.6', { type: 'smite', value: 2 }, 'smite'],
    ['TV-21.7', { type: 'draw-replace', value: 1 }, 'effect'],
    ['TV-21.8', { type: 'enter-battle' }, 'effect'],
    ['TV-21.9', { type: 'collect', resources: { any: 1 }, per: null }, 'gain'],
    ['TV-21.10', { type: 'exchange' }, 'exchange'],
    ['TV-21.11', { type: 'fury', delta: 1, target: 'any-god' }, 'whichGod'],
  ] as const)('%s asks for what it needs', (_, effect, step) => {
    const p = position().settlers(0, 'gold-isle', 1).settlers(1, 'gold-isle', 1).temple(0, 'wolf-isle')
    p.seat(0, { row: ['grim-nightwatch'] }).acts(0, effect, 'rune')
    expect(p.waiting).toEqual({ step, seats: [0] })
  })

  test('TV-21.11 this-god is the god of the card, and any-god the choice of the acting side', () => {
    const p = position().acts(0, { type: 'fury', delta: 3, target: 'this-god' }, 'rune').choose(0, { do: true })
    expect(p.furies).toEqual([0, 3, 0])
    const any = position().acts(0, { type: 'fury', delta: 3, target: 'any-god' }, 'rune').choose(0, { god: 'frigg' })
    expect(any.furies).toEqual([0, 0, 3])
  })

  test('TV-21.15 the leader actions are the four main actions', () => {
    const main = ['sail', 'explore', 'harvest', 'build']
    for (const { leaderAction } of file.vikingCards) expect(main).toContain(leaderAction.type)
    for (const { effect } of file.eraSheet.sacrificeActions) expect(main).toContain(effect.type)
  })

  test('all words are used, and no others', () => {
    const words = ['sail', 'explore', 'harvest', 'build', 'explore-temple', 'smite', 'draw-replace', 'enter-battle']
    expect(new Set(effects.map(({ type }) => type))).toEqual(new Set([...words, 'collect', 'exchange', 'fury']))
  })
})

describe('fields', () => {
  test('TV-21.16 a boon is a list of effects, a bag numbers of resources, the steel cost a number', () => {
    for (const { boon } of file.gods) expect(boon.length).toBeGreaterThan(0)
    for (const { bag } of file.favorCards) expect(Object.keys(bag).sort()).toEqual(['food', 'steel', 'wood'])
    for (const { steelCost } of file.vikingCards) expect(steelCost).toBeGreaterThanOrEqual(0)
  })

  test('TV-21.17 limits, directions and tie breaks are those of the rules', () => {
    expect(content.setup.sacrificeLimitByPlayers).toEqual({ 1: 2, 2: 2, 3: 3, 4: 4 })
    expect(content.eras.map(({ passDirection }) => passDirection)).toEqual([
      'clockwise',
      'counter-clockwise',
      'clockwise',
    ])
    expect(content.scoring.tieBreakers).toEqual([
      'island-runes',
      'favor-cards',
      'temples-built',
      'boats-built',
      'total-resources',
    ])
    expect(content.clan.harvestBonus).toEqual({ perEmptyBoatSlot: { food: 1 }, perEmptyTempleSlot: { any: 1 } })
  })

  test('TV-21.18 what is for drawing only agrees with what is played by', () => {
    for (const map of file.maps) {
      for (const island of map.islands as readonly ((typeof map.islands)[number] & { touchesEdge?: boolean })[])
        expect(island.touchesEdge).toBe(island.ring === 'outer')
      const ports = new Map(map.ports.map((port) => [port.id, port]))
      for (const route of map.routes) for (const port of route.ports) expect(ports.get(port)?.route).toBe(route.id)
      for (const fjord of map.fjords)
        expect(new Set(fjord.islands)).toEqual(new Set(fjord.ports.map((port) => ports.get(port)?.island)))
    }
  })
})

describe('what follows', () => {
  test('TV-22.7 taking an island of a rune angers the god of that rune by 1', () => {
    const p = position().gods(['odin', 'secrets'], ['frigg', 'wealth'], ['thor', 'nature']).settlers(0, 'gold-isle', 1)
    p.checks(0)
    expect(p.state.gods.find(({ god }) => god === 'frigg')?.fury).toBe(1)
    expect(p.furies).toEqual([0, 1, 0])
  })

  test('TV-20.21 nothing is taken after the end', () => {
    const p = position().run({ step: 'finalScoring', args: null })
    expect(p.refused(0, { up: 'grim-nightwatch' })).toMatchObject({ refused: 'game-over' })
  })
})
