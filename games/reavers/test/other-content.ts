import type { Game } from '@longhouse/kernel'
import { readContent, rulebookFile } from '../src/content.ts'
import type { ContentFile } from '../src/content-file.ts'
import { reavers } from '../src/index.ts'
import type { Reavers } from '../src/reavers.ts'

type Mutable<T> = { -readonly [key in keyof T]: Mutable<T[key]> }

/** The game as it would be if the content file said something else. */
export function withFile(change: (file: Mutable<ContentFile>) => void): Game<Reavers> {
  const file = structuredClone(rulebookFile) as Mutable<ContentFile>
  change(file)
  return { ...reavers, content: readContent(file as ContentFile) }
}

/** The entry with this id, to be changed. */
export function entry<E extends { readonly id: string }>(list: readonly E[], id: string): E {
  const found = list.find((candidate) => candidate.id === id)
  if (!found) throw new Error(`there is no ${id}`)
  return found
}

/** An exchange as the file writes it. */
export const exchange = (pay: object, then: readonly object[]): object => ({
  exchange: Object.fromEntries([
    ['pay', pay],
    ['then', then],
  ]),
})
