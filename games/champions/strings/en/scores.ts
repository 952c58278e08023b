import { plural } from '@longhouse/kernel'
import { led } from '@longhouse/kernel/wording'
import type { OptionId } from '../../src/options.ts'
import type { OptionWords, Questions, ScoreHeadings, Scores } from '../kinds.ts'
import { type Terms, thing } from './terms.ts'

/** What a score is made of. */
export const scores = ({ link }: Terms): Scores => ({
  'glory-track': () => scoreHeadings['glory-track'],
  destiny: ({ destiny }) => led('Destiny', link(String(destiny))),
  'color-sets': ({ sets }) => plural('en', Number(sets), { one: 'set of colours', other: 'sets of colours' }),
  rune: ({ rune }) => led('Rune', link(String(rune))),
  longship: ({ longship }) => led('Longship', link(String(longship))),
  favor: ({ favor }) => thing('favor', Number(favor)),
  coins: ({ coins }) => thing('coin', Number(coins)),
  blame: ({ blame }) => thing('blame', Number(blame)),
})

export const scoreHeadings: ScoreHeadings = {
  'glory-track': 'Glory track',
  destiny: 'Destinies',
  'color-sets': 'Colour sets',
  rune: 'Runes',
  longship: 'Longship',
  favor: 'Favor',
  coins: 'Coins',
  blame: 'Blame',
}

export const questions: Questions = {
  runes: 'A rune before something is paid, lost or given away?',
  'rune-chances': 'A rune at the end of a turn, a won combat, a round?',
}

/** Settings chosen before the game. */
export function options({ content }: Terms): OptionWords {
  const variant = (id: OptionId) => ({
    name: content.file.variants.find((each) => each.id === id)?.name.en ?? '',
    value: (on: unknown) => (on === true ? 'Yes' : 'No'),
  })
  return {
    leaders: { name: 'Leaders', value: (how) => (how === 'dealt' ? 'Dealt at random' : 'Chosen in turn') },
    'first-player': {
      name: 'First Player',
      value: (who) => (typeof who === 'number' ? `Player ${who + 1}` : 'Drawn at random'),
    },
    'hall-of-fame': variant('hall-of-fame'),
    'distrustful-townsfolk': variant('distrustful-townsfolk'),
  }
}
