import { capital, mostOf, offersWay } from '@longhouse/kernel/wording'
import type { Asked, Prompts, Waits } from '../kinds.ts'
import { actionAsked, amountIn, islandOf, keptOf, landingIn, plainEffect, purposeOf } from '../table.ts'
import { listed, moves, points, type Terms, theAny, theSettlers, theThing, thing } from './terms.ts'

/** What a seat is asked. */
export function prompts(terms: Terms): Prompts {
  const { content, link, known, action } = terms
  /** What a question is about, before it. */
  const about = (asked: Asked, question: string): string => {
    const { cause, source } = actionAsked(asked)
    const name = known(cause)
    return name ? `${name}${source === 'rune' ? ', akcja runiczna' : ''}: ${question}` : capital(question)
  }

  return {
    startBoat: () => 'Umieść początkową łódź w wolnym fiordzie przy krawędzi mapy.',
    pick: ({ view }) => {
      const clockwise = content.eras[view.era - 1]?.passDirection !== 'counter-clockwise'
      const direction = `${clockwise ? 'zgodnie z ruchem' : 'przeciwnie do ruchu'} wskazówek zegara`
      return `Epoka ${view.era}: wybierz kartę na rękę; pozostałe powędrują dalej ${direction}.`
    },
    keep: (asked) => {
      const { kept, of } = keptOf(asked)
      return `Zachowaj na ręce jedną kartę z tego stosu (${kept + 1} z ${of}); pozostałe dostaje Wróg.`
    },
    play: ({ view, form }) => {
      if (!offersWay(form, 'down')) return 'Zagraj odkrytą kartę, aby wykonać jej akcje.'
      const battle = view.battle ? `dołączyć do bitwy (${link(view.battle.favor)})` : 'rozpocząć bitwę'
      return `Zagraj kartę: odkrytą, aby wykonać jej akcje, albo zakrytą, aby ${battle}.`
    },
    joinEnemy: ({ view }) => {
      const battle = view.battle ? ` (${link(view.battle.favor)})` : ''
      return `Dołącz zakrytą kartą do bitwy wroga${battle} albo zostaw go z najeźdźcami.`
    },
    favor: () => 'Wybierz kartę łaski, o którą toczy się bitwa: koniec jednego z rzędów.',
    sail: (asked) => about(asked, `żegluj łodzią, najwyżej ${moves(actionAsked(asked).value)}, albo zrezygnuj.`),
    driveOut: (asked) => {
      const port = known(actionAsked(asked).port)
      return `Twoja łódź musi opuścić port${port ? ` (${port})` : ''}: wybierz fiord.`
    },
    land: (asked) => {
      const { settlers: most, plunder } = landingIn(asked.form)
      const { food } = content.clan.deployCost
      const steel = content.eras[asked.view.era - 1]?.plunderSteel ?? 0
      const ways = [
        ...(most > 0 ? [`rozmieścić najwyżej ${theSettlers(most)} (koszt każdego: ${thing('food', food)})`] : []),
        ...(plunder ? [`złupić osadę za ${theThing('steel', steel)}`] : []),
      ]
      const question = ways.length > 0 ? `możesz ${ways.join(' i ')}.` : 'cofnij osadników albo nikogo nie wysadzaj.'
      const port = known(actionAsked(asked).port)
      return port ? `${port}: ${question}` : capital(question)
    },
    explore: (asked) =>
      about(asked, `przenieś osadnika na sąsiednią wyspę albo zakończ (pozostałe kroki: ${actionAsked(asked).left}).`),
    harvest: (asked) => about(asked, `zbierz ${theAny(amountIn(asked.form, 'harvest'))}.`),
    build: (asked) => about(asked, 'zbuduj łódź lub świątynię albo zrezygnuj.'),
    moveTemple: (asked) => about(asked, 'przenieś świątynię na sąsiednią wyspę albo ją zostaw.'),
    smite: (asked) => about(asked, `usuń najwyżej ${theSettlers(mostOf(asked.form))} przeciwników albo nikogo.`),
    discard: (asked) => about(asked, 'wybierz kartę do odrzucenia.'),
    effect: (asked) => {
      const effect = plainEffect(content, actionAsked(asked))
      return about(asked, effect ? `${action(effect)}?` : 'wykonać akcję?')
    },
    gain: (asked) => about(asked, `zyskaj ${theAny(amountIn(asked.form, 'gain'))}.`),
    exchange: (asked) => about(asked, 'wymień dowolną liczbę jednego zasobu na inny albo zrezygnuj.'),
    whichGod: (asked) => about(asked, 'wybierz bóstwo, którego gniew się zmieni.'),
    giveBack: () => 'Masz o jedną kartę łaski za dużo: wybierz, którą oddajesz i na który koniec rzędu.',
    boon: (asked) => about(asked, `bitwa przegrana. ${capital(actionsOf(asked))}?`),
    sacrifice: () => 'Ofiaruj osadę na jedną z tych akcji albo zakończ turę.',
    enemyWay: () => 'Wróg ma kilka równie krótkich dróg: wybierz tę, którą popłynie.',
    enemyGives: (asked) => {
      const to = known(islandOf(asked))
      return `Wróg nie ma już osadników na arkuszu: wybierz wyspę, z której jednego weźmie${to ? ` (cel: ${to})` : ''}.`
    },
    enemyPort: (asked) =>
      purposeOf(asked) === 'build'
        ? 'Wróg buduje łódź, a kilka portów jest równie blisko: wybierz jeden.'
        : 'Wróg rusza na łódź, a kilka jest równie blisko: wybierz jej port.',
    enemyTemple: () => 'Wróg ma najwięcej osadników na kilku wyspach: wybierz tę, która dostanie świątynię.',
    enemyFavor: () => 'Oba końce rzędu są dla wroga równie blisko: wybierz jeden.',
  }

  function actionsOf(asked: Asked): string {
    const boon = content.gods[actionAsked(asked).cause]?.boon ?? []
    return boon.length > 0 ? `dar: ${terms.actions(boon)}` : 'przyjąć dar Valhalli'
  }
}

