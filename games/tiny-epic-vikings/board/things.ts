import type { Json } from '@longhouse/kernel'
import { keyOf, slotOf } from './thing.ts'

type Ways = { readonly [way: string]: Json }

const isWays = (choice: Json | undefined): choice is Ways =>
  typeof choice === 'object' && choice !== null && !Array.isArray(choice)

/** Ways that name what is chosen by its id. */
const NAMING = ['up', 'down', 'join', 'favor', 'god', 'boon', 'sacrifice']

/** The thing on the board that a choice belongs to; null: it has none and becomes a button. */
export function thingOf(step: string, choice: Json): string | null {
  if (!isWays(choice)) return step === 'enemyFavor' ? null : keyOf('named', String(choice))
  if ('aside' in choice) return keyOf('withdraw', String(choice.aside))
  const naming = NAMING.find((way) => way in choice)
  if (naming) return keyOf('named', String(choice[naming]))
  if (isWays(choice.sail)) return keyOf('sail', endsOf(choice.sail))
  const walk = choice.step ?? choice.move
  if (isWays(walk)) return keyOf('step', endsOf(walk))
  return isWays(choice.build) ? placeOf(choice.build) : null
}

const endsOf = ({ from, to }: Ways): readonly [string, string] => [String(from), String(to)]

function placeOf(build: Ways): string {
  const slot = 'boat' in build ? slotOf('boat', Number(build.boat)) : slotOf('temple', Number(build.temple))
  return keyOf('build', [slot, String(build.at)])
}
