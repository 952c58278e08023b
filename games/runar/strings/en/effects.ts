import type {
  Effect,
  EffectOf,
  EnemyEffect,
  GainedCard,
  HeroSelector,
  PlayerWord,
  Who,
} from '../../src/effect-words.ts'
import type { EffectWords } from '../kinds.ts'
import { ACTION, REACTION, TACTIC } from './nouns.ts'
import {
  advantages,
  anyDice,
  defenceTokens,
  dice,
  hazardTokens,
  inspirations,
  listed,
  movementPoints,
  nodes,
  points,
  trophies,
} from './terms.ts'

const CARD: { readonly [kind in GainedCard]: (n: number) => string } = {
  advantage: advantages,
  inspiration: inspirations,
  trophy: trophies,
  'offered-treasure': () => 'an offered Treasure',
  'treasure-mark-or-equipment': () => 'a Mark or Equipment',
  'artifact-random': () => 'an Artifact',
}

const PLAYER: { readonly [player in PlayerWord]: string } = {
  you: '',
  nemesis: 'the Nemesis: ',
  'each-in-turn-order': 'each player: ',
  'each-with-access-from-active': 'each player with Access: ',
  'each-without-access-from-active': 'each player without Access: ',
  'each-chieftain-without-access': 'each Chieftain without Access: ',
  'each-with-menhir-on-own-territory': 'each player with a Menhir on the own Territory: ',
  destroyer: '',
}

const LOST: { readonly [what in EffectOf<'discard'>['what']]: (n: number) => string } = {
  'pool-die': (n) => `${anyDice(n)} of the Action pool`,
  'personal-die-each-hero': (n) => `${anyDice(n)} of each Personal pool`,
  'hand-card': (n) => (n === 1 ? 'a Hand card' : `${n} Hand cards`),
  trophy: trophies,
}

const ENEMY: { readonly [op in EnemyEffect['op']]: string } = {
  move: 'Move',
  attack: 'Attack',
  push: 'Push',
  absorb: 'Absorb',
  reveal: 'Reveal',
  respawn: 'Respawn',
  base: 'Base activation',
  spawn: 'an Enemy from the reserve is placed',
  place: 'it is placed',
  'fill-tokens': 'Enemy tokens on every space',
}

const isAll = (who: Who): who is HeroSelector => typeof who === 'object' && 'all' in who

/** Who is meant, where it is not the hero that acts. */
function whom(who: Who | undefined): string {
  if (who === undefined || who === 'self') return ''
  return isAll(who) ? (who.all === 'allies' ? 'each allied hero: ' : 'each hero: ') : 'that figure: '
}

const color = ({ color: kind, n }: EffectOf<'dice'>): string =>
  kind === 'any-non-neutral' ? `${anyDice(n)} of any kind but Neutral` : dice({ [kind]: n })

/** What effects do, each as part of a sentence: `2 VP`, `each hero: 1 Strength die`. */
const WORDS: EffectWords = {
  choose: ({ options }) => options.map(doing).join(' / '),
  if: ({ then }) => doing(then),
  pick: () => 'choose a target',
  dice: (effect) => `${whom(effect.who)}${effect.player ? PLAYER[effect.player] : ''}${color(effect)}`,
  defence: ({ who, n }) => `${whom(who)}${n < 0 ? `discard ${defenceTokens(-n)}` : defenceTokens(n)}`,
  vp: ({ player, n }) => `${PLAYER[player]}${points(n)}`,
  card: ({ player, kind, n }) => `${PLAYER[player]}${CARD[kind](n)}`,
  act: ({ action, mp }) => (mp === undefined ? ACTION[action] : `${ACTION[action]} with ${movementPoints(mp)}`),
  react: ({ reaction }) => REACTION[reaction],
  tactic: ({ player, tactic, pay }) => `${PLAYER[player]}${TACTIC[tactic]}${pay ? '' : ' for free'}`,
  ability: () => 'an Ability',
  damage: ({ who, kind }) => `${whom(who)}${kind === 'direct' ? 'direct damage' : 'damage'}`,
  place: () => 'the hero is placed',
  swap: () => 'heroes change places',
  shift: ({ steps }) => `that figure moves by ${nodes(steps)}`,
  hazard: (effect) =>
    effect.op === 'place' ? `place ${hazardTokens(effect.n)}` : `move a Hazard token by ${nodes(effect.steps)}`,
  recover: ({ n }) => `take back up to ${n} captured cards`,
  'take-die': ({ n }) => `take ${anyDice(n)} of an opponent`,
  discard: ({ player, what, n }) => `${PLAYER[player]}lose ${LOST[what](n)}`,
  'trim-hand': ({ keep }) => `keep ${keep} Hand cards`,
  mod: () => 'a lasting change',
  remains: ({ n }) => `${n} Remains`,
  'chest-reward': () => 'the reward of the Chest',
  offer: () => 'Treasures are offered',
  statue: () => 'the top part of a Statue falls',
  runar: () => 'the Runar moves',
  enemy: ({ op }) => ENEMY[op],
}
const word = (effect: Effect): string => (WORDS[effect.do] as (effect: Effect) => string)(effect)

export function doing(effects: readonly Effect[]): string {
  return listed(effects.map(word))
}
