import { isRecord } from '@longhouse/kernel'
import { use } from 'react'
import { useWords } from '../../settings.tsx'
import { remembered } from '../remembered.ts'

const fetchContent = remembered(async () => (await import('@longhouse/champions')).champions.content.file)

interface Tally {
  readonly entries: number
  /** Reconstructed from the ground up, and in single fields. */
  readonly whole: number
  readonly part: number
}

function tally(list: readonly { readonly source: string }[]): Tally {
  const whole = list.filter(({ source }) => source === 'designed')
  const part = list.filter((entry) => entry.source !== 'designed' && hasDesignedField(entry))
  return { entries: list.length, whole: whole.length, part: part.length }
}

const hasDesignedField = (entry: object): boolean =>
  'fieldSources' in entry && isRecord(entry.fieldSources) && Object.values(entry.fieldSources).includes('designed')

/** How much of each list of cards is ours. */
export function Reconstructions() {
  const { cards } = useWords().words.pages.about
  const file = use(fetchContent('champions'))
  const lists = Object.keys(cards.lists) as (keyof typeof cards.lists)[]
  const rows = lists.map((id) => ({ id, name: cards.lists[id], ...tally(file[id]) }))
  const sum = (of: keyof Tally): number => rows.reduce((total, row) => total + row[of], 0)
  const shown = (n: number) => (n === 0 ? <span className="about-none">{cards.none}</span> : n)
  return (
    <div className="about-scroll">
      <table>
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
