import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  allocation,
  amount,
  canonical,
  countChoices,
  either,
  type Form,
  isEmpty,
  type Json,
  listChoices,
  mix,
  one,
  onlyChoice,
  order,
  quickRandom,
  sampleChoice,
  sampleWay,
  some,
  validateChoice,
  yes,
} from '../src/index.ts'
import { normalizeChoice } from '../src/normalize-choice.ts'
import { anyForm, candidatesOf, formsOfKind, isLegal, nestedForm } from './small-forms.ts'
import { looksUniform } from './statistics.ts'

const ALL = 1_000_000
const listed = (form: Form): Json[] => [...listChoices(form, ALL).choices]
const texts = (choices: readonly Json[]): string[] => choices.map(canonical).toSorted()

describe.each(Object.entries({ ...formsOfKind, either: nestedForm }))('a form of the kind “%s”', (_, forms) => {
  it('lists every legal choice once and no other', () => {
    fc.assert(
      fc.property(forms, (form) => {
        const legal = candidatesOf(form).filter((choice) => isLegal(form, choice))
        expect(texts(listed(form))).toEqual(texts(legal))
      }),
      { numRuns: 200 },
    )
  })

  it('accepts what it lists and refuses every other candidate', () => {
    fc.assert(
      fc.property(forms, (form) => {
        for (const choice of candidatesOf(form))
          expect(validateChoice(form, choice) === null).toBe(isLegal(form, choice))
      }),
      { numRuns: 200 },
    )
  })

  it('counts what it lists, and knows whether that is nothing or a single choice', () => {
    fc.assert(
      fc.property(forms, (form) => {
        const choices = listed(form)
        expect(countChoices(form)).toBe(choices.length)
        expect(isEmpty(form)).toBe(choices.length === 0)
        expect(onlyChoice(form)).toEqual(choices.length === 1 ? choices[0] : undefined)
      }),
      { numRuns: 300 },
    )
  })

  it('is sampled within what it lists', () => {
    fc.assert(
      fc.property(
        forms.filter((form) => !isEmpty(form)),
        fc.string(),
        (form, seed) => {
          const choices = new Set(listed(form).map(canonical))
          const random = quickRandom(seed)
          for (let i = 0; i < 5; i++) {
            expect(choices).toContain(canonical(sampleChoice(form, random)))
            expect(choices).toContain(canonical(sampleWay(form, random)))
          }
        },
      ),
      { numRuns: 200 },
    )
  })

  it('is sampled uniformly', () => {
    const random = quickRandom('uniform')
    const several = forms.filter((form) => !isEmpty(form) && countChoices(form) <= 30)
    for (const form of fc.sample(several, { numRuns: 40, seed: 7 })) {
      const counts = new Map(listed(form).map((choice) => [canonical(choice), 0]))
      for (let i = 0; i < counts.size * 60; i++) {
        const text = canonical(sampleChoice(form, random))
        counts.set(text, (counts.get(text) ?? 0) + 1)
      }
      expect(looksUniform([...counts.values()]), JSON.stringify(form)).toBe(true)
    }
  })
})

