import { useWords } from './settings.tsx'

/** No spinner without a word. */
export function Waiting() {
  const { words } = useWords()
  return (
    <main className="waiting" aria-live="polite">
      <p className="title">{words.fetching}</p>
    </main>
  )
}
