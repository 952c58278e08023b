import './table-settings.css'
import type { GameText, Json, SeatView } from '@longhouse/kernel'
import { useState } from 'react'
import { SettingFields } from '../pages/setting-fields.tsx'
import { useSettings, useWords } from '../settings.tsx'
import { QuestionsPanel } from './questions-panel.tsx'

interface TableSettingsProps {
  readonly seen: SeatView
  readonly text: GameText
  /** Null where nobody can be asked: who looks on or is taught wants no other questions. */
  readonly choose: ((choice: Json) => void) | null
}

/** What a person sets, without leaving the table. */
export function TableSettings({ seen, text, choose }: TableSettingsProps) {
  const { settings, change } = useSettings()
  const { settings: words } = useWords().words.pages
  const [before] = useState(settings)
  return (
    <div className="table-settings">
      <SettingFields>
        {choose && Object.keys(seen.questions).length > 0 && <QuestionsPanel seen={seen} text={text} choose={choose} />}
      </SettingFields>
      <footer>
        <p>{words.atOnce}</p>
        <button type="button" className="btn" disabled={settings === before} onClick={() => change(before)}>
          {words.asItWas}
        </button>
      </footer>
    </div>
  )
}
