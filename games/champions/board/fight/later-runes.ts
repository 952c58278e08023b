import type { Form, Seat } from '@longhouse/kernel'
import { type OpenContext, playerAt } from '../../src/champions.ts'
import type { Rune } from '../../src/content.ts'

/** Runes of a fight, and how an answer to a throw names them. */
const WAYS: { readonly [kind in Rune['effect']['kind']]?: string } = {
  'reroll-blanks': 'potential',
  'shields-deal-damage': 'revenge',
  'ignore-losses': 'healing',
}

/** Of those that somebody still has, the ones whose moment is not now. */
export const laterRunes = (t: OpenContext, seat: Seat, { of }: Extract<Form, { kind: 'either' }>): readonly string[] =>
  playerAt(t, seat).runes.flatMap(({ rune, used }) => {
    const way = WAYS[(t.content.runes[rune] as Rune).effect.kind]
    return used || !way || Object.hasOwn(of, way) ? [] : [rune]
  })
