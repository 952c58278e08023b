import { type Noun, noun } from '@longhouse/kernel/wording'
import type { DieKind, Rank, ShardColor, TacticId } from '../../src/content-file.ts'
import type { ReactionKind } from '../../src/effect-words.ts'
import type { Phase } from '../../src/state.ts'
import type { DeclaredAction } from '../table.ts'

const ofKind = (kind: string): Noun => noun(`kość ${kind}`, `kości ${kind}`, `kości ${kind}`)

export const DIE: { readonly [kind in DieKind]: Noun } = {
  agility: ofKind('Zwinności'),
  strength: ofKind('Siły'),
  instinct: ofKind('Instynktu'),
  neutral: noun('kość Neutralna', 'kości Neutralne', 'kości Neutralnych', 'kość Neutralną'),
}

export const COLOR: { readonly [color in ShardColor]: string } = { blue: 'niebieski', yellow: 'żółty' }

export const RANK: { readonly [rank in Rank]: string } = { explorer: 'Odkrywca', legend: 'Legenda' }

export const ACTION: { readonly [action in DeclaredAction]: string } = {
  move: 'Ruch',
  push: 'Pchnięcie',
  attack: 'Atak',
  collect: 'Zbieranie',
  activate: 'Aktywacja',
  change: 'Zmiana',
}

export const REACTION: { readonly [reaction in ReactionKind]: string } = {
  chase: 'Pościg',
  defence: 'Obrona',
  assault: 'Napad',
}

export const TACTIC: { readonly [tactic in TacticId]: string } = {
  coordination: 'Koordynacja',
  charge: 'Szarża',
  reinforce: 'Wzmocnienie',
  build: 'Budowanie',
  equip: 'Wyposażenie',
  store: 'Przechowanie',
}

export const PHASE: { readonly [phase in Phase]: string } = {
  setup: 'przygotowanie',
  initial: 'faza Początkowa',
  tactics: 'faza Taktyki',
  action: 'faza Akcji',
  support: 'faza Wsparcia',
  destiny: 'faza Przeznaczenia',
  nemesis: 'faza Nemezis',
  end: 'Zakończenie',
  over: 'koniec gry',
}

export const ANY_DIE = noun('kość', 'kości', 'kości')
export const CARD = noun('karta', 'karty', 'kart', 'kartę')
export const ADVANTAGE = noun('karta Przewagi', 'karty Przewagi', 'kart Przewagi', 'kartę Przewagi')
export const INSPIRATION = noun('karta Natchnienia', 'karty Natchnienia', 'kart Natchnienia', 'kartę Natchnienia')
export const TROPHY = noun('Trofeum', 'Trofea', 'Trofeów')
export const DEFENCE = noun('żeton Obrony', 'żetony Obrony', 'żetonów Obrony')
export const HAZARD = noun('żeton Zagrożenia', 'żetony Zagrożenia', 'żetonów Zagrożenia')
export const POINT = noun('Punkt Ruchu', 'Punkty Ruchu', 'Punktów Ruchu')
export const STEP = noun('krok', 'kroki', 'kroków')
export const SHARD = noun('Odłamek', 'Odłamki', 'Odłamków')
export const NODE = noun('węzeł', 'węzły', 'węzłów')
export const REMAINS = noun('żeton Pozostałości', 'żetony Pozostałości', 'żetonów Pozostałości')
export const CAMPAIGN_POINT = noun('Punkt Kampanii', 'Punkty Kampanii', 'Punktów Kampanii')
export const DOOM = noun('karta Zagłady', 'karty Zagłady', 'kart Zagłady', 'kartę Zagłady')
