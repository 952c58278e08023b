import type { Random, Seat } from '@longhouse/kernel'
import { shuffle } from '@longhouse/kernel'
import type { CardId, EnemyCardId, HeroId } from './content-file.ts'
import { guessChests } from './guess-chests.ts'
import { guessDestiny } from './guess-destiny.ts'
import type { RuleContext } from './runar.ts'
import type { Field, Nemesis, Player } from './state.ts'

/** A state that a seat (null: a spectator) cannot tell from the true one: what RN-30 hides is dealt anew. */
export function guessState(t: RuleContext, seat: Seat | null, random: Random): RuleContext['state'] {
  const { sheet, field } = t.state
  shuffle(sheet.treasureDeck, random)
  shuffle(sheet.artifactDeck, random)
  if (!field) return t.state
  field.players.forEach((player, owner) => {
    if (owner === seat) guessOwnDeck(player, random)
    else guessCards(player, random)
  })
  guessPositions(t, field, seat, random)
  guessDestiny(t, field, seat, random)
  guessChests(t, field, random)
  if (field.nemesis) guessEnemyDeck(t, field.nemesis, random)
  return t.state
}

/** The owner knows both ends, as far as cards were put there before their eyes (RN-30.18). */
function guessOwnDeck(player: Player, random: Random): void {
  const { deck, knownTop, knownBottom } = player
  const end = deck.length - knownTop
  const hidden = shuffle(deck.slice(knownBottom, end), random)
  deck.splice(knownBottom, hidden.length, ...hidden)
}

/** Hand and deck are one pool; the Inspirations in a Hand are known (RN-30.19). What others know of their deck is theirs. */
function guessCards(player: Player, random: Random): void {
  const { hand, deck } = player
  const pool = shuffle([...deck, ...hand.filter((card) => card !== 'inspiration')], random)
  hand.forEach((card, at) => {
    if (card !== 'inspiration') hand[at] = pool.pop() as CardId
  })
  player.deck = pool
  player.knownTop = 0
  player.knownBottom = 0
}

/** RN-30.8: any of the owner's heroes may be under any of their tokens. */
function guessPositions({ state: { sheet } }: RuleContext, field: Field, seat: Seat | null, random: Random): void {
  for (let owner = 0; owner < field.players.length; owner++) {
    if (owner === seat) continue
    const nodes = Object.keys(field.positions).filter((node) => field.positions[node]?.seat === owner)
    const heroes = shuffle([...(sheet.teams[owner]?.heroes ?? [])], random)
    nodes.forEach((node, i) => {
      field.positions[node] = { seat: owner, hero: heroes[i] as HeroId }
    })
  }
}

/** RN-30.12: the back of the top card is seen. */
function guessEnemyDeck({ content }: RuleContext, nemesis: Nemesis, random: Random): void {
  const top = nemesis.deck.at(-1)
  if (top === undefined) return
  const type = content.enemyCards[top]?.enemy
  const cards = shuffle(nemesis.deck, random)
  const at = cards.findLastIndex((card) => content.enemyCards[card]?.enemy === type)
  const [found] = cards.splice(at, 1)
  cards.push(found as EnemyCardId)
}
