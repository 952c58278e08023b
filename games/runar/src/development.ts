import { one, refuse, type Seat } from '@longhouse/kernel'
import { campaignOf, enter, lastGameOf } from './campaign-sheet.ts'
import type { Choices } from './choices.ts'
import type { HeroId, TreasureId } from './content-file.ts'
import { decision, type RuleContext, step, type Turn, together } from './runar.ts'
import { membersOf, remainingHeroes } from './solo.ts'
import type { Team } from './state.ts'
import { revealTreasures } from './treasures.ts'

/** RN-28.6 to RN-28.9, RN-28.30: what a game of a campaign leaves its players stronger by. */

const teamOf = (t: RuleContext, seat: Seat): Team => t.state.sheet.teams[seat] as Team

export const promotion = step('promotion', (t) => {
  enter(t, 'promotion')
  t.next(promote())
})

/** Whoever is out is promoted no more (RN-29.20). */
const explorersOf = (t: RuleContext, seat: Seat): HeroId[] =>
  remainingHeroes(t, seat).filter((hero) => teamOf(t, seat).ranks[hero] === 'explorer')

/** RN-28.6, RN-28.30. */
const promote = together<null, Choices['promote']>('promote', {
  rule: 'RN-28.6',
  seats: (t) => t.state.sheet.order.filter((seat) => explorersOf(t, seat).length > 0),
  options: (t, _, seat) => one(explorersOf(t, seat)),
  why(t, _, choice, seat) {
    const hero = String(choice)
    if (campaignOf(t).out.includes(hero)) return refuse('hero-is-out', { hero }, 'RN-29.20')
    return membersOf(teamOf(t, seat)).includes(hero) ? refuse('is-legend', { hero }, 'RN-28.6') : null
  },
  take(t, _, answers) {
    for (const seat of t.state.sheet.order) {
      const hero = answers[seat]
      if (hero === undefined) continue
      teamOf(t, seat).ranks[hero] = 'legend'
      lastGameOf(t).promoted[seat] = hero
      t.tell?.({ kind: 'hero-promoted', seat, hero })
    }
  },
})

/** RN-28.7, RN-28.27: nobody, where the Nemesis won, were it there or not. */
export const artifact = step('artifact', (t) => {
  const [seat] = lastGameOf(t).result.winners
  const { artifactDeck } = t.state.sheet
  if (seat === undefined || artifactDeck.length === 0) return
  enter(t, 'artifact')
  t.reveal()
  const cards = artifactDeck.splice(-t.content.file.campaign.artifactDraw)
  campaignOf(t).offer = [...cards]
  t.tell?.({ kind: 'artifacts-drawn', seat, cards })
  t.next(keepArtifact({ seat }))
})

type OfSeat = { readonly seat: Seat }

const offered = (t: RuleContext): TreasureId[] => [...new Set(campaignOf(t).offer)]

/** RN-35.8: the other one returns to the Artifacts. */
const keepArtifact = decision<OfSeat, Choices['keepArtifact']>('keepArtifact', {
  rule: 'RN-28.7',
  seat: (_, { seat }) => seat,
  options: (t) => one(offered(t)),
  take(t, { seat }, card) {
    takeOffered(t, seat, card)
    lastGameOf(t).artifacts[seat] = card
    t.state.sheet.artifactDeck.push(...campaignOf(t).offer.splice(0))
  },
})

function takeOffered(t: Turn, seat: Seat, card: TreasureId): void {
  const { offer } = campaignOf(t)
  offer.splice(offer.indexOf(card), 1)
  teamOf(t, seat).treasures.push(card)
  t.tell?.({ kind: 'treasure-gained', seat, card, cause: 'development' })
}

/** RN-28.8: whoever was the last chooses first. */
export const treasures = step('treasures', (t) => {
  enter(t, 'treasures')
  const cards = revealTreasures(t, ['mark', 'equipment'], t.players + 1)
  campaignOf(t).offer = [...cards]
  t.tell?.({ kind: 'treasures-offered', cards })
  t.next(...t.state.sheet.order.map((seat) => chooseTreasure({ seat })), returnTreasures())
})

const chooseTreasure = decision<OfSeat, Choices['chooseTreasure']>('chooseTreasure', {
  rule: 'RN-28.8',
  seat: (_, { seat }) => seat,
  options: (t) => one(offered(t)),
  take(t, { seat }, card) {
    takeOffered(t, seat, card)
    lastGameOf(t).treasures[seat] = card
  },
})

const returnTreasures = step('returnTreasures', (t) => {
  t.state.sheet.treasureDeck.push(...campaignOf(t).offer.splice(0))
})

export const developmentRules = [promotion, promote, artifact, keepArtifact, treasures, chooseTreasure, returnTreasures]
