import type { GameText, Json, ScoreItem } from '@longhouse/kernel'

/** Words for a game that brings none: its own values, put as plainly as a program can. */
export const genericText = (title: string): GameText => ({
  title,
  event: (event, names) => say(event as Json, names),
  prompt: ({ step, awaited, seat }, names) =>
    seat !== null && awaited.includes(seat)
      ? `${step}?`
      : `${step}: ${awaited.map((other) => nameOf(names, other)).join(', ')}`,
  choice: (_, choice, names) => say(choice, names),
  choiceParts: (_, choice, names) => ({ lead: say(choice, names), rest: '' }),
  refusal: () => null,
  score: sayScore,
  scoreParts: (item) => ({ lead: sayScore(item), rest: '' }),
  option: (id, value) => (value === undefined ? id : `${id}: ${say(value, [])}`),
  question: (id) => id,
  side: (id) => id,
  measure: (id, by) => `${by > 0 ? '+' : ''}${by} ${id}`,
})

const sayScore = ({ item, facts }: ScoreItem): string => (facts ? `${item} (${say(facts, [])})` : item)

/** The field that names a seat in almost every event. */
const SEAT = 'seat'

const nameOf = (names: readonly string[], seat: Json): string => names[Number(seat)] ?? `${seat}`

function say(value: Json, names: readonly string[]): string {
  if (value === null) return 'nothing'
  if (value === true) return 'yes'
  if (value === false) return 'no'
  if (typeof value !== 'object') return String(value)
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map((each) => say(each, names)).join(', ')
  const { [SEAT]: seat, ...facts } = value as { readonly [key: string]: Json }
  const told = Object.entries(facts).map(([key, fact]) => sayFact(key, fact, names))
  const said = told.length === 0 ? 'none' : told.join(', ')
  return seat === undefined ? said : `${nameOf(names, seat)}: ${said}`
}

function sayFact(key: string, fact: Json, names: readonly string[]): string {
  if (fact === true) return key
  const said = say(fact, names)
  return typeof fact === 'object' && fact !== null && !Array.isArray(fact) ? `${key} (${said})` : `${key} ${said}`
}
