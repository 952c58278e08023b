import { contextOf, resultOf } from '@longhouse/kernel'
import { describe, expect, test } from 'vitest'
import { runar } from '../src/index.ts'
import { finalResult } from '../src/scoring.ts'
import { type CampaignTable, campaign } from './campaign-table.ts'

const WON = { vp: [20], nemesis: 5 }
const LOST = { vp: [5], nemesis: 20 }

const SIX = ['bjorn', 'frida', 'arne', 'helga', 'feima', 'orvar']

/** With the Boar's heroes, Helga, Feima and Orvar; Bjorn, Frida and Arne are fielded. */
function solo(): CampaignTable {
  const p = campaign({ play: 'conquerors', players: 1 }).choose(0, 'boar')
  for (const hero of SIX.slice(3)) p.choose(0, hero)
  return p.choose(0, SIX.slice(0, 3))
}

/** A hero of the present game is defeated in its first turn. */
function falls(p: CampaignTable, ...heroes: readonly string[]): CampaignTable {
  p.until('playCard')
  for (const hero of heroes) {
    const args = { hero, by: 'nemesis', kind: 'normal', hazard: false, cause: 'hazard', attack: false }
    p.table.stack.push({ step: 'defeat', args })
    p.resume()
  }
  return p
}

/** Up to the heroes of the next game; of two Treasures and Artifacts any, and the first Explorer is promoted. */
const next = (p: CampaignTable): CampaignTable => p.rested()

describe('six heroes', () => {
  test('RN-29.2 RN-29.21 RN-31.33 the Clan brings three, and three more are chosen', () => {
    const p = campaign({ play: 'conquerors', players: 1 }).choose(0, 'boar')
    expect(p.state.sheet.teams[0]?.roster).toEqual(['bjorn', 'frida', 'arne'])
    expect(p.refused(0, 'frida')).toMatchObject({ refused: 'hero-taken', rule: 'RN-32.28' })
    for (const hero of SIX.slice(3)) p.choose(0, hero)
    expect(p.state.sheet.teams[0]).toMatchObject({ roster: SIX, heroes: [] })
    expect(p.waiting).toEqual({ step: 'fieldHeroes', seats: [0] })
  })

  test('RN-29.2 RN-31.33 or all six are chosen', () => {
    const p = campaign({ play: 'conquerors', players: 1, options: { teams: 'draft' } }).choose(0, 'boar')
    for (const hero of ['erik', 'ebbe', 'hrafn', 'halvard', 'brandr', 'gunnhild']) p.choose(0, hero)
    expect(p.state.sheet.teams[0]?.roster).toHaveLength(6)
    expect(p.waiting.step).toBe('fieldHeroes')
  })

  test('RN-29.2 RN-29.20 RN-31.33 three are fielded for each game, before its layout is drawn', () => {
    const p = campaign({ play: 'conquerors', players: 1 }).until('fieldHeroes')
    const { roster = [] } = p.state.sheet.teams[0] ?? {}
    expect(p.campaign.stage).toBe('fielding')
    expect(p.state.field).toBe(null)
    expect(p.view(0).sheet.games[0]).toBe('scenario-1b')
    for (const some of [roster.slice(0, 2), roster.slice(0, 4)]) p.refused(0, some)
    p.choose(0, [roster[4], roster[1], roster[3]] as string[])
    const fielded = [roster[1], roster[3], roster[4]]
    expect(p.state.sheet.teams[0]?.heroes).toEqual(fielded)
    expect(Object.keys(p.field.figures).filter((id) => roster.includes(id))).toEqual(fielded)
    expect(p.player(0).deck.length + p.player(0).hand.length).toBe(30)
    expect(p.told('heroes-fielded')).toEqual([{ kind: 'heroes-fielded', seat: 0, heroes: fielded }])
    // Others for the next.
    next(p.finish(WON))
    expect(p.waiting).toEqual({ step: 'fieldHeroes', seats: [0] })
    expect(p.state.sheet.at).toBe(0)
    const others = roster.filter((hero) => !fielded.includes(hero))
    p.choose(0, others)
    expect(p.state.sheet.teams[0]?.heroes).toEqual(others)
    expect(p.field.scenario).toBe('scenario-2b')
  })
})

