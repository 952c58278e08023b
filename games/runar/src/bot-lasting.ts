import type { Seat } from '@longhouse/kernel'
import { ownedBy } from './campaign.ts'
import type { HeroRank, Rank, TreasureType } from './content-file.ts'
import type { RuleContext } from './runar.ts'

/** What lasts longer than a game, for programs: heroes by their ranks, and Treasures. */

const WORTH: { readonly [type in TreasureType]: number } = { mark: 1, equipment: 2, artifact: 3 }

/** Of a hero that is still to be chosen: nobody is ahead for having chosen first. */
const USUAL = 6

const heroWorth = ({ speed, defence, abilities, trait }: HeroRank): number =>
  speed + defence + 2 * abilities.length + (trait ? 2 : 0)

export function lasting(t: RuleContext, seat: Seat): readonly [team: number, owned: number] {
  const { heroes = [], ranks = {}, treasures = [], roster } = t.state.sheet.teams[seat] ?? {}
  let team = roster ? 0 : USUAL * Math.max(0, t.content.constants.heroesPerTeam - heroes.length)
  // Of six heroes, those that are fielded count twice.
  const out = t.state.sheet.campaign?.out ?? []
  for (const hero of roster ? [...roster, ...heroes].filter((each) => !out.includes(each)) : heroes) {
    const card = t.content.heroes[hero]?.ranks[ranks[hero] as Rank]
    if (card) team += heroWorth(card)
  }
  const cards = t.state.field && treasures.length === 0 ? ownedBy(t, seat) : treasures
  let owned = 0
  for (const card of cards) owned += WORTH[t.content.treasures[card]?.type ?? 'mark']
  return [team, owned]
}
