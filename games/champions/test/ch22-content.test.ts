import { isRecord } from '@longhouse/kernel'
import { SOURCES } from '@longhouse/kernel/packs'
import { describe, expect, test } from 'vitest'
import { rulebookFile as file, GOODS, WARRIORS } from '../src/content.ts'
import { entry, withFile } from './other-content.ts'
import { position } from './position.ts'

interface Entry {
  readonly id: string
  readonly name: { readonly en: string; readonly pl: string }
  readonly count: number
  readonly source: string
  readonly fieldSources?: { readonly [field: string]: string }
}

/** Every list of the file, also those that are there for readers only. */
const lists = Object.entries(file)
  .filter(([list, value]) => Array.isArray(value) && list !== 'publicSources')
  .map(([list, value]) => [list, value as readonly Entry[]] as const)

/** What the file also says, for readers. */
interface Written {
  readonly totals: Record<string, number>
}

const location = (id: string) => entry(file.locations, id) as unknown as { readonly [field: string]: unknown }
const everyGoods = (value: unknown): object[] => {
  if (Array.isArray(value)) return value.flatMap(everyGoods)
  if (!isRecord(value)) return []
  const own = ['gain', 'cost', 'refill', 'reward', 'buildCost'].flatMap((field) =>
    isRecord(value[field]) ? [value[field]] : [],
  )
  return [...own, ...Object.values(value).flatMap(everyGoods)]
}

