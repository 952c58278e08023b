import type { Result, ScoreItem } from '@longhouse/kernel'
import type { Campaign, Deed, FinishedGame, Purchase } from './state.ts'

/** Its games so far, written out like the rest of the state. */
export const cloneCampaign = (campaign: Campaign): Campaign => ({
  id: campaign.id,
  stage: campaign.stage,
  points: campaign.points.slice(),
  lost: campaign.lost.slice(),
  dooms: campaign.dooms,
  out: campaign.out.slice(),
  offer: campaign.offer.slice(),
  bought: campaign.bought.map(clonePurchase),
  finished: campaign.finished.map(cloneGame),
  story: campaign.story.map(cloneDeed),
})

const clonePurchase = ({ seat, reward, hero }: Purchase): Purchase => ({ seat, reward, hero })

const cloneDeed = (deed: Deed): Deed => ({ ...deed })

const cloneGame = (game: FinishedGame): FinishedGame => ({
  scenario: game.scenario,
  layout: game.layout,
  turns: game.turns,
  result: cloneResult(game.result),
  ranking: game.ranking.slice(),
  points: game.points.slice(),
  doom: game.doom,
  promoted: game.promoted.slice(),
  artifacts: game.artifacts.slice(),
  treasures: game.treasures.slice(),
  ...(game.struck !== undefined && { struck: game.struck }),
  story: game.story.map(cloneDeed),
})

const cloneResult = ({ scores, winners, items, sides }: Result): Result => ({
  scores: scores.slice(),
  winners: winners.slice(),
  items: items.map(cloneItems),
  ...(sides && { sides: sides.map((side) => ({ ...side, items: cloneItems(side.items) })) }),
})

const cloneItems = (items: readonly ScoreItem[]): readonly ScoreItem[] =>
  items.map(({ item, points, facts }) => (facts ? { item, points, facts: { ...facts } } : { item, points }))
