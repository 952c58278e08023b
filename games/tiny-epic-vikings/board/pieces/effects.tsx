import { Amount, GoodsRow, Icon, Token } from '@longhouse/board'
import type { Counter, Effect } from '../../src/content-file.ts'
import type { InContext } from '../board-context.ts'
import { artOf } from './art.ts'
import { Flame, RuneStone } from './pieces.tsx'

/** What is counted, as a piece. */
export function CounterPiece({ context, counter }: InContext & { readonly counter: Counter }) {
  const { words } = context
  if (counter.kind === 'resource') return <Token good={counter.resource} name={words.resource(counter.resource)} />
  if (counter.rune !== 'any') return <RuneStone rune={counter.rune} name={words.rune(counter.rune)} />
  return <b className="tv-any-rune">{words.anyRune}</b>
}

const GOODS = ['wood', 'food', 'steel', 'any'] as const

/** Actions that are done so often, or so far. */
const NUMBERED: readonly Effect['type'][] = ['sail', 'explore', 'harvest', 'smite']

/** An effect in a few words and pieces, as it stands on a card. */
export function EffectRow({ context, effect }: InContext & { readonly effect: Effect }) {
  const { words } = context
  if (effect.type === 'collect')
    return (
      <span className="tv-effect">
        <GoodsRow goods={effect.resources} order={GOODS} sign="+" nameOf={(good) => words.resource(good)} />
        {effect.per && (
          <>
            <span className="word">{words.per}</span>
            <CounterPiece context={context} counter={effect.per} />
          </>
        )}
      </span>
    )
  if (effect.type === 'fury')
    return (
      <span className="tv-effect">
        <Amount n={Math.abs(effect.delta)} sign={effect.delta > 0 ? '+' : '−'}>
          <Flame name={words.fury} />
        </Amount>
        {effect.target === 'any-god' && <span>{words.anyGod}</span>}
      </span>
    )
  const value = 'value' in effect && NUMBERED.includes(effect.type) ? effect.value : null
  return (
    <span className="tv-effect">
      <Icon symbol={artOf(effect.type)} />
      <span className="word">{words.action[effect.type]}</span>
      {value !== null && <b>{value}</b>}
    </span>
  )
}
