import type { TrackAction } from '../../src/content-file.ts'
import type { EnemySteps } from '../kinds.ts'
import { chieftainRule, type EnemyAction, ICON_RULE, isEnemyAction } from '../table.ts'
import { ofResource, runeName, type Terms } from './terms.ts'

const ICON: { readonly [action in TrackAction]: string } = {
  'raise-fury': 'gniew bóstwa, którego run wysp ma najwięcej, rośnie o 1',
  'hunt-boat': 'łódź wodza rusza na najbliższą łódź w porcie',
  'cross-route': 'łódź wodza przepływa szlakiem morskim swojego portu',
  'add-settler': 'dodatkowy osadnik na wyspie łodzi wodza',
  'add-boat': 'dodatkowa łódź w porcie łodzi wodza',
  'add-temple': 'świątynia tam, gdzie ma najwięcej osadników',
  'start-battle': 'początek bitwy',
}

const DEED: { readonly [action in EnemyAction]: string } = {
  ...ICON,
  sail: 'żegluga',
  explore: 'eksploracja',
  harvest: 'zbiory',
  build: 'budowa',
}

/** The steps that the rules make the solo enemy take, each with the number of its rule, so that one learns them by the way. */
export const enemySteps = ({ link, action }: Terms): EnemySteps => ({
  'enemy-played': ({ card }) => `Wróg zagrywa wierzchnią kartę swojej talii: ${link(card)} (TV-16.2).`,
  'enemy-aimed': ({ island, steps, rune }) =>
    `Wróg obiera za cel najbliższą inną wyspę z runą ${runeName(rune)}: ${link(island)}, odległość ${steps} (TV-16.6).`,
  'chieftain-moved': ({ from, to, cause }) =>
    `Łódź wodza płynie: ${link(from)} → ${link(to)} (${chieftainRule(cause)}).`,
  'enemy-does-sheet-action': ({ effect, rune }) =>
    `Wróg wykonuje akcję swojego arkusza dla runy ${runeName(rune)}: ${action(effect)} (TV-16.39).`,
  'marker-moved': ({ resource, to }) => `Znacznik ${ofResource(resource)} wroga przesuwa się na pole ${to} (TV-16.28).`,
  'marker-stopped': ({ resource }) =>
    `Znacznik ${ofResource(resource)} wroga jest na końcu toru i zatrzymuje się do końca tury (TV-16.30).`,
  'marker-reset': ({ resource }) => `Znacznik ${ofResource(resource)} wroga wraca na koniec tury na pole 0 (TV-16.30).`,
  'icon-reached': ({ resource, at, action: icon }) =>
    `Znacznik ${ofResource(resource)} wroga osiąga symbol na polu ${at}, który poczeka na swoją kolej: ${ICON[icon]} (TV-16.42).`,
  'icon-done': ({ resource, at, action: icon }) =>
    `Wróg wykonuje akcję zasobów (tor ${ofResource(resource)}, pole ${at}): ${ICON[icon]} (${ICON_RULE[icon]}).`,
  'enemy-skipped': ({ what, rule }) =>
    `Wróg pomija to, czego nie może zrobić${isEnemyAction(what) ? `: ${DEED[what]}` : ''} (${rule}).`,
})
