/** Cards face down, top last, and the cards put away. */
export interface Deck {
  readonly cards: string[]
  readonly discard: string[]
}

interface Shuffler {
  shuffle<T>(items: T[]): T[]
  reveal(): void
}

/**
 * The top card; when none is left the discards are shuffled into a new deck first. Undefined if both are empty. Whoever
 * draws learns something: it cannot be taken back.
 */
export function draw(t: Shuffler, deck: Deck): string | undefined {
  if (deck.cards.length === 0 && deck.discard.length > 0) deck.cards.push(...t.shuffle(deck.discard.splice(0)))
  t.reveal()
  return deck.cards.pop()
}

/** Moves a card between zones; a card that is not there is a bug of the caller. */
export function moveCard(from: string[], to: string[], card: string): void {
  const at = from.indexOf(card)
  if (at < 0) throw new Error(`${card} is not there to be moved`)
  from.splice(at, 1)
  to.push(card)
}

export type Pool<K extends string> = { [kind in K]: number }

/** Moves up to n of a kind from one pool to another, as many as are there; tells how many. */
export function pour<K extends string>(from: Pool<K>, to: Pool<K>, kind: K, n: number): number {
  const moved = Math.max(0, Math.min(n, from[kind]))
  from[kind] -= moved
  to[kind] += moved
  return moved
}

/** Whether a holding covers a price, kind by kind. */
export function covers<K extends string>(
  held: { readonly [kind in K]: number },
  price: { readonly [kind in K]?: number },
): boolean {
  for (const kind in price) if (held[kind] < (price[kind] ?? 0)) return false
  return true
}
