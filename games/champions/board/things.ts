import type { Json } from '@longhouse/kernel'

type Ways = { readonly [way: string]: Json }

const isWays = (choice: Json): choice is Ways => typeof choice === 'object' && choice !== null && !Array.isArray(choice)

/** The thing on the board that a choice belongs to; null: it has none and becomes a button. */
export function thingOf(step: string, choice: Json): string | null {
  if (isWays(choice)) return thingOfWays(choice)
  switch (step) {
    case 'choosePort':
    case 'buildLongship':
    case 'chooseLeader':
      return String(choice)
    case 'peek':
      return `journey@${choice}`
    case 'giveBlame':
      return `seat-${choice}`
    default:
      return null
  }
}

function thingOfWays(choice: Ways): string | null {
  if ('place' in choice) return choice.place === 'beg' ? null : String(choice.place)
  if (typeof choice.rune === 'string') return choice.rune
  if ('deck' in choice) return 'rune-deck'
  return usedRune(choice)
}

/** The any-time rune that a choice uses, in turn or out of it; null if it uses none. */
export function usedRune(choice: Ways): string | null {
  const aside = isWays(choice.aside ?? null) ? (choice.aside as Ways) : choice
  const used = isWays(aside.rune ?? null) ? (aside.rune as Ways) : aside
  return Object.keys(used).find((rune) => rune.startsWith('rune-')) ?? null
}
