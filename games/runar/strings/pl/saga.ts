import { formOf } from '@longhouse/kernel'
import type { saga as inEnglish } from '../en/saga.ts'
import { CAMPAIGN_POINT, DOOM } from './nouns.ts'

/** What stands on the pages between the games of a campaign (RN-28). */
export const saga: typeof inEnglish = {
  mixed: 'Pięć scenariuszy',
  game: (n) => `Gra ${n}`,
  games: 'Gra',
  points: (n) => `${n} ${formOf('pl', n, CAMPAIGN_POINT)}`,
  stone: {
    won: (name, vp) => `wygrywa ${name}, ${vp} PZ`,
    next: 'następna',
    forPoints: 'daje punkty',
    last: 'kto ją wygra, wygrywa wszystko',
  },
  story: {
    title: 'Dotychczasowe dzieje',
    heroFell: (hero, by, home) =>
      by === null ? `${hero} pada (Terytorium: ${home}).` : `${by} pokonuje bohatera: ${hero} (Terytorium: ${home}).`,
    leaderFell: (enemy, by) => `${by} pokonuje Przywódcę: ${enemy}.`,
    statue: (name) => `${name} kończy budowę Posągu.`,
    doom: (card) => `Nadeszła Zagłada: ${card}.`,
    runar: (hero) => `${hero} zdobywa Runara.`,
    artifact: (name, card) => `${name} zabiera Artefakt: ${card}.`,
    doomMark: 'Nemezis zyskuje znacznik Zagłady.',
    more: (n) => `Pozostałe czyny: ${n}.`,
    quiet: 'Nie padł ani bohater, ani Przywódca.',
  },
  chart: {
    title: 'Gra po grze',
    about: 'miejsce daje Punkty Kampanii; Nemezis też zajmuje miejsce',
    rank: (name, rank, game) => `${name}: miejsce ${rank} w grze ${game}`,
    noPoints: 'bez punktów: kto wygra, wygrywa wszystko',
    blocks: 'Na każdym polu jest numer gry.',
    struck: (n) => `Przekreślone przepadną po grze 4, każdemu: ${n}.`,
    taken: (n) => `Przekreślone zabiera Nemezis, każdemu: ${n}.`,
  },
  next: {
    title: (n, name) => `Gra ${n}: ${name}`,
    events: (n) => `Wydarzenia: ${n}`,
    nobody: 'bez Nemezis',
    anyEnemy: 'Wrogowie do wyboru',
    dooms: (n) => `Wśród Wydarzeń ${n === 1 ? 'ukryta jest' : 'ukryte są'} ${n} ${formOf('pl', n, DOOM)}`,
  },
  clan: {
    won: (n) => `wygrana gra ${n}`,
    place: (rank, n) => `miejsce ${rank} w grze ${n}`,
  },
  nemesis: {
    marks: (n) => `Znaczniki Zagłady: ${n}`,
    marked: (players) =>
      players > 3 ? 'jeszcze jeden za ostatnie lub przedostatnie miejsce' : 'jeszcze jeden za ostatnie miejsce',
    penalty: (n) => `−${n} dla każdego klanu po grze 4`,
    spared: 'dotąd nic nie zabiera klanom',
    how: 'miejsce 1: −2, miejsce 2: −1, w każdej grze',
    taken: (n) => `zabiera każdemu klanowi: ${n}`,
  },
  evening: {
    won: (scenario, name) => `${scenario}: wygrywa ${name}`,
    yours: (scenario) => `${scenario}: wygrywasz`,
    vp: (n) => `Punkty Zwycięstwa: ${n}`,
    promotion: 'Odkrywca awansuje na Legendę',
    artifact: 'Zwycięzca zatrzymuje Artefakt',
    treasures: 'Każdy wybiera Skarb, zaczyna ostatni klan',
    nobody: 'Wygrywa Nemezis: nikt nie dobiera Artefaktów.',
    chooses: (names) => `wybierają jeszcze: ${names}`,
    done: 'gotowe',
    later: 'potem',
  },
  shop: {
    title: 'Przed ostatnią grą',
    left: (n) => `Zostało: ${n} ${formOf('pl', n, CAMPAIGN_POINT)}`,
    lost: 'Niewydane punkty przepadają.',
    times: (n) => (n === 1 ? 'jeden raz' : `najwyżej ${n}`),
    dice: (n) => `najwyżej ${n}`,
    dicePerHero: (n) => `${n} na bohatera`,
    bought: (n) => `kupione: ${n}`,
    inOrder: 'W kolejności tur',
    turn: { done: 'po zakupach', now: 'teraz wybiera', later: 'później' },
    boughtBy: (name) => `Kupione (${name})`,
    nothing: { done: 'nic', now: 'jeszcze nic', later: 'jeszcze nic' },
    short: (n) => `brakuje: ${n}`,
    growth: (part, from, to, slots) => `${part}: Dostęp do Wydarzeń ${from}\u00a0→\u00a0${to}\u00a0z\u00a0${slots}`,
  },
}
