import './kept.css'
import { Mark } from '@longhouse/board'
import { programsLine } from '../../session/programs.ts'
import type { SavedTable } from '../../session/saved-table.ts'
import { useWords } from '../../settings.tsx'
import { localeOf } from '../../words/locale.ts'
import { useGameWords } from '../game-words.ts'
import { Glyph } from '../glyph.tsx'
import { useWinners } from '../use-winners.ts'

interface KeptRowProps {
  readonly table: SavedTable
  remove(): void
}

/** A table that goes on: where it stands and whose turn it is. */
export function GoingRow({ table: { id, plan, summary }, remove }: KeptRowProps) {
  const { words } = useWords()
  const { home } = words.pages
  const { title, words: game } = useGameWords()(plan.game)
  const people = plan.seats.flatMap(({ player }, seat) => (player === null ? [seat] : []))
  const waitsForPerson = summary.awaited.some((seat) => people.includes(seat))
  const stage = [summary.round > 0 && game?.round(summary.round), game?.phases[summary.phase]]
  const names = summary.awaited.map((seat) => plan.seats[seat]?.name).join(', ')
  return (
    <li className="kept">
      <a className={waitsForPerson ? 'kept-open glow' : 'kept-open'} data-mood={plan.game} href={`#/table/${id}`}>
        <span className="kept-flag" />
        <span className="kept-text">
          <b className="name">{title}</b>
          <span>{stage.filter(Boolean).join(' · ')}</span>
          <Programs table={plan.seats} />
        </span>
        <Sitters table={plan.seats} />
        {waitsForPerson && people.length === 1 ? (
          <span className="kept-turn btn primary">{home.yourTurn}</span>
        ) : (
          <span className="kept-turn">{home.now(names)}</span>
        )}
      </a>
      <RemoveButton title={title} remove={remove} />
    </li>
  )
}

/** A game that is over: who won, and when. */
export function FinishedRow({ table: { id, plan, summary, changed }, remove }: KeptRowProps) {
  const { words, language } = useWords()
  const { title } = useGameWords()(plan.game)
  const names = plan.seats.map(({ name }) => name)
  const won = useWinners(plan.game, summary, names)
  const day = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium' }).format(changed)
  return (
    <li className="kept">
      <a className="kept-open" data-mood={plan.game} href={`#/table/${id}`}>
        <span className="kept-flag" />
        <span className="kept-text">
          <b className="name">{won ?? title}</b>
          <span>{`${title} · ${day}`}</span>
          <Programs table={plan.seats} />
        </span>
        <Sitters table={plan.seats} />
        <span className="kept-turn btn">{words.pages.home.lookBack}</span>
      </a>
      <RemoveButton title={title} remove={remove} />
    </li>
  )
}

function Programs({ table }: { readonly table: SavedTable['plan']['seats'] }) {
  const { language } = useWords()
  const line = programsLine(language, table)
  return line && <span>{line}</span>
}

function Sitters({ table }: { readonly table: SavedTable['plan']['seats'] }) {
  return (
    <span className="kept-marks">
      {table.map(({ color, name }) => (
        <Mark key={color} color={color} name={name} />
      ))}
    </span>
  )
}

function RemoveButton({ title, remove }: { readonly title: string; remove(): void }) {
  const { removeThis, remove: word } = useWords().words.pages.home
  return (
    <button type="button" className="kept-remove" aria-label={removeThis(title)} title={word} onClick={remove}>
      <Glyph name="remove" />
    </button>
  )
}
