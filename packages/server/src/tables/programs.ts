import { type Ask, isRefusal, type Json, type Move, onlyChoice, type Seat, same, sha256Hex } from '@longhouse/kernel'
import { askerOf } from './asker.ts'
import type { Present } from './present.ts'
import type { Services } from './services.ts'
import { isAtRest, mayProgramsMove, type TableState } from './table-state.ts'
import { Crowded } from './thinking.ts'

/** A seat may do so much besides before somebody must decide something; then it is no longer asked. */
const MOST_ASIDES = 6
/** A process that did not write the last entry lets the one that did move the programs. */
const COURTESY_MS = 5_000
const AGAIN_MS = 1_000
/** Where too many programs want to think, this one waits for so long before it wants to again. */
const CROWDED_MS = 5_000

/** A program's choice, thought of while the table had so many entries. */
type Choosing = (seat: Seat, number: number, choice: Json) => Promise<unknown>

interface Thinking {
  /** What it is about. */
  readonly state: TableState
  readonly controller: AbortController
}

/** Moves the programs of a table, one choice at a time. */
export function openPrograms(services: Services, table: Present, choose: Choosing) {
  let stopped = false
  let thought: Thinking | null = null
  let timer: NodeJS.Timeout | undefined
  /** How often each seat did something besides, and how deep the stack was when the first of them did. */
  const asides = new Map<Seat, number>()
  let depth = 0

  function look(mine: boolean): void {
    // Whoever changes their mind about something else must not make programs begin anew each time.
    if (thought && isSameQuestion(thought.state, table.state)) return
    thought?.controller.abort()
    thought = null
    clearTimeout(timer)
    if (stopped || asked(table.state).length === 0) return
    if (mine) void move()
    else later(COURTESY_MS)
  }

  function later(ms: number): void {
    timer = setTimeout(() => void move(), ms)
    timer.unref()
  }

  async function move(): Promise<void> {
    const { state } = table
    const controller = new AbortController()
    const own = { state, controller }
    thought = own
    try {
      for (const ask of asked(state)) {
        const chosen = await think(state, ask, controller.signal)
        if (controller.signal.aborted) return
        if (!chosen) continue
        remember(state, ask, chosen)
        const answer = await choose(chosen.seat, table.state.number, chosen.choice)
        if (controller.signal.aborted || !isRefusal(answer)) return
        if (answer.refused === 'stale') return later(0)
        services.log.error({ table: table.id, refused: answer.refused }, 'a program chose what it may not')
        return
      }
    } catch (error) {
      if (controller.signal.aborted) return
      if (error instanceof Crowded) return later(CROWDED_MS)
      services.log.warn({ table: table.id, err: error }, 'a program could not move')
      if (!stopped) later(AGAIN_MS)
    } finally {
      if (thought === own) thought = null
    }
  }

  function think(state: TableState, { seat, form }: Ask, signal: AbortSignal): Promise<Move | null> {
    const { plan, sitters, history } = state
    const bot = sitters[seat]?.bot
    if (!history || !bot) return Promise.resolve(null)
    // To be ready for the next game of a campaign needs no thought, and no turn among those who think.
    const ready = form && isAtRest(state) ? onlyChoice(form) : undefined
    if (ready !== undefined) return Promise.resolve({ seat, choice: ready })
    services.count('thoughts')
    const besides = (asides.get(seat) ?? 0) < MOST_ASIDES
    // Programs err by a chance of their own, which tells nothing of the table's.
    const seed = sha256Hex(`programs:${plan.seed}`)
    const asker = () => askerOf(table, services.now())
    return services.botThreads.think({ table: history.table, seat, bot, seed, besides }, asker, signal)
  }

  /** What is answered inside an aside does not make its seat fresh again, or two seats could haggle for ever. */
  function remember({ history }: TableState, ask: Ask, { seat, choice }: Move): void {
    const deep = history?.table.stack.length ?? 0
    if (ask.aside && typeof choice === 'object' && choice !== null && 'aside' in choice) {
      depth = asides.size > 0 ? Math.min(depth, deep) : deep
      asides.set(seat, (asides.get(seat) ?? 0) + 1)
    } else if (deep <= depth) {
      asides.clear()
    }
  }

  return {
    look,
    get thinking() {
      return thought !== null
    },
    stop() {
      stopped = true
      thought?.controller.abort()
      clearTimeout(timer)
    },
  }
}

/** Programs would think about the very same: also after what others have answered in secret, or taken back, meanwhile. */
const isSameQuestion = (before: TableState, after: TableState): boolean =>
  before.freshFrom === after.freshFrom && same(asked(before), asked(after))

/** What programs are asked. Those whom nobody waits for come first: afterwards it may be too late for them. */
function asked(state: TableState): Ask[] {
  const { asks, sitters } = state
  if (!mayProgramsMove(state)) return []
  const programs = asks.filter(({ seat }) => sitters[seat]?.bot)
  return [...programs.filter(({ form }) => !form), ...programs.filter(({ form }) => form)]
}
