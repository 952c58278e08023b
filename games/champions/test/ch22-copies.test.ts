import { describe, expect, test } from 'vitest'
import { entry, withFile } from './other-content.ts'
import { position } from './position.ts'

/** CH-22.1: a card may have copies; whatever is done to one of them leaves the others alone. */

const bare = { leader: 'gylfir', favor: 0, warriors: '' }

describe('two copies of a card', () => {
  test('CH-14.8 CH-15.11 two trolls of one name are two cards in the pile', () => {
    const p = position().seat(0, { ...bare, defeated: ['troll-bog'], destinies: ['destiny-troll-slayer'] })
    p.seat(1, { defeated: ['troll-whelp'] })
    p.troll('troll-bog').crew(0, 'troll-gate', 'AA').dice('AHH').at('fights')
    expect(p.player(0).defeated).toEqual(['troll-bog', 'troll-bog'])
    expect(p.view(0).players[0]?.defeated).toEqual(['troll-bog', 'troll-bog'])
    p.at('scoring')
    const items = p.told('final-score').find(({ seat }) => seat === 0)?.items
    expect(items).toContainEqual({ item: 'destiny', points: 8, facts: { destiny: 'destiny-troll-slayer' } })
  })

  const twins = withFile(({ monsters, draugr }) => {
    entry(monsters, 'monster-fossegrim').colors = { red: 3, yellow: 0, blue: 0 }
    entry(draugr, 'draugr-restless').colors = { red: 3, yellow: 0, blue: 0 }
  })

  test('CH-9.17 CH-10.20 of two monsters of one name the one that is beaten goes, with its own bounty', () => {
    const p = position({ game: twins }).seat(0, { ...bare, coin: 0 })
    for (const [shore, bounty] of [['shore-2', 1] as const, ['shore-3', 4] as const])
      p.monster(shore, 'monster-fossegrim:red', bounty).journey(shore, 'journey-all-quiet')
    p.ship(0, 'public-large', 'shore-3', 'AAAA', 4).dice('AHHHH').at('fights')
    expect(p.player(0)).toMatchObject({ coin: 4, defeated: ['monster-fossegrim:red'] })
    expect(p.shore('shore-2')).toMatchObject({ monster: 'monster-fossegrim:red', bounty: 1 })
    expect(p.shore('shore-3')).toMatchObject({ monster: null, bounty: 0 })
  })

  test('CH-5.6 CH-11.3 of two draugr of one name the one that is beaten goes, the other is put away', () => {
    const p = position({ game: twins }).seat(0, bare).draugr('draugr-restless:red', 'draugr-restless:red')
    p.crew(0, 'draugr-right', 'AA').dice('AHH').at('fights')
    expect(p.state.draugr).toEqual(['draugr-restless:red', null])
    p.at('tidying')
    expect(p.state.enemyDiscard.filter((card) => card === 'draugr-restless:red')).toHaveLength(1)
  })

  test('CH-15.3 three of one colour make no set, and copies count each for theirs', () => {
    const red = ['monster-fossegrim:red', 'monster-fossegrim:red', 'draugr-restless:red']
    const p = position({ game: twins }).seat(0, {
      defeated: [...red, 'draugr-king:yellow', 'draugr-king:blue', 'monster-warg:blue'],
    })
    p.at('scoring')
    const items = p.told('final-score').find(({ seat }) => seat === 0)?.items
    expect(items?.filter(({ item }) => item === 'color-sets').map(({ points }) => points)).toEqual([5])
  })

  test('CH-17.4 CH-10.21 of two journeys of one name only the one that was peeked at is known, and the one sailed is put away', () => {
    const p = position().seat(0, bare).journey('shore-2', 'journey-storm').journey('shore-3', 'journey-storm')
    p.place(0, 'sages-house').choose(0, 'shore-3')
    expect(p.view(0).shores.map(({ journey }) => journey)).toEqual([null, 'journey-storm', null])
    p.ship(0, 'public-small', 'shore-2', 'S', 3).at('fights')
    p.choose(0, { food: 1 })
    expect(p.state.shores.map(({ journeyOpen }) => journeyOpen)).toEqual([true, false, false])
    p.at('tidying')
    expect(p.state.journeyDiscard).toEqual(['journey-storm'])
    expect(p.state.shores.map(({ journey }) => journey)).toEqual([null, 'journey-storm', expect.any(String)])
  })

  test('CH-13.1 of two runes that do the same each is used once, and one at a time', () => {
    const game = withFile(({ runes }) => {
      entry(runes, 'rune-wealth').effect = { kind: 'gain-choice', total: 4, among: ['wood', 'food', 'coin'] }
      entry(runes, 'rune-revenge').effect = { kind: 'ignore-losses' }
    })
    const gifts = position({ game }).seat(0, { coin: 0, runes: ['rune-gifts', 'rune-wealth'] })
    gifts.choose(0, { aside: { 'rune-wealth': { coin: 4 } } })
    expect(gifts.player(0).runes).toEqual([
      { rune: 'rune-gifts', used: false },
      { rune: 'rune-wealth', used: true },
    ])
    gifts.choose(0, { aside: { 'rune-gifts': { coin: 4 } } })
    expect(gifts.player(0).coin).toBe(8)

    const healing = position({ game }).seat(0, { ...bare, runes: ['rune-healing', 'rune-revenge'] })
    healing.troll('troll-chieftain').crew(0, 'troll-gate', 'AA').dice('A-- A-- AHH').at('fights')
    healing.choose(0, { use: true })
    expect(healing.player(0).runes.map(({ used }) => used)).toEqual([true, false])
    healing.choose(0, { use: true })
    expect(healing.player(0).runes.map(({ used }) => used)).toEqual([true, true])
    expect(healing.told('warriors-lost').filter(({ seat }) => seat === 0)).toHaveLength(1)
  })
})

