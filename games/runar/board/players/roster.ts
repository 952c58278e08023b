import type { HeroId, Rank } from '../../src/content-file.ts'
import { membersOf } from '../../src/solo.ts'
import type { Deed } from '../../src/state.ts'
import { type BoardContext, viewerOf } from '../board-context.ts'

/** RN-29.13, RN-29.14: in which game a hero was lost, and how. */
interface Loss {
  readonly game: number
  readonly struck: boolean
}

const hasFallen = (story: readonly Deed[], hero: HeroId): boolean =>
  story.some((deed) => deed.deed === 'hero-fell' && deed.hero === hero)

function lossOf({ view: { sheet } }: BoardContext, hero: HeroId): Loss | null {
  const { finished = [], story = [], out = [] } = sheet.campaign ?? {}
  if (!out.includes(hero)) return null
  const games = [...finished, { story, struck: undefined }]
  const at = games.findIndex((game) => game.struck === hero || hasFallen(game.story, hero))
  return { game: at + 1, struck: games[at]?.struck === hero }
}

export interface Member {
  readonly hero: HeroId
  readonly rank: Rank
  readonly isFielded: boolean
  /** In words; null: not lost. */
  readonly lost: string | null
}

/** The viewer's heroes; whoever plays a campaign alone has six (RN-29.2). */
export function rosterOf(context: BoardContext): readonly Member[] {
  const team = context.view.sheet.teams[viewerOf(context) ?? 0]
  if (!team) return []
  const { solo } = context.words
  return membersOf(team).map((hero) => {
    const loss = lossOf(context, hero)
    const lost = loss && (loss.struck ? solo.struck(loss.game) : solo.fell(loss.game))
    return { hero, rank: team.ranks[hero] ?? 'explorer', isFielded: team.heroes.includes(hero), lost }
  })
}

/** How many are lost, and how many may not be; null: nobody plays a campaign alone. */
export function lossesOf({ view: { sheet }, content }: BoardContext) {
  if (!sheet.teams[0]?.roster) return null
  return { out: sheet.campaign?.out.length ?? 0, most: content.file.campaign.solo.lostHeroes }
}
