import './pieces.css'
import { spoken } from '@longhouse/board'
import { DIE_KINDS, type DieKind, type ShardColor, type SymbolId } from '../../src/content-file.ts'
import type { Dice } from '../../src/state.ts'
import type { BoardContext, InContext } from '../board-context.ts'

interface Drawn {
  readonly name?: string | undefined
}

const SHORT: { readonly [kind in DieKind]: string } = {
  agility: 'agi',
  strength: 'str',
  instinct: 'ins',
  neutral: 'neu',
}

/** Told apart by colour and shape: rhombus, block, round, hexagon. */
export const Die = ({ kind, name }: Drawn & { readonly kind: DieKind }) => (
  <svg className="rn-die" viewBox="0 0 40 40" {...spoken(name)}>
    <use href={`#rn-d-${SHORT[kind]}`} />
  </svg>
)

export const Shard = ({ color, name }: Drawn & { readonly color: ShardColor }) => (
  <svg className="rn-shard" viewBox="0 0 30 40" {...spoken(name)}>
    <use href={`#rn-sh-${color}`} />
  </svg>
)

export const Hazard = ({ name }: Drawn) => (
  <svg className="rn-hazard" viewBox="0 0 44 34" {...spoken(name)}>
    <use href="#rn-haz" />
  </svg>
)

export const ClanMark = ({ clan, name }: Drawn & { readonly clan: string }) => (
  <svg className="rn-clan" viewBox="0 0 32 32" {...spoken(name)}>
    <use href={`#rn-m-${clan === 'nemesis' ? 'nem' : clan}`} />
  </svg>
)

/** A hero or an Enemy, in the colour of its side. */
export const Figurine = ({ who, name }: Drawn & { readonly who: string }) => (
  <svg className="rn-figure" viewBox="-6 -16 62 76" {...spoken(name)}>
    <use href={`#rn-f-${who}`} width="50" height="60" />
  </svg>
)

export const Glyph = ({ symbol, name }: Drawn & { readonly symbol: string }) => (
  <svg className="rn-glyph" viewBox="0 0 24 24" {...spoken(name)}>
    <use href={`#rn-g-${symbol}`} />
  </svg>
)

const RUNES: { readonly [rune in SymbolId | 'any']: string } = {
  ansuz: 'M7 31V3L19 12M7 12 19 21',
  thurisaz: 'M7 31V3M7 9 18 17 7 24',
  uruz: 'M6 31V4L18 12V31',
  algiz: 'M12 31V3M12 15 3 4M12 15 21 4',
  any: 'M12 3v28M3 10l18 14M21 10 3 24',
}

export const Rune = ({ symbol, name }: Drawn & { readonly symbol: SymbolId | 'any' }) => (
  <svg className="rn-rune" viewBox="0 0 24 34" {...spoken(name)}>
    <path d={RUNES[symbol]} />
  </svg>
)

/** Defence tokens: those that are there, and the places of those that are gone. */
export function Shields({ context, have, room }: InContext & { readonly have: number; readonly room: number }) {
  return (
    <span className="rn-shields" role="img" aria-label={context.words.shields(have, room)}>
      {Array.from({ length: Math.max(have, room) }, (_, i) => (
        <svg key={i} className={i < have ? '' : 'gone'} viewBox="0 0 24 26" aria-hidden="true">
          <use href="#rn-g-shield" />
        </svg>
      ))}
    </span>
  )
}

/** Dice one by one, in the order of their kinds. */
const diceOf = (dice: Partial<Dice>): readonly DieKind[] =>
  DIE_KINDS.flatMap((kind) => Array.from({ length: dice[kind] ?? 0 }, () => kind))

export function DiceRow({
  context,
  dice,
  room = 0,
  marked,
}: InContext & { readonly dice: Partial<Dice>; readonly room?: number; marked?(kind: DieKind): boolean }) {
  const all = diceOf(dice)
  return (
    <span className="rn-dice" role="img" aria-label={sayDice(context, dice)}>
      {all.map((kind, i) => (
        <span key={i} className={marked?.(kind) && all.indexOf(kind) === i ? 'place at-stake' : 'place'}>
          <Die kind={kind} />
        </span>
      ))}
      {Array.from({ length: Math.max(0, room - all.length) }, (_, i) => (
        <span key={`free ${i}`} className="place" />
      ))}
    </span>
  )
}

export function sayDice({ words }: BoardContext, dice: Partial<Dice>): string {
  const said = DIE_KINDS.flatMap((kind) => (dice[kind] ? [`${dice[kind]} ${words.die(kind, dice[kind])}`] : []))
  return said.length > 0 ? said.join(', ') : words.noDice
}

export const CardBack = ({
  count,
  name,
  of = 'player',
}: {
  readonly count: number
  readonly name: string
  readonly of?: 'player' | 'nemesis' | 'destiny'
}) => (
  <span className={`rn-back of-${of}`} role="img" aria-label={`${name}: ${count}`}>
    {count}
  </span>
)

/** Shards on a Player board: they have no colour there (RN-20.22). */
export const Shards = ({ context, count }: InContext & { readonly count: number }) => (
  <span
    className="rn-held"
    role="img"
    aria-label={context.words.shardsHeld(count, context.content.constants.shardSlots)}
  >
    <Shard color="blue" /> <b>{count}</b>
  </span>
)
