import { describe, expect, test } from 'vitest'
import type { PortId } from '../src/content-file.ts'
import { solo, WHISPER_TO_GOLD } from './solo.ts'

const GOLD_TO_RAVEN = 'port-gold-isle-to-raven-isle'
const GOLD_TO_STORM = 'port-gold-isle-to-storm-isle'
const RAVEN_TO_GOLD = 'port-raven-isle-to-gold-isle'
const GOLD_TO_WHISPER = 'port-gold-isle-to-whisper-isle'
const sail = (value: number) => ({ type: 'sail', value }) as const

const FULL = { 'sacrifice-sail': 2, 'sacrifice-explore': 2, 'sacrifice-harvest': 2, 'sacrifice-build': 2 }

/** The chieftain boat beside Raven Isle, with the village of Gold Isle's port on its way there. */
const beside = (...villages: PortId[]) =>
  solo()
    .villages(...villages)
    .chieftain(GOLD_TO_STORM)

/** Sails to Raven Isle by way of Gold Isle. */
function toRaven(p: ReturnType<typeof solo>) {
  return p.does(sail(1), 'secrets').answer([GOLD_TO_RAVEN, RAVEN_TO_GOLD])
}

describe('villages that the enemy plunders', () => {
  test('TV-16.24 are sacrificed after the deployment and its check of control', () => {
    const p = toRaven(beside(GOLD_TO_RAVEN).sacrificed({ 'sacrifice-sail': 2, 'sacrifice-explore': 2 }))
    const order = ['village-plundered', 'settlers-deployed', 'rune-taken', 'village-sacrificed', 'marker-moved']
    const at = order.map((kind) => p.kinds.indexOf(kind))
    expect(at).toEqual(at.toSorted((a, b) => a - b))
    expect(at).not.toContain(-1)
    expect(p.clan.pending).toBe(0)
  })

  test('TV-16.25 go to the action with the fewest of them, the topmost among equals, whoever put them there', () => {
    const used = (offered: { readonly [action: string]: number }) =>
      toRaven(beside(GOLD_TO_RAVEN).sacrificed(offered)).told('village-sacrificed')[0]?.action
    expect(used({})).toBe('sacrifice-sail')
    expect(used({ 'sacrifice-sail': 1 })).toBe('sacrifice-explore')
    expect(used({ 'sacrifice-sail': 1, 'sacrifice-explore': 1 })).toBe('sacrifice-harvest')
    expect(used({ 'sacrifice-sail': 1, 'sacrifice-explore': 1, 'sacrifice-harvest': 1 })).toBe('sacrifice-build')
    expect(used({ 'sacrifice-sail': 2, 'sacrifice-explore': 1, 'sacrifice-harvest': 1, 'sacrifice-build': 1 })).toBe(
      'sacrifice-explore',
    )
    expect(used({ ...FULL, 'sacrifice-build': 1 })).toBe('sacrifice-build')
  })

  test('TV-16.24 TV-16.27 are never put on a god’s sheet: with all four full they are kept', () => {
    const p = beside(GOLD_TO_RAVEN).sacrificed(FULL)
    const before = p.clan.villages
    toRaven(p)
    expect(p.state.villages).toEqual([])
    expect(p.told('village-sacrificed')).toEqual([])
    expect(p.skipped()).toEqual(['sacrifice TV-16.27'])
    expect(p.clan).toMatchObject({ pending: 0, villages: before + 1 })
  })

  test('TV-16.26 TV-16.60 bring the enemy their action, for nothing', () => {
    const p = toRaven(beside(GOLD_TO_RAVEN).sacrificed({ ...FULL, 'sacrifice-harvest': 1 }))
    expect(p.clan).toMatchObject({ wood: 1, food: 1, steel: 1 })
    const built = toRaven(beside(GOLD_TO_RAVEN).sacrificed({ ...FULL, 'sacrifice-build': 1 }))
    expect(built.state.boats.enemy).toEqual([RAVEN_TO_GOLD])
  })

  test('TV-16.26 TV-16.17 a sail so gained makes for the rune of the card that led to it, and may plunder more', () => {
    const p = beside(GOLD_TO_RAVEN, 'port-whisper-isle-to-wolf-isle').sacrificed({ 'sacrifice-explore': 1 })
    p.enemy({ deck: ['snorri-starfarer'] })
      .run({ step: 'enemyTurn', args: null })
      .answer([GOLD_TO_RAVEN, RAVEN_TO_GOLD])
    expect(p.told('village-sacrificed').map(({ action }) => action)).toEqual(['sacrifice-sail'])
    expect(p.told('enemy-aimed').map(({ rune, island }) => `${rune} ${island}`)).toEqual([
      'secrets raven-isle',
      'secrets whisper-isle',
    ])
  })

  test('TV-16.26 TV-16.63 villages plundered by a sacrifice are sacrificed too, each when the one before is finished', () => {
    const p = toRaven(beside(GOLD_TO_RAVEN, GOLD_TO_WHISPER))
    const told = p.kinds.filter((kind) => kind.startsWith('village-') || kind === 'settlers-deployed')
    expect(told).toEqual([
      'village-plundered',
      'settlers-deployed',
      'village-sacrificed',
      'village-plundered',
      'settlers-deployed',
      'village-sacrificed',
      'settlers-deployed',
    ])
    expect(p.state.offered).toMatchObject({ 'sacrifice-sail': 1, 'sacrifice-explore': 1 })
  })

  test('TV-16.24 wait for each other: two of one sail are two sacrifices', () => {
    const p = solo().villages(GOLD_TO_WHISPER, WHISPER_TO_GOLD)
    p.sacrificed({ 'sacrifice-sail': 2, 'sacrifice-explore': 2 }).chieftain('port-gold-isle-to-wolf-isle')
    p.does(sail(1), 'secrets')
    expect(p.told('village-plundered')).toHaveLength(2)
    expect(p.told('village-sacrificed').map(({ action }) => action)).toEqual(['sacrifice-harvest', 'sacrifice-build'])
    expect(p.clan.pending).toBe(0)
  })
})
