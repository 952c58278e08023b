/** What the shell says around a lesson's cards. */
export const lesson = {
  label: 'First game',
  learn: 'Learn',
  learnThis: (game: string) => `Learn by playing: ${game}`,
  step: (n: number, of: number) => `${n} of ${of}`,
  hint: 'Hint',
  next: 'Next',
  understood: 'Understood',
  doIt: 'Do it for me',
  leave: 'Play freely',
  leaveNote: 'Leaves the lesson; the game goes on.',
  leaveAsk: {
    title: 'Leave the lesson?',
    text: 'The cards go away and the game goes on. Learn, beside the game in the hall, brings them back.',
    yes: 'Play freely',
    no: 'Stay in the lesson',
  },
  begun: {
    title: 'You have begun this lesson',
    text: 'Go on where you were, or begin it again from the first card.',
    goOn: 'Go on',
    again: 'Start again',
  },
  which: {
    title: 'Learn by playing',
    text: 'The first lesson begins with a first game. Later ones take up where a game is over.',
  },
  fold: 'Fold the card (Esc)',
  unfold: 'Show the card',
  todo: 'Your turn',
  notThis: 'Not this one yet: do what the card says, or play freely.',
}
