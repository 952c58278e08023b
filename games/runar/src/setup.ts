import { clockwiseFrom, type Random, type Seat, type SetUp, shuffle } from '@longhouse/kernel'
import type { Content } from './content.ts'
import type { ScenarioId, TreasureType } from './content-file.ts'
import { layField } from './field.ts'
import { type Runar, step } from './runar.ts'
import type { Sheet, State, Team } from './state.ts'
import { chooseTeams } from './teams.ts'

/** RN-5.41: what the table agreed on, before anything is laid out. */

export function setUpTable({ players, options, content, random }: SetUp<Runar>): State {
  const first = options['first-player'] === 'random' ? random.below(players) : (options['first-player'] as Seat)
  const sheet: Sheet = {
    games: [options.play as ScenarioId],
    at: 0,
    order: clockwiseFrom(first, players),
    teams: Array.from({ length: players }, newTeam),
    treasureDeck: deckOf(content, random, 'mark', 'equipment'),
    artifactDeck: deckOf(content, random, 'artifact'),
  }
  return { sheet, field: null, over: false }
}

const newTeam = (): Team => ({ clan: null, heroes: [], ranks: {}, treasures: [] })

/** RN-33.23: an entry stands for so many cards. */
const deckOf = ({ file }: Content, random: Random, ...types: readonly TreasureType[]): string[] =>
  shuffle(
    file.treasures
      .filter(({ type }) => types.includes(type))
      .flatMap(({ id, count }) => Array.from({ length: count }, () => id)),
    random,
  )

export const begin = step('begin', (t) => t.next(chooseTeams(), layField()))

export const setupRules = [begin]
