import { either, type Seat, yes } from '@longhouse/kernel'
import { campaignOf, enter, isLastGame } from './campaign-sheet.ts'
import type { CampaignId, TreasureId } from './content-file.ts'
import { artifact, promotion, treasures } from './development.ts'
import { finishedGame, forEach } from './finished-game.ts'
import { ranking } from './ranking.ts'
import { fieldOf, type RuleContext, step, type Turn, together } from './runar.ts'
import { isAlone } from './solo.ts'
import { strike } from './solo-campaign.ts'
import type { Campaign } from './state.ts'

/** RN-28: five games, one after another, and what is carried from each to the next. */

export const newCampaign = (id: CampaignId, players: number): Campaign => ({
  id,
  stage: null,
  points: forEach(players, 0),
  lost: forEach(players, 0),
  dooms: 0,
  out: [],
  offer: [],
  bought: [],
  finished: [],
  story: [],
})

/** What returned to the decks after the last game is shuffled into them. */
export const nextGame = step<{ readonly at: number }>('nextGame', (t, { at }) => {
  const { sheet } = t.state
  sheet.at = at
  campaignOf(t).stage = null
  if (at === 0) return
  t.shuffle(sheet.treasureDeck)
  t.shuffle(sheet.artifactDeck)
})

export const gameOver = step('gameOver', (t) => {
  const campaign = campaignOf(t)
  campaign.finished.push(finishedGame(t))
  if (!isLastGame(t)) {
    bringHome(t)
    t.next(ranking())
    if (isAlone(t)) t.next(strike())
    return t.next(promotion(), artifact(), treasures(), resting())
  }
  // RN-28.12, RN-28.13, RN-28.28
  t.tell?.({ kind: 'campaign-over', campaign: campaign.id, winner: fieldOf(t).final?.winner ?? 'nemesis' })
  t.state.over = true
})

/** RN-28.9, RN-23.14. */
function bringHome(t: Turn): void {
  const { sheet } = t.state
  sheet.teams.forEach((team, seat) => {
    team.treasures = ownedBy(t, seat)
  })
  sheet.treasureDeck.push(...fieldOf(t).offer.splice(0))
}

/** What lies in the Treasury or is worn. */
export function ownedBy(t: RuleContext, seat: Seat): TreasureId[] {
  const { figures, players } = fieldOf(t)
  const worn = Object.values(figures).flatMap((figure) =>
    figure.kind === 'hero' && figure.owner === seat ? (figure.treasure ?? []) : [],
  )
  return [...(players[seat]?.treasury.map(({ card }) => card) ?? []), ...worn]
}

const resting = step('resting', (t) => {
  enter(t, 'rest')
  t.next(rest())
})

/** Everybody looks back as long as they like. */
const rest = together('rest', {
  seats: (t) => t.state.sheet.order,
  options: () => either({ ready: yes }),
  always: true,
  rests: true,
  take: () => {},
})

export const campaignRules = [nextGame, gameOver, resting, rest]
