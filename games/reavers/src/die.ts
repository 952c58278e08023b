import { dictionaryOf, forEachOf } from '@longhouse/kernel'
import { COLORS, type Color, type Die, ICONS, type Icon } from './content-file.ts'

/**
 * A die is named by its colour and the face it shows, `red:helm`: here and nowhere else the name is put together and read. All
 * are written once, because names that are put together anew are slow to look up.
 */

const DICE = dictionaryOf(
  COLORS.flatMap((color) => ICONS.map((icon) => [`${color}:${icon}`, { color, icon }] as const)),
)

const NAMES = forEachOf(COLORS, (color) => forEachOf(ICONS, (icon): Die => `${color}:${icon}`))

export const dieOf = (color: Color, icon: Icon): Die => NAMES[color][icon]
export const colorOf = (die: Die): Color => (DICE[die] as ShownDie).color
export const iconOf = (die: Die): Icon => (DICE[die] as ShownDie).icon

type ShownDie = (typeof DICE)[string]

export const isDie = (name: unknown): name is Die => typeof name === 'string' && name in DICE
