import { type AnyGame, isRefusal, type Refusal, refuse } from '@longhouse/kernel'
import type { ChatLine, Status, TableInfo, Visibility } from '@longhouse/protocol'
import type { Statement } from '../storage/database.ts'
import { advance } from './advance.ts'
import { openAlarm } from './alarm.ts'
import { beginningOf } from './beginning.ts'
import { type ChatBook, openChat } from './chat.ts'
import { type Intent, programChooses } from './commands.ts'
import type { Draft, Entry } from './entry.ts'
import { ratedOf } from './fair-play.ts'
import { changesOf, dressed, dressedSeats, infoOf, peopleOf } from './info.ts'
import { openPast, type Past } from './past.ts'
import type { Plan } from './plan.ts'
import { playedAgain } from './playing-again.ts'
import type { Present } from './present.ts'
import { openPrograms } from './programs.ts'
import { openQueue } from './queue.ts'
import { isHeld } from './reactions.ts'
import { restrained } from './restraint.ts'
import { openRow } from './row.ts'
import type { Services } from './services.ts'
import { openSnapshots, readSnapshot } from './snapshots.ts'
import { appending, readEntries, readKeys, type Written } from './store.ts'
import { isOver, type TableState } from './table-state.ts'
import { takenOver } from './taking-over.ts'
import { timeIsUp } from './time-up.ts'
import { type Asked, openWatchers, type Watchers } from './watchers.ts'

/** How often somebody else may be first before it is given up. */
const MOST_TRIES = 5

const keyOf = ({ person, key }: Asked): string => `${person}/${key}`

/** The entry that a request became. `told`: whoever asked and watches the table has heard of it with their key. */
export type Answered = { readonly number: number; readonly told: boolean } | Refusal

/** Told of every entry, after it is on disk. */
export type Noticed = (table: Present) => void

/** What was read with a table. */
interface Loaded {
  readonly keys: Map<string, number>
  /** The entry of the snapshot it was read from; 0 without one. */
  readonly snapshot: number
}

/** One table in memory. Whatever happens at it is checked, written down, and only then true and told. */
export class LiveTable implements Present {
  readonly watchers: Watchers
  readonly chat: ChatBook
  readonly past: Past
  private current: TableState
  private readonly services: Services
  private readonly noticed: Noticed
  private readonly queue = openQueue()
  private readonly programs: ReturnType<typeof openPrograms>
  private readonly alarm: ReturnType<typeof openAlarm>
  private readonly row: ReturnType<typeof openRow>
  private readonly snapshots: ReturnType<typeof openSnapshots>
  /** The entries that requests with a key became. */
  private readonly keys: Map<string, number>
  /** Whether this process wrote the last entry: then it is this one's turn to move programs. */
  private mine: boolean
  private closed = false
  /** When somebody last needed it. */
  used: number

  private constructor(services: Services, state: TableState, noticed: Noticed, { keys, snapshot }: Loaded) {
    this.services = services
    this.current = state
    this.keys = keys
    this.noticed = noticed
    this.used = services.now()
    // With one process alone there is nobody to wait for.
    this.mine = services.isAlone()
    this.watchers = openWatchers(this, services.remotePresence)
    this.chat = openChat(services, this, this.watchers.sayInside)
    this.programs = openPrograms(services, this, (seat, number, choice) =>
      this.do((now) => programChooses(now, seat, number, choice)),
    )
    this.past = openPast(services, this)
    this.row = openRow(services, this)
    this.snapshots = openSnapshots(services, this, snapshot)
    this.alarm = openAlarm(services, this, () => this.do((now) => timeIsUp(now, services.now())))
  }

  /** From what is written. If the house has other rules now, the table is taken over, or kept as it stood. */
  static async load(services: Services, plan: Plan, noticed: Noticed): Promise<LiveTable | Refusal> {
    const game = await services.games(plan.game)?.load()
    if (!game) return refuse('no-such-game', { game: plan.game })
    const over = game.version === plan.version ? null : await takenOver(services, game, plan)
    const { state, snapshot } = over ? { state: over.state, snapshot: 0 } : await LiveTable.read(services, game, plan)
    const keys = await readKeys(services.database, plan.id)
    const table = new LiveTable(services, state, noticed, { keys, snapshot })
    await table.chat.load()
    await services.names.learn(peopleOf(infoOf(table.current)))
    if (over) await table.do((now) => (now.plan.version === game.version ? null : over.draft))
    return table
  }

  private static async read(services: Services, game: AnyGame, plan: Plan) {
    const from = (await readSnapshot(services, game, plan)) ?? (await beginningOf(services, game, plan))
    const snapshot = from.number
    const written = await readEntries(services.database, plan.id, snapshot)
    const state = await playedAgain(
      from,
      written.map(({ entry }) => entry),
    )
    return { state, snapshot }
  }

