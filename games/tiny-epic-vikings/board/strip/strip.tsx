import { type BriefQuestion, type StripProps, wayOf } from '@longhouse/board'
import { capital } from '@longhouse/kernel/wording'
import type { Source } from '../../src/about.ts'
import type { Effect } from '../../src/content-file.ts'
import type { TinyEpicVikings } from '../../src/vikings.ts'
import { type BoardContext, boardContextOf } from '../board-context.ts'
import { sayEffect, sayEffects } from '../tips/sentences.ts'

/** What is asked, in a few words where the board shows the rest, and what happened last. */
export function Strip({ input, told, question }: StripProps<TinyEpicVikings>) {
  return (
    <>
      {question(briefOf(boardContextOf(input)) ?? undefined)}
      {told}
    </>
  )
}

/** Questions that the chart, the panel or the hand answers need few words; the others are sentences. */
function briefOf(context: BoardContext): BriefQuestion | null {
  const { words, geometry, content } = context
  const { ask, about } = context.input.seatView
  if (!ask?.form) return null
  const { cause = '', source, value = null, port = '' } = about ?? {}
  const lead = (action: string) => (value === null ? action : `${action} ${value}`)
  const note = (how: string) => (cause ? `${how} · ${context.name(cause)}` : how)
  switch (ask.step) {
    case 'play':
      return { lead: words.strip.play, note: words.strip.playHow }
    case 'sail':
    case 'explore':
    case 'harvest':
    case 'smite':
      return { lead: lead(words.action[ask.step]), note: note(words.strip[ask.step]) }
    case 'build':
    case 'exchange':
      return { lead: words.action[ask.step], note: note(words.strip[ask.step]) }
    case 'land': {
      const island = geometry.ports[port]?.island ?? ''
      return { lead: words.ask.dockAt(context.name(island)), note: note(words.strip.land) }
    }
    case 'effect': {
      const effect = effectOf(context, cause, source)
      return effect && { lead: `${capital(sayEffect(context, effect))}?`, note: context.name(cause) }
    }
    case 'gain': {
      const mix = wayOf(ask.form, 'gain')
      const amount = mix?.kind === 'mix' ? ` ${mix.max}` : ''
      return { lead: `${words.action.collect}${amount}`, note: note(words.strip.harvest) }
    }
    case 'boon': {
      const boon = sayEffects(context, content.gods[cause]?.boon ?? [])
      return { lead: words.strip.boon, note: note(`${words.god.boon}: ${boon}`) }
    }
    default: {
      const brief = ask.step in words.strip.brief ? words.strip.brief[ask.step as BriefStep] : null
      return brief && { ...brief, note: note(brief.note) }
    }
  }
}

type BriefStep = keyof BoardContext['words']['strip']['brief']

/** The effect of a card or of a sacrifice action that is asked for as it stands there. */
function effectOf({ content }: BoardContext, cause: string, source: Source | undefined): Effect | null {
  const viking = content.vikings[cause]
  if (viking) return source === 'rune' ? viking.runeAction : viking.leaderAction
  return content.sacrifices.find(({ id }) => id === cause)?.effect ?? null
}
