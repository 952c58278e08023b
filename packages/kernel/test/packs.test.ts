import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type Refusal, refuse } from '../src/index.ts'
import {
  applyPack,
  eitherOf,
  isPositive,
  listOf,
  OF_THE_BOX,
  type PackEntry,
  type PackRules,
  packedVersion,
  sameEntries,
  setOf,
  shapedAs,
  unchanged,
} from '../src/packs/index.ts'
import { packRefusals } from '../src/wording/index.ts'

const name = { en: 'Axe', pl: 'Topór' }
const file = {
  game: 'hall',
  axes: [
    { id: 'axe', name, count: 2, source: 'rulebook', sharp: 1, note: 'Old.', fieldSources: { sharp: 'designed' } },
  ],
  doors: [{ id: 'door', name, count: 1, source: 'rulebook', wide: 3, carved: true }],
  feast: { id: 'feast', name, count: 1, source: 'rulebook', days: 7 },
}
type File = typeof file

const rules: PackRules<File> = {
  lists: {
    axes: { sharp: (value) => (value === 13 ? 'edge.left' : isPositive(value)) },
    doors: { ...OF_THE_BOX, ...unchanged({ wide: isPositive }), carved: (value) => typeof value === 'boolean' },
    feast: { ...OF_THE_BOX, days: isPositive },
  },
  names: () => ['thor'],
  whole: ({ axes }) => (axes.length > 2 ? [refuse('pack-too-few-cards', { list: 'axes' })] : []),
}

const laid = (lists: object): File => {
  const answer = applyPack(file, { game: 'hall', ...lists }, rules)
  return 'game' in answer ? answer : expect.fail(JSON.stringify(answer))
}

const problems = (lists: object): string[] => {
  const answer = applyPack(file, { game: 'hall', ...lists }, rules)
  if ('game' in answer) return expect.fail('accepted')
  return answer.map(({ refused, facts }: Refusal) => [refused, ...Object.values(facts)].join(' '))
}

const newAxe = { id: 'bearded-axe', name, count: 1, sharp: 4 }

describe('a pack laid over a file', () => {
  it('changes the fields it names, and makes the entry the host’s', () => {
    expect(laid({ axes: [{ id: 'axe', sharp: 3, source: 'rulebook' }] }).axes).toEqual([
      { id: 'axe', name, count: 2, source: 'host', sharp: 3 },
    ])
    expect(file.axes[0]).toMatchObject({ sharp: 1, source: 'rulebook', note: 'Old.' })
  })

  it('adds entries, after those that were there', () => {
    expect(laid({ axes: [newAxe] }).axes.map(({ id }) => id)).toEqual(['axe', 'bearded-axe'])
  })

  it('changes a single entry as it is written in the file, with or without its id', () => {
    expect(laid({ feast: { days: 9 } }).feast).toMatchObject({ id: 'feast', days: 9, source: 'host' })
    expect(laid({ feast: { id: 'feast', days: 9 } }).feast).toMatchObject({ days: 9 })
  })

  it('has a version of its own', () => {
    expect(packedVersion('1.0.0', { a: 1, b: 2 })).toBe(packedVersion('1.0.0', { b: 2, a: 1 }))
    expect(packedVersion('1.0.0', { a: 1 })).not.toBe(packedVersion('1.0.0', { a: 2 }))
  })
})

