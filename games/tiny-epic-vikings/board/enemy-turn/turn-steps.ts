import type { IslandId, PlaceId, Port, PortId } from '../../src/content-file.ts'
import type { Event } from '../../src/events.ts'

/** The latest turn of the solo enemy, from what was told of it. */

/** All that happened in it, one step after another; none before its first turn of an era. */
export function latestEnemyTurn(log: readonly Event[]): readonly Event[] {
  const start = log.findLastIndex(
    (event) => event.kind === 'era-began' || (event.kind === 'turn-began' && event.side === 'enemy'),
  )
  if (log[start]?.kind !== 'turn-began') return []
  const since = log.slice(start + 1)
  const end = since.findIndex(({ kind }) => kind === 'turn-began' || kind === 'cleaned-up')
  return end === -1 ? since : since.slice(0, end)
}

/** Where the chieftain boat is bound for; null before it aims, and when it has arrived or cannot get any further. */
export function aimOf(steps: readonly Event[]): IslandId | null {
  const aimed = steps.findLastIndex(({ kind }) => kind === 'enemy-aimed')
  const event = steps[aimed]
  if (event?.kind !== 'enemy-aimed') return null
  const isUnderWay = steps
    .slice(aimed + 1)
    .every(({ kind }) => kind === 'chieftain-moved' || kind === 'boat-driven-out' || kind === 'village-plundered')
  return isUnderWay ? event.island : null
}

/** The island where a step was taken, and if it was taken nowhere the one before it. */
export function islandOf(steps: readonly Event[], ports: { readonly [port: PortId]: Port }): IslandId | null {
  const islands = steps.flatMap((step) => {
    if ('island' in step) return [step.island]
    const port =
      'port' in step ? step.port : step.kind === 'boat-built' ? step.at : placesOf(step).find((to) => to in ports)
    return ports[port ?? '']?.island ?? []
  })
  return islands.at(-1) ?? null
}

/** Where a boat went, or which port it had to leave. */
const placesOf = (step: Event): readonly PlaceId[] =>
  step.kind === 'chieftain-moved' || step.kind === 'boat-driven-out' ? [step.to, step.from] : []

const RULE = / \((TV-\d+\.\d+)\)/

/** A sentence without the number of the rule behind it, and the number, which has a place of its own. */
export function withoutRule(sentence: string): { readonly words: string; readonly rule: string | null } {
  return { words: sentence.replace(RULE, ''), rule: RULE.exec(sentence)?.[1] ?? null }
}
