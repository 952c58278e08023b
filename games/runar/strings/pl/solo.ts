import { leastOf } from '@longhouse/kernel/wording'
import type { SoloChoices, SoloEvents, SoloPrompts, SoloWaits } from '../kinds.ts'
import { aboutOf, soloAt } from '../table.ts'
import type { Terms } from './terms.ts'

/** What is told, asked and answered where one plays alone (RN-29). */

export const soloEvents = ({ link, links }: Terms): SoloEvents => ({
  'heroes-fielded': ({ seat, heroes }, who) => `${who(seat)} wystawia bohaterów: ${links(heroes)}.`,
  'hero-out': ({ seat, hero, struck, out, most }, who) =>
    struck
      ? `${who(seat)} skreśla bohatera do końca kampanii: ${link(hero)} (straty: ${out} z ${most}).`
      : `${link(hero)} odpada do końca kampanii (straty: ${out} z ${most}).`,
})

export const soloChoices = ({ link, links }: Terms): SoloChoices => ({
  bareShard: link,
  fieldHeroes: links,
  strikeHero: link,
})

export const soloPrompts = ({ content, known, link }: Terms): SoloPrompts => ({
  bareShard: (asked) => {
    const enemy = known(aboutOf(asked).enemy) ?? 'Wróg'
    return `W Rezerwie brakuje figurek (${enemy}), by strzec każdego Odłamka: wybierz Odłamek bez straży.`
  },
  fieldHeroes: ({ view, form }) => {
    const { game, next } = soloAt(content, view)
    return `Gra ${game} to ${link(next)}: wybierz ${leastOf(form)} bohaterów, których wystawiasz.`
  },
  strikeHero: ({ view }) => {
    const { out, most } = soloAt(content, view)
    return `Nemezis wygrywa grę: skreśl jednego bohatera do końca kampanii. Dotychczasowe straty: ${out} z ${most}.`
  },
})

export const soloWaits: SoloWaits = {
  bareShard: () => 'wybierze Odłamek bez straży',
  fieldHeroes: () => 'wystawi bohaterów',
  strikeHero: () => 'skreśli bohatera',
}
