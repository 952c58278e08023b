import type { Language } from '@longhouse/kernel'
import { linksTo, type Names } from '@longhouse/kernel/wording'
import type { Content } from '../src/content.ts'
import type { Named } from '../src/content-file.ts'

/** What the log and the questions point at. */
export function namedThings({ file }: Content): readonly Named[] {
  const places = file.maps.flatMap(({ islands, ports, fjords }) => [...islands, ...ports, ...fjords])
  return [...file.vikingCards, ...file.favorCards, ...file.gods, ...file.eraSheet.sacrificeActions, ...places]
}

/** The names that content gives to things. */
export const namesOf = (content: Content, language: Language): Names =>
  linksTo(new Map(namedThings(content).map(({ id, name }) => [id, name[language]])))
