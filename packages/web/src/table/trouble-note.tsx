import './trouble-note.css'
import { useEffect, useState } from 'react'
import { saveTable } from '../session/save-file.ts'
import type { SavedTable } from '../session/saved-table.ts'
import type { StorageTrouble } from '../session/storage.ts'
import { useWords } from '../settings.tsx'
import { focusQuestion } from './keys.ts'

interface TroubleNoteProps {
  readonly trouble: StorageTrouble
  file(): SavedTable
}

/** The browser does not keep this table: what that means, and the file that can be kept instead. */
export function TroubleNote({ trouble, file }: TroubleNoteProps) {
  const { words } = useWords()
  const [read, setRead] = useState(false)
  useEffect(() => {
    if (read) focusQuestion()
  }, [read])
  if (read) return null
  return (
    <div className="refusal unkept" role="status">
      <p>{words.table.trouble[trouble]}</p>
      <button type="button" className="btn" onClick={() => saveTable(file())}>
        {words.table.broken.save}
      </button>
      <button type="button" className="btn" onClick={() => setRead(true)}>
        {words.table.close}
      </button>
    </div>
  )
}
