import type { Counts, Form, Json, Limit } from '@longhouse/kernel'
import type { ReactNode } from 'react'
import { useWords } from '../settings.tsx'
import type { Editing } from './offered.ts'
import { roomWithin } from './room-within.ts'

/** The fields of an editor, one kind of form each. A board may bring better ones for a step of its own. */

interface Drawn {
  /** A choice, or a part of it, in words. */
  say(part: Json): string
  piece(piece: string): ReactNode
  pieceName(piece: string): string
}

interface FieldsProps extends Drawn {
  readonly form: Editing['form']
  readonly draft: Json
  change(draft: Json): void
}

export function Fields({ form, draft, change, ...drawn }: FieldsProps) {
  switch (form.kind) {
    case 'amount':
      return <Stepper label={drawn.say(draft)} value={draft as number} min={form.min} max={form.max} change={change} />
    case 'mix':
      return (
        <Mixer
          bounds={form.of}
          max={form.max}
          limits={form.limits}
          draft={draft as Counts}
          change={change}
          {...drawn}
        />
      )
    case 'some':
      return <Picker form={form} draft={draft as readonly string[]} change={change} say={drawn.say} />
    case 'order':
      return <Orderer draft={draft as readonly string[]} change={change} say={drawn.say} />
    case 'allocation':
      return <Allocator form={form} draft={draft as { readonly [place: string]: Counts }} change={change} {...drawn} />
  }
}

interface StepperProps {
  readonly label: string
  readonly value: number
  readonly min: number
  readonly max: number
  readonly children?: ReactNode
  change(value: number): void
}

function Stepper({ label, value, min, max, change, children }: StepperProps) {
  return (
    <fieldset className="stepper" aria-label={label}>
      <button
        type="button"
        className="btn"
        aria-label={`− ${label}`}
        disabled={value <= min}
        onClick={() => change(value - 1)}
      >
        −
      </button>
      <output>
        {children}
        <b>{value}</b>
        <small>{label}</small>
      </output>
      <button
        type="button"
        className="btn"
        aria-label={`+ ${label}`}
        disabled={value >= max}
        onClick={() => change(value + 1)}
      >
        +
      </button>
    </fieldset>
  )
}

interface MixerProps extends Pick<Drawn, 'piece' | 'pieceName'> {
  readonly bounds: Counts
  readonly max: number
  readonly limits?: readonly Limit[] | undefined
  readonly draft: Counts
  change(draft: Counts): void
}

function Mixer({ bounds, max, limits = [], draft, change, piece, pieceName }: MixerProps) {
  const total = Object.values(draft).reduce((sum, n) => sum + n, 0)
  return (
    <>
      {Object.keys(bounds)
        .filter((kind) => (bounds[kind] ?? 0) > 0)
        .map((kind) => {
          const value = draft[kind] ?? 0
          return (
            <Stepper
              key={kind}
              label={pieceName(kind)}
              value={value}
              min={0}
              max={Math.min(bounds[kind] ?? 0, value + max - total, value + roomWithin(limits, draft, kind))}
              change={(n) => change({ ...draft, [kind]: n })}
            >
              {piece(kind)}
            </Stepper>
          )
        })}
    </>
  )
}

interface OrdererProps {
  readonly draft: readonly string[]
  change(draft: readonly string[]): void
  say(part: Json): string
}

interface PickerProps extends OrdererProps {
  readonly form: Extract<Form, { kind: 'some' }>
}

function Picker({ form: { of, max, limits = [] }, draft, change, say }: PickerProps) {
  const counts = Object.fromEntries(draft.map((id) => [id, 1]))
  const hasRoom = (id: string) => draft.length < max && roomWithin(limits, counts, id) >= 1
  return (
    <>
      {of.map((id) => (
        <label key={id} className="pick">
          <input
            type="checkbox"
            checked={draft.includes(id)}
            disabled={!draft.includes(id) && !hasRoom(id)}
            onChange={() => change(draft.includes(id) ? draft.filter((other) => other !== id) : [...draft, id])}
          />
          {say([id])}
        </label>
      ))}
    </>
  )
}

function Orderer({ draft, change, say }: OrdererProps) {
  const { words } = useWords()
  const swap = (at: number) =>
    change(draft.map((id, i) => (i === at ? (draft[at + 1] ?? id) : i === at + 1 ? (draft[at] ?? id) : id)))
  return (
    <ol className="orderer">
      {draft.map((id, i) => (
        <li key={id}>
          {say([id])}
          <button type="button" className="btn" disabled={i === 0} onClick={() => swap(i - 1)}>
            {words.table.orderUp}
          </button>
          <button type="button" className="btn" disabled={i === draft.length - 1} onClick={() => swap(i)}>
            {words.table.orderDown}
          </button>
        </li>
      ))}
    </ol>
  )
}

interface AllocatorProps extends Drawn {
  readonly form: Extract<Form, { kind: 'allocation' }>
  readonly draft: { readonly [place: string]: Counts }
  change(draft: Json): void
}

function Allocator({ form, draft, change, say, piece, pieceName }: AllocatorProps) {
  const used = (thing: string) => Object.values(draft).reduce((sum, given) => sum + (given[thing] ?? 0), 0)
  return (
    <>
      {form.places.map(({ id, takes, holds }) => {
        const given = draft[id] ?? {}
        const bounds = Object.fromEntries(
          Object.keys(takes).map((thing) => [
            thing,
            Math.min(takes[thing] ?? 0, (form.things[thing] ?? 0) - used(thing) + (given[thing] ?? 0)),
          ]),
        )
        return (
          <fieldset key={id}>
            <legend>{say({ [id]: {} })}</legend>
            <Mixer
              bounds={bounds}
              max={holds}
              draft={given}
              change={(next) => change({ ...draft, [id]: next })}
              piece={piece}
              pieceName={pieceName}
            />
          </fieldset>
        )
      })}
    </>
  )
}
