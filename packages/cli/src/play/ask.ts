import {
  type Counts,
  either,
  type Form,
  isEmpty,
  type Json,
  type Limit,
  listChoices,
  onlyChoice,
  type Place,
  totalOf,
  validateChoice,
  yes,
} from '@longhouse/kernel'
import type { Words } from '../words/index.ts'

/** Up to so many choices are simply listed; more are asked step by step. */
const LISTED = 30

/** Where questions are asked. */
export interface Asking {
  readonly words: Words
  /** How a choice, or a part of one, reads. */
  label(choice: Json): string
  say(line: string): void
  /** Undefined when the user turned to something else. */
  answer(): Promise<string | undefined>
}

/**
 * What a seat says to all it is asked: its answer, `{ aside: … }`, or null for going on without an aside; undefined when the
 * user turned to something else.
 */
export async function askSeat(asking: Asking, form: Form | null, aside: Form | null): Promise<Json | null | undefined> {
  if (!aside) return form ? askForm(asking, form) : null
  const { words } = asking
  const names = form ? { answer: words.answer, aside: words.besides } : { answer: words.goOn, aside: words.besides }
  const label = (choice: Json) => {
    const { answer, aside } = choice as { answer?: Json; aside?: Json }
    if (aside !== undefined) return `${words.besides}: ${asking.label({ aside })}`
    return form && answer !== undefined ? asking.label(answer) : words.goOn
  }
  const chosen = await askWay({ ...asking, label }, { answer: form ?? yes, aside }, names)
  if (chosen === undefined || 'aside' in chosen) return chosen
  return form ? chosen.answer : null
}

/** The user's choice of a form; undefined when the user turned to something else. */
async function askForm(asking: Asking, form: Form): Promise<Json | undefined> {
  if (form.kind === 'amount') return askAmount(asking, form.min, form.max)
  if (form.kind === 'one') return askOne(asking, form.of)
  if (form.kind === 'either') return askWay(asking, form.of)
  const { choices, complete } = listChoices(form, LISTED)
  if (complete) return askOne(asking, choices)
  switch (form.kind) {
    case 'some':
      return untilLegal(asking, form, () => askSome(asking, form))
    case 'order':
      return untilLegal(asking, form, () => askOrder(asking, form.of))
    case 'mix':
      return untilLegal(asking, form, () => askMix(asking, form))
    case 'allocation':
      return untilLegal(asking, form, () => askAllocation(asking, form))
  }
}

/** Asks the same with every choice wrapped into the greater one that it is a part of. */
const within = (asking: Asking, wrap: (choice: Json) => Json): Asking => ({
  ...asking,
  label: (choice) => asking.label(wrap(choice)),
})

async function untilLegal(asking: Asking, form: Form, ask: () => Promise<Json | undefined>): Promise<Json | undefined> {
  for (;;) {
    const choice = await ask()
    if (choice === undefined || validateChoice(form, choice) === null) return choice
    asking.say(`${asking.words.notUnderstood} ${asking.words.startOver}`)
  }
}

function list(asking: Asking, labels: readonly string[]): void {
  const width = String(labels.length).length
  for (const [i, label] of labels.entries()) asking.say(`  ${String(i + 1).padStart(width)}  ${label}`)
}

/** Numbers from an answer; asked again until they are understood. */
async function numbers(
  asking: Asking,
  question: string,
  fits: (given: readonly number[]) => boolean,
): Promise<readonly number[] | undefined> {
  for (;;) {
    asking.say(question)
    const answer = await asking.answer()
    if (answer === undefined) return undefined
    const given = answer.split(/[\s,]+/).map((part) => (/^\d{1,9}$/.test(part) ? Number(part) : Number.NaN))
    if (given.every(Number.isInteger) && fits(given)) return given
    asking.say(asking.words.notUnderstood)
  }
}

async function askOne(asking: Asking, choices: readonly Json[]): Promise<Json | undefined> {
  list(asking, choices.map(asking.label))
  const picked = await askNumber(asking, asking.words.pickOne(choices.length), 1, choices.length)
  return picked === undefined ? undefined : choices[picked - 1]
}

async function askAmount(asking: Asking, min: number, max: number): Promise<number | undefined> {
  return min === max ? min : askNumber(asking, asking.words.pickAmount(min, max), min, max)
}

async function askNumber(asking: Asking, question: string, min: number, max: number): Promise<number | undefined> {
  const given = await numbers(asking, question, ([n = -1, ...more]) => more.length === 0 && n >= min && n <= max)
  return given?.[0]
}

