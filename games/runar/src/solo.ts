import type { Seat } from '@longhouse/kernel'
import type { HeroId } from './content-file.ts'
import type { OpenContext } from './runar.ts'
import type { Team } from './state.ts'

/** RN-29: one player against the Nemesis. */

export const isAlone = ({ players }: Pick<OpenContext, 'players'>): boolean => players === 1

export const isSoloCampaign = (t: OpenContext): boolean => isAlone(t) && t.state.sheet.campaign !== undefined

/** All heroes of a team; of those of a solo campaign three are fielded in each game (RN-29.2). */
export const membersOf = ({ roster, heroes }: Pick<Team, 'roster' | 'heroes'>): readonly HeroId[] => roster ?? heroes

/** RN-29.13: those that are not out. */
export function remainingHeroes({ state: { sheet } }: Pick<OpenContext, 'state'>, seat: Seat): HeroId[] {
  const out = sheet.campaign?.out ?? []
  return membersOf(sheet.teams[seat] as Team).filter((hero) => !out.includes(hero))
}
