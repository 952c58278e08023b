import { type Content, type Leader, WARRIORS, type Warrior, type Warriors } from './content.ts'
import { damageOf } from './leaders.ts'
import { countWarriors } from './state.ts'

/**
 * How a combat will probably end if it is fought without favor and runes and the weakest dice are lost first: exact, by
 * walking through every roll. Results are remembered, because the same few hundred fights come up again and again.
 */
export interface Odds {
  /** The chance to win. */
  readonly win: number
  /** How many warriors will be left on average, win or lose. */
  readonly survivors: number
}

interface Outcome {
  readonly damage: number
  readonly shields: number
  readonly chance: number
}

export interface Opponent {
  readonly attack: number
  readonly defence: number
}

const NOBODY: Odds = { win: 0, survivors: 0 }

/** The dice of one content in one leader's hand, and what was worked out for them. */
interface Book {
  readonly content: Content
  readonly ability: Leader['ability'] | null
  /** What a shield deals: 0 without Revenge. */
  readonly revenge: number
  readonly order: readonly Warrior[]
  readonly rolls: Map<number, readonly Outcome[]>
  readonly odds: Map<number, Odds>
}

const books = new WeakMap<Content, Book[]>()

/** Only Svanhildr's dice differ from everybody's (CH-12.9). */
function bookOf(content: Content, leader: Leader['ability'] | null, revenge = 0): Book {
  const ability = leader?.kind === 'die-damage-override' ? leader : null
  const known = books.get(content) ?? []
  const book = known.find((candidate) => candidate.ability === ability && candidate.revenge === revenge)
  if (book) return book
  const order = leastUseful(content, ability, [])
  const opened: Book = { content, ability, revenge, order, rolls: new Map(), odds: new Map() }
  books.set(content, [...known, opened])
  return opened
}

export const oddsOf = (
  content: Content,
  leader: Leader['ability'] | null,
  crew: Readonly<Warriors>,
  { attack, defence }: Opponent,
): Odds => fight(bookOf(content, leader), crew, attack, defence)

const keyOf = ({ swordsman, spearman, axeman }: Readonly<Warriors>): number => (swordsman * 16 + spearman) * 16 + axeman

function fight(book: Book, crew: Readonly<Warriors>, attack: number, defence: number): Odds {
  if (countWarriors(crew) === 0) return NOBODY
  const key = (keyOf(crew) * 16 + attack) * 64 + defence
  const known = book.odds.get(key)
  if (known) return known
  let win = 0
  let survivors = 0
  let unchanged = 0
  for (const { damage, shields, chance } of rollsOf(book, crew)) {
    const losses = Math.max(0, attack - shields)
    if (losses === 0 && damage === 0) {
      unchanged += chance
      continue
    }
    const left = without(crew, losses, book.order)
    const won = damage >= defence
    const rest = won ? { win: 1, survivors: countWarriors(left) } : fight(book, left, attack, defence - damage)
    win += chance * rest.win
    survivors += chance * rest.survivors
  }
  const odds = { win: win / (1 - unchanged), survivors: survivors / (1 - unchanged) }
  book.odds.set(key, odds)
  return odds
}

/** Whom to lose first: those who will not be let fight, then who deals least, among equals who stops least. */
export function leastUseful(
  content: Content,
  leader: Leader['ability'] | null,
  refused: readonly Warrior[],
): readonly Warrior[] {
  const worth = (type: Warrior): number => {
    if (refused.includes(type)) return -1
    const faces = content.dice[type]
    const sum = faces.reduce((total, face) => {
      const shield = face === 'shield' ? 1 : 0
      return total + damageOf(leader, { type, face, locked: false }, 0) + shield / 100
    }, 0)
    return sum / faces.length
  }
  return [...WARRIORS].sort((a, b) => worth(a) - worth(b))
}

