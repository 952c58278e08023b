import { clockwiseFrom, type Options, type Random, type Seat, type SetUp, shuffle } from '@longhouse/kernel'
import { gameOver, newCampaign, nextGame } from './campaign.ts'
import type { Content } from './content.ts'
import type { ScenarioId, TreasureType } from './content-file.ts'
import { layField } from './field.ts'
import { MIXED } from './options.ts'
import { type Runar, step } from './runar.ts'
import { isAlone } from './solo.ts'
import { fielding } from './solo-campaign.ts'
import type { Sheet, State, Team } from './state.ts'
import { chooseTeams } from './teams.ts'

/** RN-5.41: what the table agreed on, before anything is laid out. */

export function setUpTable({ players, options, content, random }: SetUp<Runar>): State {
  const first = options['first-player'] === 'random' ? random.below(players) : (options['first-player'] as Seat)
  const games = gamesOf(content, options)
  const sheet: Sheet = {
    games,
    at: 0,
    order: clockwiseFrom(first, players),
    teams: Array.from({ length: players }, () => newTeam(players === 1 && games.length > 1)),
    treasureDeck: deckOf(content, random, 'mark', 'equipment'),
    artifactDeck: deckOf(content, random, 'artifact'),
    ...(games.length > 1 && { campaign: newCampaign(options.play as string, players) }),
  }
  return { sheet, field: null, over: false }
}

/** RN-28.1, RN-5.1: the lowest number first. */
function gamesOf({ file, campaigns }: Content, { play, scenarios }: Options): readonly ScenarioId[] {
  if (play !== MIXED) return campaigns[play as string]?.scenarios ?? [play as ScenarioId]
  return file.scenarios.map(({ id }) => id).filter((id) => (scenarios as readonly ScenarioId[]).includes(id))
}

const newTeam = (isSolo: boolean): Team => ({
  clan: null,
  heroes: [],
  ...(isSolo && { roster: [] }),
  ranks: {},
  treasures: [],
})

/** RN-33.23: an entry stands for so many cards. */
const deckOf = ({ file }: Content, random: Random, ...types: readonly TreasureType[]): string[] =>
  shuffle(
    file.treasures
      .filter(({ type }) => types.includes(type))
      .flatMap(({ id, count }) => Array.from({ length: count }, () => id)),
    random,
  )

export const begin = step('begin', (t) => {
  const { games, campaign } = t.state.sheet
  t.next(chooseTeams())
  if (!campaign) return t.next(layField())
  for (const at of games.keys()) {
    if (isAlone(t)) t.next(fielding())
    t.next(nextGame({ at }), layField(), gameOver())
  }
})

export const setupRules = [begin]
