import { type Refusal, refuse, same } from '@longhouse/kernel'
import {
  type Check,
  each,
  type Fields,
  isPositive,
  isWhole,
  isWords,
  OF_THE_BOX,
  type PackRules,
  sameEntries,
  shaped,
  unchanged,
  upTo,
} from '@longhouse/kernel/packs'
import { FAVOR, GOD, isGoods, isMain, VIKING } from './cards.ts'
import { copies } from './content.ts'
import type { ClanSheet, ContentFile } from './content-file.ts'

/** What a host's own content may say (TV-21). The maps and the solo enemy's sheet stay as they are. */

const PLAYERS = [1, 2, 3, 4]

/** A slot stays where it is; what it costs may change (TV-7.34). */
const areSlots = (field: string): Check => sameEntries(field, { wood: upTo(7) })

const isRuneValues = shaped({ first: isWhole, second: isWhole, third: isWhole })

const byPlayers = (check: Check): Check => shaped(each(PLAYERS, check))

/** What a pack may change, with the fields beyond those all entries have. */
const LISTS: { readonly [list: string]: Fields } = {
  vikingCards: VIKING,
  favorCards: FAVOR,
  gods: GOD,
  eraSheet: {
    ...OF_THE_BOX,
    ...unchanged('invaderStack', 'favorSlot', 'sourceNote'),
    eras: sameEntries('eras', { deal: upTo(6, 2), plunderSteel: upTo(7) }),
    sacrificeActions: sameEntries('sacrificeActions', { effect: isMain, name: isWords }),
  },
  scoring: {
    ...OF_THE_BOX,
    ...unchanged('scoreMarkerFlipsAbove', 'tieBreakers'),
    islandRune: isRuneValues,
    favorRune: isRuneValues,
  },
  clanSheets: {
    ...OF_THE_BOX,
    ...unchanged('colour', 'settlerSlots', 'startingBoats', 'favorSlots', 'resourceMax', 'landForces', 'influence'),
    boatSlots: areSlots('boatSlots'),
    templeSlots: areSlots('templeSlots'),
    startResources: isGoods,
    deployCost: shaped({ food: upTo(7) }),
    harvestBonus: shaped({
      perEmptyBoatSlot: shaped({ food: upTo(7) }),
      perEmptyTempleSlot: shaped({ any: upTo(7) }),
    }),
  },
  setup: {
    ...OF_THE_BOX,
    ...unchanged('godsInPlay', 'favorRows', 'mapByPlayers'),
    favorRowSizeByPlayers: byPlayers(upTo(9, 1)),
    sacrificeLimitByPlayers: byPlayers(isPositive),
  },
  twoPlayer: {
    ...OF_THE_BOX,
    ...unchanged('enemyHandDelta', 'seatsClockwise'),
    enemyForcesPerOuterIsland: shaped({ temple: upTo(1), settler: upTo(12) }),
  },
}

/** What must hold of the whole. */
function wholeProblems(file: ContentFile): Refusal[] {
  return [...tooFewCards(file), ...unlikeSheets(file)]
}

/** Enough for the largest deal beside a full invader stack, for the favor rows and for the gods in play. */
function tooFewCards({ vikingCards, favorCards, gods, eraSheet, setup }: ContentFile): Refusal[] {
  const deals = eraSheet.eras.map(({ deal }) => deal)
  const most = PLAYERS.length * Math.max(...deals)
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
