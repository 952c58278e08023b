import type { UnopenedTable } from '../session/opened-table.ts'
import { saveFile } from '../session/save-file.ts'
import { useWords } from '../settings.tsx'

/** A table that cannot be opened: why, the file to keep, and a way on. */
export function Unopened({
  unopened: { problem, saved },
  takeOver,
}: {
  readonly unopened: UnopenedTable
  takeOver(): void
}) {
  const { words } = useWords()
  const { otherTab, broken, trouble } = words.table
  const otherTabOpen = problem === 'other-tab'
  const text = otherTabOpen
    ? otherTab.text
    : problem === 'storage-full' || problem === 'storage-unavailable'
      ? trouble[problem]
      : broken[problem]
  return (
    <main className="waiting" role="alert">
      <h1 className="title">{otherTabOpen ? otherTab.title : broken.title}</h1>
      <p>{text}</p>
      <p className="row">
        {otherTabOpen && (
          <button type="button" className="btn primary" onClick={takeOver}>
            {otherTab.take}
          </button>
        )}
        {saved && (
          <button type="button" className="btn" onClick={() => saveFile(`longhouse-${saved.id}.json`, saved)}>
            {broken.save}
          </button>
        )}
        <a className="btn" href="#/">
          {words.crash.home}
        </a>
      </p>
    </main>
  )
}
