import {
  beatsOf,
  choose,
  cloneTable,
  eventFor,
  type Game,
  type GameText,
  type GameTypes,
  isRefusal,
  type Language,
  type Opening,
  openTable,
  quickRandom,
  type SeatView,
  seatViewOf,
} from '@longhouse/kernel'
import { playRandomly } from '@longhouse/kernel/testing'
import { PLAYER_COLORS } from '../colors.ts'
import type { BoardInput } from '../game-board.ts'
import type { Picture } from '../pictures/picture.ts'

interface Drawing<G extends GameTypes> {
  readonly game: Game<G>
  readonly opening: Opening
  readonly texts: { readonly [language in Language]: (content: G['content']) => GameText<G> }
  pictureOf(input: BoardInput<G>, news: readonly G['event'][]): Picture | null
}

interface Drawn<G extends GameTypes> {
  readonly picture: Picture
  readonly input: BoardInput<G>
  readonly news: readonly G['event'][]
}

/** Every picture that a spectator of a game by chance is shown, of beats and of what each choice ended with. */
export function picturesIn<G extends GameTypes>({ game, opening, texts, pictureOf }: Drawing<G>): readonly Drawn<G>[] {
  const drawn: Drawn<G>[] = []
  const log: G['event'][] = []
  const table = openTable(game, opening)
  if (isRefusal(table)) throw new Error(table.refused)
  const draw = (seatView: SeatView<G['view'], G['about']>, from: number, told: number): void => {
    const input: BoardInput<G> = {
      seatView,
      content: game.content,
      sitters: PLAYER_COLORS.slice(0, table.players).map((color) => ({ name: color, color, bot: false })),
      language: 'en',
      text: texts.en(game.content),
      options: [],
      log: log.slice(0, told),
      choose: () => undefined,
    }
    const news = log.slice(from, told)
    const picture = pictureOf(input, news)
    if (picture) drawn.push({ picture, input, news })
  }
  playRandomly(game, cloneTable(game, table), quickRandom(opening.seed), (now, _, move) => {
    const after = cloneTable(game, now)
    const before = log.length
    choose(game, after, move.seat, move.choice, (told) => {
      const event = eventFor(told, null)
      if (event !== null) log.push(event)
    })
    let from = before
    for (const { seen, told } of beatsOf(game, cloneTable(game, now), move, [null]).get(null) ?? []) {
      draw(seen, from, before + told)
      from = before + told
    }
    draw(seatViewOf(game, after, null), from, log.length)
  })
  return drawn
}