describe('entries and goods', () => {
  test('CH-22.1 every entry has an id of its own, both names, a count and a source', () => {
    expect(lists.length).toBeGreaterThan(12)
    for (const [list, entries] of lists) {
      expect(new Set(entries.map(({ id }) => id)).size, list).toBe(entries.length)
      for (const { id, name, count, source, fieldSources } of entries) {
        expect(name.en && name.pl, id).toBeTruthy()
        expect(Number.isInteger(count) && count >= 0, id).toBe(true)
        for (const origin of [source, ...Object.values(fieldSources ?? {})]) expect(SOURCES, id).toContain(origin)
      }
    }
  })

  test('CH-22.1 a deck is all copies of all its cards', () => {
    const { state } = position()
    const sum = (entries: readonly Entry[]) => entries.reduce((total, { count }) => total + count, 0)
    expect(state.runeDeck.length + state.runeDisplay.length).toBe(sum(file.runes))
    expect(state.destinyDeck.length + 2).toBe(sum(file.destinies))
    expect(state.merchantDeck.length + 1).toBe(sum(file.merchantShips))
    expect(state.trollDeck.length + 1).toBe(sum(file.trolls))
    expect(state.draugrDeck.length + 2).toBe(sum(file.draugr))
    expect(state.monsterDeck.length + 3).toBe(sum(file.monsters))
    expect(state.journeyDeck.length + 3).toBe(sum(file.journeys))
    expect(state.trollDeck.filter((card) => card === 'troll-stone').length).toBeLessThanOrEqual(2)
  })

  test('CH-22.1 limits are taken from the file', () => {
    const short = withFile(({ limits }) =>
      Object.assign(limits, { maxRounds: 2, maxWarriorsPerPlayer: 2, huntFoodMax: 1 }),
    )
    expect(position({ game: short }).round(2).at('cleanup').state.phase).toBe('over')
    const crowded = position({ game: short }).stalls('stall-savages').place(0, 'stall-savages')
    expect(crowded.player(0).swordsman).toBe(2)
    const hunt = position({ game: short }).seat(0, { leader: 'gylfir', food: 0, favor: 0, warriors: 'A' })
    expect(hunt.worker(0, 'hunting-grounds').dice('AH').at('fights').player(0).food).toBe(1)
  })

  test('CH-22.1 set-up, dice and boards are taken from the file', () => {
    const game = withFile((changed) => {
      Object.assign(changed.setup.startingResources, { food: 3, favor: 0, spearman: 2, destiny: 2, glory: 4 })
      Object.assign(changed.setup.byPlayers['2'] ?? {}, { startWorkers: 2, stalls: { military: 3, economic: 0 } })
      entry(changed.dice, 'axeman').count = 6
      entry(changed.dice, 'axeman').faces = Array(6).fill({ hits: 2, shields: 0 })
      entry(changed.locations, 'runesmith').displaySize = 4
      entry(changed.distantShores, 'shore-3').warriorsFedPerFood = 3
      entry(changed.distantShores, 'shore-4').minPlayers = 3
    })
    const p = position({ game })
    expect(p.player(0)).toMatchObject({ food: 3, favor: 0, spearman: 2, swordsman: 1, glory: 4, workers: 2 })
    expect(p.player(0).destinies).toHaveLength(2)
    expect(p.state.stalls).toHaveLength(3)
    expect(p.state.supply.axeman + p.state.waiting.axeman).toBe(6)
    expect(p.state.runeDisplay.filter((rune) => rune !== null)).toHaveLength(4)
    expect(p.state.shores.map(({ id }) => id)).toEqual(['shore-2', 'shore-3'])
    p.seat(0, { leader: 'gylfir', warriors: '' })
      .journey('shore-3', 'journey-all-quiet')
      .monster('shore-3', 'monster-fossegrim:red')
    p.ship(0, 'public-small', 'shore-3', 'AAA', 1).at('fights')
    expect(p.told('rolled')[0]?.dice.map(({ face }) => face)).toEqual(['two-hits', 'two-hits', 'two-hits'])
  })

  test('CH-22.1 scoring is taken from the file', () => {
    const game = withFile(({ scoring }) =>
      Object.assign(scoring, {
        setOfColorsGlory: 7,
        favorGlory: 4,
        coinsPerGlory: 2,
        blamePenalty: { '0': 0, '1': -2, '6+': -50 },
        trollUndefeatedBlameEach: 2,
        trollDefeated: { discardOwnBlame: 2, giveBlameToOther: 3 },
        monsterBountyPerRound: { coin: 5 },
      }),
    )
    const p = position({ game }).seat(0, { favor: 2, coin: 5, blame: 1, destinies: [], runes: [] })
    p.seat(0, { defeated: ['draugr-king:red', 'draugr-king:blue', 'draugr-king:yellow'] })
    const items = p
      .at('scoring')
      .told('final-score')
      .find(({ seat }) => seat === 0)?.items
    expect(items?.map(({ points }) => points)).toEqual([0, 7, 8, 2, -2])
    const unbeaten = position({ game }).at('tidying')
    expect(unbeaten.player(1).blame).toBe(2)
    expect(unbeaten.state.shores[0]?.bounty).toBe(5)
    const slain = position({ game }).seat(0, { leader: 'gylfir', favor: 0, blame: 3, warriors: '' }).troll('troll-bog')
    slain.crew(0, 'troll-gate', 'AA').dice('AHH').at('fights')
    expect([slain.player(0).blame, slain.player(1).blame]).toEqual([1, 3])
  })

  test('CH-22.1 what the file says twice it says alike', () => {
    const { totals } = file as unknown as Written
    for (const list of [
      'leaders',
      'stalls',
      'merchantShips',
      'runes',
      'journeys',
      'destinies',
      'trolls',
      'draugr',
      'monsters',
    ] as const)
      expect(
        file[list].reduce((sum, { count }) => sum + count, 0),
        list,
      ).toBe(totals[list])
  })

  test('CH-22.2 goods are counts of known keys; dice among them are recruited', () => {
    for (const goods of everyGoods(file))
      for (const [key, n] of Object.entries(goods)) {
        expect([...GOODS, ...WARRIORS]).toContain(key)
        expect(n).toBeGreaterThan(0)
      }
    const p = position()
      .merchant('ship-guardsmen')
      .seat(0, { warriors: 'SSSSSSS', wood: 0, coin: 1 })
      .place(0, 'merchant-ship')
    expect(p.player(0)).toMatchObject({ swordsman: 8, wood: 1 })
    expect(position().player(0).destinies).toHaveLength(file.setup.startingResources.destiny)
  })
})

