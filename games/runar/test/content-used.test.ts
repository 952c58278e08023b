import { type Json, type Opening, quickRandom } from '@longhouse/kernel'
import { idleFields } from '@longhouse/kernel/testing'
import { describe, expect, test } from 'vitest'
import raw from '../content/runar.json' with { type: 'json' }
import { readContent, rulebookFile } from '../src/content.ts'
import { DIE_KINDS } from '../src/content-file.ts'
import { runar } from '../src/index.ts'

const THERE_ONCE = 'every entry has a count, and this one is no card that is dealt'
const FOR_READERS = 'for information only (RN-33.24)'
const SAID_TWICE = 'what other fields say too, held against them below'
const ONE_DIE = 'what Equipment grants is paid with one die, and a pack can ask for no more'
const SELDOM = 'read, but a dozen games of random players come to nothing that it would change'

/** Hundreds of games are played. */
const WHOLE_GAMES = 600_000

const told = (reason: string, ...fields: string[]) => Object.fromEntries(fields.map((field) => [field, reason]))

/** What the file says to readers alone, or too seldom to be met here, and why. */
const TOLD = {
  ...told(
    THERE_ONCE,
    ...['constants.count', 'symbols[].count', 'clans[].count', 'boards[].count', 'destinyBoards[].count'],
    ...['destinyDeck.count', 'layouts[].count', 'tactics[].count', 'actions[].count', 'reactions[].count'],
    ...['heroes[].count', 'heroes[].ranks.explorer.abilities[].count', 'heroes[].ranks.legend.trait.count'],
    ...['heroes[].ranks.legend.abilities[].count', 'heroes[].actionCards[].count', 'events[].count'],
    ...['events[].mission.count', 'events[].immediate.count', 'events[].upgrade.count', 'missions[].count'],
    ...['scenarios[].count', 'scenarios[].setup[].count', 'scenarios[].rules[].count', 'scenarios[].actions[].count'],
    ...['scenarios[].setup[].special(obstacle).count', 'treasures[].grantsAction.count', 'dooms[].count'],
    ...['treasures[].grantsReaction.count', 'statueParts[].count', 'enemyLimits.count', 'destinyCards[].count'],
    ...['campaign.count', 'campaign.campaigns[].count', 'campaign.rewards[].count'],
  ),
  ...told(
    FOR_READERS,
    ...['dice[].count', 'constants.trophyTokens', 'constants.eventsPerPlayer', 'components[].count'],
    ...['destinyBoards[].minEnemiesWhileSlotIsFirstFree[]', 'destinyBoards[].shardsInPlayWhileSlotIsFirstFree[]'],
    ...['destinyBoards[].missionSlots', 'destinyBoards[].scoreTrackMax', 'destinyBoards[].scoreTokenFlip'],
    ...['enemyActions[](action).count', 'enemyActions[](reaction).count'],
  ),
  ...told(
    SAID_TWICE,
    ...['boards[].width', 'boards[].height', 'enemies[].count', 'enemies[].actionCards[].otherwise'],
    ...DIE_KINDS.map((die) => `heroes[].dice.${die}`),
    ...['ansuz', 'thurisaz', 'uruz', 'algiz'].map((symbol) => `heroes[].symbols.${symbol}`),
  ),
  'advantageCards[].count': 'they cannot run out (RN-3.17)',
  'treasures[].grantsAction.cost[].n': ONE_DIE,
  'treasures[].grantsReaction.cost[].n': ONE_DIE,
  'statueParts[].level': 'the order of the parts, as they stand in the list',
  ...told(
    SELDOM,
    ...['constants.vpPerHeroDefeat', 'heroes[].ranks.explorer.trait', 'events[].upgrade', 'scenarios[].enemies'],
    ...[
      'heroes[].ranks.explorer.abilities[].effects[].mp',
      'heroes[].ranks.explorer.abilities[].effects[].to.noHazard',
    ],
    ...['mp', 'undefendable', 'to.noHazard', 'to.within'].map(
      (f) => `heroes[].ranks.legend.abilities[].effects[].${f}`,
    ),
    ...['[].who.includeSelf', '[].who.defence', '[](advantage).n'].map(
      (f) => `heroes[].ranks.legend.trait.effects${f}`,
    ),
    ...['events[].immediate.effects[].optional', 'events[].upgrade.effects[].filter.includeSelf'],
    ...['events[].upgrade.effects[].who.includeSelf', 'dooms[].effects[].n', 'dooms[].nemesisPower'],
    ...['scenarios[].doomReplaceable[]', 'scenarios[].actions[].cost[].n'],
    ...['scenarios[].actions[].effects[](offered-treasure).n', 'scenarios[].rules[].effects[](trophy).n'],
    ...['scenarios[].rules[].effects[].then[].n', 'scenarios[].rules[].effects[].then[](trophy).n'],
    ...['scenarios[].rules[].effects[].set', 'treasures[].effects[].set', 'treasures[].effects[](advantage).n'],
    ...['effects[].n', 'effects[].steps'].map((f) => `treasures[].grantsAction.${f}`),
    ...['within', 'straightLine'].map((f) => `treasures[].grantsAction.effects[].filter.${f}`),
    ...['treasures[].optional', 'treasures[].effects[].who.includeSelf'],
    ...['enemies[].actionCards[].effects[].filter.defence', 'enemyLimits.leaderUnique.*'],
    ...['campaign.nemesisPenaltyPerGame.*', 'campaign.penaltyAppliedAfterGame', 'campaign.rewards[].effects[].pay'],
    ...['campaign.rewards[].effects[].filter.includeSelf', 'campaign.rewards[].effects[](inspiration).n'],
    ...['campaign.rewards[].effects[](artifact-random).n', 'campaign.solo.teamSize', 'campaign.solo.lostHeroes'],
  ),
}

