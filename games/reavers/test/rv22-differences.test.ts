import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { rulebookFile as file } from '../src/content.ts'
import type { Die } from '../src/content-file.ts'
import { entry } from './other-content.ts'
import { position, type SeatPatch } from './position.ts'

const textOf = (name: string) => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8')

const SEA = 'battle-at-sea'

/** Seat 0 sails, meets this Journey, and afterwards the first of two face-up ships or the deck. */
const sailing = (journey: string, patch: SeatPatch = {}) =>
  position()
    .seat(0, { food: 4, favor: 0, ...patch })
    .group(SEA, 0, 'battle-cargo-ship')
    .onTop('sea-journey', journey)
    .active(SEA)
    .choose(0, { activate: true })

describe('what only one text says', () => {
  test('RV-22.1 a starting Prophecy for everyone, as in English, or none, as in Polish', () => {
    const held = (starting: boolean) =>
      position({ options: { 'starting-prophecy': starting } }).state.players.map(({ prophecies }) => prophecies.length)
    expect([held(true), held(false)]).toEqual([
      [1, 1],
      [0, 0],
    ])
  })

  test('RV-22.2 a Journey goes under its deck', () => {
    const p = sailing('journey-all-quiet')
    expect(p.state.decks['sea-journey'].discard).toEqual(['journey-all-quiet'])
  })

  test('RV-22.2 a ship that was not beaten stays, or goes under its deck if it came from there', () => {
    const p = sailing('journey-all-quiet').choose(0, { take: 0 })
    expect(p.state.groups[SEA]?.[0]).toEqual(['battle-cargo-ship'])
    const q = sailing('journey-all-quiet').onTop('sea-battle', 'battle-knarr').choose(0, { deck: true })
    expect(q.state.decks['sea-battle'].discard).toEqual(['battle-knarr'])
  })

  test('RV-22.3 dice that do not fit must be discarded', () => {
    const ship = Array<Die>(10).fill('blue:ship')
    const p = position().seat(0, { ship }).active('recruit-reavers').choose(0, { rest: 1 }).choose(0, 'red:helm')
    expect(p.ways(0)).toEqual(['discard'])
    p.refused(0, { keep: true })
    p.refused(0, { discard: {} })
  })

  test('RV-22.4 clan dice can be stored where that icon is asked for, or six artifacts would be useless', () => {
    const clanned = file.villageSpoils.flatMap((card) => {
      const icon = 'stores' in card && 'icon' in card.stores ? card.stores.icon : null
      const die = { helm: 'red:helm', raven: 'blue:raven', tree: 'yellow:tree' }[icon as string] as Die | undefined
      return die ? [[card.id, die] as const] : []
    })
    expect(clanned).toHaveLength(6)
    for (const [artifact, die] of clanned) {
      const p = position()
        .seat(0, { artifacts: [artifact], ship: [die] })
        .active('recruit-reavers')
      expect(p.choose(0, { store: { [artifact]: die } }).player(0).artifacts).toMatchObject([{ die }])
    }
  })

  test('RV-22.6 Brisingamen may discard the card just drawn', () => {
    const p = position().seat(0, {
      artifacts: ['artifact-brisingamen=yellow:tree'],
      prophecies: ['prophecy-juggernaut'],
    })
    p.onTop('prophecy', 'prophecy-vanquisher').active('trade-with-villages').choose(0, { use: 'artifact-brisingamen' })
    p.choose(0, 'prophecy/prophecy-vanquisher')
    expect(p.player(0).prophecies).toEqual(['prophecy-juggernaut'])
  })

  test('RV-22.7 Viking Raiders take a die from the ship, never one from an artifact', () => {
    const leader = 'reaver-huskarl'
    const stored = sailing('journey-viking-raiders', { leader, artifacts: ['artifact-bodn=blue:chest'] })
    expect(stored.told('journey-suffered')).toHaveLength(1)
    expect(stored.player(0).artifacts).toMatchObject([{ die: 'blue:chest' }])
    const aboard = sailing('journey-viking-raiders', { leader, ship: ['blue:chest', 'red:chest'] })
    expect(aboard.told('dice-lost')).toMatchObject([{ seat: 0, dice: ['blue:chest'] }])
  })

  test('RV-22.8 cards at random are the top ones of the deck', () => {
    const p = position().seat(0, { food: 2, ship: ['blue:shield', 'blue:shield'] })
    p.onTop('keep', 'keep-art', 'keep-armor', 'keep-treasure', 'keep-tapestry-gorm').active('raid-keeps')
    p.choose(0, { activate: 'deck' })
    expect(p.told('cards-drawn').map(({ cards }) => cards)).toEqual([
      ['keep-art', 'keep-armor'],
      ['keep-treasure', 'keep-tapestry-gorm'],
    ])
  })
})

