import {
  courseOf,
  isActed,
  LEARNER,
  type LessonCard,
  NOTHING_READ,
  nextOf,
  type Progress,
  RIVAL,
  type Scene,
  shownAt,
  TABLE_PARTS,
  taughtAt,
} from '@longhouse/board/lesson'
import {
  asksOf,
  choose,
  flawOf,
  heard,
  isRefusal,
  type Json,
  LANGUAGES,
  type Move,
  openTable,
  type Seat,
  see,
  type Table,
  type Told,
} from '@longhouse/kernel'
import { beforeEach, describe, expect, it } from 'vitest'
import { lesson } from '../lesson/index.ts'
import { champions, type Event, type State } from '../src/index.ts'

/** The lesson as the page plays it: the learner reads and does what the cards say, the rival keeps to the script. */
class Learning {
  readonly table: Table<State>
  readonly moves: Move[] = []
  progress: Progress = NOTHING_READ
  private readonly log: { move: number; seat: Seat | null; event: unknown }[] = []

  constructor() {
    const { seed, options } = lesson
    const opened = openTable(champions, { players: 2, options, seed }, this.listen(0, null))
    if (isRefusal(opened)) throw new Error(opened.refused)
    this.table = opened
    this.letRivalMove()
  }

  private listen(move: number, seat: Seat | null) {
    return (told: Told<Event>) => {
      const event = heard(told, LEARNER)
      if (event !== null) this.log.push({ move, seat, event })
    }
  }

  scene(): Scene {
    return { seen: see(champions, this.table, LEARNER), log: this.log, moves: this.moves }
  }

  shown() {
    return shownAt(lesson, this.scene(), this.progress)
  }

  read(card: string): void {
    this.progress = { ...this.progress, read: [...this.progress.read, card] }
  }

  take(seat: Seat, choice: Json): void {
    const refused = choose(champions, this.table, seat, choice, this.listen(this.moves.length + 1, seat))
    if (isRefusal(refused)) throw new Error(`${refused.refused}: ${seat} chose ${JSON.stringify(choice)}`)
    this.moves.push({ seat, choice })
    this.letRivalMove()
  }

  private letRivalMove(): void {
    const next = nextOf(lesson, this.moves)
    if (next?.seat === RIVAL) this.take(RIVAL, next.choice)
  }

  /** Reads, or does what is taught; of a free choice, the first way of the form. */
  follow(card: LessonCard): void {
    if (!isActed(card)) this.read(card.id)
    else this.take(LEARNER, card.take ?? this.anyRune())
  }

  private anyRune(): Json {
    return { rune: this.table.state.runeDisplay.find((rune) => rune !== null) as string }
  }

  /** Follows the script until a card is shown, or to its end. */
  until(id: string | null): this {
    for (let shown = this.shown(); shown?.kind === 'card' && shown.card.id !== id; shown = this.shown())
      this.follow(shown.card)
    return this
  }
}

describe('the first game', () => {
  let learning: Learning
  beforeEach(() => {
    learning = new Learning()
  })

  it('shows every card of its script in order, and each taught choice is legal', () => {
    const met: string[] = []
    for (const card of lesson.cards) {
      skipTurns(learning)
      const shown = learning.shown()
      expect(shown?.card.id, `after ${met.at(-1)}`).toBe(card.id)
      met.push(card.id)
      if (card.take !== undefined) {
        const form = asksOf(champions, learning.table).find(({ seat }) => seat === LEARNER)?.form
        expect(form && flawOf(form, card.take), card.id).toBe(null)
        expect(taughtAt(lesson, learning.scene(), learning.progress), card.id).toEqual(card.take)
      }
      learning.follow(card)
    }
    expect(met).toHaveLength(lesson.cards.length)
    expect(learning.shown()).toBe(null)
  })

  it('goes as its cards tell it', () => {
    const [learner, rival] = learning.until('slain').table.state.players
    expect(learner).toMatchObject({ glory: 4, wood: 2, food: 2, coin: 0, favor: 0, blame: 0, defeated: ['troll-bog'] })
    expect(rival).toMatchObject({ blame: 1 })
    const shore = learning.until('storm').table.state.shores[0]
    expect(shore).toMatchObject({ journey: 'journey-storm', monster: 'monster-fossegrim:yellow', bounty: 1 })
    const [after] = learning.until('runesmith').table.state.players
    expect(after).toMatchObject({ glory: 13, wood: 1, favor: 1, coin: 1, blame: 2 })
  })

  it('shows the same card again after a reload, and an earlier one after an undo', () => {
    learning.until('reroll')
    const { progress, moves } = learning
    expect(shownAt(lesson, learning.scene(), { ...progress })?.card.id).toBe('reroll')
    expect(nextOf(lesson, moves)).toMatchObject({ seat: LEARNER })
    expect(nextOf(lesson, moves.slice(0, -1))).toEqual(moves.at(-1))
  })

  it('goes through what was not read when the taught choice is taken all the same', () => {
    learning.take(LEARNER, 'svanhildr')
    expect(learning.shown()?.card.id).toBe('header')
  })

  it('is over as soon as the learner leaves it, and the rival is free', () => {
    learning.take(LEARNER, 'asmundr')
    expect(learning.shown()).toBe(null)
    expect(nextOf(lesson, learning.moves)).toBe(null)
    const other = new Learning().until('blue')
    expect(shownAt(lesson, other.scene(), { ...other.progress, left: true })).toBe(null)
  })

  it('gives a hint the first time something new comes up', () => {
    learning.progress = { read: [], left: true }
    learning.take(LEARNER, 'asmundr')
    learning.take(LEARNER, { place: 'jarls-longhouse' })
    expect(learning.shown()).toMatchObject({ kind: 'hint', card: { id: 'marker' } })
    learning.read('marker')
    expect(learning.shown()).toBe(null)
  })

  it('has words for every card and hint in every language, short ones, and a rule to each', async () => {
    const { readFile } = await import('node:fs/promises')
    const rules = await readFile(new URL('../RULES.md', import.meta.url), 'utf8')
    const all = [...lesson.cards, ...lesson.hints]
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
    for (const { id, rule } of all) {
      expect(rules, id).toContain(`**${rule}**`)
      for (const language of LANGUAGES) {
        const { title, text } = lesson.words[language].cards[id] ?? { title: '', text: '' }
        expect(title.length, `${id} in ${language}`).toBeGreaterThan(0)
        expect(text.split(/\s+/).length, `${id} in ${language}`).toBeLessThanOrEqual(35)
      }
    }
  })

  it('points at things and parts that it knows', () => {
    const known = [...Object.keys(lesson.parts), ...TABLE_PARTS]
    for (const { id, point } of [...lesson.cards, ...lesson.hints])
      if (point && 'part' in point) expect(known, id).toContain(point.part)
    expect(courseOf(lesson).length).toBeGreaterThan(30)
  })
})

/** When the script is over everybody chooses freely; here everybody begs, and no rune is used. */
function skipTurns(learning: Learning): void {
  for (;;) {
    const [ask] = asksOf(champions, learning.table).filter(({ form }) => form)
    if (!ask || nextOf(lesson, learning.moves)) return
    if (ask.step === 'runeChance') learning.take(ask.seat, { pass: true })
    else if (ask.seat === RIVAL && ask.step === 'placeWorker') learning.take(RIVAL, { place: 'beg' })
    else return
  }
}
