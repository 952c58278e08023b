import type { Seat } from '@longhouse/kernel'
import { isRecord, one, refuse } from '@longhouse/kernel'
import type { Counter, Favor, FavorId, Viking, VikingId } from './content-file.ts'
import { comesOut, drawViking } from './decks.ts'
import { clanOf, isSolo } from './enemy-clan.ts'
import { gainsOfBag } from './enemy-tracks.ts'
import { changeFury, godOf } from './fury.ts'
import { gainGoods } from './goods.ts'
import { type FavorPlace, openEnds, putFavor } from './joining.ts'
import { loser } from './losing.ts'
import { boosted, strengthOf } from './sides.ts'
import type { Battle, RowCard, Side } from './state.ts'
import { decision, type OfSeat, type OpenContext, playerAt, type RuleContext, step, type Turn } from './vikings.ts'

/** TV-6.10 to TV-6.36: a battle is fought. */

interface Fighter {
  readonly side: Side
  readonly card: VikingId
  readonly strength: number
}

interface Outcome {
  readonly winner: Fighter | null
  readonly competitors: readonly Fighter[]
}

const battleOf = (t: RuleContext): Battle => t.state.battle as Battle

/** The card with which a side fights: the latest of its row. */
function fightingCard(t: RuleContext, side: Side): RowCard {
  const { enemy } = t.state
  const row = side === 'enemy' ? (enemy?.kind === 'clan' ? enemy.battles : []) : playerAt(t, side).row
  return row.at(-1) as RowCard
}

/** TV-6.10 to TV-6.19. */
export const resolve = step('resolve', (t) => {
  const { fighters } = battleOf(t)
  t.reveal()
  const cards = fighters.map((side) => ({ side, card: turnUp(t, side) }))
  t.tell?.({ kind: 'battle-revealed', cards })
  const competitors = cards.filter(({ side, card }) => paysSteel(t, side, card))
  const rated = competitors.map(({ side, card }) => ({ side, card, strength: strengthOf(t, side, card) }))
  for (const fighter of rated) t.tell?.({ kind: 'strength-counted', ...fighter, ...bonusOf(t, fighter.side) })
  const [lone] = rated
  if (lone && rated.length === 1 && meetsInvaders(t, lone.side)) return t.next(fightInvaders({ lone }))
  const most = Math.max(...rated.map(({ strength }) => strength))
  const best = rated.filter(({ strength }) => strength === most)
  t.next(settle({ winner: best.length === 1 ? (best[0] as Fighter) : null, competitors: rated }))
})

/** TV-17.18. */
function bonusOf(t: RuleContext, side: Side): { readonly bonus?: number } {
  const { bonus } = battleOf(t)
  return side === 'enemy' && bonus > 0 ? { bonus } : {}
}

/** TV-17.14, TV-15.5: in solo the human never does. */
const meetsInvaders = (t: RuleContext, side: Side): boolean => side === 'enemy' || !isSolo(t)

function turnUp(t: Turn, side: Side): VikingId {
  const fighting = fightingCard(t, side)
  fighting.up = true
  fighting.open = false
  comesOut(t, fighting.card)
  return fighting.card
}

/** TV-6.11, TV-6.12: whoever can pay must; the enemy never has to (TV-17.1). */
function paysSteel(t: Turn, side: Side, card: VikingId): boolean {
  const steel = vikingOf(t, card).steelCost
  if (side === 'enemy' || steel === 0) return true
  const player = playerAt(t, side)
  const pays = player.steel >= steel
  if (pays) player.steel -= steel
  t.tell?.({ kind: pays ? 'steel-paid' : 'steel-missing', side, steel, card })
  return pays
}

const vikingOf = (t: RuleContext, card: VikingId): Viking => t.content.vikings[card] as Viking

/** TV-6.20: the favor card to the winner or back, then the losers in the order in which they came (TV-6.37). */
const settle = step<Outcome>('settle', (t, { winner, competitors }) => {
  const losers = competitors.filter(({ side }) => side !== winner?.side)
  endBattle(t, winner, losers)
  t.next(...losers.map(({ side, card }) => loser({ side, card })))
})

function endBattle(t: Turn, winner: Fighter | null, losers: readonly Fighter[]): void {
  const { favor, row, end } = battleOf(t)
  t.state.battle = null
  t.tell?.({ kind: 'battle-ended', winner: winner?.side ?? null, favor, losers: losers.map(({ side }) => side) })
  if (!winner) putFavor(t, favor, row, end)
  else t.next(award({ side: winner.side, favor }))
}

/** TV-6.27 to TV-6.36. */
const fightInvaders = step<{ readonly lone: Fighter }>('fightInvaders', (t, { lone }) => {
  const card = drawViking(t)
  if (card === undefined) {
    t.tell?.({ kind: 'invaders-came', card: null, strength: 0 })
    return t.next(settle({ winner: lone, competitors: [] }))
  }
  t.state.invaders.push(card)
  comesOut(t, card)
  const strength = invaderStrength(t, card, t.state.invaders.length)
  t.tell?.({ kind: 'invaders-came', card, strength })
  t.next(settle({ winner: lone.strength > strength ? lone : null, competitors: [lone] }))
  if (lone.strength >= strength) t.next(anger({ card }))
})

/** TV-6.28 to TV-6.31: earlier invaders are their runes, all of them their resources. `stack`: how many, with this one. */
export const invaderStrength = (t: OpenContext, card: VikingId, stack: number): number =>
  boosted(t, card, ({ kind }: Counter) => (kind === 'rune' ? stack - 1 : stack))

/** TV-6.33, TV-6.34: the god of a beaten invader. */
const anger = step<{ readonly card: VikingId }>('anger', (t, { card }) => {
  changeFury(t, godOf(t, vikingOf(t, card).rune), 1, null, 'invaders')
})

/** TV-6.21, TV-17.3. */
const award = step<{ readonly side: Side; readonly favor: FavorId }>('award', (t, { side, favor }) => {
  const { bag } = t.content.favors[favor] as Favor
  if (side === 'enemy') {
    clanOf(t).favors.push(favor)
    return t.next(...gainsOfBag(bag))
  }
  playerAt(t, side).favors.push(favor)
  gainGoods(t, side, bag, favor)
  t.next(giveBack({ seat: side }))
})

const hasTooManyFavors = (t: RuleContext, seat: Seat): boolean =>
  playerAt(t, seat).favors.length > t.content.clan.favorSlots

/** TV-6.24 to TV-6.26. */
const giveBack = decision<OfSeat, FavorPlace>('giveBack', {
  rule: 'TV-6.24',
  seat: (_, { seat }) => seat,
  options(t, { seat }) {
    if (!hasTooManyFavors(t, seat)) return null
    const favors = [...new Set(playerAt(t, seat).favors)]
    return one(favors.flatMap((favor) => openEnds(t).map((place) => ({ favor, ...place }))))
  },
  why(t, { seat }, choice) {
    if (!isRecord(choice)) return refuse('too-many-favors', {}, 'TV-20.19')
    const isHeld = playerAt(t, seat).favors.some((favor) => favor === choice.favor)
    return isHeld ? null : refuse('favor-not-held', {}, 'TV-20.19')
  },
  take(t, { seat }, { favor, row, end }) {
    const { favors } = playerAt(t, seat)
    favors.splice(favors.indexOf(favor), 1)
    t.reveal()
    putFavor(t, favor, row, end)
    t.tell?.({ kind: 'favor-returned', side: seat, favor, row, end })
    t.next(giveBack({ seat }))
  },
})

export const battleRules = [resolve, settle, fightInvaders, anger, award, giveBack]
