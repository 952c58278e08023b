import type { RuleContext, Turn } from './runar.ts'
import type { Campaign, CampaignStage, Deed, FinishedGame } from './state.ts'

/** The sheet of a campaign (RN-28), as its rules write on it. */

export const campaignOf = (t: RuleContext): Campaign => t.state.sheet.campaign as Campaign

/** The game that was played last. */
export const lastGameOf = (t: RuleContext): FinishedGame => campaignOf(t).finished.at(-1) as FinishedGame

/** The first is number 1. */
export const gameNumber = (t: RuleContext): number => t.state.sheet.at + 1

export const isLastGame = ({ state: { sheet } }: RuleContext): boolean => sheet.at === sheet.games.length - 1

export function enter(t: Turn, stage: CampaignStage): void {
  campaignOf(t).stage = stage
}

type Untimed<D> = D extends Deed ? Omit<D, 'turn'> : never

/** Something that will be told of this game; neither of a single one nor of its set-up. */
export function remember(t: Turn, deed: () => Untimed<Deed>): void {
  const { sheet, field } = t.state
  const turn = field?.turn.number ?? 0
  if (sheet.campaign && turn > 0) sheet.campaign.story.push({ ...deed(), turn } as Deed)
}
