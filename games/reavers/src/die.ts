import { COLORS, type Color, type Die, ICONS, type Icon } from './content-file.ts'

/** A die is named by its colour and the face it shows, `red:helm`: here and nowhere else the name is put together and read. */

export const dieOf = (color: Color, icon: Icon): Die => `${color}:${icon}`
export const colorOf = (die: Die): Color => die.slice(0, die.indexOf(':')) as Color
export const iconOf = (die: Die): Icon => die.slice(die.indexOf(':') + 1) as Icon

const DICE: ReadonlySet<unknown> = new Set(COLORS.flatMap((color) => ICONS.map((icon) => dieOf(color, icon))))

export const isDie = (name: unknown): name is Die => DICE.has(name)
