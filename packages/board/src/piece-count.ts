/** So many of a piece. */
export interface PieceCount {
  readonly piece: string
  readonly count: number
}
