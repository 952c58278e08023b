import { type Game, listenersOf, type Refusal, refusingAlike, rulesOf } from '@longhouse/kernel'
import { applyPack, packedVersion } from '@longhouse/kernel/packs'
import { assigningRules } from './assigning.ts'
import { endsBeat } from './beats.ts'
import { bot } from './bot.ts'
import type { Champions } from './champions.ts'
import { cleanupRules } from './cleanup.ts'
import { combatRules } from './combat.ts'
import { type ContentFile, readContent, rulebookFile } from './content.ts'
import { guessState } from './guess.ts'
import { huntingRules } from './hunting.ts'
import { invariantViolations } from './invariants.ts'
import { launchingRules } from './launching.ts'
import { leaderListeners } from './leaders.ts'
import { locationRules } from './locations.ts'
import { openDecisions } from './open-decisions.ts'
import { OPTIONS } from './options.ts'
import { packRules } from './pack.ts'
import { placementRules } from './placement.ts'
import { recruitingRules } from './recruiting.ts'
import { alike } from './refusals.ts'
import { resolvingRules } from './resolving.ts'
import { rollingRules } from './rolling.ts'
import { roundRules } from './rounds.ts'
import { anyTime, runeRules } from './runes.ts'
import { runesmithRules } from './runesmith.ts'
import { sageRules } from './sage.ts'
import { finalResult, scoringRules } from './scoring.ts'
import { setUpTable, setupRules, start } from './setup.ts'
import { cloneState } from './state.ts'
import { viewOf } from './view.ts'
import { voyageRules } from './voyages.ts'

export type { Champions } from './champions.ts'
export type { Content, ContentFile } from './content.ts'
export type { Event } from './events.ts'
export type { View } from './seen.ts'
export type { State } from './state.ts'

const VERSION = '1.1.1'

/** Champions of Midgard played with a content file. */
function gameWith(file: ContentFile, version: string): Game<Champions> {
  return {
    id: 'champions',
    version,
    players: { min: 2, max: 4 },
    options: OPTIONS,
    content: readContent(file),
    setup: setUpTable,
    start: start(),
    rules: refusingAlike(
      rulesOf<Champions>([
        ...setupRules,
        ...roundRules,
        ...placementRules,
        ...locationRules,
        ...launchingRules,
        ...runesmithRules,
        ...sageRules,
        ...recruitingRules,
        ...assigningRules,
        ...resolvingRules,
        ...huntingRules,
        ...rollingRules,
        ...combatRules,
        ...voyageRules,
        ...cleanupRules,
        ...runeRules,
        ...scoringRules,
      ]),
      alike,
    ),
    besides: [anyTime],
    openDecisions,
    listeners: listenersOf<Champions>(leaderListeners),
    view: viewOf,
    guess: guessState,
    result: (t) => (t.state.phase === 'over' ? finalResult(t) : null),
    stage: ({ state: { round, phase } }) => ({ round, phase }),
    endsBeat,
    clone: cloneState,
    invariantViolations: invariantViolations,
    bot,
  }
}

export const champions: Game<Champions> = gameWith(rulebookFile, VERSION)

/** The same with a host's own cards, or what is wrong with them. */
export function withContent(pack: unknown): Game<Champions> | readonly Refusal[] {
  const file = applyPack(rulebookFile, pack, packRules)
  return 'game' in file ? gameWith(file, packedVersion(VERSION, pack)) : file
}
