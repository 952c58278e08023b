import { kitWords } from '../words/index.ts'
import { PartyName, SubjectCard } from './parts.tsx'
import type { RevealPicture } from './picture.ts'
import type { PictureProps } from './props.ts'

/** Cards that are turned up one after another, with the strength of each. */
export function RevealCards({ picture, input, board, counted }: PictureProps & { readonly picture: RevealPicture }) {
  const words = kitWords(input.language).picture
  const strongest = Math.max(...picture.cards.map(({ strength }) => strength ?? 0))
  const isAll = counted >= picture.cards.length
  return (
    <section className="picture-card" aria-label={words.turnedUp}>
      {picture.prize && (
        <h2 className="name">
          <board.Piece piece={picture.prize.piece} />
          {words.fightFor(picture.prize.name)}
        </h2>
      )}
      <ol className="turned">
        {picture.cards.map((card, i) => (
          <li key={`${card.by} ${card.piece}`} className={i < counted ? 'up' : ''}>
            <PartyName input={input} party={card.by} />
            <SubjectCard board={board} of={card} />
            <b className={isAll && card.strength === strongest ? 'strength most' : 'strength'}>
              {i < counted ? (card.strength ?? '–') : ' '}
            </b>
          </li>
        ))}
      </ol>
    </section>
  )
}