/** Scenarios and campaigns by turns, with every number of players; everything else at random. */
const openings = Array.from({ length: 12 }, (_, n): Opening => {
  const players = 1 + (n % 4)
  const random = quickRandom(`openings ${n}`)
  const options = runar.options
    .filter(({ seats, some }) => !seats && some === undefined)
    .map(({ id, values, allows }): [string, Json] => {
      const allowed = values.filter((value) => allows?.(value, players) ?? true)
      const at = id === 'play' ? (5 * n + Math.floor(n / 4)) % allowed.length : random.below(allowed.length)
      return [id, allowed[at] ?? null]
    })
  return { players, options: Object.fromEntries(options), seed: `idle-${n}` }
})

test(
  'RN-33.24 every number of the content file makes a difference in play',
  () => {
    const idle = idleFields(rulebookFile, (file) => ({ ...runar, content: readContent(file) }), openings, TOLD)
    expect(idle).toEqual([])
  },
  WHOLE_GAMES,
)

describe('RN-33.24 what is said twice is said alike', () => {
  const countOf = (all: readonly (string | null)[], wanted: string) => all.filter((one) => one === wanted).length

  test.each(raw.heroes.map((hero) => [hero.id, hero] as const))('by the cards of %s', (_, { actionCards, ...hero }) => {
    const dice = actionCards.flatMap(({ action, support }) => [...action, ...support])
    for (const [die, count] of Object.entries(hero.dice)) expect(countOf(dice, die), die).toBe(count)
    const symbols = actionCards.map(({ symbol }) => symbol)
    for (const [symbol, count] of Object.entries(hero.symbols)) expect(countOf(symbols, symbol), symbol).toBe(count)
  })

  test('by the nodes of Battlefields, the figures of four players and the conditions of Enemy cards', () => {
    for (const { width, height, nodes } of rulebookFile.boards) {
      expect(width).toBe(1 + Math.max(...nodes.map(({ x }) => x)))
      expect(height).toBe(1 + Math.max(...nodes.map(({ y }) => y)))
    }
    for (const { rank, count, actionCards } of rulebookFile.enemies) {
      expect(count).toBe(rulebookFile.enemyLimits[rank][4])
      for (const { condition, otherwise } of actionCards) expect(otherwise).toBe(condition ? 'base' : null)
    }
  })
})
