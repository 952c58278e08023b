import type { Game } from '@longhouse/kernel'
import { expect } from 'vitest'
import { withContent } from '../src/index.ts'
import type { Reavers } from '../src/reavers.ts'
import { exchange } from './other-content.ts'

/** Packs of a host's own, taken or refused. */

export const pack = (lists: object): object => ({ game: 'reavers', ...lists })

/** The game with a pack that must be accepted. */
export function accepted(lists: object): Game<Reavers> {
  const game = withContent(pack(lists))
  return 'id' in game ? game : expect.fail(JSON.stringify(game))
}

/** Every problem of a pack that must be refused, as short words. */
export function problems(given: unknown): string[] {
  const answer = withContent(given)
  if ('id' in answer) return expect.fail('accepted')
  return answer.map(({ refused, facts }) => [refused, ...Object.values(facts)].join(' '))
}

export const name = { en: 'Fog', pl: 'Mgła' }

export const berserk = {
  id: 'reaver-berserk',
  name,
  count: 3,
  clan: 'clan-helm',
  dice: [{ color: 'any', face: 'roll' }],
  rally: [{ color: 'red', face: 'choose' }],
  specialization: [exchange({ terror: 1 }, [{ gain: { glory: 4 } }])],
}

export const ghostShip = {
  id: 'battle-ghost-ship',
  name,
  count: 2,
  defense: 1,
  combination: [{ icon: 'raven', n: 1 }],
  rewards: [{ gain: { glory: 5 } }, { discardCard: { from: ['prophecy'], n: 1 } }],
  after: 'glory-pile',
}

export const gjallarhorn = {
  id: 'artifact-gjallarhorn',
  name,
  kind: 'artifact',
  count: 2,
  stores: { icon: 'double-hammer' },
  glory: 5,
  when: ['any'],
  effects: [{ combatDice: 3 }],
  after: 'artifact-space',
}

export const shrine = {
  id: 'village-shrine',
  name,
  kind: 'craft',
  count: 4,
  effects: [
    { choose: [[{ pay: { dice: [{ color: 'red', n: 1 }] } }, { gain: { favor: 5 } }], [{ lose: { farm: 1 } }]] },
  ],
  after: 'glory-pile',
}

/** Trade with Villages with one option of this kind. */
export const trade = (option: object) => ({
  action: {
    pick: {
      timesByPosition: { 1: 1, 2: 1, 3: 1, 4: 1 },
      options: [{ id: 'trade-new', name, count: 1, ...option }],
    },
  },
})
