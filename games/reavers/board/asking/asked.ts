import type * as kit from '@longhouse/board'
import type { BoardContext } from '../board-context.ts'

/** What a panel is asked to draw. */
export type Asked = kit.Asked<BoardContext>

export const favorOf = ({ view, input }: BoardContext): number => view.players[input.seatView.seat ?? -1]?.favor ?? 0
