import { led, type Said } from '@longhouse/kernel/wording'
import type { Assignment, Choices as Chosen, RuneUse, UseOrNot } from '../../src/choices.ts'
import type { Goods, Rune } from '../../src/content.ts'
import { type AsideChoice, byWay, type Choices, type RuneUses } from '../kinds.ts'
import { rerolledByType } from '../table.ts'
import { goods, type Terms, theDice, theGoods, thing, times } from './terms.ts'

/** A choice, as a button says it. */
export function choices(terms: Terms): Choices {
  const { content, link, runeWith } = terms
  const runeOrNot = (effect: Rune['effect']['kind']) =>
    byWay<UseOrNot>({ use: () => `Użyj ${runeWith(effect)}`, pass: () => 'Zachowaj runę' })
  const assignment = (sent: Assignment): string =>
    Object.entries(sent)
      .map(([place, crew]) => `${link(place)}: ${goods(crew)}`)
      .join('; ') || 'Wszyscy zostają w domu'

  return {
    chooseLeader: link,
    placeWorker: ({ place }) => {
      const bonus = content.locations[place]?.gain
      const deal = bonus ? goods(bonus) : stallDeal(terms, place)
      return deal ? led(link(place), deal) : link(place)
    },
    exchange: (holdings) => led('Po wymianie', goods(holdings)),
    pray: (favor) => {
      const line = content.locations.shrine?.options?.find(({ gain }) => gain.favor === favor)
      return `${goods(line?.cost ?? {})} → ${thing('favor', favor)}`
    },
    buildLongship: (id) => {
      const { buildCost = {}, capacity = 0, glory = 0 } = content.longships[id] ?? {}
      return led(link(id), `${goods(buildCost)} → pojemność ${capacity}, ${thing('glory', glory)}`)
    },
    useStall: times,
    choosePort: link,
    takeRune: byWay<Chosen['takeRune']>({ rune: link, deck: () => 'Wierzchnia runa ze stosu' }),
    peek: (shore) => led('Podejrzyj kartę podróży', link(shore)),
    chooseTrueVision: runeOrNot('sage-extra-draw'),
    keepDestiny: (card) => led('Zachowaj', link(card)),
    buryDestinies: (cards) => cards.map(link).join(', potem '),
    chooseRecruits: (taken) => `Weź ${theGoods(taken)}`,
    assign: assignment,
    assignInTurn: assignment,
    afterRoll: byWay<Chosen['afterRoll']>({
      end: () => 'Zakończ rzut',
      reroll: (chosen) => {
        const again = rerolledByType(chosen)
        return `${thing('favor', 1)} → przerzuć ${again.length > 0 ? theDice(again) : 'kości'}`
      },
      potential: () => led(`Użyj ${runeWith('reroll-blanks')}`, 'przerzuć wszystkie puste ścianki'),
      revenge: () => led(`Użyj ${runeWith('shields-deal-damage')}`, 'tarcze zadają obrażenia'),
    }),
    chooseHealing: runeOrNot('ignore-losses'),
    chooseLosses: (lost) => `Strać ${theGoods(lost)}`,
    chooseFame: runeOrNot('bonus-glory-percent'),
    giveBlame: (rival, who) => who(rival),
    replaceJourney: runeOrNot('replace-journey'),
    loseAboard: (lost) => `Strać ${theGoods(lost)}`,
    starve: (lost) => led('Z głodu ginie', goods(lost)),
    runeChance: byWay<Chosen['runeChance']>({ rune: (use) => runeUse(terms, use), pass: () => 'Nie używaj runy' }),
  }
}

/** What a stall gives, and for what. */
function stallDeal({ content }: Terms, place: string): string {
  const stall = content.stalls[place]
  if (!stall) return ''
  const { cost, gain, repeat } = stall
  const deal = Object.keys(cost).length > 0 ? `${goods(cost)} → ${goods(gain)}` : goods(gain)
  return repeat.max > 1 ? `${deal}, najwyżej ${times(repeat.max)}` : deal
}

function runeUse({ content, link }: Terms, choice: RuneUse): Said {
  const [[id, answer] = ['', null]] = Object.entries(choice)
  const use = `Użyj runy ${link(id)}`
  const effect = content.runes[id]?.effect.kind
  return effect ? runeUses(link)[effect](use, answer) : use
}

const itself = (use: string): string => use

const runeUses = (link: Terms['link']): RuneUses => ({
  'gain-choice': (use, answer) => led(use, goods(answer as Goods)),
  'peek-all-journeys': (use) => led(use, 'podejrzyj wszystkie karty podróży'),
  'score-destiny-now': (use, answer) => led(`${use}, karta`, link(String(answer))),
  'double-coins': (use) => led(use, 'podwój swoje monety'),
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
    if ('turnOrder' in choice) return 'Zażądaj przypisywania po kolei'
    return runeUse(terms, ('rune' in choice ? choice.rune : choice) as RuneUse)
  }
