import type { Rune } from './content-file.ts'
import type { Cause } from './events.ts'
import type { GodInPlay, Side } from './state.ts'
import type { OpenContext, OpenTurn } from './vikings.ts'

/** TV-6.42, TV-6.43: never below 0, and without an upper bound. */
export function changeFury(t: OpenTurn, god: GodInPlay, by: number, side: Side | null, cause: Cause): void {
  const fury = Math.max(0, god.fury + by)
  const changed = fury - god.fury
  if (changed === 0) return
  god.fury = fury
  t.tell?.({ kind: 'fury-changed', side, god: god.god, by: changed, fury, cause })
}

/** TV-2.4: the god that a kind of rune stands for. */
export const godOf = (t: OpenContext, rune: Rune): GodInPlay =>
  t.state.gods.find((god) => god.rune === rune) as GodInPlay
