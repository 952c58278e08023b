import { saveTable } from '../session/save-file.ts'
import type { SavedTable } from '../session/saved-table.ts'
import { useWords } from '../settings.tsx'
import { wordsIn } from '../words/index.ts'

interface PastWaysProps {
  /** Opens another table that goes on from what is shown; null in the present, and where that cannot be. */
  readonly playOn: (() => void) | null
  /** Hands the game on; null while it is played. */
  readonly share: (() => void) | null
  /** Opens the final scores; null in the present, where the question offers them, and where there are none. */
  readonly scores: (() => void) | null
  /** Looks back at how it was won; null where nothing was. */
  readonly review: (() => void) | null
  /** The table as a file, to be played on; null where it is kept elsewhere, or over. */
  readonly file: (() => SavedTable) | null
}

/** What can be done with a whole game, beside the way through it. */
export function PastWays({ playOn, share, scores, review, file }: PastWaysProps) {
  const { words, language } = useWords()
  const ways: readonly (readonly [name: string, take: (() => void) | null])[] = [
    [words.table.playOn, playOn],
    [words.table.share.name, share],
    [wordsIn(language).review.open, review],
    [words.table.glory, scores],
    [words.table.broken.save, file && (() => saveTable(file()))],
  ]
  return (
    <span className="walk-ways">
      {ways.map(
        ([name, take]) =>
          take && (
            <button key={name} type="button" className="btn" onClick={take}>
              {name}
            </button>
          ),
      )}
    </span>
  )
}