describe('a listing', () => {
  it('stops at its bound and says so', () => {
    const form = order(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l'])
    expect(listChoices(form, 10)).toMatchObject({ complete: false })
    expect(listChoices(form, 10).choices).toHaveLength(10)
    expect(listChoices(amount(1, 3), 3)).toEqual({ choices: [1, 2, 3], complete: true })
    expect(listChoices(amount(1, 4), 3)).toEqual({ choices: [1, 2, 3], complete: false })
  })

  it('is not needed to know that a great form offers something', () => {
    const warriors = { axeman: 6, archer: 6, swordsman: 6, spearman: 6 }
    const places = ['abbey', 'village', 'fortress', 'harbour'].map((id) => ({ id, takes: warriors, holds: 6 }))
    expect(isEmpty(allocation(warriors, places, true))).toBe(false)
    expect(isEmpty(some(Array.from({ length: 60 }, (_, i) => `die-${i}`)))).toBe(false)
  })
})

describe('a way that is picked at random', () => {
  it('is as likely as any other way, however many choices hide behind it', () => {
    const form = either({ reroll: some(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'], 1), stop: yes, never: one([]) })
    const random = quickRandom('ways')
    const stops = Array.from({ length: 2000 }, () => sampleWay(form, random)).filter((choice) =>
      Object.hasOwn(choice as object, 'stop'),
    )
    expect(looksUniform([stops.length, 2000 - stops.length])).toBe(true)
  })
})

/** Whatever is accepted is one of the listed choices, once it is spelled as they are. */
function acceptsOnlyListed(form: Form, choice: unknown): void {
  if (validateChoice(form, choice) !== null) return
  const spelled = normalizeChoice(form, choice as Json)
  expect(texts(listed(form))).toContain(canonical(spelled))
}

describe('whatever is offered as a choice', () => {
  it('may be any garbage: nothing passes that is not listed', () => {
    const garbage = fc.anything({
      key: fc.constantFrom('axe', 'bow', 'raid', 'fjord', 'hill', '__proto__', 'constructor', 'length'),
      values: [
        fc.integer({ min: -2, max: 5 }),
        fc.constantFrom('axe', 'bow', 'cup', 'dye', true, null, undefined, Number.NaN, -0, 1.5, '1'),
      ],
      withBigInt: true,
      withBoxedValues: true,
      withDate: true,
      withMap: true,
      withSet: true,
      withNullPrototype: true,
      withSparseArray: true,
      withTypedArray: true,
    })
    fc.assert(fc.property(anyForm, garbage, acceptsOnlyListed), { numRuns: 3000 })
    fc.assert(fc.property(anyForm, fc.jsonValue(), acceptsOnlyListed), { numRuns: 1000 })
  })

  it('may be a legal choice with something changed in it: nothing passes that is not listed', () => {
    const inserted = fc.constantFrom<unknown>(
      ...[Number.NaN, Number.POSITIVE_INFINITY, 1.5, -0, -1, 2 ** 53, '1', '', 'axe', true, null, undefined],
      ...[[], {}, ['axe', 'axe'], new Array(1), new Date(0), new Map([['axe', 1]]), Object.create({ axe: 1 })],
      JSON.parse('{"__proto__":{"axe":1}}'),
    )
    fc.assert(
      fc.property(
        anyForm.filter((form) => !isEmpty(form)),
        fc.nat(),
        fc.nat(),
        fc.constantFrom('axe', 'raid', 'fjord', '__proto__', 'constructor', '0'),
        inserted,
        (form, pick, at, key, value) => {
          const choices = listed(form)
          acceptsOnlyListed(form, changed(choices[pick % choices.length] as Json, at, key, value))
        },
      ),
      { numRuns: 3000 },
    )
  })

  it('is taken in one spelling: the order of things and the zeros do not matter', () => {
    const supply = { axe: 2, bow: 1 }
    const places = [{ id: 'fjord', takes: supply, holds: 3 }]
    expect(normalizeChoice(some(['axe', 'bow']), ['bow', 'axe'])).toEqual(['axe', 'bow'])
    expect(JSON.stringify(normalizeChoice(mix(supply, 0, 3), { bow: 1, axe: 2 }))).toBe('{"axe":2,"bow":1}')
    expect(normalizeChoice(mix(supply, 0, 3), { bow: 0, axe: 2 })).toEqual({ axe: 2 })
    expect(normalizeChoice(allocation(supply, places), { fjord: { axe: 0 } })).toEqual({})
    expect(Object.is(normalizeChoice(amount(0, 2), -0), 0)).toBe(true)
    expect(normalizeChoice(order(['axe', 'bow']), ['bow', 'axe'])).toEqual(['bow', 'axe'])
  })

  it('is left alone if it is spelled as listed', () => {
    fc.assert(
      fc.property(anyForm, (form) => {
        for (const choice of listed(form))
          expect(JSON.stringify(normalizeChoice(form, choice))).toBe(JSON.stringify(choice))
      }),
    )
  })

  it('shares nothing with what was handed in', () => {
    const goods = { axe: 1 }
    const handed = { trade: goods }
    const taken = normalizeChoice(either({ trade: one([{ axe: 1 }]) }), handed)
    goods.axe = 5
    expect(taken).toEqual({ trade: { axe: 1 } })
  })
})

/** A copy with the part at a position, counted through the whole, replaced; at the very part, an added key. */
function changed(choice: Json, at: number, key: string, value: unknown): unknown {
  const copy = { whole: JSON.parse(JSON.stringify(choice)) as unknown }
  const spots: (() => void)[] = []
  const visit = (holder: Record<string, unknown>, name: string): void => {
    spots.push(() => {
      holder[name] = value
    })
    const part = holder[name]
    if (typeof part !== 'object' || part === null) return
    spots.push(() => {
      Object.defineProperty(part, key, { value, enumerable: true, configurable: true, writable: true })
    })
    for (const inner of Object.keys(part)) visit(part as Record<string, unknown>, inner)
  }
  visit(copy, 'whole')
  spots[at % spots.length]?.()
  return copy.whole
}

const refused: readonly (readonly [string, Form, unknown])[] = [
  ['a word for a number', amount(0, 3), '1'],
  ['a fraction', amount(0, 3), 1.5],
  ['no number at all', amount(0, 3), Number.NaN],
  ['more than there is', amount(0, 3), Number.POSITIVE_INFINITY],
  ['a list for a thing', one(['axe']), ['axe']],
  ['a thing inherited by every object', either({ raid: yes }), { constructor: true }],
  ['a way inherited by every object', either({ raid: yes }), JSON.parse('{"__proto__":true}')],
  ['two ways at once', either({ raid: yes, pass: yes }), { raid: true, pass: true }],
  ['no way', either({ raid: yes, pass: yes }), {}],
  ['the same thing twice', some(['axe', 'bow']), ['axe', 'axe']],
  ['a hole for a thing', some(['axe', 'bow']), new Array(1)],
  ['a list of a billion things', some(['axe', 'bow']), new Array(1_000_000_000)],
  ['an order that forgets a thing', order(['axe', 'bow']), ['axe']],
  ['kinds nobody offered', mix({ axe: 2 }, 0, 2), JSON.parse('{"__proto__":1}')],
  ['kinds that are inherited', mix({ axe: 2 }, 0, 2), Object.create({ axe: 1 })],
  ['less than nothing', mix({ axe: 2, bow: 2 }, 0, 2), { axe: -1, bow: 2 }],
  ['places nobody offered', allocation({ axe: 1 }, [{ id: 'fjord', takes: { axe: 1 }, holds: 1 }]), { toString: {} }],
  ['a place that is no place', allocation({ axe: 1 }, [{ id: 'fjord', takes: { axe: 1 }, holds: 1 }]), { fjord: null }],
  [
    'a need met by inheritance',
    allocation({ axe: 1 }, [{ id: 'fjord', takes: { axe: 1 }, holds: 1, needs: 1 }]),
    Object.create({ fjord: { axe: 1 } }),
  ],
]

describe('never accepted', () => {
  it.each(refused)('%s', (_, form, choice) => {
    expect(validateChoice(form, choice)).toBeTypeOf('string')
  })
})
