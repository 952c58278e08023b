import type { CampaignLessonWords } from './shape.ts'

export const en: CampaignLessonWords = {
  names: ['Sigrid', 'Ulf'],
  label: 'First campaign',
  cards: {
    welcome: {
      title: 'Your first campaign',
      text: 'Five games make a campaign, and whoever wins the fifth wins it all. The first one was just played. We go through what lies between it and the second.',
    },
    ranking: {
      title: 'The ranking',
      text: 'After each game everybody is ranked by Victory points. The game is yours, by eight to five. Where the Nemesis plays, it has a rank, too.',
    },
    points: {
      title: 'Campaign points',
      text: 'The first gets four, the second three. Four games give points, and before the fifth they buy rewards. They do not win the campaign: the fifth game does.',
    },
    legend: {
      title: 'Promote a hero',
      text: 'After each game one of your Explorers becomes a Legend, for the rest of the campaign: a second Ability and a Trait. Choose Hrafn.',
    },
    artifact: {
      title: 'The winner’s Artifact',
      text: 'Ulf promoted Ebbe. Whoever won draws two Artifacts and keeps one, for good. Take Gungnir: Attacks of the hero who wears it cannot be cancelled by Defence.',
    },
    treasure: {
      title: 'A Treasure for everybody',
      text: 'One card more than players was revealed, and the last one chooses first. Ulf took the Ash Spear. Take the Mark of Vidar: a Push without a die.',
    },
    saga: {
      title: 'The saga so far',
      text: 'Now the table rests. Here is told what happened in each game: who won it, who fell where and to whom, and what everybody took from it.',
    },
    standings: {
      title: 'How it stands',
      text: 'The lines show everybody’s rank from game to game, and below are the Campaign points: four for you, three for Ulf.',
    },
    clans: {
      title: 'What the Clans carry on',
      text: 'Legends and Treasures stay until the end. Damage, defeats and dice do not: everybody begins the next game whole.',
    },
    next: {
      title: 'What comes next',
      text: 'The second scenario with its missions. Turn order is the ranking upside down: whoever was last begins, so it will be Ulf.',
    },
    ready: {
      title: 'When you are ready',
      text: 'Nobody hurries: a campaign may rest for weeks, and you find it among your tables. The next game begins when everybody is ready. Go on.',
    },
    anew: {
      title: 'The second game',
      text: 'It is set up like any other, and your Artifact and your Mark lie in the Treasury. In your Tactics phase a hero takes one up, for no die.',
    },
    farewell: {
      title: 'The rest of the saga is yours',
      text: 'So it goes on, four games more. Before the last one a shop sells dice, Inspiration and Artifacts for your points: unspent ones are lost. May they sing of you.',
    },
  },
}
