import { isRefusal, type Refusal } from '@longhouse/kernel'
import { sayRefusal } from '@longhouse/registry'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { findTable, keepTable } from '../../session/storage.ts'
import { useWords } from '../../settings.tsx'
import { useGameWords } from '../game-words.ts'
import { Glyph } from '../glyph.tsx'
import { type CheckedReplay, type Rejected, tableOf } from './check.ts'

/** Why a file is no replay that this house can show. */
export function RefusedVerdict({ why }: { readonly why: Refusal | Rejected }) {
  const { words, language } = useWords()
  const { replay } = words.pages
  const sentence = isRefusal(why)
    ? sayRefusal(language, why)
    : why.rejected === 'no-such-game'
      ? replay.noSuchGame(why.game)
      : replay.unreadable
  return (
    <div className="notice refused">
      <Glyph name="warning" />
      <div>
        <h2 className="name">{replay.refused}</h2>
        <p>{sentence}</p>
      </div>
    </div>
  )
}

interface VerdictProps {
  readonly file: string
  readonly checked: CheckedReplay
}

/** What was checked, and the way to the table. */
export function Verdict({ file, checked }: VerdictProps) {
  const { words, language } = useWords()
  const { replay, newGame } = words.pages
  const [, navigate] = useLocation()
  const [trouble, setTrouble] = useState<string | null>(null)
  const { title } = useGameWords()(checked.game.id)
  const { facts } = replay

  async function open() {
    const table = tableOf(checked, replay.seat)
    if (isRefusal(table)) return setTrouble(sayRefusal(language, table))
    // Opened before, it may have been played on since.
    const before = await findTable(table.id)
    const failed = before === null ? await keepTable(table) : typeof before === 'string' ? before : null
    if (failed) setTrouble(newGame.trouble[failed])
    else navigate(`/table/${table.id}`)
  }

  return (
    <>
      <div className="notice verified">
        <Glyph name="check" />
        <div>
          <h2 className="name">{replay.verified}</h2>
          <p>{replay.verifiedText}</p>
        </div>
      </div>
      <dl className="replay-facts">
        <Fact name={facts.file} value={file} />
        <Fact name={facts.game} value={title} />
        <Fact name={facts.players} value={String(checked.replay.players)} />
        <Fact name={facts.moves} value={String(checked.replay.moves.length)} />
        <Fact name={facts.end} value={endOf(checked, words)} />
      </dl>
      {trouble && (
        <p className="notice refused" role="alert">
          <Glyph name="warning" />
          {trouble}
        </p>
      )}
      <p>
        <button type="button" className="btn primary" onClick={open}>
          {replay.open}
        </button>
      </p>
    </>
  )
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}

function endOf({ result }: CheckedReplay, { table, pages }: ReturnType<typeof useWords>['words']): string {
  if (!result) return pages.replay.unfinished
  const names = result.winners.map((seat) => pages.replay.seat(seat + 1)).join(', ')
  const scores = result.scores.map((score) => String(score).replace('-', '−')).join(' : ')
  return `${result.winners.length > 1 ? table.wonTogether(names) : table.won(names)}, ${scores}`
}
