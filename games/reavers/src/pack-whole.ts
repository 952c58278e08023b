import { isRecord, type Refusal, refuse, same } from '@longhouse/kernel'
import { type ContentFile, type DieGain, type Icon, LEVELS, TERRITORY_TYPES, type Territory } from './content-file.ts'

const bad = (list: string, entry: string, field: string): Refusal => refuse('pack-bad-field', { list, entry, field })

/** What fits together only in the whole file. */
export const wholeProblems = (file: ContentFile): Refusal[] => [
  ...tooFewCards(file),
  ...unlikeFronts(file),
  ...missingFaces(file),
  ...unlikeGroups(file),
  ...unlikeTapestries(file),
]

const copiesIn = (entries: readonly { readonly count: number }[]): number =>
  entries.reduce((sum, { count }) => sum + count, 0)

/** Every deck is enough to set up a table of four, and every stack has a tile. */
function tooFewCards(file: ContentFile): Refusal[] {
  const faceUp = (location: string): number => {
    const boards = file.boards.flatMap((board) =>
      'faceUp' in board ? Object.values(board.faceUp[location] ?? {}) : [],
    )
    return Math.max(
      ...boards.map(({ prophecies, cards, groups = 0, groupSize = 0 }) => prophecies ?? cards ?? groups * groupSize),
    )
  }
  const { reaverCards, options } = file.setup
  const stacks = TERRITORY_TYPES.flatMap((type) => LEVELS.map((level) => `${type}-${level}`))
  const needed: readonly (readonly [string, readonly { readonly count: number }[], number])[] = [
    ['reavers', file.reavers, 4 * reaverCards + faceUp('recruit-reavers')],
    ['prophecies', file.prophecies, 4 * options.startingProphecy.cards + faceUp('trade-with-villages')],
    ['seaJourneys', file.seaJourneys, 1],
    ['seaBattles', file.seaBattles, faceUp('battle-at-sea')],
    ['villageSpoils', file.villageSpoils, faceUp('raid-villages')],
    ['keepSpoils', file.keepSpoils, faceUp('raid-keeps')],
    ...stacks.map((stack) => ['territories', file.territories.filter((tile) => tile.stack === stack), 1] as const),
  ]
  return needed.flatMap(([list, entries, needs]) => {
    const count = copiesIn(entries)
    return count < needs ? [refuse('pack-too-few-cards', { list, count, needs })] : []
  })
}

/** RV-23.5: the tiles of a stack cannot be told apart from the front. */
function unlikeFronts({ territories }: ContentFile): Refusal[] {
  const frontOf = (tile: Territory) => territories.find(({ stack }) => stack === tile.stack) as Territory
  return territories.flatMap((tile) =>
    same(frontOf(tile).peacefulCost, tile.peacefulCost) ? [] : [bad('territories', tile.id, 'peacefulCost')],
  )
}

/** RV-5.2: a die gained on a face must have it. */
function missingFaces(file: ContentFile): Refusal[] {
  const crew = file.dice.filter((die) => die.kind === 'crew')
  const isThere = ({ color, face }: DieGain): boolean => {
    if (face === 'roll' || face === 'choose') return true
    const dice = crew.filter((die) => color === 'any' || die.color === color)
    return color === 'same' ? crew.every(has(face)) : dice.some(has(face))
  }
  return Object.entries(file).flatMap(([list, entries]) =>
    [entries as unknown].flat().flatMap((entry) => {
      if (!isRecord(entry)) return []
      const wrong = Object.keys(entry).filter((field) => !diceGained(entry[field]).every(isThere))
      return wrong.map((field) => bad(list, String(entry.id), field))
    }),
  )
}

const has =
  (face: Icon) =>
  ({ faces }: { readonly faces: readonly Icon[] }): boolean =>
    faces.includes(face)

/** Every die that effects bring, however deep they stand. */
function diceGained(value: unknown): DieGain[] {
  if (Array.isArray(value)) return value.flatMap(diceGained)
  if (!isRecord(value)) return []
  const own = Array.isArray(value.gainDice) ? (value.gainDice as DieGain[]) : []
  return [...own, ...Object.values(value).flatMap(diceGained)]
}

/** RV-2.18, RV-23.10: a group has as many cards as are taken. */
function unlikeGroups({ boards, locations }: ContentFile): Refusal[] {
  return boards.flatMap((board) => {
    if (!('faceUp' in board)) return []
    const fits = locations.every(({ id, action }) => {
      const spaces = Object.values(board.faceUp[id] ?? {})
      return !('takeGroup' in action) || spaces.every(({ groupSize }) => groupSize === action.takeGroup.n)
    })
    return fits ? [] : [bad('boards', board.id, 'faceUp')]
  })
}

/** RV-17.9: a trio is one of each kind there is. */
function unlikeTapestries({ keepSpoils, scoring }: ContentFile): Refusal[] {
  const variants = new Set(keepSpoils.flatMap(({ variant }) => variant ?? []))
  return variants.size === scoring.sets.tapestry.distinct ? [] : [bad('scoring', 'scoring', 'sets')]
}
