import { type Counts, type Form, isRecord, type Json } from '@longhouse/kernel'
import { combatDiceBy } from '../src/combat.ts'
import type { Content } from '../src/content.ts'
import {
  COLORS,
  type Color,
  type Cost,
  DECKS,
  type DeckId,
  type Die,
  type DieGain,
  type DieMatch,
  type Effect,
  GOODS,
  type Good,
  type Goods,
  HOLDINGS,
  type Holding,
  ICONS,
  type Icon,
  type ReaverPart,
} from '../src/content-file.ts'
import { iconOf, isDie } from '../src/die.ts'
import type { OpenContext } from '../src/reavers.ts'
import type { View } from '../src/seen.ts'
import type { Asked } from './kinds.ts'

/** What sentences need to know of goods, dice and the table, in any language. */

/** What there is of the goods, in the order in which they are named. */
export const partsOf = (goods: Goods): readonly (readonly [Good, number])[] =>
  GOODS.flatMap((good) => {
    const n = goods[good] ?? 0
    return n > 0 ? [[good, n] as const] : []
  })

/** Alike ones counted, in the order in which they come. */
function countsOf<T>(things: readonly T[], key: (thing: T) => string): (readonly [T, number])[] {
  const counts = new Map<string, [T, number]>()
  for (const thing of things) {
    const counted = counts.get(key(thing))
    if (counted) counted[1]++
    else counts.set(key(thing), [thing, 1])
  }
  return [...counts.values()]
}

export const dieCounts = (dice: readonly Die[]) => countsOf(dice, (die) => die)
export const gainCounts = (dice: readonly DieGain[]) => countsOf(dice, ({ color, face }) => `${color}:${face}`)

/** Names of cards, alike ones once: `[Art](keep-art) ×2`. */
export const cardNames = (cards: readonly string[], link: (card: string) => string): string[] =>
  countsOf(cards, (card) => card).map(([card, n]) => (n > 1 ? `${link(card)} ×${n}` : link(card)))

/** Dice and tiles of a payment or a pool, apart. */
export interface Spent {
  readonly dice: readonly (readonly [Die, number])[]
  /** Upgrades and artifacts. */
  readonly cards: readonly string[]
}

export function spentOf(content: Content, things: Counts): Spent {
  const dice: (readonly [Die, number])[] = []
  const cards: string[] = []
  for (const [thing, n] of Object.entries(things)) {
    if (n <= 0) continue
    if (thing in content.upgrades || thing in content.artifacts) cards.push(...Array<string>(n).fill(thing))
    else dice.push([thing as Die, n])
  }
  return { dice, cards }
}

/** All places of a payment together. */
export function placesTogether(payment: { readonly [place: string]: Counts }): Counts {
  const all: { [thing: string]: number } = {}
  for (const things of Object.values(payment))
    for (const [thing, n] of Object.entries(things)) all[thing] = (all[thing] ?? 0) + n
  return all
}

/** RV-9.2 to RV-9.4: the combat dice a pool gives; what shows no Hammer is there as a single one. */
export const combatDiceOf = (content: Content, pool: Counts): number =>
  Object.entries(pool).reduce((sum, [source, n]) => sum + n * worthOf(content, source), 0)

function worthOf(content: Content, source: string): number {
  if (source in content.artifacts) return combatDiceBy(content, source)
  return (isDie(source) && content.hammers[iconOf(source)]) || content.hammers.hammer
}

/** Successes rerolled, by what the dice show: `{ '0': 2 }`. */
export const rerolledDice = (reroll: Counts): readonly (readonly [successes: number, count: number])[] =>
  Object.entries(reroll).flatMap(([successes, n]) => (n > 0 ? [[Number(successes), n] as const] : []))

/** What a payment form asks for: its places, and how much each needs. */
export const neededBy = (form: Form): readonly DieMatch[] =>
  form.kind === 'allocation' ? form.places.map(({ id, needs = 0 }) => matchAt(id, needs)) : []

/** What a place of a payment takes. */
function matchAt(place: string, n: number): DieMatch {
  if (isColor(place)) return { color: place, n }
  return isIcon(place) ? { icon: place, n } : { any: true, n }
}

