import { LANGUAGES } from '@longhouse/kernel'
import type { ReactNode } from 'react'
import { useWords } from '../../settings.tsx'
import { wordsIn } from '../../words/index.ts'
import { Line, marked } from './line.tsx'
import type { Block, Chapter } from './parse.ts'

interface BlocksProps {
  readonly game: string
  readonly blocks: readonly Block[]
  readonly lookedFor: readonly string[]
  /** The rule that the address names. */
  readonly named: string | undefined
}

/** Where a rule or a chapter stands on the page. */
export const placeOf = (id: string): string => `rule-${id}`

export function ChapterView({ chapter, ...rest }: { readonly chapter: Chapter } & Omit<BlocksProps, 'blocks'>) {
  const { id, title, blocks } = chapter
  const { linkTo } = useWords().words.pages.rules
  const numbered = /-\d+$/.test(id)
  return (
    <section className="chapter" aria-labelledby={placeOf(id)}>
      <h2 className="name" id={placeOf(id)} tabIndex={-1}>
        {numbered && (
          <a href={`#/rules/${rest.game}/${id}`} aria-label={linkTo(id)}>
            {id}
          </a>
        )}
        {title}
      </h2>
      <Blocks blocks={blocks} {...rest} />
    </section>
  )
}

/** Rules that follow each other are one list, rows of the glossary one table. */
export function Blocks({ blocks, ...rest }: BlocksProps) {
  return runsOf(blocks).map((run, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the file does not change
    <Run key={i} blocks={run} {...rest} />
  ))
}

function Run({ blocks, game, lookedFor, named }: BlocksProps): ReactNode {
  const line = (words: string) => <Line game={game} line={words} lookedFor={lookedFor} />
  switch (blocks[0]?.kind) {
    case 'rule':
      return (
        <ol className="rule-list">
          {blocks.map((block) =>
            block.kind === 'rule' ? (
              <li
                key={block.id}
                id={placeOf(block.id)}
                tabIndex={-1}
                aria-current={block.id === named ? 'true' : undefined}
              >
                <a className="rule-number" href={`#/rules/${game}/${block.id}`}>
                  {marked(block.id, lookedFor)}
                </a>
                <p>{line(block.words)}</p>
              </li>
            ) : null,
          )}
        </ol>
      )
    case 'item':
      return <ul>{blocks.map((block) => block.kind === 'item' && <li key={block.words}>{line(block.words)}</li>)}</ul>
    case 'row':
      return <Rows rows={blocks.filter((block) => block.kind === 'row')} lookedFor={lookedFor} />
    default:
      return blocks.map((block) => block.kind === 'text' && <p key={block.words}>{line(block.words)}</p>)
  }
}

interface RowsProps {
  readonly rows: readonly Extract<Block, { kind: 'row' }>[]
  readonly lookedFor: readonly string[]
}

/** A column says in its head which language it is in, where it is one. */
const HEADS = new Map(LANGUAGES.map((language) => [wordsIn(language).pages.settings.thisLanguage, language]))

/** The head of the table goes with whatever does not hold what is looked for. */
function Rows({ rows, lookedFor }: RowsProps) {
  const head = rows.find((row) => row.head)?.cells
  const body = rows.filter((row) => !row.head).map(({ cells }) => cells)
  const languageOf = (column: number) => (head ? HEADS.get(head[column] ?? '') : undefined)
  return (
    <table>
      {head && (
        <thead>
          <tr>
            {head.map((cell) => (
              <th key={cell} scope="col" lang={HEADS.get(cell)}>
                {cell}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {body.map(([name = '', ...others]) => (
          <tr key={name}>
            <th scope="row" lang={languageOf(0)}>
              {marked(name, lookedFor)}
            </th>
            {others.map((cell, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column
              <td key={i} lang={languageOf(i + 1)}>
                {marked(cell, lookedFor)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function runsOf(blocks: readonly Block[]): readonly (readonly Block[])[] {
  const runs: Block[][] = []
  for (const block of blocks) {
    const last = runs.at(-1)
    if (last?.[0]?.kind === block.kind) last.push(block)
    else runs.push([block])
  }
  return runs
}
