import type { Plural } from '@longhouse/kernel'
import { counted } from '@longhouse/kernel/wording'
import type { DieKind, Rank, ShardColor, TacticId } from '../../src/content-file.ts'
import type { ReactionKind } from '../../src/effect-words.ts'
import type { Phase } from '../../src/state.ts'
import type { DeclaredAction } from '../table.ts'

const die = (kind: string): Plural => counted(`${kind} die`, `${kind} dice`)

export const DIE: { readonly [kind in DieKind]: Plural } = {
  agility: die('Agility'),
  strength: die('Strength'),
  instinct: die('Instinct'),
  neutral: die('Neutral'),
}

export const COLOR: { readonly [color in ShardColor]: string } = { blue: 'blue', yellow: 'yellow' }

export const RANK: { readonly [rank in Rank]: string } = { explorer: 'Explorer', legend: 'Legend' }

export const ACTION: { readonly [action in DeclaredAction]: string } = {
  move: 'Move',
  push: 'Push',
  attack: 'Attack',
  collect: 'Collect',
  activate: 'Activate',
  change: 'Change',
}

export const REACTION: { readonly [reaction in ReactionKind]: string } = {
  chase: 'Chase',
  defence: 'Defence',
  assault: 'Assault',
}

export const TACTIC: { readonly [tactic in TacticId]: string } = {
  coordination: 'Coordination',
  charge: 'Charge',
  reinforce: 'Reinforcement',
  build: 'Build',
  equip: 'Equip',
  store: 'Store',
}

export const PHASE: { readonly [phase in Phase]: string } = {
  setup: 'set-up',
  initial: 'Initial phase',
  tactics: 'Tactics phase',
  action: 'Action phase',
  support: 'Support phase',
  destiny: 'Destiny phase',
  nemesis: 'Nemesis phase',
  end: 'End phase',
  over: 'end of the game',
}

export const ANY_DIE = counted('die', 'dice')
export const CARD = counted('card')
export const ADVANTAGE = counted('Advantage card')
export const INSPIRATION = counted('Inspiration card')
export const TROPHY = counted('Trophy', 'Trophies')
export const DEFENCE = counted('Defence token')
export const HAZARD = counted('Hazard token')
export const POINT = counted('Movement point')
export const STEP = counted('step')
export const SHARD = counted('Shard')
export const NODE = counted('node')
export const CAMPAIGN_POINT = counted('Campaign point')
export const DOOM = counted('Doom card')
export const DOOM_MARK = counted('Doom mark')
