import { nameOfSeat, ownPlayer, scoreTip, type Tip } from '@longhouse/board'
import type { Seat } from '@longhouse/kernel'
import type { Destiny, Good } from '../../src/content.ts'
import { countFor } from '../../src/destinies.ts'
import { blamePenalty, colorSets, gloryTrack, openScoreItems, scoreItems } from '../../src/scoring.ts'
import type { BoardContext } from '../board-context.ts'

/** What goods, cards and players are worth, as far as the viewer can know it now. */

export const goodTip = (context: BoardContext, good: Good): Tip =>
  tipOfGoods(context, good, ownPlayer(context)?.[good] ?? 0)

export function rivalGoodTip(context: BoardContext, good: Good, seat: Seat): Tip {
  const tip = tipOfGoods(context, good, context.view.players[seat]?.[good] ?? 0)
  return { ...tip, title: `${nameOfSeat(context, seat)}: ${tip.title}` }
}

function tipOfGoods(context: BoardContext, good: Good, n: number): Tip {
  const { words, content } = context
  const { scoring } = content
  const worth = {
    favor: n * scoring.favorGlory,
    coin: Math.floor(n / scoring.coinsPerGlory),
    blame: blamePenalty(context, n),
  }
  const atEnd = good === 'favor' || good === 'coin' || good === 'blame' ? worth[good] : null
  return {
    title: `${n} ${words.counted(good, n)}`,
    lines: [words.tip.goods[good], ...endLines(context, good)],
    ...(atEnd === null ? {} : { outcome: words.tip.atEnd(atEnd) }),
    ...(RULE_OF_GOOD[good] ? { rule: RULE_OF_GOOD[good] } : {}),
  }
}

const RULE_OF_GOOD: { readonly [good in Good]?: string } = { favor: 'CH-15.6', coin: 'CH-15.7', blame: 'CH-15.8' }

function endLines({ words, content: { scoring } }: BoardContext, good: Good): string[] {
  if (good === 'favor') return [words.tip.favorEach(scoring.favorGlory)]
  if (good === 'coin') return [words.tip.coinsPer(scoring.coinsPerGlory)]
  return good === 'blame' ? [words.tip.blame(ladder(Object.entries(scoring.blamePenalty).slice(1)))] : []
}

/** `1: −1, 2: −3`. */
const ladder = (steps: readonly (readonly [string, number])[]): string =>
  steps.map(([tokens, glory]) => `${tokens}: −${-glory}`).join(', ')

export function slainTip(context: BoardContext): Tip {
  const { words, content } = context
  const sets = colorSets(content, ownPlayer(context)?.defeated ?? [])
  const { setOfColorsGlory } = content.scoring
  return {
    title: words.own.slain,
    lines: [words.tip.sets(setOfColorsGlory), words.own.secret],
    outcome: words.tip.atEnd(sets * setOfColorsGlory),
    rule: 'CH-15.3',
  }
}

/** What lies open of a score; destinies and sets are secret (CH-17.1, CH-17.2), but one's own. */
export function seatScoreTip(context: BoardContext, seat: Seat): Tip {
  const { words, view, input } = context
  const isOwn = seat === input.seatView.seat
  const items = isOwn ? scoreItems(context, seat) : [gloryTrack(context, seat), ...openScoreItems(context, seat)]
  const counted = items.filter(({ item }) => item === 'destiny').length
  const uncounted = (view.players[seat]?.destinyCount ?? 0) - counted
  const unseen = !isOwn ? words.tip.unseen : uncounted > 0 ? words.tip.uncounted(uncounted) : null
  return {
    ...scoreTip(input, { title: nameOfSeat(context, seat), items, own: isOwn, ...(unseen ? { unseen } : {}) }),
    rule: 'CH-15.1',
  }
}

/** What it brings, and how the viewer stands beside the best rival (CH-14.2 to CH-14.6). */
export function destinyLines(context: BoardContext, id: string): string[] {
  const { words, view, input } = context
  const { seat } = input.seatView
  const { condition, gloryFull, gloryTied } = context.content.destinies[id] as Destiny
  const brings = words.tip.destiny(gloryFull, gloryTied)
  const own = seat === null ? null : countFor(context, seat, condition)
  if (own === null) return [brings]
  const rivals = view.players.flatMap((_, rival) => (rival === seat ? [] : [countFor(context, rival, condition)]))
  const best = rivals.reduce<number | null>((most, n) => (most === null || n === null ? null : Math.max(most, n)), 0)
  return [brings, best === null ? words.tip.ownCount(own) : words.tip.bestRival(own, best)]
}
