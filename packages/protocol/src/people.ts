import { z } from 'zod'
import { Id, Moment, Name, Password } from './basics.ts'

/** Somebody at a table. The name is null when the account is gone: “someone”. */
export const PersonRef = z.object({ id: Id, name: z.string().nullable() })
export type PersonRef = z.infer<typeof PersonRef>

/** Oneself. `kept`: there is a password, so that the name is one's own on every device. */
export const Me = z.object({ id: Id, name: z.string(), kept: z.boolean() })
export type Me = z.infer<typeof Me>

export const MeAnswer = z.object({ person: Me.nullable() })
export const Arrive = z.strictObject({ name: Name })
export const Keep = z.strictObject({ password: Password, current: Password.optional() })
export const SignIn = z.strictObject({ name: Name, password: z.string().min(1).max(200) })

export const NewToken = z.strictObject({ name: Name })
export const TokenInfo = z.object({ id: Id, name: z.string(), created: Moment })
export type TokenInfo = z.infer<typeof TokenInfo>
/** The token itself is told this once. */
export const TokenAnswer = TokenInfo.extend({ token: z.string() })
export const TokensAnswer = z.object({ tokens: z.array(TokenInfo) })

/** `rating` is what people see of two numbers, a guess of the strength and how sure it is. */
export const Rating = z.object({ game: z.string(), rating: z.int(), games: z.int() })
export type Rating = z.infer<typeof Rating>

export const PastGame = z.object({
  table: Id,
  game: z.string(),
  at: Moment,
  /** 1 for the winner; null where nobody won. */
  place: z.int().nullable(),
  /** How many took part, sides that nobody sits at included. */
  players: z.int(),
})
export type PastGame = z.infer<typeof PastGame>

export const Profile = z.object({
  id: Id,
  name: z.string(),
  since: Moment,
  ratings: z.array(Rating),
  results: z.array(PastGame),
})
export type Profile = z.infer<typeof Profile>
