import type { Json } from '@longhouse/kernel'
import { MIXED } from '../../src/options.ts'
import { chaseWith } from '../../src/questions.ts'
import type { OptionWords, Questions, ScoreFacts, ScoreHeadings, Scores } from '../kinds.ts'
import { RANK } from './nouns.ts'
import type { Terms } from './terms.ts'

/** What a score is made of. */
export function scores({ link }: Terms): Scores {
  const named = ({ card }: ScoreFacts): string => link(String(card))
  return { play: () => 'W czasie gry', 'event-mission': named, mission: named, obstacle: named }
}

export const scoreHeadings: ScoreHeadings = {
  play: 'W czasie gry',
  'event-mission': 'Misje Wydarzeń',
  mission: 'Karty Misji',
  obstacle: 'Przeszkody',
}

/** What a seat may say that it does not want to be asked. */
export const questions = ({ content }: Terms): Questions => ({
  reactions: 'Reakcje: Obrona, Napad, Pościg i te z Ekwipunku?',
  ...Object.fromEntries(content.file.heroes.map(({ id, name }) => [chaseWith(id), `Pościg (${name.pl})?`])),
})

/** Settings chosen before the game. */
export function options({ content }: Terms): OptionWords {
  const enemyNames = (types: Json): string =>
    String(types)
      .split('/')
      .map((type) => content.enemies[type]?.name.pl ?? type)
      .join(', ')
  function scenarioName(id: Json): string {
    const scenario = content.scenarios[String(id)]
    return scenario ? `${scenario.number} ${scenario.name.pl}${scenario.nemesis ? ', z Nemezis' : ''}` : String(id)
  }
  const scenarioNames = (ids: Json): string =>
    Array.isArray(ids) ? ids.map((id) => content.scenarios[String(id)]?.number ?? id).join(', ') : scenarioName(ids)
  function campaignName(id: Json): string | null {
    if (id === MIXED) return 'Pięć scenariuszy do wyboru'
    const campaign = content.campaigns[String(id)]
    return campaign ? `${campaign.name.pl}, pięć gier` : null
  }
  return {
    play: { name: 'Scenariusz lub kampania', value: (id) => campaignName(id) ?? scenarioName(id) },
    scenarios: { name: 'Scenariusze kampanii', value: scenarioNames },
    teams: { name: 'Drużyny', value: (teams) => (teams === 'draft' ? 'Wybór bohaterów' : 'Bohaterowie Klanów') },
    rank: { name: 'Ranga bohaterów', value: (rank) => (rank === 'legend' ? RANK.legend : RANK.explorer) },
    layout: { name: 'Pole Bitwy', value: (layout) => content.layouts[String(layout)]?.name.pl ?? 'Losowane' },
    'obstacle-cards': {
      name: 'Karty Przeszkód',
      value: (used) => (used === true ? 'W grze' : 'Bez nich'),
    },
    enemies: { name: 'Wrogowie x, y i z', value: (types) => enemyNames(types) },
    'first-player': {
      name: 'Pierwszy gracz',
      value: (who) => (typeof who === 'number' ? `Gracz ${who + 1}` : 'Losowany'),
    },
  }
}
