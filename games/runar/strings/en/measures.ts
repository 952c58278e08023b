import { counted, gained, gainedOnly, uncounted } from '@longhouse/kernel/wording'
import type { Measures } from '../kinds.ts'
import { DEFENCE, DIE, INSPIRATION, SHARD, TROPHY } from './nouns.ts'

const by = gained('en')
const more = gainedOnly('en')

/** What a choice brings, as a hint says it. */
export const measures: Measures = {
  base: null,
  vp: by(uncounted('VP')),
  nemesis: by(uncounted('VP of the Nemesis')),
  heroes: by(counted('hero', 'heroes')),
  cards: null,
  leastCards: null,
  defence: by(DEFENCE),
  dice: by(counted('die in the Action pool', 'dice in the Action pool')),
  neutralDice: by(DIE.neutral),
  personalDice: by(counted('die of your heroes', 'dice of your heroes')),
  shards: by(SHARD),
  slots: by(counted('slot with captured cards', 'slots with captured cards')),
  dealt: by(counted('card in the Damage dealt area', 'cards in the Damage dealt area')),
  trophies: by(TROPHY),
  statue: by(counted('part of your Statue', 'parts of your Statue')),
  access: by(counted('Event with access', 'Events with access')),
  missions: by(uncounted('VP for missions now')),
  hand: more(counted('card in Hand', 'cards in Hand')),
  inspirations: by(INSPIRATION),
  nearShard: by(counted('step nearer to Shards', 'steps nearer to Shards')),
  besideRivals: by(counted('rival beside your heroes', 'rivals beside your heroes')),
  besideEnemies: by(counted('Enemy beside your heroes', 'Enemies beside your heroes')),
  atHome: null,
  enemiesToReturn: by(counted('Enemy to return', 'Enemies to return')),
  treasures: by(counted('Treasure worn', 'Treasures worn')),
  owned: null,
  team: null,
}
