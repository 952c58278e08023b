import type { Json, Seat } from '@longhouse/kernel'
import { keyOf } from './thing.ts'

type Ways = { readonly [way: string]: Json }

const isWays = (choice: Json): choice is Ways => typeof choice === 'object' && choice !== null && !Array.isArray(choice)

/** The thing on the board that a choice belongs to; null: it has none and becomes a button. */
export function thingOf(step: string, choice: Json): string | null {
  if (isWays(choice)) return thingOfWays(choice)
  switch (step) {
    case 'choosePort':
    case 'buildLongship':
    case 'chooseLeader':
      return keyOf('named', choice as string)
    case 'peek':
      return keyOf('journey', choice as string)
    case 'giveBlame':
      return keyOf('seat', choice as Seat)
    default:
      return null
  }
}

function thingOfWays(choice: Ways): string | null {
  if ('place' in choice) return choice.place === 'beg' ? null : keyOf('named', choice.place as string)
  if ('deck' in choice) return keyOf('runes', 'deck')
  const rune = typeof choice.rune === 'string' ? choice.rune : usedRune(choice)
  return rune === null ? null : keyOf('named', rune)
}

/** The any-time rune that a choice uses, in turn or out of it; null if it uses none. */
export function usedRune(choice: Ways): string | null {
  const { aside = null, rune = null } = choice
  if (!isWays(aside)) return isWays(rune) ? firstOf(rune) : null
  if ('turnOrder' in aside) return null
  return firstOf(isWays(aside.rune ?? null) ? (aside.rune as Ways) : aside)
}

const firstOf = (ways: Ways): string | null => Object.keys(ways)[0] ?? null
