import { byId } from '@longhouse/kernel'
import raw from '../content/tiny-epic-vikings.json' with { type: 'json' }
import type {
  ClanSheet,
  ContentFile,
  EnemySheet,
  Era,
  Favor,
  God,
  SacrificeAction,
  Scoring,
  TrackFile,
  Viking,
} from './content-file.ts'
import { type Geometry, geometryOf } from './geometry.ts'

/** The cards, sheets and maps as the rules read them (TV-21). Every number of the game comes from here. */

type ById<E> = { readonly [id: string]: E }

export interface Content {
  readonly file: ContentFile
  /** The first era first. */
  readonly eras: readonly Era[]
  readonly vikings: ById<Viking>
  readonly favors: ById<Favor>
  readonly gods: ById<God>
  /** By number of players (TV-1.10). */
  readonly maps: { readonly [players: number]: Geometry }
  /** The four clan sheets are alike but for their colours (TV-2.13). */
  readonly clan: ClanSheet
  readonly enemy: EnemySheet
  /** The enemy's tracks from top to bottom (TV-16.28). */
  readonly tracks: readonly TrackFile[]
  /** The actions of the era sheet from top to bottom (TV-10.4). */
  readonly sacrifices: readonly SacrificeAction[]
  readonly setup: ContentFile['setup']
  readonly twoPlayer: ContentFile['twoPlayer']
  readonly solo: ContentFile['solo']
  readonly scoring: Scoring
}

export const rulebookFile = raw as unknown as ContentFile

export function readContent(file: ContentFile): Content {
  const geometries = byId(file.maps.map((map) => ({ id: map.id, geometry: geometryOf(map) })))
  return {
    file,
    eras: file.eraSheet.eras.toSorted((a, b) => a.era - b.era),
    vikings: byId(file.vikingCards),
    favors: byId(file.favorCards),
    gods: byId(file.gods),
    maps: Object.fromEntries(
      Object.entries(file.setup.mapByPlayers).map(([players, map]) => [players, geometries[map]?.geometry as Geometry]),
    ),
    clan: file.clanSheets[0] as ClanSheet,
    enemy: file.enemySheet,
    tracks: file.enemySheet.tracks.toSorted((a, b) => a.order - b.order),
    sacrifices: file.eraSheet.sacrificeActions.toSorted((a, b) => a.position - b.position),
    setup: file.setup,
    twoPlayer: file.twoPlayer,
    solo: file.solo,
    scoring: file.scoring,
  }
}

/** Each card as often as it is in the box. */
export function copies(entries: readonly { readonly id: string; readonly count: number }[]): string[] {
  const cards: string[] = []
  for (const { id, count } of entries) for (let n = 0; n < count; n++) cards.push(id)
  return cards
}
