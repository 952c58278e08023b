import type { Refusal } from '@longhouse/kernel'

type Sentence = (facts: Refusal['facts']) => string

const refusals = {
  'not-arrived': () => 'Tell your name first.',
  'not-by-token': () => 'A token may play, but not change who you are.',
  'wrong-password': () => 'The name or the password is not right.',
  'name-taken': ({ name }) => `Somebody keeps the name “${name}” already, or one that looks like it.`,
  'name-script': () =>
    'Write a name in one script: Latin, Greek, Cyrillic or any other that people write in today, in its everyday letters and signs.',
  'too-many-tokens': ({ most }) => `Nobody may have more than ${most} tokens. End one you no longer need.`,
  'no-such-token': () => 'There is no such token.',
  'no-such-person': () => 'There is nobody of that kind here.',
  'no-such-table': () => 'There is no such table, or you would need an invitation.',
  'no-such-game': ({ game }) => `There is no game called “${game}” here.`,
  'no-such-bot': ({ bot }) => `There is no program called “${bot}”.`,
  'one-seat-each': () => 'Everybody has one seat at a table.',
  'not-seated': () => 'You do not sit at this table.',
  'nobody-there': () => 'They do not sit at this table any more.',
  removed: () => 'The host has asked you to leave this table. Find another one.',
  'too-many-open': ({ most }) =>
    `You wait at ${most} tables already. Start one, leave one or call one off before you take another.`,
  'too-many-tables': ({ most }) => `You have ${most} tables already. Finish a game before you take another.`,
  'host-only': () => 'Only the host of the table may do that.',
  'not-started': () => 'The game has not started yet.',
  'not-finished': () => 'The game is not over yet.',
  'already-started': () => 'The game has already started.',
  'seat-taken': () => 'There is no free seat.',
  'seats-free': () => 'Some seats are still free. Wait for somebody, or let programs take them.',
  'nobody-plays': () => 'Only programs sit here. A game needs at least one person.',
  resigned: () => 'You have resigned. The seat is no longer yours.',
  'time-used-up': () => 'Your time for this choice is used up. A program makes it; then you can take your seat back.',
  'stand-in-plays': () => 'A program is playing for you. Take your seat back first.',
  'undo-program': () => 'A program chose this for you when your time was up. It stands.',
  'undo-lapsed': () => 'The time to react is over, and you passed. It stands.',
  stale: () => 'Something has happened at the table meanwhile. Look again.',
  busy: () => 'Too much is happening at once. Try again.',
  enough: () => 'You have done that often enough at this table.',
  'book-full': () => 'Too much has happened at this table. The game can only be ended.',
  'no-spectators': () => 'Nobody may watch this table.',
  'kept-table': ({ version }) =>
    `This table was played by version ${version} of the rules and is kept as it stood. It goes on when everybody agrees to the rules of now.`,
  'not-resting': () => 'A seat is handed over between two games, not within one.',
  'seat-kept': ({ minutes }) => `They have not been away for long: the seat is kept for them, ${minutes} min more.`,
  'cannot-go-on': () => 'The rules of now cannot go on from where this table stands.',
  'past-other-rules': () => 'What came before was played by other rules, and can no longer be shown move by move.',
  'replay-other-rules': () => 'This game was played by other rules for a part: it cannot be played again.',
  'too-many-watched': ({ most }) => `One page may watch ${most} tables at once. Close one of them first.`,
  'table-crowded': ({ most }) => `${most} are watching this table already. Try again later.`,
  'too-many-sockets': ({ most }) => `There are ${most} open connections already. Close some of them first.`,
  'slow-down': ({ seconds }) => `That was too much at once. Wait ${seconds} s.`,
  'bad-request': ({ where }) => (where ? `The request is not right: ${where}.` : 'The request is not right.'),
  'foreign-origin': () => 'This request came from another site.',
  'not-found': () => 'There is nothing at this address.',
  'too-large': () => 'That is too long.',
  'storage-away': () => 'The house cannot write anything down at the moment. Nothing was changed; try again soon.',
  'storage-full': () => 'The disk of the house is full. Nothing was changed; tell whoever runs it.',
  closing: () => 'The house is closing for a moment. Try again soon.',
  broken: () => 'Something broke here, and it was our mistake.',
} satisfies { readonly [code: string]: Sentence }

const pages = {
  notFound: 'There is no such page',
  badRequest: 'This address is not right',
  broken: 'Something broke here, and it was our mistake',
  home: 'To the games',
}

export interface ServerWords {
  /** What the server's own pages say. */
  readonly pages: typeof pages
  readonly refusals: { readonly [code in keyof typeof refusals]: Sentence }
}

export const en: ServerWords = { pages, refusals }
