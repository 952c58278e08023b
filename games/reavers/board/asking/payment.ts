import { ownPlayer } from '@longhouse/board'
import type { Counts, Form } from '@longhouse/kernel'
import type { Die, Icon } from '../../src/content-file.ts'
import { iconOf } from '../../src/die.ts'
import { wildOf } from '../../src/payments.ts'
import type { BoardContext } from '../board-context.ts'

type Allocation = Extract<Form, { kind: 'allocation' }>

/** One icon of a cost, and what pays for it. */
export interface Unit {
  readonly place: string
  readonly takes: Counts
  readonly thing: string
}

/** What one parts with most easily comes first: tiles that turn up again, and wild dice last. */
function dearness(context: BoardContext, thing: string): number {
  if (thing in context.content.upgrades) return 0
  const player = ownPlayer(context)
  const icon: Icon = iconOf(thing as Die)
  const wild = player && wildOf(context, player)
  if (wild?.icon === icon) return 4
  if (icon === 'double-hammer') return 3
  return context.content.satisfies[icon].length > 0 && CLAN_ICONS.includes(icon) ? 1 : 2
}

const CLAN_ICONS: readonly Icon[] = ['helm', 'raven', 'tree']

/** A legal payment to begin with: the cheapest things first. Null if there is none. */
export function firstPayment(context: BoardContext, { things, places }: Allocation): readonly Unit[] | null {
  const wanted = places.flatMap(({ id, takes, holds }) => Array.from({ length: holds }, () => ({ place: id, takes })))
  const left: { [thing: string]: number } = { ...things }
  const cheapest = Object.keys(things).sort((a, b) => dearness(context, a) - dearness(context, b))
  const fill = (at: number): Unit[] | null => {
    const unit = wanted[at]
    if (!unit) return []
    for (const thing of cheapest) {
      if (!unit.takes[thing] || !left[thing]) continue
      left[thing]--
      const rest = fill(at + 1)
      if (rest) return [{ ...unit, thing }, ...rest]
      left[thing]++
    }
    return null
  }
  return fill(0)
}

/** The payment with another thing in it, where it fits; null if it would be the same payment. */
export function swapped(units: readonly Unit[], thing: string): readonly Unit[] | null {
  const at = units.findLastIndex((unit) => unit.takes[thing] && unit.thing !== thing)
  return at < 0 ? null : units.map((unit, i) => (i === at ? { ...unit, thing } : unit))
}

/** As the form wants it: sources by place. */
export function paymentOf(units: readonly Unit[]): { readonly [place: string]: Counts } {
  const payment: { [place: string]: { [thing: string]: number } } = {}
  for (const { place, thing } of units) {
    const at = payment[place] ?? {}
    at[thing] = (at[thing] ?? 0) + 1
    payment[place] = at
  }
  return payment
}