/** Put after "Czekamy, aż Astrid"; the future tense has no gender. */
export const waits = (): Waits => ({
  startBoat: () => 'umieści początkową łódź',
  pick: (_, several) => (several ? 'wybiorą karty' : 'wybierze kartę'),
  keep: () => 'zachowa kartę',
  play: () => 'zagra kartę',
  joinEnemy: () => 'zdecyduje, czy dołączyć do bitwy',
  favor: () => 'wybierze kartę łaski',
  sail: () => 'pożegluje',
  driveOut: () => 'wyprowadzi łódź z portu',
  land: () => 'rozmieści osadników',
  explore: () => 'zakończy eksplorację',
  harvest: () => 'wybierze zbiory',
  build: () => 'coś zbuduje',
  moveTemple: () => 'przeniesie świątynię',
  smite: () => 'dokona pogromu',
  discard: () => 'odrzuci kartę',
  effect: () => 'zdecyduje o akcji',
  gain: () => 'wybierze zasoby',
  exchange: () => 'zdecyduje o wymianie',
  whichGod: () => 'wybierze bóstwo',
  giveBack: () => 'odda kartę łaski',
  boon: () => 'zdecyduje o darze Valhalli',
  sacrifice: () => 'zdecyduje o ofiarowaniu osady',
  enemyWay: () => 'wybierze drogę wroga',
  enemyGives: () => 'wybierze wyspę dla wroga',
  enemyPort: () => 'wybierze port dla wroga',
  enemyTemple: () => 'wybierze wyspę dla wroga',
  enemyFavor: () => 'wybierze koniec rzędu dla wroga',
})

export const waiting = (who: readonly string[], what: string, answered: boolean): string =>
  `${answered ? 'Twoja karta jest wybrana. ' : ''}Czekamy, aż ${listed(who)} ${what}.`

export const won = (who: readonly string[], score: number): string =>
  `Koniec gry. ${listed(who)} ${who.length === 1 ? 'wygrywa' : 'dzielą się zwycięstwem'}, wynik: ${points(score)}.`
