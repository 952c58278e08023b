import './roster-sheet.css'
import type { InContext } from '../board-context.ts'
import { Figurine } from '../pieces/pieces.tsx'
import { Losses } from './losses.tsx'
import { lossesOf, rosterOf } from './roster.ts'

/** RN-29: who of the six is fielded, who waits and who is lost, below the Nemesis. */
export function RosterSheet({ context }: InContext) {
  const { solo, rank: rankName } = context.words
  if (!lossesOf(context)) return null
  return (
    <section className="rn-roster" aria-label={solo.title}>
      <h2 className="name">{solo.title}</h2>
      <small>
        <Losses context={context} />
      </small>
      <ul>
        {rosterOf(context).map(({ hero, rank, isFielded, lost }) => (
          <li key={hero} className={`${rank} ${lost === null ? (isFielded ? 'fielded' : '') : 'lost'}`}>
            <Figurine who={hero} />
            <span>
              <b className="name">{context.name(hero)}</b>
              <small>{lost ?? `${rankName(rank)}, ${isFielded ? solo.fielded : solo.waits}`}</small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
