import type { Json, Language } from '@longhouse/kernel'
import type { Color, Content } from '../src/content.ts'

/** The names that content gives to things, and links to them. */

/** Text that cannot be taken for a link. */
export const unlinked = (text: string): string => text.replaceAll('[', '(').replaceAll(']', ')')

/** How a language puts the colour of an enemy card to its name. */
export type Colored = (name: string, color: Color) => string

export interface Names {
  /** `[Bog Troll](troll-bog)`. */
  link(id: string): string
  /** The same, or null for what content does not know. */
  known(id: Json | undefined): string | null
}

export function namesOf(content: Content, language: Language, colored: Colored): Names {
  const names = new Map<string, string>()
  const { file } = content
  const lists = [
    file.dice,
    file.leaders,
    file.stalls,
    file.longships,
    file.locations,
    file.distantShores,
    file.merchantShips,
    file.runes,
    file.journeys,
    file.destinies,
    file.trolls,
    file.draugr,
    file.monsters,
  ]
  for (const list of lists) for (const { id, name } of list) names.set(id, unlinked(name[language]))
  for (const { card, entry, color } of Object.values(content.enemies))
    if (color) names.set(card, colored(names.get(entry) ?? entry, color))

  const known = (id: Json | undefined): string | null => {
    const name = typeof id === 'string' ? names.get(id) : undefined
    return name === undefined ? null : `[${name}](${id})`
  }
  return { known, link: (id) => known(id) ?? id }
}
