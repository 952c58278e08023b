import { led, type Said } from '@longhouse/kernel/wording'
import type { Assignment, Choices as Chosen, RuneUse, UseOrNot } from '../../src/choices.ts'
import type { Goods, Rune } from '../../src/content.ts'
import { type AsideChoice, byWay, type Choices, type RuneUses } from '../kinds.ts'
import { rerolledByType } from '../table.ts'
import { dice, goods, type Terms, thing } from './terms.ts'

/** A choice, as a button says it. */
export function choices(terms: Terms): Choices {
  const { content, link, runeWith } = terms
  const runeOrNot = (effect: Rune['effect']['kind']) =>
    byWay<UseOrNot>({ use: () => `Use ${runeWith(effect)}`, pass: () => 'Keep the rune' })
  const assignment = (sent: Assignment): string =>
    Object.entries(sent)
      .map(([place, crew]) => `${link(place)}: ${goods(crew)}`)
      .join('; ') || 'Keep everyone at home'

  return {
    chooseLeader: link,
    placeWorker: ({ place }) => {
      const bonus = content.locations[place]?.gain
      const deal = bonus ? goods(bonus) : stallDeal(terms, place)
      return deal ? led(link(place), deal) : link(place)
    },
    exchange: (holdings) => `Hold ${goods(holdings)}`,
    pray: (favor) => {
      const line = content.locations.shrine?.options?.find(({ gain }) => gain.favor === favor)
      return `${goods(line?.cost ?? {})} → ${thing('favor', favor)}`
    },
    buildLongship: (id) => {
      const { buildCost = {}, capacity = 0, glory = 0 } = content.longships[id] ?? {}
      return led(link(id), `${goods(buildCost)} → capacity ${capacity}, ${thing('glory', glory)}`)
    },
    useStall: (times) => (times === 1 ? 'Once' : times === 2 ? 'Twice' : `${times} times`),
    choosePort: link,
    takeRune: byWay<Chosen['takeRune']>({ rune: link, deck: () => 'Top rune of the deck' }),
    peek: (shore) => `Look at the journey to ${link(shore)}`,
    chooseTrueVision: runeOrNot('sage-extra-draw'),
    keepDestiny: (card) => `Keep ${link(card)}`,
    buryDestinies: (cards) => cards.map(link).join(', then '),
    chooseRecruits: (taken) => `Take ${goods(taken)}`,
    assign: assignment,
    assignInTurn: assignment,
    afterRoll: byWay<Chosen['afterRoll']>({
      end: () => 'End the roll',
      reroll: (chosen) => {
        const again = rerolledByType(chosen)
        return `${thing('favor', 1)} → reroll ${again.length > 0 ? dice(again) : 'dice'}`
      },
      potential: () => led(`Use ${runeWith('reroll-blanks')}`, 'reroll every blank'),
      revenge: () => led(`Use ${runeWith('shields-deal-damage')}`, 'shields deal damage'),
    }),
    chooseHealing: runeOrNot('ignore-losses'),
    chooseLosses: (lost) => `Lose ${goods(lost)}`,
    chooseFame: runeOrNot('bonus-glory-percent'),
    giveBlame: (rival, who) => who(rival),
    replaceJourney: runeOrNot('replace-journey'),
    loseAboard: (lost) => `Lose ${goods(lost)}`,
    starve: (lost) => `Let ${goods(lost)} starve`,
    runeChance: byWay<Chosen['runeChance']>({ rune: (use) => runeUse(terms, use), pass: () => 'Use no rune' }),
  }
}

/** What a stall gives, and for what. */
function stallDeal({ content }: Terms, place: string): string {
  const stall = content.stalls[place]
  if (!stall) return ''
  const { cost, gain, repeat } = stall
  const deal = Object.keys(cost).length > 0 ? `${goods(cost)} → ${goods(gain)}` : goods(gain)
  return repeat.max > 1 ? `${deal}, up to ${repeat.max} times` : deal
}

function runeUse({ content, link, rune }: Terms, choice: RuneUse): Said {
  const [[id, answer] = ['', null]] = Object.entries(choice)
  const use = `Use ${rune(id)}`
  const effect = content.runes[id]?.effect.kind
  return effect ? runeUses(link)[effect](use, answer) : use
}

const itself = (use: string): string => use

const runeUses = (link: Terms['link']): RuneUses => ({
  'gain-choice': (use, answer) => led(use, goods(answer as Goods)),
  'peek-all-journeys': (use) => led(use, 'look at all journey cards'),
  'score-destiny-now': (use, answer) => led(use, `score ${link(String(answer))}`),
  'double-coins': (use) => led(use, 'double your coins'),
  // These have a moment of their own, and words there.
  'bonus-glory-percent': itself,
  'ignore-losses': itself,
  'replace-journey': itself,
  'reroll-blanks': itself,
  'shields-deal-damage': itself,
  'sage-extra-draw': itself,
})

export const aside =
  (terms: Terms) =>
  (choice: AsideChoice): Said => {
    if ('turnOrder' in choice) return 'Demand turn order'
    return runeUse(terms, ('rune' in choice ? choice.rune : choice) as RuneUse)
  }
