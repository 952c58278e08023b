import type { Json, Seat } from '@longhouse/kernel'
import type { DeckId, LocationId } from '../src/content-file.ts'
import { keyOf, thingAt, type Which } from './thing.ts'

type Ways = { readonly [way: string]: Json }

export const isWays = (choice: Json | undefined): choice is Ways =>
  typeof choice === 'object' && choice !== null && !Array.isArray(choice)

/** The thing on the board that a choice belongs to; null: it has none and becomes a button. */
export function thingOf(step: string, choice: Json): string | null {
  switch (step) {
    case 'select':
      return keyOf('location', choice as LocationId)
    case 'drawFrom':
      return keyOf('deck', choice as DeckId)
    case 'chooseOpponent':
      return keyOf('seat', choice as Seat)
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

/** Rewards of the trade that are taken as they lie. */
const REWARDS = ['trade-favor', 'trade-food']

function thingOfWays(choice: Ways): string | null {
  if ('aside' in choice) return keyOf('panel', 'throw-back')
  if (isWays(choice.card)) return keyOf('opened', firstOf(choice.card))
  if ('activate' in choice) return keyOf('activate', choice.activate === true ? 'here' : (choice.activate as Which))
  if ('trade-prophecy' in choice) return keyOf('prophecy', choice['trade-prophecy'] as number | 'deck')
  if ('take' in choice) return keyOf('battle', choice.take as number)
  if ('deck' in choice) return keyOf('deck', 'sea-battle')
  if ('use' in choice) return keyOf('artifact', choice.use as string)
  if (isWays(choice.store)) return keyOf('artifact', firstOf(choice.store))
  const panel = IN_PANELS.find((way) => way in choice)
  if (panel) return keyOf('panel', panel)
  const reward = REWARDS.find((option) => option in choice)
  return reward ? keyOf('named', reward) : null
}

const firstOf = (ways: Ways): string => Object.keys(ways)[0] ?? ''

/** Whether a thing is drawn on the board itself, not in a panel over it. */
export function isOnBoard(key: string | null): boolean {
  const kind = key === null ? undefined : thingAt(key)?.kind
  return kind !== undefined && kind !== 'panel' && kind !== 'opened'
}
