import type { Counts } from '@longhouse/kernel'
import type { Enemy, Warriors } from '../../src/content.ts'
import { type Forecast, forecastOf, huntForecast, seaOf } from '../../src/forecast.ts'
import { countWarriors } from '../../src/state.ts'
import type { BoardContext } from '../board-context.ts'
import { ownAbility } from '../fight/throw.ts'

/** How an assignment would probably end. */
export interface Outlook extends Omit<Forecast, 'survivors'> {
  /** Warriors sent. */
  readonly size: number
  /** In percent. */
  readonly win: number
  /** Of those sent, on average. */
  readonly lost: number
}

export function outlookOf(
  context: BoardContext,
  enemy: Enemy | null,
  sent: Counts,
  shore: string | null,
  favor = 0,
): Outlook {
  const crew: Warriors = { swordsman: sent.swordsman ?? 0, spearman: sent.spearman ?? 0, axeman: sent.axeman ?? 0 }
  const sea = shore ? seaOf(context.content, context.view, shore, sent.food ?? 0) : null
  const { survivors, win, ...forecast } = forecastOf(context.content, ownAbility(context), { crew, enemy, sea, favor })
  const size = countWarriors(crew)
  return { ...forecast, size, win: Math.round(win * 100), lost: size - survivors }
}

/** Food that hunters bring home on average (CH-8.2 to CH-8.7). */
export const huntOutlook = (context: BoardContext, hunters: Readonly<Warriors>): number =>
  huntForecast(context.content, ownAbility(context), hunters)
