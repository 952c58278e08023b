import type { GameBoard, PlayerColor, Sitter } from '@longhouse/board'
import type { GameText, Json, SeatView } from '@longhouse/kernel'
import { namedThings } from './hinted-things.ts'
import { type Editing, offeredBy } from './offered.ts'

/** What those may choose from for whom the viewer waits, as far as everybody sees it. */
export interface RivalChoices {
  /** What lies on the board, with the colour of who may choose it. */
  readonly things: ReadonlyMap<string, PlayerColor>
  /** What is only said, and what all of it is called. */
  readonly said: readonly string[]
  readonly all: readonly string[]
}

export const NO_RIVAL_CHOICES: RivalChoices = { things: new Map(), said: [], all: [] }

export function rivalChoicesOf(
  { openAsks, step, view, ask }: SeatView,
  board: GameBoard,
  text: GameText,
  sitters: readonly Sitter[],
): RivalChoices {
  if (ask?.form || step === null || openAsks.length === 0) return NO_RIVAL_CHOICES
  const names = sitters.map(({ name }) => name)
  const things = new Map<string, PlayerColor>()
  const said = new Set<string>()
  const all = new Set<string>()
  // Where a choice is made need not be drawn for who only watches: what it is about may be.
  const thingsOf = (choice: Json) => [
    ...[board.thingOf(step, choice) ?? []].flat(),
    ...namedThings(text.choice(step, choice, names, view)),
  ]
  for (const { seat, form } of openAsks) {
    const add = (label: string | null, there: readonly string[]) => {
      for (const thing of there) things.set(thing, sitters[seat]?.color ?? 'grey')
      if (label === null) return
      if (there.length === 0) said.add(label)
      all.add(label)
    }
    const asked = { seat, step, form, aside: null, rule: null }
    const { options, editings } = offeredBy(asked, view, { ...board, asksItself: [] }, text, sitters)
    for (const { choice, label, opens } of options) if (!opens) add(label, thingsOf(choice))
    // What is decided stands above: where all of it is how many, there is no more to be said.
    for (const { id, form: parted, wrap, label } of editings)
      add(
        id === step ? null : label,
        partsOf(parted).flatMap((part) => thingsOf(wrap(part))),
      )
  }
  return { things, said: [...said], all: [...all] }
}

/** Of everything that can be part of an answer, an answer with no more in it. */
function partsOf(form: Editing['form']): readonly Json[] {
  switch (form.kind) {
    case 'some':
    case 'order':
      return form.of.map((thing) => [thing])
    case 'mix':
      return Object.keys(form.of).map((thing) => ({ [thing]: 1 }))
    case 'allocation':
      return form.places.flatMap(({ id, takes }) => {
        const [thing] = Object.keys(takes)
        return thing === undefined ? [] : [{ [id]: { [thing]: 1 } }]
      })
    case 'amount':
      return []
  }
}
