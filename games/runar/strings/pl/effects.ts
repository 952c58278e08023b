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
  remainsTokens,
  trophies,
} from './terms.ts'

const CARD: { readonly [kind in GainedCard]: (n: number) => string } = {
  advantage: advantages,
  inspiration: inspirations,
  trophy: trophies,
  'offered-treasure': () => 'wyłożony Skarb',
  'treasure-mark-or-equipment': () => 'Znak albo Ekwipunek',
  'artifact-random': () => 'Artefakt',
}

const PLAYER: { readonly [player in PlayerWord]: string } = {
  you: '',
  nemesis: 'Nemezis: ',
  'each-in-turn-order': 'każdy gracz: ',
  'each-with-access-from-active': 'każdy gracz z Dostępem: ',
  'each-without-access-from-active': 'każdy gracz bez Dostępu: ',
  'each-chieftain-without-access': 'każdy Wódz bez Dostępu: ',
  'each-with-menhir-on-own-territory': 'każdy gracz z Menhirem na swoim Terytorium: ',
  destroyer: '',
}

const LOST: { readonly [what in EffectOf<'discard'>['what']]: (n: number) => string } = {
  'pool-die': (n) => `${anyDice(n)} z Puli Akcji`,
  'personal-die-each-hero': (n) => `${anyDice(n)} z każdej Puli Osobistej`,
  'hand-card': (n) => (n === 1 ? 'karta z Ręki' : `karty z Ręki (${n})`),
  trophy: trophies,
}

const ENEMY: { readonly [op in EnemyEffect['op']]: string } = {
  move: 'Ruch',
  attack: 'Atak',
  push: 'Pchnięcie',
  absorb: 'Pochłonięcie',
  reveal: 'Ujawnienie',
  respawn: 'Odrodzenie',
  base: 'Aktywacja Podstawowa',
  spawn: 'Wróg z Rezerwy na Polu Bitwy',
  place: 'umieszczenie Wroga',
  'fill-tokens': 'żetony Wrogów na każdym miejscu',
}

const isAll = (who: Who): who is HeroSelector => typeof who === 'object' && 'all' in who

/** Who is meant, where it is not the hero that acts. */
function whom(who: Who | undefined): string {
  if (who === undefined || who === 'self') return ''
  return isAll(who) ? (who.all === 'allies' ? 'każdy twój bohater: ' : 'każdy bohater: ') : 'ta figurka: '
}

const color = ({ color: kind, n }: EffectOf<'dice'>): string =>
  kind === 'any-non-neutral' ? `${anyDice(n)} dowolnego rodzaju poza Neutralnym` : dice({ [kind]: n })

/** What effects do, each as part of a sentence: `2 PZ`, `każdy bohater: 1 kość Siły`. */
const WORDS: EffectWords = {
  choose: ({ options }) => options.map(doing).join(' / '),
  if: ({ then }) => doing(then),
  pick: () => 'wybór celu',
  dice: (effect) => `${whom(effect.who)}${effect.player ? PLAYER[effect.player] : ''}${color(effect)}`,
  defence: ({ who, n }) => `${whom(who)}${n < 0 ? `strata: ${defenceTokens(-n)}` : defenceTokens(n)}`,
  vp: ({ player, n }) => `${PLAYER[player]}${points(n)}`,
  card: ({ player, kind, n }) => `${PLAYER[player]}${CARD[kind](n)}`,
  act: ({ action, mp }) => (mp === undefined ? ACTION[action] : `${ACTION[action]} (${movementPoints(mp)})`),
  react: ({ reaction }) => REACTION[reaction],
  tactic: ({ player, tactic, pay }) => `${PLAYER[player]}${TACTIC[tactic]}${pay ? '' : ' za darmo'}`,
  ability: () => 'Umiejętność',
  damage: ({ who, kind }) => `${whom(who)}${kind === 'direct' ? 'Obrażenie Bezpośrednie' : 'Obrażenie'}`,
  place: () => 'umieszczenie bohatera',
  swap: () => 'zamiana pozycji bohaterów',
  shift: ({ steps }) => `przesunięcie figurki (${nodes(steps)})`,
  hazard: (effect) =>
    effect.op === 'place'
      ? `na Polu Bitwy: ${hazardTokens(effect.n)}`
      : `przesunięcie żetonu Zagrożenia (${nodes(effect.steps)})`,
  recover: ({ n }) => `odzyskanie zdobytych kart (najwyżej ${n})`,
  'take-die': ({ n }) => `${anyDice(n)} przeciwnika`,
  discard: ({ player, what, n }) => `${PLAYER[player]}strata: ${LOST[what](n)}`,
  'trim-hand': ({ keep }) => `Ręka zmniejszona do ${keep}`,
  mod: () => 'trwała zmiana',
  remains: ({ n }) => remainsTokens(n),
  'chest-reward': () => 'nagroda ze Skrzyni',
  offer: () => 'wyłożenie Skarbów',
  statue: () => 'strata najwyższej części Posągu',
  runar: () => 'przeniesienie Runara',
  enemy: ({ op }) => ENEMY[op],
}

const word = (effect: Effect): string => (WORDS[effect.do] as (effect: Effect) => string)(effect)

export function doing(effects: readonly Effect[]): string {
  return listed(effects.map(word))
}
