import {
  type Ask,
  apply,
  asksOf,
  isRecord,
  isRefusal,
  type Json,
  type Move,
  openTable,
  quickRandom,
  type Seat,
  seatViewOf,
  type Table,
} from '@longhouse/kernel'
import { randomMove } from '@longhouse/kernel/testing'
import { expect, test } from 'vitest'
import { type Prospect, prospectOf, rangeOf } from '../board/field/prospects.ts'
import type { Event } from '../src/events.ts'
import { runar } from '../src/index.ts'
import type { OpenContext } from '../src/runar.ts'
import type { State } from '../src/state.ts'

const { content } = runar

const WINDOWS: readonly string[] = ['reaction:reaction', 'chase:reaction']

function seen(table: Table<State>, seat: Seat) {
  const { view: state, players, about, ask } = seatViewOf(runar, table, seat)
  const openContext: OpenContext = { state, content, players }
  return { openContext, step: ask?.step ?? '', about: about ?? {} }
}

const declaredIn = (told: readonly Event[]): number => told.filter(({ kind }) => kind === 'action-declared').length

/** Everybody is asked what they could do and does nothing: who was asked, with which dice, and what happened until something else is. */
function letPass(table: Table<State>, told: Event[], { way }: Prospect): readonly string[] {
  const answers: string[] = []
  const own = way === 'walk' ? 0 : 1
  for (;;) {
    const [ask] = asksOf(runar, table)
    if (!ask || !WINDOWS.includes(ask.step) || declaredIn(told) > own) return answers
    for (const offer of reactionsIn(ask)) if (!answers.includes(offer)) answers.push(offer)
    apply(runar, table, ask.seat, { pass: true }, ({ event }) => told.push(event))
  }
}

const spelled = (hero: unknown, reaction: unknown, pay: unknown): string =>
  `${hero} ${reaction} ${isRecord(pay) ? `${pay.from} ${pay.die}` : 'mark'}`

function reactionsIn({ step, form }: Ask): readonly string[] {
  const react = form?.kind === 'either' ? form.of.react : undefined
  if (react?.kind !== 'one') return []
  return react.of.map((offer) =>
    isRecord(offer) ? spelled(offer.hero, step === 'chase:reaction' ? 'chase' : offer.reaction, offer.pay) : '',
  )
}

const saidBy = ({ answers }: Prospect): readonly string[] =>
  answers.flatMap(({ hero, reaction, pays }) => pays.map((pay) => spelled(hero, reaction, pay)))

/** What is told of an Action that is carried out. */
const last = <K extends Event['kind']>(told: readonly Event[], kind: K) =>
  told.findLast((event): event is Extract<Event, { readonly kind: K }> => event.kind === kind)

/** Where what an Action moves came to lie, and what Enemies did first. */
function expectCame({ way, nodes, goes, onrush, points, at }: Prospect, told: readonly Event[]): void {
  const rush = last(told, 'onrush')
  expect(rush && { power: rush.power, defence: rush.defence, hits: rush.hits }).toEqual(
    onrush ? { power: onrush.power, defence: onrush.defence, hits: onrush.hits } : undefined,
  )
  if (way === 'walk') {
    const ways = told.flatMap((event) => (event.kind === 'moved' ? [event.to] : []))
    expect(ways.slice(0, nodes.length - 1)).toEqual(nodes.slice(1))
    expect(points).toBeGreaterThan(0)
  }
  // Whoever is hit first may not get as far.
  if (onrush?.hits || at === null) return
  if (way === 'push') expect((last(told, 'pushed') ?? last(told, 'obstacle-moved'))?.to ?? null).toBe(goes)
  if (way === 'activate') expect(last(told, 'hazard-moved')?.to ?? null).toBe(goes)
}

