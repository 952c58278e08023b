import type { Json, Seat } from '@longhouse/kernel'
import type { EntryKind, Outcome, Unrated } from '@longhouse/protocol'

export type Absence = 'clock' | 'left' | 'resigned'

interface Facts {
  /** Somebody takes a seat, or leaves it: a person, a program, or neither. */
  sit: { readonly seat: Seat; readonly person: string | null; readonly bot: string | null }
  /** The host shows somebody the door before the game begins. */
  remove: { readonly seat: Seat }
  start: { readonly seat: null }
  /** `lapsed`: it was a chance to react, whose time ran out. */
  choice: { readonly seat: Seat; readonly choice: Json; readonly lapsed?: true }
  /** `programs`: whose choices since then go with it; left out: nobody's. */
  undo: { readonly seat: Seat; readonly programs?: readonly Seat[] }
  /** A program plays for a person who is not there. */
  'stand-in': { readonly seat: Seat; readonly bot: string; readonly why: Exclude<Absence, 'resigned'> }
  return: { readonly seat: Seat }
  /** Without a program: the game is over. */
  resign: { readonly seat: Seat; readonly bot: string | null }
  /** `ends`: everybody who is there agrees, and the game is over. */
  abandon: { readonly seat: Seat; readonly agree: boolean; readonly ends?: true }
  /** The host calls the table off before it starts; or nobody is left who could go on with the game. */
  end: { readonly seat: null }
  rematch: { readonly seat: Seat; readonly table: string }
  /**
   * The house has other rules now: all choices were taken again and led to the same position, the game itself carried it over,
   * or it is kept as it stood. Where the entries before do not lead there, the packed snapshot does.
   */
  rules: {
    readonly seat: null
    readonly version: string
    readonly how: 'same' | 'migrated' | 'kept'
    readonly snapshot: string | null
  }
  /** `begins`: everybody who is there agrees, and a table that was kept goes on by the rules of now. */
  'go-on': { readonly seat: Seat; readonly agree: boolean; readonly begins?: true }
  /** `of`: the seat that is to get another sitter, a program or whoever comes next; `done`: everybody who is there agrees. */
  'hand-over': {
    readonly seat: Seat
    readonly of: Seat
    readonly to: string | null
    readonly agree: boolean
    readonly done?: true
  }
}

/** Something that is about to happen at a table. */
export type Draft<K extends EntryKind = EntryKind> = {
  [Kind in K]: { readonly kind: Kind } & Facts[Kind] & {
      /** Of the entry that ends the game: what it does to ratings. */
      readonly ratings?: Outcome['ratings']
      /** Of the entry that ends the game: why it is not rated, where that does not follow from the entries. */
      readonly unrated?: Unrated
    }
}[K]

/** One line of a table's book: all that ever happens at it, in order. Everything else follows from these lines. */
export type Entry<K extends EntryKind = EntryKind> = Draft<K> & { readonly number: number; readonly at: number }
