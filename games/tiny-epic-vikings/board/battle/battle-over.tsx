import { isAsked, wayOf } from '@longhouse/board'
import { type ReactNode, useState } from 'react'
import { type BoardContext, type InContext, viewerOf } from '../board-context.ts'
import { BattleBand } from './battle-band.tsx'
import { BattleField } from './battle-field.tsx'
import { type Fought, latestFought } from './fought.ts'

/** What of the battle lies over the chart: nothing, cards face down at its foot, or the fight itself. */
export interface BattleOver {
  readonly shown: 'band' | 'field' | null
  readonly fought: Fought | null
  /** Whether there is a battle to lay out or to put away. */
  readonly can: boolean
  lay(out: boolean): void
}

/** It lies there by itself while it is fought, and while the viewer may join it; otherwise where the viewer wants it. */
export function useBattleOver(context: BoardContext): BattleOver {
  const { view, input } = context
  const fought = latestFought(input.log)
  const passing = input.seatView.step === null && input.seatView.result === null
  const what = view.battle && !isTurnedUp(context) ? 'band' : fought ? 'field' : null
  const fights = what === 'field' && passing && fought?.fresh === true
  // A wish holds for this battle and no other, and to look back at one until something else is decided.
  const about = view.battle
    ? `${view.era} ${view.battle.starter} ${view.battle.favor}`
    : `after ${input.seatView.moves}`
  const [wish, setWish] = useState<{ readonly about: string; readonly out: boolean } | null>(null)
  const wished = wish?.about === about ? wish.out : null
  const out = fights || (wished ?? couldJoin(context))
  return {
    shown: out ? what : null,
    fought,
    can: what !== null && !fights,
    lay: (laid) => setWish({ about, out: laid }),
  }
}

const isTurnedUp = ({ view: { battle, players, enemy } }: BoardContext): boolean =>
  battle?.fighters.every((side) =>
    side === 'enemy' ? enemy?.kind === 'clan' && enemy.battles.at(-1)?.up : players[side]?.row.at(-1)?.up,
  ) ?? false

/** TV-6.5, TV-17.11. */
function couldJoin(context: BoardContext): boolean {
  const { battle } = context.view
  const { ask } = context.input.seatView
  const viewer = viewerOf(context)
  if (!battle || viewer === null || battle.fighters.includes(viewer)) return false
  return isAsked(context, 'joinEnemy') || (isAsked(context, 'play') && wayOf(ask?.form ?? null, 'down') !== null)
}

export function BattleOverChart({ context, over }: InContext & { readonly over: BattleOver }) {
  const { view, words } = context
  const away: ReactNode = over.can && (
    <button type="button" className="btn" onClick={() => over.lay(false)}>
      {words.battle.putAway}
    </button>
  )
  if (over.shown === 'band' && view.battle)
    return (
      <BattleBand context={context} battle={view.battle}>
        {away}
      </BattleBand>
    )
  if (over.shown === 'field' && over.fought)
    return (
      <BattleField context={context} fought={over.fought}>
        {away}
      </BattleField>
    )
  return null
}
