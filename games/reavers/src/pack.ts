import type { Fields, PackRules } from '@longhouse/kernel/packs'
import { BOARD, CLAN, DIE, ICON, SCORING, SETUP } from './box.ts'
import { JOURNEY, KEEP_SPOIL, PROPHECY, REAVER, SEA_BATTLE, TERRITORY, UPGRADE, VILLAGE_SPOIL } from './cards.ts'
import type { ContentFile } from './content-file.ts'
import { LOCATION, REST } from './locations.ts'
import { wholeProblems } from './pack-whole.ts'

/** What a host's own content may say (RV-23): what a pack may change, with the fields beyond those all entries have. */
const LISTS: { readonly [list: string]: Fields } = {
  icons: ICON,
  clans: CLAN,
  dice: DIE,
  boards: BOARD,
  locations: LOCATION,
  rest: REST,
  reavers: REAVER,
  prophecies: PROPHECY,
  seaJourneys: JOURNEY,
  seaBattles: SEA_BATTLE,
  villageSpoils: VILLAGE_SPOIL,
  keepSpoils: KEEP_SPOIL,
  territories: TERRITORY,
  shipUpgrades: UPGRADE,
  setup: SETUP,
  scoring: SCORING,
}

/** What things are called that have no entry of their own: picks, stacks, and what the log names as a cause. */
const takenNames = ({ locations, territories }: ContentFile): string[] => [
  ...locations.flatMap(({ action }) => ('pick' in action ? action.pick.options.map(({ id }) => id) : [])),
  ...territories.map(({ stack }) => stack),
  ...['rest', 'setup', 'scoring', 'territories', 'no-room', 'thrown-back', 'rally', 'promote'],
]

export const packRules: PackRules<ContentFile> = { lists: LISTS, names: takenNames, whole: wholeProblems }
