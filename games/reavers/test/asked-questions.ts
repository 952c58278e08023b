import type { Json } from '@longhouse/kernel'
import type { Die } from '../src/content-file.ts'
import { type Position, position } from './position.ts'

function atSea(journey: string): Position {
  return position()
    .seat(0, {
      food: 6,
      ship: ['red:hammer', 'blue:ship'],
      artifacts: ['artifact-draupnir'],
      upgrades: ['upgrade-shield'],
    })
    .onTop('sea-journey', journey)
    .group('battle-at-sea', 0, 'battle-wherry')
    .active('battle-at-sea')
    .choose(0, { activate: true })
}

const recruiting = (artifact: string, ...reavers: string[]): Position =>
  position()
    .seat(0, { favor: 2, ship: ['red:ship'], artifacts: [artifact] })
    .group('recruit-reavers', 0, ...reavers)
    .active('recruit-reavers')
    .choose(0, { activate: 0 })

const subduing = (attempt: Json, ship: Die[]): Position =>
  position().seat(0, { favor: 1, ship }).active('subdue-territories').choose(0, { activate: true }).choose(0, attempt)

/** Decisions that random games seldom reach, and questions that name what they are about. */
export const questions: { readonly [about: string]: readonly [Position, en: string, pl: string] } = {
  'a price that cannot be paid': [
    position().active('raid-villages'),
    'Raid Villages: you cannot pay 1 Food and 2 Chests, so rest.',
    'Najazd na Wioski: nie możesz zapłacić (1 Żywność i 2 Skrzynie), odpocznij.',
  ],
  'trade in the first position': [
    position().active('trade-with-villages'),
    'Trade with Villages: trade for up to 3 rewards, or rest.',
    'Handel z Wioskami: wybierz najwyżej 3 nagrody albo odpocznij.',
  ],
  'a Reaver at work': [
    position()
      .seat(0, { ship: ['red:ship', 'blue:raven'], slots: { 'raid-keeps': ['reaver-pillager'] } })
      .active('raid-keeps'),
    'Pillager: pay 1 die to gain 1 Farm token?',
    'Grabieżca, zdolność: zapłać 1 kość i otrzymaj 1 żeton Farmy albo zrezygnuj.',
  ],
  'two Reavers at work, one after the other': [
    position()
      .seat(0, {
        ship: ['red:ship', 'blue:raven'],
        slots: { 'raid-keeps': ['reaver-pillager', 'reaver-hirromenn'] },
      })
      .active('raid-keeps')
      .choose(0, { skip: true }),
    'Hirromenn: pay 1 die to gain 1 die of the same colour with a face of your choice?',
    'Bohater, zdolność: zapłać 1 kość i otrzymaj 1 kość tego samego koloru (wybrana ścianka) albo zrezygnuj.',
  ],
  'what a Reaver offers besides': [
    position()
      .seat(0, { ship: ['red:ship', 'blue:raven'], slots: { 'raid-keeps': ['reaver-seasoned-hunter'] } })
      .active('raid-keeps'),
    'Seasoned Hunter: pay 1 die to gain 3 Food?',
    'Doświadczony Myśliwy, wymiana: zapłać 1 kość i otrzymaj 3 Żywności albo zrezygnuj.',
  ],
  'the price of a location': [
    position()
      .seat(0, { food: 1, ship: ['red:chest', 'blue:chest', 'yellow:chest'] })
      .active('raid-villages')
      .choose(0, { activate: 0 }),
    'Raid Villages: choose what pays 2 Chests.',
    'Najazd na Wioski: wybierz, czym płacisz za 2 Skrzynie.',
  ],
  'the price of a territory': [
    subduing({ peaceful: 'dice-1' }, ['red:chest', 'blue:ship', 'yellow:tree']),
    'Dice Territory I: choose what pays 1 die.',
    'Terytorium Kości I: wybierz, czym płacisz za 1 kość.',
  ],
  'a pool for a territory': [
    subduing({ force: 'food-2' }, ['red:hammer', 'blue:hammer']),
    'Food Territory II, Defense 2: form your pool, up to 6 combat dice.',
    'Terytorium Żywności II, Obrona 2: utwórz pulę, najwyżej 6 kości Walki.',
  ],
  'a reroll': [
    subduing({ force: 'food-2' }, ['red:hammer', 'blue:hammer']).dice(1).choose(0, { 'red:hammer': 1 }),
    'Food Territory II: 1 success against Defense 2. Reroll dice for 1 Favor, or give up.',
    'Terytorium Żywności II: 1 sukces, Obrona 2. Przerzuć kości za 1 Przysługę albo zrezygnuj.',
  ],
  'a clan bonus': [
    recruiting('artifact-jarnglofar=blue:raven', 'reaver-spear-chief', 'reaver-scout').choose(0, {
      use: 'artifact-jarnglofar',
    }),
    'Járnglófar: choose the Reaver whose clan bonus is used.',
    'Járnglófar: wybierz Łupieżcę, którego premii Klanu używasz.',
  ],
  'an exchange by a Reaver just taken': [
    recruiting('artifact-sacred-ash-stave=blue:chest', 'reaver-revered-seer', 'reaver-keeper-of-sagas')
      .choose(0, { use: 'artifact-sacred-ash-stave' })
      .choose(0, 'reaver-revered-seer'),
    'Revered Seer: pay 1 Favor to gain 2 Glory?',
    'Jasnowidz, wymiana: zapłać 1 Przysługę i otrzymaj 2 punkty Chwały albo zrezygnuj.',
  ],
  'an exchange by one of two Reavers': [
    recruiting('artifact-sacred-ash-stave=blue:chest', 'reaver-spakona', 'reaver-revered-seer')
      .choose(0, { use: 'artifact-sacred-ash-stave' })
      .choose(0, 'reaver-revered-seer'),
    'Revered Seer: pay 1 Favor to gain 2 Glory?',
    'Jasnowidz, wymiana: zapłać 1 Przysługę i otrzymaj 2 punkty Chwały albo zrezygnuj.',
  ],
  'a Prophecy too many': [
    position()
      .seat(0, { prophecies: ['prophecy-pillager'], artifacts: ['artifact-brisingamen=yellow:tree'] })
      .onTop('prophecy', 'prophecy-juggernaut')
      .active('trade-with-villages')
      .choose(0, { use: 'artifact-brisingamen' }),
    'Brisingamen: choose a Prophecy to discard.',
    'Brisingamen: wybierz Przepowiednię do odrzucenia.',
  ],
  'cards looked at': [
    position()
      .seat(0, { slots: { 'raid-keeps': ['reaver-fanatic'] } })
      .onTop('keep', 'keep-art', 'keep-armor')
      .active('raid-keeps'),
    'Fanatic: keep 1 of these 2 Keep Spoils cards.',
    'Fanatyk: zachowaj jedną z dobranych (2 karty Łupów Twierdzy).',
  ],
  'a Reaver just taken': [
    position().receiving(0, 'reaver-scout'),
    'Scout: Rally, Specialize or Promote.',
    'Zwiadowca: Przegrupowanie, Specjalizacja lub Awans.',
  ],
  'a fifth artifact': [
    position()
      .seat(0, {
        artifacts: ['artifact-bodn', 'artifact-draupnir', 'artifact-dainsleif', 'artifact-laevateinn'],
      })
      .receiving(0, 'artifact-skidbladnir'),
    'Skidbladnir: no artifact space is free. Choose what goes to your Glory pile.',
    'Skidbladnir: brak miejsca na artefakt. Wybierz, co trafi na Stos Chwały.',
  ],
  'a card with two uses': [
    position().receiving(0, 'village-shield-upgrade'),
    'Shield Upgrade: take the Shield Upgrade tile or gain 3 Glory?',
    'Ulepszenie Tarczy: weź Ulepszenie Okrętu (Tarcza) lub otrzymaj 3 punkty Chwały.',
  ],
  'an opponent': [
    position({ players: 3 }).seat(0, { terror: 1 }).receiving(0, 'village-runic-carvings').choose(0, 0),
    'Runic Carvings: choose who receives the Terror.',
    'Rzeźby Runiczne: wybierz, kto otrzyma Przerażenie.',
  ],
  'a wall that can be pillaged': [
    position()
      .seat(0, { ship: ['red:hammer'] })
      .receiving(0, 'keep-keep-wall'),
    'Keep Wall: fight Defense 2 to gain 1 Favor and 1 Wall token?',
    'Mury Twierdzy, plądrowanie: wygraj walkę (Obrona 2) i otrzymaj 1 Przysługę i 1 żeton Muru albo zrezygnuj.',
  ],
  'a Sea Journey': [
    atSea('journey-kraken'),
    'Kraken: pay 1 Ship and 1 Hammer and gain 3 Glory, or lose 2 Food and lose 1 die.',
    'Kraken: zapłać 1 Okręt i 1 Młot i otrzymaj 3 punkty Chwały albo strać 2 Żywności i strać 1 kość.',
  ],
  'a die lost': [
    atSea('journey-kraken').choose(0, { suffer: true }),
    'Kraken: choose 1 die to lose.',
    'Kraken: wybierz 1 kość do stracenia.',
  ],
  'a card lost': [
    atSea('journey-draugr-ambush').choose(0, { suffer: true }),
    'Draugr Ambush: choose what you lose.',
    'Zasadzka Draugrów: wybierz, co tracisz.',
  ],
  'a Sea Battle': [
    atSea('journey-all-quiet').choose(0, { take: 0 }),
    'Wherry: fight Defense 3, or give up.',
    'Łódź: walcz (Obrona 3) albo zrezygnuj.',
  ],
  'a higher territory': [
    position()
      .seat(0, { food: 4, artifacts: ['artifact-laevateinn=red:helm'] })
      .active('subdue-territories')
      .choose(0, { activate: true })
      .choose(0, { peaceful: 'food-1' }),
    'Food Territory I: use Laevateinn for a higher one, or take this one?',
    'Terytorium Żywności I: użyj artefaktu Laevateinn dla wyższego albo weź to.',
  ],
}
