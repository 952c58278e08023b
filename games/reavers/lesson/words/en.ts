import type { ReaversLessonWords } from './shape.ts'

export const en: ReaversLessonWords = {
  names: ['Astrid', 'Orm'],
  cards: {
    welcome: {
      title: 'Your first raid',
      text: 'Six rounds, and the most Glory wins. We play one and a bit together, about ten minutes. Each thing is explained where it happens, and its rule is one {click|tap} away.',
    },
    dice: {
      title: 'A crew of dice',
      text: 'Two Reavers join you and bring dice. They were rolled once and keep their faces: dice are your crew, and you pay with their icons. Ten fit on your ship.',
    },
    promote: {
      title: 'Promote the Revered Seer',
      text: 'Each Reaver is used in one of three ways. Promoted, one becomes your Leader and brings the bonus of the clan at once: here 2 Favor.',
    },
    specialize: {
      title: 'Specialize the Sword Chief',
      text: 'A specialized Reaver stays with one place, and acts whenever anybody selects it. Put the Sword Chief at the villages.',
    },
    places: {
      title: 'Four of six places',
      text: 'A round has four selections: yours, Orm’s, yours, Orm’s. Whoever selects, both of you may act there. A place is used once a round.',
    },
    wild: {
      title: 'Your Leader makes Trees wild',
      text: 'While the Seer leads, a die showing a Tree counts as a Shield, a Chest, a Ship or a Hammer, as you need it.',
    },
    prophecy: {
      title: 'A secret Prophecy',
      text: 'It scores at the end: 1 Glory for each Tree Reaver of yours, wherever it lies. You have two already. Orm sees only the back.',
    },
    select: {
      title: 'Select Raid Villages',
      text: 'It costs 1 Food and two Chests. Who selects is first and draws two cards more; with two players the other one gets none.',
    },
    pair: {
      title: 'Take a pair',
      text: 'First your Sword Chief acted: a Tree, for nothing. Now take two linked cards, or two unknown ones from the deck. Two artifacts lie here: take these.',
    },
    pay: {
      title: 'Pay with icons',
      text: 'Each icon needs a die of its own. Spend a Chest, and the Tree as the second one: another comes with the next raid. {Click|Tap} the Tree, then pay.',
    },
    bonus: {
      title: 'Four cards lie open',
      text: 'Your pair, and two more for being first. Use them one at a time, in any order. Begin with the sword Dainsleif: it goes to an artifact space.',
    },
    store: {
      title: 'Arm the artifact',
      text: 'It works once a fitting die lies on it: Dainsleif wants a Hammer. There the die waits and takes no room aboard. {Click|Tap} the sword and store yours.',
    },
    farm: {
      title: 'Now the Farm',
      text: 'It gives 3 Food at once, and then a choice.',
    },
    pillage: {
      title: 'Pillage or not',
      text: 'Pillage for 1 Food more and a Farm token, which scores at the end. It also brings 1 Terror: that one costs 1 Glory, and each further one more.',
    },
    upgrade: {
      title: 'Something for the ship',
      text: 'The Chest Upgrade is next. Your second artifact then finds its place by itself.',
    },
    tile: {
      title: 'Tile or Glory',
      text: 'A tile pays for a Chest once every round, as if it were a die that comes back. Take the tile: there are five rounds to go.',
    },
    rest: {
      title: 'Orm rested',
      text: 'Who cannot or does not want to act takes 2 Food, or any die on any face. Then Orm selected Recruit Reavers: 2 Favor for that, and a pair.',
    },
    recruit: {
      title: 'Your turn to recruit',
      text: 'Recruiting is free. Take the pair that is left: both are of the Tree clan, and your Prophecy counts them.',
    },
    rally: {
      title: 'Rally the Scout',
      text: 'The third way: Rally brings dice on faces of your choice, and the Reaver goes to your Glory pile. It still counts for Prophecies.',
    },
    tree: {
      title: 'A face you like',
      text: 'The yellow die first. Choose the Tree: under your Leader it is whatever you need.',
    },
    hammers: {
      title: 'And a red one',
      text: 'Each Hammer gives one combat die, a Double Hammer two. Only red dice have it. Choose it.',
    },
    keeper: {
      title: 'A Keeper for the sea',
      text: 'The Keeper of Sagas gives 2 Glory each time its place is selected. Orm’s Reaver waits at the sea, so he will sail soon. Put the Keeper there.',
    },
    trade: {
      title: 'Select Trade',
      text: 'At blue banners the position says how often you may choose. The first has three picks, the other player one.',
    },
    marker: {
      title: 'The marker moves',
      text: 'Who selects Trade takes the Start Player marker. You had it already, so it passes to Orm: he begins the next round. Now activate, it is free.',
    },
    display: {
      title: 'Two dice from the display',
      text: 'These keep their faces, so you know what you get. Take the red Hammer and the red Ship. That makes ten: your ship is full.',
    },
    foretold: {
      title: 'One more Prophecy',
      text: 'Champion of the Sea: 1 Glory at the end for each Sea Battle you win. The sea is next, so take it.',
    },
    favor: {
      title: 'And Favor',
      text: 'Favor rerolls combat dice and buys territories. Your last pick: take 2.',
    },
    sail: {
      title: 'Out to sea',
      text: 'Orm selected the sea, spent dice with a ship’s icons and won 8 Glory. Your Keeper brought you 2. Sailing costs 4 Food: activate.',
    },
    journey: {
      title: 'A Sea Journey first',
      text: 'Draugr Ambush: spend a Shield, or lose an artifact or an upgrade. Pay with the Shield and keep the Tree.',
    },
    sighted: {
      title: 'Choose your prey',
      text: 'A battle that lies open, or an unknown one from the deck. Orm left a Cargo Ship: Defense 2, for 8 Glory and 2 Food.',
    },
    fight: {
      title: 'Two ways to win',
      text: 'Its icons win for certain, but cost a Ship and the Tree. Fighting is cheaper: only the blue Hammer and Dainsleif, worth two combat dice. {Click|Tap} the others away, then roll.',
    },
    reroll: {
      title: 'Ask the gods',
      text: 'One success of two. 1 Favor rerolls as many dice as you like, as often as you can pay. Reroll the two blanks.',
    },
    refill: {
      title: 'Won',
      text: '8 Glory and 2 Food, and the card lies in your Glory pile. Dainsleif spent its die: store the yellow Hammer for next time.',
    },
    cleanup: {
      title: 'A new round',
      text: 'All cards and Trade dice on the board are new, places are free again, used upgrades are ready. What you own stays. Orm begins, with Subdue Territories.',
    },
    subdue: {
      title: 'Territories',
      text: 'Orm took one in peace for a die, and one by force with Hammers. The first has three attempts, you have one. Activate.',
    },
    peace: {
      title: 'In peace',
      text: 'Blue ones cost Favor, red ones Food, purple ones dice; or beat the Defense. Pay 1 Favor for the small blue one.',
    },
    territory: {
      title: 'A hidden reward',
      text: 'After your last attempt tiles are turned over: this one gave 2 Glory. Each territory gives 1 more every Cleanup, so early ones pay most.',
    },
    scoring: {
      title: 'How it ends',
      text: 'After round 6 come artifacts, sets from the keeps, Farms, Walls and Towers with a bonus for the most, and Prophecies. Terror is taken off.',
    },
    farewell: {
      title: 'The fjord is yours',
      text: 'From here on choose as you like; Orm plays to win. When something new comes up, a short hint tells you about it.',
    },

    keeps: {
      title: 'The keeps',
      text: 'Two Shields and 2 Food. Armor, Art, Treasure and Tapestries go to your Glory pile and score in sets: more of one kind is worth more.',
    },
    walls: {
      title: 'Storming a keep',
      text: 'You have the first part of the card already. For the rest there is one fight; losing it costs only what you spend. No Terror here.',
    },
    craft: {
      title: 'One of two',
      text: 'Exactly one side of such a card is taken. Mind the Terror that comes with easy Glory.',
    },
    offer: {
      title: 'An offer',
      text: 'What costs something is up to you. Skipped, it is gone until the place is selected again.',
    },
    'keep-one': {
      title: 'Keep one',
      text: 'Only you see these cards. One stays and is used, the other is discarded for all to see.',
    },
    'two-decks': {
      title: 'Which deck?',
      text: 'Villages hold artifacts, upgrades and farms; keeps hold sets, walls and towers. Choose before you see the card.',
    },
    'no-room': {
      title: 'Where to put it',
      text: 'Ten dice fit on your ship. Discard old or new ones, as you like. One that fits an empty artifact can go there at once.',
    },
    'five-artifacts': {
      title: 'Four artifacts at most',
      text: 'One goes to your Glory pile. It does nothing there, but scores all the same.',
    },
    'by-force': {
      title: 'By force',
      text: 'Spend Hammers against the Defense. Win or lose, the attempt and the dice are used up.',
    },
    rewards: {
      title: 'Turned over',
      text: 'The territories you won show their rewards. Take them in any order.',
    },
    'better-tile': {
      title: 'Laevateinn',
      text: 'For the die on it, the sword turns a territory just won into the top one of level three, of the same kind.',
    },
    'lost-die': {
      title: 'A die is lost',
      text: 'You choose which one. Dice stored on artifacts are safe.',
    },
    'given-up': {
      title: 'Something has to go',
      text: 'Cards from your board go to your Glory pile, where Prophecies still count them.',
    },
    'new-leader': {
      title: 'A new Leader',
      text: 'An earlier one goes to your Glory pile. Now the icon of the new clan is wild, and only that one.',
    },
    lost: {
      title: 'A lost fight',
      text: 'What you spent is gone, nothing else. More Hammers or a Favor in reserve make the next one safer.',
    },
    'given-terror': {
      title: 'A rival’s Terror',
      text: 'Runic Carvings hand it on. You may do the same, or wash it off with a won battle against Draugr or Outcasts.',
    },
    moved: {
      title: 'Who begins',
      text: 'The Start Player marker moved. It counts from the next round; this one keeps its order.',
    },
    'last-round': {
      title: 'The last round',
      text: 'Territories give nothing after this one, and dice, Food and Favor score nothing. Turn them into Glory.',
    },
  },
}
