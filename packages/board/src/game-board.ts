import type { Form, GameText, GameTypes, Json, Language, Seat, SeatView } from '@longhouse/kernel'
import type { ComponentType, ReactNode } from 'react'
import type { PlayerColor } from './colors.ts'
import type { Flight } from './motion.ts'
import type { Picture } from './pictures/picture.ts'
import type { PieceCount } from './piece-count.ts'

/** A player as the table shows them: a name, a colour with its mark, and whether a program plays. */
export interface Sitter {
  readonly name: string
  readonly color: PlayerColor
  readonly bot: boolean
  /** What kind of program, in the reader's language; it may have no name. */
  readonly level?: string
}

/** Something that may be chosen now. */
export interface Option {
  readonly choice: Json
  /** The thing on the board it belongs to; null: a button in the prompt bar. */
  readonly thing: string | null
  readonly label: string
  /** How many, or which, is still to be said: it opens the editor of this id. */
  readonly opens?: string
}

/** What every part of a board gets: all that the viewer may know, and how to answer. */
export interface BoardInput<G extends GameTypes = GameTypes> {
  readonly seatView: SeatView<G['view'], G['about']>
  readonly content: G['content']
  readonly sitters: readonly Sitter[]
  readonly language: Language
  readonly text: GameText<G>
  /** What may be chosen now by pointing at it. */
  readonly options: readonly Option[]
  /** What happened so far, as the viewer heard it, the latest last. */
  readonly log: readonly G['event'][]
  /** Answers what is asked. A refusal is shown by the shell. */
  choose(choice: Json): void
}

interface StandingPhase {
  readonly id: string
  readonly name: string
  /** Whose or which it is, beside the name; what the piece is called, where the name does not say it. */
  readonly piece?: { readonly id: string; readonly name?: string }
  /** The thing by which it is told what happens in it. */
  readonly thing?: string
}

/** Where the game stands, for the header. */
export interface Standing {
  readonly round: number
  readonly rounds: number
  /** What a round is called, where the game has another word for it. */
  readonly roundName?: string
  readonly phases: readonly StandingPhase[]
  readonly phase: string
  /** Of each seat, as everybody sees them. */
  readonly scores: readonly number[]
  /** The things by which it is told what each of them is made of. */
  readonly scoreThings?: readonly string[]
  /** What the viewer, by all they know, would score if the game ended now; left out where the score says it already. */
  readonly ifEnded?: number | null
}

/** Price and gain in pieces: `1 coin → 2 swordsman`. */
export interface Price {
  readonly cost?: readonly PieceCount[]
  readonly gain?: readonly PieceCount[]
}

/** What a thing is, does and costs: shown on hover, focus and long press. */
export interface Tip extends Price {
  readonly title: string
  readonly lines: readonly string[]
  /** What would follow, or why it cannot be chosen. */
  readonly outcome?: string
  /** The outcome is a reason why not. */
  readonly closed?: boolean
  readonly rule?: string
  /** The card is a reconstruction of ours, or the host's own. */
  readonly source?: 'designed' | 'host'
}

/** A question in a few words, where its sentence would take the room of what stands beside it. */
export interface BriefQuestion {
  readonly lead: string
  /** Which of how many, or how many are left. */
  readonly note: string
}

export interface StripProps<G extends GameTypes = GameTypes> {
  readonly input: BoardInput<G>
  /** What a click would choose where the viewer points, or else the thing that is pointed at. */
  readonly thing: string | null
  /** What happened last. */
  readonly told: ReactNode
  /** What is asked: as a sentence, or in a few words. */
  question(brief?: BriefQuestion): ReactNode
}

/** Some of the rules on one page, told by the tips of things. */
export interface OverviewPart {
  readonly part: 'turn' | 'places' | 'score' | 'signs'
  readonly lines: readonly { readonly thing: string; readonly pieces?: readonly string[] }[]
}

/** Something that the viewer may say of questions instead of an answer. */
export interface Wished {
  readonly choice: Json
  readonly label: string
}

/** A game's board. The shell brings header, prompt, log, history, dialogs; the board brings the rest. */
export interface GameBoard<G extends GameTypes = GameTypes> {
  /** The middle of the table. */
  readonly Stage: ComponentType<{ readonly input: BoardInput<G> }>
  /** The viewer's own things, along the bottom. */
  readonly Own: ComponentType<{ readonly input: BoardInput<G>; readonly seat: Seat }>
  /** A rival's things, along the edge. */
  readonly Rival: ComponentType<{ readonly input: BoardInput<G>; readonly seat: Seat }>
  /** What a side has that nobody sits at, beside the rivals. */
  readonly Side?: ComponentType<{ readonly input: BoardInput<G>; readonly side: string }>
  /** The sign of such a side beside its score; without it that is its name. */
  readonly SideMark?: ComponentType<{ readonly side: string; readonly name: string }>
  /** The question and what stands around it, up to the buttons; without it that is what happened last. */
  readonly Strip?: ComponentType<StripProps<G>>
  standing(input: BoardInput<G>): Standing
  /** What is scored at the end, in the order of the rules. */
  readonly scoring: readonly string[]
  /** The thing a choice of a step belongs to; null: a button. */
  thingOf(step: string, choice: Json): string | null
  /** Steps whose whole form the stage asks for itself; for the others the shell has an editor. */
  readonly asksItself: readonly string[]
  tipOf(input: BoardInput<G>, thing: string): Tip | null
  /** A piece by its id, where the shell shows prices, gains and amounts. */
  readonly Piece: ComponentType<{ readonly piece: string; readonly name?: string }>
  /** Its name, in the form that goes with a number if one stands beside it. */
  pieceName(input: BoardInput<G>, piece: string, count?: number): string
  /** What a choice costs and brings, for its button; null: its words are enough. */
  priceOf(input: BoardInput<G>, step: string, choice: Json): Price | null
  /** Kinds of events whose first named thing is what was chosen: by it Undo says what it takes back. */
  readonly undoneEvents: readonly string[]
  /** Which round an event says has begun; null: it tells of something else. */
  roundBegun(event: G['event']): number | null
  /** Where an editor begins; undefined: with nothing chosen. */
  draftOf(input: BoardInput<G>, step: string, form: Form): Json | undefined
  /** What is done by choosing a thing in a step, in a word or two, where the choice's words only name the thing. */
  actOf?(input: BoardInput<G>, step: string, choice: Json): string | null
  /** Whether a choice lets a chance go by, though its way does not say so. */
  declines?(input: BoardInput<G>, choice: Json): boolean
  /** What the viewer may say of questions like the one that is asked: buttons beside the answers. */
  wishesOf?(input: BoardInput<G>): readonly Wished[]
  /** Why somebody may not have meant a choice, in a sentence: it is asked for once more. */
  warningOf?(input: BoardInput<G>, step: string, choice: Json): string | null
  /** The rules at a glance: how it goes, what counts, what the signs mean. */
  overview(input: BoardInput<G>): readonly OverviewPart[]
  /** Which pieces move when something happens, between things or spots of the table. */
  flightsOf(input: BoardInput<G>, event: G['event']): readonly Flight[]
  /** Kinds of events with which a turn or a phase of a round begins. */
  readonly turnEvents: readonly string[]
  /** Of a game with campaigns: the kind of event with which each of their games begins. */
  readonly gameBegins?: string
  /** What is to be seen large of what happened last, after these events; null: the board says enough. */
  pictureOf(input: BoardInput<G>, news: readonly G['event'][]): Picture | null
}
