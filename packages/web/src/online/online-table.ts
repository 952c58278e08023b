import type { Beat, Json, Replay, SeatView } from '@longhouse/kernel'
import type { ChatLine, EntryView, TableInfo, TableUpdate } from '@longhouse/protocol'
import { replaySitters } from '../session/replay-seats.ts'
import { asPast, type SaidRefusal, type TableMoment } from '../session/table.ts'
import { entryAfter, entryOf, isShown, lastMoveOf, logAt } from './book.ts'
import type { Entry, Settled } from './live.ts'
import type { Means, OnlineTable, RoomMoment } from './online-table-types.ts'
import { isRefused, type Refused } from './server-api.ts'
import { seatOf } from './sitters.ts'

/** Who was away for longer sees how it ended, not all of it. */
const MOST_SHOWN = 12
/** One's own move has landed by then. */
const OWN_MS = 400

export function openOnlineTable(first: TableInfo, means: Means): OnlineTable {
  const { live, serverApi, game, invite } = means
  const { id } = first
  const book: EntryView[] = []
  const updates = new Map<number, Pick<TableUpdate, 'seen' | 'canUndo'>>()
  /** By the entry that set them off. */
  const beats = new Map<number, readonly Beat[]>()
  /** What led to the entry that is shown, until it was told. */
  let onTheWay: readonly Beat[] = []
  const fetching = new Map<number, Promise<SeatView | null>>()
  const listeners = new Set<() => void>()
  let info = first
  let seats = means.sitters(first)
  let online: readonly boolean[] = first.seats.map((seat) => seat.online)
  let watching = 0
  let chat: readonly ChatLine[] = []
  let refused: Refused | null = null
  let refusal: SaidRefusal | null = null
  /** The entry that is shown: it follows what is known at a pace at which people can follow. Null until the first view. */
  let shown: number | null = null
  let input: { readonly seen: SeatView; readonly canUndo: boolean } | null = null
  let restUntil = 0
  let resting: ReturnType<typeof setTimeout> | undefined
  /** Away since that entry was shown. */
  let away: { readonly from: number } | null = null
  let skipping = false
  /** A choice is on its way, or has become an entry that is not here yet. */
  let sending: 'asked' | number | null = null
  /** The entry after which one has passed, though it became no entry yet. */
  let held: number | null = null
  let closed = false
  let moment: TableMoment | null = null
  let room: RoomMoment
  let quiet: { readonly of: SeatView; readonly over: boolean; readonly seen: SeatView } | null = null
  let log: { readonly at: number; readonly entries: TableMoment['log'] } | null = null

  const known = () => book.length
  const isNow = () => shown === known()

  function update(): void {
    if (closed) return
    if (typeof sending === 'number' && (shown ?? 0) >= sending) sending = null
    if (input && shown !== null) {
      if (log?.at !== shown) log = { at: shown, entries: logAt(book, shown) }
      const { seat } = input.seen
      // What is not up to date asks nothing, and neither does a seat in which a bot plays.
      const isOver = info.status !== 'playing'
      const asks = isNow() && !isOver && !(seat !== null && info.seats[seat]?.standIn)
      moment = {
        viewer: seat,
        seats,
        seen: asks ? input.seen : unasked(input.seen, isOver && isNow()),
        log: log.entries,
        beats: onTheWay,
        undoes: asks && input.canUndo && seat !== null ? { seat, move: lastMoveOf(book, shown, seat) } : null,
        curtain: null,
        refusal,
        thinking: info.awaited.some((seat) => info.seats[seat]?.bot !== null),
      }
      onTheWay = []
      if (isNow() && !means.hidden()) means.remember(shown)
    }
    room = {
      info,
      seat: seatOf(info, means.person),
      shown: moment !== null,
      online,
      watching,
      chat,
      line: live.line(),
      held: held !== null && held === shown,
      sending: sending !== null,
      away: away && { done: countShown(away.from, shown ?? 0), of: countShown(away.from, known()) },
      refused,
    }
    for (const listener of listeners) listener()
  }

  /** The same value for the same view, so that nothing is drawn anew for it. */
  function unasked(seen: SeatView, over: boolean): SeatView {
    if (quiet?.of !== seen || quiet.over !== over)
      // A game that was given up waits for nobody, whatever its rules still ask.
      quiet = {
        of: seen,
        over,
        seen: { ...seen, ask: null, openAsks: [], ...(over ? { step: null, awaited: [], answered: [] } : {}) },
      }
    return quiet.seen
  }

  const countShown = (after: number, upTo: number): number => book.slice(after, upTo).filter(isShown).length

  /** The next entry, and the next, with a rest after each that shows something. */
  function advance(): void {
    clearTimeout(resting)
    if (closed || shown === null || means.hidden()) return update()
    while (!isNow()) {
      const next = book[shown] as EntryView
      if (skipping || !isShown(next)) {
        step(next.number)
        continue
      }
      const from = firstToShow()
      if (from > shown) {
        if (!updates.has(from)) return goOnWith(from)
        step(from)
        pause()
        continue
      }
      const rest = restUntil - means.now()
      if (rest > 0) {
        resting = setTimeout(advance, rest)
        return update()
      }
      if (!updates.has(next.number)) return goOnWith(next.number)
      step(next.number)
      const own = next.seat !== null && next.seat === seatOf(info, means.person)
      restUntil = means.now() + Math.min(means.pace(), own || isHurried() ? OWN_MS : Number.POSITIVE_INFINITY)
    }
    const rest = restUntil - means.now()
    // The last one is looked at, too.
    if (away && rest > 0 && !skipping) resting = setTimeout(advance, rest)
    else away = null
    skipping = false
    update()
  }

  /** Goes on when it is known how the table looked then; what cannot be had is passed over. */
  function goOnWith(number: number): void {
    void fetchPast(number).then((seen) => {
      if (!seen) skipping = true
      advance()
    })
    update()
  }

  /** The entry after which no more is left to be shown than anybody would want to see. */
  function firstToShow(): number {
    const numbers = book.filter((heard) => heard.number > (shown ?? 0) && isShown(heard)).map(({ number }) => number)
    return numbers.length > MOST_SHOWN ? (numbers.at(-MOST_SHOWN - 1) as number) : 0
  }

  /** Who comes back first sees the table as they left it. */
  const pause = (): void => {
    restUntil = means.now() + means.pace()
  }

  function step(number: number): void {
    const ofEntry = beats.get(number)
    // Who skips, and whose own clock runs, sees how it ended.
    if (ofEntry && !skipping && !isHurried()) {
      const told = logAt(book, shown ?? 0).length
      onTheWay = ofEntry.map((beat) => ({ ...beat, told: told + beat.told }))
    }
    shown = number
    const seen = updates.get(number)
    if (seen?.seen) input = { seen: seen.seen, canUndo: seen.canUndo }
  }

  /** One's own clock runs while others' moves are shown. */
  const isHurried = (): boolean => {
    const seat = seatOf(info, means.person)
    return seat !== null && info.seats[seat]?.due !== null
  }

  function fetchPast(number: number): Promise<SeatView | null> {
    const before = fetching.get(number)
    if (before) return before
    const asked = serverApi.past(id, number, invite).then((answer) => {
      fetching.delete(number)
      if (isRefused(answer) || !answer.seen) return null
      updates.set(number, { seen: answer.seen, canUndo: false })
      return answer.seen
    })
    fetching.set(number, asked)
    return asked
  }

  function hear(entries: readonly Entry[], missed: boolean): void {
    const from = shown
    for (const { heard, tableUpdate, beats: ofEntry } of entries) {
      book.push(heard)
      if (ofEntry.length > 0) beats.set(heard.number, ofEntry)
      if (tableUpdate?.seen) updates.set(heard.number, tableUpdate)
    }
    if (from !== null && !away && (missed || means.hidden()) && countShown(from, known()) > 0) {
      away = { from }
      pause()
    }
    // A game that begins under one's eyes is shown from its first moment.
    if (shown === null && !missed && updates.has(known())) shown = known() - 1
    if (refusal?.refused === 'stale') refusal = null
    advance()
  }

  function lookNow(tableUpdate: TableUpdate): void {
    if (tableUpdate.seen) updates.set(tableUpdate.number, tableUpdate)
    if (shown === null) {
      if (!tableUpdate.seen) return update()
      const { lastSeen } = means
      const isMissed =
        lastSeen !== null && lastSeen < tableUpdate.number && countShown(lastSeen, tableUpdate.number) > 0
      if (isMissed && hadBegun(lastSeen)) {
        shown = lastSeen
        away = { from: lastSeen }
        // Somewhere to begin: the table as it was left.
        void fetchPast(lastSeen).then((seen) => {
          if (seen && shown === lastSeen) input = { seen, canUndo: false }
          else if (!seen) skipping = true
          pause()
          advance()
        })
        return update()
      }
      shown = tableUpdate.number
    }
    if (isNow() && tableUpdate.seen) input = { seen: tableUpdate.seen, canUndo: tableUpdate.canUndo }
    advance()
  }

  const hadBegun = (number: number): boolean => book.slice(0, number).some(({ kind }) => kind === 'start')

  async function fetchChat(): Promise<void> {
    const answer = await serverApi.chat(id, chat.at(-1)?.number ?? 0, invite)
    if (!isRefused(answer)) hearChat(answer.lines)
  }

  function hearChat(lines: readonly ChatLine[]): void {
    const news = lines.filter(({ number }) => !chat.some((line) => line.number === number))
    if (news.length === 0) return
    chat = [...chat, ...news].sort((a, b) => a.number - b.number)
    update()
  }

  async function request(make: (number: number) => Promise<Settled>): Promise<void> {
    if (sending !== null || shown === null || !isNow() || input?.seen.seat == null) return
    sending = 'asked'
    refusal = null
    update()
    const settled = await make(shown)
    if (isRefused(settled)) {
      sending = null
      refusal = settled
    } else {
      sending = settled.number
      if (settled.number === shown) held = shown
    }
    update()
  }

  const stopWatching = live.watch(id, invite, 0, {
    info(told) {
      // Where nobody may watch, what was said before is told to whoever sits down.
      const sitsDown = seatOf(info, means.person) === null && seatOf(told, means.person) !== null
      info = told
      seats = means.sitters(told)
      online = told.seats.map((seat) => seat.online)
      if (sitsDown) void fetchChat()
      update()
    },
    entries: hear,
    tableUpdate: lookNow,
    presence(there, count) {
      online = there
      watching = count
      update()
    },
    chat: (line) => hearChat([line]),
    refused(why) {
      refused = why
      update()
    },
  })
  let wasOpen = live.line().state === 'open'
  const stopListening = live.subscribe(() => {
    const isOpen = live.line().state === 'open'
    if (isOpen && !wasOpen) void fetchChat()
    wasOpen = isOpen
    update()
  })
  update()
  void fetchChat()

  return {
    id,
    game,
    moment() {
      if (!moment) throw new Error('the game has not begun')
      return moment
    },
    room: () => room,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    choose(from: SeatView, choice: Json) {
      if (from === moment?.seen) void request((number) => live.choose(id, number, choice))
    },
    async endsUndo(from, choices) {
      if (from !== moment?.seen || from.ask === null || shown === null) return null
      const answer = await serverApi.endsUndo(id, shown, choices)
      return isRefused(answer) ? null : answer.ends
    },
    undo: () => void request((number) => live.undo(id, number)),
    beatsBegun: () => undefined,
    beatsShown: () => undefined,
    openCurtain: () => undefined,
    dismissRefusal() {
      refusal = null
      update()
    },
    beatsOf(moves) {
      const told = log?.entries.filter(({ move }) => move < moves).length ?? 0
      const ofMove = beats.get(entryOf(book, shown ?? 0, moves) ?? 0) ?? []
      return ofMove.map((beat) => ({ ...beat, told: told + beat.told }))
    },
    past(moves) {
      const number = entryAfter(book, shown ?? 0, moves)
      const known = updates.get(number)?.seen
      return known ? asPast(known) : fetchPast(number).then((seen) => seen && asPast(seen))
    },
    async replay(): Promise<Replay | null> {
      const answer = await serverApi.replay(id, invite)
      // The house has no names for programs; the table has.
      if (!isRefused(answer)) return { ...answer, sitters: replaySitters(seats) }
      refusal = answer
      update()
      return null
    },
    async say(text) {
      const settled = await live.say(id, text)
      return isRefused(settled) ? settled : null
    },
    skip() {
      skipping = true
      advance()
    },
    look() {
      if (away) pause()
      advance()
    },
    close() {
      closed = true
      clearTimeout(resting)
      stopWatching()
      stopListening()
      listeners.clear()
    },
  }
}
