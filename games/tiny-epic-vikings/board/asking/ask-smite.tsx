import { useDraft } from '@longhouse/board'
import { type Counts, type Form, isRecord, totalOf } from '@longhouse/kernel'
import { useMemo } from 'react'
import { smiteKey } from '../../src/choices.ts'
import type { Settlers } from '../../src/events.ts'
import { type AskedHere, type BoardContext, type InContext, nameOfSide, viewerOf } from '../board-context.ts'
import { afterLosses, planOf } from '../chart/plans.ts'
import { usePlanned } from '../chart/selection.ts'
import { SideMark } from '../pieces/pieces.tsx'
import { Changes } from './changes.tsx'
import { Confirm, Count } from './controls.tsx'

/** TV-9.5: settlers of others, from any islands; none of them declines. */
export function SmiteChoice({ context, form }: AskedHere) {
  return form.kind === 'mix' ? <Targets context={context} form={form} /> : null
}

type MixForm = Extract<Form, { readonly kind: 'mix' }>

interface Target extends Settlers {
  readonly key: string
}

function Targets({ context, form }: InContext & { readonly form: MixForm }) {
  const { words, input } = context
  const [draft, setDraft] = useDraft<Counts>(`${input.seatView.moves}`, {}, isRecord)
  const total = totalOf(draft)
  const targets = targetsOf(context, form)
  const viewer = viewerOf(context) ?? 0
  const planned = useMemo(() => {
    const losses = targetsOf(context, form).map((target) => ({ ...target, settlers: draft[target.key] ?? 0 }))
    return planOf(afterLosses(context, losses), viewer)
  }, [context, form, draft, viewer])
  usePlanned(planned)
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
      {total > 0 && <Changes context={context} plan={planned} viewer={viewer} />}
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

const targetsOf = ({ geometry, sides }: BoardContext, form: MixForm): readonly Target[] =>
  geometry.map.islands.flatMap(({ id }) =>
    sides.flatMap((side) => {
      const key = smiteKey(id, side)
      return key in form.of ? [{ key, island: id, side, settlers: form.of[key] ?? 0 }] : []
    }),
  )

const taken = (draft: Counts): Counts => Object.fromEntries(Object.entries(draft).filter(([, n]) => n > 0))
