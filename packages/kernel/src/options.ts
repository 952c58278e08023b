import type { OptionRule } from './game.ts'
import { type Json, same } from './json.ts'
import type { Options } from './rules.ts'

/** What may be chosen at a table of so many players. Where one value is left there is nothing to choose. */
export const optionValues = (rule: OptionRule, players: number): readonly Json[] =>
  rule.values.filter((value) => isAllowed(rule, value, players))

/** What holds at a table of so many players: what was chosen, if it may have that; else the usual, or the first that it may have. */
export function optionValue(rule: OptionRule, chosen: Options, players: number): Json {
  const values = optionValues(rule, players)
  const value = chosen[rule.id] ?? rule.default
  return values.some((allowed) => same(allowed, value)) || values.length === 0 ? value : usualOf(rule, values)
}

const usualOf = ({ default: usual }: OptionRule, values: readonly Json[]): Json =>
  values.some((allowed) => same(allowed, usual)) ? usual : (values[0] as Json)

function isAllowed({ seats, allows }: OptionRule, value: Json, players: number): boolean {
  if (seats && typeof value === 'number' && value >= players) return false
  return allows?.(value, players) ?? true
}
