import type { Party } from '@longhouse/bots'
import {
  type AddressedEvent,
  type AnyGame,
  type Ask,
  asksOf,
  canonical,
  commitmentOf,
  eventFor,
  type GameText,
  type GameTypes,
  type History,
  isRefusal,
  type Json,
  type Language,
  openHistory,
  plain,
  record,
  resultOf,
  type Seat,
  seatViewOf,
  type Table,
  undo,
  writeReplay,
} from '@longhouse/kernel'
import { sayRefusal } from '@longhouse/registry'
import { Mistake } from '../arguments.ts'
import { writeReplayFile } from '../files.ts'
import { outline, tellGames, tellResult, tellSides } from '../telling.ts'
import type { Words } from '../words/index.ts'
import { askSeat } from './ask.ts'
import type { Input } from './input.ts'

export interface Session {
  readonly game: AnyGame
  readonly table: Table
  /** What was told while the table was set up. */
  readonly opening: readonly AddressedEvent<unknown>[]
  readonly seat: Seat
  readonly party: Party
  readonly text: GameText
  readonly language: Language
  readonly words: Words
  readonly names: readonly string[]
  readonly input: Input
  say(line: string): void
}

/** What the user turned to instead of answering. */
type Wish = 'undo' | 'back' | 'quit'

/** Plays a game with one person at the terminal, to its end or until the person leaves. */
export async function playSession(session: Session): Promise<void> {
  const { game, table, seat, party, words, say } = session
  const history: History<GameTypes> = openHistory(game, table)
  const log = openLog(session, history)
  /** What could be done besides when it was last declined; the same is not offered twice. */
  let declined = ''
  /** Whoever is asked the same again is not forestalled meanwhile. */
  let askedAgain = false

  say(words.promised(commitmentOf(table)))
  say(`${words.youAre(session.names[seat] ?? '')} ${words.commands}\n`)
  log.tell(session.opening)
  for (;;) {
    const asks = asksOf(game, history.table)
    if (asks.length === 0) break
    const mine = asks.find((ask) => ask.seat === seat)
    const offered = mine && !mine.form && canonical(mine.aside) !== declined
    const move = offered || askedAgain ? null : party(history.table, asks)
    if (move) {
      log.record(move.seat, move.choice)
    } else if (mine) {
      const said = await converse(session, history, log, mine)
      if (said === 'quit') return say(words.goodbye)
      askedAgain = said === 'asked again'
      if (said === 'declined') declined = canonical(mine.aside)
      if (said === 'answered') declined = ''
    }
  }
  const result = resultOf(game, history.table)
  say('')
  if (result) for (const line of tellResult(result, session.text, session.names, words)) say(line)
  say(words.told(history.table.seed))
}

interface Log {
  tell(told: readonly AddressedEvent<unknown>[]): void
  /** A choice at the table; what follows from it is told as the person's seat hears it. */
  record(seat: Seat, choice: Json): void
  /** Forgets what was told after the last move that still stands. */
  rewind(): void
  all(): readonly string[]
}

function openLog({ seat, text, language, names, say }: Session, history: History<GameTypes>): Log {
  const lines: { readonly move: number; readonly line: string }[] = []
  function tell(told: readonly AddressedEvent<unknown>[]): void {
    for (const each of told) {
      const event = eventFor(each, seat)
      if (event === null) continue
      const line = plain(text.event(event, names))
      lines.push({ move: history.moves.length, line })
      say(`  ${line}`)
    }
  }
  return {
    tell,
    record(mover, choice) {
      const told: AddressedEvent<unknown>[] = []
      const refusal = record(history, mover, choice, (each) => told.push(each))
      if (isRefusal(refusal)) say(sayRefusal(language, refusal, text, names))
      tell(told)
    },
    rewind() {
      while ((lines.at(-1)?.move ?? 0) > history.moves.length) lines.pop()
    },
    all: () => lines.map(({ line }) => line),
  }
}

/** One question to the person, until it is answered or turned away from. */
async function converse(session: Session, history: History<GameTypes>, log: Log, ask: Ask) {
  const { game, seat, text, language, words, names, say } = session
  const rivals = names.flatMap((_, other) => (other === seat ? [] : [other]))
  const seen = seatViewOf(game, history.table, seat)
  if (seen.resting) for (const line of ['', ...tellGames(seen.results, text, names, words)]) say(line)
  say(`\n${plain(text.prompt(seen, names))}`)
  let wish: Wish | null = null
  const asking = {
    words,
    say,
    label: (choice: Json) => plain(text.choice(ask.step, choice, names, seen.view)),
    async answer() {
      const line = await readAnswer(session, history, log)
      if (typeof line === 'string') return line
      wish = line.wish
      return undefined
    },
  }
  const choice = await askSeat(asking, ask.form, ask.aside)
  if (choice === undefined) {
    if (wish === 'undo') takeBack()
    return wish === 'quit' ? 'quit' : 'asked again'
  }
  if (choice === null && !ask.form) return 'declined'
  log.record(seat, choice)
  return 'answered'

  function takeBack(): void {
    const refusal = undo(history, seat, rivals)
    if (!refusal) log.rewind()
    say(refusal ? sayRefusal(language, refusal, text, names) : words.undone)
  }
}

/** The next line that is an answer; what only looks at things is done on the way. */
async function readAnswer(
  { game, seat, text, names, words, input, say }: Session,
  history: History<GameTypes>,
  log: Log,
): Promise<string | { readonly wish: Wish }> {
  for (;;) {
    const line = await input.line()
    if (line === null) return { wish: 'quit' }
    const [command = '', ...rest] = line.split(/\s+/)
    switch (command.toLowerCase()) {
      case 'undo':
      case 'back':
      case 'quit':
        return { wish: command.toLowerCase() as Wish }
      case 'help':
        say(words.commands)
        break
      case 'log':
        for (const told of log.all()) say(`  ${told}`)
        break
      case 'look':
        look()
        break
      case 'save':
        await save(rest.join(' '))
        break
      default:
        return line
    }
  }

  function look(): void {
    const { view, sides, results } = seatViewOf(game, history.table, seat)
    for (const part of outline(view as Json, '  ')) say(part)
    for (const line of [...tellSides(sides, text, words), ...tellGames(results, text, names, words)]) say(`  ${line}`)
  }

  async function save(file: string): Promise<void> {
    if (file === '') return say(words.saveWhere)
    try {
      await writeReplayFile(file, writeReplay(history.table, history.moves))
      say(words.saved(file))
    } catch (error) {
      if (!(error instanceof Mistake)) throw error
      say(error.message)
    }
  }
}
