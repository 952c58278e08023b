/**
 * A clock that never goes back: where the machine's is put back, it goes on from where it was, until that has caught up. Else
 * clocks of tables would stand still, and limits hold on, for as long as the machine went back.
 */
export function steady(clock: () => number): () => number {
  let last = clock()
  let ahead = 0
  return () => {
    const shown = clock()
    if (shown >= last) ahead = 0
    else if (shown + ahead < last) ahead = last - shown
    last = shown + ahead
    return last
  }
}
