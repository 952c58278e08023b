import './favor-lane.css'
import { useThing } from '@longhouse/board'
import type { FavorId } from '../../src/content-file.ts'
import type { RowName } from '../../src/state.ts'
import type { InContext } from '../board-context.ts'
import { FavorFace } from '../pieces/favor-card.tsx'

/** A row of favors: only what lies at its ends can be fought for (TV-6.3). */
export function FavorLane({ context, row }: InContext & { readonly row: RowName }) {
  const { words, view, content, input } = context
  const cards = view.favors[row]
  const size = content.setup.favorRowSizeByPlayers[input.seatView.players] ?? cards.length
  const label = words.favors[row]
  return (
    <section className={`tv-lane ${row}`} aria-label={label} data-spot={`favors-${row}`} data-size={size}>
      <span className="ll" aria-hidden="true">
        {words.favors.short}
      </span>
      {cards.map((favor, i) => (
        <LaneCard key={`${favor} ${i}`} context={context} favor={favor} end={i === 0 || i === cards.length - 1} />
      ))}
      {Array.from({ length: Math.max(0, size - cards.length) }, (_, i) => (
        <span key={i} className="tv-fv hole" />
      ))}
    </section>
  )
}

function LaneCard({ context, favor, end }: InContext & { readonly favor: FavorId; readonly end: boolean }) {
  const { props, lit } = useThing(favor, context.name(favor))
  return (
    <div {...props} className={`tv-fv ${end ? 'at-end' : ''} ${lit ? 'glow' : ''}`}>
      <FavorFace context={context} favor={favor} />
    </div>
  )
}
