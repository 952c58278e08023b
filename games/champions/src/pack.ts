import { type Refusal, refuse } from '@longhouse/kernel'
import type { PackRules } from '@longhouse/kernel/packs'
import { LISTS } from './cards.ts'
import type { ContentFile } from './content.ts'

/** What a host's own content may say. */

/** CH-3.13, CH-3.15: every deck lasts for the whole game at every number of players. */
function tooFewCards(file: ContentFile): Refusal[] {
  const rounds = file.limits.maxRounds
  const shores = file.distantShores.length
  const inType = (type: string) => file.stalls.filter((stall) => stall.type === type)
  const needed: readonly (readonly [string, readonly { readonly count: number }[], number])[] = [
    ['trolls', file.trolls, rounds],
    ['draugr', file.draugr, 2 * rounds],
    ['monsters', file.monsters, shores * rounds],
    ['merchantShips', file.merchantShips, rounds],
    ['journeys', file.journeys, shores + 2],
    ['destinies', file.destinies, 4],
    ['stalls', inType('military'), 2],
    ['stalls', inType('economic'), 2],
  ]
  return needed.flatMap(([list, entries, needs]) => {
    const count = entries.reduce((sum, entry) => sum + entry.count, 0)
    return count < needs ? [refuse('pack-too-few-cards', { list, count, needs })] : []
  })
}

export const packRules: PackRules<ContentFile> = { lists: LISTS, whole: tooFewCards }
