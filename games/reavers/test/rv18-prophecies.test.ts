import { resultOf } from '@longhouse/kernel'
import { describe, expect, test } from 'vitest'
import { position, type SeatPatch } from './position.ts'

/** What this Prophecy is worth to seat 0 at the end; a rival owns one of everything. */
function worth(prophecy: string, patch: SeatPatch): number | undefined {
  const p = position({ players: 3 }).seat(2, {
    ...{ leader: 'reaver-lithsman', farm: 1, wall: 1, tower: 1, upgrades: ['upgrade-chest'] },
    pile: ['battle-knarr', 'keep-art', 'keep-armor', 'keep-treasure', 'keep-tapestry-gorm', 'reaver-huskarl'],
    slots: { 'raid-keeps': ['reaver-scout'] },
    ...{ territories: ['territory-food-1-a', 'territory-favor-1-a', 'territory-dice-1-a'], prophecies: [prophecy] },
    artifacts: ['artifact-laevateinn'],
  })
  p.seat(0, { ...patch, prophecies: [prophecy, ...(patch.prophecies ?? [])] }).scoring()
  const items = resultOf(p.game, p.table)?.items[0]
  return items?.find(({ item, facts }) => item === 'prophecy' && facts?.card === prophecy)?.points
}

/** Two Helm, three Raven and four Tree Reavers: a Leader, slots and the pile. */
const CREW: SeatPatch = {
  leader: 'reaver-pillager',
  slots: {
    'raid-keeps': ['reaver-fanatic', 'reaver-freeman', 'reaver-spakona'],
    'battle-at-sea': ['reaver-scavenger', 'reaver-sword-chief'],
  },
  pile: ['reaver-spear-chief', 'reaver-hirromenn', 'reaver-keeper-of-sagas'],
}

const SPOILS: SeatPatch = {
  pile: [
    ...[
      'keep-tapestry-gorm',
      'keep-tapestry-gorm',
      'keep-tapestry-buigh',
      'keep-tapestry-dearg',
      'keep-tapestry-dearg',
    ],
    ...['keep-art', 'keep-art', 'keep-armor', 'keep-armor', 'keep-armor', 'keep-treasure', 'keep-treasure'],
    ...['keep-treasure', 'keep-treasure', 'battle-wherry', 'battle-knarr', 'battle-knarr'],
  ],
}

const LAND: SeatPatch = {
  territories: [
    ...['territory-food-1-a', 'territory-food-3-b', 'territory-food-2-a', 'territory-favor-1-a', 'territory-favor-3-b'],
    ...['territory-dice-1-b'],
  ],
}

describe('what each Prophecy counts', () => {
  test.each([
    ['RV-18.36', 'prophecy-berserkers-glory', CREW, 2],
    ['RV-18.37', 'prophecy-odins-warrior', CREW, 3],
    ['RV-18.38', 'prophecy-seidrs-chosen', CREW, 4],
    ['RV-18.39', 'prophecy-champion-of-the-sea', SPOILS, 3],
    ['RV-18.40', 'prophecy-feast-of-the-gods', LAND, 3],
    ['RV-18.41', 'prophecy-odins-prophet', LAND, 2],
    ['RV-18.42', 'prophecy-proud-conquerors', LAND, 1],
    ['RV-18.43', 'prophecy-juggernaut', { wall: 5, farm: 2, tower: 1 }, 5],
    ['RV-18.44', 'prophecy-pillager', { wall: 5, farm: 2, tower: 1 }, 2],
    ['RV-18.45', 'prophecy-vanquisher', { wall: 5, farm: 2, tower: 1 }, 1],
    ['RV-18.46', 'prophecy-lord-slayer', SPOILS, 5],
    ['RV-18.47', 'prophecy-refined-taste', SPOILS, 2],
    ['RV-18.48', 'prophecy-stolen-armor', SPOILS, 3],
    ['RV-18.49', 'prophecy-treasure-hunter', SPOILS, 4],
  ] as const)('%s %s', (_, prophecy, patch, glory) => {
    expect(worth(prophecy, patch)).toBe(glory)
    expect(worth(prophecy, {})).toBe(0)
  })

  test('RV-18.50 Valhalla’s Champion: every artifact, placed or in the Glory pile', () => {
    const artifacts = ['artifact-bodn', 'artifact-bodn', 'artifact-draupnir=blue:shield']
    expect(worth('prophecy-valhallas-champion', { artifacts })).toBe(3)
    expect(worth('prophecy-valhallas-champion', { artifacts, pile: ['artifact-laevateinn', 'keep-art'] })).toBe(4)
  })

  test('RV-18.51 Sailor’s Reward: 2 for every Ship Upgrade on the board, ready or not', () => {
    expect(worth('prophecy-sailors-reward', { upgrades: ['upgrade-chest', '-upgrade-shield', '-upgrade-chest'] })).toBe(
      6,
    )
    expect(worth('prophecy-sailors-reward', {})).toBe(0)
  })

  test('RV-18.52 Shaman of the World: every Prophecy owned, itself and its copy included', () => {
    expect(worth('prophecy-shaman-of-the-world', {})).toBe(1)
    const prophecies = ['prophecy-juggernaut', 'prophecy-juggernaut', 'prophecy-vanquisher']
    expect(worth('prophecy-shaman-of-the-world', { prophecies })).toBe(4)
    const p = position().seat(0, { prophecies: ['prophecy-shaman-of-the-world', 'prophecy-shaman-of-the-world'] })
    expect(resultOf(p.game, p.scoring().table)?.scores).toEqual([4, 0])
  })
})