describe('what both texts leave open', () => {
  test('RV-22.9 a Ship Upgrade works once in a round and is ready again after Cleanup', () => {
    const p = position()
      .seat(0, { food: 3, ship: ['red:chest'], upgrades: ['upgrade-chest'] })
      .active('raid-villages')
    p.choose(0, { activate: 0 })
    expect(p.player(0).upgrades).toEqual([{ tile: 'upgrade-chest', ready: false }])
    const later = position().seat(0, { food: 9, ship: ['red:chest'], upgrades: ['-upgrade-chest'] })
    expect(later.active('raid-villages').ways(0)).toEqual(['rest'])
    later.cleaning()
    expect(later.player(0).upgrades).toEqual([{ tile: 'upgrade-chest', ready: true }])
  })

  test('RV-22.10 Prophecies count what lies outside the Glory pile', () => {
    const p = position().seat(0, {
      prophecies: ['prophecy-juggernaut', 'prophecy-feast-of-the-gods', 'prophecy-valhallas-champion'],
      wall: 2,
      territories: ['territory-food-1-a'],
      artifacts: ['artifact-bodn'],
    })
    const items = p
      .scoring()
      .told('final-score')[0]
      ?.items.filter(({ item }) => item === 'prophecy')
    expect(items?.map(({ points }) => points)).toEqual([2, 1, 1])
  })
})

describe('names', () => {
  test('RV-22.5 Scavenger is called Berserker in Polish, and is one card of the Raven clan', () => {
    expect(entry(file.reavers, 'reaver-scavenger')).toMatchObject({
      name: { en: 'Scavenger', pl: 'Berserker' },
      clan: 'clan-raven',
      specialization: [{ draw: { deck: 'village', n: 2, keep: 1 } }],
    })
    const called = file.reavers.filter(({ name }) =>
      [name.en, name.pl].some((word) => /berserker|scavenger/i.test(word)),
    )
    expect(called.map(({ id }) => id)).toEqual(['reaver-scavenger'])
  })

  test('RV-22.11 Eldhrimnir and Mjölnir are spelled as in Polish', () => {
    expect(entry(file.villageSpoils, 'artifact-eldhrimnir').name.en).toBe('Eldhrimnir')
    expect(entry(file.villageSpoils, 'artifact-fragment-of-mjolnir').name.en).toContain('Mjölnir')
    for (const { name } of file.villageSpoils) expect(name.en).not.toMatch(/Eldrihmnr|Mjölmir/)
  })

  test('RV-22.12 the winner of the example has one colour in both our texts', () => {
    const example = (text: string) => /\*\*RV-21\.2\*\* (.*)/.exec(text)?.[1]
    expect(example(textOf('RULES.md'))).toMatch(/^Teal has 101 Glory/)
    expect(example(textOf('RULES.pl.md'))).toMatch(/turkusow\w+ ma 101/)
    const p = position().seat(0, { glory: 161, favor: 0 }).seat(1, { glory: 180, favor: 0 }).scoring()
    expect(p.told('game-won')).toEqual([{ kind: 'game-won', seats: [1] }])
  })

  test('RV-22.13 Valhalla’s Champion is singular', () => {
    expect(entry(file.prophecies, 'prophecy-valhallas-champion').name.en).toBe("Valhalla's Champion")
  })
})
