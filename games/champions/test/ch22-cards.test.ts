import { type Game, refuse } from '@longhouse/kernel'
import { describe, expect, test } from 'vitest'
import type { Champions } from '../src/champions.ts'
import { rulebookFile as file, METRICS } from '../src/content.ts'
import { huntForecast } from '../src/forecast.ts'
import { champions, withContent } from '../src/index.ts'
import { entry, withFile } from './other-content.ts'
import { position } from './position.ts'

const kindsOf = (entries: readonly { readonly effect: { readonly kind: string } }[]) =>
  new Set(entries.map(({ effect }) => effect.kind))

/** The game with a host's pack laid over it. */
function packed(pack: object): Game<Champions> {
  const game = withContent({ game: 'champions', ...pack })
  if (!('id' in game)) throw new Error(JSON.stringify(game))
  return game
}

/** Seat 0 hunts under a leader; what does it have afterwards? */
const hunt = (leader: string, dice: string, game = withFile(() => {})) => {
  const letters = dice.replace(/[^SPA]/g, '')
  const p = position({ game }).seat(0, { leader, favor: 0, food: 0, warriors: letters }).worker(0, 'hunting-grounds')
  return p.dice(dice)
}

describe('leaders', () => {
  test('CH-22.8 each ability is one of five, and its numbers are followed', () => {
    expect(file.leaders.map(({ ability }) => ability.kind)).toEqual([
      'glory-on-favor-reroll',
      'sage-extra-draw',
      'free-location-cost',
      'die-damage-override',
      'glory-on-two-hits',
    ])
    const game = withFile(({ leaders }) => {
      Object.assign(entry(leaders, 'asmundr').ability, { glory: 5 })
      Object.assign(entry(leaders, 'dagrun').ability, { extra: 3 })
      Object.assign(entry(leaders, 'gylfir').ability, { location: 'runesmith' })
      Object.assign(entry(leaders, 'svanhildr').ability, { die: 'axeman', damageByHits: { '1': 4, '2': 4 } })
      Object.assign(entry(leaders, 'ullr').ability, { glory: 6 })
    })
    const fight = (leader: string) =>
      position({ game }).seat(0, { leader, favor: 1, warriors: '' }).troll('troll-bog').crew(0, 'troll-gate', 'AA')
    const asmundr = fight('asmundr')
      .dice('A-- AHH')
      .at('fights')
      .choose(0, { reroll: { 'axeman:blank': 2 } })
    expect(asmundr.player(0).glory).toBe(5 + 4)
    expect(fight('ullr').dice('AHH').at('fights').choose(0, { end: true }).player(0).glory).toBe(6 + 4)
    const svanhildr = fight('svanhildr').seat(0, { favor: 0 }).dice('Ah-').at('fights')
    expect(svanhildr.told('damaged')).toMatchObject([{ damage: 4 }])
    const dagrun = position({ game }).seat(0, { leader: 'dagrun' }).place(0, 'sages-house').choose(0, 'shore-2')
    expect(dagrun.state.sage?.drawn).toHaveLength(4)
    expect(position({ game }).seat(0, { leader: 'gylfir', wood: 0 }).place(0, 'runesmith').player(0).wood).toBe(0)
  })

  test('CH-22.8 `appliesToHunt` says whether the hunt counts', () => {
    const brought = (game: Game<Champions>) => {
      const asmundr = hunt('asmundr', 'S- SH', game).seat(0, { favor: 1, warriors: 'S' }).at('fights')
      return {
        asmundr: asmundr.choose(0, { reroll: { 'swordsman:blank': 1 } }).player(0).glory,
        svanhildr: hunt('svanhildr', 'SH', game).at('fights').player(0).food,
        ullr: hunt('ullr', 'SH', game).at('fights').player(0).glory,
      }
    }
    expect(brought(champions)).toEqual({ asmundr: 2, svanhildr: 3, ullr: 0 })
    const otherwise = withFile(({ leaders }) => {
      Object.assign(entry(leaders, 'asmundr').ability, { appliesToHunt: false })
      Object.assign(entry(leaders, 'svanhildr').ability, { appliesToHunt: false })
      Object.assign(entry(leaders, 'ullr').ability, { appliesToHunt: true })
    })
    expect(brought(otherwise)).toEqual({ asmundr: 0, svanhildr: 2, ullr: 1 })
    const svanhildr = entry(otherwise.content.file.leaders, 'svanhildr').ability
    const hunters = { swordsman: 1, spearman: 0, axeman: 0 }
    expect(huntForecast(otherwise.content, svanhildr, hunters)).toBe(huntForecast(otherwise.content, null, hunters))
  })

  test('CH-22.8 `perCombatRound` says how many dice of a roll bring Glory', () => {
    const gloryOf = (perCombatRound: number) => {
      const game = withFile(({ leaders }) => Object.assign(entry(leaders, 'ullr').ability, { perCombatRound }))
      const p = position({ game }).seat(0, { leader: 'ullr', favor: 0, warriors: '' }).troll('troll-bog')
      p.crew(0, 'troll-gate', 'AAA').dice('AHHH').at('fights')
      return p.told('gained').flatMap(({ cause, goods }) => (cause === 'ullr' ? [goods.glory] : []))
    }
    expect([0, 1, 2, 5].map(gloryOf)).toEqual([[], [1], [2], [3]])
  })
})

