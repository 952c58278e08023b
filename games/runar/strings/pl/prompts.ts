import { capital, leastOf, mostOf } from '@longhouse/kernel/wording'
import type { Asked, Prompts, Waits } from '../kinds.ts'
import { aboutOf, heroChosen, heroesReacting, isAlone, tokensOf, treasureOf } from '../table.ts'
import { campaignPrompts, campaignWaits } from './campaign.ts'
import { ACTION } from './nouns.ts'
import { soloPrompts, soloWaits } from './solo.ts'
import { listed, movementPoints, points, type Terms, theAnyDice, theCards } from './terms.ts'

/** RN-5.30 to RN-5.32. */
const TOKEN_ROUNDS = ['na węźle z kością na swoim Terytorium', 'na węźle z kością poza swoim Terytorium']

const GROUP: { readonly [group: string]: string } = { purple: 'fioletowych', brown: 'brązowych', red: 'czerwonych' }

/** What a seat is asked. */
export function prompts(terms: Terms): Prompts {
  const { content, known, figure, links, at, textOf, causeName } = terms
  /** What a question is about, before it. */
  const about = (asked: Asked, question: string): string => {
    const name = causeName(aboutOf(asked).cause)
    return name ? `${capital(name)}: ${question}` : capital(question)
  }
  /** Whom it is about, in brackets; nothing where that is not known. */
  const hero = (asked: Asked): string => {
    const name = known(aboutOf(asked).hero)
    return name ? ` (${name})` : ''
  }
  const enemy = (asked: Asked): string => {
    const { figure: id, enemy: type } = aboutOf(asked)
    return id ? figure(id) : (known(type) ?? 'Wróg')
  }
  const target = (asked: Asked): string => {
    const { figure: id } = aboutOf(asked)
    return id ? ` (${figure(id)})` : ''
  }
  const action = (asked: Asked): string => ACTION[aboutOf(asked).action ?? 'attack']

  /** What is about to happen, and what a reaction would change. */
  function reaction({ view, ...asked }: Asked): string {
    const { figure: actor, action: declared, at: node } = aboutOf(asked)
    const who = actor ? figure(actor) : 'Figurka przeciwnika'
    const aimed = node ? at(view, node) : 'twój bohater'
    switch (declared) {
      case 'attack':
        return `${who} atakuje, a celem jest ${aimed}: Obrona anuluje Atak, a bez niej trzeba zapłacić za Obrażenie.`
      case 'push':
        return `${who} wykonuje Pchnięcie, a celem jest ${aimed}: Obrona je anuluje, a bez niej cel się przesunie, zablokowany zaś otrzyma Obrażenie.`
      case 'collect':
        return `${who} chce zebrać Odłamek: Napad zada Obrażenie, zanim to nastąpi.`
      default:
        return `${who} chce wykonać Ruch: Napad zada Obrażenie, zanim to nastąpi.`
    }
  }

  function damage(asked: Asked): string {
    const { damage: kind, cause, hero: hit } = aboutOf(asked)
    const why = causeName(cause)
    const what = kind === 'direct' ? 'Obrażenie Bezpośrednie, za które nie płaci żeton Obrony' : 'Obrażenie'
    return `${known(hit) ?? 'Twój bohater'} otrzymuje ${what}${why ? ` (${why})` : ''}: wybierz, co oddajesz.`
  }

  /** The text of the card that offers something. */
  function offer(asked: Asked): string {
    const { cause } = aboutOf(asked)
    const entry =
      content.treasures[cause] ?? content.file.events.find(({ immediate }) => immediate?.id === cause)?.immediate
    const text = textOf(entry)
    return text ? about(asked, `${text}. Użyć?`) : about(asked, 'użyć?')
  }

  return {
    ...campaignPrompts(terms),
    ...soloPrompts(terms),
    clan: () => 'Wybierz swój Klan.',
    draftHero: (asked) => {
      const { n, of } = heroChosen(content, asked)
      return `Wybierz bohatera do drużyny (${n} z ${of}).`
    },
    obstacleType: (asked) =>
      `Wybierz Przeszkodę, która stoi na węzłach ${GROUP[aboutOf(asked).group] ?? 'tego koloru'}.`,
    keepCards: ({ form }) =>
      `Zatrzymaj ${theCards(leastOf(form))} jako Rękę; pozostałe trafiają na spód twojej talii Akcji.`,
    buryCards: () => 'W jakiej kolejności pozostałe karty idą na spód? Wskazana jako ostatnia będzie najniżej.',
    placeToken: (asked) =>
      isAlone(asked)
        ? 'Umieść bohatera na węźle z kością: kość trafia do ciebie.'
        : `Umieść zakrytego bohatera ${TOKEN_ROUNDS[tokensOf(asked)] ?? 'na dowolnym węźle z kością'}.`,
    'nextEffect:order': () => 'Na tę chwilę czeka kilka efektów: wybierz, który będzie następny.',
    tactics: () => 'Użyj Taktyki albo przejdź do fazy Akcji.',
    drawFrom: () => 'Koordynacja: następna karta z wierzchu czy ze spodu talii Akcji?',
    chargeTo: (asked) => `Szarża${hero(asked)}: wybierz węzeł.`,
    giveUp: () => 'Masz za dużo kart na Ręce: wybierz kartę na spód talii Akcji.',
    playCard: () => 'Zagraj kartę: jej bohater stanie się Aktywny, a jej kości trafią do twojej Puli Akcji.',
    inspired: () => 'Wybierz bohatera, który dzięki karcie Natchnienia stanie się Aktywny.',
    keepDice: (asked) => {
      const pool = `Pula ${hero(asked) === '' ? 'Akcji' : `Osobista${hero(asked)}`}`
      return about(asked, `${pool} mieści ${theAnyDice(mostOf(asked.form))}, wybierz, co zostaje.`)
    },
    dieKind: (asked) => about(asked, `wybierz rodzaj kości${hero(asked)}.`),
    act: ({ view }) => {
      const active = known(view.field?.turn.hero ?? undefined)
      return active
        ? `Działa ${active}: wybierz Akcję albo zakończ fazę.`
        : 'Nie ma Aktywnego bohatera: użyj Znaku albo zakończ fazę.'
    },
    walk: (asked) => {
      const { points: left } = aboutOf(asked)
      return `Ruch${hero(asked)}: wybierz, dokąd, albo zakończ (zostaje: ${movementPoints(left)}).`
    },
    'reaction:reaction': reaction,
    'chase:reaction': (asked) => {
      const left = heroesReacting(asked)
      const whom = left.length > 0 ? `z sąsiedztwa (${links(left)})` : 'od twojego bohatera'
      return `${known(aboutOf(asked).hero) ?? 'Bohater przeciwnika'} odchodzi ${whom}. Pościg powtarza te kroki, wszystkie albo tylko pierwsze.`
    },
    'spikes:reaction': (asked) => {
      const { hero: hit, figure: attacker } = aboutOf(asked)
      const card = known(treasureOf(asked.view, hit) ?? undefined)
      const from = attacker ? `: ${figure(attacker)}` : ''
      return `Atak zadaje Obrażenie${hero(asked)}. ${card ?? 'Ekwipunek'} może zadać Obrażenie w odpowiedzi${from}.`
    },
    suffer: damage,
    nextTarget: (asked) => about(asked, `wybierz następny cel (${action(asked)}).`),
    pickFigure: (asked) => about(asked, 'wybierz cel.'),
    pickOpponent: (asked) => about(asked, 'wybierz przeciwnika.'),
    placeFigure: (asked) => about(asked, `wybierz węzeł, na którym staje figurka${target(asked)}.`),
    shiftTo: (asked) => about(asked, `wybierz, dokąd przesuwa się figurka${target(asked)}.`),
    layHazard: (asked) => about(asked, 'wybierz węzeł dla żetonu Zagrożenia.'),
    sendHazard: (asked) => about(asked, 'wybierz, dokąd przesuwa się żeton Zagrożenia.'),
    assumedNode: (asked) => about(asked, 'wybierz węzeł, z którego bohater jakby działa.'),
    option: (asked) => about(asked, 'wybierz jedno.'),
    mayUse: offer,
    grantedMove: (asked) => about(asked, `wykonać Ruch${hero(asked)}?`),
    grantedTarget: (asked) => about(asked, `wybierz cel (${action(asked)}).`),
    whichAbility: (asked) => about(asked, `wybierz Umiejętność do użycia${hero(asked)}.`),
    permute: (asked) => about(asked, 'wskaż, który bohater staje na którym węźle, albo zostaw wszystkich.'),
    recoverCard: (asked) => about(asked, 'wybierz zdobytą kartę, którą odzyskujesz.'),
    takeDie: (asked) => about(asked, 'wybierz kość, którą zabierasz.'),
    loseDie: (asked) => about(asked, 'wybierz kość, którą tracisz.'),
    loseCard: (asked) => about(asked, 'wybierz kartę z Ręki, która trafi do Pamięci.'),
    trimHand: (asked) => about(asked, 'wybierz kartę, którą odkładasz z Ręki, i koniec talii Akcji.'),
    grantedBuild: (asked) => about(asked, 'zbudować następną część Posągu za 2 kości?'),
    shardNode: () => 'Przeznaczenie: wybierz węzeł, na który wraca Odłamek.',
    hazardNode: () => 'Przeznaczenie: wybierz węzeł, na którym pojawia się Zagrożenie.',
    dropShard: () => 'Wydarzenie usuwa Odłamek z Pola Bitwy: wybierz który.',
    remainsNode: () => 'Wybierz węzeł obok, na którym leżą Pozostałości.',
    takeTreasure: (asked) => about(asked, 'wybierz jeden z wyłożonych Skarbów.'),
    whichEnemy: (asked) => `Wybierz Wroga, który się aktywuje (${enemy(asked)}).`,
    nearestHero: (asked) => `${enemy(asked)}: kilku bohaterów jest równie blisko, wybierz jednego.`,
    enemyEnds: (asked) => about(asked, `wybierz, gdzie kończy ${enemy(asked)}.`),
    enemyNext: (asked) => `${enemy(asked)}: wybierz następny cel (${action(asked)}).`,
    enemyTarget: (asked) => `${enemy(asked)}: wybierz cel (${action(asked)}).`,
    spawnNode: (asked) => about(asked, `wybierz węzeł, na którym pojawia się ${enemy(asked)}.`),
    respawnNode: (asked) => about(asked, `wybierz węzeł, na którym odradza się ${enemy(asked)}.`),
    spawnType: () => 'Wroga z karty nie ma w Rezerwie: wybierz innego.',
    giveBack: () => 'Wybierz, co opuszcza twoją planszę: żeton Wroga albo Wróg, który wraca do Rezerwy.',
    whichStatue: (asked) => about(asked, 'wybierz Posąg, który traci najwyższą część.'),
    runarNode: (asked) => about(asked, 'wybierz, gdzie stoi Runar.'),
  }
}