describe('a trade while the supply is short', () => {
  /** The supply holds no more than this; the rest lies at the blue locations. */
  const short = (
    supply: { readonly [type: string]: number },
    seat: Parameters<ReturnType<typeof position>['seat']>[1],
  ) => {
    const p = position().stalls('stall-heroes', 'stall-savages', 'stall-vikings', 'stall-invaders').seat(0, seat)
    const { waiting, supply: held } = p.state
    for (const type of ['swordsman', 'spearman', 'axeman'] as const)
      p.lying({ [type]: waiting[type] + held[type] - (supply[type] ?? 0) })
    return p
  }
  const owned = (p: ReturnType<typeof position>) => {
    const { swordsman, spearman, axeman, food, coin } = p.player(0)
    return { swordsman, spearman, axeman, food, coin }
  }

  test('CH-1.19 CH-4.13 what is missing is missing: the price is paid in full, and nothing comes instead', () => {
    const heroes = short({ swordsman: 3 }, { coin: 2, food: 0, warriors: '' }).place(0, 'stall-heroes')
    expect(owned(heroes)).toEqual({ swordsman: 1, spearman: 0, axeman: 0, food: 0, coin: 0 })
    const savages = short({ swordsman: 1, spearman: 5 }, { coin: 0, food: 1, warriors: '' }).place(0, 'stall-savages')
    expect(owned(savages)).toEqual({ swordsman: 1, spearman: 0, axeman: 0, food: 0, coin: 0 })
    expect(savages.state.supply).toEqual({ swordsman: 0, spearman: 5, axeman: 0 })
    expect(savages.told('left-behind')).toMatchObject([{ warriors: { swordsman: 1 } }])
    const nothing = short({}, { coin: 1, food: 0, warriors: 'S' }).place(0, 'stall-vikings')
    expect(owned(nothing)).toEqual({ swordsman: 1, spearman: 0, axeman: 0, food: 0, coin: 0 })
    for (const p of [heroes, savages, nothing]) expect(p.waiting).toEqual({ step: 'placeWorker', seats: [1] })
  })

  test('CH-1.17 CH-1.19 room is measured after the shortage: with one place left, only two that are there are a choice', () => {
    const seven = { coin: 1, food: 0, warriors: 'AAAAAAA' }
    const lone = short({ spearman: 1 }, seven).place(0, 'stall-vikings')
    expect(owned(lone)).toMatchObject({ swordsman: 0, spearman: 1 })
    const both = short({ spearman: 1, swordsman: 1 }, seven).place(0, 'stall-vikings')
    expect(both.waiting).toEqual({ step: 'chooseRecruits', seats: [0] })
    both.choose(0, { swordsman: 1 })
    expect(owned(both)).toMatchObject({ swordsman: 1, spearman: 0, axeman: 7 })
    expect(both.state.supply).toEqual({ swordsman: 0, spearman: 1, axeman: 0 })
  })

  test('CH-5.9 CH-5.33 the Jarl has no Swordsman to give, and moves the marker all the same', () => {
    const jarl = short({}, { warriors: '' }).place(0, 'jarls-longhouse')
    expect(jarl.player(0).swordsman).toBe(0)
    expect(jarl.told('marker-moved')).toHaveLength(1)
  })
})
