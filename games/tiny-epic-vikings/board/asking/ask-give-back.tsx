import { valuesOf } from '@longhouse/board'
import { useState } from 'react'
import type { Choices } from '../../src/choices.ts'
import type { AskedHere } from '../board-context.ts'
import { FavorFace } from '../pieces/favor-card.tsx'
import { Confirm } from './controls.tsx'

type Place = Choices['giveBack']

/** TV-6.24: one of four goes back, to an end of a row. */
export function GiveBackChoice({ context, form }: AskedHere) {
  const { words } = context
  const places = valuesOf(form) as readonly Place[]
  const favors = [...new Set(places.map(({ favor }) => favor))]
  const [favor, setFavor] = useState<string | null>(null)
  const ends = places.filter((place) => place.favor === favors[0])
  return (
    <>
      <h2 className="name">{words.ask.giveBack}</h2>
      <div className="tv-fours">
        {favors.map((each) => (
          <button
            key={each}
            type="button"
            className={`tv-fv ${each === favor ? 'is-chosen' : 'glow'}`}
            aria-pressed={each === favor}
            onClick={() => setFavor(each)}
          >
            <FavorFace context={context} favor={each} />
          </button>
        ))}
      </div>
      <p className="how">{words.ask.whereTo}</p>
      <div className="tv-ends">
        {ends.map(({ row, end }) => (
          <Confirm key={`${row}${end}`} context={context} choice={favor === null ? null : { favor, row, end }}>
            {words.ask.end[row][end]}
          </Confirm>
        ))}
      </div>
    </>
  )
}