describe('heroes lost for good', () => {
  test('RN-29.13 whoever was defeated is out, and is not fielded again', () => {
    const p = falls(solo(), 'bjorn')
    expect(p.campaign.out).toEqual(['bjorn'])
    expect(p.told('hero-out')).toEqual([{ kind: 'hero-out', seat: 0, hero: 'bjorn', struck: false, out: 1, most: 4 }])
    p.player(0).vp = 20
    next(p.end())
    expect(p.campaign.out).toEqual(['bjorn'])
    expect(p.offered(0)).toEqual(SIX.slice(1))
    expect(p.refused(0, ['bjorn', 'frida', 'arne'])).toMatchObject({ refused: 'hero-is-out', rule: 'RN-29.13' })
  })

  test('RN-29.13 where others play, too, nobody is', () => {
    const p = campaign({ play: 'conquerors' }).until('playCard')
    falls(p, ...p.team(0).slice(0, 2))
    expect(p.campaign.out).toEqual([])
  })

  test('RN-29.14 RN-29.18 RN-29.22 RN-31.33 after a lost game one more is struck, whoever is not out', () => {
    const p = falls(solo(), 'bjorn')
    Object.assign(p.field.nemesis ?? {}, { vp: 30 })
    p.end()
    expect(p.waiting).toEqual({ step: 'strikeHero', seats: [0] })
    expect(p.campaign.stage).toBe('strike')
    expect(p.offered(0)).toEqual(SIX.slice(1))
    expect(p.refused(0, 'bjorn')).toMatchObject({ refused: 'hero-is-out', rule: 'RN-29.14' })
    p.choose(0, 'orvar')
    expect(p.campaign.out).toEqual(['bjorn', 'orvar'])
    expect(p.last.struck).toBe('orvar')
    // Only then the others develop.
    expect(p.waiting.step).toBe('promote')
  })

  test('RN-29.14 RN-29.11 a tie is lost, and a won game strikes nobody', () => {
    expect(solo().finish({ vp: [7], nemesis: 7 }).waiting.step).toBe('strikeHero')
    const won = solo().finish(WON)
    expect(won.waiting.step).toBe('promote')
    expect(won.last).not.toHaveProperty('struck')
  })

  test('RN-29.20 whoever is out is promoted no more', () => {
    const p = falls(solo(), 'frida')
    p.player(0).vp = 20
    p.end()
    expect(p.waiting.step).toBe('promote')
    expect(p.offered(0)).toEqual(SIX.filter((hero) => hero !== 'frida'))
    expect(p.refused(0, 'frida')).toMatchObject({ refused: 'hero-is-out', rule: 'RN-29.20' })
  })
})

describe('the end', () => {
  /** Three games are lost, and with each the last of those that are left. */
  const threeLost = (): CampaignTable => {
    const p = solo()
    for (const hero of ['orvar', 'feima', 'helga']) {
      next(p.finish(LOST).choose(0, hero))
      if (p.waiting.step === 'fieldHeroes') p.choose(0, ['bjorn', 'frida', 'arne'])
    }
    return p
  }

  test('RN-29.15 RN-29.23 the Nemesis wins the moment the fourth falls, in the middle of a game', () => {
    const p = falls(threeLost(), 'frida')
    const vp = p.field.nemesis?.vp ?? 0
    expect(p.state.over).toBe(true)
    expect(p.table.stack).toEqual([])
    expect(p.campaign.out).toEqual(['orvar', 'feima', 'helga', 'frida'])
    expect(p.campaign.finished).toHaveLength(4)
    // What was gained by the defeat is counted (RN-16.8), missions are not.
    expect(vp).toBeGreaterThan(0)
    expect(resultOf(p.game, p.table)).toMatchObject({
      winners: [],
      sides: [{ side: 'nemesis', score: vp, wins: true }],
    })
    expect(p.last.result).toEqual(finalResult(p.t))
    expect(p.told('campaign-over')).toEqual([{ kind: 'campaign-over', campaign: 'conquerors', winner: 'nemesis' }])
    expect(p.told('final-scoring')).toHaveLength(3)
    expect(runar.invariantViolations(contextOf(p.game, p.table))).toEqual([])
  })

  test('RN-29.15 or is struck after one', () => {
    const p = threeLost().finish(LOST)
    expect(p.waiting.step).toBe('strikeHero')
    p.choose(0, 'bjorn')
    expect(p.state.over).toBe(true)
    expect(p.campaign.finished).toHaveLength(4)
    expect(resultOf(p.game, p.table)).toMatchObject({ winners: [] })
    expect(p.told('campaign-over')).toHaveLength(1)
  })

  test('RN-29.15 three are not enough', () => {
    const p = threeLost()
    expect(p.state.over).toBe(false)
    expect(p.campaign.out).toHaveLength(3)
    // The last three need not be asked for.
    expect(p.state.sheet.teams[0]?.heroes).toEqual(['bjorn', 'frida', 'arne'])
    expect(p.field.scenario).toBe('scenario-4b')
  })

  test('RN-29.16 whoever wins the fifth game wins, whatever was lost before', () => {
    const p = next(threeLost().finish(WON)).finish(WON)
    expect(p.state.over).toBe(true)
    expect(p.campaign.finished.map(({ result }) => result.winners)).toEqual([[], [], [], [0], [0]])
    expect(resultOf(p.game, p.table)).toMatchObject({ winners: [0], sides: [{ wins: false }] })
    expect(p.told('campaign-over')).toEqual([{ kind: 'campaign-over', campaign: 'conquerors', winner: 0 }])
  })

  test('RN-29.16 RN-29.22 RN-28.28 whoever loses it loses, and nobody is struck any more', () => {
    const p = solo()
    for (let game = 1; game < 5; game++) next(p.finish(WON)).choose(0, SIX.slice(0, 3))
    p.finish(LOST)
    expect(p.state.over).toBe(true)
    expect(p.campaign.out).toEqual([])
    expect(resultOf(p.game, p.table)).toMatchObject({ winners: [], sides: [{ wins: true }] })
  })
})

