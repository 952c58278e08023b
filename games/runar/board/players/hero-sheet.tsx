import './hero-sheet.css'
import { Icon, isOffered, useThing } from '@longhouse/board'
import { payKey } from '../../src/choices.ts'
import type { Ability, HeroId } from '../../src/content-file.ts'
import { defenceSymbolsOf, poolCapacityOf, speedOf } from '../../src/stats.ts'
import { byOf, type FieldContext, heroOf, type InField } from '../board-context.ts'
import { artOf } from '../pieces/art.ts'
import { DiceRow, Figurine, Glyph, Rune, Shields } from '../pieces/pieces.tsx'
import { heroSpot } from '../spots.ts'
import { keyOf } from '../thing.ts'

type OfHero = InField & { readonly hero: HeroId }

const rankOf = ({ view }: FieldContext, hero: HeroId) =>
  view.sheet.teams.find(({ heroes }) => heroes.includes(hero))?.ranks[hero] ?? 'explorer'

/** A hero of the viewer: what it can, what protects it, and its own dice. */
export function HeroSheet({ context, hero, atStake }: OfHero & { readonly atStake: ReadonlySet<string> }) {
  const { words, content, openContext, field, input } = context
  const figure = heroOf(context, hero)
  const { props, lit } = useThing(keyOf('hero', hero), context.name(hero))
  const card = content.heroes[hero]
  if (!figure || !card) return null
  const rank = rankOf(context, hero)
  const { abilities, trait } = card.ranks[rank]
  const active = field.turn.hero === hero
  return (
    <div
      className={`rn-hero ${rank} ${byOf(context, figure.owner)} ${active ? 'active' : ''} ${figure.defeated ? 'defeated' : ''}`}
      data-spot={heroSpot(hero)}
    >
      <span {...props} className={`who ${lit ? 'glow' : ''}`}>
        <span className="portrait">
          <Figurine who={hero} />
        </span>
        <span className="head">
          <b className="name">{context.name(hero)}</b>
          <small>{figure.defeated ? words.defeated : card.role[input.language]}</small>
          <span className="stats">
            <Glyph symbol="boot" name={words.speed} />
            {speedOf(openContext, hero)}
            <Shields context={context} have={figure.defence} room={defenceSymbolsOf(openContext, hero)} />
          </span>
        </span>
      </span>
      {abilities.map((ability) => (
        <AbilityRow key={ability.id} context={context} ability={ability} />
      ))}
      <span className="own-dice">
        <DiceRow
          context={context}
          dice={figure.dice}
          room={poolCapacityOf(openContext, hero)}
          marked={(die) => atStake.has(payKey({ from: hero, die }))}
        />
        {trait && <TraitName context={context} id={trait.id} />}
        {figure.treasure && <Worn context={context} hero={hero} treasure={figure.treasure} />}
      </span>
    </div>
  )
}

function AbilityRow({ context, ability }: InField & { readonly ability: Ability }) {
  const { language } = context.input
  const { props, lit } = useThing(keyOf('ability', ability.id), `${ability.name[language]}. ${ability.text[language]}`)
  return (
    <span {...props} className={`ability ${lit ? 'glow' : ''}`}>
      <span className="what">
        <b className="name">{ability.name[language]}</b>
        <small>{ability.text[language]}</small>
      </span>
      <span className="runes">
        {ability.symbols.map((symbol) => (
          <Rune key={symbol} symbol={symbol} name={context.words.symbol(symbol)} />
        ))}
      </span>
    </span>
  )
}

function TraitName({ context, id }: InField & { readonly id: string }) {
  const { props } = useThing(keyOf('named', id), context.name(id))
  return (
    <small {...props} className="trait">
      {context.name(id)}
    </small>
  )
}

export function Worn({ context, hero, treasure }: OfHero & { readonly treasure: string }) {
  // What Equipment grants is chosen by the name of the card.
  const named = keyOf('named', treasure)
  const { props, lit } = useThing(
    isOffered(context, named) && context.field.turn.hero === hero ? named : keyOf('worn', hero),
    context.name(treasure),
  )
  return (
    <span {...props} className={`worn ${lit ? 'glow' : ''}`}>
      <Icon symbol={artOf(treasure)} />
    </span>
  )
}
