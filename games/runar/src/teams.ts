import type { Seat } from '@longhouse/kernel'
import { one, refuse } from '@longhouse/kernel'
import type { Choices } from './choices.ts'
import type { ClanId, HeroId, Rank } from './content-file.ts'
import { decision, type RuleContext, step, type Turn } from './runar.ts'
import { isSoloCampaign, membersOf } from './solo.ts'
import type { Team } from './state.ts'

/** RN-4: who fights for whom. */

type OfSeat = { readonly seat: Seat }

const teamOf = (t: RuleContext, seat: Seat): Team => t.state.sheet.teams[seat] as Team

const isDraft = (t: RuleContext): boolean => t.options.teams === 'draft'

/** RN-4.13: the Clans first. */
export const chooseTeams = step('chooseTeams', (t) => {
  t.next(...t.state.sheet.order.map((seat) => clan({ seat })))
  if (isDraft(t) || isSoloCampaign(t)) t.next(draft())
})

const freeClans = (t: RuleContext): ClanId[] =>
  t.content.file.clans.map(({ id }) => id).filter((id) => t.state.sheet.teams.every((team) => team.clan !== id))

/** RN-4.1, RN-4.4. */
const clan = decision<OfSeat, Choices['clan']>('clan', {
  rule: 'RN-4.1',
  seat: (_, { seat }) => seat,
  options: (t) => one(freeClans(t)),
  why: (t, _, choice) => refuse(t.content.clans[String(choice)] ? 'clan-taken' : 'no-such-clan', {}, 'RN-32.28'),
  take(t, { seat }, chosen) {
    teamOf(t, seat).clan = chosen
    t.tell?.({ kind: 'clan-chosen', seat, clan: chosen })
    if (!isDraft(t)) for (const hero of t.content.clans[chosen]?.recommendedTeam ?? []) join(t, seat, hero)
  },
})

/** RN-4.11; in a campaign all are Explorers at first (RN-4.12). */
const rankAtFirst = (t: RuleContext): Rank => (t.options.rank ?? 'explorer') as Rank

function join(t: Turn, seat: Seat, hero: HeroId): void {
  const team = teamOf(t, seat)
  ;(team.roster ?? team.heroes).push(hero)
  team.ranks[hero] = rankAtFirst(t)
}

/** RN-29.2, RN-29.21: how many each team lacks. */
function missingHeroes(t: RuleContext): number {
  const { constants, file } = t.content
  const size = isSoloCampaign(t) ? file.campaign.solo.teamSize : constants.heroesPerTeam
  return size - membersOf(teamOf(t, 0)).length
}

/** RN-4.5 to RN-4.8: up by the numbers of the Treasures dealt, down again, and up. */
const draft = step('draft', (t) => {
  const numbered = t.content.file.treasures.filter(({ type }) => type !== 'artifact')
  const dealt = t.shuffle(numbered.map(({ number }) => Number(number)))
  const seats = t.state.sheet.order.map((seat, at) => ({ seat, number: dealt[at] as number }))
  const up = seats.sort((a, b) => a.number - b.number).map(({ seat }) => draftHero({ seat }))
  for (let round = 0; round < missingHeroes(t); round++) t.next(...(round % 2 === 0 ? up : up.toReversed()))
})

const freeHeroes = (t: RuleContext): HeroId[] =>
  t.content.file.heroes
    .map(({ id }) => id)
    .filter((hero) => t.state.sheet.teams.every((team) => !membersOf(team).includes(hero)))

/** RN-4.2, RN-4.9. */
const draftHero = decision<OfSeat, Choices['draftHero']>('draftHero', {
  rule: 'RN-4.6',
  seat: (_, { seat }) => seat,
  options: (t) => one(freeHeroes(t)),
  why: (t, _, choice) => refuse(t.content.heroes[String(choice)] ? 'hero-taken' : 'no-such-hero', {}, 'RN-32.28'),
  take(t, { seat }, hero) {
    join(t, seat, hero)
    t.tell?.({ kind: 'hero-drafted', seat, hero, rank: rankAtFirst(t) })
  },
})

export const teamRules = [chooseTeams, clan, draft, draftHero]
