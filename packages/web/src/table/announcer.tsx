import type { BoardSight } from '@longhouse/board'
import { plain } from '@longhouse/kernel'
import type { TableMoment } from '../session/local-table.ts'
import { sayEvent } from './told.ts'

/** A reader that is told everything listens to nothing: at most this many sentences a move. */
const MOST = 3

/** Tells a screen reader what happened last, and what is asked. */
export function Announcer({ moment, sight }: { readonly moment: TableMoment; readonly sight: BoardSight }) {
  const names = sight.sitters.map(({ name }) => name)
  const shut = moment.curtain !== null
  const last = moment.log.at(-1)?.move ?? 0
  const news = moment.log.filter(({ move }) => move === last).slice(-MOST)
  // Only a question is worth interrupting for; whom the table waits for stands on the screen.
  const asked = !shut && sight.seen.ask?.form ? plain(sight.text.prompt(sight.seen, names)) : ''
  return (
    <>
      <div className="sr" role="log" aria-live="polite" aria-atomic="true">
        {shut ? '' : news.map(({ event }) => plain(sayEvent(sight, event))).join(' ')}
      </div>
      <div className="sr" role="status" aria-live="polite">
        {asked}
      </div>
    </>
  )
}
