import { describe, expect, test } from 'vitest'
import { position } from './position.ts'

/** Seat 0 fights the Bog Troll (attack 1, defence 3, 4 Glory, 1 wood) with the warriors and runes named. */
const againstBogTroll = (letters: string, runes: readonly string[], leader = 'gylfir') =>
  position().seat(0, { leader, favor: 0, warriors: '', runes }).troll('troll-bog').crew(0, 'troll-gate', letters)

/** Seat 0 hunts with the warriors and runes named. */
const hunting = (letters: string, runes: readonly string[], leader = 'gylfir') =>
  position().seat(0, { leader, favor: 0, food: 0, warriors: letters, runes }).worker(0, 'hunting-grounds')

/** Seat 0 sails to shore 2 under the journey card named; the monster there is a Fossegrim. */
const sailing = (journey: string, letters: string, food: number, runes: readonly string[]) =>
  position()
    .seat(0, { leader: 'gylfir', favor: 0, warriors: '', runes })
    .journey('shore-2', journey)
    .monster('shore-2', 'monster-fossegrim:red')
    .ship(0, 'public-small', 'shore-2', letters, food)

const ways = (p: ReturnType<typeof position>) => {
  const form = p.ask(0)?.form
  return form?.kind === 'either' ? Object.keys(form.of) : []
}

