import { type Game, listenersOf, type Refusal, refusingAlike, rulesOf } from '@longhouse/kernel'
import { applyPack, packedVersion } from '@longhouse/kernel/packs'
import { activationRules } from './activation.ts'
import { endsBeat } from './beats.ts'
import { bot } from './bot.ts'
import { cleanupRules } from './cleanup.ts'
import { combatRules } from './combat.ts'
import { readContent, rulebookFile } from './content.ts'
import type { ContentFile } from './content-file.ts'
import { diceRules } from './dice.ts'
import { drawingRules } from './drawing.ts'
import { effectRules } from './effects.ts'
import { withFreeWindows } from './free-windows.ts'
import { guessState } from './guess.ts'
import { invariantViolations } from './invariants.ts'
import { openCardRules } from './open-cards.ts'
import { openDecisions } from './open-decisions.ts'
import { optionsOf } from './options.ts'
import { packRules } from './pack.ts'
import { paymentRules } from './payments.ts'
import type { Reavers } from './reavers.ts'
import { recruitingRules } from './recruiting.ts'
import { alike } from './refusals.ts'
import { roundRules } from './rounds.ts'
import { finalResult, scoringRules } from './scoring.ts'
import { setUpTable, setupRules, start } from './setup.ts'
import { spoilRules } from './spoils.ts'
import { cloneState } from './state.ts'
import { territoryRules } from './territories.ts'
import { throwingBack } from './throwing-back.ts'
import { tradeRules } from './trade.ts'
import { viewOf } from './view.ts'
import { voyageRules } from './voyage.ts'

export type { Content } from './content.ts'
export type { ContentFile } from './content-file.ts'
export type { Event } from './events.ts'
export type { Reavers } from './reavers.ts'
export type { View } from './seen.ts'
export type { State } from './state.ts'

const VERSION = '1.1.2'

/** Reavers of Midgard played with a content file. */
function gameWith(file: ContentFile, version: string): Game<Reavers> {
  return {
    id: 'reavers',
    version,
    players: { min: 2, max: 4 },
    options: optionsOf(file),
    content: readContent(file),
    setup: setUpTable,
    start: start(),
    rules: refusingAlike(
      withFreeWindows(
        rulesOf<Reavers>([
          ...setupRules,
          ...roundRules,
          ...activationRules,
          ...paymentRules,
          ...diceRules,
          ...openCardRules,
          ...recruitingRules,
          ...tradeRules,
          ...voyageRules,
          ...combatRules,
          ...spoilRules,
          ...territoryRules,
          ...drawingRules,
          ...effectRules,
          ...cleanupRules,
          ...scoringRules,
        ]),
      ),
      alike,
    ),
    besides: [throwingBack],
    openDecisions,
    listeners: listenersOf<Reavers>([]),
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

export const reavers: Game<Reavers> = gameWith(rulebookFile, VERSION)

/** The same with a host's own cards, or what is wrong with them. */
export function withContent(pack: unknown): Game<Reavers> | readonly Refusal[] {
  const file = applyPack(rulebookFile, pack, packRules)
  return 'game' in file ? gameWith(file, packedVersion(VERSION, pack)) : file
}
