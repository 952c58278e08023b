import { useDraft } from '@longhouse/board'
import { type Counts, isRecord, totalOf } from '@longhouse/kernel'
import { smiteKey } from '../../src/choices.ts'
import { type AskedHere, nameOfSide } from '../board-context.ts'
import { SideMark } from '../pieces/pieces.tsx'
import { Confirm, Count } from './controls.tsx'

/** TV-9.5: settlers of others, from any islands; none of them declines. */
export function SmiteChoice({ context, form }: AskedHere) {
  const { words, input, geometry } = context
  const [draft, setDraft] = useDraft<Counts>(`${input.seatView.moves}`, {}, isRecord)
  if (form.kind !== 'mix') return null
  const total = totalOf(draft)
  const targets = geometry.map.islands.flatMap(({ id }) =>
    context.sides.flatMap((side) => {
      const key = smiteKey(id, side)
      return key in form.of ? [{ key, island: id, side, settlers: form.of[key] ?? 0 }] : []
    }),
  )
  return (
    <>
      <h2 className="name">
        {words.action.smite} <small>{words.ask.upTo(total, form.max)}</small>
      </h2>
      <ul className="tv-lines">
        {targets.map(({ key, island, side, settlers }) => (
          <li key={key}>
            <SideMark context={context} side={side} />
            <span className="grow">
              {context.name(island)} <small>{settlers}</small>
            </span>
            <Count
              name={`${nameOfSide(context, side)}, ${context.name(island)}`}
              count={draft[key] ?? 0}
              max={Math.min(settlers, (draft[key] ?? 0) + form.max - total)}
              change={(n) => setDraft({ ...draft, [key]: n })}
            />
          </li>
        ))}
      </ul>
      <p className="tv-acts">
        <Confirm context={context} choice={total > 0 ? taken(draft) : null}>
          {words.action.smite}
        </Confirm>
        <button type="button" className="btn" onClick={() => input.choose({})}>
          {words.ask.decline}
        </button>
      </p>
    </>
  )
}

const taken = (draft: Counts): Counts => Object.fromEntries(Object.entries(draft).filter(([, n]) => n > 0))
