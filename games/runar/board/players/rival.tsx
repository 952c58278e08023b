import './rival.css'
import { RivalFrame } from '@longhouse/board'
import type { Seat } from '@longhouse/kernel'
import type { HeroId } from '../../src/content-file.ts'
import { chieftains } from '../../src/sides.ts'
import { defenceSymbolsOf, speedOf } from '../../src/stats.ts'
import {
  type BoardContext,
  boardContextOf,
  hasField,
  heroOf,
  type InContext,
  type InField,
  type OfSeat,
  type RunarInput,
} from '../board-context.ts'
import { DamageSlots } from '../pieces/captured.tsx'
import { CardBack, DiceRow, Figurine, Glyph, Shards, Shields } from '../pieces/pieces.tsx'
import { heroSpot, ownSpot } from '../spots.ts'
import { keyOf } from '../thing.ts'
import { Worn } from './hero-sheet.tsx'

/** Everything of a rival that lies open. */
export function Rival({ input, seat }: { readonly input: RunarInput; readonly seat: Seat }) {
  const context = boardContextOf(input)
  const player = context.field?.players[seat]
  return (
    <RivalFrame
      input={input}
      seat={seat}
      thing={keyOf('seat', seat)}
      lead={leadOf(context, seat)}
      score={{ good: 'glory', n: player?.vp ?? 0, name: context.words.vp, spot: ownSpot('score', seat) }}
      badges={
        context.field &&
        chieftains(context.openContext).includes(seat) && <Glyph symbol="star" name={context.words.chieftain} />
      }
      spot={ownSpot('seat', seat)}
    >
      {hasField(context) && player ? (
        <Things context={context} player={player} seat={seat} />
      ) : (
        <Drafted context={context} seat={seat} />
      )}
    </RivalFrame>
  )
}

/** `Bear · Skald`. */
function leadOf(context: BoardContext, seat: Seat): string {
  const { view, words, input } = context
  const { bot, level } = input.sitters[seat] ?? {}
  const clan = view.sheet.teams[seat]?.clan
  const parts = [
    ...(clan ? [words.clan[clan as keyof typeof words.clan] ?? context.name(clan)] : []),
    ...(bot ? [level ?? words.bot] : []),
  ]
  return parts.join(' · ')
}

/** RN-4.6: whom a rival has taken so far. */
function Drafted({ context, seat }: InContext & { readonly seat: Seat }) {
  const { words, content, view } = context
  return (
    <ul className="drafted">
      {(view.sheet.teams[seat]?.heroes ?? []).map((hero) => {
        const { speed = 0, defence = 0 } =
          content.heroes[hero]?.ranks[view.sheet.teams[seat]?.ranks[hero] ?? 'explorer'] ?? {}
        return (
          <li key={hero}>
            <Figurine who={hero} />
            <span>
              <b className="name">{context.name(hero)}</b>
              <span className="stats">
                <Glyph symbol="boot" name={words.speed} />
                <span>{speed}</span>
                <Shields context={context} have={defence} room={defence} />
              </span>
            </span>
          </li>
        )
      })}
    </ul>
  )
}

function Things({ context, player, seat }: OfSeat) {
  const { words } = context
  return (
    <>
      <ul className="heroes">
        {(context.view.sheet.teams[seat]?.heroes ?? []).map((hero) => (
          <RivalHero key={hero} context={context} hero={hero} />
        ))}
      </ul>
      <span className="line" data-spot={ownSpot('pool', seat)}>
        <small>{words.pool}</small>
        <DiceRow context={context} dice={player.pool} />
      </span>
      <span className="line">
        <span className="pile" data-spot={ownSpot('hand', seat)}>
          <CardBack count={player.handCount} name={words.hand} />
          <small>{words.hand}</small>
        </span>
        <span className="pile" data-spot={ownSpot('deck', seat)}>
          <CardBack count={player.deckCount} name={words.deck} />
          <small>{words.deck}</small>
        </span>
        <span className="pile" data-spot={ownSpot('slots', seat)}>
          <DamageSlots context={context} slots={player.slots} />
          <small>{words.captured}</small>
        </span>
      </span>
      <span className="line brief">
        <small>
          {words.hand} <b>{player.handCount}</b>
        </small>
        <small>
          {words.deck} <b>{player.deckCount}</b>
        </small>
        <Shards context={context} count={player.shards} />
      </span>
      <span className="line numbers" data-spot={ownSpot('shards', seat)}>
        <Shards context={context} count={player.shards} />
        <small>
          {words.memory} <b>{player.memory.length}</b>
        </small>
        <small>
          {words.trophies} <b>{player.trophies}</b>
        </small>
      </span>
    </>
  )
}

function RivalHero({ context, hero }: InField & { readonly hero: HeroId }) {
  const { words, openContext, field } = context
  const figure = heroOf(context, hero)
  if (!figure) return null
  return (
    <li
      className={`${figure.defeated ? 'defeated' : ''} ${field.turn.hero === hero ? 'active' : ''}`}
      data-spot={heroSpot(hero)}
    >
      <Figurine who={hero} />
      <span>
        <b className="name">{context.name(hero)}</b>
        {figure.defeated ? (
          <small>{words.defeated}</small>
        ) : (
          <span className="stats">
            <Glyph symbol="boot" name={words.speed} />
            <span>{speedOf(openContext, hero)}</span>
            <Shields context={context} have={figure.defence} room={defenceSymbolsOf(openContext, hero)} />
          </span>
        )}
      </span>
      <DiceRow context={context} dice={figure.dice} />
      {figure.treasure && <Worn context={context} hero={hero} treasure={figure.treasure} />}
    </li>
  )
}
