import { isRefusal, type Refusal } from '@longhouse/kernel'
import { sayRefusal } from '@longhouse/registry'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { hereAt } from '../../replay/addresses.ts'
import { isWhole } from '../../session/saved-table.ts'
import { findTable, keepTable } from '../../session/storage.ts'
import { useWords } from '../../settings.tsx'
import { signed } from '../../table/scoring-rows.ts'
import { wordsIn } from '../../words/index.ts'
import { useGameWords } from '../game-words.ts'
import { Glyph } from '../glyph.tsx'
import { useWinners } from '../use-winners.ts'
import { type CheckedFile, type Rejected, seatsIn, tableOf } from './check.ts'

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
  readonly checked: CheckedFile
}

/** What was checked, and the way to the table. */
export function Verdict({ file, checked }: VerdictProps) {
  const { words, language } = useWords()
  const { replay } = words.pages
  const [, navigate] = useLocation()
  const [trouble, setTrouble] = useState<string | null>(null)
  const { title } = useGameWords()(checked.game.id)
  const { facts } = replay
  const { names } = words.pages.newGame
  const sitters = seatsIn(checked, names).map(({ name }) => name)
  const end = useEnd(checked, sitters)
  const [heading, sentence] = !checked.saved
    ? [replay.verified, replay.verifiedText]
    : checked.result
      ? [replay.keptOver, replay.keptOverText]
      : [replay.kept, replay.keptText]

  async function open(look = '') {
    const table = tableOf(checked, names)
    if (isRefusal(table)) return setTrouble(sayRefusal(language, table))
    // Opened before, it may have been played on since.
    const before = await findTable(table.id)
    const goesFurther = isWhole(before) && before.moves.length >= table.moves.length
    if (!goesFurther) await keepTable(table)
    navigate(checked.result && !look ? hereAt(table.id) : `/table/${table.id}${look}`)
  }

  return (
    <>
      <div className="notice verified">
        <Glyph name="check" />
        <div>
          <h2 className="name">{heading}</h2>
          <p>{sentence}</p>
        </div>
      </div>
      <dl className="replay-facts">
        <Fact name={facts.file} value={file} />
        <Fact name={facts.game} value={title} />
        <Fact name={facts.players} value={sitters.join(', ')} />
        <Fact name={facts.moves} value={String(checked.replay.moves.length)} />
        <Fact name={facts.end} value={end} />
      </dl>
      {trouble && (
        <p className="notice refused" role="alert">
          <Glyph name="warning" />
          {trouble}
        </p>
      )}
      <p className="replay-ways">
        <button type="button" className="btn primary" onClick={() => open()}>
          {checked.saved && !checked.result ? replay.goOn : replay.open}
        </button>
        {checked.result && (
          <button type="button" className="btn" onClick={() => open('/review')}>
            {wordsIn(language).review.open}
          </button>
        )}
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

function useEnd({ game, result }: CheckedFile, names: readonly string[]): string {
  const { pages } = useWords().words
  const won = useWinners(game.id, result, names)
  if (!result) return pages.replay.unfinished
  const { scores, sides = [] } = result
  const all = [...scores, ...sides.map(({ score }) => score)].map(signed).join(' : ')
  return won === null ? all : `${won}, ${all}`
}
