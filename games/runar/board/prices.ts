import type { Option, Price } from '@longhouse/board'
import { isRecord, type Json } from '@longhouse/kernel'
import { type PayMix, payAt, payKey } from '../src/choices.ts'
import { DIE_KINDS } from '../src/content-file.ts'
import type { RunarInput } from './board-context.ts'

const isPay = (value: unknown): value is { readonly from: string; readonly die: (typeof DIE_KINDS)[number] } =>
  isRecord(value) && typeof value.from === 'string' && DIE_KINDS.some((kind) => kind === value.die)

const isMix = (value: unknown): value is PayMix =>
  isRecord(value) && Object.keys(value).every((key) => payAt(key) !== null)

/** The dice that a choice spends, as `payKey` writes them, with how many of each. */
function diceOf(choice: Json): { readonly [key: string]: number } {
  if (!isRecord(choice)) return {}
  for (const way of Object.values(choice)) {
    const pay = isRecord(way) && 'pay' in way ? way.pay : way
    if (isPay(pay)) return { [payKey(pay)]: 1 }
    if (isMix(pay)) return pay
  }
  return {}
}

const priced = (dice: PayMix): Price | null => {
  const cost = Object.entries(dice).flatMap(([piece, count]) => (count > 0 ? [{ piece, count }] : []))
  return cost.length > 0 ? { cost } : null
}

/** The die that pays for a Reaction. Whatever else has a price is aimed at something on the board, and says so there. */
export const priceOf = (_: RunarInput, __: string, choice: Json): Price | null =>
  isRecord(choice) && 'react' in choice ? priced(diceOf(choice)) : null

/** What all of these choices cost; null: nothing, or it is still to be said which dice pay. */
export function commonPrice(options: readonly Option[]): Price | null {
  const prices = [...new Set(options.map(({ choice }) => JSON.stringify(diceOf(choice))))]
  return prices.length === 1 ? priced(JSON.parse(prices[0] as string) as PayMix) : null
}

/** Dice that choices would spend: of the thing that is pointed at, or of the buttons while Reactions are asked for. */
export function diceAtStake({ options }: RunarInput, pointed: string | null): ReadonlySet<string> {
  const meant = options.filter(
    ({ thing, choice }) => (pointed !== null && thing === pointed) || (isRecord(choice) && 'react' in choice),
  )
  return new Set(meant.flatMap(({ choice }) => Object.keys(diceOf(choice))))
}
