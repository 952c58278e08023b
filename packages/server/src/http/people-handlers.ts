import { isRefusal, refuse } from '@longhouse/kernel'
import type { Me } from '@longhouse/protocol'
import { openGuess, openSignIn } from '../people/guesses.ts'
import { folded, type Person } from '../people/people.ts'
import { ratingsOf } from '../ratings/ratings.ts'
import type { ServerContext } from '../server-context.ts'
import { getUp } from '../tables/getting-up.ts'
import { pastOf, unfinishedOf } from '../tables/lists.ts'
import type { Asking, Handlers } from './asking.ts'
import { tooSoon } from './limited.ts'

type Names =
  | 'me'
  | 'arrive'
  | 'keep'
  | 'leaveForGood'
  | 'signIn'
  | 'signOut'
  | 'newToken'
  | 'tokens'
  | 'dropToken'
  | 'person'

const me = (person: Person | null): { person: Me | null } => ({
  person: person && { id: person.id, name: person.name, kept: person.kept },
})

export function peopleHandlers(house: ServerContext): Handlers<Names> {
  const { people, loadedTables, services, limits, changes } = house
  /** Who keeps the name, if they have been at this device before. */
  async function ownerHere(name: string, known: string | null): Promise<string | null> {
    const owner = known === null ? null : await people.find(known)
    return owner?.kept && folded(owner.name) === folded(name) ? owner.id : null
  }

  async function standUp(person: Person): Promise<void> {
    for (const id of await unfinishedOf(services.database, person.id)) await getUp(loadedTables, id, person.id)
  }

  async function rename(person: Person, name: string, afterwards: Asking['afterwards']) {
    if (name === person.name) return me(person)
    const wait = tooSoon(limits, 'rename', person.id)
    if (wait) return wait
    const renamed = await people.rename(person, name)
    if (isRefusal(renamed)) {
      limits.giveBack('rename', person.id)
      return renamed
    }
    afterwards(() => changes.tell(person.id, 'renamed'))
    return me(renamed)
  }

  return {
    me: async ({ person }) => me(person),

    async arrive({ person, address, signIn, afterwards }, { body: { name } }) {
      if (person) return rename(person, name, afterwards)
      const wait = tooSoon(limits, 'arrive', address)
      if (wait) return wait
      const arrived = await people.arrive(name)
      if (isRefusal(arrived)) return arrived
      signIn(arrived)
      return me(arrived)
    },

    async keep({ person, address, signIn, afterwards }, { body: { password, current } }) {
      const wait = tooSoon(limits, 'password', person.id)
      if (wait) return wait
      const kept = await people.keep(person, password, current, address)
      if (isRefusal(kept)) return kept
      signIn(kept)
      afterwards(() => changes.tell(kept.id, 'signed-out'))
      return me(kept)
    },

    async signIn({ person, address, known, signIn }, { body: { name, password } }) {
      const owner = await ownerHere(name, known ?? person?.id ?? null)
      const asked = { name: folded(name), address, known: owner }
      const guess = openGuess(limits, asked)
      if (isRefusal(guess)) return guess
      const right = openSignIn(limits, asked)
      if (isRefusal(right)) {
        guess.forgive()
        return right
      }
      const found = await people.signIn(name, password, address)
      // Neither was a wrong guess.
      if (!isRefusal(found) || found.refused === 'busy') guess.forgive()
      if (isRefusal(found)) {
        right.forgive()
        return found
      }
      signIn(found)
      return me(found)
    },

    async signOut({ person, signOut, afterwards }) {
      await signOut()
      // Other devices of theirs come back by themselves.
      if (person) afterwards(() => changes.tell(person.id, 'signed-out'))
      return me(null)
    },

    async leaveForGood({ person, signOut, afterwards }) {
      await standUp(person)
      await people.remove(person)
      // Where they sat down meanwhile. Whoever sits down later finds that they are no more, and gets up (see `stays`).
      await standUp(person)
      await people.forgetSeats(person)
      await signOut()
      afterwards(() => changes.tell(person.id, 'gone'))
      return {}
    },

    newToken: ({ person }, { body: { name } }) => people.newToken(person, name),
    tokens: async ({ person }) => ({ tokens: await people.tokens(person) }),
    async dropToken({ person, afterwards }, { params: { id } }) {
      const refusal = await people.dropToken(person, id)
      if (refusal) return refusal
      afterwards(() => changes.tell(person.id, 'signed-out'))
      return {}
    },

    async person(_, { params: { id } }) {
      const found = await people.find(id)
      if (!found) return refuse('no-such-person')
      const { name, created: since } = found
      const { database } = services
      return { id, name, since, ratings: await ratingsOf(database, id), results: await pastOf(database, id) }
    },
  }
}
