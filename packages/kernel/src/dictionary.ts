/**
 * Things by name, in an object without a prototype: nothing inherited passes for an entry, and a look-up takes the same time
 * however many there are.
 */
export function dictionaryOf<V>(entries: Iterable<readonly [string | number, V]>): { readonly [name: string]: V } {
  const dictionary: { [name: string]: V } = Object.create(null)
  for (const [name, value] of entries) dictionary[name] = value
  return dictionary
}

/** Something for each of these names. */
export const forEachOf = <K extends string | number, V>(
  names: readonly K[],
  make: (name: K) => V,
): { [name in K]: V } => Object.fromEntries(names.map((name) => [name, make(name)])) as { [name in K]: V }

export const byId = <E extends { readonly id: string }>(entries: readonly E[]): { readonly [id: string]: E } =>
  dictionaryOf(entries.map((entry) => [entry.id, entry] as const))
