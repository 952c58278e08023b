import { capital, led } from '@longhouse/kernel/wording'
import type { CampaignChoices, CampaignEvents, CampaignPrompts, CampaignWaits } from '../kinds.ts'
import { campaignAt, legendOf } from '../table.ts'
import { campaignPoints, dooms, sideWith, type Terms } from './terms.ts'

/** What is told, asked and answered between the games of a campaign (RN-28). */

export const campaignEvents = ({ content, link, links }: Terms): CampaignEvents => ({
  'game-ranked': ({ game, ranking, points }, who) => {
    const places = ranking.map((side, at) => {
      const gained = side === 'nemesis' || points.length === 0 ? '' : ` (${campaignPoints(points[side] ?? 0)})`
      return `${at + 1}. ${sideWith(who)(side)}${gained}`
    })
    return `The ranking of game ${game}: ${places.join(', ')}.`
  },
  'tie-ordered': ({ seat, order }, who) => {
    const names = order.map((each) => who(each)).join(', ')
    return seat === null ? `The tie is ordered at random: ${names}.` : `${who(seat)} orders the tie: ${names}.`
  },
  'points-lost': ({ lost, points }, who) => {
    const losses = lost.map((n, seat) => `${campaignPoints(n)} of ${who(seat)}, who keeps ${points[seat] ?? 0}`)
    return `The Nemesis takes ${losses.join('; ')}.`
  },
  'doom-marked': ({ dooms: marks }) => `The Nemesis makes a Doom mark: ${marks} in all.`,
  'hero-promoted': ({ seat, hero }, who) => `${who(seat)} promotes ${link(hero)} to Legend.`,
  'artifacts-drawn': ({ seat, cards }, who) => `${who(seat)} draws ${links(cards)} and keeps one of them.`,
  'dooms-hidden': ({ replaced }) =>
    `The Nemesis hides ${dooms(replaced.length)} in the Destiny deck in place of ${links(replaced)}.`,
  'reward-bought': ({ seat, reward, hero, cost }, who) =>
    `${who(seat)} spends ${campaignPoints(cost)}: ${link(reward)}${hero === null ? '' : ` (${link(hero)})`}.`,
  'points-unspent': ({ seat, points }, who) => `${who(seat)} loses ${campaignPoints(points)} that were not spent.`,
  'campaign-over': ({ campaign, winner }, who) => {
    const name = content.campaigns[campaign] ? `the ${link(`campaign-${campaign}`)}` : 'the campaign'
    return `${capital(sideWith(who)(winner))} wins ${name}.`
  },
})

export function campaignChoices({ content, link, links, textOf }: Terms): CampaignChoices {
  const treasure = (card: string) => led(link(card), textOf(content.treasures[card]))
  return {
    orderTied: (order, who) => order.map((seat) => who(seat)).join(', then '),
    promote: (hero) => led(link(hero), links(legendOf(content, hero))),
    keepArtifact: treasure,
    chooseTreasure: treasure,
    rest: () => 'Ready',
    shop: (choice) => {
      if ('done' in choice) return 'Finish, and lose what is left'
      const { reward, hero } = choice.buy
      const cost = content.rewards[reward]?.cost ?? 0
      return led(`${link(reward)}${hero === null ? '' : ` (${link(hero)})`}`, campaignPoints(cost))
    },
  }
}

export const campaignPrompts = ({ link }: Terms): CampaignPrompts => ({
  orderTied: () => 'Some players are tied: choose who comes first in the ranking, and who after them.',
  promote: () => 'Choose the Explorer that becomes a Legend.',
  keepArtifact: () => 'You won the game: choose the Artifact that you keep. The other returns to its deck.',
  chooseTreasure: () => 'Choose one of these Treasures. It stays with you for the whole campaign.',
  rest: ({ view }) => {
    const { game, games, next } = campaignAt(view)
    const over = `Game ${game} of ${games} is over.`
    return next === null ? over : `${over} The next is ${link(next)}: are you ready?`
  },
  shop: ({ seat, view }) => {
    const left = campaignPoints(campaignAt(view).points[seat] ?? 0)
    return `Before the last game: spend your ${left} on rewards. What is not spent is lost.`
  },
})

export const campaignWaits: CampaignWaits = {
  orderTied: () => 'to order tied players',
  promote: () => 'to promote a hero',
  keepArtifact: () => 'to choose an Artifact',
  chooseTreasure: () => 'to choose a Treasure',
  rest: () => 'to be ready',
  shop: () => 'to choose rewards',
}