describe('cards', () => {
  test('CH-22.9 each rune effect has its moment, and its numbers are followed', () => {
    expect(Object.fromEntries(file.runes.map(({ effect, timing }) => [effect.kind, timing]))).toEqual({
      'gain-choice': 'any',
      'bonus-glory-percent': 'enemy-defeated',
      'ignore-losses': 'combat-before-losses',
      'replace-journey': 'journey-revealed',
      'peek-all-journeys': 'any',
      'reroll-blanks': 'after-roll',
      'shields-deal-damage': 'after-roll',
      'score-destiny-now': 'any',
      'sage-extra-draw': 'sage-activation',
      'double-coins': 'any',
    })
    const game = withFile(({ runes }) => {
      entry(runes, 'rune-gifts').effect = { kind: 'gain-choice', total: 2, among: ['wood'] }
      entry(runes, 'rune-wealth').effect = { kind: 'double-coins', maxGain: 1 }
      entry(runes, 'rune-fame').effect = { kind: 'bonus-glory-percent', percent: 300 }
      entry(runes, 'rune-revenge').effect = { kind: 'shields-deal-damage', damage: 3 }
      entry(runes, 'rune-true-vision').effect = { kind: 'sage-extra-draw', extra: 4 }
    })
    const p = position({ game }).seat(0, { leader: 'gylfir', coin: 3, wood: 0, runes: ['rune-gifts', 'rune-wealth'] })
    p.choose(0, { aside: { 'rune-gifts': { wood: 2 } } }).choose(0, { aside: { 'rune-wealth': true } })
    expect(p.player(0)).toMatchObject({ wood: 2, coin: 4 })
    const fight = position({ game }).seat(0, {
      leader: 'gylfir',
      favor: 0,
      warriors: '',
      runes: ['rune-fame', 'rune-revenge'],
    })
    fight
      .troll('troll-bog')
      .crew(0, 'troll-gate', 'S')
      .dice('Ss')
      .at('fights')
      .choose(0, { revenge: true })
      .choose(0, { use: true })
    expect(fight.told('damaged')).toMatchObject([{ damage: 3 }])
    expect(fight.player(0).glory).toBe(12 + 4)
    const sage = position({ game })
      .seat(0, { leader: 'gylfir', runes: ['rune-true-vision'] })
      .place(0, 'sages-house')
    expect(sage.choose(0, 'shore-2').choose(0, { use: true }).state.sage?.drawn).toHaveLength(5)
  })

  test('CH-22.9 `lock: false` lets dice of Potential be rerolled again', () => {
    const offered = (lock: boolean) => {
      const game = packed({ runes: [{ id: 'rune-potential', effect: { kind: 'reroll-blanks', lock } }] })
      const p = position({ game }).seat(0, { leader: 'gylfir', favor: 1, warriors: '', runes: ['rune-potential'] })
      p.troll('troll-bog').crew(0, 'troll-gate', 'SS').dice('Sh- Sh').at('fights').choose(0, { potential: true })
      return p.ask(0)?.form
    }
    expect(offered(true)).toMatchObject({ of: { reroll: { of: { 'swordsman:hit': 1 } } } })
    expect(offered(false)).toMatchObject({ of: { reroll: { of: { 'swordsman:hit': 2 } } } })
  })

  test('CH-22.9 `appliesToHunt: false` keeps a rune out of the hunt, and only there', () => {
    const effects = {
      'rune-potential': { kind: 'reroll-blanks', appliesToHunt: false },
      'rune-revenge': { kind: 'shields-deal-damage', damage: 1, appliesToHunt: false },
    }
    const game = packed({ runes: Object.entries(effects).map(([id, effect]) => ({ id, effect })) })
    const ways = { 'rune-potential': 'potential', 'rune-revenge': 'revenge' }
    for (const [rune, way] of Object.entries(ways)) {
      const held = { favor: 1, warriors: 'SS', runes: [rune] }
      expect(hunt('gylfir', 'S-s', champions).seat(0, held).at('fights').ask(0)?.form).toHaveProperty(['of', way])
      const hunting = hunt('gylfir', 'S-s', game).seat(0, held).at('fights')
      expect(hunting.ask(0)?.form).not.toHaveProperty(['of', way])
      expect(hunting.refused(0, { [way]: true })).toEqual(refuse('rune-not-in-hunt', { rune }, 'CH-22.9'))
      const fight = position({ game })
        .seat(0, { ...held, leader: 'gylfir', warriors: '' })
        .troll('troll-bog')
      fight.crew(0, 'troll-gate', 'SS').dice('S-s').at('fights')
      expect(fight.ask(0)?.form).toHaveProperty(['of', way])
    }
  })

  test('CH-22.10 a journey does nothing, takes, lets choose, or fights, in the amounts of the file', () => {
    expect(kindsOf(file.journeys)).toEqual(new Set(['none', 'lose', 'lose-choice', 'combat']))
    const game = withFile(({ journeys }) => {
      entry(journeys, 'journey-no-wind').effect = { kind: 'lose', food: 2 }
      entry(journeys, 'journey-whirlpool').effect = { kind: 'lose', warrior: 2, food: 1 }
      entry(journeys, 'journey-lost').effect = { kind: 'lose-choice', amount: 4 }
      entry(journeys, 'journey-kraken').effect = { kind: 'combat', attack: 0, defence: 1, glory: 9 }
    })
    const sail = (journey: string, food: number) =>
      position({ game })
        .seat(0, { leader: 'gylfir', favor: 0, warriors: '' })
        .journey('shore-2', journey)
        .ship(0, 'public-large', 'shore-2', 'SSA', food)
    expect(sail('journey-no-wind', 3).at('fights').told('food-lost')).toMatchObject([{ food: 2 }])
    expect(sail('journey-no-wind', 1).at('fights').told('food-lost')).toMatchObject([{ food: 1 }])
    const whirlpool = sail('journey-whirlpool', 3).at('fights')
    expect(whirlpool.told('food-lost')).toMatchObject([{ food: 1 }])
    expect(whirlpool.ask(0)?.form).toMatchObject({ of: { swordsman: 2, axeman: 1 }, min: 2, max: 2 })
    expect(sail('journey-lost', 3).at('fights').ask(0)?.form).toMatchObject({ min: 4, max: 4 })
    const kraken = sail('journey-kraken', 0).dice('Sh- A-').at('fights')
    expect(kraken.told('damaged')[0]).toMatchObject({ enemy: 'journey-kraken', total: 1 })
    expect(kraken.player(0).glory).toBe(9)
  })

  test('CH-22.11 enemies have attack, defence, reward, refused weapons, and colours but for trolls', () => {
    for (const { id, restrict } of [...file.trolls, ...file.draugr, ...file.monsters])
      for (const weapon of restrict) expect(['sword', 'spear', 'axe'], id).toContain(weapon)
    for (const { id, colors, count } of [...file.draugr, ...file.monsters])
      expect(
        Object.values(colors ?? {}).reduce((sum, n) => sum + n, 0),
        id,
      ).toBe(count)
    for (const troll of file.trolls) expect(troll.colors).toBe(undefined)
    const game = withFile(({ trolls }) => {
      const bog = { attack: 2, defence: 1, reward: { glory: 11, favor: 2 }, restrict: ['axe', 'sword'] }
      Object.assign(entry(trolls, 'troll-bog'), bog)
    })
    const p = position({ game }).seat(0, { leader: 'gylfir', favor: 0, warriors: 'SPPA', glory: 0 }).troll('troll-bog')
    p.worker(0, 'troll-gate').at('assigning')
    expect(p.refused(0, { 'troll-gate': { axeman: 1 } }).refused).toBe('weapon-refused')
    expect(p.refused(0, { 'troll-gate': { swordsman: 1 } }).refused).toBe('weapon-refused')
    p.dice('Phh').choose(0, { 'troll-gate': { spearman: 2 } })
    expect(p.told('warriors-lost')).toMatchObject([{ warriors: { spearman: 2 } }])
    expect(p.player(0)).toMatchObject({ glory: 11, favor: 2, defeated: ['troll-bog'] })
  })

  test('CH-22.11 a card comes as often as its colours say', () => {
    const game = withFile(({ draugr }) => {
      Object.assign(entry(draugr, 'draugr-king'), { colors: { red: 2, blue: 1 } })
    })
    const { draugr, draugrDeck } = position({ game }).state
    const kings = [...draugr, ...draugrDeck].filter((card) => card?.startsWith('draugr-king'))
    expect(kings.sort()).toEqual(['draugr-king:blue', 'draugr-king:red', 'draugr-king:red'])
  })

  test('CH-22.12 destinies count one of ten things, from their minimum on, for their two values', () => {
    expect(new Set(file.destinies.map(({ condition }) => condition.metric))).toEqual(new Set(METRICS))
    const game = withFile(({ destinies }) => {
      Object.assign(entry(destinies, 'destiny-woodpile'), { gloryFull: 30, gloryTied: 20 })
      entry(destinies, 'destiny-woodpile').condition.minimum = 3
    })
    const worth = (own: number, rival: number) => {
      const p = position({ game })
        .seat(0, { wood: own, destinies: ['destiny-woodpile'] })
        .seat(1, { wood: rival })
        .at('scoring')
      const items = p.told('final-score').find(({ seat }) => seat === 0)?.items ?? []
      return items.find(({ item }) => item === 'destiny')?.points
    }
    expect([worth(2, 0), worth(3, 0), worth(3, 3), worth(3, 4)]).toEqual([0, 30, 20, 0])
  })

  test('CH-22.13 the two variants have the two effects', () => {
    expect(file.variants).toMatchObject([
      { id: 'hall-of-fame', effect: { kind: 'defeated-enemies-public' } },
      { id: 'distrustful-townsfolk', effect: { kind: 'start-blame', blame: 1 } },
    ])
    const game = withFile(({ variants }) => {
      Object.assign(entry(variants, 'distrustful-townsfolk').effect, { blame: 3 })
    })
    expect(position({ game, options: { 'distrustful-townsfolk': true } }).player(1).blame).toBe(3)
    expect(position({ game }).player(1).blame).toBe(0)
  })
})
