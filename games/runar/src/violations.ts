/** How the invariants say what is wrong. */

export const must = (held: boolean, what: string): string[] => (held ? [] : [what])

/** What is there too often, or too seldom. */
export function heapViolations(there: readonly string[], box: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const card of box) counts.set(card, (counts.get(card) ?? 0) - 1)
  for (const card of there) counts.set(card, (counts.get(card) ?? 0) + 1)
  return [...counts].flatMap(([card, n]) => (n === 0 ? [] : [`${n > 0 ? '+' : ''}${n} ${card}`]))
}
