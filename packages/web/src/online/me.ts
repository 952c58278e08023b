import type { Me } from '@longhouse/protocol'
import { useEffect, useSyncExternalStore } from 'react'
import { greetAnew } from './line.ts'
import { isRefused, serverApi } from './server-api.ts'

/** Who sits before the page, as the house knows it. */
type Known =
  | { readonly state: 'asking' }
  | { readonly state: 'no-house' }
  /** Null: nobody yet. */
  | { readonly state: 'known'; readonly person: Me | null }

let known: Known = { state: 'asking' }
let asked = false
const listeners = new Set<() => void>()

function become(next: Known): void {
  known = next
  for (const listener of listeners) listener()
}

export async function askWhoIAm(): Promise<void> {
  asked = true
  const answer = await serverApi.me()
  become(isRefused(answer) ? { state: 'no-house' } : { state: 'known', person: answer.person })
}

/** Somebody arrived, signed in or left: the line belongs to the one before. */
export function iAm(person: Me | null): void {
  const before = known.state === 'known' ? known.person?.id : undefined
  become({ state: 'known', person })
  if (before !== person?.id) greetAnew()
}

/** `asks`: the house is asked, unless it has said so before. */
export function useMe(asks = true): Known {
  useEffect(() => {
    // A house that was out of reach may be back when another page is opened.
    if (asks && (!asked || known.state === 'no-house')) void askWhoIAm()
  }, [asks])
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => known,
  )
}
