/**
 * One tab plays a table at a time, so that two cannot write over each other. The browser lets go of the lock by itself when
 * the tab closes or crashes.
 */
export interface TabLock {
  release(): void
}

/** A page of this tab that was just left may take this long to let go. */
const LETTING_GO_MS = 250

/**
 * Null if another tab plays it. `take` takes it over; the other tab hears of it through `lost`. A browser that forbids locks
 * forbids storage too: two tabs of it share nothing that they could spoil.
 */
export async function lockTable(id: string, take: boolean, lost: () => void): Promise<TabLock | null> {
  if (!('locks' in navigator)) return { release: () => undefined }
  const lock = await requestLock(id, take, lost)
  if (lock || take) return lock
  await new Promise((resolve) => setTimeout(resolve, LETTING_GO_MS))
  return requestLock(id, take, lost)
}

function requestLock(id: string, take: boolean, lost: () => void): Promise<TabLock | null> {
  return new Promise((resolve) => {
    let holds = false
    const options = take ? { steal: true } : { ifAvailable: true }
    navigator.locks
      .request(`longhouse:table:${id}`, options, (lock) => {
        if (!lock) {
          resolve(null)
          return
        }
        holds = true
        return new Promise<void>((release) => resolve({ release }))
      })
      .catch(() => (holds ? lost() : resolve({ release: () => undefined })))
  })
}
