import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { games } from '@longhouse/registry'
import postcss, { type AtRule, type Rule } from 'postcss'
import { preprocessCSS, resolveConfig } from 'vite'
import { expect, test } from 'vitest'
import { rootOf } from '../board-styles.ts'

const HOUSE = join(import.meta.dirname, '..', '..', '..')
const WEB = join(HOUSE, 'packages', 'web')

const sheetsIn = (folder: string): readonly string[] =>
  readdirSync(join(HOUSE, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => join(HOUSE, folder, file))

const READY = games.filter(({ ready }) => ready).map(({ id }) => id)
const boardSheets = (game: string) => sheetsIn(`games/${game}/board`)
/** The shell of a table is made for what boards draw in it. */
const SHELL = ['packages/web/src/table', 'packages/web/src/online/table']

const isFrame = ({ parent }: Rule): boolean =>
  parent?.type === 'atrule' && (parent as AtRule).name.endsWith('keyframes')

/** Every selector of a sheet that stands for itself. */
function selectorsIn(css: string): readonly string[] {
  const selectors: string[] = []
  postcss.parse(css).walkRules((rule) => {
    if (!isFrame(rule) && rule.parent?.type !== 'rule') selectors.push(...rule.selectors)
  })
  return selectors
}

const classesIn = (selector: string): readonly string[] =>
  [...selector.matchAll(/\.(-?[a-z_][\w-]*)/gi)].map(([, name = '']) => name)

for (const game of READY)
  test(`no style of the board of ${game} reaches anything but a table of ${game}`, async () => {
    const config = await resolveConfig(
      { root: WEB, configFile: join(WEB, 'vite.config.ts'), logLevel: 'silent' },
      'build',
    )
    const sheets = boardSheets(game)
    expect(sheets.length).toBeGreaterThan(0)
    for (const sheet of sheets) {
      const { code } = await preprocessCSS(readFileSync(sheet, 'utf8'), sheet, config)
      expect(selectorsIn(code).length).toBeGreaterThan(0)
      const loose = selectorsIn(code).filter((selector) => !selector.includes(rootOf(game)))
      expect(loose, sheet).toEqual([])
    }
  })

test('no style of a page begins with a class that a board uses for itself', () => {
  const ofBoards = new Set(
    READY.flatMap(boardSheets)
      .flatMap((sheet) => selectorsIn(readFileSync(sheet, 'utf8')))
      .flatMap(classesIn),
  )
  const shell = SHELL.flatMap(sheetsIn)
  const clashes = sheetsIn('packages/web/src')
    .filter((sheet) => !shell.includes(sheet))
    .flatMap((sheet) => selectorsIn(readFileSync(sheet, 'utf8')))
    .filter((selector) => {
      const classes = classesIn(selector.split(/[\s>~+]/)[0] ?? '')
      return classes.length > 0 && classes.every((name) => ofBoards.has(name))
    })
  expect(clashes).toEqual([])
})

test('no two animations have the same name, wherever they are written', () => {
  const names: string[] = []
  for (const sheet of ['packages/web/src', 'packages/board/src', 'games'].flatMap(sheetsIn))
    postcss.parse(readFileSync(sheet, 'utf8')).walkAtRules('keyframes', ({ params }) => {
      names.push(params)
    })
  expect(names).toEqual([...new Set(names)])
})

test('nothing moves away from under the pointer: at its edge it would slip off and come back without end', () => {
  const shared = ['packages/board/src', 'packages/web/src'].flatMap(sheetsIn)
  const moving: string[] = []
  for (const sheet of [...shared, ...READY.flatMap(boardSheets)])
    postcss.parse(readFileSync(sheet, 'utf8')).walkRules(/:hover$/, (rule) => {
      rule.walkDecls(/^(transform|translate|scale|rotate|top|left|right|bottom|margin.*|padding.*)$/, ({ prop }) => {
        moving.push(`${sheet}: ${rule.selector} ${prop}`)
      })
    })
  expect(moving).toEqual([])
})
