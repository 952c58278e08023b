import {
  clockwiseAfter,
  type Deck,
  draw,
  either,
  type Game,
  leftOf,
  listenersOf,
  moveCard,
  one,
  type RuleContext,
  reactionWindow,
  rulesOf,
  type Seat,
  shuffle,
  some,
  type Turn,
  vocabulary,
  yes,
} from '@longhouse/kernel'
import { dealAnew, isWhole, resultOf } from './common.ts'

/*
 * The skalds. On a turn a skald boasts with a card, or rests and draws. Before a boast takes effect every rival, clockwise,
 * may answer it with a retort, and a retort may be answered in the same way; what is answered comes to nothing. Some
 * boasts stay on the table and add to what happens later. The game ends when honour is won, or when the night is over.
 */

type Effect = { readonly gain: number } | { readonly shame: number } | { readonly draw: number }

/** A boast that stays: it acts for its owner whenever somebody else gains so much, or whenever the owner's turn ends. */
type Lasting =
  | { readonly when: 'gained'; readonly least: number; readonly effect: Effect }
  | { readonly when: 'turn-over'; readonly effect: Effect }

interface Card {
  readonly kind: 'boast' | 'retort'
  readonly copies: number
  readonly effects: readonly Effect[]
  readonly lasting?: Lasting
}

const CARDS: { readonly [name: string]: Card } = {
  deed: { kind: 'boast', copies: 6, effects: [{ gain: 2 }] },
  saga: { kind: 'boast', copies: 4, effects: [{ gain: 3 }, { draw: 1 }] },
  lampoon: { kind: 'boast', copies: 5, effects: [{ shame: 2 }] },
  riddle: { kind: 'boast', copies: 4, effects: [{ draw: 2 }, { gain: 1 }] },
  praise: { kind: 'boast', copies: 3, effects: [], lasting: { when: 'gained', least: 2, effect: { gain: 1 } } },
  hearth: { kind: 'boast', copies: 2, effects: [], lasting: { when: 'turn-over', effect: { gain: 1 } } },
  muse: { kind: 'boast', copies: 2, effects: [{ gain: 1 }], lasting: { when: 'turn-over', effect: { draw: 1 } } },
  scoff: { kind: 'retort', copies: 8, effects: [] },
  jest: { kind: 'retort', copies: 4, effects: [{ gain: 1 }] },
}

interface SkaldsContent {
  readonly cards: { readonly [id: string]: Card }
}

interface SkaldsState {
  turn: number
  honour: number[]
  hands: string[][]
  deck: Deck
  /** Cards that were played and have not taken effect. */
  air: string[]
  /** Boasts that stay, by owner. */
  lasting: string[][]
}

type SkaldsEvent =
  | { played: string; seat: Seat }
  | { answered: string; seat: Seat }
  | { gained: number; seat: Seat }
  | { shamed: Seat; by: Seat; honour: number }
  | { drew: string | null; seat: Seat }
  | { forgot: readonly string[]; seat: Seat }

interface SkaldsView {
  turn: number
  honour: readonly number[]
  hand: readonly string[] | null
  held: readonly number[]
  deck: number
  discard: readonly string[]
  air: readonly string[]
  lasting: readonly (readonly string[])[]
}

interface Skalds {
  state: SkaldsState
  content: SkaldsContent
  event: SkaldsEvent
  view: SkaldsView
  about: never
}

const HAND = 4
const LIMIT = 6
const NIGHT = 10
const RENOWN = 15

const content: SkaldsContent = {
  cards: Object.fromEntries(
    Object.entries(CARDS).flatMap(([name, card]) =>
      Array.from({ length: card.copies }, (_, i) => [`${name}-${i + 1}`, card]),
    ),
  ),
}

const { step, decision, on } = vocabulary<Skalds>()

