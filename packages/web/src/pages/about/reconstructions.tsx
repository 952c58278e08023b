import { isRecord } from '@longhouse/kernel'
import { gameCalled, games, type ReadyGame } from '@longhouse/registry'
import { use } from 'react'
import { useWords } from '../../settings.tsx'
import { useGameWords } from '../game-words.ts'
import { remembered } from '../remembered.ts'

type Entries = readonly { readonly source: string }[]

/** The content file of a game, of which only the lists are looked at. */
const fetchContent = remembered(async (game) => {
  const entry = gameCalled(game)
  const { content } = entry?.ready ? await entry.load() : { content: null }
  return (content as { readonly file: { readonly [list: string]: Entries } }).file
})

interface Tally {
  readonly entries: number
  /** Reconstructed from the ground up, and in single fields. */
  readonly whole: number
  readonly part: number
}

function tally(list: Entries): Tally {
  const whole = list.filter(({ source }) => source === 'designed')
  const part = list.filter((entry) => entry.source !== 'designed' && hasDesignedField(entry))
  return { entries: list.length, whole: whole.length, part: part.length }
}

/** A file says it field by field, or lists the fields that are ours. */
const hasDesignedField = (entry: object): boolean =>
  ('fieldSources' in entry && isRecord(entry.fieldSources) && Object.values(entry.fieldSources).includes('designed')) ||
  ('designedFields' in entry && Array.isArray(entry.designedFields) && entry.designedFields.length > 0)

/** How much of each list of cards is ours, game by game. */
export function Reconstructions() {
  return games.map((entry) => entry.ready && <OfGame key={entry.id} entry={entry} />)
}

function OfGame({ entry }: { readonly entry: ReadyGame }) {
  const { words } = useWords()
  const { cards } = words.pages.about
  const { title, words: game } = useGameWords()(entry.id)
  const file = use(fetchContent(entry.id))
  const rows = Object.entries(game?.lists ?? {}).map(([id, name]) => ({ id, name, ...tally(file[id] ?? []) }))
  const sum = (of: keyof Tally): number => rows.reduce((total, row) => total + row[of], 0)
  const shown = (n: number) => (n === 0 ? <span className="about-none">{cards.none}</span> : n)
  return (
    <div className="about-scroll">
      <table>
        <caption className="name">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{cards.list}</th>
            <th scope="col">{cards.entries}</th>
            <th scope="col">{cards.whole}</th>
            <th scope="col">{cards.part}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, entries, whole, part }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td>{entries}</td>
              <td>{shown(whole)}</td>
              <td>{shown(part)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{cards.total}</th>
            <td>{sum('entries')}</td>
            <td>{sum('whole')}</td>
            <td>{sum('part')}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  )
}
