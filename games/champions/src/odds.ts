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

interface Opponent {
  readonly attack: number
  readonly defence: number
}

const NOBODY: Odds = { win: 0, survivors: 0 }

/** The dice of one content in one leader's hand, and what was worked out for them. */
interface Book {
  readonly content: Content
  readonly ability: Leader['ability'] | null
  readonly rolls: Map<number, readonly Outcome[]>
  readonly odds: Map<number, Odds>
}

const books = new WeakMap<Content, Book[]>()

/** Only Svanhildr's dice differ from everybody's (CH-12.9). */
function bookOf(content: Content, leader: Leader['ability'] | null): Book {
  const ability = leader?.kind === 'die-damage-override' ? leader : null
  const known = books.get(content) ?? []
  const book = known.find((candidate) => candidate.ability === ability)
  if (book) return book
  const opened: Book = { content, ability, rolls: new Map(), odds: new Map() }
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
    const left = withoutWeakest(crew, losses)
    const won = damage >= defence
    const rest = won ? { win: 1, survivors: countWarriors(left) } : fight(book, left, attack, defence - damage)
    win += chance * rest.win
    survivors += chance * rest.survivors
  }
  const odds = { win: win / (1 - unchanged), survivors: survivors / (1 - unchanged) }
  book.odds.set(key, odds)
  return odds
}

/** Swordsmen fall first, axemen last. */
function withoutWeakest({ swordsman, spearman, axeman }: Readonly<Warriors>, losses: number): Warriors {
  const spears = Math.max(0, losses - swordsman)
  const axes = Math.max(0, spears - spearman)
  return {
    swordsman: Math.max(0, swordsman - losses),
    spearman: Math.max(0, spearman - spears),
    axeman: Math.max(0, axeman - axes),
  }
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
function withDie({ content, ability }: Book, chances: Map<number, number>, type: Warrior): Map<number, number> {
  const faces = content.dice[type]
  const next = new Map<number, number>()
  for (const [sum, chance] of chances) {
    for (const face of faces) {
      const shield = face === 'shield' ? 1 : 0
      const to = sum + damageOf(ability, { type, face, locked: false }, 0) * 16 + shield
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
  for (const { damage, shields, chance } of rollsOf(book, rolled.again)) {
    const left = withoutWeakest(crew, Math.max(0, attack - rolled.shields - shields))
    const standing = defence - rolled.damage - damage
    const rest = standing <= 0 ? { win: 1, survivors: countWarriors(left) } : fight(book, left, attack, standing)
    win += chance * rest.win
    survivors += chance * rest.survivors
  }
  return { win, survivors }
}
