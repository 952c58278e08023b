import type { Game } from '@longhouse/kernel'
import { describe, expect, test } from 'vitest'
import { readContent, rulebookFile } from '../src/content.ts'
import { type Runar, runar } from '../src/index.ts'
import { type CampaignTable, campaign } from './campaign-table.ts'

const WON = { vp: [20, 10, 5, 1] }

/** Seat 1 owns all cards of a deck but one. */
function giveAll(p: CampaignTable, deck: string[]): void {
  p.field.players[1]?.treasury.push(...deck.splice(1).map((card) => ({ card, up: true, since: 0 })))
}

/** There are two of one Mark. */
const twoOf = (id: string): Game<Runar> => {
  const treasures = rulebookFile.treasures.map((card) => (card.id === id ? { ...card, count: 2 } : card))
  return { ...runar, content: readContent({ ...rulebookFile, treasures }) }
}

describe('promotion', () => {
  test('RN-28.6 RN-28.30 RN-31.18 everybody at once makes a Legend of one Explorer', () => {
    const p = campaign({ players: 3 }).finish(WON)
    expect(p.waiting).toEqual({ step: 'promote', seats: [0, 1, 2] })
    const heroes = p.state.sheet.teams.map(({ heroes: [, second] }) => second as string)
    p.choose(1, heroes[1] as string)
    // Nobody knows yet whom.
    expect(p.told('hero-promoted')).toEqual([])
    expect(p.view(0).sheet.teams[1]?.ranks[heroes[1] as string]).toBe('explorer')
    p.choose(0, heroes[0] as string).choose(2, heroes[2] as string)
    for (const [seat, { ranks }] of p.state.sheet.teams.entries())
      expect(Object.entries(ranks).filter(([, rank]) => rank === 'legend')).toEqual([[heroes[seat], 'legend']])
    expect(p.last.promoted).toEqual(heroes)
  })

  test('RN-28.6 a Legend cannot be promoted, and a team of Legends is not asked', () => {
    const p = campaign().after(WON)
    const legend = p.last.promoted[0] as string
    p.finish(WON)
    expect(p.offered(0)).not.toContain(legend)
    expect(p.refused(0, legend)).toMatchObject({ refused: 'is-legend', rule: 'RN-28.6' })
    p.rested().after(WON)
    expect(p.finish(WON).waiting.step).toBe('keepArtifact')
    expect(p.last.promoted).toEqual([null, null])
  })

  test('RN-4.3 RN-4.12 teams stay, Explorers at first, then with the ranks they have', () => {
    const p = campaign({ options: { rank: 'legend' } }).until('keepCards')
    const heroes = p.state.sheet.teams.map((team) => [...team.heroes])
    expect(p.table.options).not.toHaveProperty('rank')
    for (const { ranks } of p.state.sheet.teams) expect(new Set(Object.values(ranks))).toEqual(new Set(['explorer']))
    p.after(WON).until('keepCards')
    expect(p.state.sheet.teams.map((team) => team.heroes)).toEqual(heroes)
    const legend = p.last.promoted[0] as string
    expect(p.field.figures[legend]).toMatchObject({
      defence: runar.content.heroes[legend]?.ranks.legend.defence,
      defeated: false,
    })
  })
})

describe('Artifacts', () => {
  const drawn = (p: ReturnType<typeof campaign>) => p.finish(WON).all((seat) => String(p.offered(seat)[0]))

  test('RN-28.7 RN-35.8 RN-31.18 the winner draws two openly and keeps one; the other is an Artifact again', () => {
    const p = drawn(campaign())
    expect(p.waiting).toEqual({ step: 'keepArtifact', seats: [0] })
    const cards = p.offered(0) as string[]
    expect(cards).toHaveLength(2)
    expect(p.view(1).sheet.campaign?.offer).toEqual(cards)
    expect(p.view(null).sheet.artifactsLeft).toBe(6)
    p.choose(0, cards[1] as string)
    expect(p.state.sheet.teams.map(({ treasures }) => treasures)).toEqual([[cards[1]], []])
    expect(p.state.sheet.artifactDeck).toHaveLength(7)
    expect(p.state.sheet.artifactDeck).toContain(cards[0])
    expect(p.state.sheet.treasureDeck).not.toContain(cards[0])
    expect(p.last.artifacts).toEqual([cards[1], null])
    // What was told stays told.
    expect(p.told('artifacts-drawn')).toEqual([{ kind: 'artifacts-drawn', seat: 0, cards }])
  })

  test('RN-28.7 nobody draws one where the Nemesis won', () => {
    const p = campaign({ play: 'conquerors' })
      .finish({ vp: [20, 10], nemesis: 90 })
      .until('rest')
    expect(p.told('artifacts-drawn')).toEqual([])
    expect(p.view(0).sheet.artifactsLeft).toBe(8)
  })

  test('RN-23.14 RN-28.7 of fewer what is there is kept', () => {
    const p = campaign().until('keepCards')
    giveAll(p, p.state.sheet.artifactDeck)
    drawn(p)
    expect(p.waiting.step).toBe('chooseTreasure')
    expect(p.last.artifacts[0]).not.toBe(null)
  })
})

