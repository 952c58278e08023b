import type { OpenContext } from '../src/champions.ts'
import { type Content, type Face, type Goods, type Rune, type Stall, WARRIORS, type Warrior } from '../src/content.ts'
import { dieNamed } from '../src/die.ts'
import type { Closed } from '../src/open-places.ts'
import type { PlayerView, ShoreView, View } from '../src/seen.ts'
import type { Asked } from './kinds.ts'

/** What sentences need to know of goods, dice and the table, in any language. */

/** The order in which goods are named. */
const THINGS = ['glory', ...WARRIORS, 'food', 'wood', 'coin', 'favor', 'blame'] as const
export type Thing = (typeof THINGS)[number]

export const isThing = (good: unknown): good is Thing => (THINGS as readonly unknown[]).includes(good)

/** What there is of the goods, in that order. */
export const partsOf = (goods: Goods): readonly (readonly [Thing, number])[] =>
  THINGS.flatMap((thing) => {
    const n = goods[thing] ?? 0
    return n > 0 ? [[thing, n] as const] : []
  })

interface Faces {
  readonly type: Warrior
  readonly face: Face
  readonly count: number
}

/** Dice by type, and how many of a type show each face. */
export interface DiceOfType {
  readonly type: Warrior
  readonly count: number
  readonly faces: readonly { readonly face: Face; readonly count: number }[]
}

function byType(shown: readonly Faces[]): DiceOfType[] {
  return WARRIORS.flatMap((type) => {
    const faces = new Map<Face, number>()
    for (const { type: shownType, face, count } of shown)
      if (shownType === type && count > 0) faces.set(face, (faces.get(face) ?? 0) + count)
    const count = [...faces.values()].reduce((sum, n) => sum + n, 0)
    return count > 0 ? [{ type, count, faces: [...faces].map(([face, n]) => ({ face, count: n })) }] : []
  })
}

export const diceByType = (dice: readonly { readonly type: Warrior; readonly face: Face }[]): DiceOfType[] =>
  byType(dice.map(({ type, face }) => ({ type, face, count: 1 })))

/** Of a reroll, `{ 'swordsman:blank': 2 }`. */
export const rerolledByType = (reroll: { readonly [die: string]: number }): DiceOfType[] =>
  byType(
    Object.entries(reroll).flatMap(([name, count]) => {
      const die = dieNamed(name)
      return die ? [{ ...die, count }] : []
    }),
  )

export const ownThings = ({ view, seat }: Asked): PlayerView => view.players[seat] as PlayerView

/** The table that a question is about, as the rules look at it. */
export const openContextOf = (content: Content, { view }: Asked): OpenContext => ({ state: view, content })

/** The rune with an effect, if there is just one of its kind. */
export function onlyRune(content: Content, effect: Rune['effect']['kind']): string | null {
  const [rune, ...more] = content.file.runes.filter((candidate) => candidate.effect.kind === effect)
  return rune && more.length === 0 ? rune.id : null
}

/** The shore that is being resolved: shores are, from left to right, and an open journey card stays until cleanup. */
export const shoreUnderWay = (view: View): ShoreView | undefined =>
  view.shores.findLast(({ journeyOpen, ship }) => journeyOpen && ship)

/** The stall that a question is about. */
export const stallAsked = (content: Content, { about }: Asked): Stall | undefined => content.stalls[about ?? '']

/** What the words for a place that is closed may tell. */
export interface ClosedFacts {
  /** Whose worker stands there; null: the reader's own. */
  readonly holder: string | null
  /** Of what the reader has too little for the price; null: of nothing. */
  readonly lacking: { readonly good: string; readonly have: number; readonly need: number } | null
}

/** Every reason of the rules has its words. */
export type ClosedWords = { readonly [reason in Closed]: (facts: ClosedFacts) => string }
