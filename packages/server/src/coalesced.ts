/**
 * Calls `work` for any number of calls, but at most once in so many milliseconds: at once after a quiet time, else soon.
 * Work that asks for more of itself gets it with the next turn.
 */
export function coalesced(ms: number, work: () => void): () => void {
  let resting: NodeJS.Timeout | undefined
  let wanted = false

  function rest(): void {
    resting = undefined
    if (!wanted) return
    wanted = false
    resting = setTimeout(rest, ms)
    resting.unref()
    work()
  }

  return () => {
    wanted = true
    if (!resting) rest()
  }
}
