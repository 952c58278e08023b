import type { Seat } from '@longhouse/kernel'
import { playerAt } from '../../src/champions.ts'
import type { Enemy, Longship } from '../../src/content.ts'
import { forecastOf, seaOf } from '../../src/forecast.ts'
import { abilityOf } from '../../src/leaders.ts'
import { closedBecause } from '../../src/open-places.ts'
import type { ShoreView } from '../../src/seen.ts'
import { countWarriors, warriorsOf } from '../../src/state.ts'
import type { BoardContext } from '../board-context.ts'

/** The best that a seat could send over sea of what is at home: hold and food are shared (CH-10.25). */
export interface BestCrew {
  readonly longship: string
  readonly win: number
  /** The journey is counted, because the seat has seen it (CH-17.4). */
  readonly knowsJourney: boolean
}

/** Null if nobody of the seat can sail there in this round. */
export function bestCrewTo(context: BoardContext, seat: Seat, shore: ShoreView, enemy: Enemy): BestCrew | null {
  const { content, view } = context
  const [largest] = longshipsTo(context, seat, shore).sort((a, b) => b.capacity - a.capacity)
  if (!largest) return null
  const own = playerAt(context, seat)
  const ability = abilityOf(context, seat)
  const home = warriorsOf(own)
  let win = 0
  for (let swordsman = 0; swordsman <= home.swordsman; swordsman++)
    for (let spearman = 0; spearman <= home.spearman; spearman++)
      for (let axeman = 0; axeman <= home.axeman; axeman++) {
        const crew = { swordsman, spearman, axeman }
        const room = largest.capacity - countWarriors(crew)
        if (room < 0) continue
        const sea = seaOf(content, view, shore.id, Math.min(own.food, room))
        win = Math.max(win, forecastOf(content, ability, { crew, enemy, sea }).win)
      }
  return { longship: largest.id, win, knowsJourney: shore.journey !== null }
}

/** The seat's longship that lies there empty, or those that it could still send there. */
function longshipsTo(context: BoardContext, seat: Seat, { ship }: ShoreView): Longship[] {
  const { content, view } = context
  const { longship: own, workers } = playerAt(context, seat)
  if (view.phase !== 'placement' && view.phase !== 'assigning') return []
  if (ship) {
    const lies = content.longships[ship.longship]
    return lies && ship.seat === seat && countWarriors(ship) === 0 ? [lies] : []
  }
  if (view.phase === 'assigning' || workers === 0) return []
  return content.boardLocations.flatMap(({ id, effect }) => {
    if (effect.kind !== 'launch' || closedBecause(context, seat, id)) return []
    return content.longships[effect.longship === 'own-private' ? (own ?? '') : effect.longship] ?? []
  })
}
