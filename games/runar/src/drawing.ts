import type { Seat } from '@longhouse/kernel'
import type { CardId } from './content-file.ts'
import { giveBackInspiration, INSPIRATION } from './inspiration.ts'
import { playerAt, type Turn } from './runar.ts'
import type { Player } from './state.ts'

/** RN-19.4 to RN-19.9: cards leave the Action deck and come back to it. The top of the deck is last. */

/** RN-19.6, RN-19.7: only when a card is needed that is not there. */
function reshuffle(t: Turn, seat: Seat, player: Player): void {
  if (player.deck.length > 0 || player.memory.length === 0) return
  player.deck = t.shuffle(player.memory)
  player.memory = []
  player.knownTop = 0
  player.knownBottom = 0
  t.tell?.({ kind: 'memory-reshuffled', seat, cards: player.deck.length })
}

/** RN-19.8: false if there is none left. */
export function drawCard(t: Turn, seat: Seat, from: 'top' | 'bottom'): boolean {
  const player = playerAt(t, seat)
  reshuffle(t, seat, player)
  const card = from === 'top' ? player.deck.pop() : player.deck.shift()
  if (card === undefined) return false
  forgetDrawn(player, from)
  player.hand.push(card)
  t.reveal()
  const drawn = { kind: 'card-drawn', seat, card, from } as const
  t.tell?.(drawn, { only: [seat], others: { ...drawn, card: null } })
  return true
}

/** The known ends of a small deck touch, but never overlap. */
function forgetDrawn(player: Player, from: 'top' | 'bottom'): void {
  const end = from === 'top' ? 'knownTop' : 'knownBottom'
  if (player[end] > 0) player[end]--
  player.knownTop = Math.min(player.knownTop, player.deck.length)
  player.knownBottom = Math.min(player.knownBottom, player.deck.length - player.knownTop)
}

/** RN-7.7, RN-19.9: from the Hand under the deck, an Inspiration to its own. */
export function buryCard(t: Turn, seat: Seat, card: CardId): void {
  if (card === INSPIRATION) return giveBackInspiration(t, seat)
  const player = playerAt(t, seat)
  player.hand.splice(player.hand.indexOf(card), 1)
  player.deck.unshift(card)
  player.knownBottom++
  const buried = { kind: 'cards-buried', seat, cards: [card], number: 1 } as const
  t.tell?.(buried, { only: [seat], others: { ...buried, cards: null } })
}

/** RN-27.11: from the Hand onto the deck. */
export function putOnTop(t: Turn, seat: Seat, card: CardId): void {
  const player = playerAt(t, seat)
  player.hand.splice(player.hand.indexOf(card), 1)
  player.deck.push(card)
  player.knownTop++
  const put = { kind: 'cards-put-on-top', seat, cards: [card], number: 1 } as const
  t.tell?.(put, { only: [seat], others: { ...put, cards: null } })
}
