import './teams.css'
import { useThing } from '@longhouse/board'
import type { Clan, HeroId } from '../../src/content-file.ts'
import { type BoardContext, type InContext, nameOfSide } from '../board-context.ts'
import { ClanMark, Figurine, Glyph, Rune, Shields } from '../pieces/pieces.tsx'
import { keyOf } from '../thing.ts'

/** RN-4: clans with their heroes, and who has chosen what. */
export function Teams({ context }: InContext) {
  const { content, words } = context
  return (
    <div className="rn-teams">
      <h2 className="name">{words.teams}</h2>
      <ul>
        {content.file.clans.map((clan) => (
          <ClanCard key={clan.id} context={context} clan={clan} />
        ))}
      </ul>
    </div>
  )
}

const ownerOf = ({ view, input: { seatView } }: BoardContext, clan: string): number =>
  Array.from({ length: seatView.players }, (_, seat) => seat).findIndex((seat) => view.sheet.teams[seat]?.clan === clan)

function ClanCard({ context, clan }: InContext & { readonly clan: Clan }) {
  const { content } = context
  const heroes = Object.values(content.heroes).filter((hero) => hero.clan === clan.id)
  const { props, lit } = useThing(keyOf('named', clan.id), context.name(clan.id))
  const owner = ownerOf(context, clan.id)
  return (
    <li className={`clan-${clan.id}`}>
      <div {...props} className={`clan ${lit ? 'glow' : ''}`}>
        <ClanMark clan={clan.id} />
        <b className="name">{context.name(clan.id)}</b>
        {owner >= 0 && <small>{nameOfSide(context, owner)}</small>}
      </div>
      {heroes.map(({ id }) => (
        <HeroCard key={id} context={context} hero={id} />
      ))}
    </li>
  )
}

function HeroCard({ context, hero }: InContext & { readonly hero: HeroId }) {
  const { content, words, input, view } = context
  const card = content.heroes[hero]
  const { props, lit } = useThing(keyOf('named', hero), context.name(hero))
  if (!card) return null
  const { language } = input
  const taken = view.sheet.teams.findIndex(({ heroes }) => heroes.includes(hero))
  const { speed, defence, abilities } = card.ranks.explorer
  return (
    <div {...props} className={`hero ${lit ? 'glow' : ''} ${taken >= 0 ? 'taken' : ''}`}>
      <Figurine who={hero} />
      <span>
        <b className="name">{context.name(hero)}</b> <small>{card.role[language]}</small>
        <span className="stats">
          <Glyph symbol="boot" name={words.speed} />
          {speed}
          <Shields context={context} have={defence} room={defence} />
          {taken >= 0 && <small>{nameOfSide(context, taken)}</small>}
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
    </div>
  )
}
