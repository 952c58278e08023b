export const en = {
  countedNow: (n: number) => `As things are: ${n}.`,
  chart: {
    map: 'Map',
    lit: (n: number) => `${n} lit`,
    closer: 'Closer',
    farther: 'Farther',
    goThere: 'Small map: tap to go there',
  },
}
