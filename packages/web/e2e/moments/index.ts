import type { Options } from '@longhouse/kernel'
import type { SavedTable } from '../../src/session/saved-table.ts'
import { type Moments, type Played, savedTable } from '../saves.ts'
import { SIGHTS as champions } from './champions.ts'
import { SIGHTS as reavers } from './reavers.ts'
import { BETWEEN_GAMES, SIGHTS as runar } from './runar.ts'
import { SIGHTS as tinyEpicVikings } from './tiny-epic-vikings.ts'

/** What the table of each game looks like at its most different. */
export const SIGHTS: { readonly [game in Played]: Moments } = {
  champions,
  reavers,
  runar,
  'tiny-epic-vikings': tinyEpicVikings,
}

const CAMPAIGN: Options = { 'first-player': 0, play: 'conquerors' }

/** A table for each of them. */
export const tablesOfSights = (game: Played): Promise<readonly SavedTable[]> =>
  Promise.all([
    ...Object.entries(SIGHTS[game]).map(([id, until]) => savedTable({ id, game, players: 4, until })),
    ...Object.entries(game === 'runar' ? BETWEEN_GAMES : {}).map(([id, until]) =>
      savedTable({ id, game, players: 4, until, options: CAMPAIGN }),
    ),
  ])
