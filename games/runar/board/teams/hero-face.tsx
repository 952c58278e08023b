import type { HeroId, Rank } from '../../src/content-file.ts'
import type { InContext } from '../board-context.ts'
import { Figurine, Glyph, Rune, Shields } from '../pieces/pieces.tsx'

/** A hero as a card: what it can and what protects it, and a word about it. */
export function HeroFace(props: InContext & { readonly hero: HeroId; readonly rank: Rank; readonly note?: string }) {
  const { context, hero, rank, note = '' } = props
  const { content, words, input } = context
  const card = content.heroes[hero]
  if (!card) return null
  const { language } = input
  const { speed, defence, abilities } = card.ranks[rank]
  return (
    <>
      <Figurine who={hero} />
      <span>
        <b className="name">{context.name(hero)}</b> <small>{card.role[language]}</small>
        <span className="stats">
          <Glyph symbol="boot" name={words.speed} />
          {speed}
          <Shields context={context} have={defence} room={defence} />
          {note !== '' && <small>{note}</small>}
        </span>
        {abilities.map(({ id, name, text, symbols }) => (
          <span key={id} className="what">
            <b>{name[language]}</b>
            {symbols.map((symbol) => (
              <Rune key={symbol} symbol={symbol} name={words.symbol(symbol)} />
            ))}
            <small>{text[language]}</small>
          </span>
        ))}
      </span>
    </>
  )
}
