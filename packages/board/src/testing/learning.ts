import {
  type AddressedEvent,
  choose,
  eventFor,
  type Game,
  type GameTypes,
  isRefusal,
  type Json,
  type Move,
  openTable,
  quickRandom,
  type Seat,
  same,
  sampleWay,
  seatViewOf,
  type Table,
} from '@longhouse/kernel'
import {
  isActed,
  LEARNER,
  type Lesson,
  type LessonCard,
  NOTHING_READ,
  nextOf,
  type Progress,
  RIVAL,
  type Scene,
  type Shown,
  shownAt,
  taughtAt,
} from '../lesson.ts'

/** A lesson as the page plays it: the learner reads and does what the cards say, the rival keeps to the script. */
export class Learning<G extends GameTypes> {
  readonly table: Table<G['state']>
  readonly moves: Move[] = []
  progress: Progress = NOTHING_READ
  private readonly game: Game<G>
  private readonly lesson: Lesson
  private readonly log: { move: number; seat: Seat | null; event: unknown }[] = []

  constructor(game: Game<G>, lesson: Lesson) {
    this.game = game
    this.lesson = lesson
    const { seed, options } = lesson
    const opened = openTable(game, { players: 2, options, seed }, this.listen(0, null))
    if (isRefusal(opened)) throw new Error(opened.refused)
    this.table = opened
    for (const { seat, choice } of lesson.before ?? []) this.choose(seat, choice)
    this.letRivalMove()
  }

  private listen(move: number, seat: Seat | null) {
    return (told: AddressedEvent<G['event']>) => {
      const event = eventFor(told, LEARNER)
      if (event !== null) this.log.push({ move, seat, event })
    }
  }

  scene(): Scene {
    return { seen: seatViewOf(this.game, this.table, LEARNER), log: this.log, moves: this.moves }
  }

  shown(): Shown {
    return shownAt(this.lesson, this.scene(), this.progress)
  }

  read(card: string): void {
    this.progress = { ...this.progress, read: [...this.progress.read, card] }
  }

  take(seat: Seat, choice: Json): void {
    this.choose(seat, choice)
    this.letRivalMove()
  }

  private choose(seat: Seat, choice: Json): void {
    const refused = choose(this.game, this.table, seat, choice, this.listen(this.moves.length + 1, seat))
    if (isRefusal(refused)) throw new Error(`${refused.refused}: ${seat} chose ${JSON.stringify(choice)}`)
    this.moves.push({ seat, choice })
  }

  private letRivalMove(): void {
    const next = nextOf(this.lesson, this.moves)
    if (next?.seat === RIVAL) this.take(RIVAL, next.choice)
  }

  /** Reads, or does what is taught; of a free choice, anything. */
  follow(card: LessonCard): void {
    if (!isActed(card)) return this.read(card.id)
    const taught = taughtAt(this.lesson, this.scene(), this.progress)
    if (!same(taught, card.take)) throw new Error(`${card.id} teaches ${JSON.stringify(taught)}`)
    this.take(LEARNER, card.take ?? this.anything())
  }

  private anything(): Json {
    const form = this.scene().seen.ask?.form
    if (!form) throw new Error('the learner is not asked')
    return sampleWay(form, quickRandom('anything'))
  }

  /** Follows the script until a card is shown, or to its end. */
  until(id: string | null): this {
    for (let shown = this.shown(); shown?.kind === 'card' && shown.card.id !== id; shown = this.shown())
      this.follow(shown.card)
    return this
  }

  /** Follows the whole script; `between` plays what it leaves open. The cards that were shown, in their order. */
  playThrough(look: (card: LessonCard) => void = () => undefined, between: () => void = () => undefined): string[] {
    const met: string[] = []
    for (const { id } of this.lesson.cards) {
      between()
      const shown = this.shown()
      if (shown?.kind !== 'card' || shown.card.id !== id) return met
      look(shown.card)
      met.push(id)
      this.follow(shown.card)
    }
    return met
  }
}
