import type { BoardInput } from '@longhouse/board'
import { plain } from '@longhouse/kernel'
import { useEffect, useRef, useState } from 'react'
import type { TableMoment } from '../session/table.ts'
import { useWords } from '../settings.tsx'
import { type Announced, NOTHING_SAID, onlyLines, toldLines, withLines } from './announcing.ts'
import { sayEvent } from './told.ts'

/** Tells a screen reader what has just happened, once, and what is asked. */
export function Announcer({ moment, input }: { readonly moment: TableMoment; readonly input: BoardInput }) {
  const { words } = useWords()
  const names = input.sitters.map(({ name }) => name)
  const shut = moment.curtain !== null
  const { lines } = useNews(moment, input, shut)
  // Only a question is worth interrupting for; whom the table waits for stands on the screen.
  const question = moment.seen.ask?.form ? plain(input.text.prompt(moment.seen, names)) : ''
  const isPast = input.seatView !== moment.seen
  const asked = shut ? '' : isPast ? words.table.pastNote : question
  return (
    <>
      <div className="sr" role="log" aria-live="polite">
        {lines.map(({ id, said }) => (
          <p key={id}>{said}</p>
        ))}
      </div>
      <div className="sr" role="status" aria-live="polite">
        {asked}
      </div>
    </>
  )
}

/** What was told since the last moment, or that something was taken back; nothing when the page has just been opened. */
function useNews(moment: TableMoment, input: BoardInput, shut: boolean): Announced {
  const { words } = useWords()
  const [said, setSaid] = useState(NOTHING_SAID)
  const heard = useRef({ viewer: moment.viewer, told: moment.log.length })
  const latest = useRef(input)
  latest.current = input
  useEffect(() => {
    const tell = (entries: TableMoment['log']) => toldLines(entries, (event) => plain(sayEvent(latest.current, event)))
    if (shut) return setSaid((before) => onlyLines(before, []))
    const { viewer, log } = moment
    const before = heard.current
    heard.current = { viewer, told: log.length }
    // Whoever comes to the table hears what happened last there.
    if (viewer !== before.viewer) setSaid((lines) => onlyLines(lines, tell(log.slice(-1))))
    else if (log.length > before.told) setSaid((lines) => withLines(lines, tell(log.slice(before.told))))
    else if (log.length < before.told) setSaid((lines) => onlyLines(lines, [words.table.undone]))
  }, [moment, shut, words])
  return said
}
