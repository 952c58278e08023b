import type { Language } from '@longhouse/kernel'
import { linksTo, type Names } from '@longhouse/kernel/wording'
import type { Content } from '../src/content.ts'
import type { Stack } from '../src/content-file.ts'

/** How a language calls a stack of territories, whose tiles have names of their own. */
export type Stacked = (stack: Stack) => string

const LEVELS = ['', 'I', 'II', 'III']

/** Levels are written as on the tiles. */
export const levelOf = ({ level }: Pick<Stack, 'level'>): string => LEVELS[level] ?? String(level)

/** The names that content gives to things. */
export function namesOf(content: Content, language: Language, stacked: Stacked): Names {
  const names = new Map<string, string>()
  const { file } = content
  const lists = [
    file.locations,
    file.reavers,
    file.prophecies,
    file.seaJourneys,
    file.seaBattles,
    file.villageSpoils,
    file.keepSpoils,
    file.territories,
    file.shipUpgrades,
  ]
  for (const list of lists) for (const { id, name } of list) names.set(id, name[language])
  for (const stack of Object.values(content.stacks)) names.set(stack.stack, stacked(stack))
  return linksTo(names)
}

/** Where each reward of a trade is had: what they bring is told as coming from there. */
export const tradePlaces = ({ file }: Content): ReadonlyMap<string, string> =>
  new Map(
    file.locations.flatMap(({ id, action }) =>
      'pick' in action ? action.pick.options.map((option): [string, string] => [option.id, id]) : [],
    ),
  )
