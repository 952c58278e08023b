import { type Position, position } from './position.ts'
import { solo } from './solo.ts'

const PORT = 'port-wolf-isle-to-gold-isle'

/** A boat beside the port, ready to land. */
const arriving = (): Position =>
  position()
    .boat(0, 'wolf-sound')
    .acts(0, { type: 'sail', value: 2 })
    .choose(0, { sail: { from: 'wolf-sound', to: PORT } })

/** Questions that name what they are about. */
export const questions: { readonly [about: string]: readonly [Position, en: string, pl: string] } = {
  'a card to play': [
    position()
      .seat(0, { hand: ['egil-redrage', 'kol-timberfell'] })
      .turn(0),
    'Play a card: face up for its actions, or face down to start a battle.',
    'Zagraj kartę: odkrytą, aby wykonać jej akcje, albo zakrytą, aby rozpocząć bitwę.',
  ],
  'a card to play while there is a battle': [
    position()
      .seat(1, { row: ['-rolf-seabear'] })
      .battle('favor-great-stag', 1)
      .seat(0, { hand: ['egil-redrage', 'kol-timberfell'] })
      .turn(0),
    'Play a card: face up for its actions, or face down to join the battle for Great Stag.',
    'Zagraj kartę: odkrytą, aby wykonać jej akcje, albo zakrytą, aby dołączyć do bitwy (Wielki Jeleń).',
  ],
  'what a battle is for': [
    position()
      .seat(0, { hand: ['egil-redrage', 'kol-timberfell'] })
      .turn(0)
      .choose(0, { down: 'egil-redrage' }),
    'Choose the favor card that the battle is for, at an end of either row.',
    'Wybierz kartę łaski, o którą toczy się bitwa: koniec jednego z rzędów.',
  ],
  'a sail': [
    position().acts(0, { type: 'sail', value: 1 }),
    'Grim Nightwatch: sail a boat, up to 1 move, or do not sail.',
    'Grim Nocny Strażnik: żegluj łodzią, najwyżej 1 ruch, albo zrezygnuj.',
  ],
  'a sail as a rune action': [
    position().acts(0, { type: 'sail', value: 3 }, 'rune'),
    'Grim Nightwatch, rune action: sail a boat, up to 3 moves, or do not sail.',
    'Grim Nocny Strażnik, akcja runiczna: żegluj łodzią, najwyżej 3 ruchy, albo zrezygnuj.',
  ],
  'a landing': [
    arriving(),
    'Wolf Isle port towards Gold Isle: deploy up to 2 settlers for 1 food each, and plunder the village for 1 steel?',
    'Port Wilczej Wyspy od strony Złotej Wyspy: możesz rozmieścić najwyżej 2 osadników (koszt każdego: 1 żywność) i złupić osadę za 1 stal.',
  ],
  'an exploration': [
    position().settlers(0, 'wolf-isle', 2).acts(0, { type: 'explore', value: 2 }),
    'Grim Nightwatch: move a settler to an adjacent island, or stop (2 steps left).',
    'Grim Nocny Strażnik: przenieś osadnika na sąsiednią wyspę albo zakończ (pozostałe kroki: 2).',
  ],
  'a harvest': [
    position().acts(0, { type: 'harvest', value: 4 }),
    'Grim Nightwatch: harvest 4 resources of your choice.',
    'Grim Nocny Strażnik: zbierz 4 dowolne zasoby.',
  ],
  'a building': [
    position().seat(0, { wood: 4 }).settlers(0, 'wolf-isle', 1).acts(0, { type: 'build', value: 1 }),
    'Grim Nightwatch: build a boat or a temple, or nothing.',
    'Grim Nocny Strażnik: zbuduj łódź lub świątynię albo zrezygnuj.',
  ],
  'a temple': [
    position().temple(0, 'wolf-isle').acts(0, { type: 'explore-temple', value: 1 }, 'rune'),
    'Grim Nightwatch, rune action: move a temple to an adjacent island, or leave it.',
    'Grim Nocny Strażnik, akcja runiczna: przenieś świątynię na sąsiednią wyspę albo ją zostaw.',
  ],
  settlers: [
    position().settlers(1, 'wolf-isle', 2).acts(0, { type: 'smite', value: 2 }, 'rune'),
    'Grim Nightwatch, rune action: remove up to 2 settlers of your opponents, or none.',
    'Grim Nocny Strażnik, akcja runiczna: usuń najwyżej 2 osadników przeciwników albo nikogo.',
  ],
  'a card to be drawn': [
    position()
      .seat(0, { hand: ['egil-redrage'] })
      .acts(0, { type: 'draw-replace', value: 1 }, 'boon'),
    'Odin: draw and replace a card?',
    'Odyn: dobór i wymiana karty?',
  ],
  'a card to be discarded': [
    position()
      .seat(0, { hand: ['egil-redrage'] })
      .acts(0, { type: 'draw-replace', value: 1 }, 'boon')
      .choose(0, { do: true }),
    'Odin: choose the card that you discard.',
    'Odyn: wybierz kartę do odrzucenia.',
  ],
  'a gain': [
    position().acts(0, { type: 'collect', resources: { any: 1 }, per: null }, 'boon'),
    'Odin: gain 1 resource of your choice.',
    'Odyn: zyskaj 1 dowolny zasób.',
  ],
  'an exchange': [
    position().acts(0, { type: 'exchange' }, 'rune'),
    'Grim Nightwatch, rune action: exchange any number of one resource for another, or not.',
    'Grim Nocny Strażnik, akcja runiczna: wymień dowolną liczbę jednego zasobu na inny albo zrezygnuj.',
  ],
  'a god': [
    position().fury(1, 0, 0).acts(0, { type: 'fury', delta: -1, target: 'any-god' }, 'boon'),
    'Odin: choose the god whose fury changes.',
    'Odyn: wybierz bóstwo, którego gniew się zmieni.',
  ],
  'a boat in the way': [
    position()
      .boat(0, PORT)
      .boat(1, 'wolf-sound')
      .acts(1, { type: 'sail', value: 2 })
      .choose(1, { sail: { from: 'wolf-sound', to: PORT } }),
    'Your boat must leave Wolf Isle port towards Gold Isle: choose a fjord.',
    'Twoja łódź musi opuścić port (Port Wilczej Wyspy od strony Złotej Wyspy): wybierz fiord.',
  ],
  'a boon': [
    position()
      .seat(0, { row: ['-kol-timberfell'], wood: 0 })
      .seat(1, { row: ['-rolf-seabear'] })
      .battle('favor-great-stag', 0, 1)
      .resolves(),
    'Frigg: the battle is lost. Boon: collect 2 food?',
    'Frigg: bitwa przegrana. Dar: zebranie zasobów – 2 żywności?',
  ],
  'a favor card too many': [
    position()
      .seat(0, {
        row: ['-magnus-skullsplitter'],
        steel: 3,
        favors: ['favor-coin-hoard', 'favor-full-larder', 'favor-elder-ash'],
      })
      .seat(1, { row: ['-rolf-seabear'] })
      .battle('favor-great-stag', 0, 1)
      .resolves(),
    'You have a favor card too many: choose one to return, and the end of a row.',
    'Masz o jedną kartę łaski za dużo: wybierz, którą oddajesz i na który koniec rzędu.',
  ],
  'a sacrifice': [
    position()
      .seat(0, { villages: 1, hand: ['egil-redrage'], row: [] })
      .seat(1, { row: ['-rolf-seabear'] })
      .battle('favor-great-stag', 1)
      .turn(0)
      .choose(0, { down: 'egil-redrage' }),
    'Sacrifice a village for one of these actions, or end your turn.',
    'Ofiaruj osadę na jedną z tych akcji albo zakończ turę.',
  ],
  'a port for a boat of the Enemy': [
    solo()
      .chieftain(PORT)
      .enemyBoats(PORT, 'port-wolf-isle-to-whisper-isle', 'port-gold-isle-to-wolf-isle')
      .does({ type: 'build', value: 1 }),
    'The Enemy builds a boat, and several ports are equally near: choose one.',
    'Wróg buduje łódź, a kilka portów jest równie blisko: wybierz jeden.',
  ],
  'a boat for the Enemy to hunt': [
    solo().villages().boat(0, 'port-gold-isle-to-whisper-isle', 'port-whisper-isle-to-storm-isle').icons(['wood', 2]),
    'The Enemy hunts a boat, and several are equally near: choose its port.',
    'Wróg rusza na łódź, a kilka jest równie blisko: wybierz jej port.',
  ],
  'an island that gives up a settler of the Enemy': [
    solo().villages().settlers('enemy', 'gold-isle', 6).settlers('enemy', 'wolf-isle', 6).icons(['food', 2]),
    'The Enemy has no settler left on its sheet: choose the island that gives one up for Isle of Whispers.',
    'Wróg nie ma już osadników na arkuszu: wybierz wyspę, z której jednego weźmie (cel: Wyspa Szeptów).',
  ],
  'a battle of the Enemy': [
    solo()
      .seat(0, { hand: ['kari-fogsail', 'hild-iceheart'] })
      .enemysBattle('favor-great-stag', 'ketil-oakhewer')
      .myTurn(),
    "Join the Enemy's battle for Great Stag with a card face down, or let it fight the invaders.",
    'Dołącz zakrytą kartą do bitwy wroga (Wielki Jeleń) albo zostaw go z najeźdźcami.',
  ],
  'a card of a pile': [
    solo().run({ step: 'dealPiles', args: null }),
    'Keep a card of this pile for your hand (1 of 4); the others go to the Enemy.',
    'Zachowaj na ręce jedną kartę z tego stosu (1 z 4); pozostałe dostaje Wróg.',
  ],
  'an island for a temple of the Enemy': [
    solo().settlers('enemy', 'gold-isle', 3).settlers('enemy', 'storm-isle', 3).icons(['food', 6]),
    'The Enemy has most settlers on several islands: choose the one that gets its temple.',
    'Wróg ma najwięcej osadników na kilku wyspach: wybierz tę, która dostanie świątynię.',
  ],
  'an end of a row for the Enemy': [
    solo()
      .chieftain('port-gold-isle-to-open-sea')
      .enemy({ deck: ['egil-redrage'] })
      .icons(['steel', 2]),
    'Both ends of the row are equally near for the Enemy: choose one.',
    'Oba końce rzędu są dla wroga równie blisko: wybierz jeden.',
  ],
}