describe('the runes of battle', () => {
  /** Seat 0 defeats an enemy with Fame in hand, and uses it. */
  const fame = (p: ReturnType<typeof position>) => {
    expect(p.waiting).toEqual({ step: 'chooseFame', seats: [0] })
    return p
      .choose(0, { use: true })
      .told('gained')
      .find(({ cause }) => cause === 'rune-fame')?.goods
  }

  test('CH-13.10 Fame adds half of the enemy’s Glory, rounded down, for a kraken too', () => {
    expect(fame(againstBogTroll('AA', ['rune-fame']).dice('AHH').at('fights'))).toEqual({ glory: 2 })
    expect(fame(againstBogTroll('AA', ['rune-fame']).troll('troll-forest').dice('AHH').at('fights'))).toEqual({
      glory: 2,
    })
    expect(fame(sailing('journey-kraken', 'AAA', 2, ['rune-fame']).dice('AHH-').at('fights'))).toEqual({ glory: 1 })
    const kept = againstBogTroll('AA', ['rune-fame']).dice('AHH').at('fights').choose(0, { pass: true })
    expect(kept.player(0)).toMatchObject({ glory: 4, runes: [{ used: false }] })
  })

  test('CH-13.11 Fame counts the enemy’s Glory alone, not what Ullr or Asmundr win besides', () => {
    const ullr = againstBogTroll('AA', ['rune-fame'], 'ullr').dice('AHH').at('fights')
    expect(fame(ullr)).toEqual({ glory: 2 })
    expect(ullr.player(0).glory).toBe(1 + 2 + 4)
    const asmundr = againstBogTroll('AA', ['rune-fame'], 'asmundr').seat(0, { favor: 1 }).dice('A-- AHH').at('fights')
    expect(fame(asmundr.choose(0, { reroll: { 'axeman:blank': 2 } }))).toEqual({ glory: 2 })
  })

  test('CH-13.12 Healing spares all dice of one combat round, and none of the next', () => {
    const p = againstBogTroll('SS', ['rune-healing']).troll('troll-forest').dice('S-- S--').at('fights')
    p.choose(0, { use: true })
    expect(p.told('rolled').map(({ dice }) => dice.length)).toEqual([2, 2])
    expect(p.told('warriors-lost')).toMatchObject([{ warriors: { swordsman: 2 } }])
    expect(p.told('combat-lost')).toHaveLength(1)
  })

  test('CH-13.13 Healing is asked when damage and losses of at least one are known', () => {
    const hurt = againstBogTroll('SS', ['rune-healing']).dice('Sh-').at('fights')
    expect(hurt.told('damaged')).toMatchObject([{ damage: 1 }])
    expect(hurt.waiting).toEqual({ step: 'chooseHealing', seats: [0] })
    expect(hurt.told('warriors-lost')).toEqual([])
    const shielded = againstBogTroll('SS', ['rune-healing']).dice('Ss-').at('fights')
    expect(shielded.told('damaged')[0]).toMatchObject({ damage: 0 })
    expect(shielded.told('rolled').length).toBeGreaterThan(1)
    expect(shielded.told('warriors-lost')).toEqual([])
  })

  test('CH-13.14 Healing stops neither journey losses nor hunger nor a monster’s own weapon', () => {
    const whirlpool = sailing('journey-whirlpool', 'S', 1, ['rune-healing']).at('fights')
    const hungry = sailing('journey-all-quiet', 'S', 0, ['rune-healing']).at('fights')
    const barred = sailing('journey-all-quiet', 'S', 1, ['rune-healing'])
      .monster('shore-2', 'monster-huldra:red')
      .at('fights')
    for (const p of [whirlpool, hungry, barred]) {
      expect(p.told('warriors-lost')).toMatchObject([{ warriors: { swordsman: 1 } }])
      expect(p.told('rune-used')).toEqual([])
      expect(p.told('rolled')).toEqual([])
    }
  })

  test('CH-13.18 CH-13.20 Potential rerolls every blank die once, and no other', () => {
    const p = againstBogTroll('SSA', ['rune-potential']).dice('S-h A- SH AH').at('fights')
    p.choose(0, { potential: true })
    const faces = p.told('rerolled')[0]?.dice.map(({ face }) => face)
    expect(faces).toEqual(['two-hits', 'hit', 'two-hits'])
    expect(p.told('damaged')).toMatchObject([{ damage: 5 }])
    const hunt = hunting('AA', ['rune-potential']).dice('A-- AH-').at('fights').choose(0, { potential: true })
    expect(hunt.player(0).food).toBe(2)
  })

  test('CH-13.19 what Potential rerolled is locked; other dice may still be rerolled, and the lock ends with the round', () => {
    const p = againstBogTroll('SA', ['rune-potential']).seat(0, { favor: 2 }).dice('Sh A- A- SH').at('fights')
    p.choose(0, { potential: true })
    expect(p.state.fight?.dice.map(({ locked }) => locked)).toEqual([false, true])
    expect(p.refused(0, { reroll: { 'axeman:blank': 1 } })).toMatchObject({ rule: 'CH-13.19' })
    p.choose(0, { reroll: { 'swordsman:hit': 1 } })
    expect(p.state.fight?.dice.map(({ face }) => face)).toEqual(['two-hits', 'blank'])
    p.choose(0, { end: true }).choose(0, { swordsman: 1 })
    expect(p.state.fight?.dice.map(({ locked }) => locked)).toEqual([false])
  })

  test('CH-13.20 Potential needs a blank, and takes them all', () => {
    const none = againstBogTroll('SS', ['rune-potential']).seat(0, { favor: 1 }).dice('Shs').at('fights')
    expect(ways(none)).toEqual(['end', 'reroll'])
    const all = againstBogTroll('AAA', ['rune-potential']).dice('A---').at('fights')
    expect(all.refused(0, { potential: { 'axeman:blank': 1 } }).refused).toBeTruthy()
    all.choose(0, { potential: true })
    expect(all.told('rerolled')[0]?.dice.every(({ locked }) => locked)).toBe(true)
  })

  test('CH-13.21 with Revenge each shield also deals one damage, and still protects', () => {
    const p = againstBogTroll('PPP', ['rune-revenge']).dice('Pssh').at('fights').choose(0, { revenge: true })
    expect(p.told('damaged')).toMatchObject([{ damage: 3 }])
    expect(p.told('warriors-lost')).toEqual([])
    const second = againstBogTroll('PP', ['rune-revenge']).dice('Ps- Pss').at('fights').choose(0, { revenge: true })
    expect(second.told('damaged').slice(0, 2)).toMatchObject([{ damage: 1 }, { damage: 0 }])
  })

  test('CH-13.22 for Svanhildr a Swordsman’s shield deals two', () => {
    const p = againstBogTroll('SP', ['rune-revenge'], 'svanhildr')
      .dice('Ss Ps')
      .at('fights')
      .choose(0, { revenge: true })
    expect(p.told('damaged')).toMatchObject([{ damage: 3 }])
  })

  test('CH-13.23 Revenge is declared while a shield shows, and holds for the final faces', () => {
    const p = againstBogTroll('PP', ['rune-revenge']).seat(0, { favor: 1 }).dice('Psh Ps').at('fights')
    p.choose(0, { revenge: true }).choose(0, { reroll: { 'spearman:hit': 1 } })
    expect(p.told('damaged')[0]).toMatchObject({ damage: 2 })
    const lost = againstBogTroll('PP', ['rune-revenge']).seat(0, { favor: 1 }).dice('Psh P-').at('fights')
    lost.choose(0, { revenge: true }).choose(0, { reroll: { 'spearman:shield': 1 } })
    expect(lost.told('damaged')[0]).toMatchObject({ damage: 1 })
    const none = againstBogTroll('PP', ['rune-revenge']).seat(0, { favor: 1 }).dice('Phh').at('fights')
    expect(ways(none)).not.toContain('revenge')
  })

  test('CH-13.24 a shield that deals two damage is no two-hit face for Ullr', () => {
    const p = againstBogTroll('PPP', ['rune-revenge'], 'ullr').dice('Psss').at('fights').choose(0, { revenge: true })
    expect(p.told('damaged')).toMatchObject([{ damage: 3 }])
    expect(p.player(0).glory).toBe(4)
  })

  test('CH-13.25 in a hunt Revenge turns shields into food, at most six in all', () => {
    const p = hunting('PP', ['rune-revenge']).dice('Psh').at('fights').choose(0, { revenge: true })
    expect(p.player(0).food).toBe(2)
    const rich = hunting('PAAA', ['rune-revenge']).dice('Ps AHHH').at('fights').choose(0, { revenge: true })
    expect(rich.player(0).food).toBe(6)
  })
})
