import './replay.css'
import { isRefusal } from '@longhouse/kernel'
import { type DragEvent, useRef, useState } from 'react'
import { useWords } from '../settings.tsx'
import { Glyph } from './glyph.tsx'
import { PageFrame, Panel } from './page-frame.tsx'
import { checkFile } from './replay/check.ts'
import { FinishedGames } from './replay/finished-games.tsx'
import { RefusedVerdict, Verdict } from './replay/verdict.tsx'

type Checked = Awaited<ReturnType<typeof checkFile>>

// biome-ignore lint/style/noDefaultExport: fetched by React.lazy
export default function ReplayPage() {
  const { replay } = useWords().words.pages
  const [over, setOver] = useState(false)
  const [state, setState] = useState<{ readonly file: string; readonly checked: Checked | null } | null>(null)
  const asked = useRef(0)

  async function take(file: File | undefined) {
    if (!file) return
    const mine = ++asked.current
    setState({ file: file.name, checked: null })
    const checked = await checkFile(file)
    if (mine === asked.current) setState({ file: file.name, checked })
  }

  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    void take(event.dataTransfer.files[0])
  }

  return (
    <PageFrame title={replay.title}>
      <Panel symbol="g-glass" title={replay.title} note={replay.note}>
        <div className="panel-body">
          <FinishedGames />
          <h2 className="name">{replay.fromFile}</h2>
          <p className="replay-lead">{replay.lead}</p>
          <label
            className={over ? 'replay-drop over' : 'replay-drop'}
            onDragOver={(event) => {
              event.preventDefault()
              setOver(true)
            }}
            onDragLeave={() => setOver(false)}
            onDrop={drop}
          >
            <Glyph name="file" />
            <input
              type="file"
              accept=".json,application/json"
              onChange={(event) => {
                void take(event.target.files?.[0])
                // The same file chosen again is checked again.
                event.target.value = ''
              }}
            />
            <span className={state ? 'btn' : 'btn primary'}>{state ? replay.another : replay.choose}</span>
            <span className="replay-or">{replay.drop}</span>
          </label>
          <div className="replay-verdict" role="status">
            {state && !state.checked && <p className="name">{replay.checking}</p>}
            {state?.checked && <Outcome file={state.file} checked={state.checked} />}
          </div>
        </div>
      </Panel>
    </PageFrame>
  )
}

function Outcome({ file, checked }: { readonly file: string; readonly checked: Checked }) {
  if (isRefusal(checked) || 'rejected' in checked) return <RefusedVerdict why={checked} />
  return <Verdict file={file} checked={checked} />
}
