import { useEffect, useState } from 'react'
import { Sign } from './pages/sign.tsx'
import { isAnyUnkept } from './session/storage.ts'
import { useWords } from './settings.tsx'

/** Vite tells so of a part of the page that could not be fetched. */
const NOT_FETCHED = 'vite:preloadError'

const LAST = 'longhouse:loaded-again'
/** Whoever is still cut off after loading again is told, instead of being sent round in circles. */
const PATIENCE_MS = 60_000

/** No spinner without a word. */
export function Fetching() {
  const { words } = useWords()
  return (
    <main className="waiting" aria-live="polite">
      <p className="title">{words.fetching}</p>
    </main>
  )
}

/** The same where nobody else tells of what did not arrive: nobody waits for what will not come. */
export function Waiting() {
  const { words } = useWords()
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    const fail = () => (mayLoadAgain() ? location.reload() : setFailed(true))
    addEventListener(NOT_FETCHED, fail)
    return () => removeEventListener(NOT_FETCHED, fail)
  }, [])
  if (!failed) return <Fetching />
  return (
    <main className="waiting">
      <Sign title={words.notFetched.title} urgent>
        <p>{words.notFetched.text}</p>
        {isAnyUnkept() && <p>{words.crash.unkept}</p>}
        <p className="row">
          <button type="button" className="btn primary" onClick={() => location.reload()}>
            {words.crash.again}
          </button>
          <a className="btn" href="#/">
            {words.crash.home}
          </a>
        </p>
      </Sign>
    </main>
  )
}

/** By itself a page loads again only if nothing is lost by it, and not twice in a row. */
function mayLoadAgain(): boolean {
  if (isAnyUnkept() || !navigator.onLine) return false
  try {
    const last = Number(sessionStorage.getItem(LAST) ?? 0)
    sessionStorage.setItem(LAST, String(Date.now()))
    return Date.now() - last > PATIENCE_MS
  } catch {
    return false
  }
}
