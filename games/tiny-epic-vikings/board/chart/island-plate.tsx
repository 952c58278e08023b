import './island-plate.css'
import { useThing } from '@longhouse/board'
import type { Island } from '../../src/content-file.ts'
import { controllerOf, settlersOn, templesOn } from '../../src/sides.ts'
import type { Side } from '../../src/state.ts'
import { type BoardContext, colorOf, type InContext, nameOfSide, viewerOf } from '../board-context.ts'
import { aimOf, latestEnemyTurn } from '../enemy-turn/turn-steps.ts'
import { RuneStone, Settler, SideMark, Temple } from '../pieces/pieces.tsx'
import { lyingSpot } from '../spots.ts'
import { keyOf } from '../thing.ts'
import { plateAt } from './geometry.ts'
import { type Shift, shiftsOn } from './plans.ts'
import { sayChange } from './say-change.ts'
import { placeThing, useChosen } from './selection.ts'

/** With more sides than these, those without influence have no cell. */
const FEW_SIDES = 3

type OfIsland = InContext & { readonly island: Island }

/** An island at a glance: who holds its rune, who stands there, and what everybody's influence comes to. */
export function IslandPlate({ context, island }: OfIsland) {
  const selection = useChosen()
  const { planned } = selection
  const shifts = shiftsOn(context, planned?.openContext ?? context.openContext, island.id)
  const { props, lit } = useThing(placeThing(selection, island.id), sayIsland(context, island, shifts))
  const holder = controllerOf(context.openContext, island.id)
  const { x, y } = plateAt(island)
  const seen = context.sides.length > FEW_SIDES ? shifts.filter(({ before, after }) => before + after > 0) : shifts
  return (
    <div
      {...props}
      className={`tv-isle ${lit ? 'glow' : ''}`}
      style={{ left: x, top: y }}
      data-spot={lyingSpot('island', island.id)}
      data-sides={context.sides.length}
    >
      <span className="head">
        <span className={holder === null ? 'disc' : `disc held by-${colorOf(context, holder)}`}>
          <RuneStone rune={island.rune} />
        </span>
        <span className="name">{context.name(island.id)}</span>
      </span>
      <Forces context={context} island={island} />
      {seen.length > 0 && (
        <span className="influence">
          {seen.map((shift) => (
            <Cell key={shift.side} context={context} shift={shift} holds={shift.side === holder} />
          ))}
        </span>
      )}
      <Outcome context={context} island={island} />
    </div>
  )
}

/** For a screen reader: `Gold Isle, wealth rune, held by Orm. Influence: you 2, Orm 7`. */
function sayIsland(context: BoardContext, island: Island, shifts: readonly Shift[]): string {
  const { words, openContext } = context
  const holder = controllerOf(openContext, island.id)
  const held = holder === null ? words.isle.free : words.isle.heldBy(nameOfSide(context, holder))
  const influence = shifts.map(({ side, before }) => `${nameOfSide(context, side)} ${before}`).join(', ')
  return `${context.name(island.id)}, ${words.rune(island.rune)}, ${held}. ${words.isle.influence}: ${influence}`
}

/** TV-8.1: what each side's influence is, and what it would become. */
function Cell({ context, shift, holds }: InContext & { readonly shift: Shift; readonly holds: boolean }) {
  const { side, before, after } = shift
  const changes = before !== after
  return (
    <span
      className={`cell by-${colorOf(context, side)} ${holds ? 'on' : ''} ${before === 0 && !changes ? 'zero' : ''}`}
      aria-hidden="true"
    >
      <SideMark context={context} side={side} />
      <b>
        {changes && <s>{before}</s>}
        {after}
      </b>
    </span>
  )
}

/** Temples and settlers, of each side together. */
function Forces({ context, island }: OfIsland) {
  const { openContext, words } = context
  const { planned } = useChosen()
  const standing = planned?.openContext ?? openContext
  const forces = context.sides.flatMap((side) => {
    const temples = templesOn(standing, island.id, side)
    const settlers = settlersOn(standing, island.id, side)
    const leaving = Math.max(0, settlersOn(openContext, island.id, side) - settlers)
    return temples + settlers + leaving > 0 ? [{ side, temples, settlers, leaving }] : []
  })
  return (
    <span className={forces.length === 0 ? 'forces none' : 'forces'}>
      {forces.length === 0 && words.isle.nobody}
      {forces.map(({ side, temples, settlers, leaving }) => (
        <span key={side} className="force">
          {Array.from({ length: temples }, (_, i) => (
            <Temple key={i} color={colorOf(context, side)} name={words.pieceOf.temple(nameOfSide(context, side))} />
          ))}
          <Settlers context={context} side={side} count={settlers} leaving={leaving} />
        </span>
      ))}
      <Withdraw context={context} island={island} />
    </span>
  )
}

/** More than this many stand as one with a number. */
const FEW = 3

interface SettlersProps extends InContext {
  readonly side: Side
  readonly count: number
  /** They would be gone; their places stay, or whoever points at the way back would lose it from under the hand. */
  readonly leaving: number
}

function Settlers({ context, side, count, leaving }: SettlersProps) {
  const name = context.words.pieceOf.settlers(nameOfSide(context, side), count)
  const color = colorOf(context, side)
  if (count + leaving > FEW)
    return (
      <>
        <Settler color={color} name={name} />
        <b className="many">{count}</b>
      </>
    )
  return Array.from({ length: count + leaving }, (_, i) => (
    <span key={i} className={i < count ? 'stays' : 'leaves'}>
      <Settler color={color} {...(i === 0 && count > 0 ? { name } : {})} />
    </span>
  ))
}

/** TV-5.8: taking a settler back, where that may be done. */
function Withdraw({ context, island }: OfIsland) {
  const { props, lit } = useThing(keyOf('withdraw', island.id), context.words.isle.withdraw(context.name(island.id)))
  if (!lit || viewerOf(context) === null) return null
  return (
    <span {...props} className="withdraw glow">
      ↩
    </span>
  )
}

/** TV-8.9: whose the rune would be; or that the chieftain boat is bound for the island (TV-16.6). */
function Outcome({ context, island }: OfIsland) {
  const { words, view, input } = context
  const { planned } = useChosen()
  const change = planned?.changes.findLast((each) => each.island === island.id)
  if (planned && change)
    return (
      <span className={`outcome by-${change.to === null ? 'enemy' : colorOf(context, change.to)}`}>
        {sayChange(context, change, planned.landing ?? 0)}
      </span>
    )
  const isAimedAt = view.turn.side === 'enemy' && aimOf(latestEnemyTurn(input.log)) === island.id
  return isAimedAt ? <span className="outcome by-enemy">{words.isle.aimed}</span> : null
}
