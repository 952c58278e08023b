import { capital, leastOf, mostOf } from '@longhouse/kernel/wording'
import type { Asked, Prompts, Waits } from '../kinds.ts'
import { aboutOf, heroChosen, heroesReacting, isAlone, tokensOf, treasureOf } from '../table.ts'
import { campaignPrompts, campaignWaits } from './campaign.ts'
import { ACTION } from './nouns.ts'
import { soloPrompts, soloWaits } from './solo.ts'
import { anyDice, cardsOf, listed, movementPoints, points, type Terms } from './terms.ts'

/** RN-5.30 to RN-5.32. */
const TOKEN_ROUNDS = ['on a node with a die in your own Territory', 'on a node with a die outside your Territory']

/** What a seat is asked. */
export function prompts(terms: Terms): Prompts {
  const { content, known, figure, links, at, textOf, causeName } = terms
  /** What a question is about, before it. */
  const about = (asked: Asked, question: string): string => {
    const name = causeName(aboutOf(asked).cause)
    return name ? `${capital(name)}: ${question}` : capital(question)
  }
  const hero = (asked: Asked, otherwise: string): string => known(aboutOf(asked).hero) ?? otherwise
  const enemy = (asked: Asked): string => {
    const { figure: id, enemy: type } = aboutOf(asked)
    return id ? figure(id) : (known(type) ?? 'the Enemy')
  }
  const moved = (asked: Asked): string => {
    const { figure: id } = aboutOf(asked)
    return id ? figure(id) : 'the figure'
  }
  const action = (asked: Asked): string => ACTION[aboutOf(asked).action ?? 'attack']

  /** What is about to happen, and what a reaction would change. */
  function reaction({ view, ...asked }: Asked): string {
    const { figure: actor, action: declared, at: node } = aboutOf(asked)
    const who = actor ? figure(actor) : 'A figure'
    const aimed = node ? at(view, node) : 'your hero'
    switch (declared) {
      case 'attack':
        return `${who} attacks ${aimed}: Defence cancels the Attack, or the damage must be paid.`
      case 'push':
        return `${who} pushes ${aimed}: Defence cancels the Push, or ${aimed} is moved, and damaged where the way is blocked.`
      case 'collect':
        return `${who} is about to collect a Shard: Assault deals damage to ${who} before that.`
      default:
        return `${who} is about to move: Assault deals damage to ${who} before that.`
    }
  }

  function damage(asked: Asked): string {
    const { damage: kind, cause } = aboutOf(asked)
    const why = causeName(cause)
    const what = kind === 'direct' ? 'direct damage, which no Defence token pays' : 'damage'
    return `${hero(asked, 'Your hero')} receives ${what}${why ? ` (${why})` : ''}: choose what you give up.`
  }

  /** The text of the card that offers something. */
  function offer(asked: Asked): string {
    const { cause } = aboutOf(asked)
    const entry =
      content.treasures[cause] ?? content.file.events.find(({ immediate }) => immediate?.id === cause)?.immediate
    const text = textOf(entry)
    return text ? about(asked, `${text}. Use it?`) : about(asked, 'use it?')
  }

  return {
    ...campaignPrompts(terms),
    ...soloPrompts(terms),
    clan: () => 'Choose your Clan.',
    draftHero: (asked) => {
      const { n, of } = heroChosen(content, asked)
      return `Choose a hero for your team (${n} of ${of}).`
    },
    obstacleType: (asked) => {
      const { group } = aboutOf(asked)
      return `Choose the Obstacle that stands on ${group ? `the ${group} nodes` : 'these nodes'}.`
    },
    keepCards: ({ form }) =>
      `Keep ${cardsOf(leastOf(form))} as your Hand; the others go to the bottom of your Action deck.`,
    buryCards: () => 'In which order do the other cards go to the bottom? The last one named will lie lowest.',
    placeToken: (asked) =>
      isAlone(asked)
        ? 'Place a hero on a node with a die: the die is yours.'
        : `Place a hero face down ${TOKEN_ROUNDS[tokensOf(asked)] ?? 'on any node with a die'}.`,
    'nextEffect:order': () => 'Several effects wait for this moment: choose the one that comes next.',
    tactics: () => 'Use a Tactic, or go on to the Action phase.',
    drawFrom: () => 'Coordination: draw the next card from the top or from the bottom of your Action deck?',
    chargeTo: (asked) => `Charge: choose the node to which ${hero(asked, 'the hero')} goes.`,
    giveUp: () => 'Your Hand is too large: choose a card for the bottom of your Action deck.',
    playCard: () => 'Play a card: its hero becomes Active, and its dice go to your Action pool.',
    inspired: () => 'Choose the hero that your Inspiration card makes Active.',
    keepDice: (asked) => {
      const pool = known(aboutOf(asked).hero)
      const holds = `${pool ? `the pool of ${pool}` : 'your Action pool'} holds ${anyDice(mostOf(asked.form))}`
      return about(asked, `${holds}, choose those that stay.`)
    },
    dieKind: (asked) => about(asked, `choose the kind of the die for ${hero(asked, 'your Action pool')}.`),
    act: ({ view }) => {
      const active = known(view.field?.turn.hero ?? undefined)
      return active
        ? `${active} is Active: choose an Action, or end the phase.`
        : 'No hero is Active: use a Mark, or end the phase.'
    },
    walk: (asked) => {
      const { points: left } = aboutOf(asked)
      return `${hero(asked, 'Your hero')} moves: choose where to, or end the Move (${movementPoints(left)} left).`
    },
    'reaction:reaction': reaction,
    'chase:reaction': (asked) => {
      const left = heroesReacting(asked)
      const whom = left.length > 0 ? links(left) : 'your hero'
      return `${hero(asked, 'A hero')} moves away from ${whom}. Chase repeats the steps made, all or only the first ones.`
    },
    'spikes:reaction': (asked) => {
      const { hero: hit, figure: attacker } = aboutOf(asked)
      const card = treasureOf(asked.view, hit)
      const from = attacker ? figure(attacker) : 'an adjacent figure'
      return `${hero(asked, 'Your hero')} was damaged by an Attack: ${known(card ?? undefined) ?? 'Equipment'} deals damage back to ${from}.`
    },
    suffer: damage,
    nextTarget: (asked) => about(asked, `choose the next target of the ${action(asked)}.`),
    pickFigure: (asked) => about(asked, 'choose a target.'),
    pickOpponent: (asked) => about(asked, 'choose an opponent.'),
    placeFigure: (asked) => about(asked, `choose where ${moved(asked)} is placed.`),
    shiftTo: (asked) => about(asked, `choose where ${moved(asked)} is moved.`),
    layHazard: (asked) => about(asked, 'choose a node for a Hazard token.'),
    sendHazard: (asked) => about(asked, 'choose where the Hazard token is moved.'),
    assumedNode: (asked) => about(asked, 'choose the node from which the hero is taken to act.'),
    option: (asked) => about(asked, 'choose one.'),
    mayUse: offer,
    grantedMove: (asked) => about(asked, `may ${hero(asked, 'the hero')} move?`),
    grantedTarget: (asked) => about(asked, `choose the target of the ${action(asked)}.`),
    whichAbility: (asked) => about(asked, `choose the Ability that ${hero(asked, 'the hero')} uses.`),
    permute: (asked) => about(asked, 'say which hero comes to stand on each node, or leave all where they are.'),
    recoverCard: (asked) => about(asked, 'choose a captured card that you take back.'),
    takeDie: (asked) => about(asked, 'choose the die that you take.'),
    loseDie: (asked) => about(asked, 'choose the die that you lose.'),
    loseCard: (asked) => about(asked, 'choose the Hand card that goes to your Memory.'),
    trimHand: (asked) =>
      about(asked, 'choose a card that leaves your Hand, and the end of the Action deck it goes to.'),
    grantedBuild: (asked) => about(asked, 'build the next part of your Statue for 2 dice?'),
    shardNode: () => 'Destiny: choose the node to which a Shard returns.',
    hazardNode: () => 'Destiny: choose the node on which a Hazard is placed.',
    dropShard: () => 'The Event costs a Shard of the Battlefield: choose which.',
    remainsNode: () => 'Choose a node beside it on which Remains are left.',
    takeTreasure: (asked) => about(asked, 'choose one of the offered Treasures.'),
    whichEnemy: (asked) => `Choose the ${enemy(asked)} that is activated.`,
    nearestHero: (asked) => `Several heroes are equally near to ${enemy(asked)}: choose one.`,
    enemyEnds: (asked) => about(asked, `choose where ${enemy(asked)} ends.`),
    enemyNext: (asked) => `${capital(enemy(asked))}: choose the next target of the ${action(asked)}.`,
    enemyTarget: (asked) => `${capital(enemy(asked))}: choose the target of the ${action(asked)}.`,
    spawnNode: (asked) => about(asked, `choose the node to which ${enemy(asked)} comes.`),
    respawnNode: (asked) => about(asked, `choose the node on which ${enemy(asked)} respawns.`),
    spawnType: () => 'The Enemy that the card names is not in the reserve: choose another.',
    giveBack: () => 'Choose what leaves your board: an Enemy token, or an Enemy that goes back into the reserve.',
    whichStatue: (asked) => about(asked, 'choose the Statue that loses its top part.'),
    runarNode: (asked) => about(asked, 'choose where the Runar stands.'),
  }
}

