import { useState } from 'react'
import type { SavedTable } from '../../session/saved-table.ts'
import type { StorageTrouble } from '../../session/storage.ts'
import { useWords } from '../../settings.tsx'
import { Glyph } from '../glyph.tsx'
import { GoingRow } from './kept-row.tsx'

/** As many as fit beside the fire. */
const FEW = 3

interface GoingProps {
  readonly tables: readonly SavedTable[] | StorageTrouble
  remove(table: SavedTable): void
}

/** Tables to come back to. */
export function Going({ tables, remove }: GoingProps) {
  const { words } = useWords()
  const { home } = words.pages
  const [all, setAll] = useState(false)
  if (typeof tables === 'string') {
    return (
      <div className="going" role="status">
        <p className="notice">
          <Glyph name="warning" />
          {home.trouble[tables]}
        </p>
      </div>
    )
  }
  const going = tables.filter(({ summary }) => !summary.over)
  return (
    <section className="going" aria-labelledby="going">
      <div className="going-head">
        <h2 className="name" id="going">
          {home.continue}
        </h2>
        {going.length > FEW && (
          <button type="button" className="going-all" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? home.showFewer : home.showAll(going.length)}
          </button>
        )}
      </div>
      {going.length === 0 && <p className="going-none">{home.empty}</p>}
      <ul>
        {(all ? going : going.slice(0, FEW)).map((table) => (
          <GoingRow key={table.id} table={table} remove={() => remove(table)} />
        ))}
      </ul>
    </section>
  )
}
