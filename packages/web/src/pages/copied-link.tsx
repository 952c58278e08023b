import './copied-link.css'
import { useEffect, useId, useRef, useState } from 'react'
import { useWords } from '../settings.tsx'
import { Glyph } from './glyph.tsx'

const SAID_MS = 2500

interface CopiedLinkProps {
  /** What the link is, for who cannot see it. */
  readonly label: string
  readonly link: string
  readonly note?: string | undefined
}

/** A link for others, and a button that copies it. */
export function CopiedLink({ label, link, note }: CopiedLinkProps) {
  const words = useWords().words.pages.link
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
      await navigator.clipboard.writeText(link)
      setCopied(true)
    } catch {
      // It stays marked: the person's own keys copy it.
    }
  }
  return (
    <div className="copied-link">
      <Glyph name="link" />
      <div>
        <label className="unseen" htmlFor={id}>
          {label}
        </label>
        <textarea ref={field} id={id} className="copied-link-text" rows={2} readOnly value={link} />
        {note && <p>{note}</p>}
      </div>
      <button type="button" className="btn" onClick={copy}>
        <span aria-live="polite">{copied ? words.copied : words.copy}</span>
      </button>
    </div>
  )
}
