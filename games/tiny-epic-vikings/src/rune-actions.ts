import type { Counts, Refusal, Seat } from '@longhouse/kernel'
import { either, isRecord, mix, one, refuse, totalOf, yes } from '@longhouse/kernel'
import { type Action, aboutAction, actorOf, begun, completed, declined } from './actions.ts'
import { type Choices, smiteKey } from './choices.ts'
import { type EffectOf, type IslandId, RESOURCES, type Resource, type VikingId } from './content-file.ts'
import { discardViking, drawViking } from './decks.ts'
import { notInHand } from './draft.ts'
import type { Settlers } from './events.ts'
import { adjacentTo } from './exploring.ts'
import { roomFor } from './goods.ts'
import { changeTemples, removeSettlers } from './pieces.ts'
import { settlersOn, templesOn } from './sides.ts'
import { decision, mapOf, playerAt, type RuleContext, sidesOf, step } from './vikings.ts'

/** TV-9.4 to TV-9.7, TV-9.11, TV-9.12, TV-9.14. */

type Move = { readonly from: IslandId; readonly to: IslandId }

/** TV-9.4. */
const templeMoves = (t: RuleContext, seat: Seat): Move[] =>
  mapOf(t).islandIds.flatMap((from) =>
    templesOn(t, from, seat) === 0
      ? []
      : adjacentTo(t, from).flatMap((to) => (templesOn(t, to, seat) === 0 ? [{ from, to }] : [])),
  )

export const moveTemple = decision<Action, Choices['moveTemple']>('moveTemple', {
  rule: 'TV-9.4',
  about: aboutAction,
  seat: actorOf,
  options(t, { actor }) {
    const moves = templeMoves(t, actor)
    return moves.length > 0 ? either({ move: one(moves), decline: yes }) : null
  },
  why: (t, { actor }, choice) =>
    isRecord(choice) && isRecord(choice.move) ? whyNotMoved(t, actor, choice.move) : null,
  take(t, action, choice) {
    if ('decline' in choice) return declined(t, action)
    const { from, to } = choice.move
    begun(t, action)
    changeTemples(t, action.actor, from, -1)
    changeTemples(t, action.actor, to, 1)
    t.tell?.({ kind: 'temple-moved', side: action.actor, from, to })
    completed(t, action)
  },
})

/** TV-20.25, TV-20.26. */
function whyNotMoved(t: RuleContext, seat: Seat, said: Readonly<Record<string, unknown>>): Refusal {
  const { islandIds } = mapOf(t)
  const from = islandIds.find((island) => island === said.from)
  const to = islandIds.find((island) => island === said.to)
  if (from === undefined || templesOn(t, from, seat) === 0) return refuse('no-own-temple-there', {}, 'TV-20.26')
  return to !== undefined && adjacentTo(t, from).includes(to)
    ? refuse('own-temple-there', { island: to }, 'TV-20.25')
    : refuse('not-adjacent', { island: to ?? null }, 'TV-20.25')
}

/** TV-9.5, TV-9.14: opponents' settlers, wherever they are. */
function smitable(t: RuleContext, seat: Seat): Settlers[] {
  return mapOf(t).islandIds.flatMap((island) =>
    sidesOf(t).flatMap((side) => {
      const settlers = side === seat ? 0 : settlersOn(t, island, side)
      return settlers > 0 ? [{ side, island, settlers }] : []
    }),
  )
}

export const smite = decision<Action<EffectOf<'smite'>>, Counts>('smite', {
  rule: 'TV-9.5',
  about: aboutAction,
  seat: actorOf,
  options(t, { actor, effect: { value } }) {
    const there = smitable(t, actor)
    if (there.length === 0) return null
    return mix(
      Object.fromEntries(there.map(({ island, side, settlers }) => [smiteKey(island, side), settlers])),
      0,
      value,
    )
  },
  why: (t, { actor, effect: { value } }, choice) => (isRecord(choice) ? whyNotSmitten(t, actor, value, choice) : null),
  take(t, action, choice) {
    if (totalOf(choice) === 0) return declined(t, action)
    begun(t, action)
    const losses = smitable(t, action.actor).flatMap(({ island, side }) => {
      const settlers = choice[smiteKey(island, side)] ?? 0
      return settlers > 0 ? [{ side, island, settlers }] : []
    })
    for (const { side, island, settlers } of losses) removeSettlers(t, side, island, settlers)
    t.tell?.({ kind: 'smote', side: action.actor, losses })
    completed(t, action)
  },
})

