import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type Counts,
  canonical,
  countChoices,
  either,
  type Form,
  isEmpty,
  type Json,
  listChoices,
  mix,
  onlyChoice,
  quickRandom,
  sampleChoice,
  sampleWay,
  validateChoice,
  yes,
} from '../src/index.ts'
import { normalizeChoice } from '../src/normalize-choice.ts'
import { looksUniform } from './statistics.ts'

const WORTH = { hammer: 1, 'double-hammer': 2, thrall: 0 }

/** Sources of a fight: a double hammer is worth two, and the pool is worth one to six. */
const pool = (of: Counts): Form => mix(of, 0, 20, [{ weights: WORTH, min: 1, max: 6 }])

const listed = (form: Form): readonly Json[] => listChoices(form, 100_000).choices
const kinds = (n: number): string[] => Array.from({ length: n }, (_, i) => `kind-${i}`)
const each = (names: readonly string[], count: (i: number) => number): Counts =>
  Object.fromEntries(names.map((name, i) => [name, count(i)]))

describe('a mix under limits', () => {
  const sources = { hammer: 4, 'double-hammer': 2, thrall: 1 }

  it('weighs every thing as often as it is taken', () => {
    expect(validateChoice(pool(sources), { hammer: 2, 'double-hammer': 2 })).toBeNull()
    expect(validateChoice(pool(sources), { hammer: 3, 'double-hammer': 2 })).toBe('against-a-limit')
    expect(validateChoice(pool(sources), { thrall: 1 })).toBe('against-a-limit')
    expect(validateChoice(pool(sources), { hammer: 1, thrall: 1 })).toBeNull()
    expect(validateChoice(pool(sources), { hammer: 1, 'double-hammer': 0 })).toBeNull()
  })

  it('keeps the bounds of each kind and of the total', () => {
    expect(validateChoice(pool(sources), { hammer: 5 })).toBe('not-these-amounts')
    expect(validateChoice(mix(sources, 2, 3, [{ weights: WORTH, max: 6 }]), { 'double-hammer': 1 })).toBe('too-few')
    expect(validateChoice(mix(sources, 2, 3, [{ weights: WORTH, max: 6 }]), { hammer: 4 })).toBe('too-many')
  })

  it('lists its choices in the order of its kinds', () => {
    expect(listed(pool({ hammer: 1, 'double-hammer': 1 }))).toEqual([
      { 'double-hammer': 1 },
      { hammer: 1 },
      { hammer: 1, 'double-hammer': 1 },
    ])
  })

  it('is empty if no mix is heavy or light enough', () => {
    expect(isEmpty(pool({ thrall: 3 }))).toBe(true)
    expect(isEmpty(pool({}))).toBe(true)
    expect(isEmpty(mix({ 'double-hammer': 9 }, 4, 9, [{ weights: WORTH, max: 6 }]))).toBe(true)
    expect(countChoices(pool({ thrall: 3 }))).toBe(0)
    expect(sampleWay(either({ fight: pool({ thrall: 3 }), flee: yes }), quickRandom('flee'))).toEqual({ flee: true })
  })

  it('knows the only choice that the limits leave', () => {
    expect(onlyChoice(mix(sources, 0, 3, [{ weights: WORTH, min: 5 }]))).toEqual({ hammer: 1, 'double-hammer': 2 })
    expect(onlyChoice(mix(sources, 0, 9, [{ weights: { ...WORTH, thrall: 1 }, max: 0 }]))).toEqual({})
    expect(onlyChoice(pool(sources))).toBeUndefined()
  })

  it('obeys several limits at once, and weights below nothing', () => {
    const form = mix({ axe: 3, shield: 3 }, 0, 6, [
      { weights: { axe: 1, shield: -1 }, min: 0, max: 1 },
      { weights: { axe: 2 }, min: 3 },
    ])
    const choices = [
      { axe: 2, shield: 1 },
      { axe: 2, shield: 2 },
      { axe: 3, shield: 2 },
      { axe: 3, shield: 3 },
    ]
    expect(listed(form)).toEqual(choices)
    expect(countChoices(form)).toBe(4)
  })

  it('is spelled like any other mix', () => {
    expect(JSON.stringify(normalizeChoice(pool(sources), { thrall: 0, 'double-hammer': 1, hammer: 2 }))).toBe(
      '{"hammer":2,"double-hammer":1}',
    )
  })

  it('with limits that never bind offers what it offers without them', () => {
    const free = mix(sources, 1, 5)
    const bound = mix(sources, 1, 5, [{ weights: WORTH, min: 0, max: 99 }])
    expect(listed(bound)).toEqual(listed(free))
    expect(countChoices(bound)).toBe(countChoices(free))
    expect(listed(mix(sources, 1, 5, []))).toEqual(listed(free))
  })
})

describe('a great mix under limits', () => {
  const names = kinds(12)
  const of = each(names, () => 6)
  const weights = each(names, (i) => 1 + (i % 2))

  it('is counted without being listed', () => {
    const all = countChoices(mix(of, 0, 10))
    const light = countChoices(mix(of, 0, 10, [{ weights, max: 12 }]))
    const heavy = countChoices(mix(of, 0, 10, [{ weights, min: 13 }]))
    expect(light).toBeGreaterThan(20_000)
    expect(light + heavy).toBe(all)
  })

  it('is known to be empty although every kind by itself could help', () => {
    const even = each(names, () => 2)
    expect(isEmpty(mix(of, 0, 99, [{ weights: even, min: 61, max: 61 }]))).toBe(true)
    expect(isEmpty(mix(of, 0, 99, [{ weights: even, min: 60, max: 60 }]))).toBe(false)
  })

  it('is sampled uniformly where hardly any draw keeps the limits', () => {
    const form = mix(of, 0, 72, [{ weights, min: 106 }])
    const counts = new Map(listed(form).map((choice) => [canonical(choice), 0]))
    expect(counts.size).toBeGreaterThan(1)
    const random = quickRandom('rare')
    for (let i = 0; i < counts.size * 40; i++) {
      const text = canonical(sampleChoice(form, random))
      counts.set(text, (counts.get(text) ?? Number.NaN) + 1)
    }
    expect(looksUniform([...counts.values()])).toBe(true)
  })

  it('is sampled and counted even where no two mixes weigh the same', () => {
    const many = kinds(28)
    const powers = each(many, (i) => 2 ** i)
    const form = mix(
      each(many, () => 1),
      0,
      28,
      [{ weights: powers, min: 1, max: 2 ** 16 }],
    )
    expect(validateChoice(form, sampleChoice(form, quickRandom('powers')))).toBeNull()
    expect(countChoices(form)).toBe(20_000)
  })

  it('gives nothing but legal samples', () => {
    const limit = fc.record({ weights: fc.constant(weights), min: fc.nat({ max: 80 }), max: fc.nat({ max: 110 }) })
    fc.assert(
      fc.property(
        limit,
        fc.nat({ max: 20 }),
        fc.integer({ min: 20, max: 80 }),
        fc.string(),
        (bound, min, max, seed) => {
          const form = mix(of, min, max, [bound])
          if (!isEmpty(form)) expect(validateChoice(form, sampleChoice(form, quickRandom(seed)))).toBeNull()
        },
      ),
      { numRuns: 100 },
    )
  })
})