describe('Treasures', () => {
  const offered = (p: ReturnType<typeof campaign>) => p.finish(WON).until('chooseTreasure')

  test('RN-28.8 RN-28.30 RN-31.18 one more than players are turned up; the last one chooses first', () => {
    const p = offered(campaign({ players: 3 }))
    const cards = [...(p.view(null).sheet.campaign?.offer ?? [])]
    expect(cards).toHaveLength(4)
    const chosen: string[] = []
    for (const seat of [2, 1, 0]) {
      expect(p.waiting).toEqual({ step: 'chooseTreasure', seats: [seat] })
      const [card] = p.offered(seat) as [string]
      p.choose(seat, card)
      chosen[seat] = card
    }
    expect(p.last.treasures).toEqual(chosen)
    const [left] = cards.filter((card) => !chosen.includes(card))
    expect(p.state.sheet.treasureDeck).toContain(left)
    expect(p.campaign.offer).toEqual([])
    expect(p.told('treasures-offered')).toEqual([{ kind: 'treasures-offered', cards }])
    expect(p.state.sheet.treasureDeck).toHaveLength(17)
  })

  test('RN-28.8 of two alike one is taken, and the other can be', () => {
    const p = campaign({ game: twoOf('mark-tyr') }).until('keepCards')
    const { treasureDeck } = p.state.sheet
    const others = treasureDeck.filter((card) => card !== 'mark-tyr')
    treasureDeck.splice(0, treasureDeck.length, ...others, 'mark-tyr', 'mark-tyr')
    p.finish(WON).until('chooseTreasure')
    expect(p.campaign.offer.filter((card) => card === 'mark-tyr')).toHaveLength(2)
    expect(p.offered(1)).toHaveLength(2)
    p.choose(1, 'mark-tyr').choose(0, 'mark-tyr')
    expect(p.last.treasures).toEqual(['mark-tyr', 'mark-tyr'])
    p.rested().until('keepCards')
    for (const { treasury } of p.field.players)
      expect(treasury).toContainEqual({ card: 'mark-tyr', up: true, since: 0 })
  })

  test('RN-23.14 RN-28.8 who comes too late gets none', () => {
    const p = campaign().until('keepCards')
    giveAll(p, p.state.sheet.treasureDeck)
    p.finish(WON).until('rest')
    expect(p.last.treasures[0]).toBe(null)
    expect(p.last.treasures[1]).not.toBe(null)
  })

  test('RN-28.9 RN-5.22 they stay with their player: worn, won, and used Marks, which are fresh again', () => {
    const p = campaign().after(WON).until('keepCards')
    const [player] = p.field.players
    const { treasureDeck } = p.state.sheet
    const take = (card: string) => treasureDeck.splice(treasureDeck.indexOf(card), 1)[0] as string
    const [hero] = p.state.sheet.teams[0]?.heroes ?? []
    const figure = p.field.figures[hero as string]
    const before = player?.treasury.map(({ card }) => card) ?? []
    expect(before).toEqual([p.last.artifacts[0], p.last.treasures[0]])
    const [mark, worn] = treasureDeck.slice(0, 2).map(take) as [string, string]
    player?.treasury.push({ card: mark, up: false, since: 4 })
    if (figure?.kind === 'hero') figure.treasure = worn
    p.finish(WON).until('rest')
    expect(p.state.sheet.teams[0]?.treasures).toEqual(expect.arrayContaining([...before, mark, worn]))
    p.rested().until('keepCards')
    const now = p.field.players[0]?.treasury ?? []
    expect(now.every(({ up, since }) => up && since === 0)).toBe(true)
    expect(now.map(({ card }) => card)).toEqual(expect.arrayContaining([...before, mark, worn]))
    expect(p.state.sheet.teams.map(({ treasures }) => treasures)).toEqual([[], []])
  })

  test('RN-23.14 offered ones that nobody bought return to the deck', () => {
    const p = campaign({
      play: 'mixed',
      options: { scenarios: ['scenario-2a', 'scenario-3a', 'scenario-4a', 'scenario-5a', 'scenario-1b'] },
    })
    p.after(WON).until('keepCards')
    const { treasureDeck } = p.state.sheet
    const [card] = treasureDeck.splice(0, 1) as [string]
    p.field.offer.push(card)
    p.finish(WON)
    expect(p.field.offer).toEqual([])
    expect(p.state.sheet.treasureDeck).toContain(card)
  })
})

