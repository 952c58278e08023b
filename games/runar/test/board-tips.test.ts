import { type Ask, asksOf, LANGUAGES, listChoices, seatViewOf } from '@longhouse/kernel'
import { expect, test } from 'vitest'
import type { RunarInput } from '../board/board-context.ts'
import { keyOf } from '../board/thing.ts'
import { thingOf } from '../board/things.ts'
import { tipOf } from '../board/tips/tips.ts'
import { runar } from '../src/index.ts'
import { texts } from '../strings/index.ts'
import { type Position, position } from './position.ts'

const SITTERS = ['Astrid', 'Orm'].map((name) => ({ name, color: 'green', bot: false }) as const)

/** What seat 0 sees of a position, and may choose there. */
function inputOf({ game, table }: Position, language: RunarInput['language']): RunarInput {
  const [ask] = asksOf(game, table)
  return {
    seatView: seatViewOf(game, table, 0),
    content: runar.content,
    sitters: SITTERS,
    language,
    text: texts[language](runar.content),
    options: optionsOf(ask),
    log: [],
    choose: () => undefined,
  }
}

const optionsOf = (ask: Ask | undefined) =>
  ask?.form
    ? listChoices(ask.form, 500).choices.map((choice) => ({ choice, thing: thingOf(ask.step, choice), label: '' }))
    : []

const linesAt = (p: Position, thing: string, language: RunarInput['language'] = 'en') =>
  tipOf(inputOf(p, language), thing)?.lines ?? []

test('an Attack says what it spends, what comes of it, and who may defend', () => {
  const p = position().hero('feima', 'n-2-2').hero('helga', 'n-2-3', { defence: 2 })
  p.seat(0, { pool: ['strength'] })
    .seat(1, { pool: ['instinct'] })
    .acting('feima')
    .acts()
  expect(linesAt(p, keyOf('node', 'n-2-3'))).toEqual(
    expect.arrayContaining(['Attack: Helga loses a Defence token or a card.', 'Helga (Orm) may defend.']),
  )
  expect(tipOf(inputOf(p, 'pl'), keyOf('node', 'n-2-3'))?.cost).toEqual([{ piece: 'pool:strength', count: 1 }])
})

test('a Push says where it leads, or that it is blocked', () => {
  const pushing = () =>
    position()
      .hero('feima', 'n-2-2')
      .hero('helga', 'n-2-3')
      .seat(0, { pool: ['agility'] })
      .acting('feima')
  expect(linesAt(pushing().acts(), keyOf('node', 'n-2-3'))).toContain('Push: to C5.')
  expect(linesAt(pushing().hazard('n-2-4').acts(), keyOf('node', 'n-2-3'))).toContain('Push: to C5, onto a Hazard.')
  expect(linesAt(pushing().obstacle('cairn', 'n-2-4').acts(), keyOf('node', 'n-2-3'))).toContain(
    'Push: blocked, 1 damage instead.',
  )
})

test('whoever has Enemies beside them is told whether they hit first', () => {
  const p = position({ scenario: 'scenario-1b' }).hero('feima', 'n-2-2', { defence: 1 }).enemy('seggir', 'n-2-3')
  p.seat(0, { pool: ['strength'] })
    .acting('feima')
    .acts()
  expect(linesAt(p, keyOf('node', 'n-2-3'))).toContain('Onrush first: Power 1 against 1 Defence token, 1 damage.')
})

test('Traits, scenarios, Obstacles and Destiny say what they are', () => {
  const { heroes, scenarios, obstacles } = runar.content
  const traits = Object.values(heroes).flatMap(({ ranks }) => ranks.legend.trait?.id ?? [])
  for (const language of LANGUAGES) {
    const p = position({ obstacleCards: true }).obstacle('menhir', 'n-2-2')
    for (const id of [...traits, ...Object.keys(scenarios)])
      expect(linesAt(p, keyOf('named', id), language), id).not.toHaveLength(0)
    expect(linesAt(p, keyOf('node', 'n-2-2'), language)).toContain(obstacles.menhir?.text[language])
    for (const sign of ['event', 'destiny'] as const)
      expect(linesAt(p, keyOf('sign', sign), language)).not.toHaveLength(0)
  }
})

test('RN-29.10 a mission says that it gives nothing to who plays alone', () => {
  const tip = (players: number, id: string) =>
    tipOf(inputOf(position({ players, scenario: 'scenario-2b' }), 'en'), keyOf('named', id))
  for (const id of ['mission-murderer', 'event-01']) {
    expect(tip(1, id)).toMatchObject({ rule: 'RN-29.10' })
    expect(tip(1, id)?.lines).toContain('Alone it gives no points.')
    expect(tip(2, id)?.lines).not.toContain('Alone it gives no points.')
  }
})
