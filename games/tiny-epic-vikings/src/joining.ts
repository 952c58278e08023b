import type { Seat } from '@longhouse/kernel'
import { one, refuse } from '@longhouse/kernel'
import type { Choices } from './choices.ts'
import type { FavorId, VikingId } from './content-file.ts'
import type { RowEnd, RowName } from './state.ts'
import { decision, type OfSeat, playerAt, type RuleContext, type Turn } from './vikings.ts'

/** TV-6.1 to TV-6.9: who comes to a battle, and what it is fought for. */

const ROWS: readonly RowName[] = ['above', 'below']
const ENDS: readonly RowEnd[] = ['left', 'right']

export type FavorPlace = Choices['favor']

/** TV-6.3, TV-6.47: the ends of both rows; a row of one card has one end. */
const favorEnds = (t: RuleContext): FavorPlace[] =>
  ROWS.flatMap((row) => {
    const cards = t.state.favors[row]
    return endsOf(cards).map((end) => ({ favor: (end === 'left' ? cards[0] : cards.at(-1)) as FavorId, row, end }))
  })

const endsOf = (cards: readonly FavorId[]): readonly RowEnd[] => (cards.length > 1 ? ENDS : ENDS.slice(0, cards.length))

/** Where a card can be put into a row; an empty one takes it in one place only (TV-6.47). */
export const openEnds = (t: RuleContext): { readonly row: RowName; readonly end: RowEnd }[] =>
  ROWS.flatMap((row) => ENDS.slice(0, t.state.favors[row].length === 0 ? 1 : 2).map((end) => ({ row, end })))

export function putFavor(t: Turn, favor: FavorId, row: RowName, end: RowEnd): void {
  const cards = t.state.favors[row]
  if (end === 'left') cards.unshift(favor)
  else cards.push(favor)
}

/** TV-6.7: there must be something to fight for. */
export const canFight = (t: RuleContext): boolean => t.state.battle !== null || favorEnds(t).length > 0

/** TV-6.2, TV-6.5: the last card of the seat's row lies face down, and joins the open battle or starts one. */
export function enterBattle(t: Turn, seat: Seat): void {
  const { battle } = t.state
  if (!battle) return t.next(favor({ seat }))
  battle.fighters.push(seat)
  t.tell?.({ kind: 'battle-joined', side: seat })
}

/** TV-6.2, TV-6.5: a card of the hand, which only its owner sees. */
export function layFaceDown(t: Turn, seat: Seat, card: VikingId): void {
  const { hand, row } = playerAt(t, seat)
  hand.splice(hand.indexOf(card), 1)
  row.push({ card, up: false, open: false })
  const unseen = { kind: 'card-played-face-down', side: seat, card: null } as const
  t.tell?.({ ...unseen, card }, { only: [seat], others: unseen })
  enterBattle(t, seat)
}

/** TV-6.4, TV-6.46: the card leaves its row while it is fought for. */
const favor = decision<OfSeat, FavorPlace>('favor', {
  rule: 'TV-6.3',
  seat: (_, { seat }) => seat,
  options: (t) => one(favorEnds(t)),
  why: () => refuse('favor-not-at-end', {}, 'TV-20.4'),
  take(t, { seat }, { favor: card, row, end }) {
    const cards = t.state.favors[row]
    if (end === 'left') cards.shift()
    else cards.pop()
    t.state.battle = { starter: seat, fighters: [seat], favor: card, row, end, bonus: 0 }
    t.tell?.({ kind: 'battle-started', side: seat, favor: card, row, end })
  },
})

export const joiningRules = [favor]
