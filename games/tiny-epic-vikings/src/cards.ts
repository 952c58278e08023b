import { isRecord } from '@longhouse/kernel'
import {
  anyOf,
  type EntryWith,
  each,
  exactly,
  isPositive,
  isWords,
  listOf,
  oneOf,
  optional,
  orNull,
  type Passed,
  recordOf,
  shaped,
  shapedAs,
  upTo,
  where,
} from '@longhouse/kernel/packs'

/** The cards that a host's own content may add and change: what they may say (TV-21), and so what they are. */

export const RUNES = ['wealth', 'secrets', 'nature'] as const
export type Rune = (typeof RUNES)[number]

/** TV-1.5; the order is that of the enemy's tracks (TV-16.28). */
export const RESOURCES = ['wood', 'food', 'steel'] as const
export type Resource = (typeof RESOURCES)[number]
export type Goods = { readonly [resource in Resource]?: number }

/** TV-21.13. */
const isCounter = shapedAs(
  { kind: exactly('rune'), rune: oneOf([...RUNES, 'any']) },
  { kind: exactly('resource'), resource: oneOf(RESOURCES) },
)
export type Counter = Passed<typeof isCounter>

/** TV-21.1 to TV-21.4: one thing is built at a time. The solo enemy can carry them out itself (TV-21.15). */
export const isMain = shapedAs(
  { type: oneOf(['sail', 'explore', 'harvest']), value: upTo(9, 1) },
  { type: exactly('build'), value: upTo(1, 1) },
)
export type MainAction = Passed<typeof isMain>['type']

const isFuryChange = where(upTo(9, -9), (delta) => delta !== 0)

/** TV-21.5 to TV-21.11. */
const isOther = shapedAs(
  { type: oneOf(['explore-temple', 'draw-replace']), value: upTo(1, 1) },
  { type: exactly('smite'), value: upTo(9, 1) },
  { type: exactly('exchange') },
  { type: exactly('collect'), resources: recordOf([...RESOURCES, 'any'], upTo(7, 1), 1), per: orNull(isCounter) },
  { type: exactly('fury'), delta: isFuryChange, target: oneOf(['this-god', 'any-god']) },
)

/** TV-9.8: only a card that was just played can enter a battle. */
const isEntering = shaped({ type: exactly('enter-battle') })

const isInBoon = anyOf(isMain, isOther)
const isRuneAction = anyOf(isInBoon, isEntering)

export type Effect = Passed<typeof isRuneAction>
export type EffectOf<Word extends Effect['type']> = Effect & { readonly type: Word }
export type Main = EffectOf<MainAction>

/** TV-21.12. */
const isStrength = shaped({
  base: upTo(20),
  boost: orNull(
    shapedAs(
      { op: exactly('add'), factor: isPositive, counter: isCounter },
      { op: exactly('mul'), counter: isCounter },
    ),
  ),
})
export type Strength = Passed<typeof isStrength>

export const VIKING = {
  rune: oneOf(RUNES),
  strength: isStrength,
  steelCost: upTo(7),
  leaderAction: isMain,
  // TV-21.14.
  runeRequirement: listOf(shaped({ rune: oneOf(RUNES), count: upTo(9, 1) }), 0, RUNES.length),
  runeAction: isRuneAction,
}
export type Viking = EntryWith<typeof VIKING>

export const isGoods = shaped(each(RESOURCES, upTo(7)))

export const FAVOR = { runes: listOf(oneOf(RUNES), 0, 4), bag: isGoods }
export type Favor = EntryWith<typeof FAVOR>

export const GOD = {
  // TV-21.16.
  boon: listOf(isInBoon, 1, 4),
  boonText: optional(isWords),
  /** TV-10.3: the sheet of a god says what its own fury does. */
  sacrifice: shaped({ type: exactly('fury'), delta: isFuryChange, target: exactly('this-god') }),
  furyTrack: optional(isRecord),
}
export type God = EntryWith<typeof GOD>
