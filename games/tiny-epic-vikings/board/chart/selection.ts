import { isOffered } from '@longhouse/board'
import { createContext, useContext, useEffect, useMemo, useState } from 'react'
import type { PlaceId } from '../../src/content-file.ts'
import type { BoardContext } from '../board-context.ts'
import { keyOf, thingAt } from '../thing.ts'
import type { Plan } from './plans.ts'
import { planAt } from './pointed-plan.ts'

/** What is chosen on the chart before the choice itself: which boat sails, which slot is built from, where one points. */
export interface Selection {
  /** The boats that may sail; none while no sail is asked. */
  readonly boats: readonly PlaceId[]
  readonly boat: PlaceId | null
  /** The slots that may be built from, `boat-0`, `temple-1`. */
  readonly slots: readonly string[]
  readonly slot: string | null
  /** The map as it would be, where the viewer points or plans. */
  readonly planned: Plan | null
  /** Where the boat would go. */
  readonly goal: PlaceId | null
  choose(boatOrSlot: string): void
  /** Shows on the chart what would be; null: nothing. */
  plan(planned: Plan | null): void
}

export const SelectionContext = createContext<Selection>({
  boats: [],
  boat: null,
  slots: [],
  slot: null,
  planned: null,
  goal: null,
  choose: () => undefined,
  plan: () => undefined,
})

export const useChosen = (): Selection => useContext(SelectionContext)

/** Shows a plan on the chart for as long as whoever made it is there. */
export function usePlanned(planned: Plan): void {
  const { plan } = useChosen()
  useEffect(() => {
    plan(planned)
    return () => plan(null)
  }, [plan, planned])
}

/** The thing that a place is now: where the chosen boat may sail, where the chosen slot may be built, or itself. */
export function placeThing({ boat, slot }: Selection, place: PlaceId): string {
  if (boat) return keyOf('sail', [boat, place])
  return slot ? keyOf('build', [slot, place]) : keyOf('named', place)
}

const firstsOf = (context: BoardContext, kind: 'sail' | 'build'): readonly string[] => [
  ...new Set(
    context.input.options.flatMap(({ thing }) => {
      const at = thing === null ? null : thingAt(thing)
      return at?.kind === kind ? [at.is[0]] : []
    }),
  ),
]

interface Wish {
  readonly moves: number
  readonly what: string
}

/** `pointed`: the thing under the pointer. */
export function useSelection(context: BoardContext, pointed: string | null): Selection {
  const [wish, setWish] = useState<Wish | null>(null)
  const [planned, plan] = useState<Plan | null>(null)
  const { moves } = context.input.seatView
  const wished = wish?.moves === moves ? wish.what : null
  return useMemo(() => {
    const boats = firstsOf(context, 'sail')
    const slots = firstsOf(context, 'build')
    const boat = chosenOf(boats, wished)
    const at = pointed === null ? null : thingAt(pointed)
    const goal = at?.kind === 'sail' && at.is[0] === boat && isOffered(context, pointed) ? at.is[1] : null
    return {
      boats,
      boat,
      slots,
      slot: chosenOf(slots, wished),
      planned: planned ?? planAt(context, pointed),
      goal,
      choose: (what) => setWish({ moves, what }),
      plan,
    }
  }, [context, pointed, planned, wished, moves])
}

const chosenOf = (offered: readonly string[], wished: string | null): string | null =>
  wished !== null && offered.includes(wished) ? wished : (offered[0] ?? null)