describe('locations', () => {
  test('CH-22.3 a cost is goods, or one of three words, or nothing', () => {
    const words = file.locations.flatMap(({ id, cost }) => (typeof cost === 'string' ? [[id, cost]] : []))
    expect(words).toEqual([
      ['shipwright', 'boat.buildCost'],
      ['shrine', 'options'],
      ['worker-huts', 'priceTrack'],
    ])
    const game = withFile((changed) => {
      entry(changed.longships, 'private-karvi').buildCost = { favor: 2 }
      entry(changed.locations, 'shrine').options = [{ cost: { wood: 2 }, gain: { favor: 7 } }]
      entry(changed.locations, 'worker-huts').priceTrack = [1, 7]
      entry(changed.locations, 'runesmith').cost = { food: 2 }
    })
    const p = position({ game }).seat(0, { favor: 2, wood: 2, coin: 1, food: 2 })
    p.place(0, 'shipwright')
    expect(p.player(0)).toMatchObject({ favor: 0, longship: 'private-karvi' })
    expect(p.place(1, 'beg').place(0, 'shrine').player(0)).toMatchObject({ wood: 0, favor: 7 })
    expect(p.place(1, 'beg').place(0, 'worker-huts').player(0)).toMatchObject({ coin: 0, hutWorker: true })
    expect(p.refused(1, { place: 'worker-huts' }).refused).toBe('occupied')
    expect(p.place(1, 'beg').place(0, 'runesmith').player(0).food).toBe(0)
    const second = position({ game }).seat(0, { coin: 6 })
    second.state.hutsSold = 1
    expect(second.refused(0, { place: 'worker-huts' }).refused).toBe('cannot-pay')
  })

  test('CH-22.4 as many workers are let in as the effect of a location says', () => {
    for (const { id, effect } of file.locations) {
      if (effect.kind === 'stall' || effect.kind === 'gain') continue
      const ownerOnly = effect.kind === 'launch' && effect.longship === 'own-private'
      const isOpenToAll = effect.kind === 'hunt'
      const rich = { coin: 20, wood: 20, food: 20, longship: ownerOnly ? 'private-karvi' : null }
      const p = position()
        .seat(0, rich)
        .seat(1, { ...rich, longship: null })
      p.place(0, id)
      while (p.waiting.seats[0] === 0) {
        const form = p.ask(0)?.form
        p.choose(
          0,
          form?.kind === 'one' ? (form.of[0] ?? null) : form?.kind === 'either' ? { deck: true } : { coin: 60 },
        )
      }
      const refusal = isOpenToAll ? null : p.refused(1, { place: id }).refused
      expect([id, refusal]).toEqual([id, isOpenToAll ? null : ownerOnly ? 'no-longship-owned' : 'occupied'])
      if (refusal === null) p.place(1, id)
    }
  })

  test('CH-22.4 one hunter each, any number of beggars, once per game, stalls by player count', () => {
    const hunting = position().place(0, 'hunting-grounds').place(1, 'hunting-grounds')
    expect(hunting.refused(0, { place: 'hunting-grounds' }).refused).toBe('already-hunting')
    expect(position().place(0, 'beg').place(1, 'beg').place(0, 'beg').state.workers).not.toHaveProperty('beg')
    const once = ['shipwright', 'worker-huts']
    const had = position().seat(0, { coin: 20, wood: 20, longship: 'private-karvi', hutWorker: true })
    for (const place of once) expect(had.refused(0, { place }).refused).toMatch(/owned|hired/)
    expect([2, 3, 4].map((players) => position({ players }).state.stalls.length)).toEqual([2, 3, 4])
  })

  test('CH-22.5 `combat` only reserves, `immediate` acts at once, longships do both; `refill` comes each round', () => {
    for (const { id } of file.locations.filter((place) => location(place.id).timing === 'combat')) {
      const p = position().place(0, id)
      expect(p.told('worker-placed')).toEqual([{ kind: 'worker-placed', seat: 0, location: id }])
      expect(p.events).toHaveLength(1)
    }
    for (const { id } of file.locations.filter((place) => location(place.id).timing === 'immediate+combat'))
      expect(location(id).effect).toMatchObject({ kind: 'launch' })
    const game = withFile((changed) => {
      entry(changed.locations, 'butcher').refill = { food: 5 }
      entry(changed.locations, 'blacksmith').refill = { axeman: 3 }
    })
    const p = position({ game })
    expect(p.state.waiting).toMatchObject({ food: 5, axeman: 3, swordsman: 1 })
    expect(p.at('cleanup').state.waiting).toMatchObject({ food: 10, axeman: 6, swordsman: 2 })
  })

  test('CH-22.6 every location has one of the effects that are known, and its words are followed', () => {
    const kinds = [
      'take-all',
      'reserve-combat',
      'hunt',
      'jarl',
      'launch',
      'exchange',
      'take-top-card',
      'take-rune',
      'sage',
    ]
    kinds.push('build-longship', 'choose-option', 'gain-worker', 'stall', 'gain')
    expect(new Set(file.locations.map(({ effect }) => effect.kind))).toEqual(new Set(kinds))
    expect(location('sages-house').effect).toEqual({ kind: 'sage', drawDestinies: 1 })
    const game = withFile((changed) => {
      entry(changed.locations, 'butcher').effect = { kind: 'take-all', what: 'spearman' }
      entry(changed.locations, 'jarls-longhouse').effect = { kind: 'jarl', gain: { axeman: 2 } }
      entry(changed.locations, 'sages-house').effect = { kind: 'sage', drawDestinies: 3 }
      entry(changed.locations, 'beg').gain = { coin: 2, blame: 2 }
    })
    const p = position({ game }).seat(0, { leader: 'gylfir', coin: 0 }).seat(1, { coin: 0 })
    expect(p.place(0, 'butcher').player(0).spearman).toBe(1)
    expect(p.place(1, 'jarls-longhouse').player(1).axeman).toBe(2)
    expect(p.place(0, 'beg').player(0)).toMatchObject({ coin: 2, blame: 2 })
    p.place(1, 'beg').place(0, 'sages-house').choose(0, 'shore-2')
    expect(p.state.sage?.drawn).toHaveLength(3)
    for (const [index, id] of (['draugr-left', 'draugr-right'] as const).entries()) {
      expect(location(id).effect).toMatchObject({ enemy: 'draugr' })
      const fight = position().seat(0, { leader: 'gylfir', favor: 0, warriors: '' }).crew(0, id, 'AA').dice('AHH')
      fight.draugr('draugr-restless:red', 'draugr-restless:blue').at('fights')
      expect(fight.player(0).defeated).toEqual([`draugr-restless:${index === 0 ? 'red' : 'blue'}`])
    }
  })

  test('CH-22.7 a stall costs and gives per use, from the fewest to the most uses', () => {
    const game = withFile((changed) => {
      Object.assign(entry(changed.stalls, 'stall-skald'), {
        cost: { wood: 2 },
        gain: { glory: 3 },
        repeat: { min: 2, max: 4 },
      })
    })
    const p = position({ game }).stalls('stall-skald').seat(0, { wood: 7 }).place(0, 'stall-skald')
    expect(p.ask(0)?.form).toEqual({ kind: 'amount', min: 2, max: 3 })
    expect(p.choose(0, 3).player(0)).toMatchObject({ wood: 1, glory: 9 })
    const poor = position({ game }).stalls('stall-skald').seat(0, { wood: 3 })
    expect(poor.refused(0, { place: 'stall-skald' }).refused).toBe('cannot-pay')
  })
})
