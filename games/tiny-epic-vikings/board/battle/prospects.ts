import type { VikingId } from '../../src/content-file.ts'
import type { RowCardView, View } from '../../src/seen.ts'
import { held, strengthOf } from '../../src/sides.ts'
import type { Side } from '../../src/state.ts'
import type { OpenContext } from '../../src/vikings.ts'

/** What a side could bring to a battle, as far as somebody who looks at the table can know. */

/** What is counted of: what the viewer sees, as the rules look at it. */
interface BattleContext {
  readonly openContext: OpenContext
  readonly view: View
}

export interface Prospect {
  readonly card: VikingId
  readonly strength: number
}

const steelFor = ({ content }: OpenContext, card: VikingId): number => content.vikings[card]?.steelCost ?? 0

/** TV-6.11, TV-17.1. */
export const canPay = (t: OpenContext, side: Side, card: VikingId): boolean =>
  side === 'enemy' || held(t, side, 'steel') >= steelFor(t, card)

/** TV-6.13: as it would fight now, turned up, with its steel paid. */
export function strengthWith(t: OpenContext, side: Side, card: VikingId): number {
  return strengthOf({ ...t, state: fightingWith(t, side, card) }, side, card)
}

function fightingWith(t: OpenContext, side: Side, card: VikingId): OpenContext['state'] {
  const { state } = t
  const { enemy } = state
  // A side has one card face down at most: the one that fights.
  const turnedUp = (row: readonly RowCardView[]) => [...row.filter(({ up }) => up), { card, up: true, open: false }]
  if (side === 'enemy')
    return enemy?.kind === 'clan' ? { ...state, enemy: { ...enemy, battles: turnedUp(enemy.battles) } } : state
  const players = state.players.map((player, seat) =>
    seat === side
      ? { ...player, steel: Math.max(0, player.steel - steelFor(t, card)), row: turnedUp(player.row) }
      : player,
  )
  return { ...state, players }
}

/** Every Viking that nobody has shown and the viewer does not hold: any of them may lie face down. */
export function unseenVikings({ openContext, view }: BattleContext): readonly VikingId[] {
  const rows = [...view.players.map(({ row }) => row), view.enemy?.kind === 'clan' ? view.enemy.battles : []]
  const seen = new Set<VikingId | null>([
    ...view.vikings.discard,
    ...view.invaders,
    ...view.players.flatMap(({ hand, picks }) => [...(hand ?? []), ...(picks ?? [])]),
    ...rows.flat().map(({ card }) => card),
    ...(view.enemy?.kind === 'clan' ? view.enemy.leaders : []),
  ])
  return Object.keys(openContext.content.vikings).filter((card) => !seen.has(card))
}

/** The most that a side can bring with one of these cards; null: it can pay for none of them. */
export function strongest(t: OpenContext, side: Side, cards: readonly VikingId[]): Prospect | null {
  const payable = cards.filter((card) => canPay(t, side, card))
  return mostOf(payable.map((card) => ({ card, strength: strengthWith(t, side, card) })))
}

/** The same of the invaders, who draw any of these cards; `strengthOf` counts for them. */
export const mostOf = (prospects: readonly Prospect[]): Prospect | null =>
  prospects.reduce<Prospect | null>((most, each) => (most && most.strength >= each.strength ? most : each), null)
