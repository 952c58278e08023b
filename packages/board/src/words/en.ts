import { plural } from '@longhouse/kernel'

export const en = {
  withSecrets: 'With what only you know.',
  countedNow: (n: number) => `As things are: ${n}.`,
  chart: {
    map: 'Map',
    lit: (n: number) => `${n} lit`,
    closer: 'Closer',
    farther: 'Farther',
    goThere: 'Small map: tap to go there',
  },
  picture: {
    you: 'You',
    throwOf: (name: string) => `Throw: ${name}`,
    throws: (n: number) => plural('en', n, { one: 'die thrown', other: 'dice thrown' }),
    ofNeeded: (unit: string, needed: number) => `${unit}, it takes ${needed}`,
    turnedUp: 'Cards turned up',
    fightFor: (prize: string) => `Battle for ${prize}`,
    slain: 'slain',
    won: 'won',
    falls: 'Losses',
    damage: (n: number) => `${n} damage`,
    round: 'Round',
    isOver: (round: string, n: number) => `${round} ${n} is over`,
    nothing: 'nothing gained',
    score: 'Final scoring',
    itemOf: (n: number, of: number) => `${n} of ${of}`,
  },
}
