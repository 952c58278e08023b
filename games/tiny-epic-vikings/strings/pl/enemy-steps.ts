import type { TrackAction } from '../../src/content-file.ts'
import type { Skipped } from '../../src/events.ts'
import type { EnemySteps } from '../kinds.ts'
import { chieftainRule, ICON_RULE } from '../table.ts'
import { ofResource, runeName, steps, type Terms } from './terms.ts'

const ICON: { readonly [action in TrackAction]: string } = {
  'raise-fury': 'gniew bóstwa, którego run wysp ma najwięcej, rośnie o 1',
  'hunt-boat': 'łódź wodza rusza na najbliższą łódź w porcie',
  'cross-route': 'łódź wodza przepływa szlakiem morskim swojego portu',
  'add-settler': 'dodatkowy osadnik na wyspie łodzi wodza',
  'add-boat': 'dodatkowa łódź w porcie łodzi wodza',
  'add-temple': 'świątynia tam, gdzie ma najwięcej osadników',
  'start-battle': 'początek bitwy',
}

/** The rule beside it says why. */
const SKIPPED: { readonly [what in Skipped]: string } = {
  'raise-fury': 'nie ma run wysp, więc gniew nie rośnie',
  'hunt-boat': 'nie znajduje łodzi w porcie, na którą mógłby ruszyć',
  'cross-route': 'nie przepływa szlakiem, który prowadzi poza mapę',
  'add-temple': 'nie stawia świątyni',
  'start-battle': 'nie rozpoczyna bitwy',
  wood: 'nie zyskuje już w tej turze drewna',
  food: 'nie zyskuje już w tej turze żywności',
  steel: 'nie zyskuje już w tej turze stali',
  build: 'nie ma już łodzi do zbudowania',
  settlers: 'nie ma więcej osadników do dołożenia',
  card: 'nie ma karty do zagrania',
  'rune-action': 'nie ma run na akcję runiczną',
  sacrifice: 'nie może ofiarować osady, bo wszystkie akcje są pełne',
  'join-battle': 'nie ma karty, by dołączyć do bitwy',
}

/** The steps that the rules make the solo enemy take, each with the number of its rule, so that one learns them by the way. */
export const enemySteps = ({ link, action }: Terms): EnemySteps => ({
  'enemy-played': ({ card }) => `Wróg zagrywa wierzchnią kartę swojej talii: ${link(card)} (TV-16.2).`,
  'enemy-aimed': ({ island, steps: n, rune }) =>
    `Wróg obiera za cel najbliższą inną wyspę z runą ${runeName(rune)}: ${link(island)}, najwyżej ${steps(n)} (TV-16.6).`,
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
  'enemy-skipped': ({ what, rule }) => `Wróg ${SKIPPED[what]} (${rule}).`,
})
