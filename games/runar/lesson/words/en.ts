import type { RunarLessonWords } from './shape.ts'

export const en: RunarLessonWords = {
  names: ['Sigrid', 'Ulf'],
  cards: {
    welcome: {
      title: 'Your first skirmish',
      text: 'Two clans search an island for the Shards of the Runar, and most Victory points win. We play five turns together. Every rule is one click away.',
    },
    clan: {
      title: 'Choose a Clan',
      text: 'A Clan brings three heroes, and each has ten cards, a Speed and Defence. The Bears are a healer, a mad warrior and a berserker. Lead them.',
    },
    battlefield: {
      title: 'The Battlefield',
      text: 'One half is your Territory, the other that of Ulf. Each has four Zones of nine nodes. Stones block the way, crystals are Shards, and spikes are Hazards.',
    },
    hand: {
      title: 'Keep three cards',
      text: 'The cards of all three heroes are one deck, and they are also their lives. Keep Feima’s first two cards, and the one of Hrafn with a symbol.',
    },
    bury: {
      title: 'The others lie lowest',
      text: 'They go to the bottom of your deck. A hero that is damaged loses its lowest card there, so it matters what lies below. Any order will do now: take this one.',
    },
    'first-token': {
      title: 'Place your first hero',
      text: 'Heroes start face down on nodes with a die, and the die is yours. The first one stands in your own Territory: Feima, beside the blue Shard.',
    },
    'second-token': {
      title: 'The second goes abroad',
      text: 'It must start outside your Territory. Put Halvard on the Agility die of Ulf’s. What is left at the end is for Hrafn.',
    },
    turn: {
      title: 'The phases of a turn',
      text: 'Tactics, then a card and its Actions, then Support and Destiny: these four matter most. The header always says where you are.',
    },
    tactics: {
      title: 'Tactics cost dice',
      text: 'Dice are never rolled, they are spent. You have two for Agility and one for Instinct, and they will be needed. Use no Tactic now, and go on.',
    },
    play: {
      title: 'Play a card of Feima',
      text: 'Its hero becomes Active and acts in this turn. This card gives two Strength dice. Play it.',
    },
    dice: {
      title: 'What dice can do',
      text: 'Agility moves and pushes. Strength attacks and collects blue Shards. Instinct collects yellow ones, and defends. A Neutral die stands for any of them.',
    },
    collect: {
      title: 'Collect the Shard',
      text: 'Feima need not stand on it: an adjacent node is enough, diagonals included, if no opposing figure stands there. Collect the blue Shard for one Strength die.',
    },
    shard: {
      title: 'One Victory point',
      text: 'The point is yours for good. The Shard rests on your board only until the end of your turn: Destiny will send it back to the Battlefield.',
    },
    move: {
      title: 'Move',
      text: 'A Move gives as many points as the hero’s Speed: three for Feima. Spend an Agility die.',
    },
    walk: {
      title: 'Go to meet Ebbe',
      text: 'A straight step costs one point, a diagonal one two. Walk two nodes straight towards Ebbe, and you stand before him.',
    },
    attack: {
      title: 'Attack',
      text: 'An Attack hits an adjacent opposing figure. Nothing is rolled here either, but your opponent may react. Attack Ebbe with your second Strength die.',
    },
    'fended-off': {
      title: 'Fended off',
      text: 'Ulf paid an Instinct die for Defence, and the Attack is cancelled. That needs a Defence token, but does not use it up. And now that die is gone.',
    },
    'end-phase': {
      title: 'Keep the rest',
      text: 'Unspent dice stay for later, and you will want to react in Ulf’s turn. End the phase: your card goes to the Memory, and you draw up to three.',
    },
    returned: {
      title: 'The Shard is back',
      text: 'A Destiny card showed a node in each Territory, and your Shard lies on one of them now. Where several are possible you choose. It can be collected again.',
    },
    defence: {
      title: 'Ebbe attacks: react',
      text: 'Before an Action happens, those it concerns may answer. Feima has Defence tokens, and you kept an Instinct die: cancel the Attack.',
    },
    damage: {
      title: 'Damage must be paid',
      text: 'Ulf attacks again, and you cannot defend. Damage costs a Defence token, or a card of that hero. Who has neither is defeated. Discard a token.',
    },
    advantage: {
      title: 'What Ulf gained',
      text: 'For a token the attacker takes an Advantage card, for a card the card itself. They lie in two Damage slots, and three of them make a point.',
    },
    symbol: {
      title: 'A card with a symbol',
      text: 'Your dice were too few for Tactics, so that phase passed by itself. Play the card of Hrafn: its symbol lets him use his Ability once.',
    },
    ability: {
      title: 'Ancestors’ Strength',
      text: 'It costs no die. Every ally in his Zone or one beside it gains two Strength dice and two Defence tokens, as far as there is room. Halvard is near enough.',
    },
    personal: {
      title: 'Dice of one hero',
      text: 'These dice lie in Personal pools. Only that hero can spend them on Actions and Reactions, but you may pay for Tactics with them.',
    },
    'towards-yellow': {
      title: 'Another Shard',
      text: 'Near Hrafn lies a yellow Shard, and you have Instinct for it. Move first, with your last Agility die.',
    },
    'one-step': {
      title: 'One step is enough',
      text: 'Hrafn has a Speed of two, but points may be left over. One node on he stands next to the Shard.',
    },
    yellow: {
      title: 'Collect the yellow one',
      text: 'Watch out when opposing heroes are adjacent: they may assault whoever collects or moves. Nobody is here. Collect the Shard.',
    },
    event: {
      title: 'An Event came',
      text: 'Your Destiny card was an Event, and Events cost a Shard: the one on your board left the game. The point stays. When all slots are full, the game ends.',
    },
    access: {
      title: 'Access to Events',
      text: 'Statues give Access to slots, from the left. Both of you reach the first one: so all heroes without dice gained a Neutral die. Feima has one.',
    },
    hazard: {
      title: 'Ulf paid for a Shard',
      text: 'Erik collected the Shard that lay with a Hazard. It activated on him: neutral damage, for which each opponent takes an Advantage card. You have one now.',
    },
    build: {
      title: 'Build your Statue',
      text: 'Ulf has built, and so can you, once a turn, for any two dice. Use the two Strength dice of Hrafn.',
    },
    body: {
      title: 'The Body stands',
      text: 'It reaches the second slot and gave you another Advantage card: both Damage slots are full. The Head brings Inspiration, the Flame a point. Go on.',
    },
    again: {
      title: 'Feima once more',
      text: 'She stands beside Ebbe still. Play her card with Agility and Strength.',
    },
    'draw-out': {
      title: 'Draw out the Defence',
      text: 'Ulf has one Neutral die, and it pays for any Reaction. Attack: either you hit, or that die is gone.',
    },
    neutral: {
      title: 'A Neutral die does it all',
      text: 'Ulf spent it. Feima’s own Neutral die stands for Strength: attack again, and nothing is left to defend with.',
    },
    set: {
      title: 'Three cards, one point',
      text: 'Ulf discarded a token, and the third Advantage card found no slot. So all three were cleared for a Victory point: you have three, Ulf has one.',
    },
    rest: {
      title: 'End the phase',
      text: 'You could still move, but an Agility die is good for a Chase in Ulf’s turn. End the phase.',
    },
    'second-event': {
      title: 'A second Event',
      text: 'Your board holds no Shard, so one of the Battlefield leaves the game. Its Mission scores in the end: be sure to have Access to it then.',
    },
    farewell: {
      title: 'The rest is yours',
      text: 'Two more Events, and the game ends before your next turn. Then Missions are scored. Choose a Shard that is nearer to Ulf. May your blades be sharp.',
    },
    chasing: {
      title: 'Chase',
      text: 'An opposing hero moved away from beside yours. For an Agility die your hero repeats those steps, as far as its Speed allows.',
    },
    charging: {
      title: 'Charge',
      text: 'A hero far from Shards and enemies is placed in a Zone beside its own, on any free node. A quick way back into the fight.',
    },
    coordinating: {
      title: 'Coordination',
      text: 'Draw three cards, each from the top or the bottom of your deck, and see each before the next. Then your Hand is reduced to three.',
    },
    'too-many-dice': {
      title: 'No room for all dice',
      text: 'Your Action pool holds six dice, a Personal pool three. Choose those that stay, of old and new ones.',
    },
    'shard-back': {
      title: 'A Shard returns',
      text: 'The card shows one node in each Territory. The Shard goes where none of your heroes is, if that can be. A Hazard of the pool goes with it.',
    },
    'hazard-back': {
      title: 'A Hazard returns',
      text: 'Without Shards on your board, a Destiny card brings a Hazard back. Put it where it hinders others most.',
    },
    changing: {
      title: 'Another hero acts',
      text: 'A Change costs a Neutral die and makes another hero Active. Only the hero on the Turn card can use its symbol.',
    },
    pushing: {
      title: 'Push',
      text: 'A figure is pushed one node straight away. If that node is occupied, it is damaged instead. Push others onto Hazards.',
    },
    'neutral-damage': {
      title: 'A Hazard burns',
      text: 'It deals direct damage, which no Defence token pays. If a hero walked into it, or a friend caused it, all opponents take an Advantage card.',
    },
    captured: {
      title: 'A captured card',
      text: 'Cards of the same hero share a Damage slot. So damaging one hero again and again fills it slowly, but those cards count when a tie is broken.',
    },
    fallen: {
      title: 'A hero is defeated',
      text: 'Who did it gains a point, a Trophy and an Advantage card. The owner takes an Inspiration card, if another hero is left.',
    },
    inspired: {
      title: 'Inspiration',
      text: 'This card can be played for any of your heroes, and its symbol stands for any. It can also be given up for damage.',
    },
    'new-deck': {
      title: 'The deck is new',
      text: 'Your deck was too small for a draw, so the Memory was shuffled. Cards that others have captured do not come back.',
    },
    'last-event': {
      title: 'All slots are full',
      text: 'The game ends when the First player’s turn would begin. Until then, think of the Missions that you have Access to.',
    },
  },
}
