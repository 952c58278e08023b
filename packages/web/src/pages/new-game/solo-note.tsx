import { soloRecord } from '../../session/solo-records.ts'
import { useWords } from '../../settings.tsx'

/** A game for one is a game of its own: what it is, and how it went in this browser so far. */
export function SoloNote({ game }: { readonly game: string }) {
  const { solo } = useWords().words.pages.newGame
  const { games, won, streak, best } = soloRecord(game)
  return (
    <p className="field-note solo-note">
      <b>{solo.name}</b> {solo.note}{' '}
      {best !== null && (
        <span>
          {solo.won(won, games)} {solo.best(best)} {streak > 1 && solo.streak(streak)}
        </span>
      )}
    </p>
  )
}
