import { useEffect, useId, useRef, useState } from 'react'
import { Glyph } from '../../pages/glyph.tsx'
import { linkTo } from '../links.ts'
import { useOnlineWords } from '../words/index.ts'

const SAID_MS = 2500

interface InviteLinkProps {
  readonly table: string
  readonly invite: string | null
  readonly note?: string
}

/** The link that leads others to the table, and a button that copies it. */
export function InviteLink({ table, invite, note }: InviteLinkProps) {
  const { waiting } = useOnlineWords()
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), SAID_MS)
    return () => clearTimeout(timer)
  }, [copied])
  async function copy() {
    field.current?.select()
    try {
      await navigator.clipboard.writeText(linkTo(table, invite))
      setCopied(true)
    } catch {
      // It stays marked: the person's own keys copy it.
    }
  }
  return (
    <div className="invite">
      <Glyph name="link" />
      <div>
        <label className="unseen" htmlFor={id}>
          {waiting.link}
        </label>
        <textarea ref={field} id={id} className="invite-link" rows={2} readOnly value={linkTo(table, invite)} />
        {note && <p>{note}</p>}
      </div>
      <button type="button" className="btn" onClick={copy}>
        <span aria-live="polite">{copied ? waiting.copied : waiting.copy}</span>
      </button>
    </div>
  )
}
