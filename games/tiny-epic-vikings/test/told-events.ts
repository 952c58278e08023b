import type { Event } from '../src/events.ts'

type Example<K extends Event['kind']> = readonly [event: Extract<Event, { kind: K }>, en: string, pl: string]

/** One of each kind, as it reads without its links. */
export const examples: { readonly [kind in Event['kind']]: Example<kind> } = {
  'game-set-up': [
    {
      kind: 'game-set-up',
      gods: [
        { god: 'odin', rune: 'wealth' },
        { god: 'freyja', rune: 'secrets' },
        { god: 'tyr', rune: 'nature' },
      ],
    },
    "The gods of this game are Odin (Wealth), Freyja (Secrets) and Tyr (Nature's Fury).",
    'Bóstwa w tej grze: Odyn (Bogactwo), Freja (Sekrety) i Tyr (Gniew natury).',
  ],
  'boat-placed': [
    { kind: 'boat-placed', side: 0, at: 'west-fjord' },
    'Astrid places a boat in West Fjord.',
    'Astrid umieszcza łódź: Fiord Zachodni.',
  ],
  'era-began': [
    { kind: 'era-began', era: 2, first: 1 },
    'Era 2 begins. Bjorn plays first.',
    'Rozpoczyna się epoka 2. Zaczyna Bjorn.',
  ],
  'cards-dealt': [
    { kind: 'cards-dealt', era: 2, cards: 5 },
    'Cards are dealt: a hand has 5 cards in this era.',
    'Rozdanie kart. W tej epoce ręka liczy 5 kart.',
  ],
  'card-picked': [
    { kind: 'card-picked', side: 0, card: 'gunnar-goldhand' },
    'Astrid picks Gunnar Goldhand.',
    'Astrid wybiera kartę: Gunnar Złotoręki.',
  ],
  'hands-passed': [
    { kind: 'hands-passed', clockwise: false },
    'Hands are passed on counter-clockwise.',
    'Karty wędrują dalej przeciwnie do ruchu wskazówek zegara.',
  ],
  'card-discarded': [
    { kind: 'card-discarded', side: 0, card: 'mord-schemer', cause: 'odin' },
    'Astrid discards Mord the Schemer (Odin).',
    'Astrid odrzuca kartę: Mord Intrygant (Odyn).',
  ],
  'pile-turned-up': [
    { kind: 'pile-turned-up', cards: ['gunnar-goldhand', 'mord-schemer', 'egil-redrage'] },
    'A pile is turned up: Gunnar Goldhand, Mord the Schemer and Egil Redrage.',
    'Odkryty stos: Gunnar Złotoręki, Mord Intrygant, Egil Czerwony Szał.',
  ],
  'card-kept': [
    { kind: 'card-kept', side: 0, card: 'egil-redrage' },
    "Astrid keeps Egil Redrage; the other cards of the pile go to the Enemy's deck.",
    'Astrid zachowuje kartę: Egil Czerwony Szał; reszta stosu trafia do talii wroga.',
  ],
  'deck-reshuffled': [
    { kind: 'deck-reshuffled', cards: 12 },
    'The discard pile becomes a new deck of 12 cards.',
    'Potasowane karty odrzucone tworzą nową talię (liczba kart: 12).',
  ],
  'turn-began': [
    { kind: 'turn-began', side: 'enemy', era: 1, turn: 3 },
    'Era 1, turn 3: the Enemy (TV-16.1).',
    'Epoka 1, tura 3: Wróg (TV-16.1).',
  ],
  'card-played': [
    { kind: 'card-played', side: 0, card: 'hild-iceheart' },
    'Astrid plays Hild Iceheart face up.',
    'Astrid zagrywa odkrytą kartę: Hild Lodowe Serce.',
  ],
  'card-played-face-down': [
    { kind: 'card-played-face-down', side: 1, card: null },
    'Bjorn plays a card face down.',
    'Bjorn zagrywa zakrytą kartę.',
  ],
  'action-begun': [
    { kind: 'action-begun', side: 0, effect: { type: 'sail', value: 3 }, cause: 'leif-coinbearer' },
    'Astrid takes an action: sail 3 (Leif Coinbearer).',
    'Astrid wykonuje akcję: żegluga 3 (Leif Skarbnik).',
  ],
  'action-declined': [
    {
      kind: 'action-declined',
      side: 0,
      effect: { type: 'collect', resources: { food: 1 }, per: { kind: 'rune', rune: 'wealth' } },
      cause: 'torvald-openhand',
    },
    'Astrid declines an action: collect 1 food for each Wealth rune (Torvald Openhand).',
    'Astrid rezygnuje z akcji: zebranie zasobów – 1 żywność za każdą runę Bogactwo (Torvald Hojny).',
  ],
  sailed: [
    { kind: 'sailed', side: 0, from: 'west-fjord', to: 'port-wolf-isle-to-gold-isle' },
    'Astrid sails from West Fjord to Wolf Isle port towards Gold Isle.',
    'Astrid żegluje: Fiord Zachodni → Port Wilczej Wyspy od strony Złotej Wyspy.',
  ],
  'boat-driven-out': [
    {
      kind: 'boat-driven-out',
      side: 0,
      by: 'enemy',
      from: 'port-wolf-isle-to-gold-isle',
      to: 'wolf-sound',
    },
    'The Enemy drives the boat of Astrid out of Wolf Isle port towards Gold Isle to Wolf Sound (TV-16.14).',
    'Astrid wyprowadza łódź z portu: Port Wilczej Wyspy od strony Złotej Wyspy → Wilcza Cieśnina; do portu wpływa Wróg (TV-16.14).',
  ],
  'boat-sent-home': [
    { kind: 'boat-sent-home', side: 'enemy', by: 0, from: 'port-wolf-isle-to-gold-isle' },
    'Astrid sends the boat of the Enemy in Wolf Isle port towards Gold Isle back to its sheet (TV-16.40).',
    'Astrid wpływa do portu (Port Wilczej Wyspy od strony Złotej Wyspy); Wróg odkłada stąd łódź na arkusz (TV-16.40).',
  ],
  'settlers-deployed': [
    { kind: 'settlers-deployed', side: 0, island: 'wolf-isle', settlers: 2, food: 2 },
    'Astrid puts 2 settlers on Wolf Isle for 2 food.',
    'Astrid rozmieszcza 2 osadników (Wilcza Wyspa) za 2 żywności.',
  ],
  'village-plundered': [
    { kind: 'village-plundered', side: 'enemy', port: 'port-wolf-isle-to-gold-isle', steel: 0 },
    'The Enemy plunders the village in Wolf Isle port towards Gold Isle without paying (TV-16.15).',
    'Wróg łupi osadę (Port Wilczej Wyspy od strony Złotej Wyspy) bez opłaty (TV-16.15).',
  ],
  'settler-moved': [
    { kind: 'settler-moved', side: 1, from: 'wolf-isle', to: 'gold-isle' },
    'Bjorn moves a settler from Wolf Isle to Gold Isle.',
    'Bjorn przenosi osadnika: Wilcza Wyspa → Złota Wyspa.',
  ],
  'settlers-withdrawn': [
    { kind: 'settlers-withdrawn', side: 0, island: 'gold-isle', settlers: 1 },
    'Astrid takes 1 settler back from Gold Isle.',
    'Astrid cofa na arkusz 1 osadnika: Złota Wyspa.',
  ],
  attacked: [
    {
      kind: 'attacked',
      side: 0,
      island: 'gold-isle',
      losses: [
        { side: 1, island: 'gold-isle', settlers: 1 },
        { side: 'enemy', island: 'gold-isle', settlers: 1 },
      ],
    },
    'Astrid has most settlers on Gold Isle: Bjorn loses 1 settler and the Enemy loses 1 settler.',
    'Astrid ma najwięcej osadników (Złota Wyspa): Bjorn traci 1 osadnika i Wróg traci 1 osadnika.',
  ],
  smote: [
    {
      kind: 'smote',
      side: 0,
      losses: [
        { side: 1, island: 'gold-isle', settlers: 1 },
        { side: 2, island: 'wolf-isle', settlers: 2 },
      ],
    },
    'Astrid smites: Bjorn loses 1 settler on Gold Isle and Sigrun loses 2 settlers on Wolf Isle.',
    'Astrid dokonuje pogromu: Bjorn traci 1 osadnika (Złota Wyspa) i Sigrun traci 2 osadników (Wilcza Wyspa).',
  ],
  gained: [
    { kind: 'gained', side: 0, goods: { wood: 2, steel: 1 }, cause: 'favor-seers-bowl' },
    "Astrid gains 2 wood and 1 steel from Seer's Bowl.",
    'Astrid zyskuje 2 drewna i 1 stal (Czara Wieszczki).',
  ],
  lost: [
    { kind: 'lost', side: 0, goods: { food: 1 }, cause: 'no-such-cause' },
    'Astrid loses 1 food.',
    'Astrid traci 1 żywność.',
  ],
  exchanged: [
    { kind: 'exchanged', side: 0, give: 'food', take: 'steel', number: 3 },
    'Astrid exchanges 3 food for 3 steel.',
    'Astrid wymienia 3 żywności na 3 stali.',
  ],
  'boat-built': [
    { kind: 'boat-built', side: 0, at: 'west-fjord', wood: 2 },
    'Astrid builds a boat in West Fjord for 2 wood.',
    'Astrid buduje łódź za 2 drewna: Fiord Zachodni.',
  ],
  'temple-built': [
    { kind: 'temple-built', side: 0, island: 'gold-isle', wood: 6 },
    'Astrid builds a temple on Gold Isle for 6 wood.',
    'Astrid buduje świątynię za 6 drewna: Złota Wyspa.',
  ],
  'temple-moved': [
    { kind: 'temple-moved', side: 0, from: 'gold-isle', to: 'wolf-isle' },
    'Astrid moves a temple from Gold Isle to Wolf Isle.',
    'Astrid przenosi świątynię: Złota Wyspa → Wilcza Wyspa.',
  ],
  'card-drawn': [{ kind: 'card-drawn', side: 0, card: null }, 'Astrid draws a card.', 'Astrid dobiera kartę.'],
  'rune-taken': [
    { kind: 'rune-taken', side: 0, island: 'gold-isle', rune: 'wealth', from: 1 },
    'Astrid takes control of Gold Isle (Wealth rune) from Bjorn.',
    'Astrid przejmuje kontrolę: Złota Wyspa (runa Bogactwo) – dotąd: Bjorn.',
  ],
  'rune-returned': [
    { kind: 'rune-returned', side: 0, island: 'gold-isle', rune: 'wealth' },
    'Astrid has no influence left on Gold Isle: its Wealth rune goes back to it.',
    'Astrid nie ma już wpływu (Złota Wyspa): runa Bogactwo wraca na wyspę.',
  ],
  'fury-changed': [
    { kind: 'fury-changed', side: 0, god: 'odin', by: -1, fury: 3, cause: 'loki' },
    'The fury of Odin falls by 1 to 3 (Loki).',
    'Odyn: gniew spada o 1, do 3 (Loki).',
  ],
  'battle-started': [
    { kind: 'battle-started', side: 'enemy', favor: 'favor-great-stag', row: 'below', end: 'right' },
    'The Enemy starts a battle for Great Stag, the right end of the row below the map (TV-17.7).',
    'Wróg rozpoczyna bitwę o kartę łaski: Wielki Jeleń – prawy koniec rzędu pod mapą (TV-17.7).',
  ],
  'battle-joined': [{ kind: 'battle-joined', side: 1 }, 'Bjorn joins the battle.', 'Bjorn dołącza do bitwy.'],
  'battle-revealed': [
    {
      kind: 'battle-revealed',
      cards: [
        { side: 0, card: 'egil-redrage' },
        { side: 'enemy', card: 'kol-timberfell' },
      ],
    },
    'The cards of the battle are turned up: Egil Redrage (Astrid) and Kol Timberfell (the Enemy).',
    'Karty bitwy zostają odkryte: Egil Czerwony Szał (Astrid) i Kol Drwal (Wróg).',
  ],
  'steel-paid': [
    { kind: 'steel-paid', side: 0, steel: 2, card: 'egil-redrage' },
    'Astrid pays 2 steel for Egil Redrage.',
    'Astrid płaci 2 stali: Egil Czerwony Szał.',
  ],
  'steel-missing': [
    { kind: 'steel-missing', side: 1, steel: 1, card: 'rolf-seabear' },
    'Bjorn cannot pay 1 steel for Rolf Seabear and does not compete.',
    'Bjorn nie ma czym zapłacić (koszt: 1 stal) i nie walczy: Rolf Morski Niedźwiedź.',
  ],
  'strength-counted': [
    { kind: 'strength-counted', side: 0, card: 'egil-redrage', strength: 8 },
    'Astrid fights with Egil Redrage: strength 8.',
    'Astrid walczy: Egil Czerwony Szał, siła 8.',
  ],
  'invaders-came': [
    { kind: 'invaders-came', card: 'grim-nightwatch', strength: 6 },
    'The invaders come with Grim Nightwatch: strength 6.',
    'Przybywają najeźdźcy: Grim Nocny Strażnik, siła 6.',
  ],
  'battle-ended': [
    { kind: 'battle-ended', winner: 0, favor: 'favor-great-stag', losers: [1] },
    'Astrid wins the battle and takes Great Stag.',
    'Astrid wygrywa bitwę i bierze kartę łaski: Wielki Jeleń.',
  ],
  'favor-returned': [
    { kind: 'favor-returned', side: 0, favor: 'favor-great-stag', row: 'above', end: 'left' },
    'Astrid returns Great Stag to the left end of the row above the map.',
    'Astrid oddaje kartę łaski: Wielki Jeleń – lewy koniec rzędu nad mapą.',
  ],
  'boon-taken': [
    { kind: 'boon-taken', side: 1, god: 'thor' },
    'Bjorn takes the Valhalla boon of Thor.',
    'Bjorn przyjmuje dar Valhalli: Thor.',
  ],
  'boon-declined': [
    { kind: 'boon-declined', side: 1, god: 'thor' },
    'Bjorn declines the Valhalla boon of Thor.',
    'Bjorn rezygnuje z daru Valhalli: Thor.',
  ],
  'village-sacrificed': [
    { kind: 'village-sacrificed', side: 0, action: 'sacrifice-sail' },
    'Astrid sacrifices a village: Sail a boat ×2.',
    'Astrid ofiarowuje osadę: Żegluga łodzią ×2.',
  ],
  'cleaned-up': [
    { kind: 'cleaned-up', era: 1, first: 1 },
    'Era 1 is over, and the cards played are discarded. Bjorn plays first in the next.',
    'Koniec epoki 1: zagrane karty zostają odrzucone. Następną zaczyna Bjorn.',
  ],
  'enemy-played': [
    { kind: 'enemy-played', side: 'enemy', card: 'ivar-stormrider' },
    'The Enemy plays the top card of its deck: Ivar Stormrider (TV-16.2).',
    'Wróg zagrywa wierzchnią kartę swojej talii: Ivar Jeździec Burzy (TV-16.2).',
  ],
  'enemy-aimed': [
    { kind: 'enemy-aimed', side: 'enemy', island: 'gold-isle', steps: 3, rune: 'wealth' },
    'The Enemy aims at Gold Isle, the nearest other island with a Wealth rune, and may make 3 steps (TV-16.6).',
    'Wróg obiera za cel najbliższą inną wyspę z runą Bogactwo: Złota Wyspa, najwyżej 3 kroki (TV-16.6).',
  ],
  'chieftain-moved': [
    {
      kind: 'chieftain-moved',
      side: 'enemy',
      from: 'port-wolf-isle-to-gold-isle',
      to: 'port-gold-isle-to-wolf-isle',
      cause: 'cross-route',
    },
    'The chieftain boat moves from Wolf Isle port towards Gold Isle to Gold Isle port towards Wolf Isle (TV-16.47).',
    'Łódź wodza płynie: Port Wilczej Wyspy od strony Złotej Wyspy → Port Złotej Wyspy od strony Wilczej Wyspy (TV-16.47).',
  ],
  'enemy-does-sheet-action': [
    { kind: 'enemy-does-sheet-action', side: 'enemy', effect: { type: 'harvest', value: 2 }, rune: 'wealth' },
    'The Enemy does what its sheet says for Wealth: harvest 2 (TV-16.39).',
    'Wróg wykonuje akcję swojego arkusza dla runy Bogactwo: zbiory 2 (TV-16.39).',
  ],
  'marker-moved': [
    { kind: 'marker-moved', side: 'enemy', resource: 'food', to: 3 },
    "The Enemy's food marker moves to 3 (TV-16.28).",
    'Znacznik żywności wroga przesuwa się na pole 3 (TV-16.28).',
  ],
  'marker-stopped': [
    { kind: 'marker-stopped', side: 'enemy', resource: 'wood' },
    "The Enemy's wood marker is at the end of its track and stops for this turn (TV-16.30).",
    'Znacznik drewna wroga jest na końcu toru i zatrzymuje się do końca tury (TV-16.30).',
  ],
  'marker-reset': [
    { kind: 'marker-reset', side: 'enemy', resource: 'steel' },
    "The Enemy's steel marker goes back to 0 at the end of the turn (TV-16.30).",
    'Znacznik stali wroga wraca na koniec tury na pole 0 (TV-16.30).',
  ],
  'icon-reached': [
    { kind: 'icon-reached', side: 'enemy', resource: 'wood', at: 2, action: 'hunt-boat' },
    "The Enemy's wood marker reaches the icon at 2: it will hunt the nearest boat in a port (TV-16.42).",
    'Znacznik drewna wroga osiąga symbol na polu 2, który poczeka na swoją kolej: łódź wodza rusza na najbliższą łódź w porcie (TV-16.42).',
  ],
  'icon-done': [
    { kind: 'icon-done', side: 'enemy', resource: 'food', at: 4, action: 'add-boat' },
    'The icon at 4 of the food track makes the Enemy add a boat to the port of the chieftain boat (TV-16.50).',
    'Wróg wykonuje akcję zasobów (tor żywności, pole 4): dodatkowa łódź w porcie łodzi wodza (TV-16.50).',
  ],
  'enemy-skipped': [
    { kind: 'enemy-skipped', side: 'enemy', what: 'build', rule: 'TV-16.36' },
    'The Enemy has no boat left to build (TV-16.36).',
    'Wróg nie ma już łodzi do zbudowania (TV-16.36).',
  ],
  'final-score': [
    { kind: 'final-score', side: 'enemy', items: [], score: 22 },
    'The Enemy finishes with 22 points.',
    'Wróg kończy grę z wynikiem: 22 punkty.',
  ],
  'game-won': [{ kind: 'game-won', sides: ['enemy'] }, 'The Enemy wins.', 'Wróg wygrywa.'],
}
