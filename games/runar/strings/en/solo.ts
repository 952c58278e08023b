import { leastOf } from '@longhouse/kernel/wording'
import type { SoloChoices, SoloEvents, SoloPrompts, SoloWaits } from '../kinds.ts'
import { aboutOf, soloAt } from '../table.ts'
import type { Terms } from './terms.ts'

/** What is told, asked and answered where one plays alone (RN-29). */

export const soloEvents = ({ link, links }: Terms): SoloEvents => ({
  'heroes-fielded': ({ seat, heroes }, who) => `${who(seat)} fields ${links(heroes)}.`,
  'hero-out': ({ seat, hero, struck, out, most }, who) =>
    struck
      ? `${who(seat)} strikes ${link(hero)} for the rest of the campaign: ${out} of ${most} are lost.`
      : `${link(hero)} is out for the rest of the campaign: ${out} of ${most} are lost.`,
})

export const soloChoices = ({ link, links }: Terms): SoloChoices => ({
  bareShard: link,
  fieldHeroes: links,
  strikeHero: link,
})

export const soloPrompts = ({ content, known, link }: Terms): SoloPrompts => ({
  bareShard: (asked) => {
    const enemy = known(aboutOf(asked).enemy) ?? 'the Enemy'
    return `The reserve of ${enemy} is too small to guard every Shard: choose one that stays unguarded.`
  },
  fieldHeroes: ({ view, form }) => {
    const { game, next } = soloAt(content, view)
    return `Game ${game} is ${link(next)}: choose the ${leastOf(form)} heroes that you field.`
  },
  strikeHero: ({ view }) => {
    const { out, most } = soloAt(content, view)
    return `The Nemesis won the game: strike one hero for the rest of the campaign. ${out} of ${most} are lost so far.`
  },
})

export const soloWaits: SoloWaits = {
  bareShard: () => 'to choose an unguarded Shard',
  fieldHeroes: () => 'to field heroes',
  strikeHero: () => 'to strike a hero',
}
