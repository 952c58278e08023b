import type { en } from './en.ts'

export const pl: typeof en = {
  title: 'Wojownicy Midgardu',
  blurb: 'Wyślij robotników do miasta, wojowników na trolle, a łodzie za morze.',
  length: '8 rund',
  round: (n) => `Runda ${n} z 8`,
  phases: {
    leaders: 'wybór przywódców',
    'round-setup': 'przygotowanie rundy',
    placement: 'robotnicy',
    assigning: 'przypisywanie wojowników',
    combat: 'walki',
    cleanup: 'porządkowanie',
  },
  options: {
    leaders: 'Każdy przywódca ma własną zdolność.',
    'first-player': 'Pierwszy gracz wybiera przywódcę jako ostatni.',
    'hall-of-fame': 'Pokonani wrogowie leżą odkryci dla wszystkich.',
    'distrustful-townsfolk': 'Każdy zaczyna z 1 potępieniem.',
  },
  lists: {
    dice: 'Kości wojowników',
    leaders: 'Przywódcy',
    stalls: 'Stragany',
    longships: 'Łodzie',
    locations: 'Miejsca',
    distantShores: 'Odległe Krainy',
    merchantShips: 'Karty kupców',
    runes: 'Karty run',
    journeys: 'Karty podróży',
    destinies: 'Karty przeznaczenia',
    trolls: 'Trolle',
    draugr: 'Draugry',
    monsters: 'Monstra',
  },
}
