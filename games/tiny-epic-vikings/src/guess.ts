import type { Random, Seat } from '@longhouse/kernel'
import { shuffle } from '@longhouse/kernel'
import type { VikingId } from './content-file.ts'
import type { Player, RowCard, State } from './state.ts'
import type { RuleContext } from './vikings.ts'

/** A state that a seat (null: a spectator) cannot tell from the true one: what TV-19 hides is dealt anew. */
export function guessState({ state }: RuleContext, seat: Seat | null, random: Random): State {
  shuffle(state.favors.out, random)
  if (state.phase === 'over') {
    shuffle(state.vikings.cards, random)
    return state
  }
  const rivals = state.players.flatMap((player, owner) => (owner === seat ? [] : [new Rival(player)]))
  const lists = [...rivals.flatMap(({ lists: own }) => own), ...hiddenHands(state, seat)]
  guessCards(state, seat, lists, random)
  for (const rival of rivals) rival.layDown(random)
  forgetOthers(state, seat)
  return state
}

/** A player whose cards the guesser does not see. */
class Rival {
  readonly lists: VikingId[][]
  private readonly player: Player
  /** The card in the open battle, if its face is hidden. */
  private readonly laid: VikingId[]

  constructor(player: Player) {
    this.player = player
    this.laid = player.row.flatMap(({ card, up, open }) => (up || open ? [] : [card]))
    this.lists = [player.hand, player.picks, this.laid]
  }

  /** Which card of the hand was laid down is hidden too. */
  layDown(random: Random): void {
    const { player, laid } = this
    if (laid.length === 0) return
    const cards = shuffle([...player.hand, ...laid], random)
    player.row = player.row.map((card: RowCard) =>
      card.up || card.open ? card : { ...card, card: cards.pop() as VikingId },
    )
    player.hand = cards
  }
}

/** Hands that are picked from, the passive enemy's among them. */
function hiddenHands({ draft }: State, seat: Seat | null): VikingId[][] {
  const hands: VikingId[][] = []
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
