import { type Game, listenersOf, type Refusal, refusingAlike, rulesOf } from '@longhouse/kernel'
import { applyPack, packedVersion } from '@longhouse/kernel/packs'
import { abilityRules } from './abilities.ts'
import { actingRules } from './acting.ts'
import { activationRules } from './activation.ts'
import { endsBeat } from './beats.ts'
import { bot } from './bot.ts'
import { campaignRules } from './campaign.ts'
import { chargingRules } from './charging.ts'
import { chasingRules } from './chasing.ts'
import { cloneState } from './clone.ts'
import { readContent, rulebookFile } from './content.ts'
import type { ContentFile } from './content-file.ts'
import { coordinationRules } from './coordination.ts'
import { damageRules } from './damage.ts'
import { declaringRules } from './declaring.ts'
import { defeatRules } from './defeat.ts'
import { destinyRules } from './destiny.ts'
import { developmentRules } from './development.ts'
import { diceRules } from './dice.ts'
import { hazardEffectRules } from './effect-hazards.ts'
import { lossRules } from './effect-losses.ts'
import { moveEffectRules } from './effect-moves.ts'
import { recoveryRules } from './effect-recovery.ts'
import { shiftRules } from './effect-shifts.ts'
import { effectRules } from './effects.ts'
import { enemyChoiceRules } from './enemy-choices.ts'
import { eventCardRules } from './event-cards.ts'
import { fieldRules } from './field.ts'
import { grantedActionRules } from './granted-actions.ts'
import { grantedTacticRules } from './granted-tactics.ts'
import { guessState } from './guess.ts'
import { handRules } from './hands.ts'
import { hazardRules } from './hazards.ts'
import { invariantViolations } from './invariants.ts'
import { mayUseRules } from './may-use.ts'
import { movingRules } from './moving.ts'
import { nemesisRules } from './nemesis.ts'
import { obstacleSetupRules } from './obstacle-setup.ts'
import { obstacleRules } from './obstacles.ts'
import { onrushRules } from './onrush.ts'
import { openDecisions } from './open-decisions.ts'
import { optionsOf } from './options.ts'
import { packRules } from './pack.ts'
import { positionRules } from './positions.ts'
import { chaseQuestions, turnNumbers } from './questions.ts'
import { rankingRules } from './ranking.ts'
import { reactingRules } from './reacting.ts'
import { alike } from './refusals.ts'
import { regenerationRules } from './regeneration.ts'
import { remainsRules } from './remains.ts'
import { revealForEnemy } from './reveal.ts'
import { rewardShopRules } from './reward-shop.ts'
import type { Runar } from './runar.ts'
import { runarPieceRules } from './runar-piece.ts'
import { scenarioRules } from './scenarios.ts'
import { finalResult, scoringRules, sideStandings } from './scoring.ts'
import { begin, setUpTable, setupRules } from './setup.ts'
import { soloCampaignRules } from './solo-campaign.ts'
import { soloSetupRules } from './solo-setup.ts'
import { spikesRules } from './spikes.ts'
import { stageAt } from './stage.ts'
import { statueRules } from './statues.ts'
import { sufferingRules } from './suffering.ts'
import { supportRules } from './support.ts'
import { tacticsRules } from './tactics.ts'
import { teamRules } from './teams.ts'
import { treasureRules } from './treasures.ts'
import { triggerListeners, triggerRules } from './triggers.ts'
import { isCutOff, turnRules } from './turn.ts'
import { viewOf } from './view.ts'

export type { Content } from './content.ts'
export type { ContentFile } from './content-file.ts'
export type { Event } from './events.ts'
export type { Geometry } from './geometry.ts'
export type { OpenContext, Runar } from './runar.ts'
export type { View } from './seen.ts'
export type { Side, State } from './state.ts'

const VERSION = '1.0.2'

/** Runar played with a content file. */
function gameWith(file: ContentFile, version: string): Game<Runar> {
  const content = readContent(file)
  return {
    id: 'runar',
    version,
    players: { min: 1, max: 4 },
    options: optionsOf(content),
    content,
    setup: setUpTable,
    start: begin(),
    rules: refusingAlike(
      rulesOf<Runar>([
        ...setupRules,
        ...teamRules,
        ...fieldRules,
        ...obstacleSetupRules,
        ...handRules,
        ...positionRules,
        ...scenarioRules,
        ...turnRules,
        ...tacticsRules,
        ...coordinationRules,
        ...chargingRules,
        ...activationRules,
        ...actingRules,
        ...declaringRules,
        ...movingRules,
        ...chasingRules,
        ...spikesRules,
        ...reactingRules,
        ...diceRules,
        ...abilityRules,
        ...damageRules,
        ...sufferingRules,
        ...defeatRules,
        ...hazardRules,
        ...supportRules,
        ...destinyRules,
        ...eventCardRules,
        ...statueRules,
        ...obstacleRules,
        ...remainsRules,
        ...treasureRules,
        ...onrushRules,
        ...nemesisRules,
        ...enemyChoiceRules,
        ...regenerationRules,
        revealForEnemy,
        ...scoringRules,
        ...campaignRules,
        ...rankingRules,
        ...developmentRules,
        ...rewardShopRules,
        ...soloSetupRules,
        ...soloCampaignRules,
        ...runarPieceRules,
        ...triggerRules,
        ...effectRules,
        ...grantedActionRules,
        ...grantedTacticRules,
        ...lossRules,
        ...recoveryRules,
        ...moveEffectRules,
        ...shiftRules,
        ...hazardEffectRules,
        ...mayUseRules,
      ]),
      alike,
    ),
    openDecisions,
    listeners: listenersOf<Runar>(triggerListeners),
    view: viewOf,
    guess: guessState,
    result: (t) => (t.state.over ? finalResult(t) : null),
    results: ({ state }) => state.sheet.campaign?.finished.map(({ result }) => result) ?? [],
    stage: stageAt,
    sides: sideStandings,
    turnOrder: ({ state }) => state.sheet.order,
    questions: chaseQuestions,
    turn: turnNumbers,
    isGone: isCutOff,
    endsBeat,
    clone: cloneState,
    bot,
    invariantViolations,
  }
}

export const runar: Game<Runar> = gameWith(rulebookFile, VERSION)

/** The same with a host's own cards, or what is wrong with them. */
export function withContent(pack: unknown): Game<Runar> | readonly Refusal[] {
  const file = applyPack(rulebookFile, pack, packRules)
  return 'constants' in file ? gameWith(file, packedVersion(VERSION, pack)) : file
}
