export { type Endpoint, type EndpointName, type Endpoints, endpoints } from './endpoints.ts'
export { ClientMessage, Moved, ServerMessage } from './live.ts'
export { Me, PastGame, PersonRef, Profile, Rating, TokenInfo } from './people.ts'
export { ChatLine, EntryKind, EntryView, TableUpdate } from './play.ts'
export { Refused } from './refusals.ts'
export {
  Clock,
  NewTable,
  Outcome,
  SeatInfo,
  Status,
  TableAnswer,
  TableInfo,
  type Unrated,
  Visibility,
} from './tables.ts'
