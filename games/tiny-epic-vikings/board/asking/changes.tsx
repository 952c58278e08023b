import type { RuneChange } from '../../src/control.ts'
import type { Side } from '../../src/state.ts'
import { type InContext, nameOfSide } from '../board-context.ts'
import { RuneStone } from '../pieces/pieces.tsx'

interface ChangesProps extends InContext {
  readonly changes: readonly RuneChange[]
  readonly viewer: Side
}

/** TV-8.9: which runes would change hands, and which god that angers. */
export function Changes({ context, changes, viewer }: ChangesProps) {
  const { words, geometry, view } = context
  if (changes.length === 0) return <p className="how">{words.ask.noRuneMoves}</p>
  return (
    <ul className="tv-changes">
      {changes.map(({ island, from, to }) => {
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
    </ul>
  )
}
