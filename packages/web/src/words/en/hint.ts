/** What the hint says. */
export const hint = {
  name: 'Hint',
  withKey: 'Hint (I)',
  thinking: 'Thinking it over…',
  stop: 'Stop',
  lead: 'Chances to win. It knows no more than you can see.',
  /** The first of them, for those who hear it. */
  heard: (best: string, percent: number) => `Hint: ${best}, ${percent} % to win.`,
  changes: 'What changes',
  answers: (name: string, answer: string) => `Best answer of ${name}: ${answer}.`,
  ways: 'Choices, the best first',
  chance: (percent: number) => `${percent} %`,
  toWin: 'to win',
  play: 'Play this',
  close: 'Close',
  none: 'There is nothing to weigh here.',
  failed: 'No answer came.',
  again: 'Ask again',
}
