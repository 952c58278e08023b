import type { Effect, Rune, Viking } from '../../src/content-file.ts'
import type { BoardContext } from '../board-context.ts'

/** What an effect does, as a tip says it. */
export function sayEffect({ words }: BoardContext, effect: Effect): string {
  const say = words.effect
  switch (effect.type) {
    case 'collect':
      return say.collect(
        sayGoods(words, effect.resources),
        effect.per &&
          (effect.per.kind === 'resource' ? words.resource(effect.per.resource) : sayRune(words, effect.per.rune)),
      )
    case 'fury':
      return say.fury(effect.delta, effect.target === 'any-god')
    case 'sail':
    case 'explore':
    case 'harvest':
    case 'smite':
      return say[effect.type](effect.value)
    default:
      return say[effect.type]
  }
}

export const sayEffects = (context: BoardContext, effects: readonly Effect[]): string =>
  effects.map((effect) => sayEffect(context, effect)).join(context.words.effect.or)

type Words = BoardContext['words']

const sayRune = (words: Words, rune: Rune | 'any'): string => (rune === 'any' ? words.anyRune : words.rune(rune))

const GOODS = ['wood', 'food', 'steel', 'any'] as const

const sayGoods = (words: Words, goods: { readonly [good in (typeof GOODS)[number]]?: number }): string =>
  GOODS.flatMap((good) => {
    const n = goods[good] ?? 0
    return n > 0 ? [`${n} ${words.counted(good, n)}`] : []
  }).join(', ')

/** `2 wealth runes, 1 secrets rune`. */
export const sayRequirement = ({ words }: BoardContext, { runeRequirement }: Viking): string =>
  runeRequirement.map(({ rune, count }) => `${count} ${words.counted(rune, count)}`).join(', ')

/** `2 + 1 per steel`, `2 × secrets rune`. */
export function sayStrength({ words }: BoardContext, { strength: { base, boost } }: Viking): string {
  if (!boost) return String(base)
  const counter =
    boost.counter.kind === 'resource' ? words.resource(boost.counter.resource) : sayRune(words, boost.counter.rune)
  return boost.op === 'mul'
    ? `${base} × ${counter}`
    : `${base} + ${boost.factor === 1 ? '' : `${boost.factor} × `}${counter}`
}
