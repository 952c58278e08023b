import type { BoardInput } from '@longhouse/board'
import { plain } from '@longhouse/kernel'
import { useEffect, useRef, useState } from 'react'
import type { TableMoment } from '../session/table.ts'
import { useWords } from '../settings.tsx'
import { sayEvent } from './told.ts'

/** A reader that is told everything listens to nothing: at most this many sentences a move. */
const MOST = 3

/** Tells a screen reader what has just happened, once, and what is asked. */
export function Announcer({ moment, input }: { readonly moment: TableMoment; readonly input: BoardInput }) {
  const { words } = useWords()
  const names = input.sitters.map(({ name }) => name)
  const shut = moment.curtain !== null
  const { news, count } = useNews(moment, input, shut)
  // Only a question is worth interrupting for; whom the table waits for stands on the screen.
  const question = moment.seen.ask?.form ? plain(input.text.prompt(moment.seen, names)) : ''
  const isPast = input.seatView !== moment.seen
  const asked = shut ? '' : isPast ? words.table.pastNote : question
  return (
    <>
      <div className="sr" role="log" aria-live="polite" aria-atomic="true">
        {/* A new line each time: the same words may be news again. */}
        {news && <p key={count}>{news}</p>}
      </div>
      <div className="sr" role="status" aria-live="polite">
        {asked}
      </div>
    </>
  )
}

/** What was told since the last moment, or that something was taken back; nothing when the page has just been opened. */
function useNews(moment: TableMoment, input: BoardInput, shut: boolean): { news: string; count: number } {
  const { words } = useWords()
  const [said, setSaid] = useState({ news: '', count: 0 })
  const heard = useRef({ viewer: moment.viewer, told: moment.log.length })
  const latest = useRef(input)
  latest.current = input
  useEffect(() => {
    const say = (news: string) => setSaid(({ count }) => ({ news, count: count + 1 }))
    const tell = (entries: TableMoment['log']) =>
      say(entries.map(({ event }) => plain(sayEvent(latest.current, event))).join(' '))
    if (shut) return say('')
    const { viewer, log } = moment
    const before = heard.current
    heard.current = { viewer, told: log.length }
    // Whoever comes to the table hears what happened last there.
    if (viewer !== before.viewer) tell(log.slice(-1))
    else if (log.length > before.told) tell(log.slice(before.told).slice(-MOST))
    else if (log.length < before.told) say(words.table.undone)
  }, [moment, shut, words])
  return said
}
