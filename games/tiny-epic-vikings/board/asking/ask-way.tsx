import { valuesOf } from '@longhouse/board'
import type { Choices } from '../../src/choices.ts'
import type { AskedHere } from '../board-context.ts'

/** TV-16.11: one of several shortest ways of the chieftain boat. */
export function WayChoice({ context, form }: AskedHere) {
  const { words, input } = context
  return (
    <>
      <h2 className="name">{words.ask.way}</h2>
      <p className="how">{words.ask.wayHow}</p>
      <ol className="tv-ways">
        {(valuesOf(form) as readonly Choices['enemyWay'][]).map((way, i) => (
          <li key={way.join()}>
            <button type="button" className="btn glow" onClick={() => input.choose([...way])}>
              <b>{i + 1}</b> {way.map((port) => context.name(port)).join(' → ')}
            </button>
          </li>
        ))}
      </ol>
    </>
  )
}
