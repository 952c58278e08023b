import { apply, asksOf } from '../advance.ts'
import type { Random } from '../chance.ts'
import { refusalOf } from '../choose.ts'
import { type AddressedEvent, eventFor } from '../events.ts'
import type { Form } from '../forms.ts'
import type { Game } from '../game.ts'
import type { Json } from '../json.ts'
import { listChoices } from '../listing.ts'
import { type Opening, openTable } from '../opening.ts'
import { isRefusal } from '../refusal.ts'
import type { GameTypes, Seat } from '../rules.ts'
import { sampleWay } from '../sampling.ts'
import { seatViewOf } from '../seat-view.ts'
import { type Ask, resultOf, type Table } from '../table.ts'
import { type GameText, LANGUAGES, type Language } from '../text.ts'
import { randomMove } from './random-play.ts'

/** Somebody who reads every text of a game, in every language. */
export interface Reader<G extends GameTypes> {
  readonly texts: { readonly [language in Language]: GameText<G> }
  readonly names: readonly string[]
  /** Choices that are often against the rules, for the refusals. */
  readonly bold: readonly Json[]
  sentence(language: Language, said: string): void
  button(language: Language, said: string): void
}

/** What came up in a game. */
interface Met {
  readonly decisions: ReadonlySet<string>
  readonly scored: ReadonlySet<string>
}

/** Plays a game at random and reads everything that anybody could read in it. */
export function readRandomGame<G extends GameTypes>(
  game: Game<G>,
  opening: Opening,
  reader: Reader<G>,
  random: Random,
): Met {
  const { texts, names } = reader
  const hear = (told: AddressedEvent<G['event']>) => readEvent(reader, told, opening.players)
  const table = openTable(game, opening, hear)
  if (isRefusal(table)) throw new Error(`the table was not opened: ${table.refused}`)
  const readPrompt = (seat: Seat | null) => {
    const seen = seatViewOf(game, table, seat)
    for (const language of LANGUAGES) reader.sentence(language, texts[language].prompt(seen, names))
  }
  const decisions = new Set<string>()
  for (let asks = asksOf(game, table); asks.length > 0; ) {
    for (const seat of [...Array(opening.players).keys(), null]) readPrompt(seat)
    for (const ask of asks) {
      if (ask.form) decisions.add(ask.step)
      readChoices(reader, ask, seatViewOf(game, table, ask.seat).view, random)
    }
    readRefusals(game, table, reader, random.below(opening.players))
    const move = randomMove(asks, random)
    asks = apply(game, table, move.seat, move.choice, hear)
  }
  readPrompt(0)
  const { items = [], sides = [] } = resultOf(game, table) ?? {}
  const scored = [...items, ...sides.map((side) => side.items)].flat()
  for (const language of LANGUAGES) {
    for (const item of scored) reader.button(language, texts[language].score(item))
    for (const { side } of sides) reader.button(language, texts[language].side(side))
  }
  return { decisions, scored: new Set(scored.map(({ item }) => item)) }
}

function readEvent<G extends GameTypes>(
  { texts, names, sentence }: Reader<G>,
  told: AddressedEvent<G['event']>,
  players: number,
) {
  for (const event of new Set([...Array(players).keys(), null].map((seat) => eventFor(told, seat))))
    if (event) for (const language of LANGUAGES) sentence(language, texts[language].event(event, names))
}

/** With the table in view and without. */
function readChoices<G extends GameTypes>(
  { texts, names, button }: Reader<G>,
  { step, form, aside }: Ask,
  view: G['view'],
  random: Random,
): void {
  const some = (offered: Form | null): Json[] =>
    offered ? [...listChoices(offered, 4).choices, sampleWay(offered, random)] : []
  for (const choice of [...some(form), ...some(aside).map((beside) => ({ aside: beside }))])
    for (const language of LANGUAGES) {
      button(language, texts[language].choice(step, choice, names))
      button(language, texts[language].choice(step, choice, names, view))
    }
}

function readRefusals<G extends GameTypes>(
  game: Game<G>,
  table: Table<G['state']>,
  { texts, names, bold, sentence }: Reader<G>,
  seat: Seat,
): void {
  for (const choice of bold) {
    const refusal = refusalOf(game, table, seat, choice)
    if (!refusal) continue
    for (const language of LANGUAGES) {
      const said = texts[language].refusal(refusal, names)
      if (said !== null) sentence(language, said)
    }
  }
}