/** Put after "Czekamy, aż Astrid"; the future tense has no gender. */
export const waits = (): Waits => ({
  ...campaignWaits,
  ...soloWaits,
  clan: () => 'wybierze Klan',
  draftHero: () => 'wybierze bohatera',
  obstacleType: () => 'wybierze Przeszkody',
  keepCards: (_, several) => (several ? 'wybiorą pierwsze Ręce' : 'wybierze pierwszą Rękę'),
  buryCards: (_, several) => (several ? 'ułożą pozostałe karty' : 'ułoży pozostałe karty'),
  placeToken: () => 'umieści bohatera',
  'nextEffect:order': () => 'ustali kolejność efektów',
  tactics: () => 'użyje Taktyk',
  drawFrom: () => 'dobierze karty',
  chargeTo: () => 'wykona Szarżę',
  giveUp: () => 'odda karty',
  playCard: () => 'zagra kartę',
  inspired: () => 'wybierze Aktywnego bohatera',
  keepDice: () => 'wybierze kości',
  dieKind: () => 'wybierze kość',
  act: () => 'wykona Akcję',
  walk: () => 'wykona Ruch',
  'reaction:reaction': () => 'zdecyduje o reakcji',
  'chase:reaction': () => 'zdecyduje o Pościgu',
  'spikes:reaction': () => 'zdecyduje o odpowiedzi',
  suffer: () => 'zapłaci za Obrażenie',
  nextTarget: () => 'wybierze cel',
  pickFigure: () => 'wybierze cel',
  pickOpponent: () => 'wybierze przeciwnika',
  placeFigure: () => 'umieści figurkę',
  shiftTo: () => 'przesunie figurkę',
  layHazard: () => 'położy Zagrożenie',
  sendHazard: () => 'przesunie Zagrożenie',
  assumedNode: () => 'wybierze węzeł',
  option: () => 'wybierze zysk',
  mayUse: () => 'zdecyduje o efekcie',
  grantedMove: () => 'zdecyduje o Ruchu',
  grantedTarget: () => 'wybierze cel',
  whichAbility: () => 'wybierze Umiejętność',
  permute: () => 'przestawi bohaterów',
  recoverCard: () => 'odzyska kartę',
  takeDie: () => 'zabierze kość',
  loseDie: () => 'odrzuci kość',
  loseCard: () => 'odda kartę',
  trimHand: () => 'zmniejszy Rękę',
  grantedBuild: () => 'zdecyduje o Budowaniu',
  shardNode: () => 'położy Odłamek',
  hazardNode: () => 'położy Zagrożenie',
  dropShard: () => 'odrzuci Odłamek',
  remainsNode: () => 'położy Pozostałości',
  takeTreasure: () => 'wybierze Skarb',
  whichEnemy: () => 'wybierze Wroga',
  nearestHero: () => 'wybierze najbliższego bohatera',
  enemyEnds: () => 'przesunie Wroga',
  enemyNext: () => 'wybierze cel dla Wroga',
  enemyTarget: () => 'wybierze cel dla Wroga',
  spawnNode: () => 'umieści Wroga',
  respawnNode: () => 'umieści Wroga',
  spawnType: () => 'wybierze Wroga',
  giveBack: () => 'odda Wroga',
  whichStatue: () => 'wybierze Posąg',
  runarNode: () => 'umieści Runara',
})

export const waiting = (who: readonly string[], what: string, answered: boolean): string =>
  `${answered ? 'Twój wybór jest gotowy. ' : ''}Czekamy, aż ${listed(who)} ${what}.`

export const won = (who: readonly string[], score: number): string =>
  `Koniec gry. ${listed(who)} ${who.length === 1 ? 'wygrywa' : 'dzielą się zwycięstwem'}, wynik: ${points(score)}.`
