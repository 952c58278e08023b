/**
 * Things by name, in an object without a prototype: nothing inherited passes for an entry, and a look-up takes the same time
 * however many there are.
 */
export function dictionaryOf<V>(entries: Iterable<readonly [string | number, V]>): { readonly [name: string]: V } {
  const dictionary: { [name: string]: V } = Object.create(null)
  for (const [name, value] of entries) dictionary[name] = value
  return dictionary
}

export const byId = <E extends { readonly id: string }>(entries: readonly E[]): { readonly [id: string]: E } =>
  dictionaryOf(entries.map((entry) => [entry.id, entry] as const))