describe('a new game', () => {
  test('RN-28.10 begins with nothing else of the last', () => {
    const p = campaign().until('keepCards')
    const [player] = p.field.players
    const [fallen] = p.state.sheet.teams[0]?.heroes ?? []
    player?.dealt.push(p.field.players[1]?.deck.pop() as string)
    Object.assign(player ?? {}, { trophies: 3, statue: 3 })
    if (player) player.pool.neutral = 2
    Object.assign(p.field.figures[fallen as string] ?? {}, { defeated: true, defence: 0 })
    p.after(WON).until('keepCards')
    expect(p.field.players[0]).toMatchObject({ vp: 0, trophies: 0, statue: 1, dealt: [], pool: { neutral: 0 } })
    expect(p.field.players.map(({ deck, hand }) => deck.length + hand.length)).toEqual([30, 30])
    expect(p.field.figures[fallen as string]).toMatchObject({ defeated: false })
  })

  test('RN-28.33 waits until everybody is ready, and nobody is hurried', () => {
    const p = campaign().finish(WON).until('rest')
    expect(p.waiting.seats.sort()).toEqual([0, 1])
    expect(p.campaign.stage).toBe('rest')
    p.choose(1, { ready: true })
    expect(p.waiting).toEqual({ step: 'rest', seats: [0] })
    p.choose(0, { ready: true })
    expect(p.state.sheet.at).toBe(1)
    expect(p.field.scenario).toBe('scenario-2a')
    expect(p.campaign.stage).toBe(null)
  })

  test('RN-28.13 RN-28.12 the fifth is the last: its winner wins the campaign, and nothing is developed', () => {
    const p = campaign()
      .after(WON, WON, WON, WON)
      .finish({ vp: [10, 90] })
    expect(p.waiting.seats).toEqual([])
    expect(p.state.over).toBe(true)
    expect(p.game.result(p.t)).toMatchObject({ winners: [1] })
    expect(p.game.results?.(p.t)).toHaveLength(5)
    expect(p.game.results?.(p.t)[0]).toMatchObject({ winners: [0] })
    expect(p.told('campaign-over')).toEqual([{ kind: 'campaign-over', campaign: 'destroyers', winner: 1 }])
    expect(p.last).toMatchObject({ points: [0, 0], promoted: [null, null], treasures: [null, null] })
  })

  test('RN-28.28 the Nemesis wins the campaign by winning the fifth game', () => {
    const ending = { vp: [20, 10] }
    const p = campaign({ play: 'conquerors' })
      .after(ending, ending, ending, ending)
      .finish({ vp: [20, 10], nemesis: 90 })
    expect(p.game.result(p.t)).toMatchObject({ winners: [], sides: [{ side: 'nemesis', wins: true }] })
    expect(p.told('campaign-over')).toMatchObject([{ winner: 'nemesis' }])
  })
})

describe('programs', () => {
  const worth = (p: CampaignTable, name: string, seat: number): number =>
    p.game.bot?.measure(p.t, seat)[Object.keys(p.game.bot.weights).indexOf(name)] ?? 0

  test('see that a Legend is worth more, and every Treasure something', () => {
    const p = campaign().finish(WON)
    const before = worth(p, 'team', 0)
    p.until('keepArtifact')
    expect(worth(p, 'team', 0)).toBeGreaterThan(before)
    expect(worth(p, 'owned', 0)).toBe(0)
    p.until('rest')
    expect(worth(p, 'owned', 0)).toBeGreaterThan(worth(p, 'owned', 1))
    p.rested().until('keepCards')
    expect(worth(p, 'owned', 0)).toBeGreaterThan(worth(p, 'owned', 1))
  })

  test('measure as many things as have a weight, and never come back to a chapter', () => {
    const p = campaign().until('keepCards')
    const chapters = [p.game.bot?.chapter(p.t)]
    p.finish(WON)
    chapters.push(p.game.bot?.chapter(p.t))
    expect(p.game.bot?.measure(p.t, 0)).toHaveLength(Object.keys(p.game.bot?.weights ?? {}).length)
    chapters.push(p.rested().game.bot?.chapter(p.t))
    expect(p.game.bot?.measure(p.t, 0)).toHaveLength(Object.keys(p.game.bot?.weights ?? {}).length)
    expect(new Set(chapters).size).toBe(3)
  })
})
