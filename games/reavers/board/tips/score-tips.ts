import { nameOfSeat, scoreTip, type Tip } from '@longhouse/board'
import type { Seat } from '@longhouse/kernel'
import { type Good, TOKENS, type Token } from '../../src/content-file.ts'
import { majorityItem, openScoreItems, scoreItems, terrorGlory, tokenItem } from '../../src/scoring.ts'
import type { BoardContext } from '../board-context.ts'

/** What goods and players are worth, as far as the viewer can know it now. */

const isToken = (good: Good): good is Token => TOKENS.some((token) => token === good)

export const goodTip = (context: BoardContext, good: Good): Tip =>
  tipOfGoods(context, good, context.input.seatView.seat)

export function rivalGoodTip(context: BoardContext, good: Good, seat: Seat): Tip {
  const tip = tipOfGoods(context, good, seat)
  return { ...tip, title: `${nameOfSeat(context, seat)}: ${tip.title}` }
}

/** Of nobody's where nobody looks at the own ones. */
function tipOfGoods(context: BoardContext, good: Good, seat: Seat | null): Tip {
  const { words, view } = context
  const n = seat === null ? 0 : (view.players[seat]?.[good] ?? 0)
  const worth = seat === null ? null : worthOf(context, seat, good)
  return {
    title: `${n} ${words.counted(good, n)}`,
    lines: [words.tip.goods[good], ...scaleOf(context, good)],
    ...(worth === null ? {} : { outcome: words.tip.atEnd(worth) }),
  }
}

function worthOf(context: BoardContext, seat: Seat, good: Good): number | null {
  if (good === 'terror') return terrorGlory(context, context.view.players[seat]?.terror ?? 0)
  return isToken(good) ? tokenItem(context, seat, good).points + majorityItem(context, seat, good).points : null
}

/** How the Glory grows with the number. */
function scaleOf({ words, content: { scoring } }: BoardContext, good: Good): string[] {
  if (good === 'terror')
    return [
      words.tip.terror(
        scoring.terror.table
          .slice(1)
          .map((n) => `−${-n}`)
          .join(', '),
      ),
    ]
  if (!isToken(good)) return []
  const { tiers, majority } = scoring.tokens[good]
  return [
    words.tip.tiers(tiers.map(({ min, each }) => words.tip.tier(min, each)).join(', ')),
    words.tip.majority(majority),
  ]
}

/** What lies open of a score; the rest is secret until the end (RV-19), but to its owner. */
export function seatScoreTip(context: BoardContext, seat: Seat): Tip {
  const isOwn = seat === context.input.seatView.seat
  return {
    ...scoreTip(context.input, {
      title: nameOfSeat(context, seat),
      ...(isOwn
        ? { items: scoreItems(context, seat), own: true }
        : { items: openScoreItems(context, seat), unseen: context.words.tip.unseen }),
    }),
    rule: 'RV-17.1',
  }
}
