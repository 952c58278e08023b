import { Sign } from '../pages/sign.tsx'
import type { UnopenedTable } from '../session/opened-table.ts'
import { saveTable } from '../session/save-file.ts'
import { keepTable } from '../session/storage.ts'
import { useWords } from '../settings.tsx'

/** A table that cannot be opened: why, the file to keep, and a way on. */
export function Unopened({
  unopened: { problem, saved, goneOn = null },
  takeOver,
}: {
  readonly unopened: UnopenedTable
  takeOver(): void
}) {
  const { words } = useWords()
  const { otherTab, broken } = words.table
  const all = saved?.moves.length ?? 0
  const otherTabOpen = problem === 'other-tab'
  const gone = problem === 'storage-full' || problem === 'storage-unavailable'
  return (
    <main className="waiting">
      <Sign title={otherTabOpen ? otherTab.title : goneOn ? broken.earlier : broken.title} urgent>
        <p>{otherTabOpen ? otherTab.text : gone ? broken.gone : broken[problem]}</p>
        {goneOn && <p>{goneOn.plan.from ? broken.canGoOn : broken.canGoOnFrom(goneOn.moves.length, all)}</p>}
        <p className="row">
          {otherTabOpen && (
            <button type="button" className="btn primary" onClick={takeOver}>
              {otherTab.take}
            </button>
          )}
          {goneOn && (
            <button
              type="button"
              className="btn primary"
              onClick={async () => {
                await keepTable(goneOn)
                takeOver()
              }}
            >
              {broken.goOn}
            </button>
          )}
          {saved && (
            <button type="button" className="btn" onClick={() => saveTable(saved)}>
              {broken.save}
            </button>
          )}
          {gone && (
            <a className="btn" href="#/replay">
              {broken.openFile}
            </a>
          )}
          <a className="btn" href="#/">
            {words.crash.home}
          </a>
        </p>
      </Sign>
    </main>
  )
}