describe('a pack that is refused', () => {
  it.each([
    ['no list', { axes: {} }, ['pack-not-a-list axes']],
    ['an unknown list', { swords: [] }, ['pack-unknown-list swords']],
    ['an entry without id', { axes: [{ sharp: 1 }] }, ['pack-entry-without-id axes 1']],
    ['a single entry that is none', { feast: [] }, ['pack-entry-without-id feast 1']],
    ['a wrong field', { axes: [{ id: 'axe', sharp: 0 }] }, ['pack-bad-field axes axe sharp']],
    ['a flaw inside a field', { axes: [{ id: 'axe', sharp: 13 }] }, ['pack-bad-field axes axe sharp.edge.left']],
    ['an unknown field', { axes: [{ id: 'axe', long: 1 }] }, ['pack-unknown-field axes axe long']],
    [
      'a part of the box that was not there',
      { doors: [{ id: 'gate', name, count: 1, wide: 3, carved: true }] },
      ['pack-bad-field doors gate id', 'pack-bad-field doors gate count', 'pack-bad-field doors gate wide'],
    ],
    ['a part of the box made otherwise', { doors: [{ id: 'door', wide: 4 }] }, ['pack-bad-field doors door wide']],
    ['an id of another list', { axes: [{ ...newAxe, id: 'door' }] }, ['pack-id-taken axes door id']],
    ['a name taken otherwise', { axes: [{ ...newAxe, id: 'thor' }] }, ['pack-id-taken axes thor id']],
    [
      'a name that every object has',
      { axes: [{ ...newAxe, id: 'constructor' }] },
      ['pack-bad-field axes constructor id'],
    ],
    ['too much of the whole', { axes: [newAxe, { ...newAxe, id: 'third' }] }, ['pack-too-few-cards axes']],
  ])('for %s', (_, lists, wanted) => {
    expect(problems(lists)).toEqual(wanted)
  })

  it('has a sentence for every reason, in both languages', () => {
    const folder = new URL('../src/packs/', import.meta.url)
    const code = readdirSync(folder).map((source) => readFileSync(new URL(source, folder), 'utf8'))
    const used = code.flatMap((part) => Array.from(part.matchAll(/refuse\('([^']+)'/g), ([, found]) => found))
    expect(used.length).toBeGreaterThan(8)
    for (const sentences of [packRefusals.en('Hall'), packRefusals.pl('Hall')])
      for (const refused of used) expect(Object.keys(sentences)).toContain(refused)
  })
})

describe('checks', () => {
  it('count the parts of a list, and know a set from a list', () => {
    expect([[], [1], [1, 1], [1, 1, 1], [0]].map((list) => listOf(isPositive, 1, 2)(list))).toEqual([
      false,
      true,
      true,
      false,
      false,
    ])
    expect([[], ['a'], ['a', 'a'], ['a', 'c']].map((list) => setOf(['a', 'b'])(list))).toEqual([
      true,
      true,
      false,
      false,
    ])
  })

  it('tell one shape from another, and both from a mixture', () => {
    const check = shapedAs({ a: isPositive }, { b: isPositive })
    expect([{ a: 1 }, { b: 1 }, { a: 1, b: 1 }, {}, null].map((value) => check(value))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ])
  })

  it('give each of two kinds of entries the fields of its kind alone', () => {
    const fields = eitherOf({ blade: isPositive }, (entry) => entry?.kind === 'axe', { string: isPositive })
    const isRight = (entry: PackEntry) => Object.entries(fields).every(([field, check]) => check(entry[field], entry))
    const made = [{ blade: 2 }, { string: 1 }, { blade: 2, string: 1 }, {}]
    expect(made.map((parts) => isRight({ id: 'a', kind: 'axe', ...parts }))).toEqual([true, false, false, false])
    expect(made.map((parts) => isRight({ id: 'b', kind: 'bow', ...parts }))).toEqual([false, true, false, false])
  })

  it('compare entries inside an entry with those of the box, in what is theirs to stay', () => {
    const check = sameEntries('planks', { ...unchanged({ slot: isPositive }), wood: isPositive })
    const known = { id: 'door', planks: [{ slot: 1, wood: 2, note: 'Oak.' }] }
    const is = (...planks: readonly object[]) => check(planks, undefined, known)
    expect(is({ slot: 1, wood: 7, note: 'Oak.' })).toBe(true)
    expect(is({ slot: 2, wood: 2, note: 'Oak.' })).toBe(false)
    expect(is({ slot: 1, wood: 0, note: 'Oak.' })).toBe(false)
    expect(is({ slot: 1, wood: 2, note: 'Elm.' })).toBe(false)
    expect(is()).toBe(false)
  })

  it('hold what the box says of itself to be what it must be', () => {
    const { slot } = unchanged({ slot: isPositive })
    expect([1, 0].map((value) => slot(value, undefined, { id: 'door', slot: value }))).toEqual([true, false])
  })
})