async function askSome(asking: Asking, form: Extract<Form, { kind: 'some' }>): Promise<Json | undefined> {
  const { of, min, max } = form
  list(
    asking,
    of.map((thing) => asking.label([thing])),
  )
  const given = await numbers(asking, asking.words.pickSome(min, max), (picked) =>
    picked.every((n) => n <= of.length && (n > 0 || picked.length === 1)),
  )
  return given?.filter((n) => n > 0).map((n) => of[n - 1] as string)
}

async function askOrder(asking: Asking, of: readonly string[]): Promise<Json | undefined> {
  list(
    asking,
    of.map((thing) => asking.label([thing])),
  )
  const given = await numbers(asking, asking.words.pickOrder, (picked) => picked.every((n) => n > 0 && n <= of.length))
  return given?.map((n) => of[n - 1] as string)
}

type Mix = Extract<Form, { kind: 'mix' }>

/** Kind by kind, each between the least and the most with which the rest can still be filled in. */
async function askMix(asking: Asking, form: Mix): Promise<Record<string, number> | undefined> {
  const { of, min, max } = form
  const mixed: Record<string, number> = {}
  const kinds = Object.keys(of).filter((kind) => (of[kind] as number) > 0)
  asking.say(asking.words.sum(min, Math.min(max, totalOf(of))))
  let left = form
  for (const kind of kinds) {
    const amounts = Array.from({ length: (of[kind] as number) + 1 }, (_, n) => n)
    const fitting = amounts.filter((n) => !isEmpty(leftAfter(left, kind, n)))
    const [least, most] = [fitting[0], fitting.at(-1)]
    if (least === undefined || most === undefined) break
    if (most > least) asking.say(asking.label({ [kind]: 1 }))
    const n = await askAmount(asking, least, most)
    if (n === undefined) return undefined
    if (n > 0) mixed[kind] = n
    left = leftAfter(left, kind, n)
  }
  return mixed
}

/** What is left to be chosen of a mix when it is settled how many of a kind are taken. */
function leftAfter({ of, min, max, limits, ...form }: Mix, kind: string, n: number): Mix {
  const left = { ...form, of: { ...of, [kind]: 0 }, min: Math.max(0, min - n), max: max - n }
  return limits ? { ...left, limits: limits.map((limit) => limitAfter(limit, kind, n)) } : left
}

function limitAfter({ weights, min, max }: Limit, kind: string, n: number): Limit {
  const taken = (weights[kind] ?? 0) * n
  return {
    weights,
    ...(min === undefined ? {} : { min: min - taken }),
    ...(max === undefined ? {} : { max: max - taken }),
  }
}

/** Place by place, a mix of what is left. */
async function askAllocation(asking: Asking, form: Extract<Form, { kind: 'allocation' }>): Promise<Json | undefined> {
  const spread: Record<string, Counts> = {}
  const left: Record<string, number> = { ...form.things }
  for (const place of form.places) {
    const of = available(place, left)
    if (totalOf(of) === 0) continue
    const given = await askMix(
      within(asking, (part) => ({ [place.id]: part })),
      { kind: 'mix', of, min: Math.min(place.needs ?? 0, totalOf(of)), max: place.holds },
    )
    if (given === undefined) return undefined
    for (const thing of Object.keys(given)) left[thing] = (left[thing] as number) - (given[thing] as number)
    if (totalOf(given) > 0) spread[place.id] = given
  }
  return spread
}

const available = ({ takes, holds }: Place, left: Counts): Counts =>
  Object.fromEntries(Object.keys(takes).map((thing) => [thing, Math.min(takes[thing] ?? 0, left[thing] ?? 0, holds)]))

type Ways = { readonly [way: string]: Form }

/** First the way, then what it needs; all at once where that is not too long a list. */
async function askWay(asking: Asking, of: Ways, names: { readonly [way: string]: string } = {}) {
  const all = listChoices(either(of), LISTED)
  if (all.complete) return (await askOne(asking, all.choices)) as { readonly [way: string]: Json } | undefined
  const ways = Object.keys(of).filter((way) => listChoices(of[way] as Form, 1).choices.length > 0)
  const labels = ways.map((way) => {
    const only = onlyChoice(of[way] as Form)
    return only === undefined ? `${names[way] ?? way.replaceAll('-', ' ')} …` : asking.label({ [way]: only })
  })
  list(asking, labels)
  const picked = await askNumber(asking, asking.words.pickOne(ways.length), 1, ways.length)
  if (picked === undefined) return undefined
  const way = ways[picked - 1] as string
  const form = of[way] as Form
  const wrap = (choice: Json) => ({ [way]: choice })
  const chosen = onlyChoice(form) ?? (await askForm(within(asking, wrap), form))
  return chosen === undefined ? undefined : { [way]: chosen }
}
