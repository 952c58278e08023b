import type { Goods, Rune } from '../../src/content.ts'
import type { AsideChoice, Assignment, Choices, RuneUse } from '../kinds.ts'
import { rerolledByType } from '../table.ts'
import { goods, type Terms, theDice, theGoods, thing, times } from './terms.ts'

/** A choice, as a button says it. */
export function choices(terms: Terms): Choices {
  const { content, link, runeWith } = terms
  const runeOrNot = (effect: Rune['effect']['kind']) => (choice: { readonly use: true } | { readonly pass: true }) =>
    'use' in choice ? `Użyj ${runeWith(effect)}` : 'Zachowaj runę'
  const assignment = (sent: Assignment): string =>
    Object.entries(sent)
      .map(([place, crew]) => `${link(place)}: ${goods(crew)}`)
      .join('; ') || 'Wszyscy zostają w domu'

  return {
    chooseLeader: link,
    placeWorker: ({ place }) => {
      const bonus = content.locations[place]?.gain
      return bonus ? `${link(place)}: ${goods(bonus)}` : `${link(place)}${stallDeal(terms, place)}`
    },
    exchange: (holdings) => `Po wymianie: ${goods(holdings)}`,
    pray: (favor) => {
      const line = content.locations.shrine?.options?.find(({ gain }) => gain.favor === favor)
      return `${goods(line?.cost ?? {})} → ${thing('favor', favor)}`
    },
    buildLongship: (id) => {
      const { buildCost = {}, capacity = 0, glory = 0 } = content.longships[id] ?? {}
      return `${link(id)}: ${goods(buildCost)} → pojemność ${capacity}, ${thing('glory', glory)}`
    },
    useStall: times,
    choosePort: link,
    takeRune: (choice) => ('rune' in choice ? link(choice.rune) : 'Wierzchnia runa ze stosu'),
    peek: (shore) => `Podejrzyj kartę podróży: ${link(shore)}`,
    chooseTrueVision: runeOrNot('sage-extra-draw'),
    keepDestiny: (card) => `Zachowaj: ${link(card)}`,
    buryDestinies: (cards) => cards.map(link).join(', potem '),
    chooseRecruits: (taken) => `Weź ${theGoods(taken)}`,
    assign: assignment,
    assignInTurn: assignment,
    afterRoll: (choice) => {
      if ('reroll' in choice) return `${thing('favor', 1)} → przerzuć ${theDice(rerolledByType(choice.reroll))}`
      if ('potential' in choice) return `Użyj ${runeWith('reroll-blanks')}: przerzuć wszystkie puste ścianki`
      if ('revenge' in choice) return `Użyj ${runeWith('shields-deal-damage')}: tarcze zadają obrażenia`
      return 'Zakończ rzut'
    },
    chooseHealing: runeOrNot('ignore-losses'),
    chooseLosses: (lost) => `Strać ${theGoods(lost)}`,
    chooseFame: runeOrNot('bonus-glory-percent'),
    giveBlame: (rival, who) => who(rival),
    replaceJourney: runeOrNot('replace-journey'),
    loseAboard: (lost) => `Strać ${theGoods(lost)}`,
    starve: (lost) => `Z głodu ginie: ${goods(lost)}`,
    runeChance: (choice) => ('rune' in choice ? runeUse(terms, choice.rune as RuneUse) : 'Nie używaj runy'),
  }
}

/** What a stall gives, and for what. */
function stallDeal({ content }: Terms, place: string): string {
  const stall = content.stalls[place]
  if (!stall) return ''
  const { cost, gain, repeat } = stall
  const deal = Object.keys(cost).length > 0 ? `${goods(cost)} → ${goods(gain)}` : goods(gain)
  return repeat.max > 1 ? `: ${deal}, najwyżej ${times(repeat.max)}` : `: ${deal}`
}

function runeUse({ content, link }: Terms, choice: RuneUse): string {
  const [id = '', answer] = Object.entries(choice)[0] ?? []
  const use = `Użyj runy ${link(id)}`
  switch (content.runes[id]?.effect.kind) {
    case 'gain-choice':
      return `${use}: ${goods(answer as Goods)}`
    case 'peek-all-journeys':
      return `${use}: podejrzyj wszystkie karty podróży`
    case 'score-destiny-now':
      return `${use}, karta: ${link(String(answer))}`
    case 'double-coins':
      return `${use}: podwój swoje monety`
    default:
      return use
  }
}

export const aside =
  (terms: Terms) =>
  (choice: AsideChoice): string => {
    if ('turnOrder' in choice) return 'Zażądaj przypisywania po kolei'
    return runeUse(terms, ('rune' in choice ? choice.rune : choice) as RuneUse)
  }
