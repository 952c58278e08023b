/** Players are told apart by a colour, and each colour has its mark. */
export const PLAYER_COLORS = ['green', 'orange', 'purple', 'grey'] as const
export type PlayerColor = (typeof PLAYER_COLORS)[number]
