import { sentence, type Who } from '@longhouse/kernel/wording'
import type { Settlers } from '../../src/events.ts'
import type { Side } from '../../src/state.ts'
import type { Events } from '../kinds.ts'
import { enemyActionRule, enemyRule, lossesByIsland, sidesWith } from '../table.ts'
import { enemySteps } from './enemy-steps.ts'
import {
  ENEMY,
  listed,
  points,
  rowEnd,
  runeName,
  type Terms,
  theCards,
  theGoods,
  theSettlers,
  theThing,
  thing,
} from './terms.ts'

/**
 * What happened: one sentence each, the side first, in the present tense, which has no gender. What a rule makes the
 * enemy do names the rule.
 */
export function events(terms: Terms): Events {
  const { link, cards, action, because } = terms
  const by = (side: Side, who: Who): string => sidesWith(who, ENEMY)(side)
  const lost = (losses: readonly Settlers[], who: Who): string =>
    listed(losses.map((loss) => `${by(loss.side, who)} traci ${theSettlers(loss.settlers)}`))

  return {
    ...enemySteps(terms),
    'game-set-up': ({ gods }) =>
      `Bóstwa w tej grze: ${listed(gods.map(({ god, rune }) => `${link(god)} (${runeName(rune)})`))}.`,
    'boat-placed': ({ side, at }, who) => `${by(side, who)} umieszcza łódź: ${link(at)}.`,
    'era-began': ({ era, first }, who) => `Rozpoczyna się epoka ${era}. Zaczyna ${who(first)}.`,
    'cards-dealt': ({ cards: dealt }) => `Rozdanie kart. W tej epoce ręka liczy ${theCards(dealt)}.`,
    'card-picked': ({ side, card }, who) => `${by(side, who)} wybiera kartę: ${link(card)}.`,
    'hands-passed': ({ clockwise }) =>
      `Karty wędrują dalej ${clockwise ? 'zgodnie z ruchem' : 'przeciwnie do ruchu'} wskazówek zegara.`,
    'card-discarded': ({ side, card, cause }, who) =>
      sentence(`${by(side, who)} odrzuca kartę: ${link(card)}`, because(cause)),
    'pile-turned-up': ({ cards: shown }) => `Odkryty stos: ${cards(shown)}.`,
    'card-kept': ({ side, card }, who) =>
      `${by(side, who)} zachowuje kartę: ${link(card)}; reszta stosu trafia do talii wroga.`,
    'deck-reshuffled': ({ cards: shuffled }) =>
      `Potasowane karty odrzucone tworzą nową talię (liczba kart: ${shuffled}).`,
    'turn-began': ({ side, era, turn }, who) =>
      sentence(`Epoka ${era}, tura ${turn}: ${by(side, who)}`, enemyRule(side, 'TV-16.1')),
    'card-played': ({ side, card }, who) => `${by(side, who)} zagrywa odkrytą kartę: ${link(card)}.`,
    'card-played-face-down': ({ side, card }, who) =>
      `${by(side, who)} zagrywa zakrytą kartę${card === null ? '' : `: ${link(card)}`}.`,
    'action-begun': ({ side, effect, cause }, who) =>
      sentence(`${by(side, who)} wykonuje akcję: ${action(effect)}`, because(cause), enemyActionRule(side, effect)),
    'action-declined': ({ side, effect, cause }, who) =>
      sentence(`${by(side, who)} rezygnuje z akcji: ${action(effect)}`, because(cause)),
    sailed: ({ side, from, to }, who) => `${by(side, who)} żegluje: ${link(from)} → ${link(to)}.`,
    'boat-driven-out': ({ side, by: arriving, from, to }, who) =>
      sentence(
        `${by(side, who)} wyprowadza łódź z portu: ${link(from)} → ${link(to)}; do portu wpływa ${by(arriving, who)}`,
        enemyRule(arriving, 'TV-16.14'),
      ),
    'boat-sent-home': ({ side, by: arriving, from }, who) =>
      `${by(arriving, who)} wpływa do portu (${link(from)}); ${by(side, who)} odkłada stąd łódź na arkusz (TV-16.40).`,
    'settlers-deployed': ({ side, island, settlers: n, food, rule = '' }, who) =>
      sentence(
        `${by(side, who)} rozmieszcza ${theSettlers(n)} (${link(island)})`,
        food > 0 ? `za ${theThing('food', food)}` : 'bez opłaty',
        enemyRule(side, rule),
      ),
    'village-plundered': ({ side, port, steel }, who) =>
      sentence(
        `${by(side, who)} łupi osadę (${link(port)})`,
        steel > 0 ? `za ${theThing('steel', steel)}` : 'bez opłaty',
        enemyRule(side, 'TV-16.15'),
      ),
    'settler-moved': ({ side, from, to }, who) =>
      sentence(`${by(side, who)} przenosi osadnika: ${link(from)} → ${link(to)}`, enemyRule(side, 'TV-16.19')),
    'settlers-withdrawn': ({ side, island, settlers: n }, who) =>
      sentence(`${by(side, who)} cofa na arkusz ${theSettlers(n)}: ${link(island)}`, enemyRule(side, 'TV-16.51')),
    attacked: ({ side, island, losses }, who) =>
      sentence(
        `${by(side, who)} ma najwięcej osadników (${link(island)}): ${lost(losses, who)}`,
        enemyRule(side, 'TV-16.21'),
      ),
    smote: ({ side, losses }, who) => {
      const where = lossesByIsland(losses).map(([island, there]) => `${lost(there, who)} (${link(island)})`)
      return `${by(side, who)} dokonuje pogromu: ${listed(where)}.`
    },
    gained: ({ side, goods, cause }, who) => sentence(by(side, who), 'zyskuje', theGoods(goods), because(cause)),
    lost: ({ side, goods, cause }, who) =>
      sentence(by(side, who), 'traci', theGoods(goods), cause === 'enemy' ? '(TV-16.30)' : because(cause)),
    exchanged: ({ side, give, take, number }, who) =>
      `${by(side, who)} wymienia ${theThing(give, number)} na ${theThing(take, number)}.`,
    'boat-built': ({ side, at, wood }, who) =>
      side === 'enemy'
        ? `${by(side, who)} stawia łódź bez opłaty: ${link(at)} (TV-16.33).`
        : `${by(side, who)} buduje łódź za ${theThing('wood', wood)}: ${link(at)}.`,
    'temple-built': ({ side, island, wood }, who) =>
      side === 'enemy'
        ? `${by(side, who)} stawia świątynię bez opłaty: ${link(island)} (TV-16.51).`
        : `${by(side, who)} buduje świątynię za ${theThing('wood', wood)}: ${link(island)}.`,
    'temple-moved': ({ side, from, to }, who) => `${by(side, who)} przenosi świątynię: ${link(from)} → ${link(to)}.`,
    'card-drawn': ({ side, card }, who) => `${by(side, who)} dobiera kartę${card === null ? '' : `: ${link(card)}`}.`,
    'rune-taken': ({ side, island, rune, from }, who) =>
      sentence(
        `${by(side, who)} przejmuje kontrolę: ${link(island)} (runa ${runeName(rune)})`,
        from === null ? '' : `– dotąd: ${by(from, who)}`,
        enemyRule(side, 'TV-16.23'),
      ),
    'rune-returned': ({ side, island, rune }, who) =>
      `${by(side, who)} nie ma już wpływu (${link(island)}): runa ${runeName(rune)} wraca na wyspę.`,
    'fury-changed': ({ god, by: change, fury, cause }) =>
      sentence(
        `${link(god)}: gniew ${change < 0 ? 'spada' : 'rośnie'} o ${Math.abs(change)}, do ${fury}`,
        cause === 'enemy' ? '(TV-16.44)' : because(cause),
      ),
    'battle-started': ({ side, favor, row, end }, who) =>
      sentence(
        `${by(side, who)} rozpoczyna bitwę o kartę łaski: ${link(favor)} – ${rowEnd(row, end)}`,
        enemyRule(side, 'TV-17.7'),
      ),
    'battle-joined': ({ side }, who) => sentence(by(side, who), 'dołącza do bitwy', enemyRule(side, 'TV-17.6')),
    'battle-revealed': ({ cards: shown }, who) =>
      `Karty bitwy zostają odkryte: ${listed(shown.map(({ side, card }) => `${link(card)} (${by(side, who)})`))}.`,
    'steel-paid': ({ side, steel, card }, who) => `${by(side, who)} płaci ${theThing('steel', steel)}: ${link(card)}.`,
    'steel-missing': ({ side, steel, card }, who) =>
      `${by(side, who)} nie ma czym zapłacić (koszt: ${thing('steel', steel)}) i nie walczy: ${link(card)}.`,
    'strength-counted': ({ side, card, strength, bonus }, who) =>
      sentence(
        `${by(side, who)} walczy: ${link(card)}, siła ${strength}${bonus ? `, w tym ${bonus} dzięki ikonom na torach` : ''}`,
        enemyRule(side, bonus ? 'TV-17.18' : 'TV-17.2'),
      ),
    'invaders-came': ({ card, strength }) =>
      card === null
        ? 'Nie ma już karty dla najeźdźców: nie przybywają.'
        : `Przybywają najeźdźcy: ${link(card)}, siła ${strength}.`,
    'battle-ended': ({ winner, favor }, who) =>
      winner === null
        ? `Nikt nie wygrywa bitwy: ${link(favor)} wraca do rzędu.`
        : sentence(
            `${by(winner, who)} wygrywa bitwę i bierze kartę łaski: ${link(favor)}`,
            enemyRule(winner, 'TV-17.3'),
          ),
    'favor-returned': ({ side, favor, row, end }, who) =>
      `${by(side, who)} oddaje kartę łaski: ${link(favor)} – ${rowEnd(row, end)}.`,
    'boon-taken': ({ side, god }, who) => `${by(side, who)} przyjmuje dar Valhalli: ${link(god)}.`,
    'boon-declined': ({ side, god }, who) => `${by(side, who)} rezygnuje z daru Valhalli: ${link(god)}.`,
    'village-sacrificed': ({ side, action: chosen }, who) =>
      sentence(`${by(side, who)} ofiarowuje osadę: ${link(chosen)}`, enemyRule(side, 'TV-16.25')),
    'cleaned-up': ({ era, first }, who) =>
      `Koniec epoki ${era}: zagrane karty zostają odrzucone. Następną zaczyna ${who(first)}.`,
    'final-score': ({ side, score }, who) => `${by(side, who)} kończy grę z wynikiem: ${points(score)}.`,
    'game-won': ({ sides }, who) => {
      const winners = listed(sides.map((side) => by(side, who)))
      return `${winners} ${sides.length === 1 ? 'wygrywa' : 'dzielą się zwycięstwem'}.`
    },
  }
}
