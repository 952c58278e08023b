import TABLE_SIZES from '@longhouse/board/table-sizes.json' with { type: 'json' }
import type { Plugin } from 'postcss'

const sizes: { readonly [name: string]: string } = TABLE_SIZES

const NAMED = /^\((--[\w-]+)\)$/
const CONDITION = /^@(\w+) (.+)$/

/**
 * The sizes a table can have are said once. A style sheet names them, `@media (--phone)`, and says with a part what becomes of it
 * there; one within another holds where both hold. They are in rem where larger letters leave as little room as a smaller screen.
 */
export const tableSizes: Plugin = {
  postcssPlugin: 'table-sizes',
  Once(sheet) {
    sheet.walkAtRules('media', (rule) => {
      const name = NAMED.exec(rule.params)?.[1]
      if (!name) return
      const [, kind, condition] = CONDITION.exec(sizes[name] ?? '') ?? []
      if (!kind || !condition) throw rule.error(`no table has the size ${name}`)
      rule.name = kind
      rule.params = condition
    })
  },
}
