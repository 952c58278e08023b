import type { RoomMoment } from '../online-table-types.ts'
import type { OnlineWords } from '../words/index.ts'

/** Why a game that is over did nothing to anybody's rating, or to one's own; null if it did. */
export function unratedText(
  { info: { result }, seat }: Pick<RoomMoment, 'info' | 'seat'>,
  { unrated, ratingStays }: OnlineWords['table'],
): string | null {
  if (!result) return null
  if (result.unrated) return unrated[result.unrated]
  return seat === null || result.ratings.some((rated) => rated.seat === seat) ? null : ratingStays
}
