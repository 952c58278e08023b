import type { OptionRule, Options } from '@longhouse/kernel'
import type { Content } from './content.ts'
import { RANKS } from './content-file.ts'

/** RN-28.1: five scenarios of the players' own choice. */
export const MIXED = 'mixed'

/** RN-5.41: what the players agree on before a game. */
export function optionsOf(content: Content) {
  const { file, scenarios, campaigns } = content
  const known = file.scenarios.map(({ id }) => id)
  const plays = [...known, ...Object.keys(campaigns), MIXED]
  const games = file.campaign.campaigns[0]?.scenarios.length ?? 0
  return [
    {
      id: 'play',
      values: plays,
      default: known[0] ?? null,
      allows: (play, players) => players > 1 || isForOne(content, String(play)),
      instead: (play) => sameForOne(content, plays, String(play)),
    },
    { id: 'scenarios', values: known, some: games, default: mixOf(known, games), counts: ({ play }) => play === MIXED },
    { id: 'teams', values: ['recommended', 'draft'], default: 'recommended' },
    // RN-4.12
    {
      id: 'rank',
      values: [...RANKS],
      default: 'explorer',
      counts: ({ play }) => scenarios[String(play)] !== undefined,
    },
    { id: 'layout', values: ['random', ...file.layouts.map(({ id }) => id)], default: 'random' },
    { id: 'obstacle-cards', values: [false, true], default: false },
    {
      id: 'enemies',
      values: compositions(file.enemies.map(({ id }) => id)),
      default: file.enemies.map(({ id }) => id).join('/'),
      matters: (chosen) => scenariosOf(content, chosen).some((id) => leavesEnemiesOpen(content, id)),
    },
    {
      id: 'first-player',
      values: ['random', 0, 1, 2, 3],
      default: 'random',
      seats: true,
      // RN-29.7
      allows: (first, players) => players > 1 || first === 'random',
    },
  ] as const satisfies readonly OptionRule[]
}
export type OptionId = ReturnType<typeof optionsOf>[number]['id']

/** RN-29.1: a scenario, or a campaign of scenarios, with the Nemesis. */
const isForOne = ({ scenarios, campaigns }: Content, play: string): boolean =>
  (campaigns[play]?.scenarios ?? [play]).every((id) => scenarios[id]?.nemesis === true)

/** RN-29.19: what has the same number; campaigns have none. */
const sameForOne = (content: Content, values: readonly string[], play: string): string | null =>
  values.find((other) => isForOne(content, other) && numberOf(content, other) === numberOf(content, play)) ?? null

const numberOf = ({ scenarios }: Content, play: string): number | null =>
  scenarios[play] ? Number.parseInt(scenarios[play].number, 10) : null

/** Without and with the Nemesis by turns. */
const mixOf = (known: readonly string[], games: number): string[] =>
  known.filter((_, at) => at % 4 === 0 || at % 4 === 3).slice(0, games)

const scenariosOf = ({ campaigns }: Content, { play, scenarios }: Options): readonly string[] =>
  play === MIXED && Array.isArray(scenarios)
    ? scenarios.map(String)
    : (campaigns[String(play)]?.scenarios ?? [String(play)])

/** RN-5.15: "any" in a space. */
const leavesEnemiesOpen = ({ scenarios }: Content, id: string): boolean =>
  Object.values(scenarios[id]?.enemies ?? {}).includes('any')

/** RN-5.15: each Enemy once, in the spaces x, y and z. */
const compositions = (types: readonly string[]): string[] =>
  types.length < 2
    ? [...types]
    : types.flatMap((first) => compositions(types.filter((type) => type !== first)).map((rest) => `${first}/${rest}`))
