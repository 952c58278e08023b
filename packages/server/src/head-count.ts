/** How many there are of each. */
export interface HeadCount {
  /** How many there are now. */
  add(who: string): number
  remove(who: string): number
  of(who: string): number
}

export function openHeadCount(): HeadCount {
  const counts = new Map<string, number>()
  const of = (who: string): number => counts.get(who) ?? 0
  function change(who: string, by: number): number {
    const now = of(who) + by
    if (now > 0) counts.set(who, now)
    else counts.delete(who)
    return now
  }
  return { of, add: (who) => change(who, 1), remove: (who) => change(who, -1) }
}
