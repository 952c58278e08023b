import { type Batch, type Driver, StorageTrouble } from './database.ts'

/** So many batches in one transaction: enough to share one flush of the disk, few enough that work and writing overlap. */
const MOST = 100
/** More than this waiting means that the disk does not keep up: better to say so than to remember it all. */
const MOST_WAITING = 20_000

interface Waiting {
  readonly batch: Batch
  settle(done: boolean): void
  fail(error: unknown): void
}

export interface Commits {
  write(batch: Batch): Promise<boolean>
  /** Resolves when nothing waits. */
  idle(): Promise<void>
}

/** What arrives while a transaction is under way shares the next one, and its one flush of the disk. */
export function groupCommits(
  { transact, undoesHalfway }: Pick<Driver, 'transact' | 'undoesHalfway'>,
  measured: (batches: number, ms: number) => void = () => {},
): Commits {
  const waiting: Waiting[] = []
  let working: Promise<void> | null = null

  async function work(): Promise<void> {
    while (waiting.length > 0) {
      // Others get their turn first: what they bring goes along.
      await new Promise(setImmediate)
      await commit(nextGroup())
    }
    working = null
  }

  function nextGroup(): Waiting[] {
    const alone = undoesHalfway ? -1 : waiting.findIndex(({ batch }) => batch.guards.length > 1)
    return waiting.splice(0, alone < 0 ? MOST : Math.min(MOST, Math.max(1, alone)))
  }

  async function commit(group: readonly Waiting[]): Promise<void> {
    const begun = performance.now()
    try {
      const done = await transact(group.map(({ batch }) => batch))
      group.forEach(({ settle }, i) => {
        settle(done[i] === true)
      })
      measured(group.length, performance.now() - begun)
    } catch (error) {
      // One batch that the database does not like must not take the others with it.
      if (group.length > 1 && !(error instanceof StorageTrouble)) for (const each of group) await commit([each])
      else for (const { fail } of group) fail(error)
    }
  }

  return {
    write: (batch) =>
      new Promise((settle, fail) => {
        if (waiting.length >= MOST_WAITING) {
          fail(new StorageTrouble('storage-away', 'too many writes wait'))
          return
        }
        waiting.push({ batch, settle, fail })
        working ??= work()
      }),
    async idle() {
      while (working) await working
    },
  }
}
