import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import postcss from 'postcss'
import { expect, test } from 'vitest'
import { tableSizes } from '../table-sizes.ts'

const sized = (css: string): string => postcss([tableSizes]).process(css, { from: undefined }).css

test('a size of the table is named in style sheets, and said once', () => {
  expect(sized('@media (--phone) { .a { gap: 0 } }')).toBe(
    '@media (max-width: 760px), (max-height: 500px) { .a { gap: 0 } }',
  )
  expect(sized('@media (--low) { @media (--wide) { .a { gap: 0 } } }')).toMatch(
    /^@container hall \(max-height.*\) { @container hall \(min-width: 73\.76rem\)/,
  )
})

test('other conditions stay as they are, and a size that no table has is an error', () => {
  expect(sized('@media (hover: hover) { .a { gap: 0 } }')).toBe('@media (hover: hover) { .a { gap: 0 } }')
  expect(() => sized('@media (--huge) { .a { gap: 0 } }')).toThrow('no table has the size --huge')
})

test('where a page becomes slim is said by its name everywhere', () => {
  const root = join(import.meta.dirname, '..', '..', '..')
  const sheets = ['games', join('packages', 'board', 'src'), join('packages', 'web', 'src')].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).flatMap((file) =>
      file.endsWith('.css') ? [join(folder, file)] : [],
    ),
  )
  expect(sheets.length).toBeGreaterThan(100)
  expect(
    sheets.filter((sheet) => readFileSync(join(root, sheet), 'utf8').includes('@media (max-width: 760px)')),
  ).toEqual([])
})
