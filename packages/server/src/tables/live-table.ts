import { isRefusal, type Refusal, refuse } from '@longhouse/kernel'
import type { ChatLine, Status, TableInfo, Visibility } from '@longhouse/protocol'
import { rate } from '../ratings/ratings.ts'
import type { Statement } from '../storage/database.ts'
import { advance } from './advance.ts'
import { openAlarm } from './alarm.ts'
import { type ChatBook, openChat } from './chat.ts'
import { type Intent, programChooses, timeIsUp } from './commands.ts'
import { type Course, emptyCourse, isOver } from './course.ts'
import type { Draft, Entry } from './entry.ts'
import { dressed, infoOf, peopleOf } from './info.ts'
import type { Plan } from './plan.ts'
import type { Present } from './present.ts'
import { openPrograms } from './programs.ts'
import { openQueue } from './queue.ts'
import type { Services } from './services.ts'
import { appending, readEntries, type Written } from './store.ts'
import { openWatchers, type Watchers } from './watchers.ts'

/** How often somebody else may be first before it is given up. */
const MOST_TRIES = 5

const keyOf = (person: string, key: string): string => `${person}/${key}`

export type Answered = { readonly number: number } | Refusal

/** Told of every entry, after it is on disk. */
export type Noticed = (table: Present) => void

/** One table in memory. Whatever happens at it is checked, written down, and only then true and told. */
export class LiveTable implements Present {
  readonly watchers: Watchers
  readonly chat: ChatBook
  private current: Course
  private readonly services: Services
  private readonly noticed: Noticed
  private readonly queue = openQueue()
  private readonly programs: ReturnType<typeof openPrograms>
  private readonly alarm: ReturnType<typeof openAlarm>
  /** The entries that requests with a key became. */
  private readonly keys = new Map<string, number>()
  /** Whether this process wrote the last entry: then it is this one's turn to move programs. */
  private mine: boolean
  private closed = false
  /** When somebody last needed it. */
  used: number

  constructor(services: Services, course: Course, noticed: Noticed) {
    this.services = services
    this.current = course
    this.noticed = noticed
    this.used = services.now()
    // With one process alone there is nobody to wait for.
    this.mine = services.database.kind === 'sqlite'
    this.watchers = openWatchers(this)
    this.chat = openChat(services, this, this.watchers.say)
    this.programs = openPrograms(services, this, (seat, number, choice) =>
      this.do((now) => programChooses(now, seat, number, choice)),
    )
    this.alarm = openAlarm(services, this, () => this.do((now) => timeIsUp(now, services.now())))
  }

  /** From what is written; refused if the house has other rules now. */
  static async load(services: Services, plan: Plan, noticed: Noticed): Promise<LiveTable | Refusal> {
    const game = await services.games(plan.game)?.load()
    if (!game) return refuse('no-such-game', { game: plan.game })
    if (game.version !== plan.version)
      return refuse('table-other-version', { version: plan.version, ours: game.version })
    const table = new LiveTable(services, emptyCourse(game, plan), noticed)
    for (const written of await readEntries(services.database, plan.id, 0)) table.read(written)
    await table.chat.load()
    await services.names.learn(peopleOf(infoOf(table.current)))
    return table
  }

  get course(): Course {
    return this.current
  }

  get id(): string {
    return this.current.plan.id
  }

  get status(): Status {
    return this.current.status
  }

  get visibility(): Visibility {
    return this.current.plan.visibility
  }

  /** Nobody needs it in memory. */
  get idle(): boolean {
    return !this.queue.busy && !this.programs.thinking && this.watchers.count === 0
  }

  info(): TableInfo {
    return dressed(infoOf(this.current), this.services.names.nameOf, this.watchers.isOnline)
  }

  /** Does what a person or a program wants. */
  do(intent: (course: Course) => Intent): Promise<Answered> {
    this.used = this.services.now()
    return this.queue.run(() => this.try(intent, null))
  }

  /** As `do`, once, however often the person asks for it with the same key. Keys of others are others' affair. */
  doOnce(person: string, key: string, intent: (course: Course) => Intent): Promise<Answered> {
    this.used = this.services.now()
    return this.queue.run(() => this.try(intent, keyOf(person, key)))
  }

  say(person: string, key: string, text: string): Promise<ChatLine | Refusal> {
    this.used = this.services.now()
    return this.queue.run(() => this.chat.say(person, keyOf(person, key), text))
  }

