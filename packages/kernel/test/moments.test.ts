import { skalds } from '@longhouse/example-games'
import { describe, expect, it } from 'vitest'
import { amount } from '../src/index.ts'
import { decision, gameOf, on, open, play, say, step } from './hall.ts'

const feast = step<{ readonly guests: number }>('feast', (t, { guests }) => {
  t.state.said.push('feast')
  t.moment('feasted', { guests })
  t.state.said.push('feast over')
  t.next(say({ text: 'sleep' }))
})

const hears = (name: string) =>
  on<{ guests: number }>('feasted', (t, { guests }) => {
    t.state.said.push(`${name} hears of ${guests}`)
  })

describe('a moment', () => {
  it('is heard by everything that listens, in the order of the list', () => {
    const game = gameOf(feast({ guests: 5 }), [feast], { hears: [hears('skald'), hears('cook'), hears('dog')] })
    expect(open(game).state.said).toEqual([
      'feast',
      'skald hears of 5',
      'cook hears of 5',
      'dog hears of 5',
      'feast over',
      'sleep',
    ])
  })

  it('is heard only by those who listen to it', () => {
    const elsewhere = on('fasted', (t) => void t.state.said.push('somebody fasts'))
    const game = gameOf(feast({ guests: 5 }), [feast], { hears: [elsewhere] })
    expect(open(game).state.said).toEqual(['feast', 'feast over', 'sleep'])
  })

  it('may be heard by nobody', () => {
    expect(open(gameOf(feast({ guests: 1 }), [feast])).state.said).toEqual(['feast', 'feast over', 'sleep'])
  })

  it('may bring something new, which comes in the order of the list and before what the step says afterwards', () => {
    const gift = decision<{ readonly from: string }, number>('gift', {
      seat: () => 0,
      options: () => amount(1, 2),
      take: (t, { from }, n) => void t.state.said.push(`${from} gives ${n}`),
    })
    const gives = (from: string) => on('feasted', (t) => t.next(gift({ from })))
    const game = gameOf(feast({ guests: 2 }), [feast, gift], { hears: [gives('jarl'), gives('karl')] })
    const table = open(game)
    expect(table.state.said).toEqual(['feast', 'feast over'])
    play(game, table, 0, 2)
    play(game, table, 0, 1)
    expect(table.state.said).toEqual(['feast', 'feast over', 'jarl gives 2', 'karl gives 1', 'sleep'])
  })

  it('may lead to further moments', () => {
    const toast = step<{ readonly left: number }>('toast', (t, { left }) => {
      t.state.said.push(`toast ${left}`)
      t.moment('toasted', { left })
    })
    const answer = on<{ left: number }>('toasted', (t, { left }) => {
      if (left > 0) t.next(toast({ left: left - 1 }))
    })
    expect(open(gameOf(toast({ left: 2 }), [toast], { hears: [answer] })).state.said).toEqual([
      'toast 2',
      'toast 1',
      'toast 0',
    ])
  })

  it('is how boasts that stay act among the skalds: praise pays whenever a rival gains', () => {
    const table = open(skalds, { players: 2 })
    const { state } = table
    const played = ['deed-1', 'praise-1', 'praise-2']
    const others = [...state.hands.flat(), ...state.deck.cards].filter((card) => !played.includes(card))
    state.hands = [['deed-1'], []]
    state.lasting = [[], ['praise-1', 'praise-2']]
    state.deck = { cards: others, discard: [] }
    play(skalds, table, 0, { boast: 'deed-1' })
    expect(state.honour).toEqual([2, 2])
  })
})
