import type { Goods, Rune } from '../../src/content.ts'
import type { AsideChoice, Assignment, Choices, RuneUse } from '../kinds.ts'
import { rerolledByType } from '../table.ts'
import { dice, goods, type Terms, thing } from './terms.ts'

/** A choice, as a button says it. */
export function choices(terms: Terms): Choices {
  const { content, link, runeWith } = terms
  const runeOrNot = (effect: Rune['effect']['kind']) => (choice: { readonly use: true } | { readonly pass: true }) =>
    'use' in choice ? `Use ${runeWith(effect)}` : 'Keep the rune'
  const assignment = (sent: Assignment): string =>
    Object.entries(sent)
      .map(([place, crew]) => `${link(place)}: ${goods(crew)}`)
      .join('; ') || 'Keep everyone at home'

  return {
    chooseLeader: link,
    placeWorker: ({ place }) => {
      const bonus = content.locations[place]?.gain
      return bonus ? `${link(place)}: ${goods(bonus)}` : `${link(place)}${stallDeal(terms, place)}`
    },
    exchange: (holdings) => `Hold ${goods(holdings)}`,
    pray: (favor) => {
      const line = content.locations.shrine?.options?.find(({ gain }) => gain.favor === favor)
      return `${goods(line?.cost ?? {})} → ${thing('favor', favor)}`
    },
    buildLongship: (id) => {
      const { buildCost = {}, capacity = 0, glory = 0 } = content.longships[id] ?? {}
      return `${link(id)}: ${goods(buildCost)} → capacity ${capacity}, ${thing('glory', glory)}`
    },
    useStall: (times) => (times === 1 ? 'Once' : times === 2 ? 'Twice' : `${times} times`),
    choosePort: link,
    takeRune: (choice) => ('rune' in choice ? link(choice.rune) : 'Top rune of the deck'),
    peek: (shore) => `Look at the journey to ${link(shore)}`,
    chooseTrueVision: runeOrNot('sage-extra-draw'),
    keepDestiny: (card) => `Keep ${link(card)}`,
    buryDestinies: (cards) => cards.map(link).join(', then '),
    chooseRecruits: (taken) => `Take ${goods(taken)}`,
    assign: assignment,
    assignInTurn: assignment,
    afterRoll: (choice) => {
      if ('reroll' in choice) return `${thing('favor', 1)} → reroll ${dice(rerolledByType(choice.reroll))}`
      if ('potential' in choice) return `Use ${runeWith('reroll-blanks')}: reroll every blank`
      if ('revenge' in choice) return `Use ${runeWith('shields-deal-damage')}: shields deal damage`
      return 'End the roll'
    },
    chooseHealing: runeOrNot('ignore-losses'),
    chooseLosses: (lost) => `Lose ${goods(lost)}`,
    chooseFame: runeOrNot('bonus-glory-percent'),
    giveBlame: (rival, who) => who(rival),
    replaceJourney: runeOrNot('replace-journey'),
    loseAboard: (lost) => `Lose ${goods(lost)}`,
    starve: (lost) => `Let ${goods(lost)} starve`,
    runeChance: (choice) => ('rune' in choice ? runeUse(terms, choice.rune as RuneUse) : 'Use no rune'),
  }
}

/** What a stall gives, and for what. */
function stallDeal({ content }: Terms, place: string): string {
  const stall = content.stalls[place]
  if (!stall) return ''
  const { cost, gain, repeat } = stall
  const deal = Object.keys(cost).length > 0 ? `${goods(cost)} → ${goods(gain)}` : goods(gain)
  return repeat.max > 1 ? `: ${deal}, up to ${repeat.max} times` : `: ${deal}`
}

function runeUse({ content, link, rune }: Terms, choice: RuneUse): string {
  const [id = '', answer] = Object.entries(choice)[0] ?? []
  const use = `Use ${rune(id)}`
  switch (content.runes[id]?.effect.kind) {
    case 'gain-choice':
      return `${use}: ${goods(answer as Goods)}`
    case 'peek-all-journeys':
      return `${use}: look at all journey cards`
    case 'score-destiny-now':
      return `${use}: score ${link(String(answer))}`
    case 'double-coins':
      return `${use}: double your coins`
    default:
      return use
  }
}

export const aside =
  (terms: Terms) =>
  (choice: AsideChoice): string => {
    if ('turnOrder' in choice) return 'Demand turn order'
    return runeUse(terms, ('rune' in choice ? choice.rune : choice) as RuneUse)
  }
