import type { OptionRule } from './game.ts'
import { type Json, same } from './json.ts'
import type { Options } from './rules.ts'

/** What may be chosen at a table of so many players. Where one value is left there is nothing to choose. */
export const optionValues = (rule: OptionRule, players: number): readonly Json[] =>
  rule.values.filter((value) => isAllowed(rule, value, players))

/** Whether a table of so many players may have this. */
function isOptionValue(rule: OptionRule, value: Json, players: number): boolean {
  const values = optionValues(rule, players)
  const isOne = (each: Json) => values.some((allowed) => same(allowed, each))
  if (rule.some === undefined) return isOne(value)
  const isTwice = (each: Json, at: number, all: readonly Json[]) => all.findIndex((other) => same(other, each)) < at
  return Array.isArray(value) && value.length === rule.some && value.every(isOne) && !value.some(isTwice)
}

/** What a table of so many players has where this was chosen; undefined: it may have neither that nor anything instead. */
export function takenValue(rule: OptionRule, value: Json, players: number): Json | undefined {
  if (isOptionValue(rule, value, players)) return value
  const isKnown = rule.values.some((known) => same(known, value))
  const other = isKnown ? rule.instead?.(value) : undefined
  return other !== undefined && isOptionValue(rule, other, players) ? other : undefined
}

/** What holds at a table of so many players: what was chosen, if it may have that; else the usual, or the first that it may have. */
export function optionValue(rule: OptionRule, chosen: Options, players: number): Json {
  const values = optionValues(rule, players)
  const value = chosen[rule.id] ?? rule.default
  if (values.length === 0) return value
  return takenValue(rule, value, players) ?? usualOf(rule, values, players)
}

/** What holds of all the options that mean something at such a table. */
export function optionsAt(rules: readonly OptionRule[], chosen: Options, players: number): Options {
  const options: Record<string, Json> = {}
  for (const rule of rules) if (rule.counts?.(options) ?? true) options[rule.id] = optionValue(rule, chosen, players)
  return options
}

function usualOf(rule: OptionRule, values: readonly Json[], players: number): Json {
  if (isOptionValue(rule, rule.default, players)) return rule.default
  return rule.some === undefined ? (values[0] as Json) : values.slice(0, rule.some)
}

function isAllowed({ seats, allows }: OptionRule, value: Json, players: number): boolean {
  if (seats && typeof value === 'number' && value >= players) return false
  return allows?.(value, players) ?? true
}
