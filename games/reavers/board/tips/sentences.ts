import { plain } from '@longhouse/kernel'
import { capital } from '@longhouse/kernel/wording'
import type { Cost, DieMatch, Effect } from '../../src/content-file.ts'
import { isFree } from '../../strings/table.ts'
import type { BoardContext } from '../board-context.ts'

/** Effects and costs in words, for tips and for those who cannot see the pieces. */

export const sayMatches = ({ words, content }: BoardContext, matches: readonly DieMatch[]): string =>
  words.sentences(content).needed(matches)

export const sayCost = ({ words, content }: BoardContext, cost: Cost): string =>
  isFree(cost) ? '' : words.sentences(content).price(cost)

export const sayEffects = ({ words, content }: BoardContext, effects: readonly Effect[]): string =>
  effects.length > 0 ? capital(plain(words.sentences(content).does(effects))) : ''
