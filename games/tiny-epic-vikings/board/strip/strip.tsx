import type { BriefQuestion, StripProps } from '@longhouse/board'
import type { TinyEpicVikings } from '../../src/vikings.ts'
import { type BoardContext, boardContextOf } from '../board-context.ts'

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
  const { words, geometry } = context
  const { ask, about } = context.input.seatView
  if (!ask?.form) return null
  const { cause, value = null, port = '' } = about ?? {}
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
    default:
      return null
  }
}
