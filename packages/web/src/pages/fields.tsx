import './fields.css'
import { type ReactNode, useId } from 'react'

interface SegmentsProps<V extends string | number> {
  readonly label: string
  readonly values: readonly (readonly [value: V, name: ReactNode])[]
  readonly value: V
  readonly note?: string | undefined
  /** The label is heard and not seen, where what stands beside it says the same. */
  readonly quiet?: boolean
  /** So many that they take a line of the form for themselves, in columns of one width. */
  readonly many?: boolean
  onChange(value: V): void
}

/** Values of which all are visible. */
export function Segments<V extends string | number>(props: SegmentsProps<V>) {
  const { label, values, value, note, quiet = false, many = false, onChange } = props
  const name = useId()
  return (
    <fieldset className={segmentsClass(many)} aria-describedby={note ? `${name}-note` : undefined}>
      <legend className={quiet ? 'unseen' : 'field-label'}>{label}</legend>
      <div className="segments-row">
        {values.map(([each, words]) => (
          <label key={each}>
            <input type="radio" name={name} checked={each === value} onChange={() => onChange(each)} />
            <span>{words}</span>
          </label>
        ))}
      </div>
      {note && (
        <p className="field-note" id={`${name}-note`}>
          {note}
        </p>
      )}
    </fieldset>
  )
}

interface SeveralProps {
  readonly label: string
  readonly values: readonly (readonly [value: string, name: string])[]
  /** In the order in which they were chosen: another one takes the place of the first. */
  readonly chosen: readonly string[]
  readonly note?: string | undefined
  readonly many?: boolean
  onChange(chosen: readonly string[]): void
}

/** So many of several values, all of them visible. */
export function Several({ label, values, chosen, note, many = false, onChange }: SeveralProps) {
  const id = useId()
  return (
    <fieldset className={segmentsClass(many)} aria-describedby={note ? `${id}-note` : undefined}>
      <legend className="field-label">{label}</legend>
      <div className="segments-row">
        {values.map(([each, words]) => (
          <label key={each}>
            <input
              type="checkbox"
              checked={chosen.includes(each)}
              onChange={() => chosen.includes(each) || onChange([...chosen.slice(1), each])}
            />
            <span>{words}</span>
          </label>
        ))}
      </div>
      {note && (
        <p className="field-note" id={`${id}-note`}>
          {note}
        </p>
      )}
    </fieldset>
  )
}

const segmentsClass = (many: boolean): string => (many ? 'segments is-many' : 'segments')

interface SwitchProps {
  readonly label: string
  readonly note?: string | undefined
  readonly on: boolean
  onChange(on: boolean): void
}

export function Switch({ label, note, on, onChange }: SwitchProps) {
  const id = useId()
  return (
    <div className="switch">
      <input
        type="checkbox"
        id={id}
        checked={on}
        aria-describedby={note ? `${id}-note` : undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
      <label htmlFor={id}>{label}</label>
      {note && (
        <p className="field-note" id={`${id}-note`}>
          {note}
        </p>
      )}
    </div>
  )
}

interface SliderProps {
  readonly label: string
  readonly note?: string | undefined
  readonly value: number
  readonly step: number
  /** In percent; what stands beside it lets the value be tried. */
  readonly beside?: ReactNode
  onChange(value: number): void
}

/** From nothing to all of it. */
export function Slider({ label, note, value, step, beside, onChange }: SliderProps) {
  const id = useId()
  return (
    <div className="slider">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <output htmlFor={id}>{value} %</output>
      <input
        type="range"
        id={id}
        min={0}
        max={100}
        step={step}
        value={value}
        aria-describedby={note ? `${id}-note` : undefined}
        onChange={(event) => onChange(Number(event.target.value))}
      />
      {beside}
      {note && (
        <p className="field-note" id={`${id}-note`}>
          {note}
        </p>
      )}
    </div>
  )
}

interface PickProps {
  readonly label: string
  readonly values: readonly (readonly [value: string, name: string])[]
  readonly value: string
  readonly note?: string | undefined
  readonly quiet?: boolean
  onChange(value: string): void
}

/** One of several values that would take too much room side by side. */
export function Pick({ label, values, value, note, quiet = false, onChange }: PickProps) {
  const id = useId()
  return (
    <div className="field-pick">
      <label className={quiet ? 'unseen' : 'field-label'} htmlFor={id}>
        {label}
      </label>
      <select
        className="field"
        id={id}
        value={value}
        aria-describedby={note ? `${id}-note` : undefined}
        onChange={(event) => onChange(event.target.value)}
      >
        {values.map(([each, name]) => (
          <option key={each} value={each}>
            {name}
          </option>
        ))}
      </select>
      {note && (
        <p className="field-note" id={`${id}-note`}>
          {note}
        </p>
      )}
    </div>
  )
}
