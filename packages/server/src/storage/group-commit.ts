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
  { transact }: Pick<Driver, 'transact'>,
  measured: (batches: number, ms: number) => void = () => {},
): Commits {
  const waiting: Waiting[] = []
  let working: Promise<void> | null = null

  async function work(): Promise<void> {
    // Others get their turn first: what they bring goes along.
    await new Promise(setImmediate)
    let group = nextGroup()
    let writing = commit(group)
    while (group.length > 0) {
      const tell = await writing
      group = nextGroup()
      // The database goes on with the next ones while those before are told.
      if (group.length > 0) writing = commit(group)
      tell()
    }
    working = null
  }

  const nextGroup = (): Waiting[] => waiting.splice(0, MOST)

  /** Answers with how to tell those who wait. */
  async function commit(group: readonly Waiting[]): Promise<() => void> {
    const begun = performance.now()
    try {
      const done = await transact(group.map(({ batch }) => batch))
      measured(group.length, performance.now() - begun)
      return () => {
        for (const [i, { settle }] of group.entries()) settle(done[i] === true)
      }
    } catch (error) {
      if (group.length === 1 || error instanceof StorageTrouble)
        return () => {
          for (const { fail } of group) fail(error)
        }
      // One batch that the database does not like, or cannot undo among others, must not take the others with it.
      const tells: (() => void)[] = []
      for (const each of group) tells.push(await commit([each]))
      return () => {
        for (const tell of tells) tell()
      }
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
