import { type GameText, type Json, type OptionRule, optionValues } from '@longhouse/kernel'
import { Pick, Segments, Several, Switch } from '../fields.tsx'

interface OptionFieldProps {
  readonly rule: OptionRule
  readonly value: Json
  readonly text: GameText
  readonly note: string | undefined
  /** Of the seats that are taken. */
  readonly names: readonly string[]
  onChange(value: Json): void
}

/** More than these do not stand side by side in half of the form. */
const FEW_VALUES = 4
/** In letters: if all of so many are longer, whoever sits here, they are better read in a list. */
const SHORT_NAME = 20

/** A setting of a game, by what its values are: a switch, somebody's seat, a few words, or several of them. */
export function OptionField({ rule, value, text, note, names, onChange }: OptionFieldProps) {
  const { id, seats, some } = rule
  const values = optionValues(rule, names.length)
  const label = text.option(id)
  const isSwitch = values.length === 2 && values.every((each) => typeof each === 'boolean')
  if (isSwitch) return <Switch label={label} note={note} on={value === true} onChange={onChange} />
  const nameOf = (each: Json): string => (seats && typeof each === 'number' && names[each]) || text.option(id, each)
  const named = values.map((each): [string, string] => [JSON.stringify(each), nameOf(each)])
  const many = named.length > FEW_VALUES
  if (some !== undefined && Array.isArray(value))
    return (
      <Several
        label={label}
        note={note}
        chosen={value.map((each) => JSON.stringify(each))}
        values={named}
        many={many}
        onChange={(chosen) => onChange(chosen.map((each) => JSON.parse(each) as Json))}
      />
    )
  const isLong = many && rule.values.every((each) => nameOf(each).length > SHORT_NAME)
  const field = {
    label,
    note,
    value: JSON.stringify(value),
    values: named,
    onChange: (chosen: string) => onChange(JSON.parse(chosen) as Json),
  }
  return seats || isLong ? <Pick {...field} /> : <Segments {...field} many={many} />
}