/** TV-20.15, TV-20.26. */
function whyNotSmitten(
  t: RuleContext,
  seat: Seat,
  value: number,
  said: Readonly<Record<string, unknown>>,
): Refusal | null {
  const there = new Map(smitable(t, seat).map(({ island, side, settlers }) => [smiteKey(island, side), settlers]))
  let total = 0
  for (const [key, n] of Object.entries(said)) {
    if (typeof n !== 'number') continue
    if (key.endsWith(`/${seat}`)) return refuse('own-settlers', {}, 'TV-20.15')
    if (n > (there.get(key) ?? 0)) return refuse('no-settlers-there', {}, 'TV-20.15')
    total += n
  }
  return total > value ? refuse('too-many-settlers', { most: value }, 'TV-20.26') : null
}

/** TV-9.6: once drawn, a card must be discarded. */
export const drawCard = step<Action<EffectOf<'draw-replace'>>>('drawCard', (t, { actor, effect, cause }) => {
  for (let n = 0; n < effect.value; n++) {
    const card = drawViking(t)
    if (card === undefined) return
    playerAt(t, actor).hand.push(card)
    const unseen = { kind: 'card-drawn', side: actor, card: null } as const
    t.tell?.({ ...unseen, card }, { only: [actor], others: unseen })
    t.next(discard({ seat: actor, cause }))
  }
})

const discard = decision<{ readonly seat: Seat; readonly cause: string }, VikingId>('discard', {
  rule: 'TV-9.6',
  about: (_, { cause }) => ({ cause }),
  seat: (_, { seat }) => seat,
  options: (t, { seat }) => one([...new Set(playerAt(t, seat).hand)]),
  why: () => notInHand('TV-20.2'),
  take(t, { seat, cause }, card) {
    const { hand } = playerAt(t, seat)
    hand.splice(hand.indexOf(card), 1)
    t.reveal()
    discardViking(t, seat, card, cause)
  },
})

type Exchange = Extract<Choices['exchange'], { readonly exchange: unknown }>['exchange']

/** TV-9.11, TV-9.12. */
function exchangesOf(t: RuleContext, seat: Seat): Exchange[] {
  const player = playerAt(t, seat)
  return RESOURCES.flatMap((give) =>
    RESOURCES.flatMap((take) => {
      const most = give === take ? 0 : Math.min(player[give], roomFor(t, seat, take))
      return Array.from({ length: most }, (_, n) => ({ give, take, number: n + 1 }))
    }),
  )
}

export const exchange = decision<Action, Choices['exchange']>('exchange', {
  rule: 'TV-9.11',
  about: aboutAction,
  seat: actorOf,
  options(t, { actor }) {
    const exchanges = exchangesOf(t, actor)
    return exchanges.length > 0 ? either({ exchange: one(exchanges), decline: yes }) : null
  },
  why: (t, { actor }, choice) =>
    isRecord(choice) && isRecord(choice.exchange) ? whyNotExchanged(t, actor, choice.exchange) : null,
  take(t, action, choice) {
    if ('decline' in choice) return declined(t, action)
    const player = playerAt(t, action.actor)
    const { give, take, number } = choice.exchange
    begun(t, action)
    player[give] -= number
    player[take] += number
    t.tell?.({ kind: 'exchanged', side: action.actor, give, take, number })
    completed(t, action)
  },
})

const isResource = (value: unknown): value is Resource => RESOURCES.some((resource) => resource === value)

/** TV-20.16. */
function whyNotExchanged(t: RuleContext, seat: Seat, said: Readonly<Record<string, unknown>>): Refusal | null {
  const { give, take, number } = said
  if (!isResource(give) || !isResource(take) || typeof number !== 'number') return null
  if (give === take) return refuse('same-resource', {}, 'TV-20.16')
  const has = playerAt(t, seat)[give]
  if (number > has) return refuse('cannot-afford', { resource: give, needs: number, has }, 'TV-20.16')
  return number > roomFor(t, seat, take) ? refuse('no-room', { resource: take }, 'TV-20.16') : null
}

export const runeActionRules = [moveTemple, smite, drawCard, discard, exchange]
