import { type BoardInput, Mark } from '@longhouse/board'
import type { Result } from '@longhouse/kernel'
import { sayWinners, winnersOf } from '@longhouse/kernel/wording'
import { useWords } from '../settings.tsx'
import { scoreColumns } from './score-columns.ts'
import { signed } from './scoring-rows.ts'

interface CampaignSheetProps {
  readonly input: BoardInput
  readonly results: readonly Result[]
  /** After how many moves each of them began. */
  readonly games: readonly number[]
  watch(move: number): void
}

/** How the games of a campaign ended that are over: every score, who won, and a way to watch each again. */
export function CampaignSheet({ input, results, games, watch }: CampaignSheetProps) {
  const { words, language } = useWords()
  const { sitters, text } = input
  const names = sitters.map(({ name }) => name)
  const [first] = results
  if (!first) return null
  return (
    <table className="campaign">
      <thead>
        <tr>
          <th scope="col">{words.table.games}</th>
          {scoreColumns(first, sitters, text).map(({ id, name, color }) => (
            <th scope="col" key={id}>
              {color && <Mark color={color} />}
              <span>{name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {results.map((result, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a game is its place in the campaign
          <tr key={i}>
            <th scope="row">
              <b>{words.table.game(i + 1)}</b>
              <span>{sayWinners[language](winnersOf(result, names, text))}</span>
              <Watch move={games[i]} watch={watch} />
            </th>
            {scoreColumns(result, sitters, text).map(({ id, score, won }) => (
              <td key={id} className={won ? 'won' : ''}>
                {signed(score)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Watch({ move, watch }: { readonly move: number | undefined; watch(move: number): void }) {
  const { words } = useWords()
  return (
    move !== undefined && (
      <button type="button" className="btn" onClick={() => watch(move)}>
        {words.table.watchReplay}
      </button>
    )
  )
}
