import type { Seat } from '@longhouse/kernel'
import { hasAccess } from './access.ts'
import type { Carrier } from './carry.ts'
import type { ChooserWord, PlayerWord } from './effect-words.ts'
import { heroOf, territoryAt } from './places.ts'
import { type OpenContext, openFieldOf } from './runar.ts'
import { chieftains, territoryOf, turnOrderFrom } from './sides.ts'
import type { Side } from './state.ts'

/** RN-33.13. */

type Meaning = (t: OpenContext, carrier: Carrier) => readonly Side[]

const fromActive = (t: OpenContext): readonly Seat[] => turnOrderFrom(t, openFieldOf(t).turn.active)

const withAccess = (t: OpenContext, { slot }: Carrier, wanted: boolean): readonly Seat[] =>
  fromActive(t).filter((seat) => slot !== undefined && hasAccess(t, seat, slot) === wanted)

const MEANINGS: { readonly [word in PlayerWord]: Meaning } = {
  you: (_, { seat }) => [seat],
  nemesis: (t) => (openFieldOf(t).nemesis ? ['nemesis'] : []),
  'each-in-turn-order': (t) => openFieldOf(t).order,
  'each-with-access-from-active': (t, carrier) => withAccess(t, carrier, true),
  'each-without-access-from-active': (t, carrier) => withAccess(t, carrier, false),
  'each-chieftain-without-access': (t, carrier) => {
    const leading = chieftains(t)
    return withAccess(t, carrier, false).filter((seat) => leading.includes(seat))
  },
  'each-with-menhir-on-own-territory': (t) => openFieldOf(t).order.filter((seat) => hasMenhir(t, seat)),
  /** RN-22.18: nobody, unless a hero did it. */
  destroyer: (t, { bound: { $destroyer } }) => {
    const figure = $destroyer === undefined ? undefined : openFieldOf(t).figures[$destroyer]
    return figure?.kind === 'hero' ? [figure.owner] : []
  },
}

const hasMenhir = (t: OpenContext, seat: Seat): boolean =>
  Object.entries(openFieldOf(t).obstacles).some(
    ([node, { type }]) => type === 'menhir' && territoryAt(t, node) === territoryOf(t, seat),
  )

export const sidesMeant = (t: OpenContext, word: PlayerWord, carrier: Carrier): readonly Side[] =>
  MEANINGS[word](t, carrier)

export const seatsMeant = (t: OpenContext, word: PlayerWord, carrier: Carrier): readonly Seat[] =>
  sidesMeant(t, word, carrier).filter((side): side is Seat => side !== 'nemesis')

/** Who chooses for a card; its controller where it names nobody. */
export function chooserMeant(t: OpenContext, word: ChooserWord | undefined, carrier: Carrier): Seat {
  const { order, turn } = openFieldOf(t)
  switch (word) {
    case 'last-player':
      return order.at(-1) as Seat
    case 'next-player':
      return turnOrderFrom(t, turn.active)[1] ?? turn.active
    case 'active-player':
      return turn.active
    case 'controller':
      return carrier.bound.$hero === undefined ? carrier.seat : heroOf(t, carrier.bound.$hero).owner
    default:
      return carrier.seat
  }
}
