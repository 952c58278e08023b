import { type Refusal, refuse } from '@longhouse/kernel'
import type { Fields, PackRules } from '@longhouse/kernel/packs'
import {
  CLAN,
  CONSTANTS,
  DESTINY_CARD,
  ENEMY,
  EVENT,
  HERO,
  INSPIRATION,
  MISSION,
  OBSTACLE,
  TACTIC,
  TREASURE,
} from './cards.ts'
import type { ContentFile } from './content-file.ts'

/** What a host's own content may say. Battlefields, layouts, Destiny boards and scenarios stay as they are. */

const LISTS: { readonly [list: string]: Fields } = {
  heroes: HERO,
  inspirationCards: INSPIRATION,
  treasures: TREASURE,
  events: EVENT,
  missions: MISSION,
  enemies: ENEMY,
  obstacles: OBSTACLE,
  tactics: TACTIC,
  destinyCards: DESTINY_CARD,
  constants: CONSTANTS,
  clans: CLAN,
}

/** What must hold of the whole: ids of Abilities are told apart within a hero and rank (RN-33.23). */
function wholeProblems({ heroes }: ContentFile): Refusal[] {
  return heroes.flatMap(({ id, ranks }) =>
    Object.values(ranks).flatMap(({ abilities }) =>
      new Set(abilities.map((ability) => ability.id)).size === abilities.length
        ? []
        : [refuse('pack-bad-field', { list: 'heroes', entry: id, field: 'ranks' })],
    ),
  )
}

/** What the log names without an entry of its own. */
const takenNames = ({ heroes, enemies }: ContentFile): string[] => [
  ...heroes.flatMap(({ actionCards }) => actionCards.map(({ id }) => id)),
  ...enemies.flatMap(({ actionCards }) => actionCards.map(({ id }) => id)),
  ...['nemesis', 'runar', 'pool', 'regeneration', 'damage-set'],
]

export const packRules: PackRules<ContentFile> = { lists: LISTS, names: takenNames, whole: wholeProblems }
