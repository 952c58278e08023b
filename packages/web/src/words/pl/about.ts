import type { about as english } from '../en/about.ts'

export const about: typeof english = {
  title: 'O Longhouse',
  note: 'Gry planszowe o wikingach w przeglądarce.',
  what: [
    'Longhouse to stół do gier planszowych o wikingach. Zna zasady, pokazuje, co można wybrać, a czego nie można, tego odmawia i podaje numer zasady.',
    'Grasz z przyjaciółmi na odległość, z innymi przy jednym urządzeniu, z botami albo jak kto woli. Kości wynikają z ziarna zapowiedzianego przed grą i ujawnionego po niej, więc każdy rzut można sprawdzić.',
  ],
  privacy: {
    title: 'Twoje gry są twoje',
    text: 'Gry na tym urządzeniu i ustawienia zostają w tej przeglądarce. To, w co grasz z przyjaciółmi, przechowuje dom, którego adres otwierasz: twoje imię, te gry i to, co tam piszesz, dopóki nie usuniesz konta. Nie ma reklam ani śledzenia.',
  },
  keys: 'Klawisze przy stole',
  cards: {
    title: 'Które karty są rekonstrukcjami',
    text: 'Instrukcja nie podaje treści każdej karty. Wartości, których nikt nie publikuje, dobraliśmy sami, tak by pasowały do liczb i przykładów z instrukcji. Przy stole taka karta o tym mówi.',
    list: 'Lista',
    entries: 'Wpisy',
    whole: 'Nasze',
    part: 'W części',
    total: 'Razem',
    none: 'brak',
    rules: 'Każda zasada też mówi, skąd pochodzi.',
  },
  credits: {
    title: 'Autorzy i licencje',
    icons: 'Ikony: Lorc, Delapouite i inni, ze zmienionymi kolorami:',
    iconsHome: 'game-icons.net',
    iconsLink: 'CC BY 3.0',
    fonts: 'Kroje pisma: Grenze Gotisch i Grenze (Omnibus-Type), Alegreya Sans (Huerta Tipográfica):',
    fontsLink: 'SIL Open Font License 1.1',
    drawings: 'Domy, łodzie, kości, żetony, znaki i krajobrazy narysowano dla Longhouse.',
    names:
      'Nazwy gier należą do wydawców, którzy nie mają z tą stroną nic wspólnego. Nie używa ona ich ilustracji ani tekstów; zasady opowiadamy własnymi słowami.',
  },
}
