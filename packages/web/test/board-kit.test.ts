import {
  type Asked,
  AskPanel,
  askedForm,
  Box,
  colorOfSeat,
  declines,
  entriesById,
  Flame,
  GoodsRow,
  goodsFlights,
  isAsked,
  isOffered,
  nameOfSeat,
  ownPlayer,
  Pick,
  piecesOf,
  RivalFrame,
  type Sitter,
  Slots,
  Stock,
  ThingsProvider,
  toggled,
  usePicks,
  valuesOf,
  wayOf,
} from '@longhouse/board'
import { type Form, inEachLanguage, type Json, type SeatView } from '@longhouse/kernel'
import { type ComponentType, createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'

const SITTERS: readonly Sitter[] = [
  { name: 'Astrid', color: 'green', bot: false },
  { name: 'Orm', color: 'orange', bot: true },
]

/** Seat 0 is asked this. */
const asking = (step: string, form: Form | null, things: readonly string[] = []) => ({
  input: {
    sitters: SITTERS,
    seatView: { seat: 0, moves: 7, awaited: [0], answered: [], ask: { step, form } } as unknown as SeatView<unknown>,
    options: things.map((thing) => ({ choice: thing, thing, label: thing })),
  },
})

const drawn = <Props extends object>(Part: (props: Props) => ReactNode, props: Props): string =>
  renderToStaticMarkup(createElement(Part as ComponentType<object>, props))

const WAYS: Form = { kind: 'either', of: { take: { kind: 'one', of: ['axe', 'bow'] } } }

describe('what is asked', () => {
  test('is looked up by its step, way and values', () => {
    const context = asking('trade', WAYS)
    expect(askedForm(context, 'select', 'trade')).toBe(WAYS)
    expect(askedForm(context, 'select')).toBe(null)
    expect(valuesOf(wayOf(askedForm(context, 'trade'), 'take'))).toEqual(['axe', 'bow'])
    expect(valuesOf(wayOf(askedForm(context, 'trade'), 'leave'))).toEqual([])
    expect(valuesOf(WAYS)).toEqual([])
  })

  test('is nothing while somebody else must choose', () => {
    expect(isAsked(asking('trade', WAYS), 'trade')).toBe(true)
    expect(isAsked(asking('trade', null), 'trade')).toBe(false)
  })

  test('is offered where a click would choose it', () => {
    expect(isOffered(asking('trade', WAYS, ['axe']), 'axe')).toBe(true)
    expect(isOffered(asking('trade', WAYS, ['axe']), 'bow')).toBe(false)
    expect(isOffered(asking('trade', WAYS, ['axe']), null)).toBe(false)
  })
})

describe('a choice', () => {
  test('that only lets a chance go by does not burn', () => {
    const passing: readonly Json[] = [{ pass: true }, { decline: true }, { stop: true }]
    expect(passing.map(declines)).toEqual([true, true, true])
    const real: readonly Json[] = ['keep', { keep: 'axe' }, { end: true }, { take: 'axe' }, null]
    expect(real.map(declines)).toEqual([false, false, false, false, false])
  })

  test('of pieces begins with none of them', () => {
    const Losses = () => createElement('i', {}, JSON.stringify(usePicks(['axeman', 'swordsman'], 1)))
    expect(drawn(Losses, {})).toContain('&quot;picked&quot;:[],&quot;isFull&quot;:false')
  })
})

describe('the panel', () => {
  type Context = ReturnType<typeof asking>
  const Trade = ({ form }: Asked<Context>) => createElement('i', {}, form.kind)
  const panel = (context: Context) =>
    drawn(AskPanel<Context>, { context, panels: { trade: Trade }, otherwise: createElement('p', {}, 'watch') })

  test('of the step that asks is drawn, and names the step to the style sheet', () => {
    expect(panel(asking('trade', WAYS))).toContain('data-step="trade"><i>either</i>')
  })

  test('is not drawn for other steps, and not for who only watches', () => {
    expect(panel(asking('select', WAYS))).toBe('<p>watch</p>')
    expect(panel(asking('trade', null))).toBe('<p>watch</p>')
  })
})

describe('the context', () => {
  test('finds entries in the content it is given, also where a host brought another', () => {
    const named = (id: string, name: string) => ({ id, name: inEachLanguage(() => name) })
    const entryOf = entriesById((content: { readonly cards: readonly ReturnType<typeof named>[] }) => content.cards)
    const ours = { cards: [named('troll', 'Troll')] }
    const hosts = { cards: [named('troll', 'Big Troll')] }
    expect(entryOf(ours, 'troll')?.name.en).toBe('Troll')
    expect(entryOf(hosts, 'troll')?.name.en).toBe('Big Troll')
    expect(entryOf(ours, 'giant')).toBeUndefined()
  })

  test('knows who the viewer is, and how seats are called and coloured', () => {
    const { input } = asking('trade', WAYS)
    const view = { players: ['own', 'rival'] }
    expect(ownPlayer({ view, input })).toBe('own')
    expect(ownPlayer({ view, input: { seatView: { seat: null } } })).toBeUndefined()
    expect(nameOfSeat({ input }, 1)).toBe('Orm')
    expect(colorOfSeat({ input }, 1)).toBe('orange')
    expect(colorOfSeat({ input }, 3)).toBe('grey')
  })
})

describe('goods', () => {
  test('are pieces of a price, and fly between two ends', () => {
    expect(piecesOf({ coin: 2, wood: 0 }, 3)).toEqual([{ piece: 'coin', count: 6 }])
    expect(goodsFlights({ coin: 2, wood: 0 }, 'market', (good) => `${good}-1`)).toEqual([
      { piece: 'coin', count: 2, from: 'market', to: 'coin-1' },
    ])
  })

  test('stand in the order of the game, each with its number unless it says itself', () => {
    const row = drawn(GoodsRow<'coin' | 'wood' | 'food'>, {
      goods: { wood: 1, coin: 2, food: 0 },
      order: ['coin', 'food', 'wood'],
      sign: '+',
      nameOf: (good, n) => `${n} ${good}`,
      isPlain: (n) => n === 1,
    })
    expect(row.match(/aria-label="[^"]*"/g)).toEqual(['aria-label="2 coin"', 'aria-label="1 wood"'])
    expect(row.match(/<b>[^<]*/g)).toEqual(['<b>+2'])
  })

  test('that somebody has none of are pale', () => {
    const stock = (n: number) => drawn(Stock, { n, spot: 'coin-1', children: null })
    expect(stock(0)).toBe('<span class="stock zero" data-spot="coin-1"><b>0</b></span>')
    expect(stock(2)).toBe('<span class="stock" data-spot="coin-1"><b>2</b></span>')
  })
})

test('a piece is picked by one click and put back by another', () => {
  expect(toggled([2, 4], 3)).toEqual([2, 4, 3])
  expect(toggled([2, 4], 2)).toEqual([4])
  const pick = (picked: boolean, disabled = false) =>
    drawn(Pick, {
      className: 'die',
      picked,
      label: 'axe',
      flag: 'again',
      disabled,
      toggle: () => undefined,
      children: null,
    })
  expect(pick(true)).toContain('class="die glow picked" aria-pressed="true" aria-label="axe"')
  expect(pick(true)).toContain('<span class="flag">again</span>')
  expect(pick(false)).not.toContain('again')
  expect(pick(false, true)).not.toContain('glow')
})

test('a fire is no word for who listens, and there is a small one', () => {
  expect(drawn(Flame, {})).toContain('<span class="lit-flame" aria-hidden="true">')
  expect(drawn(Flame, { small: true })).toContain('<span class="lit-flame small" aria-hidden="true">')
})

test('a box says how many lie in it, and how many fit', () => {
  const box = (counted: { readonly count?: number; readonly room?: number }) =>
    drawn(Box, { className: 'runes', title: 'Runes', spot: 'runes-1', children: null, ...counted })
  expect(box({ count: 2, room: 5 })).toBe(
    '<div class="box runes" data-spot="runes-1"><h2>Runes <b>2</b><span>/ 5</span></h2></div>',
  )
  expect(box({})).toBe('<div class="box runes" data-spot="runes-1"><h2>Runes </h2></div>')
})

test('a tray shows what lies there, then its empty places, and also what does not fit', () => {
  const tray = (held: readonly string[]) =>
    drawn(Slots<string>, { room: 3, held, empty: '.', children: (thing, at) => thing + at })
  expect(tray(['a', 'b'])).toBe('a0b1.')
  expect(tray(['a', 'b', 'c', 'd'])).toBe('a0b1c2d3')
})

test('a rival glows while they can be chosen, and stands out while the game waits for them', () => {
  const { input } = asking('trade', WAYS, ['seat-1'])
  const things = { options: input.options, rivals: new Map(), take: () => undefined }
  const frame = (seat: number) => {
    const score = { good: 'glory', n: 12, name: 'Glory' }
    const rival = { input, seat, thing: `seat-${seat}`, lead: 'Raider', score, children: null }
    return drawn(ThingsProvider, { things, children: createElement(RivalFrame, rival) })
  }
  expect(frame(0)).toContain('class="rival by-green next "')
  expect(frame(1)).toContain('class="rival by-orange  glow"')
  expect(frame(1)).toContain('data-thing="seat-1"')
  expect(frame(1)).toContain('<b>12</b>')
  expect(frame(2)).toBe('')
})
