import '../pages/page.css'
import './share-dialog.css'
import type { Replay } from '@longhouse/kernel'
import { useEffect, useId, useRef, useState } from 'react'
import { CopiedLink } from '../pages/copied-link.tsx'
import { packed } from '../session/replay-link.ts'
import { saveReplay } from '../session/save-file.ts'
import { useWords } from '../settings.tsx'
import { linkTo } from './addresses.ts'

interface ShareDialogProps {
  /** A house may have to be asked for it, and may not answer. */
  replay(): Replay | null | Promise<Replay | null>
  /** Where a house shows it; null: the link itself carries the game. */
  readonly address: string | null
  close(): void
}

/** A finished game for others: a link, and a file. */
export function ShareDialog({ replay, address, close }: ShareDialogProps) {
  const { share, close: closeWord, downloadReplay } = useWords().words.table
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const [path, setPath] = useState<string | 'asking' | null>(address ?? 'asking')
  useEffect(() => {
    const opener = document.activeElement
    dialog.current?.showModal()
    return () => {
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [])
  useEffect(() => {
    if (address !== null) return
    let current = true
    void carried(replay()).then((carrying) => current && setPath(carrying))
    return () => {
      current = false
    }
  }, [address, replay])
  const save = async () => {
    const file = await replay()
    if (file) saveReplay(file)
  }
  return (
    <dialog ref={dialog} className="ask share" aria-labelledby={id} onClose={close}>
      <h2 className="title" id={id}>
        {share.title}
      </h2>
      {path === null ? (
        <p>{share.tooLong}</p>
      ) : (
        path !== 'asking' && (
          <CopiedLink label={share.link} link={linkTo(path)} note={address === null ? share.carries : share.house} />
        )
      )}
      <p>{share.file}</p>
      <div className="panel-foot">
        <button type="button" className="btn" onClick={save}>
          {downloadReplay}
        </button>
        <button type="button" className="btn primary" onClick={() => dialog.current?.close()}>
          {closeWord}
        </button>
      </div>
    </dialog>
  )
}

/** The path of a link that carries a game; null: it is too long, or cannot be had. */
async function carried(asked: Replay | null | Promise<Replay | null>): Promise<string | null> {
  const replay = await asked
  const data = replay && (await packed(replay))
  return data && `/replay/link/${data}`
}
