import type { Json } from '@longhouse/kernel'

type Ways = { readonly [way: string]: Json }

export const isWays = (choice: Json | undefined): choice is Ways =>
  typeof choice === 'object' && choice !== null && !Array.isArray(choice)

/** The thing on the board that a choice belongs to; null: it has none and becomes a button. */
export function thingOf(step: string, choice: Json): string | null {
  switch (step) {
    case 'select':
      return String(choice)
    case 'drawFrom':
      return `deck@${choice}`
    case 'chooseOpponent':
      return `seat-${choice}`
  }
  return isWays(choice) ? thingOfWays(choice) : null
}

/** Ways that the stage asks for in a panel of its own, beside others that are things or buttons. */
const IN_PANELS = [
  'act',
  'exchange',
  'skip',
  'avoid',
  'suffer',
  'cancel',
  'combination',
  'fight',
  'reroll',
  'giveUp',
  'pillage',
  'pass',
  'force',
  'peaceful',
  'trade-dice',
]

function thingOfWays(choice: Ways): string | null {
  if ('aside' in choice) return 'ask@throw-back'
  if (isWays(choice.card)) return `ask@card@${Object.keys(choice.card)[0]}`
  if ('activate' in choice) return `activate@${choice.activate}`
  if ('trade-prophecy' in choice) return `prophecy@${choice['trade-prophecy']}`
  if ('take' in choice) return `battle@${choice.take}`
  if ('deck' in choice) return 'deck@sea-battle'
  if ('use' in choice) return `artifact@${choice.use}`
  if (isWays(choice.store)) return `artifact@${Object.keys(choice.store)[0]}`
  const panel = IN_PANELS.find((way) => way in choice)
  return panel ? `ask@${panel}` : (['trade-favor', 'trade-food'].find((option) => option in choice) ?? null)
}

/** Whether a thing is drawn on the board itself, not in a panel over it. */
export const isOnBoard = (thing: string | null): boolean => thing !== null && !thing.startsWith('ask@')
