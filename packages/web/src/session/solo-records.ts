import { isRecord, type Result } from '@longhouse/kernel'

/** One game that somebody played alone in this browser. */
interface SoloGame {
  /** Its table: a game counts once, however often its end is seen. */
  readonly id: string
  readonly score: number
  readonly won: boolean
}

export interface SoloRecord {
  readonly games: number
  readonly won: number
  /** How many of the last games in a row were won. */
  readonly streak: number
  /** The best score; null before the first game. */
  readonly best: number | null
}

const KEY = 'longhouse:solo:'
/** Games before these have been forgotten. */
const MOST = 200

export const soloRecord = (game: string): SoloRecord => recordOf(gamesOf(game))

function recordOf(games: readonly SoloGame[]): SoloRecord {
  const lost = games.findLastIndex(({ won }) => !won)
  return {
    games: games.length,
    won: games.filter(({ won }) => won).length,
    streak: games.length - 1 - lost,
    best: games.length > 0 ? Math.max(...games.map(({ score }) => score)) : null,
  }
}

/** A game played alone is over. */
export function rememberSolo(game: string, id: string, { scores, winners }: Result): void {
  const others = gamesOf(game).filter((each) => each.id !== id)
  const games = [...others, { id, score: scores[0] ?? 0, won: winners.includes(0) }].slice(-MOST)
  try {
    localStorage.setItem(KEY + game, JSON.stringify(games))
  } catch {
    // A browser that keeps nothing still plays.
  }
}

function gamesOf(game: string): readonly SoloGame[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY + game) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isSoloGame) : []
  } catch {
    return []
  }
}

const isSoloGame = (value: unknown): value is SoloGame =>
  isRecord(value) && typeof value.id === 'string' && typeof value.score === 'number' && typeof value.won === 'boolean'
