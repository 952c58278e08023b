import { led } from '@longhouse/kernel/wording'
import type { CampaignChoices, CampaignEvents, CampaignPrompts, CampaignWaits } from '../kinds.ts'
import { campaignAt, legendOf } from '../table.ts'
import { campaignPoints, sideWith, type Terms, theDooms } from './terms.ts'

/** What is told, asked and answered between the games of a campaign (RN-28). */

export const campaignEvents = ({ content, link, links }: Terms): CampaignEvents => ({
  'game-ranked': ({ game, ranking, points }, who) => {
    const places = ranking.map((side, at) => {
      const gained = side === 'nemesis' || points.length === 0 ? '' : ` (${campaignPoints(points[side] ?? 0)})`
      return `${at + 1}. ${sideWith(who)(side)}${gained}`
    })
    return `Ranking gry ${game}: ${places.join(', ')}.`
  },
  'tie-ordered': ({ seat, order }, who) => {
    const names = order.map((each) => who(each)).join(', ')
    return seat === null ? `Remis rozstrzyga los: ${names}.` : `${who(seat)} ustala kolejność w remisie: ${names}.`
  },
  'points-lost': ({ lost, points }, who) => {
    const losses = lost.map((n, seat) => `${who(seat)} traci ${n}, zostaje ${points[seat] ?? 0}`)
    return `Nemezis zabiera Punkty Kampanii: ${losses.join('; ')}.`
  },
  'doom-marked': ({ dooms: marks }) => `Nemezis zyskuje znacznik Zagłady, razem: ${marks}.`,
  'hero-promoted': ({ seat, hero }, who) => `${who(seat)} awansuje bohatera: ${link(hero)} (Legenda).`,
  'artifacts-drawn': ({ seat, cards }, who) => `${who(seat)} dobiera Artefakty i zatrzyma jeden: ${links(cards)}.`,
  'dooms-hidden': ({ replaced }) =>
    `Nemezis ukrywa w talii Przeznaczenia ${theDooms(replaced.length)} zamiast Wydarzeń: ${links(replaced)}.`,
  'reward-bought': ({ seat, reward, hero, cost }, who) =>
    `${who(seat)} wydaje ${campaignPoints(cost)}: ${link(reward)}${hero === null ? '' : ` (${link(hero)})`}.`,
  'points-unspent': ({ seat, points }, who) => `${who(seat)} traci niewydane punkty: ${campaignPoints(points)}.`,
  'campaign-over': ({ campaign, winner }, who) => {
    const name = content.campaigns[campaign] ? ` (${link(`campaign-${campaign}`)})` : ''
    return `Kampanię wygrywa ${sideWith(who)(winner)}${name}.`
  },
})

export function campaignChoices({ content, link, links, textOf }: Terms): CampaignChoices {
  const treasure = (card: string) => led(link(card), textOf(content.treasures[card]))
  return {
    orderTied: (order, who) => order.map((seat) => who(seat)).join(', potem '),
    promote: (hero) => led(link(hero), links(legendOf(content, hero))),
    keepArtifact: treasure,
    chooseTreasure: treasure,
    rest: () => 'Gotowe',
    shop: (choice) => {
      if ('done' in choice) return 'Zakończ, reszta przepada'
      const { reward, hero } = choice.buy
      const cost = content.rewards[reward]?.cost ?? 0
      return led(`${link(reward)}${hero === null ? '' : ` (${link(hero)})`}`, campaignPoints(cost))
    },
  }
}

export const campaignPrompts = ({ link }: Terms): CampaignPrompts => ({
  orderTied: () => 'Kilku graczy remisuje: wybierz, kto jest wyżej w rankingu, a kto za nim.',
  promote: () => 'Wybierz Odkrywcę, który awansuje na Legendę.',
  keepArtifact: () => 'Gra wygrana: wybierz Artefakt, który zatrzymujesz. Drugi wraca do swojej talii.',
  chooseTreasure: () => 'Wybierz jeden z tych Skarbów. Zostaje z tobą przez całą kampanię.',
  rest: ({ view }) => {
    const { game, games, next } = campaignAt(view)
    const over = `Koniec gry ${game} z ${games}.`
    return next === null ? over : `${over} Następna to ${link(next)}: zaczynamy?`
  },
  shop: ({ seat, view }) => {
    const left = campaignPoints(campaignAt(view).points[seat] ?? 0)
    return `Przed ostatnią grą: wydaj na nagrody ${left}. Czego nie wydasz, przepada.`
  },
})

export const campaignWaits: CampaignWaits = {
  orderTied: () => 'ustali kolejność w remisie',
  promote: (_, several) => (several ? 'awansują bohaterów' : 'awansuje bohatera'),
  keepArtifact: () => 'wybierze Artefakt',
  chooseTreasure: () => 'wybierze Skarb',
  rest: (_, several) => (several ? 'potwierdzą gotowość' : 'potwierdzi gotowość'),
  shop: () => 'wybierze nagrody',
}
