import fc from 'fast-check'
import { z } from 'zod'

interface Schema {
  readonly type?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly items?: Schema
  readonly properties?: { readonly [name: string]: Schema }
  readonly required?: readonly string[]
  readonly pattern?: string
  readonly format?: string
}

const NASTY = [
  ...[
    '',
    ' ',
    '\u0000',
    '\ud800',
    '\u202e',
    '../../etc/passwd',
    '%00',
    "' or 1=1 --",
    '$1',
    '?',
    '{{7*7}}',
    'a\r\nx: y',
  ],
  ...['__proto__', 'constructor', 'toString', 'NaN', 'null', '-1', '1e400', '9'.repeat(40), 'x'.repeat(5000)],
] as const

const nasty = fc.oneof(
  fc.constantFrom<unknown>(...NASTY),
  fc.constantFrom<unknown>(null, true, -1, 0.5, 1e308, 2 ** 53, -(2 ** 31), [], {}, [[]]),
  fc.constantFrom<unknown>(
    JSON.parse('{"__proto__":{"x":1}}'),
    { constructor: { prototype: {} } },
    { aside: { aside: 1 } },
  ),
  fc.jsonValue({ maxDepth: 3 }),
)

/** Values that a schema would mostly take, with something wrong in them now and then. */
export function arbitraryOf(schema: z.ZodType, known: readonly string[]): fc.Arbitrary<unknown> {
  const of = (each: Schema): fc.Arbitrary<unknown> =>
    fc.oneof({ weight: 5, arbitrary: rightly(each) }, { weight: 1, arbitrary: nasty })

  function rightly(each: Schema): fc.Arbitrary<unknown> {
    if (each.const !== undefined) return fc.constant(each.const)
    if (each.enum) return fc.constantFrom(...each.enum)
    const either = each.anyOf ?? each.oneOf
    if (either) return fc.oneof(...either.map(of))
    if (each.type === 'object') return record(each)
    if (each.type === 'array') return fc.array(of(each.items ?? {}), { maxLength: 4 })
    if (each.type === 'boolean') return fc.boolean()
    if (each.type === 'integer' || each.type === 'number')
      return fc.oneof(fc.integer({ min: 0, max: 9 }), fc.maxSafeInteger())
    if (each.format === 'uuid') return fc.uuid()
    if (each.type === 'string') return fc.oneof(fc.constantFrom(...known), fc.string({ unit: 'binary', maxLength: 30 }))
    return nasty
  }

  function record({ properties = {}, required = [] }: Schema): fc.Arbitrary<unknown> {
    const right = Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, of(each)]))
    return fc.oneof(
      { weight: 6, arbitrary: fc.record(right, { requiredKeys: [...required] }) },
      { weight: 1, arbitrary: fc.record(right, { requiredKeys: [] }) },
      { weight: 1, arbitrary: fc.record({ ...right, extra: nasty, constructor: nasty }) },
    )
  }

  return of(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema)
}