/** Put after "Waiting for Astrid". */
export const waits = (): Waits => ({
  ...campaignWaits,
  ...soloWaits,
  clan: () => 'to choose a Clan',
  draftHero: () => 'to choose a hero',
  obstacleType: () => 'to choose the Obstacles',
  keepCards: () => 'to choose a first Hand',
  buryCards: () => 'to order the other cards',
  placeToken: () => 'to place a hero',
  'nextEffect:order': () => 'to order effects',
  tactics: () => 'to use Tactics',
  drawFrom: () => 'to draw cards',
  chargeTo: () => 'to charge',
  giveUp: () => 'to give up cards',
  playCard: () => 'to play a card',
  inspired: () => 'to choose an Active hero',
  keepDice: () => 'to choose dice',
  dieKind: () => 'to choose a die',
  act: () => 'to act',
  walk: () => 'to move',
  'reaction:reaction': () => 'to react or not',
  'chase:reaction': () => 'to chase or not',
  'spikes:reaction': () => 'to strike back or not',
  suffer: () => 'to pay for damage',
  nextTarget: () => 'to choose a target',
  pickFigure: () => 'to choose a target',
  pickOpponent: () => 'to choose an opponent',
  placeFigure: () => 'to place a figure',
  shiftTo: () => 'to move a figure',
  layHazard: () => 'to place a Hazard',
  sendHazard: () => 'to move a Hazard',
  assumedNode: () => 'to choose a node',
  option: () => 'to choose one of several gains',
  mayUse: () => 'to use an effect or not',
  grantedMove: () => 'to move or not',
  grantedTarget: () => 'to choose a target',
  whichAbility: () => 'to choose an Ability',
  permute: () => 'to rearrange heroes',
  recoverCard: () => 'to take back a card',
  takeDie: () => 'to take a die',
  loseDie: () => 'to lose a die',
  loseCard: () => 'to give up a card',
  trimHand: () => 'to reduce the Hand',
  grantedBuild: () => 'to build or not',
  shardNode: () => 'to return a Shard',
  hazardNode: () => 'to place a Hazard',
  dropShard: () => 'to discard a Shard',
  remainsNode: () => 'to place Remains',
  takeTreasure: () => 'to choose a Treasure',
  whichEnemy: () => 'to choose an Enemy',
  nearestHero: () => 'to choose the nearest hero',
  enemyEnds: () => 'to move an Enemy',
  enemyNext: () => 'to choose a target for an Enemy',
  enemyTarget: () => 'to choose a target for an Enemy',
  spawnNode: () => 'to place an Enemy',
  respawnNode: () => 'to place an Enemy',
  spawnType: () => 'to choose an Enemy',
  giveBack: () => 'to give back an Enemy',
  whichStatue: () => 'to choose a Statue',
  runarNode: () => 'to place the Runar',
})

export const waiting = (who: readonly string[], what: string, answered: boolean): string =>
  `${answered ? 'Your choice is made. ' : ''}Waiting for ${listed(who)} ${what}.`

export const won = (who: readonly string[], score: number): string =>
  `The game is over. ${capital(listed(who))} ${who.length === 1 ? 'wins' : 'share the victory'} with ${points(score)}.`
