import type { Language } from '@longhouse/kernel'
import { linksTo, type Names } from '@longhouse/kernel/wording'
import type { Color, Content } from '../src/content.ts'

/** How a language puts the colour of an enemy card to its name. */
export type Colored = (name: string, color: Color) => string

/** The names that content gives to things. */
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
  for (const list of lists) for (const { id, name } of list) names.set(id, name[language])
  for (const { card, entry, color } of Object.values(content.enemies))
    if (color) names.set(card, colored(names.get(entry) ?? entry, color))
  return linksTo(names)
}
