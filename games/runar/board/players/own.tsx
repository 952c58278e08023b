import './own.css'
import { Box, Icon, usePointed, useThing } from '@longhouse/board'
import type { Seat } from '@longhouse/kernel'
import { payKey } from '../../src/choices.ts'
import { DIE_KINDS, type DieKind } from '../../src/content-file.ts'
import { isBetweenGames } from '../../src/stage.ts'
import { cardsAskedFor } from '../asking/ask-panel.tsx'
import { boardContextOf, byOf, hasField, type OfSeat, type RunarInput } from '../board-context.ts'
import { Card } from '../pieces/action-card.tsx'
import { artOf } from '../pieces/art.ts'
import { DamageSlots } from '../pieces/captured.tsx'
import { CardBack, Die, Shard } from '../pieces/pieces.tsx'
import { diceAtStake } from '../prices.ts'
import { ownSpot } from '../spots.ts'
import { type Chip, keyOf } from '../thing.ts'
import { HeroSheet } from './hero-sheet.tsx'

/** The viewer's own things, along the bottom. */
export function Own({ input, seat }: { readonly input: RunarInput; readonly seat: Seat }) {
  const context = boardContextOf(input)
  const pointed = usePointed()
  if (!hasField(context) || isBetweenGames(context.openContext)) return null
  const player = context.field.players[seat]
  if (!player) return null
  const all = { context, player, seat }
  const atStake = diceAtStake(input, pointed)
  return (
    <section
      className={`own rn-own ${byOf(context, seat)}`}
      aria-label={input.sitters[seat]?.name}
      data-spot={ownSpot('seat', seat)}
    >
      {(context.view.sheet.teams[seat]?.heroes ?? []).map((hero) => (
        <HeroSheet key={hero} context={context} hero={hero} atStake={atStake} />
      ))}
      <PoolBox {...all} atStake={atStake} />
      <CardsBox {...all} />
      <PilesBox {...all} />
    </section>
  )
}

/** Each die and what it does: what needs no target is chosen here. */
const DOES: { readonly [kind in DieKind]: readonly string[] } = {
  agility: ['move', 'push'],
  strength: ['attack', 'activate', 'collect-blue'],
  instinct: ['collect-yellow', 'defence'],
  neutral: ['repeat', 'change'],
}

function PoolBox({ context, player, seat, atStake }: OfSeat & { readonly atStake: ReadonlySet<string> }) {
  const { words, content } = context
  const total = DIE_KINDS.reduce((sum, kind) => sum + player.pool[kind], 0)
  return (
    <Box
      className="pool"
      title={words.pool}
      count={total}
      room={content.constants.actionPoolCapacity}
      spot={ownSpot('pool', seat)}
    >
      <ul>
        {DIE_KINDS.map((kind) => (
          <li
            key={kind}
            className={
              player.pool[kind] === 0 ? 'none' : atStake.has(payKey({ from: 'pool', die: kind })) ? 'at-stake' : ''
            }
          >
            <span className="dice" role="img" aria-label={`${player.pool[kind]} ${words.die(kind, player.pool[kind])}`}>
              <Die kind={kind} />
              <b>{player.pool[kind]}</b>
            </span>
            <span className="does">
              {DOES[kind].map((does) => words.does[does as keyof typeof words.does]).join(' · ')}
            </span>
          </li>
        ))}
      </ul>
      <span className="chips">
        <ChipButton context={context} chip="move" />
        <ChipButton context={context} chip="coordination" />
        <ChipButton context={context} chip="build" />
      </span>
    </Box>
  )
}

function ChipButton({ context, chip }: Pick<OfSeat, 'context'> & { readonly chip: Chip }) {
  const { props, lit } = useThing(keyOf('chip', chip), context.words.chips[chip])
  if (!lit) return null
  return (
    <span {...props} className="rn-chip glow">
      {context.words.chips[chip]}
    </span>
  )
}

function CardsBox({ context, player, seat }: OfSeat) {
  const { words } = context
  const elsewhere = cardsAskedFor(context)
  const hand = (player.hand ?? []).filter((card) => !elsewhere.includes(card))
  return (
    <div className="box rn-cards" data-spot={ownSpot('hand', seat)}>
      {player.turnCard && (
        <span className="turn-card">
          <h2>{words.turnCard}</h2>
          <Card context={context} card={player.turnCard} active />
        </span>
      )}
      <span className="hand">
        <h2>
          {words.hand} <b>{player.handCount}</b>
        </h2>
        <span className="row">
          {hand.map((card, i) => (
            <Card key={`${card} ${i}`} context={context} card={card} />
          ))}
        </span>
      </span>
    </div>
  )
}

function PilesBox({ context, player, seat }: OfSeat) {
  const { words, content } = context
  return (
    <div className="box piles">
      <span className="row" data-spot={ownSpot('deck', seat)}>
        <Pile name={words.deck} count={player.deckCount} />
        <Pile name={words.memory} count={player.memory.length} />
        <Pile name={words.dealt} count={player.dealt.length} />
      </span>
      <span className="row" data-spot={ownSpot('slots', seat)}>
        <DamageSlots context={context} slots={player.slots} />
        <small>
          {words.trophies} <b>{player.trophies}</b>
        </small>
      </span>
      <span
        className="row"
        data-spot={ownSpot('shards', seat)}
        role="img"
        aria-label={words.shardsHeld(player.shards, content.constants.shardSlots)}
      >
        {Array.from({ length: content.constants.shardSlots }, (_, i) =>
          i < player.shards ? <Shard key={i} color="blue" /> : <i key={i} className="rn-empty" />,
        )}
      </span>
      {player.treasury.length > 0 && (
        <span className="row treasury">
          {player.treasury.map(({ card, up }) => (
            <Treasure key={card} context={context} card={card} up={up} />
          ))}
        </span>
      )}
    </div>
  )
}

const Pile = ({ name, count }: { readonly name: string; readonly count: number }) => (
  <span className="pile">
    <CardBack count={count} name={name} />
    <small>{name}</small>
  </span>
)

function Treasure({ context, card, up }: Pick<OfSeat, 'context'> & { readonly card: string; readonly up: boolean }) {
  const { props, lit } = useThing(keyOf('named', card), context.name(card))
  return (
    <span {...props} className={`worn ${up ? '' : 'used'} ${lit ? 'glow' : ''}`}>
      <Icon symbol={artOf(card)} />
    </span>
  )
}
