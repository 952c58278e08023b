import { kitWords } from '../words/index.ts'
import { PartyName, Pieces, Shields, SubjectCard } from './parts.tsx'
import type { WonPicture, WoundPicture } from './picture.ts'
import type { PictureProps } from './props.ts'

/** An enemy that is slain or a battle that is won, and what it brings to whom. */
export function Won({ picture, input, board }: PictureProps & { readonly picture: WonPicture }) {
  const { by, over, slain, brings } = picture
  const words = kitWords(input.language).picture
  return (
    <section className="picture-card won" aria-label={over.name}>
      <SubjectCard board={board} of={over} stamp={slain ? words.slain : words.won} />
      <div className="told">
        <PartyName input={input} party={by} />
        {brings.length > 0 && <Pieces input={input} board={board} pieces={brings} sign="+" />}
      </div>
    </section>
  )
}

/** Who is hurt, and what falls or breaks. */
export function Wound({ picture, input, board }: PictureProps & { readonly picture: WoundPicture }) {
  const { by, lost, defence } = picture
  const words = kitWords(input.language).picture
  return (
    <section className="picture-card wounded" aria-label={by?.name ?? words.falls}>
      {by && <SubjectCard board={board} of={by} />}
      <div className="told">
        {defence && (
          <p className="defence">
            <b>{words.damage(Math.max(0, defence.after - defence.before))}</b>
            <Shields of={defence.of} before={defence.before} broken={defence.after} />
          </p>
        )}
        {lost.map(({ of, pieces }) => (
          <p key={of} className="fallen">
            <PartyName input={input} party={of} />
            <Pieces input={input} board={board} pieces={pieces} sign="−" />
          </p>
        ))}
      </div>
    </section>
  )
}
