import type { VikingsLessonWords } from './shape.ts'

export const en: VikingsLessonWords = {
  names: ['Sigrid', 'Halvard'],
  cards: {
    welcome: {
      title: 'Your first voyage',
      text: 'Three eras, and most points win. We play the first era together, in about ten minutes. Everything is explained where it happens, and its rule is one {click|tap} away.',
    },
    islands: {
      title: 'Six islands, one rune each',
      text: 'Points come from runes: those of islands you control, and those on favor cards won in battle. What a rune is worth depends on its god.',
    },
    enemy: {
      title: 'A silent third clan',
      text: 'In a game for two, the Enemy holds the three outer islands with a temple and two settlers each. It never moves, but it stands in your way.',
    },
    boat: {
      title: 'Place your boat',
      text: 'It starts in a fjord at the edge. Choose the North-West Fjord: Gold Isle is one move away, and a village stands in its port.',
    },
    gods: {
      title: 'Three gods and their fury',
      text: "Each kind of rune belongs to a god: Wealth to Freyja, Secrets to Thor, Nature's Fury to Frigg. In the end the runes of the most furious god are worth most.",
    },
    pick: {
      title: 'Draft your hand',
      text: 'Keep one card and pass the others on. A card shows its rune, a leader action and a rune action. Ivar Stormrider sails up to four moves: pick him.',
    },
    strength: {
      title: 'Strength is for battles',
      text: 'Every card also has a strength, which counts when it is played face down. Bjorn Hallraiser fights with 6, at the price of 1 steel. Pick him.',
    },
    'last-pick': {
      title: 'One more pick',
      text: 'Keep Gudrun Loreweaver. The last card passed to you joins your hand without a choice. Then everybody plays four cards, one a turn.',
    },
    'face-up': {
      title: 'Play Ivar face up',
      text: 'In a turn you play one card: face up for its actions, or face down to fight. Begin with Ivar Stormrider, face up.',
    },
    sail: {
      title: 'Sail to Gold Isle',
      text: 'A move leads from fjord to fjord, or from a fjord into a port beside it. A port ends the voyage. Sail into the port towards the open sea.',
    },
    land: {
      title: 'Deploy and plunder',
      text: 'On arrival you may put up to four settlers ashore, 1 food each, and plunder the village for 1 steel. You have 2 food: land two settlers, and plunder.',
    },
    control: {
      title: 'Gold Isle is yours',
      text: 'Two settlers count 1 each, a boat in port 2: influence 4, more than anybody else here. With people ashore, that gives you the island and its rune.',
    },
    angered: {
      title: 'Freyja takes notice',
      text: 'Whenever an island rune is gained, its god grows more furious by 1. You want Freyja furious, for now you hold her rune.',
    },
    'rune-action': {
      title: 'The rune action',
      text: "Ivar's rune action asks for one active Wealth rune, and Gold Isle gives it. Active runes are never spent. Harvest 1 food and 1 steel.",
    },
    sacrifice: {
      title: 'Sacrifice the village',
      text: 'Once a turn a plundered village buys an action of the era sheet, or 2 fury for a god. Give it to Freyja: Gold Isle should be worth much.',
    },
    'rival-landed': {
      title: 'Halvard lands too',
      text: 'Halvard took Storm Isle in the same way, with influence 4, and kept the village for later. That raised the fury of Frigg to 1.',
    },
    'face-down': {
      title: 'Start a battle',
      text: 'Battles are fought for favor cards. Play Bjorn Hallraiser face down: nobody sees who he is, and Halvard has one turn to join.',
    },
    favor: {
      title: 'Choose the prize',
      text: 'The ends of both rows can be fought for. The Golden Arm-ring carries two Wealth runes, which score in the end, and its bag holds 1 food.',
    },
    won: {
      title: 'You win the battle',
      text: 'Halvard joined with strength 3. Bjorn had 6 for 1 steel, so the Golden Arm-ring is yours. It lies face down now, and you may keep three such cards.',
    },
    valhalla: {
      title: 'The honour of losing',
      text: 'Whoever loses may take the Valhalla boon of the god on their card: Thor let Halvard smite one of your settlers. Then the fury of Thor rose by 1.',
    },
    harvester: {
      title: 'Play Gunnar face up',
      text: "Gunnar Goldhand harvests four resources. His rune action asks for Nature's Fury: Ivar, face up in your row, gives that rune until the era ends.",
    },
    harvest: {
      title: 'Harvest what you need',
      text: 'Food brings settlers ashore, wood builds boats and temples, steel plunders and fights. Built boats and temples make harvests richer. Take 2 wood and 2 food.',
    },
    return: {
      title: 'Out and in again',
      text: 'Two moves are enough to leave a port and come back, and that counts as arriving. Sail out and back into the same port.',
    },
    guard: {
      title: 'Guard the island',
      text: 'Land two more settlers. Whoever then has more settlers on the island than every opponent attacks: each opponent there loses one. Nobody is here to be hit.',
    },
    join: {
      title: "Join Halvard's battle",
      text: 'Halvard started a battle for Moonlit Grove. A card played face down now joins it. Your last card is weak, but a loss has its use: play it.',
    },
    lost: {
      title: 'Beaten, 3 against 4',
      text: 'Tove Bearcloak was stronger, and Halvard takes the favor card. Had you stayed away, Halvard would have fought the invaders: the top card of the deck.',
    },
    boon: {
      title: 'Take the boon',
      text: "Gudrun's rune is Secrets, so her god is Thor. His fury rises by 1 whether you take his boon or not. Take it.",
    },
    smite: {
      title: 'Smite a settler',
      text: 'Thor lets you remove one settler of an opponent, on any island. Choose one of Halvard, on Storm Isle.',
    },
    cleanup: {
      title: 'The first era is over',
      text: 'Played cards are discarded; islands, resources and fury stay. Most island runes make the chieftain. You are tied, so whoever played last begins: Halvard.',
    },
    scoring: {
      title: 'What runes are worth',
      text: 'In the end the gods are ranked by fury. An island rune scores 6, 4 or 2 for the first, second or third god, a rune on a favor card 3, 2 or 1.',
    },
    tied: {
      title: 'Freyja and Frigg are tied',
      text: 'Halvard sacrificed a village to Frigg: 3 against 3. Tied gods share the lower place, so Gold Isle would score 4 now and not 6. Break that tie.',
    },
    farewell: {
      title: 'The rest is yours',
      text: 'Two eras follow, with five and six cards, and plundering costs 2 steel, then 3. Hints come up with what is new. May the right god be furious.',
    },
    building: {
      title: 'Building',
      text: 'Boats cost 2, 3 or 4 wood, temples 4 or 6. A boat goes into a fjord beside a place you occupy, a temple onto an island with your settler.',
    },
    exploring: {
      title: 'Exploring',
      text: 'Each step takes one settler along a sea route to the next island. Where they end with more settlers than every opponent, each opponent there loses one.',
    },
    'moving-temple': {
      title: 'A temple moves',
      text: 'It goes along a sea route to the next island and takes its influence of 4 with it. Two of your temples never share an island.',
    },
    replacing: {
      title: 'Draw and replace',
      text: 'You drew a card. Now discard one, the new one or another: your hand keeps its size.',
    },
    gaining: {
      title: 'Resources of your choice',
      text: 'This is no harvest, so boats and temples you have built add nothing. You never hold more than seven of a kind.',
    },
    exchanging: {
      title: 'An exchange',
      text: 'Give any number of one resource for as many of another, once.',
    },
    'fourth-favor': {
      title: 'A fourth favor card',
      text: 'You may keep three. Return one, the new one or another, to either end of a row, where it can be fought for again. What its bag gave stays yours.',
    },
    'driven-out': {
      title: 'Out of the port',
      text: 'A port holds one boat, and who arrives later gets it. Yours moves to one of the two fjords beside it.',
    },
    invaders: {
      title: 'The invaders',
      text: 'Whoever fights alone meets the top card of the deck. Invaders pay no steel, and their earlier cards boost them. If they are beaten, the god of their card grows more furious.',
    },
    'no-steel': {
      title: 'No steel, no battle',
      text: 'A card whose steel cannot be paid does not compete: no favor card, no boon, no fury. It stays in your row, and its rune counts.',
    },
    stolen: {
      title: 'An island is stolen',
      text: 'Somebody with people ashore and more influence than everybody else took the rune from you, and its god grew more furious. You can take it back the same way.',
    },
    gone: {
      title: 'No influence left',
      text: 'Without any settler, temple or boat there you lose the island. Its rune lies on it again, and whoever has most influence takes it.',
    },
    'last-era': {
      title: 'The last era',
      text: 'After these six turns the runes are counted. Look at the fury of your gods now: a sacrifice is worth 2.',
    },
  },
}