const handOf = (t: RuleContext<Skalds>, seat: Seat): string[] => t.state.hands[seat] as string[]
const cardOf = (t: RuleContext<Skalds>, id: string): Card => t.content.cards[id] as Card
const heldBy = (t: RuleContext<Skalds>, seat: Seat, kind: Card['kind']): string[] =>
  handOf(t, seat).filter((id) => cardOf(t, id).kind === kind)

interface Acting {
  readonly seat: Seat
}

interface Played extends Acting {
  readonly card: string
}

/** A skald without a boast rests unasked, which tells something of the hand. */
const turn = step<Acting>('turn', (t, { seat }) => {
  if (t.state.turn === NIGHT * t.players || t.state.honour.some((honour) => honour >= RENOWN)) return
  t.state.turn++
  t.reveal()
  t.next(recite({ seat }), turnOver({ seat }), forget({ seat }), turn({ seat: leftOf(seat, t.players) }))
})

type Recital = { readonly boast: string } | { readonly rest: true }

const recite = decision<Acting, Recital>('recite', {
  seat: (_, { seat }) => seat,
  options: (t, { seat }) => either({ boast: one(heldBy(t, seat, 'boast')), rest: yes }),
  take(t, { seat }, choice) {
    if ('boast' in choice) declare(t, { seat, card: choice.boast }, carryOut({ seat, card: choice.boast }))
    else t.next(effect({ seat, effect: { draw: 2 } }))
  },
})

/** A card is played, and may be answered before it takes effect. */
function declare(t: Turn<Skalds>, facts: Played, deed: ReturnType<typeof carryOut>): void {
  moveCard(handOf(t, facts.seat), t.state.air, facts.card)
  t.tell?.({ played: facts.card, seat: facts.seat })
  t.next(answer.open({ facts, deed, otherwise: comeToNothing(facts) }))
}

const answer = reactionWindow<Skalds, Played>('answer', {
  order: (t, { seat }) => clockwiseAfter(seat, t.players),
  reactions(t, _, seat) {
    const retorts = heldBy(t, seat, 'retort')
    return retorts.length > 0 ? one(retorts) : null
  },
  react(t, _, card, seat, window) {
    const retort = { seat, card: card as string }
    declare(t, retort, silence({ ...retort, answered: window }))
  },
  repeats: false,
  hidden: true,
})

const silence = step<Played & { readonly answered: number }>('silence', (t, { seat, card, answered }) => {
  t.cancel(answered)
  t.next(carryOut({ seat, card }))
})

const comeToNothing = step<Played>('come-to-nothing', (t, { seat, card }) => {
  t.tell?.({ answered: card, seat })
  moveCard(t.state.air, t.state.deck.discard, card)
})

const carryOut = step<Played>('carry-out', (t, { seat, card }) => {
  const { effects, lasting } = cardOf(t, card)
  moveCard(t.state.air, lasting ? (t.state.lasting[seat] as string[]) : t.state.deck.discard, card)
  for (const each of effects) t.next(effect({ seat, effect: each }))
})

const effect = step<Acting & { readonly effect: Effect }>('effect', (t, { seat, effect }) => {
  if ('gain' in effect) gain(t, seat, effect.gain)
  else if ('draw' in effect) drawCards(t, seat, effect.draw)
  else t.next(shame({ seat, honour: effect.shame }))
})

function gain(t: Turn<Skalds>, seat: Seat, honour: number): void {
  t.state.honour[seat] = (t.state.honour[seat] as number) + honour
  t.tell?.({ gained: honour, seat })
  t.moment('gained', { seat, honour })
}

function drawCards(t: Turn<Skalds>, seat: Seat, n: number): void {
  for (let i = 0; i < n; i++) {
    const card = draw(t, t.state.deck)
    if (card === undefined) return
    handOf(t, seat).push(card)
    t.tell?.({ drew: card, seat }, { only: [seat], others: { drew: null, seat } })
  }
}

