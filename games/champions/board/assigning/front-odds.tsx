import { OddsBar, ownPlayer, Token } from '@longhouse/board'
import type { Counts } from '@longhouse/kernel'
import type { Enemy } from '../../src/content.ts'
import type { BoardContext } from '../board-context.ts'
import { type Outlook, outlookOf } from './outlook.ts'

interface FrontOddsProps {
  readonly context: BoardContext
  readonly enemy: Enemy | null
  readonly sent: Counts
  readonly shore: string | null
  readonly hand: string | null
}

/** How it would probably end as it is, and with what is in the hand. */
export function FrontOdds({ context, enemy, sent, shore, hand }: FrontOddsProps) {
  const { words, input } = context
  const now = outlookOf(context, enemy, sent, shore)
  const then = hand ? outlookOf(context, enemy, { ...sent, [hand]: (sent[hand] ?? 0) + 1 }, shore) : null
  const favor = ownPlayer(context)?.favor ?? 0
  const helped = favor > 0 && now.fighters > 0 ? outlookOf(context, enemy, sent, shore, favor) : null
  const lostIn = ({ lost, size }: Outlook) =>
    words.assign.lostOf(lost.toLocaleString(input.language, { maximumFractionDigits: 1 }), size)
  return (
    <>
      <p className="facts">
        <Fact outlook={now} context={context} shore={shore} />
        <Verdict outlook={now} context={context} shore={shore} />
      </p>
      {enemy && (
        <p className="odds">
          <b>
            {now.win}
            <small> %</small>
            {then && then.win !== now.win && <em>→ {then.win} %</em>}
          </b>
          <OddsBar percent={now.win} to={then?.win ?? null} helped={helped?.win ?? null} />
          <span className="scale" aria-hidden="true">
            <i>0</i>
            <i>50</i>
            <i>100 {words.fight.win}</i>
          </span>
          <small>
            {now.fighters > 0
              ? words.assign.losing([now, ...(then ? [then] : [])].map(lostIn).join(' → '))
              : now.size > 0
                ? words.assign.noFighters
                : words.assign.noOdds}{' '}
            {helped && helped.win > now.win && words.assign.withFavor(favor, helped.win)}
          </small>
        </p>
      )}
    </>
  )
}

interface AboutProps {
  readonly outlook: Outlook
  readonly context: BoardContext
  readonly shore: string | null
}

function Fact({ outlook: { size, fighters, needs }, context: { words }, shore }: AboutProps) {
  if (size === 0) return <span>{shore ? words.assign.empty : words.assign.emptyLand}</span>
  if (!shore) return <span>{words.assign.warriors(size)}</span>
  return (
    <span>
      {words.assign.fights(fighters, needs)} <Token good="food" name={words.counted('food', needs)} />
    </span>
  )
}

function Verdict({ outlook: { size, starving, excluded }, context: { words }, shore }: AboutProps) {
  const trouble =
    size === 0
      ? words.assign.noFight
      : starving > 0
        ? words.assign.starve(starving)
        : excluded > 0
          ? words.assign.excluded(excluded)
          : null
  return trouble ? (
    <span className="warn">
      <Sign path="M12 3 22 20H2zM12 9v5M12 17v.5" />
      {trouble}
    </span>
  ) : (
    <span className="ok">
      <Sign path="M4 13l5 5L20 6" />
      {shore ? words.assign.fed : words.assign.allowed}
    </span>
  )
}

function Sign({ path }: { readonly path: string }) {
  return (
    <svg className="ic" viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} fill="none" stroke="currentColor" strokeWidth="2.2" strokeLinejoin="round" strokeLinecap="round" />
    </svg>
  )
}
