import { colorOfSeat, Mark } from '@longhouse/board'
import type { Side } from '../../src/state.ts'
import { nameOfSide } from '../board-context.ts'
import { ClanMark } from '../pieces/pieces.tsx'
import type { InCampaign } from './campaign-context.ts'

/** Whose it is: a player's mark, or that of the Nemesis. */
export const SideMark = ({ context, side }: InCampaign & { readonly side: Side }) =>
  side === 'nemesis' ? (
    <ClanMark clan="nemesis" name={nameOfSide(context, side)} />
  ) : (
    <Mark color={colorOfSeat(context, side)} name={nameOfSide(context, side)} />
  )
