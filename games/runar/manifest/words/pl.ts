import type { en } from './en.ts'

export const pl: typeof en = {
  blurb: 'Trzech bohaterów twojego klanu, odłamki runicznego kamienia i noc pełna ostrzy.',
  length: '4–8 Wydarzeń',
  round: (n) => `Tura ${n}`,
  phases: {
    setup: 'przygotowanie',
    initial: 'faza Początkowa',
    tactics: 'faza Taktyki',
    action: 'faza Akcji',
    support: 'faza Wsparcia',
    destiny: 'faza Przeznaczenia',
    nemesis: 'faza Nemezis',
    end: 'Zakończenie',
    over: 'punktacja końcowa',
  },
  options: {
    play: 'Scenariusze różnią się misjami, Wydarzeniami i własnymi zasadami; te z literą B mają Nemezis. Kampania to pięć z nich przy jednym stole: bohaterowie awansują, a Skarby zostają.',
    scenarios:
      'Pięć z dziesięciu, rozgrywanych w kolejności numerów. Kolejny wybrany zajmuje miejsce wybranego najdawniej.',
    teams: 'Klan przynosi swoich trzech bohaterów albo bohaterów wybiera się po jednym.',
    rank: 'Odkrywcy mają jedną Umiejętność; Legendy mają dwie i Cechę, która działa zawsze.',
    layout: 'Gdzie na początku leżą Przeszkody, kości, Zagrożenia i Odłamki.',
    'obstacle-cards': 'Kamienne Stosy, Menhiry i Skrzynie można popychać, niszczyć i otwierać.',
    enemies: 'Kto zajmuje miejsca x, y i z na planszy Nemezis, gdy scenariusz tego nie mówi.',
    'first-player': 'Pierwszy gracz ma pierwszą turę i umieszcza bohaterów jako ostatni.',
  },
  lists: {
    heroes: 'Bohaterowie',
    layouts: 'Pola Bitwy',
    events: 'Wydarzenia',
    dooms: 'Karty Zagłady',
    missions: 'Misje',
    scenarios: 'Scenariusze',
    treasures: 'Skarby',
    obstacles: 'Przeszkody',
    enemies: 'Wrogowie',
    boards: 'Kształty Pola Bitwy',
    destinyBoards: 'Plansze Przeznaczenia',
    destinyCards: 'Karty Przeznaczenia',
    inspirationCards: 'Karty Natchnienia',
  },
}
