import type { GameBoard } from '@longhouse/board'

interface SideNameProps {
  readonly board: GameBoard
  readonly side: string
  readonly name: string
}

/** Whose score it is that nobody sits for: the side's sign, or its name where it has none. */
export const SideName = ({ board: { SideMark }, side, name }: SideNameProps) =>
  SideMark ? <SideMark side={side} name={name} /> : <span>{name}</span>
