/** What is written down for whoever runs the house. No secrets: no seed, password, token or cookie. */
export interface Log {
  warn(facts: object, text: string): void
  error(facts: object, text: string): void
}
