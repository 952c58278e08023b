import { useState } from 'react'
import type { SavedTable } from '../../session/saved-table.ts'
import type { ListedTables } from '../../session/storage.ts'
import { useWords } from '../../settings.tsx'
import { Glyph } from '../glyph.tsx'
import { GoingRow } from './kept-row.tsx'

/** As many as fit beside the fire. */
const FEW = 3

interface GoingProps {
  readonly listed: ListedTables
  remove(table: SavedTable): void
}

/** Tables to come back to, and whether they will still be there tomorrow. */
export function Going({ listed: { tables, trouble }, remove }: GoingProps) {
  const { words } = useWords()
  const { home } = words.pages
  const [all, setAll] = useState(false)
  const going = tables.filter(({ summary }) => !summary.over)
  return (
    <section className="going" aria-label={home.continue}>
      {(going.length > 0 || !trouble) && (
        <div className="going-head">
          <h2 className="name">{home.continue}</h2>
          {going.length > FEW && (
            <button type="button" className="going-all" aria-expanded={all} onClick={() => setAll(!all)}>
              {all ? home.showFewer : home.showAll(going.length)}
            </button>
          )}
        </div>
      )}
      {trouble && (
        <p className="notice" role="status">
          <Glyph name="warning" />
          {home.trouble[trouble]}
        </p>
      )}
      {going.length === 0 && !trouble && <p className="going-none">{home.empty}</p>}
      <ul>
        {(all ? going : going.slice(0, FEW)).map((table) => (
          <GoingRow key={table.id} table={table} remove={() => remove(table)} />
        ))}
      </ul>
    </section>
  )
}
