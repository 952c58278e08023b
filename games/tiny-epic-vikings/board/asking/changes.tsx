import type { Side } from '../../src/state.ts'
import { type InContext, nameOfSide } from '../board-context.ts'
import { afterChanges, type Plan } from '../chart/plans.ts'
import { RuneStone } from '../pieces/pieces.tsx'
import { scoreNow } from '../score.ts'

interface ChangesProps extends InContext {
  readonly plan: Plan
  readonly viewer: Side
}

/** TV-8.9: which runes would change hands, which god that angers, and what the viewer would score then. */
export function Changes({ context, plan, viewer }: ChangesProps) {
  const { words, geometry, view } = context
  if (plan.changes.length === 0) return <p className="how">{words.ask.noRuneMoves}</p>
  const before = scoreNow(context, viewer)
  const after = scoreNow(afterChanges(plan), viewer)
  return (
    <ul className="tv-changes">
      {plan.changes.map(({ island, from, to }) => {
        const rune = geometry.islands[island]?.rune ?? 'wealth'
        const god = view.gods.find((each) => each.rune === rune)
        const who = (side: Side | null) =>
          side === null ? words.isle.nobodyHolds : side === viewer ? words.youLower : nameOfSide(context, side)
        return (
          <li key={`${island} ${to}`} className={to === viewer ? 'good' : ''}>
            <RuneStone rune={rune} name={words.rune(rune)} />
            <span>
              <b>{context.name(island)}</b> {who(from)} → {who(to)}
              {to !== null && god && <small>{words.ask.angers(context.name(god.god), god.fury, god.fury + 1)}</small>}
            </span>
          </li>
        )
      })}
      {before !== after && <li className="score">{words.ask.score(before, after)}</li>}
    </ul>
  )
}
