import {
  type Ask,
  apply,
  asksOf,
  type Form,
  heard,
  isRefusal,
  type Json,
  LANGUAGES,
  listChoices,
  openTable,
  quickRandom,
  type Random,
  refusalOf,
  resultOf,
  type Seat,
  type Seen,
  sampleWay,
  see,
  type Table,
  type Told,
} from '@longhouse/kernel'
import { randomMove } from '@longhouse/kernel/testing'
import { expect } from 'vitest'
import { champions, type Event, type State, type View } from '../src/index.ts'
import { expectButton, expectSentence, NAMES, text } from './sound-words.ts'

/** Plays a game at random and reads everything that anybody could read in it; returns the decisions it met. */
export function playInSoundWords(players: number, seed: string): ReadonlySet<string> {
  const random = quickRandom(seed)
  const options = { leaders: random.below(2) ? 'dealt' : 'chosen', 'hall-of-fame': random.below(2) === 1 }
  const table = openTable(champions, { players, seed, options }, expectEvent)
  if (isRefusal(table)) return expect.fail(table.refused)
  const met = new Set<string>()
  for (let asks = asksOf(champions, table); asks.length > 0; ) {
    for (const seat of [...Array(players).keys(), null]) expectPrompt(see(champions, table, seat))
    for (const ask of asks) {
      if (ask.form) met.add(ask.step)
      expectChoices(ask, random)
    }
    expectRefusals(table, random.below(players))
    const move = randomMove(asks, random)
    asks = apply(champions, table, move.seat, move.choice, expectEvent)
  }
  expectPrompt(see(champions, table, 0))
  for (const item of resultOf(champions, table)?.items.flat() ?? [])
    for (const language of LANGUAGES) expectButton(language, text[language].score(item))
  return met
}

function expectEvent(told: Told<Event>): void {
  for (const event of new Set([0, 1, 2, 3, null].map((seat) => heard(told, seat))))
    if (event) for (const language of LANGUAGES) expectSentence(language, text[language].event(event, NAMES))
}

function expectPrompt(seen: Seen<View>): void {
  for (const language of LANGUAGES) expectSentence(language, text[language].prompt(seen, NAMES))
}

function expectChoices({ step, form, aside }: Ask, random: Random): void {
  const some = (offered: Form | null): Json[] =>
    offered ? [...listChoices(offered, 4).choices, sampleWay(offered, random)] : []
  for (const choice of [...some(form), ...some(aside).map((beside) => ({ aside: beside }))])
    for (const language of LANGUAGES) expectButton(language, text[language].choice(step, choice, NAMES))
}

/** Choices that are often against the rules. */
const BOLD: readonly Json[] = [
  ...[{ pass: true }, { place: 'public-large' }, { place: 'stall-skald' }, { 'shore-3': { food: 9 } }, 'shore-2'],
  ...[{ aside: { turnOrder: true } }, { aside: { 'rune-gifts': {} } }],
]

function expectRefusals(table: Table<State>, seat: Seat): void {
  for (const choice of BOLD) {
    const refusal = refusalOf(champions, table, seat, choice)
    if (!refusal) continue
    for (const language of LANGUAGES) {
      const said = text[language].refusal(refusal, NAMES)
      if (said !== null) expectSentence(language, said)
    }
  }
}
