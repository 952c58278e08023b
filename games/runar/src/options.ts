import type { OptionRule } from '@longhouse/kernel'
import type { Content } from './content.ts'
import { RANKS } from './content-file.ts'

/** RN-5.41: what the players agree on before a game. */
export const optionsOf = ({ file }: Content): readonly OptionRule[] => [
  { id: 'play', values: file.scenarios.map(({ id }) => id), default: file.scenarios[0]?.id ?? null },
  { id: 'teams', values: ['recommended', 'draft'], default: 'recommended' },
  { id: 'rank', values: [...RANKS], default: 'explorer' },
  { id: 'layout', values: ['random', ...file.layouts.map(({ id }) => id)], default: 'random' },
  { id: 'obstacle-cards', values: [false, true], default: false },
  {
    id: 'enemies',
    values: compositions(file.enemies.map(({ id }) => id)),
    default: file.enemies.map(({ id }) => id).join('/'),
  },
  { id: 'first-player', values: ['random', 0, 1, 2, 3], default: 'random', seats: true },
]

/** RN-5.15: each Enemy once, in the spaces x, y and z. */
const compositions = (types: readonly string[]): string[] =>
  types.length < 2
    ? [...types]
    : types.flatMap((first) => compositions(types.filter((type) => type !== first)).map((rest) => `${first}/${rest}`))
