import { campaignOf, isLastGame } from './campaign-sheet.ts'
import type { TreasureId } from './content-file.ts'
import { fieldOf, type RuleContext } from './runar.ts'
import { isSoloCampaign, membersOf } from './solo.ts'
import type { Deed, FinishedGame, Team } from './state.ts'
import { heapViolations, must } from './violations.ts'

/** What can never be of a campaign: points, ranks or Treasures that no game gave. */

/** A game is over and the next not yet laid out, by what is counted; after a strike there may be none (RN-29.15). */
export const awaitsNextGame = ({ state: { sheet, over } }: RuleContext): boolean =>
  sheet.campaign !== undefined &&
  sheet.campaign.finished.length > sheet.at &&
  (!over || sheet.campaign.stage === 'strike')

export function campaignFlaws(t: RuleContext): string[] {
  if (!t.state.sheet.campaign) return []
  const { finished, stage, dooms } = campaignOf(t)
  const { at } = t.state.sheet
  const isOver = awaitsNextGame(t) || t.state.over
  return [
    ...must(finished.length === (isOver ? at + 1 : at), `${finished.length} games are over`),
    ...must(awaitsNextGame(t) === (stage !== null && stage !== 'shop'), `${stage} at the wrong time`),
    ...must(dooms === finished.filter(({ doom }) => doom).length, `${dooms} Doom marks`),
    ...finished.flatMap((game) => rankingFlaws(t, game)),
    ...(isSoloCampaign(t) ? outFlaws(t) : []),
    ...t.state.sheet.teams.flatMap((team, seat) => [
      ...pointFlaws(t, seat),
      ...rankFlaws(team, seat, finished),
      ...ownedFlaws(t, seat),
    ]),
  ]
}

/** RN-29.2, RN-29.13 to RN-29.15: whoever is out fell or was struck, and there are never more than the last one. */
function outFlaws(t: RuleContext): string[] {
  const { finished, story, out } = campaignOf(t)
  const { teamSize, lostHeroes } = t.content.file.campaign.solo
  const { heroes, roster = [] } = t.state.sheet.teams[0] as Team
  const fallen = [...finished.flatMap((game) => game.story), ...story].flatMap(heroFallen)
  return [
    ...heapViolations(out, [...fallen, ...finished.flatMap(({ struck }) => struck ?? [])]),
    ...must(roster.length === teamSize && out.every((hero) => roster.includes(hero)), `${out} are out of ${roster}`),
    ...must(
      heroes.every((hero) => roster.includes(hero)),
      `${heroes} are fielded of ${roster}`,
    ),
    ...must(t.state.over ? out.length <= lostHeroes : out.length < lostHeroes, `${out.length} heroes are out`),
  ]
}

const heroFallen = (deed: Deed): string[] => (deed.deed === 'hero-fell' ? [deed.hero] : [])

/** RN-28.2: everybody once, and the Nemesis where it took part. */
function rankingFlaws(t: RuleContext, { scenario, ranking }: FinishedGame): string[] {
  const seats = t.state.sheet.teams.map((_, seat) => String(seat))
  return heapViolations(ranking.map(String), t.content.scenarios[scenario]?.nemesis ? [...seats, 'nemesis'] : seats)
}

/** RN-28.4, RN-28.5, RN-28.14: what was not spent is lost once the shop is left. */
function pointFlaws(t: RuleContext, seat: number): string[] {
  const { finished, points, lost, bought } = campaignOf(t)
  const earned = finished.reduce((sum, game) => sum + (game.points[seat] ?? 0), 0)
  const spent = bought
    .filter((purchase) => purchase.seat === seat)
    .reduce((sum, { reward }) => sum + (t.content.rewards[reward]?.cost ?? 0), 0)
  const left = earned - (lost[seat] ?? 0) - spent
  const isRight = left >= 0 && (points[seat] === left || (points[seat] === 0 && isLastGame(t)))
  return must(isRight, `seat ${seat} has ${points[seat]} of ${left} Campaign points`)
}

/** RN-28.6: whoever is a Legend was promoted. */
function rankFlaws(team: Team, seat: number, finished: readonly FinishedGame[]): string[] {
  const { ranks } = team
  const heroes = membersOf(team)
  const promoted = finished.flatMap((game) => game.promoted[seat] ?? [])
  const legends = heroes.filter((hero) => ranks[hero] === 'legend')
  return [...heapViolations(legends, promoted), ...heapViolations(Object.keys(ranks), heroes)]
}

/** RN-28.9: nothing that was kept or chosen is ever lost. */
function ownedFlaws(t: RuleContext, seat: number): string[] {
  const { finished } = campaignOf(t)
  const { figures, players } = fieldOf(t)
  const worn = Object.values(figures).map((figure) => (figure.kind === 'hero' ? figure.treasure : null))
  const owned: (TreasureId | null)[] = awaitsNextGame(t)
    ? (t.state.sheet.teams[seat]?.treasures ?? [])
    : [...(players[seat]?.treasury.map(({ card }) => card) ?? []), ...worn]
  const gained = finished.flatMap(({ artifacts, treasures }) => [artifacts[seat] ?? [], treasures[seat] ?? []].flat())
  return gained.flatMap((card) => must(owned.includes(card), `seat ${seat} lost ${card}`))
}
