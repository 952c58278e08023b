import '../by-key.ts'
import './fields.css'
import './page.css'
import { Icon, Sprite } from '@longhouse/board'
import pieces from '@longhouse/board/pieces.svg?raw'
import { type ReactNode, Suspense, useEffect, useLayoutEffect, useRef } from 'react'
import { useWords } from '../settings.tsx'
import { TopNav } from './top-nav.tsx'

interface PageFrameProps {
  /** For the browser's tab; the hall itself has none. */
  readonly title?: string
  readonly className?: string
  readonly children: ReactNode
}

/** A page around the tables: the bar at the top, and what is fetched under it. */
export function PageFrame({ title, className = '', children }: PageFrameProps) {
  const main = useRef<HTMLElement>(null)
  useEffect(() => {
    document.title = title ? `${title} · Longhouse` : 'Longhouse'
  }, [title])
  useLayoutEffect(() => {
    // A new page begins at its top, for the eye and for a screen reader alike; what is inside may then go further.
    scrollTo(0, 0)
    main.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div className={`page ${className}`}>
      <Sprite svg={pieces} />
      <TopNav toContent={() => main.current?.focus()} />
      <main ref={main} tabIndex={-1}>
        <Suspense fallback={<Fetching />}>{children}</Suspense>
      </main>
    </div>
  )
}

function Fetching() {
  const { words } = useWords()
  return (
    <p className="page-fetching title" aria-live="polite">
      {words.fetching}
    </p>
  )
}

interface PanelProps {
  readonly title: string
  readonly note?: string
  /** Where the note leads further. */
  readonly more?: { readonly to: string; readonly name: string }
  readonly symbol: string
  /** For pages of reading, and of a few fields. */
  readonly narrow?: boolean
  readonly children: ReactNode
}

/** A board of plaster in an oak frame, with the page's title on it. */
export function Panel({ title, note, more, symbol, narrow = false, children }: PanelProps) {
  return (
    <section className={narrow ? 'panel narrow' : 'panel'}>
      <header className="panel-head">
        <Icon symbol={symbol} />
        <h1 className="title">{title}</h1>
        {note && (
          <p>
            {note}
            {more && ' · '}
            {more && <a href={more.to}>{more.name}</a>}
          </p>
        )}
      </header>
      {children}
    </section>
  )
}
