import type { Event } from '../src/events.ts'

type Example<K extends Event['kind']> = readonly [event: Extract<Event, { kind: K }>, en: string, pl: string]

/** One of each kind, as it reads without its links. */
export const examples: { readonly [kind in Event['kind']]: Example<kind> } = {
  'round-began': [
    { kind: 'round-began', round: 3, order: [1, 2, 0, 1] },
    'Round 3 begins. Order of selection: Bjorn, Sigrun, Astrid, Bjorn.',
    'Rozpoczyna się runda 3. Kolejność wyboru: Bjorn, Sigrun, Astrid, Bjorn.',
  ],
  'location-dealt': [
    { kind: 'location-dealt', location: 'raid-keeps', cards: ['keep-art', 'keep-armor', 'keep-art'] },
    'New at Raid Keeps: Art ×2, Armor.',
    'Najazd na Twierdze, nowe karty: Sztuka ×2, Zbroja.',
  ],
  'trade-dice-rolled': [
    { kind: 'trade-dice-rolled', dice: ['red:double-hammer', 'yellow:chest', 'yellow:chest'] },
    'Trade with Villages: 1 red Double Hammer die and 2 yellow Chest dice on display.',
    'Handel z Wioskami, kości na wystawie: 1 czerwona kość z Podwójnym Młotem i 2 żółte kości ze Skrzynią.',
  ],
  'location-selected': [
    { kind: 'location-selected', seat: 0, location: 'raid-villages' },
    'Astrid selects Raid Villages.',
    'Astrid wybiera Pole Akcji: Najazd na Wioski.',
  ],
  'marker-moved': [
    { kind: 'marker-moved', from: 0, to: 1 },
    'Bjorn receives the Start Player marker from Astrid.',
    'Bjorn otrzymuje znacznik Pierwszego Gracza (poprzednio: Astrid).',
  ],
  'honor-ship-passed': [
    { kind: 'honor-ship-passed', from: 0, to: 1 },
    'Bjorn receives the Honor Ship from Astrid.',
    'Bjorn otrzymuje Honorowy Okręt (poprzednio: Astrid).',
  ],
  activated: [
    { kind: 'activated', seat: 0, location: 'battle-at-sea' },
    'Astrid activates Battle at Sea.',
    'Astrid aktywuje Pole Akcji: Bitwa Morska.',
  ],
  rested: [
    { kind: 'rested', seat: 0, location: 'raid-keeps' },
    'Astrid rests instead of activating Raid Keeps.',
    'Astrid odpoczywa (Najazd na Twierdze).',
  ],
  'specialist-acted': [
    { kind: 'specialist-acted', seat: 0, reaver: 'reaver-fanatic', location: 'raid-keeps' },
    'Astrid uses Fanatic at Raid Keeps.',
    'Astrid używa zdolności: Fanatyk (Najazd na Twierdze).',
  ],
  gained: [
    { kind: 'gained', seat: 0, goods: { food: 2, glory: 8 }, cause: 'battle-cargo-ship' },
    'Astrid gains 2 Food and 8 Glory from Cargo Ship.',
    'Astrid otrzymuje 2 Żywności i 8 punktów Chwały (Statek Kupiecki).',
  ],
  lost: [
    { kind: 'lost', seat: 0, goods: { food: 2 }, cause: 'journey-spoiled-food' },
    'Astrid loses 2 Food to Spoiled Food.',
    'Astrid traci 2 Żywności (Zepsuta Żywność).',
  ],
  paid: [
    {
      kind: 'paid',
      seat: 0,
      goods: { food: 1 },
      dice: ['red:chest'],
      upgrades: ['upgrade-chest'],
      cause: 'raid-villages',
    },
    'Astrid spends 1 Food, 1 red Chest die and the Chest Upgrade tile at Raid Villages.',
    'Astrid wydaje 1 Żywność, 1 czerwoną kość ze Skrzynią i Ulepszenie Okrętu (Skrzynia) (Najazd na Wioski).',
  ],
  'dice-gained': [
    { kind: 'dice-gained', seat: 0, dice: ['blue:raven', 'blue:raven', 'red:shield'], cause: 'reaver-huskarl' },
    'Astrid gains 2 blue Raven dice and 1 red Shield die from Huskarl.',
    'Astrid otrzymuje 2 niebieskie kości z Krukiem i 1 czerwoną kość z Tarczą (Huskarl).',
  ],
  'no-die-left': [
    { kind: 'no-die-left', seat: 0, color: 'yellow', cause: 'reaver-sword-chief' },
    'Astrid gains no yellow die from Sword Chief (none is left).',
    'Astrid nie otrzymuje żółtej kości (Wódz Mieczy) – nie ma jej w zasobach.',
  ],
  'dice-lost': [
    { kind: 'dice-lost', seat: 0, dice: ['yellow:tree'], cause: 'journey-viking-raiders' },
    'Astrid loses 1 yellow Tree die to Viking Raiders.',
    'Astrid traci 1 żółtą kość z Drzewem (Najeźdźcy Wikingów).',
  ],
  'die-stored': [
    { kind: 'die-stored', seat: 0, die: 'blue:ship', artifact: 'artifact-skidbladnir' },
    'Astrid stores a blue Ship die on Skidbladnir.',
    'Astrid odkłada niebieską kość z Okrętem na artefakt: Skidbladnir.',
  ],
  'artifact-used': [
    { kind: 'artifact-used', seat: 0, artifact: 'artifact-bodn' },
    'Astrid uses Bodn.',
    'Astrid używa artefaktu: Bodn.',
  ],
  'cards-taken': [
    {
      kind: 'cards-taken',
      seat: 0,
      cards: ['village-farm', 'village-bows-and-arrows'],
      location: 'raid-villages',
      group: 0,
    },
    'Astrid takes Farm and Bows and Arrows at Raid Villages.',
    'Astrid bierze karty (Najazd na Wioski): Farma, Łuki i Strzały.',
  ],
  'cards-drawn': [
    { kind: 'cards-drawn', seat: 0, deck: 'reaver', cards: ['reaver-scout', 'reaver-spakona'] },
    'Astrid draws 2 Reavers: Scout and Spakona.',
    'Astrid dobiera 2 karty Łupieżców: Zwiadowca, Prorokini.',
  ],
  'cards-looked-at': [
    { kind: 'cards-looked-at', seat: 0, deck: 'keep', count: 2, cards: null },
    'Astrid looks in secret at 2 Keep Spoils cards.',
    'Astrid ogląda w tajemnicy 2 karty Łupów Twierdzy.',
  ],
  'card-kept': [
    { kind: 'card-kept', seat: 0, card: 'keep-treasure' },
    'Astrid keeps Treasure.',
    'Astrid zachowuje kartę: Skarb.',
  ],
  'card-discarded': [
    { kind: 'card-discarded', seat: 0, card: 'village-farm' },
    'Astrid discards Farm.',
    'Astrid odrzuca kartę: Farma.',
  ],
  'card-piled': [
    { kind: 'card-piled', seat: 0, card: 'battle-knarr', cause: 'battle-knarr' },
    'Astrid puts Knarr on their Glory pile.',
    'Astrid odkłada na Stos Chwały: Knara.',
  ],
  'artifact-placed': [
    { kind: 'artifact-placed', seat: 0, artifact: 'artifact-friggs-chalice' },
    "Astrid places the artifact Frigg's Chalice.",
    'Astrid umieszcza artefakt: Kielich Friggi.',
  ],
  'upgrade-taken': [
    { kind: 'upgrade-taken', seat: 0, tile: 'upgrade-ship-hammer' },
    'Astrid takes the Ship / Hammer Upgrade tile.',
    'Astrid otrzymuje Ulepszenie Okrętu (Okręt / Młot).',
  ],
  'upgrade-lost': [
    { kind: 'upgrade-lost', seat: 0, tile: 'upgrade-shield', cause: 'journey-draugr-ambush' },
    'Astrid loses the Shield Upgrade tile to Draugr Ambush.',
    'Zasadzka Draugrów: Astrid traci Ulepszenie Okrętu (Tarcza).',
  ],
  'prophecy-taken': [
    { kind: 'prophecy-taken', seat: 0, card: 'prophecy-pillager', open: true },
    'Astrid takes the Prophecy Pillager.',
    'Astrid bierze Przepowiednię: Grabieżca.',
  ],
  'prophecy-discarded': [
    { kind: 'prophecy-discarded', seat: 0, card: 'prophecy-juggernaut' },
    'Astrid discards the Prophecy Juggernaut.',
    'Astrid odrzuca Przepowiednię: Juggernaut.',
  ],
  rallied: [
    { kind: 'rallied', seat: 0, reaver: 'reaver-scout' },
    'Astrid rallies Scout.',
    'Astrid wybiera Przegrupowanie: Zwiadowca.',
  ],
  specialized: [
    { kind: 'specialized', seat: 0, reaver: 'reaver-axe-chief', slot: 'raid-villages' },
    'Astrid specializes Axe Chief at Raid Villages.',
    'Astrid wybiera Specjalizację (Najazd na Wioski): Wódz Toporów.',
  ],
  promoted: [
    { kind: 'promoted', seat: 0, reaver: 'reaver-spakona' },
    'Astrid promotes Spakona to Leader.',
    'Astrid wybiera Awans, nowy Jarl: Prorokini.',
  ],
  'journey-revealed': [
    { kind: 'journey-revealed', seat: 0, journey: 'journey-all-quiet' },
    'Astrid sets sail and meets All Quiet.',
    'Astrid wypływa w morze, Podróż Morska: Cisza na Morzu.',
  ],
  'journey-avoided': [
    { kind: 'journey-avoided', seat: 0, journey: 'journey-rough-seas' },
    'Astrid avoids Rough Seas.',
    'Astrid unika skutku: Wzburzone Morza.',
  ],
  'journey-suffered': [
    { kind: 'journey-suffered', seat: 0, journey: 'journey-starvation' },
    'Astrid suffers Starvation.',
    'Astrid ponosi skutek: Głód.',
  ],
  'journey-cancelled': [
    { kind: 'journey-cancelled', seat: 0, journey: 'journey-starvation' },
    'Astrid passes Starvation by.',
    'Astrid omija Podróż Morską: Głód.',
  ],
  'battle-chosen': [
    { kind: 'battle-chosen', seat: 0, battle: 'battle-lyngbakr', fromDeck: true },
    'Astrid reveals a Sea Battle from the deck: Lyngbakr.',
    'Astrid odkrywa z talii Bitwę Morską: Lyngbakr.',
  ],
  'battle-won': [
    { kind: 'battle-won', seat: 0, battle: 'battle-wherry', way: 'combination' },
    'Astrid defeats Wherry with a combination of dice.',
    'Astrid pokonuje w Bitwie Morskiej (kombinacja kości): Łódź.',
  ],
  'battle-lost': [
    { kind: 'battle-lost', seat: 0, battle: 'battle-longship' },
    'Astrid does not defeat Longship.',
    'Astrid nie wygrywa Bitwy Morskiej: Langskip.',
  ],
  'combat-rolled': [
    { kind: 'combat-rolled', seat: 0, target: 'food-2', defense: 2, dice: [0, 1, 2] },
    'Astrid fights for Food Territory II (Defense 2) and rolls 0 + 1 + 2 = 3 successes.',
    'Astrid walczy (Terytorium Żywności II, Obrona 2), wynik rzutu: 0 + 1 + 2 = 3 sukcesy.',
  ],
  'combat-rerolled': [
    { kind: 'combat-rerolled', seat: 0, target: 'battle-lyngbakr', defense: 4, dice: [1] },
    'Astrid pays 1 Favor to reroll against Lyngbakr (Defense 4) and now has 1 success.',
    'Astrid wydaje 1 Przysługę na przerzut (Lyngbakr, Obrona 4), wynik: 1 sukces.',
  ],
  'combat-won': [
    { kind: 'combat-won', seat: 0, target: 'keep-keep-wall' },
    'Astrid wins the combat for Keep Wall.',
    'Astrid wygrywa walkę (Mury Twierdzy).',
  ],
  'combat-lost': [
    { kind: 'combat-lost', seat: 0, target: 'battle-knarr' },
    'Astrid loses the combat against Knarr.',
    'Astrid przegrywa walkę (Knara).',
  ],
  pillaged: [
    { kind: 'pillaged', seat: 0, card: 'village-village-wall' },
    'Astrid pillages Village Wall.',
    'Astrid plądruje: Mury Wioski.',
  ],
  'terror-given': [
    { kind: 'terror-given', from: 0, to: 1, terror: 1 },
    'Astrid gives 1 Terror to Bjorn.',
    'Astrid przekazuje 1 Przerażenie, otrzymuje je Bjorn.',
  ],
  'territory-claimed': [
    { kind: 'territory-claimed', seat: 0, stack: 'dice-3', way: 'force' },
    'Astrid claims Dice Territory III by force.',
    'Astrid przejmuje siłą: Terytorium Kości III.',
  ],
  'territory-flipped': [
    { kind: 'territory-flipped', seat: 0, tile: 'territory-favor-1-b' },
    'Astrid flips Favor Territory I (B).',
    'Astrid odwraca terytorium: Terytorium Przysługi I (B).',
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
