import type { Event } from '../src/events.ts'

type Example<K extends Event['kind']> = readonly [event: Extract<Event, { kind: K }>, en: string, pl: string]

/** One of each kind, as it reads without its links. */
export const examples: { readonly [kind in Event['kind']]: Example<kind> } = {
  'game-set-up': [
    {
      kind: 'game-set-up',
      scenario: 'scenario-1b',
      layout: 'layout-raven-gate',
      order: [1, 0],
      events: ['event-01', 'event-07'],
    },
    'Frozen Domain is played on Raven Gate, and Ivar is the First player. The Events are First Blood and Resistance.',
    'Scenariusz: Mroźna Domena, Pole Bitwy: Krucza Brama, Pierwszy gracz: Ivar. Wydarzenia: Pierwsza Krew i Opór.',
  ],
  'clan-chosen': [
    { kind: 'clan-chosen', seat: 0, clan: 'bear' },
    'Astrid leads the Bear Clan.',
    'Astrid wybiera: Klan Niedźwiedzia.',
  ],
  'hero-drafted': [
    { kind: 'hero-drafted', seat: 0, hero: 'hrafn', rank: 'legend' },
    'Astrid takes Hrafn (Legend).',
    'Astrid bierze bohatera: Hrafn (Legenda).',
  ],
  'obstacles-chosen': [
    { kind: 'obstacles-chosen', seat: 1, group: 'purple', obstacle: 'menhir' },
    'Ivar chooses the Menhir for the purple nodes.',
    'Ivar wybiera Przeszkodę na węzły fioletowe: Menhir.',
  ],
  'cards-kept': [
    { kind: 'cards-kept', seat: 0, cards: ['hrafn-01', 'feima-02', 'halvard-03'], number: 3 },
    'Astrid keeps 3 cards (Hrafn – Action 1, Feima – Action 2 and Halvard – Action 3).',
    'Astrid zatrzymuje 3 karty (Hrafn – Akcja 1, Feima – Akcja 2 i Halvard – Akcja 3).',
  ],
  'cards-buried': [
    { kind: 'cards-buried', seat: 0, cards: null, number: 3 },
    'Astrid puts 3 cards on the bottom of the Action deck.',
    'Astrid kładzie na spód talii Akcji 3 karty.',
  ],
  'cards-put-on-top': [
    { kind: 'cards-put-on-top', seat: 0, cards: ['hrafn-01'], number: 1 },
    'Astrid puts 1 card (Hrafn – Action 1) on top of the Action deck.',
    'Astrid kładzie na wierzch talii Akcji 1 kartę (Hrafn – Akcja 1).',
  ],
  'token-placed': [
    { kind: 'token-placed', seat: 0, node: 'n-2-6', die: 'agility', hero: null },
    'Astrid places a hero face down on C7 and takes its Agility die.',
    'Astrid umieszcza zakrytego bohatera (C7) i bierze stamtąd 1 kość Zwinności.',
  ],
  'heroes-revealed': [
    {
      kind: 'heroes-revealed',
      heroes: [
        { hero: 'hrafn', node: 'n-2-6' },
        { hero: 'helga', node: 'n-0-0' },
      ],
    },
    'The heroes are revealed: Hrafn on C7 and Helga on A1.',
    'Bohaterowie zostają odkryci: Hrafn (C7) i Helga (A1).',
  ],
  'turn-began': [{ kind: 'turn-began', seat: 0, turn: 3 }, 'Turn 3: Astrid.', 'Tura 3: Astrid.'],
  'phase-began': [
    { kind: 'phase-began', seat: 0, phase: 'tactics' },
    'Astrid: Tactics phase.',
    'Astrid: faza Taktyki.',
  ],
  'tactic-used': [
    { kind: 'tactic-used', seat: 0, tactic: 'charge', hero: 'hrafn' },
    'Astrid uses Charge with Hrafn.',
    'Astrid używa Taktyki: Szarża (Hrafn).',
  ],
  'card-drawn': [
    { kind: 'card-drawn', seat: 0, card: null, from: 'bottom' },
    'Astrid draws a card from the bottom of the Action deck.',
    'Astrid dobiera kartę ze spodu talii Akcji.',
  ],
  'memory-reshuffled': [
    { kind: 'memory-reshuffled', seat: 0, cards: 12 },
    'Astrid shuffles the Memory into a new Action deck of 12 cards.',
    'Astrid tasuje Pamięć jako nową talię Akcji: 12 kart.',
  ],
  'card-played': [
    { kind: 'card-played', seat: 0, card: 'hrafn-03', hero: 'hrafn' },
    'Astrid plays Hrafn – Action 3.',
    'Astrid zagrywa kartę: Hrafn – Akcja 3.',
  ],
  'hero-active': [
    { kind: 'hero-active', seat: 0, hero: 'feima', byChange: true },
    'Feima becomes Active by Change.',
    'Aktywny bohater: Feima (Zmiana).',
  ],
  'dice-gained': [
    { kind: 'dice-gained', seat: 0, dice: { strength: 2, neutral: 1 }, hero: 'hrafn', cause: 'ancestors-strength' },
    "Hrafn gains 2 Strength dice and 1 Neutral die (Ancestors' Strength).",
    'Hrafn zyskuje 2 kości Siły i 1 kość Neutralną (Siła Przodków).',
  ],
  'dice-lost': [
    { kind: 'dice-lost', seat: 0, dice: { agility: 1 }, hero: null, cause: 'overflow' },
    'Astrid loses 1 Agility die (no room in the pool).',
    'Astrid traci 1 kość Zwinności (brak miejsca w Puli).',
  ],
  'dice-paid': [
    { kind: 'dice-paid', seat: 0, dice: { neutral: 1 }, hero: null, cause: 'attack' },
    'Astrid pays 1 Neutral die (Attack).',
    'Astrid wydaje 1 kość Neutralną (Atak).',
  ],
  'die-taken': [
    { kind: 'die-taken', seat: 0, die: 'instinct', from: 1, hero: 'frida', cause: 'lokis-theft' },
    'Frida takes 1 Instinct die from Ivar (Loki’s Theft).',
    'Frida zabiera 1 kość Instynktu (dotąd: Ivar) (Kradzież Lokiego).',
  ],
  'action-declared': [
    {
      kind: 'action-declared',
      figure: 'hrafn',
      action: 'attack',
      target: { figure: 'seggir-12' },
      node: 'n-2-6',
      cause: 'attack',
    },
    'Hrafn declares an Attack on Seggir.',
    'Hrafn deklaruje Atak: Seggir.',
  ],
  'action-without-effect': [
    { kind: 'action-without-effect', figure: 'seggir-12', action: 'attack' },
    'The Attack of Seggir has no effect.',
    'Seggir: Atak bez skutku.',
  ],
  'reaction-used': [
    { kind: 'reaction-used', seat: 1, hero: 'helga', reaction: 'defence', cause: 'defence' },
    'Helga reacts with Defence.',
    'Helga reaguje: Obrona.',
  ],
  onrush: [
    { kind: 'onrush', hero: 'hrafn', power: 1, defence: 2, hits: false },
    'Onrush on Hrafn: Power 1 against 2 Defence tokens, so nothing happens.',
    'Natarcie (Hrafn): Moc 1, żetony Obrony: 2 – nic się nie dzieje.',
  ],
  moved: [
    { kind: 'moved', figure: 'seggir-12', from: 'n-2-6', to: 'n-2-7' },
    'Seggir moves from C7 to C8.',
    'Seggir porusza się: C7 → C8.',
  ],
  pushed: [
    { kind: 'pushed', figure: 'helga', by: 'hrafn', from: 'n-2-6', to: 'n-2-7' },
    'Hrafn pushes Helga from C7 to C8.',
    'Hrafn popycha figurkę: Helga, C7 → C8.',
  ],
  placed: [
    { kind: 'placed', figure: 'frida', from: 'n-2-6', to: 'n-5-5', cause: 'shapeshift' },
    'Frida is placed on F6, coming from C7 (Shapeshift).',
    'Frida zmienia miejsce: C7 → F6 (Zmiana Postaci).',
  ],
  shifted: [
    { kind: 'shifted', figure: 'helga', from: 'n-2-6', to: 'n-2-7', cause: 'harpoon' },
    'Helga is moved from C7 to C8 (Harpoon).',
    'Przesunięta figurka: Helga, C7 → C8 (Harpun).',
  ],
  'obstacle-moved': [
    { kind: 'obstacle-moved', obstacle: 'menhir', from: 'n-2-6', to: 'n-2-7' },
    'The Menhir moves from C7 to C8.',
    'Przesunięta Przeszkoda: Menhir, C7 → C8.',
  ],
  'ability-used': [
    { kind: 'ability-used', seat: 0, hero: 'hrafn', ability: 'ancestors-strength' },
    "Hrafn uses the Ability Ancestors' Strength.",
    'Hrafn używa Umiejętności: Siła Przodków.',
  ],
  'trait-worked': [
    { kind: 'trait-worked', seat: 0, hero: 'hrafn', trait: 'hrafn-trait' },
    'The Trait of Hrafn works: Voice of the Spirits.',
    'Działa Cecha: Głos Duchów (Hrafn).',
  ],
  'treasure-used': [
    { kind: 'treasure-used', seat: 0, card: 'mark-tyr', hero: 'hrafn' },
    'Hrafn uses Mark of Tyr.',
    'Hrafn używa Skarbu: Znak Tyra.',
  ],
  'treasure-equipped': [
    { kind: 'treasure-equipped', seat: 0, card: 'equipment-seal-boots', hero: 'hrafn' },
    'Astrid equips Hrafn with Sealskin Boots.',
    'Astrid wyposaża bohatera: Hrafn – Skarb: Buty z Foczej Skóry.',
  ],
  'treasure-stored': [
    { kind: 'treasure-stored', seat: 0, card: 'equipment-seal-boots', hero: 'hrafn' },
    'Astrid puts Sealskin Boots into the Treasury (Hrafn).',
    'Astrid wkłada do Skarbca: Buty z Foczej Skóry (Hrafn).',
  ],
  'treasure-gained': [
    { kind: 'treasure-gained', seat: 0, card: 'mark-tyr', cause: 'divine-gift' },
    'Astrid gains the Treasure Mark of Tyr (Divine Gift).',
    'Astrid zyskuje Skarb: Znak Tyra (Boski Dar).',
  ],
  'treasures-offered': [
    { kind: 'treasures-offered', cards: ['mark-tyr', 'equipment-war-horn'] },
    'Treasures are offered beside the board: Mark of Tyr and War Horn.',
    'Obok planszy leżą Skarby: Znak Tyra i Róg Wojenny.',
  ],
  'damage-dealt': [
    { kind: 'damage-dealt', target: { figure: 'helga' }, damage: 'normal', by: 0, figure: 'hrafn', cause: 'attack' },
    'Hrafn deals damage to Helga (Attack).',
    'Hrafn zadaje Obrażenie: Helga (Atak).',
  ],
  'defence-discarded': [
    { kind: 'defence-discarded', seat: 1, hero: 'helga', cause: 'attack' },
    'Helga discards a Defence token (Attack).',
    'Helga odrzuca żeton Obrony (Atak).',
  ],
  'defence-gained': [
    { kind: 'defence-gained', seat: 0, hero: 'hrafn', tokens: 2, cause: 'ancestors-strength' },
    "Hrafn gains 2 Defence tokens (Ancestors' Strength).",
    'Hrafn zyskuje 2 żetony Obrony (Siła Przodków).',
  ],
  'card-given-up': [
    { kind: 'card-given-up', seat: 1, card: 'helga-04', hero: 'helga', from: 'deck' },
    'Ivar gives up Helga – Action 4 from the Action deck.',
    'Ivar oddaje kartę z talii Akcji: Helga – Akcja 4.',
  ],
  'inspiration-given-up': [
    { kind: 'inspiration-given-up', seat: 1, hero: 'helga' },
    'Ivar gives up an Inspiration card for Helga.',
    'Ivar oddaje kartę Natchnienia (Helga).',
  ],
  'inspiration-returned': [
    { kind: 'inspiration-returned', seat: 1 },
    'Ivar puts an Inspiration card back into its deck.',
    'Ivar odkłada kartę Natchnienia do jej talii.',
  ],
  'card-captured': [
    { kind: 'card-captured', side: 'nemesis', card: 'helga-04' },
    'The Nemesis captures Helga – Action 4.',
    'Nemezis zdobywa kartę: Helga – Akcja 4.',
  ],
  'damage-set-cleared': [
    { kind: 'damage-set-cleared', side: 0, cards: ['helga-04', 'advantage', 'erik-01'], vp: 1 },
    'Astrid clears three captured cards for 1 VP: Helga – Action 4, Advantage card and Erik – Action 1.',
    'Astrid zamienia trzy zdobyte karty na 1 PZ: Helga – Akcja 4, Karta Przewagi i Erik – Akcja 1.',
  ],
  'advantage-gained': [
    { kind: 'advantage-gained', side: 'nemesis', cause: 'hazard' },
    'The Nemesis takes an Advantage card (Hazard).',
    'Nemezis bierze kartę Przewagi (Zagrożenie).',
  ],
  'inspiration-gained': [
    { kind: 'inspiration-gained', seat: 1, cause: 'hero-defeated' },
    'Ivar takes an Inspiration card (hero defeated).',
    'Ivar bierze kartę Natchnienia (pokonany bohater).',
  ],
  'card-recovered': [
    { kind: 'card-recovered', seat: 1, card: 'helga-04', from: 0 },
    'Ivar takes Helga – Action 4 back from Astrid.',
    'Ivar odzyskuje kartę: Helga – Akcja 4 (dotąd: Astrid).',
  ],
  'card-to-memory': [
    { kind: 'card-to-memory', seat: 1, card: 'helga-04', cause: 'doom-toll-of-hel' },
    'Ivar puts Helga – Action 4 into the Memory (Toll of Hel).',
    'Ivar wkłada kartę do Pamięci: Helga – Akcja 4 (Myto Hel).',
  ],
  'hero-defeated': [
    { kind: 'hero-defeated', hero: 'helga', node: 'n-2-6', by: 0 },
    'Helga is defeated on C7 by Astrid.',
    'Astrid pokonuje bohatera: Helga, C7.',
  ],
  'enemy-defeated': [
    { kind: 'enemy-defeated', figure: 'seggir-12', enemy: 'seggir', by: 0 },
    'Astrid defeats Seggir.',
    'Astrid pokonuje Wroga: Seggir.',
  ],
  'vp-changed': [
    { kind: 'vp-changed', side: 0, vp: 1, cause: 'shard' },
    'Astrid gains 1 VP (Shard collected).',
    'Astrid zyskuje 1 PZ (zebrany Odłamek).',
  ],
  'trophies-changed': [
    { kind: 'trophies-changed', side: 0, trophies: -2, cause: 'divine-gift' },
    'Astrid loses 2 Trophies (Divine Gift).',
    'Astrid traci 2 Trofea (Boski Dar).',
  ],
  'hazard-moved': [
    { kind: 'hazard-moved', from: 'n-2-6', to: 'n-2-7', by: 'arne' },
    'Arne moves the Hazard from C7 to C8.',
    'Arne przesuwa Zagrożenie: C7 → C8.',
  ],
  'hazard-placed': [
    { kind: 'hazard-placed', node: 'n-2-6', cause: 'set-trap' },
    'A Hazard is placed on C7 (Set a Trap).',
    'Nowe Zagrożenie na węźle: C7 (Zastawienie Pułapki).',
  ],
  'hazard-activated': [
    { kind: 'hazard-activated', node: 'n-2-6', figure: 'helga' },
    'The Hazard on C7 activates on Helga.',
    'Zagrożenie się aktywuje: Helga, C7.',
  ],
  'shard-collected': [
    { kind: 'shard-collected', seat: 0, hero: 'hrafn', node: 'n-2-6', color: 'blue' },
    'Hrafn collects the blue Shard on C7.',
    'Hrafn zbiera niebieski Odłamek: C7.',
  ],
  'shard-returned': [
    { kind: 'shard-returned', seat: 0, node: 'n-2-6', color: 'yellow' },
    'Astrid puts a yellow Shard on C7.',
    'Astrid kładzie żółty Odłamek: C7.',
  ],
  'shard-discarded': [
    { kind: 'shard-discarded', seat: 0, node: 'n-2-6' },
    'Astrid discards the Shard on C7.',
    'Astrid odrzuca Odłamek z węzła: C7.',
  ],
  'part-built': [
    { kind: 'part-built', seat: 0, part: 'body' },
    'Astrid adds the Body to the Statue.',
    'Astrid dokłada część Posągu: Korpus.',
  ],
  'part-lost': [
    { kind: 'part-lost', seat: 0, part: 'flame', cause: 'trampled-idols' },
    'Astrid loses the Flame of the Statue (Trampled Idols).',
    'Astrid traci część Posągu: Płomień (Zdeptane Posągi).',
  ],
  'destiny-revealed': [
    { kind: 'destiny-revealed', seat: 0, card: 'destiny-07' },
    'Astrid reveals Destiny 7.',
    'Astrid odkrywa kartę: Przeznaczenie 7.',
  ],
  'event-placed': [
    { kind: 'event-placed', seat: 0, card: 'event-07', slot: 0 },
    'Astrid places the Event Resistance on slot 1.',
    'Astrid kładzie Wydarzenie na miejscu 1: Opór.',
  ],
  'destiny-reshuffled': [
    { kind: 'destiny-reshuffled', cards: 20 },
    'The discarded Destiny cards become a new deck of 20 cards.',
    'Odrzucone karty Przeznaczenia tworzą nową talię: 20 kart.',
  ],
  'enemy-token-taken': [
    { kind: 'enemy-token-taken', seat: 0, slot: 1 },
    'Astrid takes the Enemy token above slot 2.',
    'Astrid bierze żeton Wroga znad miejsca 2.',
  ],
  'effect-began': [
    { kind: 'effect-began', cause: 'gift-of-the-gods', seat: null },
    'Gift of the Gods takes effect.',
    'Działa efekt: Dar Bogów.',
  ],
  'effect-declined': [
    { kind: 'effect-declined', seat: 0, cause: 'shaping-fate' },
    'Astrid declines Shaping Fate.',
    'Astrid rezygnuje: Kształtowanie Losu.',
  ],
  'obstacle-destroyed': [
    { kind: 'obstacle-destroyed', obstacle: 'chest', node: 'n-2-6', by: 'hrafn' },
    'Hrafn destroys the Chest on C7.',
    'Hrafn niszczy Przeszkodę: Skrzynia, C7.',
  ],
  'remains-placed': [
    { kind: 'remains-placed', node: 'n-2-6' },
    'Remains are left on C7.',
    'Na węźle leżą teraz Pozostałości: C7.',
  ],
  'chest-opened': [
    { kind: 'chest-opened', seat: 0, reward: 'chest-treasure' },
    'Astrid opens the Chest: Treasure.',
    'Astrid otwiera Skrzynię: Skarb.',
  ],
  'runar-moved': [
    { kind: 'runar-moved', from: 'n-2-6', to: 'n-5-5' },
    'The Runar moves from C7 to F6.',
    'Runar się przenosi: C7 → F6.',
  ],
  'enemy-card-revealed': [
    { kind: 'enemy-card-revealed', card: 'seggir-hunt-the-chieftain', figure: 'seggir-12', base: true },
    'Seggir is activated: Hunt the Chieftain (its condition does not hold: Base activation).',
    'Seggir się aktywuje: Polowanie na Wodza (warunek niespełniony: Aktywacja Podstawowa).',
  ],
  'enemy-deck-reshuffled': [
    { kind: 'enemy-deck-reshuffled', cards: 9 },
    'The Enemy action cards are shuffled into a new deck of 9.',
    'Karty Akcji Wrogów tworzą po potasowaniu nową talię: 9 kart.',
  ],
  'shards-absorbed': [
    { kind: 'shards-absorbed', figure: 'hofundr-3', shards: 2 },
    'Hofundr absorbs 2 Shards.',
    'Hofundr pochłania: 2 Odłamki.',
  ],
  'enemy-spawned': [
    { kind: 'enemy-spawned', figure: 'seggir-12', enemy: 'seggir', node: 'n-2-6', cause: 'regeneration' },
    'Seggir comes to C7 (regeneration).',
    'Seggir pojawia się na węźle: C7 (Regeneracja).',
  ],
  'enemy-returned': [
    { kind: 'enemy-returned', seat: 0, enemy: 'seggir' },
    'Astrid puts Seggir back into the reserve.',
    'Astrid odkłada figurkę do Rezerwy: Seggir.',
  ],
  'final-scoring': [
    {
      kind: 'final-scoring',
      seat: 0,
      items: [
        { item: 'play', points: 7 },
        { item: 'mission', points: 2, facts: { card: 'mission-murderer' } },
      ],
    },
    'Astrid finishes with 9 VP.',
    'Astrid kończy grę z wynikiem: 9 PZ.',
  ],
  'game-over': [{ kind: 'game-over', winner: 'nemesis' }, 'The Nemesis wins.', 'Wygrywa Nemezis.'],
  'game-ranked': [
    { kind: 'game-ranked', game: 2, ranking: [1, 'nemesis', 0], points: [2, 4] },
    'The ranking of game 2: 1. Ivar (4 Campaign points), 2. the Nemesis, 3. Astrid (2 Campaign points).',
    'Ranking gry 2: 1. Ivar (4 Punkty Kampanii), 2. Nemezis, 3. Astrid (2 Punkty Kampanii).',
  ],
  'tie-ordered': [
    { kind: 'tie-ordered', seat: 0, order: [2, 1] },
    'Astrid orders the tie: Sigrun, Ivar.',
    'Astrid ustala kolejność w remisie: Sigrun, Ivar.',
  ],
  'points-lost': [
    { kind: 'points-lost', lost: [3, 1], points: [9, 0] },
    'The Nemesis takes 3 Campaign points of Astrid, who keeps 9; 1 Campaign point of Ivar, who keeps 0.',
    'Nemezis zabiera Punkty Kampanii: Astrid traci 3, zostaje 9; Ivar traci 1, zostaje 0.',
  ],
  'doom-marked': [
    { kind: 'doom-marked', dooms: 2 },
    'The Nemesis makes a Doom mark: 2 in all.',
    'Nemezis zyskuje znacznik Zagłady, razem: 2.',
  ],
  'hero-promoted': [
    { kind: 'hero-promoted', seat: 0, hero: 'hrafn' },
    'Astrid promotes Hrafn to Legend.',
    'Astrid awansuje bohatera: Hrafn (Legenda).',
  ],
  'artifacts-drawn': [
    { kind: 'artifacts-drawn', seat: 1, cards: ['artifact-mjolnir', 'artifact-draupnir'] },
    'Ivar draws Mjolnir and Draupnir and keeps one of them.',
    'Ivar dobiera Artefakty i zatrzyma jeden: Mjolnir i Draupnir.',
  ],
  'dooms-hidden': [
    { kind: 'dooms-hidden', replaced: ['event-01', 'event-08'] },
    'The Nemesis hides 2 Doom cards in the Destiny deck in place of First Blood and Robbery.',
    'Nemezis ukrywa w talii Przeznaczenia 2 karty Zagłady zamiast Wydarzeń: Pierwsza Krew i Rozbój.',
  ],
  'reward-bought': [
    { kind: 'reward-bought', seat: 0, reward: 'reward-personal-die', hero: 'hrafn', cost: 1 },
    'Astrid spends 1 Campaign point: Die for a Personal pool (Hrafn).',
    'Astrid wydaje 1 Punkt Kampanii: Kość do Puli Osobistej (Hrafn).',
  ],
  'points-unspent': [
    { kind: 'points-unspent', seat: 0, points: 5 },
    'Astrid loses 5 Campaign points that were not spent.',
    'Astrid traci niewydane punkty: 5 Punktów Kampanii.',
  ],
  'heroes-fielded': [
    { kind: 'heroes-fielded', seat: 0, heroes: ['bjorn', 'helga', 'feima'] },
    'Astrid fields Bjorn, Helga and Feima.',
    'Astrid wystawia bohaterów: Bjorn, Helga i Feima.',
  ],
  'hero-out': [
    { kind: 'hero-out', seat: 0, hero: 'feima', struck: false, out: 2, most: 4 },
    'Feima is out for the rest of the campaign: 2 of 4 are lost.',
    'Feima odpada do końca kampanii (straty: 2 z 4).',
  ],
  'campaign-over': [
    { kind: 'campaign-over', campaign: 'conquerors', winner: 'nemesis' },
    'The Nemesis wins the Campaign of the Conquerors.',
    'Kampanię wygrywa Nemezis (Kampania Zdobywców).',
  ],
}