export function without(crew: Readonly<Warriors>, losses: number, order: readonly Warrior[]): Warriors {
  const left: Warriors = { ...crew }
  let more = losses
  for (const type of order) {
    const gone = Math.min(more, left[type])
    left[type] -= gone
    more -= gone
  }
  return left
}

/** All results of a roll with their chances. */
function rollsOf(book: Book, crew: Readonly<Warriors>): readonly Outcome[] {
  const known = book.rolls.get(keyOf(crew))
  if (known) return known
  let chances = new Map<number, number>([[0, 1]])
  for (const type of WARRIORS) for (let n = crew[type]; n > 0; n--) chances = withDie(book, chances, type)
  const outcomes = [...chances].map(([sum, chance]) => ({ damage: sum >> 4, shields: sum & 15, chance }))
  book.rolls.set(keyOf(crew), outcomes)
  return outcomes
}

/** One die more: sums are damage × 16 + shields. */
function withDie(
  { content, ability, revenge }: Book,
  chances: Map<number, number>,
  type: Warrior,
): Map<number, number> {
  const faces = content.dice[type]
  const next = new Map<number, number>()
  for (const [sum, chance] of chances) {
    for (const face of faces) {
      const shield = face === 'shield' ? 1 : 0
      const to = sum + damageOf(ability, { type, face, locked: false }, revenge) * 16 + shield
      next.set(to, (next.get(to) ?? 0) + chance / faces.length)
    }
  }
  return next
}

/** A roll on the table: what it deals and stops so far, and which dice are thrown again before it counts. */
export interface Rolled {
  /** Of all rounds so far, this one's dice that stay included. */
  readonly damage: number
  readonly shields: number
  readonly again: Readonly<Warriors>
  /** What a shield deals in this round: Revenge holds for dice thrown again too (CH-13.23). */
  readonly revenge: number
}

/** How a combat will probably end from a roll on, if nothing more is rerolled. */
export function oddsOfRoll(
  content: Content,
  leader: Leader['ability'] | null,
  crew: Readonly<Warriors>,
  { attack, defence }: Opponent,
  rolled: Rolled,
): Odds {
  const book = bookOf(content, leader)
  let win = 0
  let survivors = 0
  for (const { damage, shields, chance } of rollsOf(bookOf(content, leader, rolled.revenge), rolled.again)) {
    const left = without(crew, Math.max(0, attack - rolled.shields - shields), book.order)
    const standing = defence - rolled.damage - damage
    const rest = standing <= 0 ? { win: 1, survivors: countWarriors(left) } : fight(book, left, attack, standing)
    win += chance * rest.win
    survivors += chance * rest.survivors
  }
  return { win, survivors }
}

/** The chance of each number of warriors to be left after a combat, won or lost, if they are lost in this order. */
export function survivorsOf(
  content: Content,
  leader: Leader['ability'] | null,
  crew: Readonly<Warriors>,
  { attack, defence }: Opponent,
  order: readonly Warrior[],
): readonly number[] {
  const book = bookOf(content, leader)
  const size = countWarriors(crew)
  const known = new Map<number, readonly number[]>()
  const after = (alive: number, standing: number): readonly number[] => {
    const key = alive * 64 + standing
    const chances = known.get(key) ?? fought(alive, standing)
    known.set(key, chances)
    return chances
  }
  const fought = (alive: number, standing: number): readonly number[] => {
    const chances: number[] = Array(size + 1).fill(0)
    if (alive === 0) return chances.with(0, 1)
    let unchanged = 0
    for (const { damage, shields, chance } of rollsOf(book, without(crew, size - alive, order))) {
      const left = Math.max(0, alive - Math.max(0, attack - shields))
      if (left === alive && damage === 0) unchanged += chance
      else if (damage >= standing) chances[left] = (chances[left] as number) + chance
      else
        for (const [n, p] of after(left, standing - damage).entries()) chances[n] = (chances[n] as number) + chance * p
    }
    return chances.map((chance) => chance / (1 - unchanged))
  }
  return after(size, defence)
}
