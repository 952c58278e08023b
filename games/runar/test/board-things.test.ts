import {
  type Ask,
  isRecord,
  isRefusal,
  type Json,
  listChoices,
  openTable,
  quickRandom,
  seatViewOf,
} from '@longhouse/kernel'
import { playRandomly } from '@longhouse/kernel/testing'
import { expect, test } from 'vitest'
import { CHIPS, keyOf, type Thing, thingAt } from '../board/thing.ts'
import { thingOf } from '../board/things.ts'
import { runar } from '../src/index.ts'
import type { View } from '../src/seen.ts'
import { questions } from './asked-questions.ts'

const { content } = runar

/** What is said by a button: it belongs to nothing that lies on the table. */
const BUTTON_WAYS = ['done', 'stop', 'decline', 'pass', 'react', 'use', 'scenario', 'option', 'order', 'card', 'ready']
/** Damage that no single card stands for (RN-14.2). */
const SUFFERED = ['token', 'deck', 'inspiration', 'pelt']
/** Steps that ask for a kind, an end of the deck, a player or an effect. */
const BUTTON_STEPS = [
  'obstacleType',
  'drawFrom',
  'dieKind',
  'takeDie',
  'loseDie',
  'spawnType',
  'giveBack',
  'pickOpponent',
  'nextEffect:order',
  'orderTied',
]
/** In the shell's editor, or in a panel over the board. */
const EDITED_STEPS = ['keepCards', 'buryCards', 'keepDice', 'promote', 'fieldHeroes', 'strikeHero']

const isButton = (step: string, choice: Json): boolean =>
  [...BUTTON_STEPS, ...EDITED_STEPS].includes(step) ||
  (isRecord(choice) && [...BUTTON_WAYS, ...SUFFERED].some((way) => way in choice))

/** What lies on the table before a viewer, by the kind of thing. */
function drawnFor(
  { sheet, field }: View,
  players: number,
  seat: number,
): { readonly [kind: string]: readonly string[] } {
  const { heroes, clans } = content.file
  if (field === null) return { named: [...heroes, ...clans].map(({ id }) => id) }
  const own = sheet.teams[seat]?.heroes ?? []
  const worn = Object.entries(field.figures).flatMap(([id, figure]) =>
    figure.kind === 'hero' && figure.treasure !== null ? [{ hero: id, treasure: figure.treasure }] : [],
  )
  const { hand, treasury = [] } = field.players[seat] ?? {}
  return {
    node: content.boards[players]?.nodeIds ?? [],
    figure: [...Object.values(field.standing), ...Object.keys(field.obstacles), ...Object.keys(field.hazards)],
    hero: own,
    card: hand ?? [],
    ability: own.flatMap((hero) => {
      const rank = sheet.teams[seat]?.ranks[hero] ?? 'explorer'
      return content.heroes[hero]?.ranks[rank].abilities.map(({ id }) => id) ?? []
    }),
    worn: worn.map(({ hero }) => hero),
    named: [
      ...treasury.map(({ card }) => card),
      ...worn.flatMap(({ hero, treasure }) => (hero === field.turn.hero ? [treasure] : [])),
      ...(sheet.campaign?.offer ?? []),
      ...field.offer,
      ...(sheet.campaign?.stage === 'shop' ? content.file.campaign.rewards : []).map(({ id }) => id),
    ],
    chip: CHIPS,
  }
}

function expectReachable(players: number, view: View, { seat, step, form }: Ask): void {
  const drawn = drawnFor(view, players, seat)
  for (const choice of form ? listChoices(form, 500).choices : []) {
    const key = thingOf(step, choice)
    const said = `${step} ${JSON.stringify(choice)}`
    if (key === null) expect(isButton(step, choice), said).toBe(true)
    else {
      const { kind, is } = thingAt(key) as Thing
      expect(drawn[kind], said).toContain(is)
    }
  }
}

const TABLES = [
  { players: 2, options: { play: 'scenario-1b', teams: 'draft' } },
  { players: 3, options: { play: 'scenario-2a', 'obstacle-cards': true } },
  { players: 4, options: { play: 'scenario-3b' } },
  { players: 4, options: { play: 'scenario-5a', rank: 'legend' } },
] as const

test.each(TABLES)('whatever may be chosen lies on the table or is a button: $players players, $options', (opening) => {
  const table = openTable(runar, { ...opening, seed: 'things' })
  if (isRefusal(table)) throw new Error(table.refused)
  playRandomly(runar, table, quickRandom('things'), (_, asks) => {
    for (const ask of asks) expectReachable(opening.players, seatViewOf(runar, table, ask.seat).view, ask)
  })
})

test.each(Object.entries(questions))('so it is with what is rarely asked: %s', (_, asked) => {
  const p = asked()
  for (const ask of p.asks) expectReachable(seatViewOf(p.game, p.table, null).players, p.view(ask.seat), ask)
})

test('the keys of things are read as they were made', () => {
  expect(thingAt(keyOf('node', 'n-2-3'))).toEqual({ kind: 'node', is: 'n-2-3' })
  expect(thingAt(keyOf('seat', 2))).toEqual({ kind: 'seat', is: 2 })
  expect(thingAt(keyOf('named', 'mark-thor'))).toEqual({ kind: 'named', is: 'mark-thor' })
  expect(thingAt('side@somebody')).toBeNull()
})
