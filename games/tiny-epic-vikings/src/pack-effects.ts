import {
  type Check,
  exactly,
  isPositive,
  listOf,
  oneOf,
  recordOf,
  shaped,
  shapedAs,
  upTo,
} from '@longhouse/kernel/packs'
import { RESOURCES, RUNES } from './content-file.ts'

/** What a host's own cards may say in the effect vocabulary (TV-21). */

const isCounter = shapedAs(
  { kind: exactly('rune'), rune: oneOf([...RUNES, 'any']) },
  { kind: exactly('resource'), resource: oneOf(RESOURCES) },
)

/** TV-21.1 to TV-21.4: one thing is built at a time. */
export const isMain = shapedAs(
  { type: oneOf(['sail', 'explore', 'harvest']), value: upTo(9, 1) },
  { type: exactly('build'), value: exactly(1) },
)

const isFuryChange: Check = (value) => upTo(9, -9)(value) === true && value !== 0

const isOther = shapedAs(
  { type: oneOf(['explore-temple', 'draw-replace']), value: exactly(1) },
  { type: exactly('smite'), value: upTo(9, 1) },
  { type: exactly('exchange') },
  {
    type: exactly('collect'),
    resources: recordOf([...RESOURCES, 'any'], upTo(7, 1), 1),
    per: (value) => value === null || isCounter(value),
  },
  { type: exactly('fury'), delta: isFuryChange, target: oneOf(['this-god', 'any-god']) },
)

const isInBoon: Check = (value) => isMain(value) === true || isOther(value) === true

/** TV-9.8: only a card that was just played can enter a battle. */
export const isRuneAction: Check = (value) =>
  isInBoon(value) === true || shaped({ type: exactly('enter-battle') })(value)

/** TV-21.16. */
export const isBoon = listOf(isInBoon, 1, 4)

/** TV-10.3: the sheet of a god says what its own fury does. */
export const isGodSacrifice = shaped({
  type: exactly('fury'),
  delta: isFuryChange,
  target: exactly('this-god'),
})

/** TV-21.12. */
export const isStrength = shaped({
  base: upTo(20),
  boost: (value) =>
    value === null ||
    shapedAs(
      { op: exactly('add'), factor: isPositive, counter: isCounter },
      { op: exactly('mul'), counter: isCounter },
    )(value),
})

/** TV-21.14. */
export const isRequirement = listOf(shaped({ rune: oneOf(RUNES), count: upTo(9, 1) }), 0, RUNES.length)
