import { campaignOf } from './campaign-sheet.ts'
import type { DoomId, EventId, Scenario } from './content-file.ts'
import type { RuleContext, Turn } from './runar.ts'

/** RN-5.6, RN-5.39: Doom cards in place of Events, one for each mark of the Nemesis. */

export interface ChosenEvents {
  /** Those that everybody may read (RN-5.7). */
  readonly events: readonly EventId[]
  readonly replaced: readonly EventId[]
  readonly dooms: readonly DoomId[]
}

export function withDooms(t: Turn, scenario: Scenario, events: readonly EventId[]): ChosenEvents {
  const marks = scenario.nemesis && t.state.sheet.campaign ? campaignOf(t).dooms : 0
  if (marks === 0) return { events, replaced: [], dooms: [] }
  const replaced = t.shuffle(events.filter((event) => isReplaceable(t, scenario, event))).slice(0, marks)
  const dooms = t.shuffle(doomDeck(t)).slice(0, replaced.length)
  return { events: events.filter((event) => !replaced.includes(event)), replaced, dooms }
}

const isReplaceable = (t: RuleContext, { events, doomReplaceable }: Scenario, event: EventId): boolean =>
  'any' in events || doomReplaceable.includes(t.content.events[event]?.number ?? 0)

/** RN-33.23. */
export const doomDeck = ({ content }: Pick<RuleContext, 'content'>): DoomId[] =>
  content.file.dooms.flatMap(({ id, count }) => Array.from({ length: count }, () => id))
