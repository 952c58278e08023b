/** Where a game of this browser is watched. */
export const hereAt = (table: string): string => `/replay/here/${table}`

/** Where a game of the house is watched; with the invitation, by whoever has the link. */
export const houseAt = (table: string, invite: string | null): string =>
  invite ? `/replay/house/${table}/${invite}` : `/replay/house/${table}`

/** A path as others open it. */
export const linkTo = (path: string): string => `${location.href.split('#')[0]}#${path}`
