import { Fragment, type ReactNode } from 'react'
import { type Piece, piecesOf } from './parse.ts'
import { cutAt } from './search.ts'

interface LineProps {
  readonly game: string
  readonly line: string
  /** What is looked for, to be marked. */
  readonly lookedFor: readonly string[]
}

/** A line of the rules: other rules are links, and where it comes from is a badge. */
export function Line({ game, line, lookedFor }: LineProps) {
  return piecesOf(line).map((piece, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a line is always taken apart alike
    <Fragment key={i}>{draw(piece, game, lookedFor)}</Fragment>
  ))
}

function draw(piece: Piece, game: string, lookedFor: readonly string[]): ReactNode {
  switch (piece.kind) {
    case 'reference':
      return <a href={`#/rules/${game}/${piece.rule}`}>{piece.rule}</a>
    case 'origin':
      return (
        <>
          {' '}
          <small className="origin" data-origin={piece.origin}>
            <Line game={game} line={piece.words} lookedFor={lookedFor} />
          </small>
        </>
      )
    case 'code':
      return <code translate="no">{marked(piece.words, lookedFor)}</code>
    case 'strong':
      return <b>{marked(piece.words, lookedFor)}</b>
    case 'stress':
      return <em>{marked(piece.words, lookedFor)}</em>
    default:
      return marked(piece.words, lookedFor)
  }
}

export const marked = (text: string, lookedFor: readonly string[]): ReactNode =>
  cutAt(text, lookedFor).map((part, i) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text
    i % 2 ? <mark key={i}>{part}</mark> : <Fragment key={i}>{part}</Fragment>,
  )
