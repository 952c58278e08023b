import { type Game, listenersOf, type Refusal, refusingAlike, rulesOf } from '@longhouse/kernel'
import { applyPack, packedVersion } from '@longhouse/kernel/packs'
import { battleRules } from './battles.ts'
import { endsBeat } from './beats.ts'
import { bot } from './bot.ts'
import { buildingRules } from './building.ts'
import { cloneState } from './clone.ts'
import { readContent, rulebookFile } from './content.ts'
import type { ContentFile } from './content-file.ts'
import { controlRules } from './control.ts'
import { draftRules } from './draft.ts'
import { effectRules } from './effects.ts'
import { enemyActionRules } from './enemy-actions.ts'
import { enemyBattleRules } from './enemy-battles.ts'
import { enemyDraftRules } from './enemy-draft.ts'
import { enemyIconRules } from './enemy-icons.ts'
import { enemyPortRules } from './enemy-ports.ts'
import { enemySailingRules } from './enemy-sailing.ts'
import { enemySettlingRules } from './enemy-settling.ts'
import { enemySetupRules } from './enemy-setup.ts'
import { enemyStartingRules } from './enemy-starting.ts'
import { enemyTrackRules } from './enemy-tracks.ts'
import { enemyTurnRules } from './enemy-turn.ts'
import { eraRules } from './eras.ts'
import { exploringRules } from './exploring.ts'
import { guessState } from './guess.ts'
import { harvestRules } from './harvest.ts'
import { invariantViolations } from './invariants.ts'
import { joiningRules } from './joining.ts'
import { landingRules } from './landing.ts'
import { losingRules } from './losing.ts'
import { openDecisions } from './open-decisions.ts'
import { OPTIONS } from './options.ts'
import { packRules } from './pack.ts'
import { alike } from './refusals.ts'
import { runeActionRules } from './rune-actions.ts'
import { sacrificeRules } from './sacrifices.ts'
import { sailingRules } from './sailing.ts'
import { finalResult, scoringRules, sideStandings } from './scoring.ts'
import { begin, setUpTable, setupRules } from './setup.ts'
import { turnRules } from './turns.ts'
import { viewOf } from './view.ts'
import type { TinyEpicVikings } from './vikings.ts'
import { withdrawing } from './withdrawing.ts'

export { smiteKey } from './choices.ts'
export type { Content } from './content.ts'
export type { ContentFile } from './content-file.ts'
export { controlChanges, type RuneChange } from './control.ts'
export type { Event } from './events.ts'
export type { Geometry } from './geometry.ts'
export { hasRoom } from './sacrifices.ts'
export { sailsOf } from './sailing.ts'
export { placeOf, scoreItems } from './scoring.ts'
export type { View } from './seen.ts'
export { activeRunes, controllerOf, hasLandForces, influence, mostInfluential, strengthOf } from './sides.ts'
export type { Side, State } from './state.ts'
export { meetsRequirement } from './turns.ts'
export { mapOf, type OpenContext, sidesOf, type TinyEpicVikings } from './vikings.ts'

const VERSION = '1.0.1'

/** Tiny Epic Vikings played with a content file. */
function gameWith(file: ContentFile, version: string): Game<TinyEpicVikings> {
  return {
    id: 'tiny-epic-vikings',
    version,
    players: { min: 1, max: 4 },
    options: OPTIONS,
    content: readContent(file),
    setup: setUpTable,
    start: begin(),
    rules: refusingAlike(
      rulesOf<TinyEpicVikings>([
        ...setupRules,
        ...eraRules,
        ...draftRules,
        ...turnRules,
        ...joiningRules,
        ...battleRules,
        ...losingRules,
        ...effectRules,
        ...sailingRules,
        ...landingRules,
        ...exploringRules,
        ...harvestRules,
        ...buildingRules,
        ...controlRules,
        ...runeActionRules,
        ...sacrificeRules,
        ...scoringRules,
        ...enemySetupRules,
        ...enemyDraftRules,
        ...enemyTurnRules,
        ...enemyActionRules,
        ...enemySailingRules,
        ...enemySettlingRules,
        ...enemyPortRules,
        ...enemyTrackRules,
        ...enemyIconRules,
        ...enemyStartingRules,
        ...enemyBattleRules,
      ]),
      alike,
    ),
    besides: [withdrawing],
    openDecisions,
    listeners: listenersOf<TinyEpicVikings>([]),
    view: viewOf,
    guess: guessState,
    result: (t) => (t.state.phase === 'over' ? finalResult(t) : null),
    stage: ({ state: { era, phase } }) => ({ round: era, phase }),
    sides: sideStandings,
    endsBeat,
    clone: cloneState,
    bot,
    invariantViolations,
  }
}

export const tinyEpicVikings: Game<TinyEpicVikings> = gameWith(rulebookFile, VERSION)

/** The same with a host's own cards, or what is wrong with them. */
export function withContent(pack: unknown): Game<TinyEpicVikings> | readonly Refusal[] {
  const file = applyPack(rulebookFile, pack, packRules)
  return 'game' in file ? gameWith(file, packedVersion(VERSION, pack)) : file
}
