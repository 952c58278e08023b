import type { Event } from '../src/events.ts'

type Example<K extends Event['kind']> = readonly [event: Extract<Event, { kind: K }>, en: string, pl: string]

const dice = [
  { type: 'swordsman', face: 'blank', locked: false },
  { type: 'swordsman', face: 'blank', locked: false },
  { type: 'axeman', face: 'two-hits', locked: false },
] as const

/** One of each kind, as it reads without its links. */
export const examples: { readonly [kind in Event['kind']]: Example<kind> } = {
  'leader-chosen': [
    { kind: 'leader-chosen', seat: 0, leader: 'dagrun' },
    'Astrid plays as Dagrun the Destined.',
    'Astrid gra jako Dagrun Naznaczona.',
  ],
  'round-began': [{ kind: 'round-began', round: 3 }, 'Round 3 begins.', 'Rozpoczyna się runda 3.'],
  'phase-began': [{ kind: 'phase-began', phase: 'combat' }, 'Combat begins.', 'Rozpoczyna się rozstrzyganie walk.'],
  'enemy-appeared': [
    { kind: 'enemy-appeared', enemy: 'monster-mara:red', place: 'shore-2' },
    'Distant Shore 2: the red Mara appears.',
    'Odległa Kraina 2: pojawia się czerwona Mara.',
  ],
  'journey-dealt': [
    { kind: 'journey-dealt', shore: 'shore-3' },
    'Distant Shore 3: a journey card is laid face down.',
    'Odległa Kraina 3: przybywa zakryta karta podróży.',
  ],
  'rune-offered': [
    { kind: 'rune-offered', rune: 'rune-fame' },
    'The Fame rune is on offer at the Runesmith.',
    'Mistrz Run oferuje runę Sława.',
  ],
  'merchant-arrived': [
    { kind: 'merchant-arrived', merchant: 'ship-settlers' },
    'A merchant arrives: Settlers (1 swordsman, 1 food and 1 wood).',
    'Przypływa kupiec: Osadnicy (1 fechmistrz, 1 żywność i 1 drewno).',
  ],
  refilled: [
    { kind: 'refilled', location: 'blacksmith', goods: { axeman: 1 } },
    'The Blacksmith receives 1 axeman.',
    'Kowal otrzymuje 1 topornika.',
  ],
  'worker-placed': [
    { kind: 'worker-placed', seat: 0, location: 'blacksmith' },
    'Astrid sends a worker to the Blacksmith.',
    'Astrid wysyła robotnika: Kowal.',
  ],
  begged: [{ kind: 'begged', seat: 1 }, 'Bjorn sends a worker begging.', 'Bjorn wysyła robotnika: Żebranie.'],
  paid: [
    { kind: 'paid', seat: 0, goods: { coin: 6 }, cause: 'shrine' },
    'Astrid pays 6 coins at the Shrine.',
    'Astrid płaci 6 monet (Kaplica).',
  ],
  gained: [
    { kind: 'gained', seat: 0, goods: { glory: 4, wood: 1 }, cause: 'troll-bog' },
    'Astrid gains 4 Glory and 1 wood for the Bog Troll.',
    'Astrid otrzymuje 4 punkty Chwały i 1 drewno (Troll Bagienny).',
  ],
  'left-behind': [
    { kind: 'left-behind', seat: 0, warriors: { swordsman: 1 }, cause: 'stall-savages' },
    'Astrid cannot take 1 swordsman at the Savages stall: no room, or none left.',
    'Astrid nie może przyjąć 1 fechmistrza (Dzikusy): brak miejsca albo kości.',
  ],
  'marker-moved': [
    { kind: 'marker-moved', from: 0, to: 1 },
    'Bjorn receives the First Player marker from Astrid.',
    'Bjorn otrzymuje znacznik pierwszego gracza (poprzednio: Astrid).',
  ],
  exchanged: [
    { kind: 'exchanged', seat: 0, holdings: { food: 0, wood: 2, coin: 1 } },
    'Astrid trades at the Market and now holds 2 wood and 1 coin.',
    'Astrid handluje (Targ) i ma teraz 2 drewna i 1 monetę.',
  ],
  'rune-taken': [
    { kind: 'rune-taken', seat: 0, rune: 'rune-gifts', fromDeck: true },
    'Astrid takes the top rune of the deck: Gifts.',
    'Astrid bierze wierzchnią runę ze stosu: Dary.',
  ],
  'rune-used': [
    { kind: 'rune-used', seat: 0, rune: 'rune-wealth' },
    'Astrid uses the Wealth rune.',
    'Astrid używa runy Bogactwo.',
  ],
  'journey-peeked': [
    { kind: 'journey-peeked', seat: 0, shore: 'shore-2', journey: null },
    'Astrid looks in secret at the journey card of Distant Shore 2.',
    'Astrid podgląda w tajemnicy kartę podróży (Odległa Kraina 2).',
  ],
  'destinies-drawn': [
    { kind: 'destinies-drawn', seat: 0, count: 2, cards: null },
    'Astrid draws 2 destinies.',
    'Astrid dobiera 2 karty przeznaczenia.',
  ],
  'destiny-kept': [
    { kind: 'destiny-kept', seat: 0, card: null },
    'Astrid keeps 1 destiny.',
    'Astrid zachowuje 1 kartę przeznaczenia.',
  ],
  'destinies-buried': [
    { kind: 'destinies-buried', seat: 0, count: 3, cards: null },
    'Astrid puts 3 destinies under the deck.',
    'Astrid odkłada pod talię 3 karty przeznaczenia.',
  ],
  'longship-built': [
    { kind: 'longship-built', seat: 0, longship: 'private-drakkar' },
    'Astrid builds the Dragon Ship.',
    'Astrid buduje łódź: Drakkar.',
  ],
  'longship-launched': [
    { kind: 'longship-launched', seat: 0, longship: 'public-small', shore: 'shore-4' },
    'Astrid sails to Distant Shore 4 with the Small Public Longship.',
    'Astrid obiera kurs: Odległa Kraina 4 (Mała Łódź Publiczna).',
  ],
  'worker-hired': [
    { kind: 'worker-hired', seat: 0 },
    'Astrid hires a worker at the Worker Huts.',
    'Astrid zatrudnia robotnika (Chata Robotników).',
  ],
  'turn-order-demanded': [
    { kind: 'turn-order-demanded', seat: 0 },
    'Astrid demands that warriors are assigned in turn order.',
    'Astrid żąda przypisywania wojowników po kolei.',
  ],
  assigned: [
    { kind: 'assigned', seat: 0, places: { 'troll-gate': { swordsman: 2 }, 'shore-2': { axeman: 1, food: 1 } } },
    'Astrid sends 2 swordsmen to Fight the Troll; 1 axeman and 1 food to Distant Shore 2.',
    'Astrid wysyła: Walka z Trollem – 2 fechmistrzów; Odległa Kraina 2 – 1 topornik i 1 żywność.',
  ],
  rolled: [
    { kind: 'rolled', seat: 0, place: 'draugr-left', dice },
    'Astrid rolls at the Draugr (left): 2 swordsmen (blank ×2) and 1 axeman (two hits).',
    'Astrid rzuca (Pole Draugra 1): 2 fechmistrzów (pusta ścianka ×2) i 1 topornik (dwa trafienia).',
  ],
  rerolled: [
    { kind: 'rerolled', seat: 0, cause: 'favor', dice: dice.slice(2) },
    'Astrid discards 1 favor for a reroll and now has 1 axeman (two hits).',
    'Astrid odrzuca 1 przysługę i po przerzucie ma 1 topornika (dwa trafienia).',
  ],
  hunted: [
    { kind: 'hunted', seat: 0, food: 3 },
    'Astrid comes home from the hunt with 3 food.',
    'Astrid przynosi z polowania 3 żywności.',
  ],
  damaged: [
    { kind: 'damaged', seat: 0, enemy: 'troll-bog', damage: 2, total: 4 },
    'Astrid deals 2 damage to the Bog Troll (4 in all, defence 3).',
    'Astrid zadaje 2 obrażenia (Troll Bagienny: razem 4, obrona 3).',
  ],
  'warriors-lost': [
    { kind: 'warriors-lost', seat: 0, warriors: { spearman: 5 }, cause: 'hunger' },
    'Astrid loses 5 spearmen to hunger.',
    'Astrid traci 5 włóczników z głodu.',
  ],
  'food-lost': [
    { kind: 'food-lost', seat: 0, food: 1, cause: 'journey-no-wind' },
    'Astrid loses 1 food on the journey (No Wind).',
    'Astrid traci 1 żywność (Bezwietrznie).',
  ],
  'enemy-defeated': [
    { kind: 'enemy-defeated', seat: 0, enemy: 'draugr-king:blue' },
    'Astrid defeats the blue Draugr King.',
    'Astrid pokonuje wroga: niebieski Król Draugrów.',
  ],
  'combat-lost': [
    { kind: 'combat-lost', seat: 0, enemy: 'monster-fenris-cub:yellow' },
    'Astrid loses the combat against the yellow Fenris Cub.',
    'Astrid przegrywa walkę z wrogiem: żółte Szczenię Fenrisa.',
  ],
  'blame-discarded': [
    { kind: 'blame-discarded', seat: 0, blame: 1 },
    'Astrid discards 1 blame.',
    'Astrid odrzuca 1 potępienie.',
  ],
  'blame-given': [
    { kind: 'blame-given', from: 0, to: 1, blame: 1 },
    'Astrid gives 1 blame to Bjorn.',
    'Astrid przekazuje 1 potępienie, dostaje je Bjorn.',
  ],
  'journey-revealed': [
    { kind: 'journey-revealed', seat: 0, shore: 'shore-2', journey: 'journey-storm' },
    'Astrid reveals the journey to Distant Shore 2: Storm.',
    'Astrid odkrywa kartę podróży (Odległa Kraina 2): Sztorm.',
  ],
  'journey-replaced': [
    { kind: 'journey-replaced', seat: 0, shore: 'shore-2', journey: 'journey-all-quiet' },
    'Astrid replaces the journey to Distant Shore 2 with All Quiet.',
    'Astrid wymienia kartę podróży (Odległa Kraina 2), nowa karta: Cisza na Morzu.',
  ],
  'food-lost-with-ship': [
    { kind: 'food-lost-with-ship', seat: 0, shore: 'shore-2', food: 3 },
    'Astrid loses 3 food with the longship to Distant Shore 2: nobody aboard is left to eat.',
    'Astrid traci 3 żywności z łodzi (Odległa Kraina 2), bo nie ma na niej komu jeść.',
  ],
  'crew-fed': [
    { kind: 'crew-fed', seat: 0, shore: 'shore-2', food: 0 },
    'Astrid has no food for the crew at Distant Shore 2.',
    'Astrid nie ma żywności dla załogi (Odległa Kraina 2).',
  ],
  'troll-unbeaten': [
    { kind: 'troll-unbeaten', troll: 'troll-whelp', blame: 1 },
    'Nobody has defeated the Troll Whelp: everyone takes 1 blame.',
    'Nikt nie pokonuje trolla (Trollowy Podrostek): każdy dostaje 1 potępienie.',
  ],
  'draugr-left': [
    { kind: 'draugr-left', draugr: 'draugr-barrow:red' },
    'The red Barrow Draugr leaves undefeated.',
    'Nikt nie pokonuje draugra, odchodzi czerwony Draugr z Kurhanu.',
  ],
  'bounty-grew': [
    { kind: 'bounty-grew', shore: 'shore-4', coins: 2 },
    'Distant Shore 4: the bounty on the monster grows to 2 coins.',
    'Odległa Kraina 4: nagroda za monstrum rośnie, razem 2 monety.',
  ],
  'destiny-scored': [
    { kind: 'destiny-scored', seat: 0, destiny: 'destiny-provider', glory: 5 },
    'Astrid reveals the destiny Full Larder and scores 5 Glory.',
    'Astrid odkrywa przeznaczenie Pełna Spiżarnia i zdobywa 5 punktów Chwały.',
  ],
  'final-score': [
    { kind: 'final-score', seat: 0, items: [], score: 82 },
    'Astrid finishes with 82 Glory.',
    'Astrid kończy grę z wynikiem: 82 punkty Chwały.',
  ],
  'game-won': [
    { kind: 'game-won', seats: [0, 1] },
    'Astrid and Bjorn share the victory.',
    'Astrid i Bjorn dzielą się zwycięstwem.',
  ],
}
