import { one, refuse, type Seat, some } from '@longhouse/kernel'
import { campaignOf, enter, lastGameOf } from './campaign-sheet.ts'
import type { Choices } from './choices.ts'
import type { HeroId } from './content-file.ts'
import { finishedGame } from './finished-game.ts'
import { decision, fieldOf, step, type Turn } from './runar.ts'
import { isSoloCampaign, membersOf, remainingHeroes } from './solo.ts'
import type { Team } from './state.ts'

/** RN-29.12 to RN-29.20: five games alone, with six heroes that can be lost for good. */

/** RN-29.7. */
const ALONE: Seat = 0

const teamOf = (t: Turn): Team => t.state.sheet.teams[ALONE] as Team

/** RN-29.20. */
export const fielding = step('fielding', (t) => {
  enter(t, 'fielding')
  t.next(fieldHeroes())
})

/** RN-29.2: three of those that are not out. */
const fieldHeroes = decision<null, Choices['fieldHeroes']>('fieldHeroes', {
  rule: 'RN-29.2',
  seat: () => ALONE,
  options(t) {
    const { heroesPerTeam } = t.content.constants
    return some(remainingHeroes(t, ALONE), heroesPerTeam, heroesPerTeam)
  },
  why(t, _, choice) {
    const gone = Array.isArray(choice) ? choice.find((hero) => campaignOf(t).out.includes(hero)) : undefined
    return gone === undefined ? null : refuse('hero-is-out', { hero: String(gone) }, 'RN-29.13')
  },
  take(t, _, heroes) {
    const team = teamOf(t)
    team.heroes = membersOf(team).filter((hero) => heroes.includes(hero))
    t.tell?.({ kind: 'heroes-fielded', seat: ALONE, heroes: team.heroes })
  },
})

/** RN-29.13, RN-29.15: whether that was one too many. */
function loseForGood(t: Turn, hero: HeroId, struck: boolean): boolean {
  const { out } = campaignOf(t)
  const { lostHeroes } = t.content.file.campaign.solo
  out.push(hero)
  t.tell?.({ kind: 'hero-out', seat: ALONE, hero, struck, out: out.length, most: lostHeroes })
  return out.length >= lostHeroes
}

/** RN-29.13: a hero was defeated; whether the campaign is lost with it. */
export function loseDefeated(t: Turn, hero: HeroId): boolean {
  const isLost = isSoloCampaign(t) && loseForGood(t, hero, false)
  if (isLost) t.next(soloLost())
  return isLost
}

export const strike = step('strike', (t) => {
  if (lastGameOf(t).result.winners.length > 0) return
  enter(t, 'strike')
  t.next(strikeHero())
})

/** RN-29.14, RN-29.18. */
const strikeHero = decision<null, Choices['strikeHero']>('strikeHero', {
  rule: 'RN-29.14',
  seat: () => ALONE,
  options: (t) => one(remainingHeroes(t, ALONE)),
  why: (t, _, choice) =>
    campaignOf(t).out.includes(String(choice)) ? refuse('hero-is-out', { hero: String(choice) }, 'RN-29.14') : null,
  take(t, _, hero) {
    lastGameOf(t).struck = hero
    if (loseForGood(t, hero, true)) t.next(soloLost())
  },
})

/** RN-29.15: at once, were it in the middle of a game. */
const soloLost = step('soloLost', (t) => {
  const field = fieldOf(t)
  if (field.final === null) {
    t.reveal()
    field.turn.phase = 'over'
    field.final = { items: field.players.map(({ vp }) => [{ item: 'play', points: vp }]), winner: 'nemesis' }
    campaignOf(t).finished.push(finishedGame(t))
  }
  t.tell?.({ kind: 'campaign-over', campaign: campaignOf(t).id, winner: 'nemesis' })
  t.state.over = true
})

export const soloCampaignRules = [fielding, fieldHeroes, strike, strikeHero, soloLost]
