import type { Parts } from '../text.ts'

/** Words for something: in one piece, or as what it is and what it comes to. */
export type Said = string | Parts

export const led = (lead: string, rest: string): Parts => ({ lead, rest })

export const partsOf = (said: Said): Parts => (typeof said === 'string' ? { lead: said, rest: '' } : said)

/** `Rest: take 1 Food`. */
export const wholeOf = (said: Said): string => (typeof said === 'string' ? said : `${said.lead}: ${said.rest}`)
