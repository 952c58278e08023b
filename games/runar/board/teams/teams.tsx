import './teams.css'
import { useThing } from '@longhouse/board'
import type { Clan, HeroId } from '../../src/content-file.ts'
import { membersOf } from '../../src/solo.ts'
import { type BoardContext, type InContext, nameOfSide } from '../board-context.ts'
import { ClanMark } from '../pieces/pieces.tsx'
import { keyOf } from '../thing.ts'
import { HeroFace } from './hero-face.tsx'

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
  const { props, lit } = useThing(keyOf('named', hero), context.name(hero))
  const taken = context.view.sheet.teams.findIndex((team) => membersOf(team).includes(hero))
  return (
    <div {...props} className={`hero ${lit ? 'glow' : ''} ${taken >= 0 ? 'taken' : ''}`}>
      <HeroFace context={context} hero={hero} rank="explorer" note={taken >= 0 ? nameOfSide(context, taken) : ''} />
    </div>
  )
}
