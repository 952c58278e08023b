import { type Refusal, refuse } from '@longhouse/kernel'
import type { Limited, Limits } from './limits.ts'

/** Somebody who says a password for a name. */
interface Guess {
  /** As names are compared. */
  readonly name: string
  readonly address: string
  /** Whose name it is, if they have been at this device before. */
  readonly known: string | null
}

/**
 * Guessing is slowed down by name and address together, and by address over all names, so that ten wrong passwords from
 * one place are no lock on the owner's door. Many places that guess at one name share a wide limit; it stops them and
 * whoever comes from a place that is just as unknown, never a device at which the owner has been before: that one has a
 * limit of its own.
 */
const countedBy = ({ name, address, known }: Guess): readonly (readonly [Limited, string])[] =>
  known === null
    ? [
        ['guess', `${address} ${name}`],
        ['guess-from', address],
        ['guess-at', name],
      ]
    : [['guess', `known ${known}`]]

/** What was counted, until it turns out not to be what is counted. */
interface Counted {
  forgive(): void
}

/** Counts once for each, or, where there is one to wait for, for none. */
function openCounted(limits: Limits, counted: readonly (readonly [Limited, string])[]): Refusal | Counted {
  const forgive = (upTo: number): void => {
    for (const [what, who] of counted.slice(0, upTo)) limits.giveBack(what, who)
  }
  for (const [i, [what, who]] of counted.entries()) {
    const seconds = limits.wait(what, who)
    if (seconds === 0) continue
    forgive(i)
    return refuse('slow-down', { seconds })
  }
  return { forgive: () => forgive(counted.length) }
}

/** How long to wait; else how to take the guess back, when it was none. */
export const openGuess = (limits: Limits, guess: Guess): Refusal | Counted => openCounted(limits, countedBy(guess))

/**
 * Right passwords have limits of their own, wide enough for anybody who signs in by hand, so that nobody keeps the house
 * at work with a name of theirs. To be taken back when it was a wrong one: those shut nobody out here, nor for a moment at
 * a device of the owner's.
 */
export const openSignIn = (limits: Limits, { name, address, known }: Guess): Refusal | Counted =>
  openCounted(limits, [
    ['sign-in', known === null ? `name ${name}` : `known ${known}`],
    ['sign-in-from', address],
  ])
