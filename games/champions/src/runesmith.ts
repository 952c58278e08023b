import type { Seat } from '@longhouse/kernel'
import { either, one, yes } from '@longhouse/kernel'
import { decision, playerAt, type RuleContext } from './champions.ts'
import type { Choices } from './choices.ts'

/** CH-5.14: a visible rune, or the unseen top one of the deck. */
export const takeRune = decision<{ readonly seat: Seat }, Choices['takeRune']>('takeRune', {
  rule: 'CH-5.14',
  seat: (_, { seat }) => seat,
  options: (t) =>
    t.state.runeDeck.length > 0 ? either({ rune: one(visible(t)), deck: yes }) : either({ rune: one(visible(t)) }),
  take(t, { seat }, choice) {
    const { state } = t
    const fromDeck = 'deck' in choice
    if (fromDeck) t.reveal()
    const rune = fromDeck ? (state.runeDeck.pop() as string) : choice.rune
    if (!fromDeck) state.runeDisplay[state.runeDisplay.indexOf(rune)] = null
    playerAt(t, seat).runes.push({ rune, used: false })
    t.tell?.({ kind: 'rune-taken', seat, rune, fromDeck })
  },
})

const visible = (t: RuleContext): string[] => t.state.runeDisplay.filter((rune) => rune !== null)

export const runesmithRules = [takeRune]
