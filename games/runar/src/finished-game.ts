import { campaignOf } from './campaign-sheet.ts'
import { tiersOf } from './ranking.ts'
import { fieldOf, type RuleContext } from './runar.ts'
import { finalResult } from './scoring.ts'
import type { FinishedGame } from './state.ts'

export const forEach = <E>(players: number, entry: E): E[] => Array.from({ length: players }, () => entry)

/** RN-28.34. RN-28.31: whoever is tied after the last game stays tied, in turn order. */
export function finishedGame(t: RuleContext): FinishedGame {
  const { scenario, layout, turn } = fieldOf(t)
  return {
    scenario,
    layout,
    turns: turn.number,
    result: finalResult(t),
    ranking: tiersOf(t).flat(),
    points: forEach(t.players, 0),
    doom: false,
    promoted: forEach(t.players, null),
    artifacts: forEach(t.players, null),
    treasures: forEach(t.players, null),
    story: campaignOf(t).story.splice(0),
  }
}