/** The ends that a Move offers are those that were priced, but for those past a Hazard. */
function expectRange(openContext: OpenContext, { hero }: Prospect, [ask]: readonly Ask[]): void {
  if (ask?.step !== 'walk' || ask.form?.kind !== 'either') return
  const { costs, risky } = rangeOf(openContext, hero)
  const ends = ask.form.of.to?.kind === 'one' ? ask.form.of.to.of : []
  expect(new Set(ends)).toEqual(new Set(Object.keys(costs).filter((node) => !risky.has(node))))
}

/** Of a Charge: as many as are asked about, or the one that is not. */
function expectEnds({ ends }: Prospect, next: Ask | undefined): void {
  if (next?.step === 'chargeTo' && next.form?.kind === 'one') expect(ends).toEqual(next.form.of)
  else expect(ends).toHaveLength(1)
}

/** Dice for everybody: who has none reacts to nothing. */
function enrich({ state }: Table<State>): void {
  for (const { pool } of state.field?.players ?? []) Object.assign(pool, { agility: 1, strength: 1, instinct: 1 })
}

/** Whoever may act acts: by chance most turns end at once. */
function eager([ask]: readonly Ask[], random: ReturnType<typeof quickRandom>): Move | null {
  if (ask?.step !== 'act' || ask.form?.kind !== 'either') return null
  const ways = Object.entries(ask.form.of).filter(([way]) => way !== 'done' && way !== 'change')
  const [way, form] = ways[random.below(Math.max(1, ways.length))] ?? []
  if (!way || form?.kind !== 'one') return null
  return { seat: ask.seat, choice: { [way]: form.of[random.below(form.of.length)] as Json } }
}

test('what is said to come of a choice, and who could react to it, is what comes', () => {
  const met = new Map<string, number>()
  const count = (kind: string) => met.set(kind, (met.get(kind) ?? 0) + 1)
  const plays = ['scenario-1b', 'scenario-2a', 'scenario-1a']
  for (let game = 0; game < 6; game++) {
    const options = {
      play: plays[game % 3] as string,
      rank: game % 2 === 0 ? 'legend' : 'explorer',
      'obstacle-cards': true,
    }
    const table = openTable(runar, { players: 2 + (game % 3), options, seed: `prospects ${game}` })
    if (isRefusal(table)) throw new Error(table.refused)
    const random = quickRandom(`prospects ${game}`)
    const asksOfRich = () => {
      enrich(table)
      return asksOf(runar, table)
    }
    for (let asks: readonly Ask[] = asksOfRich(); asks.length > 0; asks = asksOfRich()) {
      const { seat, choice }: Move = eager(asks, random) ?? randomMove(asks, random)
      const asked = seen(table, seat)
      const prospect = prospectOf(asked, choice)
      const told: Event[] = []
      const isTrap = prospect?.way === 'walk' && table.state.field?.hazards[prospect.at ?? ''] === true
      apply(runar, table, seat, choice, ({ event }) => told.push(event))
      const [next] = asksOf(runar, table)
      // A Treasure may be used first, and a step is not yet the end of a Move.
      if (!prospect || isTrap || next?.step === 'mayUse' || next?.step === 'nextEffect:order') continue
      if (prospect.way === 'walk' && next?.step === 'walk') continue
      const answers = letPass(table, told, prospect)
      const said = saidBy(prospect)
      expect(answers, `${asked.step} ${JSON.stringify(choice)}`).toEqual(said)
      expectCame(prospect, told)
      if (prospect.way === 'charge') expectEnds(prospect, next)
      if (prospect.way === 'move') expectRange(asked.openContext, prospect, asksOf(runar, table))
      count(prospect.way)
      for (const { reaction } of prospect.answers) count(reaction)
      if (prospect.onrush) count(prospect.onrush.hits ? 'hit first' : 'not hit')
    }
  }
  for (const kind of [
    'move',
    'push',
    'attack',
    'collect',
    'activate',
    'walk',
    'charge',
    'chase',
    'defence',
    'assault',
    'hit first',
    'not hit',
  ])
    expect(met.get(kind) ?? 0, kind).toBeGreaterThan(4)
})
