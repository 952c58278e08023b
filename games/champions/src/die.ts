import { forEachOf } from '@longhouse/kernel'
import { FACES, type Face, WARRIORS, type Warrior } from './content.ts'

/** Dice of one type and face are alike (CH-18.15): choices name how many of which, `swordsman:blank`. */
export interface ShownDie {
  readonly type: Warrior
  readonly face: Face
}

const DICE: ReadonlyMap<string, ShownDie> = new Map(
  WARRIORS.flatMap((type) => FACES.map((face) => [`${type}:${face}`, { type, face }] as const)),
)

/** Written once, because a name that is put together anew is slow to look up. */
const NAMES = forEachOf(WARRIORS, (type) => forEachOf(FACES, (face) => `${type}:${face}`))

export const nameOfDie = ({ type, face }: ShownDie): string => NAMES[type][face]

export const dieNamed = (name: string): ShownDie | undefined => DICE.get(name)
