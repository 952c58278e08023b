import {
  isRecord,
  type Json,
  type Language,
  type Move,
  type Options,
  type Seat,
  type SeatView,
  same,
} from '@longhouse/kernel'

/**
 * A first game with a hand on the shoulder. The table is always the same, the rival keeps to the script as long as the
 * learner does, and cards explain what happens where it happens.
 */
export interface Lesson {
  readonly game: string
  /** Of a lesson after the game's first: its folder in that of the lessons. */
  readonly name?: string
  readonly seed: string
  readonly options: Options
  /** What both have chosen before it begins: the learner comes to a game that goes on. */
  readonly before?: readonly Move[]
  /** The program that plays the rival when the script is over, or left. */
  readonly rival: string
  /** What the rival chooses before the learner chooses anything. */
  readonly opening: readonly Json[]
  readonly cards: readonly LessonCard[]
  /** Shown once each, when the script is over and their moment comes. */
  readonly hints: readonly LessonHint[]
  /** Parts of the board that a card may point at, as selectors; the shell knows those that every table has. */
  readonly parts: { readonly [part: string]: string }
  readonly words: { readonly [language in Language]: LessonWords }
}

export interface LessonHint {
  readonly id: string
  /** Its moment, or several. */
  readonly when: When | readonly When[]
  readonly point?: Point
  /** Where to read on. */
  readonly rule: string
}

/** A card tells one thing; with `take` or `free` the learner does it, and the game goes on. */
export interface LessonCard extends LessonHint {
  /** The one choice that is taught here. */
  readonly take?: Json
  /** Any choice will do. After it, the rival is free too. */
  readonly free?: true
  /** What the rival chooses after it. */
  readonly rival?: readonly Json[]
}

/** What a learner must see for a card to be shown: all that is named. */
export interface When {
  /** The step that waits for the learner. */
  readonly asked?: string
  /** Parts of the view; lists and records match if what is named does. */
  readonly sees?: Json
  /** Parts of something that happened since the learner's last choice. */
  readonly happened?: Json
}

/** Parts that every table has. */
export const TABLE_PARTS = ['header', 'scores', 'rivals', 'prompt', 'editor', 'own'] as const

/** A thing on the board, or a part of the table. */
export type Point = { readonly thing: string } | { readonly part: string }

export interface LessonWords {
  /** What it is called on its cards, where it is not the first game. */
  readonly label?: string
  /** The learner and the rival, if nobody gave them other names. */
  readonly names: readonly [string, string]
  readonly cards: { readonly [card: string]: { readonly title: string; readonly text: string } }
}

export const LEARNER: Seat = 0
export const RIVAL: Seat = 1

/** What the learner sees, and what led there. */
export interface Scene {
  readonly seen: SeatView
  readonly log: readonly { readonly seat: Seat | null; readonly move: number; readonly event: unknown }[]
  readonly moves: readonly Move[]
}

/** What the learner has read, and whether the script was left. */
export interface Progress {
  readonly read: readonly string[]
  readonly left: boolean
}

export const NOTHING_READ: Progress = { read: [], left: false }

/** By which a lesson and its table are found again. */
export const lessonId = ({ game, name }: Pick<Lesson, 'game' | 'name'>): string => (name ? `${game}.${name}` : game)

/** All choices of the script, in their order. */
export const courseOf = ({ before = [], opening, cards }: Lesson): readonly Move[] => [
  ...before,
  ...opening.map((choice) => ({ seat: RIVAL, choice })),
  ...cards.flatMap(({ take, rival = [] }) => [
    ...(take === undefined ? [] : [{ seat: LEARNER, choice: take }]),
    ...rival.map((choice) => ({ seat: RIVAL, choice })),
  ]),
]

/** What the script says comes next; null when it is over or the choices have left it. */
export function nextOf(lesson: Lesson, moves: readonly Move[]): Move | null {
  const course = courseOf(lesson)
  return keepsTo(course, moves) ? (course[moves.length] ?? null) : null
}

