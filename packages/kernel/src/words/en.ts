import type { Json } from '../json.ts'
import { plural } from '../text.ts'
import { count, wordOf } from '../wording/facts.ts'
import { factsIn, pick, word } from './facts-in.ts'
import { listFormat } from './list-format.ts'
import type { PackSentences, Sentence } from './sentences.ts'

const { listed, named, nameOf } = factsIn('en', 'player')
const listOf = listFormat('en')

export const flaws = {
  'not-offered': 'That is not one of the choices.',
  'not-an-amount-offered': 'That amount is not on offer.',
  'not-these-things': 'Choose among the things on offer, each of them once.',
  'not-all-things': 'All of the things must be put in order.',
  'not-these-amounts': 'Those amounts are not on offer.',
  'not-these-places': 'Nothing can be sent there.',
  'not-a-way-offered': 'That cannot be done now.',
  'too-few': 'That is too few.',
  'too-many': 'That is too many.',
  'against-a-limit': 'These cannot be chosen together.',
}

const refusals = {
  'bad-players': ({ min, max }) => {
    const players = plural('en', count(max), { one: 'player', other: 'players' })
    return min === max ? `This game is for ${players}.` : `This game is for ${count(min)} to ${players}.`
  },
  'bad-option': ({ option, values }) => `“${word(option)}” must be one of: ${listed(values, 'or')}.`,
  'unknown-option': ({ option }) => `This game has no option called “${word(option)}”.`,
  'game-over': () => 'The game is over.',
  'no-such-seat': () => 'There is no such seat at this table.',
  'not-asked': ({ seats }, names) => `It is not your turn. The table waits for ${named(seats, names)}.`,
  'must-decide': () => 'You cannot pass here: this must be decided.',
  'already-answered': () => 'You have already chosen. The others are still thinking.',
  'illegal-choice': ({ flaw }) => pick(flaws, flaw) ?? 'That cannot be chosen.',
  'no-such-question': () => 'There is no such question to switch off.',
  'question-already-so': () => 'That is already so.',
  'undo-nothing': () => 'There is nothing to take back.',
  'undo-other-decided': ({ seat }, names) =>
    `This can no longer be taken back: ${nameOf(seat, names)} has chosen since.`,
  'undo-limit': () => 'This can no longer be taken back: dice, cards or a secret have come out.',
  'undo-final': () => 'This choice stands once it is made.',
  'replay-too-long': () => 'This file is too long to be a replay.',
  'replay-not-json': () => 'This file cannot be read as a replay.',
  'replay-not-ours': () => 'This file is not a Longhouse replay.',
  'replay-malformed': ({ field }) => `The replay is damaged: “${word(field)}” is wrong or missing.`,
  'replay-other-game': ({ game }) => `This is a replay of another game: ${word(game)}.`,
  'replay-other-version': ({ version, ours }) =>
    `This replay follows version ${word(version)} of the rules, and this is version ${word(ours)}.`,
  'replay-loaded-dice': () => 'The dice are loaded: the seed does not match the hash shown at the start.',
  'replay-illegal-move': ({ move }) => `Move ${count(move)} of the replay is against the rules.`,
  'replay-other-end': () => 'Played again, the game does not end the way the replay says.',
} satisfies { readonly [code: string]: Sentence }

const packs = (title: string): PackSentences => {
  const quoted = (fact: Json | undefined): string => `“${wordOf(fact)}”`
  return {
    'pack-not-a-record': () => 'The pack is not a JSON object.',
    'pack-other-game': () => `The pack is not for ${title}.`,
    'pack-unknown-list': ({ list }) => `A pack cannot change ${quoted(list)}.`,
    'pack-not-a-list': ({ list }) => `In the pack, ${quoted(list)} must be a list.`,
    'pack-entry-without-id': ({ list, entry }) => `Entry ${count(entry)} of ${quoted(list)} has no id.`,
    'pack-entry-twice': ({ list, entry }) => `The pack names ${quoted(entry)} twice in ${quoted(list)}.`,
    'pack-id-taken': ({ list, entry }) => `The id ${quoted(entry)} in ${quoted(list)} already names something else.`,
    'pack-unknown-field': ({ list, entry, field }) =>
      `${quoted(entry)} in ${quoted(list)} has an unknown field ${quoted(field)}.`,
    'pack-bad-field': ({ list, entry, field }) =>
      `${quoted(entry)} in ${quoted(list)}: the field ${quoted(field)} is wrong or missing.`,
    'pack-too-few-cards': ({ list, count: cards, needs }) =>
      `${quoted(list)} has too few cards: ${count(cards)}, and a game needs ${count(needs)}.`,
  }
}

export interface KernelWords {
  readonly nothing: string
  readonly notPossible: string
  readonly refusals: { readonly [code in keyof typeof refusals]: Sentence }
  /** Why a host's own content is not taken, said alike in every game; `title`: the game it should have been for. */
  packs(title: string): PackSentences
  /** Who won, as a sentence without its full stop. */
  won(names: readonly string[]): string
}

export const en: KernelWords = {
  nothing: 'nothing',
  notPossible: 'That is not possible now.',
  refusals,
  packs,
  won: (names) => {
    if (names.length === 0) return 'Nobody wins'
    return `${listOf.format(names)} ${names.length === 1 ? 'wins' : 'share the victory'}`
  },
}
