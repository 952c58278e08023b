import type { en } from './en.ts'

export const pl: typeof en = {
  title: 'Reavers of Midgard',
  blurb: 'Łup wybrzeża, nakarm załogę i wróć bogatszy od innych.',
  length: '6 rund',
  round: (n) => `Runda ${n} z 6`,
  phases: {
    setup: 'początkowi Łupieżcy',
    activations: 'wybór pól akcji',
    cleanup: 'czyszczenie',
  },
  options: {
    'starting-prophecy': 'Każdy zaczyna z jedną ukrytą Przepowiednią.',
    'start-player': 'Pierwszy gracz wybiera pierwszy; pozostali zaczynają z większą ilością Żywności.',
  },
  lists: {
    dice: 'Kości',
    clans: 'Klany',
    boards: 'Plansze',
    locations: 'Pola akcji',
    reavers: 'Łupieżcy',
    prophecies: 'Przepowiednie',
    seaJourneys: 'Podróże Morskie',
    seaBattles: 'Bitwy Morskie',
    villageSpoils: 'Łupy Wioski',
    keepSpoils: 'Łupy Twierdzy',
    territories: 'Terytoria',
    shipUpgrades: 'Ulepszenia Okrętu',
  },
}
