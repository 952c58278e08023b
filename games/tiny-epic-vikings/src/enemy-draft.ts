import { moveCard, one } from '@longhouse/kernel'
import type { VikingId } from './content-file.ts'
import { draftOf, drawCards, endDraft, eraOf, notInHand } from './draft.ts'
import { clanOf, HUMAN } from './enemy-clan.ts'
import { decision, playerAt, type RuleContext, step } from './vikings.ts'

/** TV-15: one card of each pile for the human, the others for the enemy. */

/** TV-15.1. */
export const dealPiles = step('dealPiles', (t) => {
  const { pileSize, extraPiles } = t.content.solo
  const piles = Array.from({ length: eraOf(t).deal + extraPiles }, () => drawCards(t, pileSize))
  t.state.phase = 'draft'
  t.state.draft = { hands: { [HUMAN]: [] }, passes: 0, seen: { [HUMAN]: [] }, packet: { [HUMAN]: [] }, piles }
  t.tell?.({ kind: 'cards-dealt', era: t.state.era, cards: eraOf(t).deal })
  t.next(turnUpPile())
})

const hasEnough = (t: RuleContext): boolean => playerAt(t, HUMAN).picks.length >= eraOf(t).deal

/** TV-15.2. */
const turnUpPile = step('turnUpPile', (t) => {
  const { hands, piles } = draftOf(t)
  const pile = hasEnough(t) ? undefined : piles.shift()
  if (!pile) return t.next(fillEnemyDeck(), endDraft())
  hands[HUMAN] = pile
  t.reveal()
  t.tell?.({ kind: 'pile-turned-up', cards: pile.slice() }, { only: [HUMAN] })
  const kept = Array.from({ length: t.content.solo.keepPerPile }, () => keep())
  t.next(...kept, giveToEnemy(), turnUpPile())
})

/** TV-19.32. */
const keep = decision<null, VikingId>('keep', {
  rule: 'TV-15.2',
  about: (t) => ({ kept: playerAt(t, HUMAN).picks.length, of: eraOf(t).deal }),
  seat: () => HUMAN,
  options: (t) => (hasEnough(t) ? null : one([...new Set(draftOf(t).hands[HUMAN])])),
  why: () => notInHand('TV-20.2'),
  take(t, _, card) {
    moveCard(draftOf(t).hands[HUMAN] as VikingId[], playerAt(t, HUMAN).picks, card)
    t.tell?.({ kind: 'card-kept', side: HUMAN, card }, { only: [HUMAN] })
  },
})

/** Face down from now on, and yet known to the human (TV-19.27, TV-19.29). */
const giveToEnemy = step('giveToEnemy', (t) => {
  const { hands, seen, packet } = draftOf(t)
  for (const card of (hands[HUMAN] as VikingId[]).splice(0)) {
    clanOf(t).deck.push(card)
    seen[HUMAN]?.push(card)
    packet[HUMAN]?.push(0)
  }
})

/** TV-15.3: what is left goes to it unseen. */
const fillEnemyDeck = step('fillEnemyDeck', (t) => {
  const { deck } = clanOf(t)
  deck.push(...draftOf(t).piles.splice(0).flat())
  t.shuffle(deck)
})

export const enemyDraftRules = [dealPiles, turnUpPile, keep, giveToEnemy, fillEnemyDeck]