export const isColor = (value: unknown): value is Color => (COLORS as readonly unknown[]).includes(value)
export const isIcon = (value: unknown): value is Icon => (ICONS as readonly unknown[]).includes(value)
export const isGood = (value: unknown): value is Good => (GOODS as readonly unknown[]).includes(value)
export const isDeck = (value: unknown): value is DeckId => (DECKS as readonly unknown[]).includes(value)
export const isHolding = (value: unknown): value is Holding => (HOLDINGS as readonly unknown[]).includes(value)

/** The price in a refusal, `{ chest: 2 }`. */
export const needsIn = (fact: Json | undefined): readonly DieMatch[] =>
  isRecord(fact) ? Object.entries(fact).map(([place, n]) => matchAt(place, Number(n))) : []

export const wayOf = (form: Form, way: string): Form | null => (form.kind === 'either' ? (form.of[way] ?? null) : null)

/** The values of a form that lists them. */
export const valuesOf = (form: Form): readonly string[] => (form.kind === 'one' ? form.of.map(String) : [])

export const isFree = (cost: Cost): boolean =>
  Object.values(cost).every((part) => part === 0 || (Array.isArray(part) && part.length === 0))

/** The card, stack or place that a question is about. */
export const causeOf = ({ about }: Asked): string => about ?? ''

/** The table that a question is about, as the rules look at it. */
export const openContextOf = (content: Content, { view }: Asked): OpenContext => ({
  state: view,
  content,
  players: view.players.length,
})

/** The card that is being resolved before a player; null between cards. */
export const cardInUse = (view: View): string | null => view.open.at(-1)?.resolving ?? null

/** Cards lying open before the player who uses them. */
export const openCards = (view: View): readonly string[] => [...new Set(view.open.at(-1)?.cards ?? [])]

/** The branches a card offers. */
export function branchesOf(content: Content, card: string | null): readonly (readonly Effect[])[] {
  const found = content.spoils[card ?? '']?.effects.find((effect) => 'choose' in effect)
  return found && 'choose' in found ? found.choose : []
}

/** What a card offers besides (RV-10.12, RV-11.6). */
export function offeredBesides(content: Content, card: string | null): readonly Effect[] {
  const found = content.spoils[card ?? '']?.effects.find((effect) => 'may' in effect)
  return found && 'may' in found ? found.may : []
}

/** The part of a Reaver just taken that an artifact lets happen (RV-18.64, RV-18.65). */
export function resolvedPart(content: Content, artifact: string): ReaverPart | null {
  for (const effect of content.artifacts[artifact]?.effects ?? [])
    if ('resolveReaver' in effect) return effect.resolveReaver.part
  return null
}

/** The exchange that is asked; null if the card offers none, or several. */
export function exchangeAsked(content: Content, asked: Asked): Exchange | null {
  const cause = causeOf(asked)
  const [exchange, ...others] = (
    content.reavers[cause]?.specialization ??
    content.spoils[cause]?.effects ??
    []
  ).flatMap((effect) => ('exchange' in effect ? [effect.exchange] : []))
  return exchange && others.length === 0 ? exchange : null
}

type Exchange = Extract<Effect, { exchange: unknown }>['exchange']

/** What a look at the top of a deck comes from, if that is certain: a Reaver at work (RV-4.4). */
export function lookingCause(content: Content, { view, seat }: Asked): string | null {
  if (view.activation?.participant !== null || !view.looking) return null
  const { deck, count } = view.looking
  const slot = new Set(view.players[seat]?.slots[view.activation.location] ?? [])
  const drawing = [...slot].filter((reaver) =>
    content.reavers[reaver]?.specialization.some(
      (effect) => 'draw' in effect && effect.draw.deck === deck && effect.draw.n >= count,
    ),
  )
  return drawing.length === 1 ? (drawing[0] as string) : null
}

/** What is counted in pieces on this board. */
export type Counted = Good | 'die' | 'combat-die' | 'card' | 'success'

/** How a die is called: by its colour alone, or as one of any colour. */
export type ColorWord = Color | 'any' | 'same'
