import type { Json } from '../json.ts'

/** The names that content gives to things, and links to them. */

/** Text that cannot be taken for a link. */
export const unlinked = (text: string): string => text.replaceAll('[', '(').replaceAll(']', ')')

export interface Names {
  /** `[Bog Troll](troll-bog)`. */
  link(id: string): string
  /** The same, or null for what content does not know. */
  known(id: Json | undefined): string | null
}

export function linksTo(names: ReadonlyMap<string, string>): Names {
  const known = (id: Json | undefined): string | null => {
    const name = typeof id === 'string' ? names.get(id) : undefined
    return name === undefined ? null : `[${unlinked(name)}](${id})`
  }
  return { known, link: (id) => known(id) ?? id }
}
