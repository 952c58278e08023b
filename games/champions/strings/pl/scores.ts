import { led } from '@longhouse/kernel/wording'
import type { OptionId } from '../../src/options.ts'
import type { OptionWords, Questions, ScoreHeadings, Scores } from '../kinds.ts'
import { colorSets, type Terms, thing } from './terms.ts'

/** What a score is made of. */
export const scores = ({ link }: Terms): Scores => ({
  'glory-track': () => scoreHeadings['glory-track'],
  destiny: ({ destiny }) => led('Przeznaczenie', link(String(destiny))),
  'color-sets': ({ sets }) => colorSets(Number(sets)),
  rune: ({ rune }) => led('Runa', link(String(rune))),
  longship: ({ longship }) => led('Łódź', link(String(longship))),
  favor: ({ favor }) => thing('favor', Number(favor)),
  coins: ({ coins }) => thing('coin', Number(coins)),
  blame: ({ blame }) => thing('blame', Number(blame)),
})

export const scoreHeadings: ScoreHeadings = {
  'glory-track': 'Tor Chwały',
  destiny: 'Przeznaczenia',
  'color-sets': 'Komplety kolorów',
  rune: 'Runy',
  longship: 'Łódź',
  favor: 'Przysługi',
  coins: 'Monety',
  blame: 'Potępienia',
}

export const questions: Questions = {
  runes: 'Runa, zanim coś zapłacisz, stracisz lub oddasz?',
  'rune-chances': 'Runa na koniec tury, wygranej walki, rundy?',
}

/** Settings chosen before the game. */
export function options({ content }: Terms): OptionWords {
  const variant = (id: OptionId) => ({
    name: content.file.variants.find((each) => each.id === id)?.name.pl ?? '',
    value: (on: unknown) => (on === true ? 'Tak' : 'Nie'),
  })
  return {
    leaders: { name: 'Przywódcy', value: (how) => (how === 'dealt' ? 'Rozdani losowo' : 'Wybierani po kolei') },
    'first-player': {
      name: 'Pierwszy gracz',
      value: (who) => (typeof who === 'number' ? `Gracz ${who + 1}` : 'Losowany'),
    },
    'hall-of-fame': variant('hall-of-fame'),
    'distrustful-townsfolk': variant('distrustful-townsfolk'),
  }
}
