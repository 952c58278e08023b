/** Where a table of the house is found; with the invitation, by whoever has the link. */
export const pathTo = (table: string, invite?: string | null): string =>
  invite ? `/t/${table}/${invite}` : `/t/${table}`

export const linkTo = (table: string, invite: string | null): string =>
  `${location.href.split('#')[0]}#${pathTo(table, invite)}`

/** The path in a link that somebody sent; null if it leads to no table. */
export function pathIn(link: string): string | null {
  const found = /#\/t\/([\w-]+)(?:\/([\w-]+))?\/?\s*$/.exec(link.trim())
  return found?.[1] ? pathTo(found[1], found[2]) : null
}
