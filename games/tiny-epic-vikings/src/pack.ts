import { type Refusal, refuse, same } from '@longhouse/kernel'
import type { Fields, PackRules } from '@longhouse/kernel/packs'
import { FAVOR, GOD, VIKING } from './cards.ts'
import { copies } from './content.ts'
import type { ClanSheet, ContentFile } from './content-file.ts'
import { CLAN_SHEET, ERA_SHEET, SCORING, SETUP, TWO_PLAYER } from './sheets.ts'

/** What a host's own content may say (TV-21). The maps and the solo enemy's sheet stay as they are. */

const MOST_PLAYERS = 4

/** What a pack may change, with the fields beyond those all entries have. */
const LISTS: { readonly [list: string]: Fields } = {
  vikingCards: VIKING,
  favorCards: FAVOR,
  gods: GOD,
  eraSheet: ERA_SHEET,
  scoring: SCORING,
  clanSheets: CLAN_SHEET,
  setup: SETUP,
  twoPlayer: TWO_PLAYER,
}

/** What must hold of the whole. */
function wholeProblems(file: ContentFile): Refusal[] {
  return [...tooFewCards(file), ...unlikeSheets(file)]
}

/** Enough for the largest deal beside a full invader stack, for the favor rows and for the gods in play. */
function tooFewCards({ vikingCards, favorCards, gods, eraSheet, setup }: ContentFile): Refusal[] {
  const deals = eraSheet.eras.map(({ deal }) => deal)
  const most = MOST_PLAYERS * Math.max(...deals)
  const invaders = deals.reduce((sum, deal) => sum + deal, 0)
  const favors = 2 * Math.max(...Object.values(setup.favorRowSizeByPlayers))
  const needed: readonly (readonly [string, number, number])[] = [
    ['vikingCards', copies(vikingCards).length, most + invaders],
    ['favorCards', copies(favorCards).length, favors],
    ['gods', gods.length, setup.godsInPlay],
  ]
  return needed.flatMap(([list, count, needs]) =>
    count < needs ? [refuse('pack-too-few-cards', { list, count, needs })] : [],
  )
}

/** TV-2.13: clan sheets differ in nothing but their colour. */
function unlikeSheets({ clanSheets }: ContentFile): Refusal[] {
  const played = ({ boatSlots, templeSlots, startResources, deployCost, harvestBonus }: ClanSheet) =>
    ({ boatSlots, templeSlots, startResources, deployCost, harvestBonus }) as never
  const [first, ...others] = clanSheets as [ClanSheet, ...ClanSheet[]]
  return others.flatMap((sheet) =>
    same(played(sheet), played(first))
      ? []
      : [refuse('pack-bad-field', { list: 'clanSheets', entry: sheet.id, field: 'id' })],
  )
}

/** What the log names as a cause without an entry of its own. */
const takenNames = ({ maps, eraSheet, runes, resources }: ContentFile): string[] => [
  ...maps.flatMap(({ islands, ports, fjords, routes }) =>
    [...islands, ...ports, ...fjords, ...routes].map(({ id }) => id),
  ),
  ...eraSheet.sacrificeActions.map(({ id }) => id),
  ...runes.map(({ id }) => id),
  ...resources.map(({ id }) => id),
  ...['enemy', 'enemy-hand', 'invaders', 'battle'],
]

export const packRules: PackRules<ContentFile> = { lists: LISTS, names: takenNames, whole: wholeProblems }
