import type { Json } from '@longhouse/kernel'
import { MIXED } from '../../src/options.ts'
import { chaseWith } from '../../src/questions.ts'
import type { OptionWords, Questions, ScoreFacts, ScoreHeadings, Scores } from '../kinds.ts'
import { RANK } from './nouns.ts'
import type { Terms } from './terms.ts'

/** What a score is made of. */
export function scores({ link }: Terms): Scores {
  const named = ({ card }: ScoreFacts): string => link(String(card))
  return { play: () => 'During the game', 'event-mission': named, mission: named, obstacle: named }
}

export const scoreHeadings: ScoreHeadings = {
  play: 'During the game',
  'event-mission': 'Missions of Events',
  mission: 'Mission cards',
  obstacle: 'Obstacles',
}

/** What a seat may say that it does not want to be asked. */
export const questions = ({ content }: Terms): Questions => ({
  reactions: 'Reactions: Defence, Assault, Chase and what Equipment grants?',
  ...Object.fromEntries(content.file.heroes.map(({ id, name }) => [chaseWith(id), `Chase with ${name.en}?`])),
})

/** Settings chosen before the game. */
export function options({ content }: Terms): OptionWords {
  const enemyNames = (types: Json): string =>
    String(types)
      .split('/')
      .map((type) => content.enemies[type]?.name.en ?? type)
      .join(', ')
  function scenarioName(id: Json): string {
    const scenario = content.scenarios[String(id)]
    return scenario
      ? `${scenario.number} ${scenario.name.en}${scenario.nemesis ? ', with the Nemesis' : ''}`
      : String(id)
  }
  const scenarioNames = (ids: Json): string =>
    Array.isArray(ids) ? ids.map((id) => content.scenarios[String(id)]?.number ?? id).join(', ') : scenarioName(ids)
  function campaignName(id: Json): string | null {
    if (id === MIXED) return 'Five scenarios of your choice'
    const campaign = content.campaigns[String(id)]
    return campaign ? `${campaign.name.en}, five games` : null
  }
  return {
    play: { name: 'Scenario or campaign', value: (id) => campaignName(id) ?? scenarioName(id) },
    scenarios: { name: 'Scenarios of the campaign', value: scenarioNames },
    teams: { name: 'Teams', value: (teams) => (teams === 'draft' ? 'Drafted heroes' : "The Clans' own heroes") },
    rank: { name: 'Rank of the heroes', value: (rank) => (rank === 'legend' ? RANK.legend : RANK.explorer) },
    layout: { name: 'Battlefield', value: (layout) => content.layouts[String(layout)]?.name.en ?? 'Drawn at random' },
    'obstacle-cards': {
      name: 'Obstacle cards',
      value: (used) => (used === true ? 'In play' : 'Left out'),
    },
    enemies: { name: 'Enemies x, y and z', value: (types) => enemyNames(types) },
    'first-player': {
      name: 'First player',
      value: (who) => (typeof who === 'number' ? `Player ${who + 1}` : 'Drawn at random'),
    },
  }
}