const shame = decision<Acting & { readonly honour: number }, Seat>('shame', {
  seat: (_, { seat }) => seat,
  options: (t, { seat }) =>
    one(clockwiseAfter(seat, t.players).filter((rival) => (t.state.honour[rival] as number) > 0)),
  take(t, { seat, honour }, rival) {
    const taken = Math.min(honour, t.state.honour[rival] as number)
    t.state.honour[rival] = (t.state.honour[rival] as number) - taken
    t.tell?.({ shamed: rival, by: seat, honour: taken })
    gain(t, seat, taken)
  },
})

const turnOver = step<Acting>('turn-over', (t, { seat }) => t.moment('turn-over', { seat }))

const forget = decision<Acting, readonly string[]>('forget', {
  seat: (_, { seat }) => seat,
  options(t, { seat }) {
    const hand = handOf(t, seat)
    const over = hand.length - LIMIT
    return over > 0 ? some(hand.slice(), over, over) : null
  },
  take(t, { seat }, cards) {
    for (const card of cards) moveCard(handOf(t, seat), t.state.deck.discard, card)
    t.tell?.({ forgot: cards, seat })
  },
})

const rivalsGainWithPraise = on<{ seat: Seat; honour: number }>('gained', (t, { seat, honour }) => {
  for (const owner of clockwiseAfter(seat, t.players))
    for (const card of t.state.lasting[owner] as string[]) {
      const { lasting } = cardOf(t, card)
      if (lasting?.when === 'gained' && honour >= lasting.least) t.next(effect({ seat: owner, effect: lasting.effect }))
    }
})

const ownersActAtTheEndOfTurn = on<Acting>('turn-over', (t, { seat }) => {
  for (const card of t.state.lasting[seat] as string[]) {
    const { lasting } = cardOf(t, card)
    if (lasting?.when === 'turn-over') t.next(effect({ seat, effect: lasting.effect }))
  }
})

function invariantViolations({ state, content }: RuleContext<Skalds>): string[] {
  const { hands, deck, air, lasting, honour } = state
  const cards = [...hands.flat(), ...deck.cards, ...deck.discard, ...air, ...lasting.flat()]
  const found: string[] = []
  if (!isWhole(cards, content.cards)) found.push('a card was made or lost')
  if (honour.some((points) => points < 0)) found.push('somebody owes honour')
  return found
}

export const skalds: Game<Skalds> = {
  id: 'skalds',
  version: '1',
  players: { min: 2, max: 4 },
  options: [],
  content,
  setup({ players, content, random }) {
    const cards = shuffle(Object.keys(content.cards), random)
    const hands = Array.from({ length: players }, () => cards.splice(-HAND))
    const deck = { cards, discard: [] }
    return { turn: 0, honour: hands.map(() => 0), hands, deck, air: [], lasting: hands.map(() => []) }
  },
  start: turn({ seat: 0 }),
  rules: rulesOf([turn, recite, ...answer.rules, silence, comeToNothing, carryOut, effect, shame, turnOver, forget]),
  listeners: listenersOf([rivalsGainWithPraise, ownersActAtTheEndOfTurn]),
  view: ({ state }, seat) => ({
    turn: state.turn,
    honour: state.honour,
    hand: seat === null ? null : (state.hands[seat] ?? null),
    held: state.hands.map((hand) => hand.length),
    deck: state.deck.cards.length,
    discard: state.deck.discard,
    air: state.air,
    lasting: state.lasting,
  }),
  guess({ state }, seat, random) {
    const { hands, faceDown } = dealAnew(state.hands, state.deck.cards, seat, random)
    return { ...state, hands, deck: { ...state.deck, cards: faceDown } }
  },
  result: ({ state }) => resultOf(state.honour.map((points) => [{ item: 'honour', points }])),
  clone: (state) => ({
    turn: state.turn,
    honour: state.honour.slice(),
    hands: state.hands.map((hand) => hand.slice()),
    deck: { cards: state.deck.cards.slice(), discard: state.deck.discard.slice() },
    air: state.air.slice(),
    lasting: state.lasting.map((cards) => cards.slice()),
  }),
  invariantViolations,
}
