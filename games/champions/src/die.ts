import { FACES, type Face, WARRIORS, type Warrior } from './content.ts'

/** Dice of one type and face are alike (CH-18.15): choices name how many of which, `swordsman:blank`. */
export interface ShownDie {
  readonly type: Warrior
  readonly face: Face
}

export const nameOfDie = ({ type, face }: ShownDie): string => `${type}:${face}`

const DICE: ReadonlyMap<string, ShownDie> = new Map(
  WARRIORS.flatMap((type) => FACES.map((face) => [nameOfDie({ type, face }), { type, face }] as const)),
)

export const dieNamed = (name: string): ShownDie | undefined => DICE.get(name)
