import { type Ask, isRecord, isRefusal, type Json, listChoices, openTable, quickRandom } from '@longhouse/kernel'
import { playRandomly } from '@longhouse/kernel/testing'
import { expect, test } from 'vitest'
import { isPanelStep } from '../board/asking/panel-steps.ts'
import { pieceAt, pieceOf } from '../board/pieces/piece-keys.ts'
import { keyOf, type Thing, thingAt } from '../board/thing.ts'
import { thingOf } from '../board/things.ts'
import { tinyEpicVikings } from '../src/index.ts'

const { content } = tinyEpicVikings

/** What is said by a button: it belongs to nothing that lies on the table. */
const BUTTONS = ['decline', 'stop', 'stay', 'do']

const isButton = (choice: Json): boolean => isRecord(choice) && BUTTONS.some((way) => way in choice)

/** Every choice that is asked for outside of a panel, and what may be done besides. */
function choicesOf({ step, form, aside }: Ask): readonly Json[] {
  const asked = form && !isPanelStep(step) ? listChoices(form, 2000).choices : []
  return [...asked, ...(aside ? listChoices(aside, 2000).choices.map((choice) => ({ aside: choice })) : [])]
}

/** The ids that a thing is known by; a slot is told by the number in it. */
function idsIn(thing: Thing | null): readonly string[] {
  if (thing === null) throw new Error('nothing is called so')
  if (thing.kind === 'build') return [thing.is[1]]
  return typeof thing.is === 'object' ? thing.is : [String(thing.is)]
}

/** Everything that is drawn and can be pointed at. */
function isDrawn(players: number, id: string): boolean {
  const { islands, ports, fjords } = content.maps[players] ?? {}
  const sacrifices = Object.fromEntries(content.sacrifices.map(({ id }) => [id, true]))
  const { vikings, favors, gods } = content
  return [islands, ports, fjords, vikings, favors, gods, sacrifices].some((drawn) => drawn && id in drawn)
}

test.each([1, 2, 3, 4])('whatever may be chosen lies on the table or is a button, with %i players', (players) => {
  const table = openTable(tinyEpicVikings, { players, seed: `things ${players}` })
  if (isRefusal(table)) throw new Error(table.refused)
  playRandomly(tinyEpicVikings, table, quickRandom('things'), (_, asks) => {
    for (const ask of asks)
      for (const choice of choicesOf(ask)) {
        const thing = thingOf(ask.step, choice)
        if (thing === null) expect(isButton(choice), `${ask.step} ${JSON.stringify(choice)}`).toBe(true)
        else for (const id of idsIn(thingAt(thing))) expect(isDrawn(players, id), thing).toBe(true)
      }
  })
})

test('the keys of things and pieces are read as they were made', () => {
  const boat = keyOf('sail', ['wolf-sound', 'port-wolf-isle-to-gold-isle'])
  expect(thingAt(boat)).toEqual({ kind: 'sail', is: ['wolf-sound', 'port-wolf-isle-to-gold-isle'] })
  expect(thingAt(keyOf('build', ['temple-1', 'wolf-isle']))).toEqual({ kind: 'build', is: ['temple-1', 'wolf-isle'] })
  expect(thingAt(keyOf('seat', 2))).toEqual({ kind: 'seat', is: 2 })
  expect(thingAt('side@somebody')).toBeNull()
  expect(pieceAt(pieceOf('boat', 'enemy'))).toEqual({ kind: 'boat', is: 'enemy' })
  expect(pieceAt('wood')).toEqual({ kind: 'good', is: 'wood' })
  expect(pieceAt('nature')).toEqual({ kind: 'rune', is: 'nature' })
  expect(pieceAt('boat@yellow')).toBeNull()
})
