import { Segments } from '../fields.tsx'

interface SeatsHeadProps {
  /** How few and how many can play. */
  readonly range: { readonly min: number; readonly max: number }
  readonly players: number
  readonly words: { readonly seats: string; readonly howMany: string }
  change(players: number): void
}

/** How many sit down. */
export function SeatsHead({ range: { min, max }, players, words, change }: SeatsHeadProps) {
  const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i)
  return (
    <div className="seats-head">
      <h2 className="name" id="seats">
        {words.seats}
      </h2>
      {counts.length > 1 && (
        <Segments quiet label={words.howMany} value={players} values={counts.map((n) => [n, n])} onChange={change} />
      )}
    </div>
  )
}
