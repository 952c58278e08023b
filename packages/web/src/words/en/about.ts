export const about = {
  title: 'About Longhouse',
  note: 'Viking board games in the browser.',
  what: [
    'Longhouse is a table for Viking board games. It knows the rules, shows what may be chosen, and refuses what may not, with the number of the rule.',
    'You play with friends far away, with others at one device, against bots, or all of it. The dice follow a seed that is promised before the game and told after it, so that every roll can be checked.',
  ],
  privacy: {
    title: 'Your games stay yours',
    text: 'Games on this device stay in this browser, and so do your settings. What you play with friends is kept by the house whose address you opened: your name, those games and what you say there, until you delete your account. There is no advertisement and no tracking.',
  },
  keys: 'Keys at the table',
  cards: {
    title: 'Which cards are reconstructions',
    text: 'The rulebook does not print every card. Values that nobody publishes were chosen by us, to fit the counts and the worked examples of the rulebook. On the table such a card says so.',
    list: 'List',
    entries: 'Entries',
    whole: 'Ours',
    part: 'Partly ours',
    total: 'All',
    none: 'none',
    rules: 'Each rule says where it comes from, too.',
  },
  credits: {
    title: 'Credits',
    icons: 'Icons by Lorc, Delapouite and contributors, recoloured:',
    iconsHome: 'game-icons.net',
    iconsLink: 'CC BY 3.0',
    fonts: 'Grenze Gotisch and Grenze by Omnibus-Type, Alegreya Sans by Huerta Tipográfica:',
    fontsLink: 'SIL Open Font License 1.1',
    drawings: 'Houses, ships, dice, tokens, marks and scenes were drawn for Longhouse.',
    names:
      'The names of the games belong to their publishers, who have nothing to do with this page. It uses none of their art and none of their text; the rules are told in our own words.',
  },
}
