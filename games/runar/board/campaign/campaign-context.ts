import type { Seat } from '@longhouse/kernel'
import type { Scenario } from '../../src/content-file.ts'
import type { Campaign, FinishedGame, Side } from '../../src/state.ts'
import type { BoardContext } from '../board-context.ts'

/** A table that plays a campaign (RN-28). */
export interface CampaignContext extends BoardContext {
  readonly campaign: Campaign
}

export type InCampaign = { readonly context: CampaignContext }

export function campaignContextOf(context: BoardContext): CampaignContext | null {
  const { campaign } = context.view.sheet
  return campaign ? { ...context, campaign } : null
}

export const campaignName = ({ words, content, campaign, input }: CampaignContext): string =>
  content.campaigns[campaign.id]?.name[input.language] ?? words.saga.mixed

export const seatsOf = ({ input }: BoardContext): readonly Seat[] => input.sitters.map((_, seat) => seat)

export const scenarioAt = ({ content, view }: BoardContext, game: number): Scenario | undefined =>
  content.scenarios[view.sheet.games[game] ?? '']

export const winnerOf = ({ ranking }: FinishedGame): Side => ranking[0] ?? 'nemesis'

export const vpOf = ({ result }: FinishedGame, side: Side): number =>
  (side === 'nemesis' ? result.sides?.[0]?.score : result.scores[side]) ?? 0
