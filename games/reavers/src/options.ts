import type { OptionRule } from '@longhouse/kernel'
import type { ContentFile } from './content-file.ts'

/** What the players agree on before a game. */
export const optionsOf = ({ setup }: ContentFile) =>
  [
    { id: 'starting-prophecy', values: [true, false], default: setup.options.startingProphecy.default },
    { id: 'start-player', values: ['random', 0, 1, 2, 3], default: 'random', seats: true },
  ] as const satisfies readonly OptionRule[]
export type OptionId = ReturnType<typeof optionsOf>[number]['id']