  get state(): TableState {
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

  changesSince(before: TableState): Partial<TableInfo> {
    const { seats, host, ...changes } = changesOf(before, this.current)
    const { nameOf } = this.services.names
    return {
      ...changes,
      ...(host && { host: { id: host.id, name: nameOf(host.id) } }),
      ...(seats && { seats: dressedSeats(seats, nameOf, this.watchers.isOnline) }),
    }
  }

  /** Does what a person or a program wants. */
  do(intent: (state: TableState) => Intent): Promise<Answered> {
    this.used = this.services.now()
    return this.queue.run(() => this.try(intent, null))
  }

  /** As `do`, once, however often the person asks for it with the same key. Keys of others are others' affair. */
  doOnce(person: string, key: string, intent: (state: TableState) => Intent): Promise<Answered> {
    this.used = this.services.now()
    return this.queue.run(() => this.try(intent, { person, key }))
  }

  say(person: string, key: string, text: string): Promise<ChatLine | Refusal> {
    this.used = this.services.now()
    return this.queue.run(() => this.chat.say(person, keyOf({ person, key }), text))
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

  /** Lists are told how the table stands. */
  writeRow(): Promise<boolean> {
    return this.row.write()
  }

  /** Waits for what is under way; afterwards nothing happens here. */
  async close(): Promise<void> {
    this.closed = true
    this.programs.stop()
    this.alarm.stop()
    await this.queue.run(() => this.row.close())
    await this.snapshots.close()
  }

  private async try(intent: (state: TableState) => Intent, asked: Asked | null): Promise<Answered> {
    const key = asked && keyOf(asked)
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const known = key === null ? undefined : this.keys.get(key)
      if (known !== undefined) return { number: known, told: false }
      const draft = intent(this.current)
      if (draft === null) return { number: this.current.number, told: false }
      if (!isRefusal(draft) && isHeld(this.current, draft, this.services.now()))
        return { number: this.current.number, told: false }
      if (isRefusal(draft)) {
        if (await this.isUpToDate()) return this.turnDown(draft)
        continue
      }
      const answer = await this.append(draft, key, asked)
      if (answer) return answer
      await this.readOn()
    }
    return this.turnDown(refuse('busy'))
  }

  /** Null if somebody else was first. */
  private async append(draft: Draft, key: string | null, asked: Asked | null): Promise<Answered | null> {
    const before = this.current
    // That the house has other rules is no reason to call a table new, or to let clocks run.
    const at = draft.kind === 'rules' ? before.updated : Math.max(this.services.now(), before.updated)
    const drafted: Entry = { ...draft, number: before.number + 1, at }
    const after = restrained(before, drafted) ?? advance(before, drafted)
    if (isRefusal(after)) return this.turnDown(after)
    // What is kept of a choice is how the form spells it, not whatever was sent.
    const entry: Entry =
      drafted.kind === 'choice' ? { ...drafted, choice: after.history?.moves.at(-1)?.choice ?? null } : drafted
    const written = { entry, key }
    const done = await (isOver(after) ? this.writeLast(after, written) : this.write(after, written, []))
    if (!done) return null
    this.mine = true
    if (entry.kind === 'choice') this.services.count('choices')
    this.row.follow(before, done)
    this.current = done
    this.snapshots.follow()
    await this.learnNames(entry)
    this.settle(before, written, asked)
    return { number: entry.number, told: true }
  }

  private async write(after: TableState, written: Written, guards: readonly Statement[]): Promise<TableState | null> {
    const { database, process } = this.services
    const { rest, ...batch } = appending(after, written, guards)
    const news = database.announcement(`${process} ${this.id}`)
    const all = [...rest, ...this.row.withEntry(after), ...(news ? [news] : [])]
    return (await database.write({ ...batch, rest: all })) ? after : null
  }

  /** The end of a game and what it does to ratings are one. */
  private writeLast(after: TableState, { entry, key }: Written): Promise<TableState | null> {
    const { plan, updated, outcome } = after
    if (isOver(this.current) || !outcome || outcome.unrated !== null) return this.write(after, { entry, key }, [])
    const ending = { table: plan.id, game: plan.game, at: updated }
    return this.services.ratings.rate(ending, ratedOf(after), ({ ratings, unrated, guards }) => {
      const rated: TableState = { ...after, outcome: { ...outcome, ratings, unrated } }
      const why = unrated === null ? { ratings } : { unrated }
      return this.write(rated, { entry: { ...entry, ...why }, key }, guards)
    })
  }

  /** Who sits down is told with a name. */
  private async learnNames(entry: Entry): Promise<void> {
    if (entry.kind === 'sit' && entry.person !== null) await this.services.names.learn([entry.person]).catch(() => {})
  }

  /** Nobody is refused for what another process has changed before its news came. */
  private async isUpToDate(): Promise<boolean> {
    if (this.services.isAlone()) return true
    const { number } = this.current
    await this.readOn().catch(() => {})
    return this.current.number === number
  }

  private turnDown(refusal: Refusal): Refusal {
    this.services.count('refusals')
    return refusal
  }

  /** It is on disk: now it is true, and everybody hears of it. */
  private settle(before: TableState, { entry, key }: Written, asked: Asked | null): void {
    if (key !== null) this.keys.set(key, entry.number)
    this.watchers.tell(before, asked)
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
      const before = this.current
      this.read(written)
      this.mine = false
      await this.learnNames(written.entry)
      this.settle(before, written, null)
    }
  }
}
