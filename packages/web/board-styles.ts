import { sep } from 'node:path'
import type { Plugin, Rule } from 'postcss'

/** Where a board is drawn: whatever a board styles lies within, or is, the table of its game. */
export const rootOf = (game: string): string => `:where(.table[data-mood="${game}"])`

/** A selector that names the table itself is held to the table of its game. */
const TABLE = /\.table(?![\w-])|\[data-mood="[\w-]+"\]/

/** The game whose board a style sheet belongs to; null for the page's own. */
function gameOf(file: string): string | null {
  const [, game = null] = /games\/([\w-]+)\/board\/.+\.css$/.exec(file.split(sep).join('/')) ?? []
  return game
}

/**
 * Styles stay in the page once they were fetched, and boards use short names. So everything that a board's file says holds
 * at tables of its game alone; it weighs as much as it did before.
 */
export const boardStyles: Plugin = {
  postcssPlugin: 'board-styles',
  Once(sheet) {
    sheet.walkRules((rule) => {
      const game = gameOf(rule.source?.input.file ?? '')
      if (game === null || isPartOfAnother(rule)) return
      rule.selectors = rule.selectors.map((selector) => heldTo(rootOf(game), selector))
    })
  },
}

function heldTo(root: string, selector: string): string {
  const named = TABLE.exec(selector)
  return named ? `${selector.slice(0, named.index)}${root}${selector.slice(named.index)}` : `${root} ${selector}`
}

/** A frame of an animation, or a rule within a rule, which goes where that one goes. */
const isPartOfAnother = ({ parent }: Rule): boolean =>
  parent?.type === 'rule' || (parent?.type === 'atrule' && /keyframes$/.test((parent as { name?: string }).name ?? ''))
