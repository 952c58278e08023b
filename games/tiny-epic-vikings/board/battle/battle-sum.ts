import type { Viking } from '../../src/content-file.ts'

/** `2 + 3 = 5`: how a strength came about. */
export function sumOf({ strength: { base, boost } }: Viking, strength: number, bonus: number) {
  const own = strength - bonus
  const count = !boost ? 0 : boost.op === 'mul' ? own / base : (own - base) / boost.factor
  const boosts = !boost
    ? ''
    : boost.op === 'mul'
      ? ` × ${count}`
      : boost.factor === 1
        ? ` + ${count}`
        : ` + ${boost.factor} × ${count}`
  const helped = bonus > 0 ? ` + ${bonus}` : ''
  return { count, sum: boosts || helped ? `${base}${boosts}${helped} = ${strength}` : String(strength) }
}
