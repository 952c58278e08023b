import type { Seat } from '@longhouse/kernel'
import { order, refuse, some } from '@longhouse/kernel'
import type { Choices } from './choices.ts'
import type { CardId } from './content-file.ts'
import { fieldOf, playerAt, type RuleContext, step, together } from './runar.ts'

/** RN-5.21: everybody draws six cards, keeps three and puts the others under the deck. */

export const dealHands = step('dealHands', (t) => {
  for (const player of fieldOf(t).players) player.hand = player.deck.splice(-t.content.constants.setupDraw).reverse()
  t.reveal()
  t.next(keepCards(), buryCards())
})

const everybody = (t: RuleContext): readonly Seat[] => fieldOf(t).order

/** What is kept comes first in the Hand, until the others are buried. */
const keepCards = together<null, Choices['keepCards']>('keepCards', {
  rule: 'RN-5.21',
  seats: everybody,
  options(t, _, seat) {
    const { setupKeep } = t.content.constants
    return some(playerAt(t, seat).hand, setupKeep, setupKeep)
  },
  why: () => refuse('keep-exactly', {}, 'RN-32.24'),
  take(t, _, answers) {
    for (const seat of everybody(t)) {
      const player = playerAt(t, seat)
      const kept = answers[seat] as readonly CardId[]
      player.hand = [...kept, ...player.hand.filter((card) => !kept.includes(card))]
      const told = { kind: 'cards-kept', seat, cards: kept, number: kept.length } as const
      t.tell?.(told, { only: [seat], others: { ...told, cards: null } })
    }
  },
})

const buryCards = together<null, Choices['buryCards']>('buryCards', {
  rule: 'RN-5.21',
  seats: everybody,
  options: (t, _, seat) => order(playerAt(t, seat).hand.slice(t.content.constants.setupKeep)),
  take(t, _, answers) {
    for (const seat of everybody(t)) {
      const player = playerAt(t, seat)
      const buried = answers[seat] as readonly CardId[]
      player.hand = player.hand.slice(0, t.content.constants.setupKeep)
      player.deck = [...buried.toReversed(), ...player.deck]
      player.knownBottom = buried.length
      const told = { kind: 'cards-buried', seat, cards: buried, number: buried.length } as const
      t.tell?.(told, { only: [seat], others: { ...told, cards: null } })
    }
  },
})

export const handRules = [dealHands, keepCards, buryCards]
