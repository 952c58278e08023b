import type { Seat } from '@longhouse/kernel'
import { moveCard, one, refuse } from '@longhouse/kernel'
import type { Era, VikingId } from './content-file.ts'
import { discardViking, drawViking, forget } from './decks.ts'
import type { Draft, Side } from './state.ts'
import { playerAt, type RuleContext, step, type Turn, together } from './vikings.ts'

/** TV-4, TV-13.11 to TV-13.16. */

export const eraOf = (t: { readonly state: { readonly era: number }; readonly content: RuleContext['content'] }): Era =>
  t.content.eras[t.state.era - 1] as Era

export const draftOf = (t: RuleContext): Draft => t.state.draft as Draft

const RING_OF_TWO: readonly Side[] = [0, 'enemy', 1]

/** The sides round the table, clockwise; with two players the enemy sits between them (TV-13.12). */
const ringOf = (t: RuleContext): readonly Side[] =>
  t.state.enemy?.kind === 'passive' ? RING_OF_TWO : t.state.players.map((_, seat) => seat)

/** TV-4.1; TV-13.11: the enemy's hand is smaller. */
export const deal = step('deal', (t) => {
  const { deal: cards } = eraOf(t)
  const { enemyHandDelta } = t.content.twoPlayer
  const hands: Draft['hands'] = {}
  for (const side of ringOf(t)) hands[side] = drawCards(t, side === 'enemy' ? cards + enemyHandDelta : cards)
  t.state.phase = 'draft'
  t.state.draft = { hands, passes: 0, seen: perSeat(t), packet: perSeat(t), piles: [] }
  t.tell?.({ kind: 'cards-dealt', era: t.state.era, cards })
  t.next(pick())
})

function perSeat(t: RuleContext): { [seat: string]: never[] } {
  const lists: { [seat: string]: never[] } = {}
  t.state.players.forEach((_, seat) => {
    lists[seat] = []
  })
  return lists
}

export function drawCards(t: Turn, n: number): VikingId[] {
  const cards: VikingId[] = []
  for (let i = 0; i < n; i++) {
    const card = drawViking(t)
    if (card !== undefined) cards.push(card)
  }
  return cards
}

/** TV-4.2; TV-4.7: an answer may be changed while others think. */
const pick = together<null, VikingId>('pick', {
  rule: 'TV-4.2',
  seats: (t) => [...t.state.players.keys()],
  options: (t, _, seat) => one([...new Set(draftOf(t).hands[seat])]),
  why(t, _, choice, seat) {
    if (draftOf(t).hands[seat]?.some((card) => card === choice)) return null
    const picked = playerAt(t, seat).picks.find((card) => card === choice)
    return picked === undefined ? notInHand('TV-20.2') : refuse('already-picked', { card: picked }, 'TV-20.2')
  },
  take(t, _, answers) {
    const { hands, seen, packet } = draftOf(t)
    for (const seat of t.state.players.keys()) {
      const card = answers[seat] as VikingId
      moveCard(hands[seat] as VikingId[], playerAt(t, seat).picks, card)
      // A packet that comes back holds cards that were passed on once.
      forget(seen[seat] as VikingId[], packet[seat] as number[], card)
      t.tell?.({ kind: 'card-picked', side: seat, card }, { only: [seat] })
    }
    t.next(pass())
  },
})

export const notInHand = (rule: string) => refuse('card-not-in-hand', {}, rule)

/** TV-4.3, TV-13.13: all hands at once. */
const pass = step('pass', (t) => {
  const draft = draftOf(t)
  const ring = ringOf(t)
  const isClockwise = eraOf(t).passDirection === 'clockwise'
  const direction = isClockwise ? 1 : -1
  const at = (index: number) => ring[(index + ring.length) % ring.length] as Side
  remember(t, ring, direction)
  const passed: Draft['hands'] = {}
  ring.forEach((side, index) => {
    passed[at(index + direction)] = draft.hands[side] as VikingId[]
  })
  draft.hands = passed
  draft.passes++
  t.tell?.({ kind: 'hands-passed', clockwise: isClockwise })
  if (passed.enemy) discardForEnemy(t, passed.enemy)
  t.next(t.state.players.some((_, seat) => (passed[seat] as VikingId[]).length > 1) ? pick() : endDraft())
})

/** TV-19.29: what is passed on for the first time is known from now on. */
function remember(t: Turn, ring: readonly Side[], direction: number): void {
  const { passes, hands, seen, packet } = draftOf(t)
  if (passes >= ring.length) return
  ring.forEach((side, index) => {
    if (side === 'enemy') return
    const travelling = (((index - direction * passes) % ring.length) + ring.length) % ring.length
    for (const card of hands[side] as VikingId[]) {
      seen[side]?.push(card)
      packet[side]?.push(travelling)
    }
  })
}

/** TV-13.13 to TV-13.15. */
function discardForEnemy(t: Turn, hand: VikingId[]): void {
  const [card] = hand.splice(t.below(hand.length), 1)
  if (card !== undefined) discardViking(t, 'enemy', card, 'enemy-hand')
}

/** TV-4.4, TV-4.5: the last card joins without a choice. */
export const endDraft = step('endDraft', (t) => {
  const { hands, seen, packet } = draftOf(t)
  t.state.players.forEach((player, seat: Seat) => {
    for (const card of hands[seat] as VikingId[]) {
      player.picks.push(card)
      forget(seen[seat] as VikingId[], packet[seat] as number[], card)
      t.tell?.({ kind: 'card-picked', side: seat, card }, { only: [seat] })
    }
    player.hand = player.picks
    player.picks = []
  })
  draftOf(t).hands = {}
})

export const draftRules = [deal, pick, pass, endDraft]
