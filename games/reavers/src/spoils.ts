import type { Seat } from '@longhouse/kernel'
import { one } from '@longhouse/kernel'
import type { Choices } from './choices.ts'
import type { Spoil } from './content-file.ts'
import { discardCard } from './decks.ts'
import { effects } from './effect-frame.ts'
import { dropArtifact, pileCard } from './holdings.ts'
import { decision, playerAt, step, type Turn } from './reavers.ts'
import type { HeldArtifact } from './state.ts'

/** RV-10 and RV-11: what spoils do, and where they go afterwards. */

interface OfCard {
  readonly seat: Seat
  readonly card: string
}

export function resolveSpoil(t: Turn, seat: Seat, card: string): void {
  const { effects: list } = t.content.spoils[card] as Spoil
  if (!(card in t.content.artifacts) && list.length > 0) t.next(effects({ seat, effects: list, cause: card }))
  t.next(putAway({ seat, card }))
}

/** RV-23.7. */
const putAway = step<OfCard>('putAway', (t, { seat, card }) => {
  switch ((t.content.spoils[card] as Spoil).after) {
    case 'discard':
      return discardCard(t, seat, card)
    case 'glory-pile':
      return pileCard(t, seat, card, card)
    case 'artifact-space':
      if (playerAt(t, seat).artifacts.length < t.content.playerBoard.artifactSlots) return placeArtifact(t, seat, card)
      return t.next(makeRoom({ seat, card }))
  }
})

function placeArtifact(t: Turn, seat: Seat, card: string): void {
  playerAt(t, seat).artifacts.push({ card, die: null, used: false })
  t.tell?.({ kind: 'artifact-placed', seat, artifact: card })
}

const NEW = 'new'

/** RV-10.8: the new one or one of the old ones goes to the pile. */
const makeRoom = decision<OfCard, Choices['makeRoom']>('makeRoom', {
  rule: 'RV-10.8',
  about: (_, { card }) => card,
  seat: (_, { seat }) => seat,
  options: (t, { seat }) => one([NEW, ...playerAt(t, seat).artifacts.keys()]),
  take(t, { seat, card }, dropped) {
    if (dropped === NEW) return pileCard(t, seat, card, card)
    dropArtifact(t, seat, playerAt(t, seat).artifacts[dropped] as HeldArtifact, card)
    placeArtifact(t, seat, card)
  },
})

export const spoilRules = [putAway, makeRoom]
