import { quickRandom, shuffle } from '@longhouse/kernel'
import type { Turn } from '../src/runar.ts'
import type { Position } from './position.ts'

/** What a function of the rules is given while a step runs, for functions that put nothing on the stack. */
export function turnOf({ t }: Position): Turn {
  const random = quickRandom('rules')
  const unused = (): never => {
    throw new Error('the stack is not there')
  }
  return {
    ...t,
    next: unused,
    again: unused,
    close: unused,
    cancel: unused,
    id: unused,
    below: (n) => random.below(n),
    shuffle: (items) => shuffle(items, random),
    reveal: () => {},
    moment: () => {},
  }
}
