/** How many there may be at the same time. How much somebody may ask for in a while is another matter. */
export interface Most {
  /** Open connections: of a person, and from one address, which a whole school may share. */
  readonly socketsOfPerson: number
  readonly socketsFromAddress: number
  /** Connections that look at one table, and those of them from one address; those who sit there may always. */
  readonly watchingTable: number
  readonly watchingFromAddress: number
  /** A page may show a few tables at once, not the whole house. */
  readonly tablesOfSocket: number
}

export const MOST: Most = {
  socketsOfPerson: 50,
  socketsFromAddress: 1_000,
  watchingTable: 500,
  watchingFromAddress: 200,
  tablesOfSocket: 20,
}
