import { counted, gained, turned, uncounted } from '@longhouse/kernel/wording'
import type { Measures } from '../kinds.ts'
import { THING } from './nouns.ts'

const by = gained('en')

/** What a choice brings, as a hint says it. */
export const measures: Measures = {
  one: null,
  glory: by(THING.glory),
  favor: by(THING.favor),
  coin: by(THING.coin),
  wood: by(THING.wood),
  food: by(THING.food),
  blame: by(THING.blame),
  blamePenalty: null,
  swordsman: by(counted('swordsman at home', 'swordsmen at home')),
  spearman: by(counted('spearman at home', 'spearmen at home')),
  axeman: by(counted('axeman at home', 'axemen at home')),
  worker: null,
  hiredWorker: by(counted('worker of the huts', 'workers of the huts')),
  runeGlory: by(uncounted('Glory on runes')),
  freshRune: by(counted('rune to use', 'runes to use')),
  longship: turned('a longship of your own', 'no longship of your own'),
  longshipGlory: by(uncounted('Glory for the longship')),
  destinyNow: by(uncounted('Glory by destinies')),
  destinyHope: null,
  colorSet: by(counted('set of colours', 'sets of colours')),
  colorStarted: null,
  firstPlayer: turned('the First Player marker', 'no First Player marker'),
  fightGlory: by(uncounted('Glory expected in fights')),
  fightFavor: by(uncounted('favor expected in fights')),
  fightCoin: by(counted('coin expected in fights', 'coins expected in fights')),
  fightWood: by(uncounted('wood expected in fights')),
  fightColor: null,
  fightTroll: turned('the troll will likely fall', 'the troll will likely stay'),
  fightLoss: by(counted('warrior likely to fall', 'warriors likely to fall')),
  hunt: by(uncounted('food expected of the hunt')),
  idleReserve: by(counted('fight with nobody to send', 'fights with nobody to send')),
}
