import type { ChampionsLessonWords } from './shape.ts'

export const en: ChampionsLessonWords = {
  names: ['Astrid', 'Orm'],
  cards: {
    welcome: {
      title: 'Your first saga',
      text: 'Eight rounds, and the most Glory wins. We play two of them together, about ten minutes. Each thing is explained where it happens, and its rule is one {click|tap} away.',
    },
    leader: {
      title: 'Take Svanhildr',
      text: 'Every leader has one gift. Orm took Ullr. Svanhildr’s swordsmen hit harder: one hit counts two, two hits count three.',
    },
    header: {
      title: 'Where the game stands',
      text: 'Round, phase and Glory. Each round has four phases: place workers, assign warriors, fight, clean up.',
    },
    own: {
      title: 'This is yours',
      text: 'Warriors are dice, and eight fit in your longhouse. Beside them food, wood, coins, favor and blame, then runes, destinies and the enemies you slew.',
    },
    rivals: {
      title: 'Orm, your rival',
      text: 'What he owns lies open, and so does yours. Only destinies and slain enemies stay secret until the end.',
    },
    workers: {
      title: 'Four workers each',
      text: 'You and Orm take turns to place one. Each place takes one worker a round. What can be chosen will glow; point at it to read what it does.',
    },
    blue: {
      title: 'Blue places fill up',
      text: 'Every round one more warrior or food comes here. A worker takes all that lies there. Send yours to the Blacksmith and take the axeman.',
    },
    brown: {
      title: 'Brown places work at once',
      text: 'Pay the price, take the gain. The Vikings’ stall: 1 coin for a spearman and a swordsman.',
    },
    troll: {
      title: 'The Bog Troll',
      text: 'Swords show its attack: warriors it kills in each round of a fight. The shield shows its defence: hits it takes to fall. Below, the reward.',
    },
    red: {
      title: 'Red places are fought later',
      text: 'Your worker only claims the fight; the warriors follow when all workers stand. Orm has claimed a draugr. Claim the troll.',
    },
    hunt: {
      title: 'The last worker hunts',
      text: 'Warriors who stay at home can hunt for food, and risk nothing. Any number of players may go there. Send your worker to the Hunting Grounds.',
    },
    secret: {
      title: 'Now the warriors',
      text: 'You and Orm decide at the same time, in secret. Once it is sealed, it stands. The chance to win is shown as you send them.',
    },
    send: {
      title: 'Send three to the troll',
      text: 'Send both swordsmen and the axeman against the troll. The spearman stays at home and hunts. Then seal it.',
    },
    'hunt-roll': {
      title: 'The hunt comes first',
      text: 'Every hit is one food: your spearman brings one home. A favor could roll him again, but the troll is next. Keep it and end the roll.',
    },
    faces: {
      title: 'Reading the dice',
      text: 'Hits wound the enemy, a shield saves one of your warriors, a blank does nothing. Svanhildr makes one sword’s hit count two.',
    },
    reroll: {
      title: 'Ask the gods',
      text: 'Two damage, and the troll needs three. One favor rerolls any of your dice: pick the two blanks, then reroll.',
    },
    losses: {
      title: 'A price for victory',
      text: 'The troll falls. Its attack is 1 and you rolled no shield, so one warrior is lost, even in victory. Give up a swordsman: you have two.',
    },
    slain: {
      title: 'Your first trophy',
      text: 'The troll brought 4 Glory and 1 wood. Its card lies here, for your eyes only.',
    },
    blame: {
      title: 'Somebody is to blame',
      text: 'Who slays the troll sheds one blame, and gives one to a rival: Orm has it now. Blame costs Glory at the end, more with each token.',
    },
    refill: {
      title: 'A new round',
      text: 'Workers came home, new enemies came up, and each blue place got one more. What nobody takes piles up, so waiting can pay.',
    },
    bounty: {
      title: 'A price on its head',
      text: 'Monsters across the sea stay until somebody slays them. Each round adds a coin of bounty. Fossegrim is worth 9 Glory: let us sail.',
    },
    sage: {
      title: 'First, ask the Sage',
      text: 'A card hides what happens on the way. The Sage lets you look at one, and gives you a destiny. Send a worker there.',
    },
    peek: {
      title: 'Look ahead',
      text: 'Choose the journey to Fossegrim’s shore. Only you will see the card; Orm merely learns that you looked.',
    },
    storm: {
      title: 'A storm is coming',
      text: 'It will cost one warrior or one food. Good to know: pack one food more than the crew eats.',
    },
    destiny: {
      title: 'Your secret destinies',
      text: 'Each asks who has the most of something at the end. You alone: the large number. Shared: the small one. Otherwise nothing.',
    },
    market: {
      title: 'Food for three',
      text: 'On the way to this shore one food feeds two, so three warriors eat two. With the storm you need three, and you have two. Go to the Market.',
    },
    exchange: {
      title: 'Swap one for one',
      text: 'Food, wood and coins swap freely here. Set what you want to have: 3 food and 1 wood.',
    },
    beg: {
      title: 'No coin? Beg',
      text: 'The large longship costs a coin and you have none. Begging is always possible: 1 coin, but also 1 blame.',
    },
    ship: {
      title: 'A ship for the voyage',
      text: 'The small one is free and holds five. Three warriors and three food need six places: take the large one, for 1 coin.',
    },
    port: {
      title: 'Choose the shore',
      text: 'A port holds one ship, so nobody else sails there this round. Sail to Fossegrim.',
    },
    load: {
      title: 'Load the ship',
      text: 'Send all three warriors and all three food aboard, then seal it. Warriors and food share the hold.',
    },
    journey: {
      title: 'The storm breaks',
      text: 'The journey card is turned up: lose one warrior or one food. You packed a spare: lose the food.',
    },
    fed: {
      title: 'The crew has eaten',
      text: 'Two food fed all three. Whoever is not fed dies, so count before you sail. Whatever food was left over would be gone too.',
    },
    monster: {
      title: 'A longer fight',
      text: 'Without favor the dice stand: two of four damage, no shield, one loss. Damage stays and the next round follows. Give up the spearman.',
    },
    trophy: {
      title: 'Fossegrim is slain',
      text: '9 Glory, 1 favor and the bounty. Its yellow pennant counts for a set: every red, yellow and blue together are 5 Glory at the end.',
    },
    'troll-left': {
      title: 'The troll nobody fought',
      text: 'Last round’s troll was left alone, so everybody took one blame. With the begging you have two: that is −3 at the end.',
    },
    runesmith: {
      title: 'Runes',
      text: 'The Runesmith carves a rune for 1 wood. You have just one left: send a worker to him.',
    },
    rune: {
      title: 'Choose your rune',
      text: 'Each works once, and scores its Glory at the end, used or not. Point at them to read them. Take whichever you like.',
    },
    scoring: {
      title: 'How it ends',
      text: 'After round 8 come destinies, colour sets, runes, a ship of your own, 2 for each favor and 1 for three coins. Then blame is taken off.',
    },
    farewell: {
      title: 'The saga is yours',
      text: 'From here on choose as you like; Orm plays to win. When something new comes up, a short hint tells you about it.',
    },

    kraken: {
      title: 'A kraken',
      text: 'The whole crew must fight it before anything else. It is worth 3 Glory but leaves no card. Who survives sails on.',
    },
    starving: {
      title: 'Not enough food',
      text: 'Warriors without food die. You choose which ones.',
    },
    healing: {
      title: 'Healing',
      text: 'Your rune can save everybody who would fall in this round of the fight. Once.',
    },
    fame: {
      title: 'Fame',
      text: 'Your rune adds half of this enemy’s Glory, rounded down. It works once: a great monster is worth the wait.',
    },
    'true-vision': {
      title: 'True Vision',
      text: 'Draw two destinies more, and keep the best one of all. The others go under the deck.',
    },
    'other-journey': {
      title: 'Another wind',
      text: 'Your Journey rune can put this card away and turn up another. The new one stands, better or worse.',
    },
    'any-time': {
      title: 'A rune for any moment',
      text: 'You may use this rune after your worker, or at any choice of yours later. Passing costs nothing.',
    },
    shrine: {
      title: 'The Shrine',
      text: 'Favor becomes dearer the more you buy at once: one visit a round, one line of the price list. Unspent, each is worth 2 Glory.',
    },
    shipwright: {
      title: 'A ship of your own',
      text: 'Each player builds one in the whole game. Nobody else may use it, launching is free, and it scores at the end.',
    },
    hired: {
      title: 'One worker more',
      text: 'It works in this round too, and stays with you. Each player hires one; the next buyer pays a coin less.',
    },
    draugr: {
      title: 'Draugr',
      text: 'They pay in coins, and their pennants count for colour sets as monsters’ do. A crossed-out weapon may not fight them.',
    },
    marker: {
      title: 'Who goes first',
      text: 'A visit to the Jarl moves the horn: to you, or on to the left if you hold it. It counts from the next round.',
    },
    full: {
      title: 'The longhouse is full',
      text: 'Nobody owns more than eight warriors. Those who do not fit go back to the supply.',
    },
    lost: {
      title: 'A lost fight',
      text: 'The crew is gone and the enemy shakes off its wounds. A monster waits on its shore, its bounty growing.',
    },
    'in-turn': {
      title: 'In turn, please',
      text: 'Once a round, anybody may demand it: secret choices are dropped unseen, and all assign openly, one after another.',
    },
    'last-round': {
      title: 'The last round',
      text: 'Wood, food and warriors score nothing. Turn them into Glory, favor or runes, and think of your destinies.',
    },
  },
}