const keepsTo = (course: readonly Move[], moves: readonly Move[]): boolean =>
  moves.slice(0, course.length).every((move, i) => same(move, course[i]))

/** The card of the moment: of the script, or a hint; null if there is none. */
export type Shown =
  | { readonly kind: 'card'; readonly card: LessonCard; readonly number: number }
  | { readonly kind: 'hint'; readonly card: LessonHint }
  | null

export function shownAt(lesson: Lesson, scene: Scene, progress: Progress): Shown {
  const at = isOnScript(lesson, scene, progress) ? firstOpen(lesson, scene, progress) : -1
  const card = lesson.cards[at]
  if (card) return holds(card.when, scene) ? { kind: 'card', card, number: at + 1 } : null
  const hint = lesson.hints.find(({ id, when }) => !progress.read.includes(id) && holds(when, scene))
  return hint ? { kind: 'hint', card: hint } : null
}

export const isOnScript = (lesson: Lesson, { moves }: Scene, { left }: Progress): boolean =>
  !left && keepsTo(courseOf(lesson), moves)

/** Every choice of the learner finishes a card, and whatever stood before it. */
function firstOpen({ before = [], cards }: Lesson, { moves }: Scene, { read }: Progress): number {
  let taken = moves.slice(before.length).filter(({ seat }) => seat === LEARNER).length
  let at = 0
  for (const [i, card] of cards.entries()) {
    if (taken > 0 && isActed(card)) {
      taken--
      at = i + 1
    }
  }
  while (at < cards.length && read.includes(cards[at]?.id ?? '') && !isActed(cards[at] as LessonCard)) at++
  return at < cards.length ? at : -1
}

/** Something is done here, and not only read. */
export const isActed = ({ take, free }: LessonCard): boolean => take !== undefined || free === true

export const holds = (when: LessonHint['when'], scene: Scene): boolean =>
  (Array.isArray(when) ? when : [when]).some((one: When) => holdsNow(one, scene))

function holdsNow({ asked, sees, happened }: When, { seen, log }: Scene): boolean {
  if (asked !== undefined && (seen.ask?.step !== asked || seen.ask.form === null)) return false
  if (sees !== undefined && !matches(sees, seen.view)) return false
  return happened === undefined || recent(log, seen.seat).some((event) => matches(happened, event))
}

/** Since the viewer's last choice, its own effects included. */
function recent(log: Scene['log'], viewer: Seat | null): readonly unknown[] {
  const last = log.findLast(({ seat }) => seat === viewer)?.move ?? 0
  return log.filter(({ move }) => move >= last).map(({ event }) => event)
}

function matches(wanted: Json, found: unknown): boolean {
  if (!isRecord(wanted) && !Array.isArray(wanted)) return wanted === found
  if (typeof found !== 'object' || found === null) return false
  return Object.entries(wanted).every(([key, part]) => matches(part as Json, (found as Record<string, unknown>)[key]))
}

/** What the script would have the learner choose; undefined if any choice will do. */
export function taughtAt(lesson: Lesson, scene: Scene, progress: Progress): Json | undefined {
  if (shownAt(lesson, scene, progress)?.kind !== 'card') return undefined
  const next = lesson.cards.slice(firstOpen(lesson, scene, progress)).find(isActed)
  return next && holds(next.when, scene) ? next.take : undefined
}

/** The same choice, whether or not it says what is none: `{ troll: { axeman: 2, spearman: 0 } }`. */
export const sameChoice = (a: Json, b: Json): boolean => same(withoutNothing(a), withoutNothing(b))

function withoutNothing(choice: Json): Json {
  if (!isRecord(choice)) return choice
  const kept = Object.entries(choice as { readonly [key: string]: Json })
    .map(([key, part]) => [key, withoutNothing(part)] as const)
    .filter(([, part]) => part !== 0 && !(isRecord(part) && Object.keys(part).length === 0))
  return Object.fromEntries(kept)
}