  /** Somebody here has another name, or none any more. */
  retell(): void {
    this.watchers.say({ table: this.info() })
    this.noticed(this)
  }

  /** Another process wrote something: it is read, and told here too. */
  catchUp(): Promise<void> {
    return this.queue.run(async () => {
      await this.readOn()
      await this.chat.catchUp()
    })
  }

  /** Programs move and clocks run, as long as the table is open here. */
  wake(): void {
    if (this.closed) return
    this.programs.look(this.mine)
    this.alarm.set(this.mine)
  }

  /** Waits for what is under way; afterwards nothing happens here. */
  async close(): Promise<void> {
    this.closed = true
    this.programs.stop()
    this.alarm.stop()
    await this.queue.run(async () => {})
  }

  private async try(intent: (course: Course) => Intent, key: string | null): Promise<Answered> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const known = key === null ? undefined : this.keys.get(key)
      if (known !== undefined) return { number: known }
      const draft = intent(this.current)
      if (draft === null) return { number: this.current.number }
      if (isRefusal(draft)) return this.turnDown(draft)
      const answer = await this.append(draft, key)
      if (answer) return answer
      await this.readOn()
    }
    return this.turnDown(refuse('busy'))
  }

  /** Null if somebody else was first. */
  private async append(draft: Draft, key: string | null): Promise<Answered | null> {
    const before = this.current
    const at = Math.max(this.services.now(), before.updated)
    const drafted: Entry = { ...draft, number: before.number + 1, at }
    const after = advance(before, drafted)
    if (isRefusal(after)) return this.turnDown(after)
    // What is kept of a choice is how the form spells it, not whatever was sent.
    const entry: Entry =
      drafted.kind === 'choice' ? { ...drafted, choice: after.history?.moves.at(-1)?.choice ?? null } : drafted
    const done = isOver(after) ? await this.writeLast(after, entry, key) : await this.write(after, { entry, key }, [])
    if (!done) return null
    this.mine = true
    if (entry.kind === 'choice') this.services.count('choices')
    await this.settle(done, { entry, key })
    return { number: entry.number }
  }

  private async write(after: Course, written: Written, guards: readonly Statement[]): Promise<Course | null> {
    const { database, process } = this.services
    const { rest = [], ...batch } = appending(after, written, guards)
    const news = database.announcement(`${process} ${this.id}`)
    return (await database.write({ ...batch, rest: news ? [...rest, news] : rest })) ? after : null
  }

  /** The end of a game and what it does to ratings are one. */
  private writeLast(after: Course, entry: Entry, key: string | null): Promise<Course | null> {
    if (isOver(this.current)) return this.write(after, { entry, key }, [])
    return this.services.endings.run(async () => {
      const { ratings, guards } = await this.rated(after)
      if (guards.length === 0) return this.write(after, { entry, key }, [])
      const rated: Entry = { ...entry, ratings }
      const final = advance(this.current, rated)
      return isRefusal(final) ? null : this.write(final, { entry: rated, key }, guards)
    })
  }

  private rated(course: Course) {
    const { plan, sitters, updated, outcome } = course
    const placed = sitters.flatMap(({ person }, seat) => {
      const place = outcome?.places[seat]
      return person !== null && place ? [{ seat, person, place }] : []
    })
    return rate(this.services.database, { table: plan.id, game: plan.game, at: updated }, placed)
  }

  private turnDown(refusal: Refusal): Refusal {
    this.services.count('refusals')
    return refusal
  }

  /** It is on disk: now it is true, and everybody hears of it. */
  private async settle(course: Course, { entry, key }: Written): Promise<void> {
    this.current = course
    if (key !== null) this.keys.set(key, entry.number)
    if (entry.kind === 'sit' && entry.person !== null) await this.services.names.learn([entry.person]).catch(() => {})
    this.watchers.tell()
    this.noticed(this)
    this.wake()
  }

  private read(written: Written): void {
    const { entry, key } = written
    const after = advance(this.current, entry)
    if (isRefusal(after))
      throw new Error(`entry ${entry.number} of table ${this.id} is against the rules: ${after.refused}`)
    this.current = after
    if (key !== null) this.keys.set(key, entry.number)
  }

  private async readOn(): Promise<void> {
    for (const written of await readEntries(this.services.database, this.id, this.current.number)) {
      this.read(written)
      this.mine = false
      await this.settle(this.current, written)
    }
  }
}
