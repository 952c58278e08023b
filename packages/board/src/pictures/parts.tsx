import { Amount } from '../kit/amounts.tsx'
import type { PieceCount } from '../piece-count.ts'
import { Icon, Mark } from '../pieces.tsx'
import { kitWords } from '../words/index.ts'
import type { Party, Subject } from './picture.ts'
import type { PictureProps } from './props.ts'

type InPicture = Pick<PictureProps, 'input' | 'board'>

/** The name of a party, `You` for the viewer. */
export function nameOfParty({ sitters, text, seatView, language }: PictureProps['input'], party: Party): string {
  if (typeof party === 'string') return text.side(party)
  return party === seatView.seat ? kitWords(language).picture.you : (sitters[party]?.name ?? '')
}

export function PartyName({ input, party }: Pick<InPicture, 'input'> & { readonly party: Party }) {
  const color = typeof party === 'number' ? input.sitters[party]?.color : undefined
  return (
    <span className="party">
      {color && <Mark color={color} />}
      <b className="name">{nameOfParty(input, party)}</b>
    </span>
  )
}

/** A card or a place, large: its drawing and its name. */
export function SubjectCard({
  board: { Piece },
  of,
  stamp,
}: Pick<InPicture, 'board'> & { readonly of: Subject; readonly stamp?: string | undefined }) {
  return (
    <figure className={stamp ? 'subject stamped' : 'subject'}>
      <span className="art" aria-hidden="true">
        <Piece piece={of.piece} />
        {stamp && <em>{stamp}</em>}
      </span>
      <figcaption className="name">{of.name}</figcaption>
    </figure>
  )
}

/** Pieces with their numbers, gained or lost. */
export function Pieces({
  input,
  board: { Piece, pieceName },
  pieces,
  sign,
}: InPicture & { readonly pieces: readonly PieceCount[]; readonly sign: '+' | '−' }) {
  return (
    <span className={sign === '+' ? 'pieces' : 'pieces less'}>
      {pieces.map(({ piece, count }) => (
        <Amount key={piece} n={count} sign={sign}>
          <Piece piece={piece} name={pieceName(input, piece, count)} />
        </Amount>
      ))}
    </span>
  )
}

interface ShieldsProps {
  readonly of: number
  /** How many were broken before, and how many are by now. */
  readonly before: number
  readonly broken: number
}

/** A defence, a shield for each that it takes. */
export function Shields({ of, before, broken }: ShieldsProps) {
  return (
    <span className="shields" aria-hidden="true">
      {Array.from({ length: of }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one shield is like another
        <span key={i} className={i < before ? 'broken old' : i < broken ? 'broken' : ''}>
          <Icon symbol="heater" box={24} />
        </span>
      ))}
    </span>
  )
}
