import { kitWords } from '../words/index.ts'
import { nameOfParty, PartyName, Shields, SubjectCard } from './parts.tsx'
import type { ThrownDie, ThrowPicture } from './picture.ts'
import type { PictureProps } from './props.ts'

/** Dice under way, then as they lie, then what they come to, die by die. */
export function ThrownDice({ picture, input, board, counted }: PictureProps & { readonly picture: ThrowPicture }) {
  const { by, against, dice, before, needed, unit } = picture
  const words = kitWords(input.language).picture
  const rolling = counted < 0
  const sum = before + dice.slice(0, Math.max(0, counted)).reduce((total, die) => total + die.counts, 0)
  return (
    <section className="picture-card thrown" aria-label={words.throwOf(nameOfParty(input, by))}>
      {against && <SubjectCard board={board} of={against} />}
      <div className="felt">
        <header>
          <PartyName input={input} party={by} />
          <span>{words.throws(dice.filter(({ thrown }) => thrown).length)}</span>
        </header>
        <ol className={dice.length > 6 ? 'many' : ''}>
          {dice.map((die, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: dice stay where they fell
            <li key={i} className={rolling && die.thrown ? 'rolling' : ''}>
              <OneDie die={die} rolling={rolling} counted={i < counted} board={board} />
            </li>
          ))}
        </ol>
        <footer aria-hidden={rolling}>
          <b className="sum">{rolling ? ' ' : sum}</b>
          <span>{rolling ? ' ' : needed === null ? unit : words.ofNeeded(unit, needed)}</span>
          {needed !== null && <Shields of={needed} before={before} broken={rolling ? before : sum} />}
        </footer>
      </div>
    </section>
  )
}

interface OneDieProps extends Pick<PictureProps, 'board'> {
  readonly die: ThrownDie
  readonly rolling: boolean
  readonly counted: boolean
}

function OneDie({ die, rolling, counted, board: { Piece } }: OneDieProps) {
  if (rolling && die.thrown) return <Piece piece={die.rolling} />
  return (
    <>
      <Piece piece={die.piece} name={die.name} />
      {counted && die.counts > 0 && <i>+{die.counts}</i>}
    </>
  )
}
