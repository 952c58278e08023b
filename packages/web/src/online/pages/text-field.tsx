interface TextFieldProps {
  readonly id: string
  readonly label: string
  readonly value: string
  readonly note?: string
  readonly most?: number
  readonly secret?: boolean
  readonly autoComplete?: string
  onChange(value: string): void
}

/** A line to write in. */
export function TextField(props: TextFieldProps) {
  const { id, label, value, note, most = 200, secret = false, autoComplete = 'off', onChange } = props
  return (
    <div className="text-field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <input
        className="field"
        id={id}
        type={secret ? 'password' : 'text'}
        value={value}
        maxLength={most}
        autoComplete={autoComplete}
        spellCheck={false}
        aria-describedby={note ? `${id}-note` : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {note && (
        <p className="field-note" id={`${id}-note`}>
          {note}
        </p>
      )}
    </div>
  )
}
