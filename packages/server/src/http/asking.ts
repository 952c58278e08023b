import type { Language, Refusal } from '@longhouse/kernel'
import type { EndpointName, Endpoints } from '@longhouse/protocol'
import type { z } from 'zod'
import type { Person } from '../people/people.ts'

/** Who asks, and how to answer them. */
export interface Asking {
  readonly person: Person | null
  readonly language: Language
  readonly address: string
  /** Whose password was once right at this device. */
  readonly known: string | null
  /** Signs this device in as somebody. */
  signIn(person: Person): void
  /** Signs it out: the cookie it had is worth nothing any more. */
  signOut(): Promise<void>
  /** When the answer is on its way, or whoever asked has hung up. */
  afterwards(work: () => Promise<void>): void
}

/** Where one must have arrived. */
export type PersonAsking = Asking & { readonly person: Person }

type Parsed<E, Part extends string> = E extends { readonly [P in Part]: infer Schema extends z.ZodType }
  ? z.output<Schema>
  : undefined

interface Input<E> {
  readonly params: Parsed<E, 'params'>
  readonly query: Parsed<E, 'query'>
  readonly body: Parsed<E, 'body'>
}

type AskingFor<E> = E extends { readonly person: true } ? PersonAsking : Asking

type Handler<N extends EndpointName> = (
  asking: AskingFor<Endpoints[N]>,
  input: Input<Endpoints[N]>,
) => Promise<z.input<Endpoints[N]['answer']> | Refusal>

export type Handlers<N extends EndpointName = EndpointName> = { readonly [Name in N]: Handler<Name> }
