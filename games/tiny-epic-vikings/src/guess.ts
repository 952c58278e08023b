import type { Random, Seat } from '@longhouse/kernel'
import { shuffle } from '@longhouse/kernel'
import type { VikingId } from './content-file.ts'
import type { RowCard, State } from './state.ts'
import type { RuleContext } from './vikings.ts'

/** A state that a seat (null: a spectator) cannot tell from the true one: what TV-19 hides is dealt anew. */
export function guessState({ state }: RuleContext, seat: Seat | null, random: Random): State {
  shuffle(state.favors.out, random)
  const rivals = rivalsOf(state, seat)
  const lists = [...rivals.flatMap(({ lists: own }) => own), ...hiddenHands(state, seat)]
  guessCards(state, seat, lists, random)
  for (const rival of rivals) rival.layDown(random)
  forgetOthers(state, seat)
  return state
}

/** Whoever's cards the guesser does not see: the other players, and the enemy of a solo game. */
function rivalsOf({ players, enemy }: State, seat: Seat | null): Rival[] {
  const rivals = players.flatMap(({ hand, picks, row }, owner) =>
    owner === seat ? [] : [new Rival(hand, row, [picks])],
  )
  return enemy?.kind === 'clan' ? [...rivals, new Rival(enemy.deck, enemy.battles, [])] : rivals
}

class Rival {
  readonly lists: VikingId[][]
  /** The hand, or the enemy's deck. */
  private readonly hidden: VikingId[]
  private readonly row: RowCard[]
  /** The card in the open battle, if its face is hidden. */
  private readonly laid: VikingId[]

  constructor(hidden: VikingId[], row: RowCard[], others: readonly VikingId[][]) {
    this.hidden = hidden
    this.row = row
    this.laid = row.flatMap(({ card, up, open }) => (up || open ? [] : [card]))
    this.lists = [hidden, this.laid, ...others]
  }

  /** Which card of the hand was laid down is hidden too, as is the order of all others. */
  layDown(random: Random): void {
    const cards = shuffle([...this.hidden.splice(0), ...this.laid], random)
    this.row.forEach(({ up, open }, at) => {
      if (!up && !open) this.row[at] = { card: cards.pop() as VikingId, up, open }
    })
    this.hidden.push(...cards)
  }
}

/** Hands that are picked from, the passive enemy's among them, and piles not turned up yet. */
function hiddenHands({ draft }: State, seat: Seat | null): VikingId[][] {
  const hands: VikingId[][] = draft?.piles.slice() ?? []
  for (const side in draft?.hands) if (side !== String(seat)) hands.push(draft?.hands[side] as VikingId[])
  return hands
}

interface Place {
  readonly list: VikingId[]
  readonly at: number
}

/**
 * Cards that the seat has passed on lie where the others of their packet lie that it has seen (TV-19.29); all other hidden
 * cards may be anywhere, in the deck too.
 */
function guessCards(state: State, seat: Seat | null, lists: readonly VikingId[][], random: Random): void {
  const places: Place[] = lists.flatMap((list) => [...list.keys()].map((at) => ({ list, at })))
  for (const cards of packetsSeen(state, seat)) {
    const known = cards.flatMap((card) => takePlace(places, card) ?? [])
    refill(known, random)
  }
  const { cards } = state.vikings
  refill([...places, ...[...cards.keys()].map((at) => ({ list: cards, at }))], random)
}

function packetsSeen({ draft }: State, seat: Seat | null): VikingId[][] {
  const packets: VikingId[][] = []
  if (!draft || seat === null) return packets
  draft.seen[seat]?.forEach((card, i) => {
    const packet = draft.packet[seat]?.[i] as number
    packets[packet] ??= []
    packets[packet]?.push(card)
  })
  return packets.filter(Boolean)
}

function takePlace(places: Place[], card: VikingId): Place | undefined {
  const i = places.findIndex(({ list, at }) => list[at] === card)
  return i < 0 ? undefined : places.splice(i, 1)[0]
}

/** The cards of these places, each in any of them. */
function refill(places: readonly Place[], random: Random): void {
  const cards = shuffle(
    places.map(({ list, at }) => list[at] as VikingId),
    random,
  )
  places.forEach(({ list, at }, i) => {
    list[at] = cards[i] as VikingId
  })
}

/** What others know of the draft is theirs. */
function forgetOthers({ draft }: State, seat: Seat | null): void {
  if (!draft) return
  for (const other in draft.seen) {
    if (other === String(seat)) continue
    draft.seen[other] = []
    draft.packet[other] = []
  }
}
