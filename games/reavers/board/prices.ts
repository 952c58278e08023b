import { gathered, type PieceCount, type Price, piecesOf } from '@longhouse/board'
import type { Json } from '@longhouse/kernel'
import type { Cost, Effect } from '../src/content-file.ts'
import { type ByWord, byWord } from '../src/effect-words.ts'
import { decksOf } from '../src/receiving.ts'
import type { ReaversInput } from './board-context.ts'
import { pieceOf } from './pieces/piece-keys.ts'
import { isWays } from './things.ts'

export function costPieces({ dice = [], cards: _, ...goods }: Cost): PieceCount[] {
  const matched = dice.flatMap((match) =>
    'icon' in match ? [] : [{ piece: pieceOf('paid', 'color' in match ? match.color : 'any'), count: match.n }],
  )
  return [...piecesOf(goods), ...matched]
}

const nothing = (): PieceCount[] => []

/** What effects bring for certain; what is chosen or fought for later is told in words. */
const BRINGS: ByWord<[], PieceCount[]> = {
  gain: piecesOf,
  lose: nothing,
  pay: nothing,
  gainDice: (dice) => dice.map(({ color, face }) => ({ piece: pieceOf('die', [color, face]), count: 1 })),
  loseDice: nothing,
  draw: ({ deck, keep }) =>
    decksOf(deck)
      .slice(0, 1)
      .map((each) => ({ piece: pieceOf('back', each), count: keep })),
  may: nothing,
  choose: nothing,
  exchange: nothing,
  combat: nothing,
  combatDice: (count) => [{ piece: pieceOf('combat', 'combat-die'), count }],
  discardCard: nothing,
  opponentGains: nothing,
  takeUpgrade: nothing,
  takeTradeDice: nothing,
  takeProphecy: nothing,
  startPlayerMarker: nothing,
  cancelJourney: nothing,
  upgradeTerritory: nothing,
  resolveReaver: nothing,
}

export const gainPieces = (effects: readonly Effect[]): PieceCount[] =>
  gathered(effects.flatMap((effect) => byWord(BRINGS, effect)))

/** What a choice that is a button costs and brings. */
export function priceOf({ content }: ReaversInput, step: string, choice: Json): Price | null {
  if (step !== 'participate' || !isWays(choice) || typeof choice.rest !== 'number') return null
  const gain = gainPieces(content.restBranches[choice.rest] ?? [])
  return gain.length > 0 ? { gain } : null
}
