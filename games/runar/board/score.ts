import type { Standing } from '@longhouse/board'
import { isBetweenGames, stageAt } from '../src/stage.ts'
import { boardContextOf, type RunarInput } from './board-context.ts'
import { STANDING_PHASES } from './phases.ts'
import { keyOf } from './thing.ts'

/** The seven phases of a turn (RN-6.2), and how many Events lie already: the game ends with the last (RN-26.1); between games, those of the campaign. */
export function standing(input: RunarInput): Standing {
  const context = boardContextOf(input)
  const { words, field, content, view, openContext } = context
  if (isBetweenGames(openContext))
    return {
      round: view.sheet.at + 1,
      rounds: view.sheet.games.length,
      roundName: words.saga.games,
      phases: [],
      phase: '',
      scores: view.sheet.campaign?.points ?? [],
    }
  const { eventSlots = 0 } = content.destinyBoards[input.seatView.players] ?? {}
  const phases = STANDING_PHASES.filter((phase) => phase !== 'nemesis' || field?.nemesis)
  const { round, phase } = stageAt(openContext)
  return {
    round: Math.max(1, round),
    rounds: eventSlots,
    roundName: words.destiny.events,
    phases: phases.map((id) => ({ id, name: words.phase[id], thing: keyOf('phase', id) })),
    phase: phase === 'setup' ? 'initial' : phase === 'over' ? 'end' : phase,
    scores: input.sitters.map((_, seat) => field?.players[seat]?.vp ?? 0),
    scoreThings: input.sitters.map((_, seat) => keyOf('score', seat)),
  }
}