describe('development', () => {
  test('RN-29.12 there are no Campaign points, none to lose, and no reward shop', () => {
    const p = solo()
    for (let game = 1; game < 5; game++) {
      next(p.finish(game === 2 ? LOST : WON).until('rest'))
      expect(p.campaign.points).toEqual([0])
      p.until('keepCards')
    }
    expect(p.told('game-ranked').map(({ points }) => points)).toEqual([[], [], [], []])
    expect(p.told('points-lost')).toEqual([])
    p.until('tactics')
    expect(p.state.sheet.at).toBe(4)
    // Nor would there be one for points.
    p.campaign.points = [9]
    p.table.stack.push({ step: 'rewardShop', args: null })
    expect(p.resume().waiting.step).toBe('tactics')
  })

  test('RN-29.17 a won game brings a Legend, an Artifact, one of two Treasures, and a Doom mark', () => {
    const p = solo().finish(WON)
    expect(p.offered(0)).toEqual(SIX)
    p.choose(0, 'feima')
    expect(p.waiting.step).toBe('keepArtifact')
    p.choose(0, p.offered(0)[0] as string)
    expect(p.waiting.step).toBe('chooseTreasure')
    expect(p.offered(0)).toHaveLength(2)
    p.choose(0, p.offered(0)[1] as string)
    expect(p.waiting.step).toBe('rest')
    expect(p.last).toMatchObject({ promoted: ['feima'], doom: true, ranking: [0, 'nemesis'] })
    expect(p.campaign.dooms).toBe(1)
    expect(p.state.sheet.teams[0]?.treasures).toEqual([p.last.artifacts[0], p.last.treasures[0]])
    expect(p.state.sheet.teams[0]?.ranks).toMatchObject({ feima: 'legend', bjorn: 'explorer' })
    // The Doom lies in the next game, the Treasures in its Treasury.
    next(p).choose(0, ['feima', 'helga', 'orvar'])
    expect(p.field.chosenEvents).toHaveLength(3)
    expect(p.player(0).treasury.map(({ card }) => card)).toEqual([p.last.artifacts[0], p.last.treasures[0]])
    expect(p.field.figures.feima).toMatchObject({ defence: runar.content.heroes.feima?.ranks.legend.defence })
  })

  test('RN-29.17 a lost one brings no Artifact and no Doom mark', () => {
    const p = solo().finish(LOST).choose(0, 'helga').until('rest')
    expect(p.last).toMatchObject({ artifacts: [null], doom: false, ranking: ['nemesis', 0] })
    expect(p.last.treasures[0]).not.toBe(null)
    expect(p.campaign.dooms).toBe(0)
  })
})
