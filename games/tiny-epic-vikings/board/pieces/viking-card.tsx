import './viking-card.css'
import { Icon, Token } from '@longhouse/board'
import type { Viking, VikingId } from '../../src/content-file.ts'
import { activeRunes, strengthOf } from '../../src/sides.ts'
import type { Side } from '../../src/state.ts'
import { strengthWith } from '../battle/prospects.ts'
import type { BoardContext, InContext } from '../board-context.ts'
import { artOf } from './art.ts'
import { CounterPiece, EffectRow } from './effects.tsx'
import { RuneStone } from './pieces.tsx'

export const vikingOf = ({ content }: BoardContext, card: VikingId): Viking | undefined => content.vikings[card]

interface CardProps extends InContext {
  readonly card: VikingId
  /** Whose runes and resources count for it now. */
  readonly side?: Side | null
  /** It is not in the row yet: its own rune comes with it (TV-3.3). */
  readonly coming?: boolean
}

/** A Viking: rune and strength, leader action, and what it takes for the rune action. */
export function VikingFace({ context, card, side = null, coming = false }: CardProps) {
  const viking = vikingOf(context, card)
  if (!viking) return null
  return (
    <>
      <span className="vk-art">
        <Icon symbol={artOf(card)} />
        <RuneStone rune={viking.rune} name={context.words.rune(viking.rune)} className="l" />
        <Strength context={context} viking={viking} side={side} coming={coming} />
      </span>
      <span className="vk-nm">{context.name(card)}</span>
      <span className="vk-lead">
        <EffectRow context={context} effect={viking.leaderAction} />
      </span>
      <RuneAction context={context} viking={viking} side={side} coming={coming} />
    </>
  )
}

type OfViking = InContext & Pick<CardProps, 'side' | 'coming'> & { readonly viking: Viking }

function Strength({ context, viking, side = null, coming = false }: OfViking) {
  const { words } = context
  const { base, boost } = viking.strength
  return (
    <span className="vk-fight">
      <span className="st">
        <Icon symbol={artOf('strength')} name={words.strength} />
        <b>{base}</b>
        {boost && (
          <>
            <small>{boost.op === 'mul' ? '×' : boost.factor === 1 ? '+' : `+${boost.factor}×`}</small>
            <CounterPiece context={context} counter={boost.counter} />
          </>
        )}
      </span>
      {viking.steelCost > 0 && (
        <span className="cost">
          {viking.steelCost}
          <Token good="steel" name={words.resource('steel')} />
        </span>
      )}
      {boost && side !== null && (
        <small className="nowst">
          {words.now((coming ? strengthWith : strengthOf)(context.openContext, side, viking.id))}
        </small>
      )}
    </span>
  )
}

/** What a card asks of its owner's runes, and what is still missing (TV-9.1). */
function missingRunes(
  { openContext }: BoardContext,
  viking: Viking,
  side: Side,
  coming: boolean,
): { readonly have: number; readonly need: number } {
  const parts = viking.runeRequirement.map(({ rune, count }) => {
    const own = activeRunes(openContext, side, rune) + (coming && rune === viking.rune ? 1 : 0)
    return { have: Math.min(own, count), need: count }
  })
  return {
    have: parts.reduce((sum, { have }) => sum + have, 0),
    need: parts.reduce((sum, { need }) => sum + need, 0),
  }
}

function RuneAction({ context, viking, side = null, coming = false }: OfViking) {
  const { words } = context
  const { have, need } = side === null ? { have: 1, need: 1 } : missingRunes(context, viking, side, coming)
  return (
    <span className={have < need ? 'vk-rune unmet' : 'vk-rune'}>
      <span className="reqs">
        {viking.runeRequirement.flatMap(({ rune, count }) =>
          Array.from({ length: count }, (_, i) => (
            <RuneStone key={`${rune}${i}`} rune={rune} name={words.rune(rune)} />
          )),
        )}
      </span>
      {have < need && <b className="need">{words.haveOf(have, need)}</b>}
      <span className="arrow">→</span>
      <EffectRow context={context} effect={viking.runeAction} />
    </span>
  )
}

/** Whether its rune action would be done if it were played now, as the viewer's runes are (TV-9.1). */
export function RuneReady({ context, viking, side }: InContext & { readonly viking: Viking; readonly side: Side }) {
  const { words } = context
  const { have, need } = missingRunes(context, viking, side, true)
  return have < need ? (
    <small className="vk-foot short">{words.draft.short(need - have)}</small>
  ) : (
    <small className="vk-foot">{words.draft.ready}</small>
  )
}

/** A card in a row of somebody else: its rune and what its leader did. */
export function SmallViking({ context, card }: InContext & { readonly card: VikingId }) {
  const viking = vikingOf(context, card)
  if (!viking) return null
  return (
    <span className={`tv-mini ${viking.rune}`} role="img" aria-label={context.name(card)}>
      <RuneStone rune={viking.rune} />
      <Icon symbol={artOf(viking.leaderAction.type)} />
    </span>
  )
}
