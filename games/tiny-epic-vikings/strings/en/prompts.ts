import { capital, mostOf, offersWay } from '@longhouse/kernel/wording'
import type { Asked, Prompts, Waits } from '../kinds.ts'
import { actionAsked, amountIn, islandOf, keptOf, landingIn, plainEffect, purposeOf } from '../table.ts'
import { listed, moves, points, resources, settlers, steps, type Terms, thing } from './terms.ts'

/** What a seat is asked. */
export function prompts(terms: Terms): Prompts {
  const { content, link, known, action } = terms
  /** What a question is about, before it. */
  const about = (asked: Asked, question: string): string => {
    const { cause, source } = actionAsked(asked)
    const name = known(cause)
    return name ? `${name}${source === 'rune' ? ', rune action' : ''}: ${question}` : capital(question)
  }

  return {
    startBoat: () => 'Place your starting boat in a free fjord at the edge of the map.',
    pick: ({ view }) => {
      const direction = content.eras[view.era - 1]?.passDirection ?? 'clockwise'
      return `Era ${view.era}: pick a card for your hand; the others are passed on ${direction}.`
    },
    keep: (asked) => {
      const { kept, of } = keptOf(asked)
      return `Keep a card of this pile for your hand (${kept + 1} of ${of}); the others go to the Enemy.`
    },
    play: ({ view, form }) => {
      if (!offersWay(form, 'down')) return 'Play a card face up for its actions.'
      const battle = view.battle ? `to join the battle for ${link(view.battle.favor)}` : 'to start a battle'
      return `Play a card: face up for its actions, or face down ${battle}.`
    },
    joinEnemy: ({ view }) => {
      const battle = view.battle ? ` for ${link(view.battle.favor)}` : ''
      return `Join the Enemy's battle${battle} with a card face down, or let it fight the invaders.`
    },
    favor: () => 'Choose the favor card that the battle is for, at an end of either row.',
    sail: (asked) => about(asked, `sail a boat, up to ${moves(actionAsked(asked).value)}, or do not sail.`),
    driveOut: (asked) => {
      const port = known(actionAsked(asked).port)
      return `Your boat must leave ${port ?? 'its port'}: choose a fjord.`
    },
    land: (asked) => {
      const { settlers: most, plunder } = landingIn(asked.form)
      const { food } = content.clan.deployCost
      const steel = content.eras[asked.view.era - 1]?.plunderSteel ?? 0
      const ways = [
        ...(most > 0 ? [`deploy up to ${settlers(most)} for ${thing('food', food)} each`] : []),
        ...(plunder ? [`plunder the village for ${thing('steel', steel)}`] : []),
      ]
      const question = ways.length > 0 ? `${ways.join(', and ')}?` : 'take settlers back, or land nobody.'
      const port = known(actionAsked(asked).port)
      return port ? `${port}: ${question}` : capital(question)
    },
    explore: (asked) =>
      about(asked, `move a settler to an adjacent island, or stop (${steps(actionAsked(asked).left)} left).`),
    harvest: (asked) => about(asked, `harvest ${resources(amountIn(asked.form, 'harvest'))} of your choice.`),
    build: (asked) => about(asked, 'build a boat or a temple, or nothing.'),
    moveTemple: (asked) => about(asked, 'move a temple to an adjacent island, or leave it.'),
    smite: (asked) => about(asked, `remove up to ${settlers(mostOf(asked.form))} of your opponents, or none.`),
    discard: (asked) => about(asked, 'choose the card that you discard.'),
    effect: (asked) => {
      const effect = plainEffect(content, actionAsked(asked))
      return about(asked, effect ? `${action(effect)}?` : 'do the action?')
    },
    gain: (asked) => about(asked, `gain ${resources(amountIn(asked.form, 'gain'))} of your choice.`),
    exchange: (asked) => about(asked, 'exchange any number of one resource for another, or not.'),
    whichGod: (asked) => about(asked, 'choose the god whose fury changes.'),
    giveBack: () => 'You have a favor card too many: choose one to return, and the end of a row.',
    boon: (asked) => about(asked, `the battle is lost. ${capital(actionsOf(asked))}?`),
    sacrifice: () => 'Sacrifice a village for one of these actions, or end your turn.',
    enemyWay: () => 'The Enemy has several ways that are equally short: choose the one it sails.',
    enemyGives: (asked) => {
      const to = known(islandOf(asked))
      return `The Enemy has no settler left on its sheet: choose the island that gives one up${to ? ` for ${to}` : ''}.`
    },
    enemyPort: (asked) =>
      purposeOf(asked) === 'build'
        ? 'The Enemy builds a boat, and several ports are equally near: choose one.'
        : 'The Enemy hunts a boat, and several are equally near: choose its port.',
    enemyTemple: () => 'The Enemy has most settlers on several islands: choose the one that gets its temple.',
    enemyFavor: () => 'Both ends of the row are equally near for the Enemy: choose one.',
  }

  function actionsOf(asked: Asked): string {
    const boon = content.gods[actionAsked(asked).cause]?.boon ?? []
    return boon.length > 0 ? `boon: ${terms.actions(boon)}` : 'take the Valhalla boon'
  }
}

/** Put after "Waiting for Astrid". */
export const waits = (): Waits => ({
  startBoat: () => 'to place a starting boat',
  pick: () => 'to pick a card',
  keep: () => 'to keep a card',
  play: () => 'to play a card',
  joinEnemy: () => 'to join the battle or not',
  favor: () => 'to choose a favor card',
  sail: () => 'to sail',
  driveOut: () => 'to move a boat out of the port',
  land: () => 'to deploy settlers and plunder',
  explore: () => 'to explore',
  harvest: () => 'to harvest',
  build: () => 'to build',
  moveTemple: () => 'to move a temple',
  smite: () => 'to smite settlers',
  discard: () => 'to discard a card',
  effect: () => 'to do an action or not',
  gain: () => 'to choose resources',
  exchange: () => 'to exchange resources or not',
  whichGod: () => 'to choose a god',
  giveBack: () => 'to return a favor card',
  boon: () => 'to take a boon or not',
  sacrifice: () => 'to sacrifice a village or not',
  enemyWay: () => "to choose the Enemy's way",
  enemyGives: () => 'to choose an island for the Enemy',
  enemyPort: () => 'to choose a port for the Enemy',
  enemyTemple: () => 'to choose an island for the Enemy',
  enemyFavor: () => 'to choose an end of the row for the Enemy',
})

export const waiting = (who: readonly string[], what: string, answered: boolean): string =>
  `${answered ? 'Your pick is made. ' : ''}Waiting for ${listed(who)} ${what}.`

export const won = (who: readonly string[], score: number): string =>
  `The game is over. ${capital(listed(who))} ${who.length === 1 ? 'wins' : 'share the victory'} with ${points(score)}.`
