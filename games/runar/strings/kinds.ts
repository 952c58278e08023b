import type { ScoreItem } from '@longhouse/kernel'
import type {
  Asked as AskedOf,
  EventWords,
  Facts,
  MeasureWord,
  OptionWord,
  PackRefused,
  Said,
  Who,
} from '@longhouse/kernel/wording'
import type { Measure } from '../src/bot.ts'
import type { Choices as Chosen } from '../src/choices.ts'
import type { EffectOf, Verb } from '../src/effect-words.ts'
import type { Event } from '../src/events.ts'
import type { OptionId } from '../src/options.ts'
import type { Runar } from '../src/runar.ts'
import type { View } from '../src/seen.ts'
import type { ScoreKind } from '../src/state.ts'

/** Everything that needs words. A language that lacks any of it does not compile. */

export type Events = EventWords<Event>

/** What figures, Obstacles and tokens do on the Battlefield. */
export type FieldEvents = Pick<
  Events,
  | 'action-declared'
  | 'action-without-effect'
  | 'reaction-used'
  | 'onrush'
  | 'moved'
  | 'pushed'
  | 'placed'
  | 'shifted'
  | 'obstacle-moved'
  | 'obstacle-destroyed'
  | 'remains-placed'
  | 'runar-moved'
  | 'damage-dealt'
  | 'hero-defeated'
  | 'enemy-defeated'
  | 'enemy-card-revealed'
  | 'enemy-deck-reshuffled'
  | 'enemy-spawned'
  | 'enemy-returned'
  | 'enemy-token-taken'
  | 'shards-absorbed'
  | 'hazard-moved'
  | 'hazard-placed'
  | 'hazard-activated'
  | 'shard-collected'
  | 'shard-returned'
  | 'shard-discarded'
>

/** What happens between the games of a campaign. */
export type CampaignEvents = Pick<
  Events,
  | 'game-ranked'
  | 'tie-ordered'
  | 'points-lost'
  | 'doom-marked'
  | 'hero-promoted'
  | 'artifacts-drawn'
  | 'dooms-hidden'
  | 'reward-bought'
  | 'points-unspent'
  | 'campaign-over'
>

/** What happens only to who plays alone. */
export type SoloEvents = Pick<Events, 'heroes-fielded' | 'hero-out'>

type InWindow<Reaction> = { readonly react: Reaction } | { readonly pass: true }

/** What is chosen, by the name of the decision. */
export interface Decisions extends Omit<Chosen, 'reaction' | 'chase' | 'spikes' | 'nextEffect'> {
  readonly 'reaction:reaction': InWindow<Chosen['reaction']>
  readonly 'chase:reaction': InWindow<Chosen['chase']>
  readonly 'spikes:reaction': InWindow<Chosen['spikes']>
  readonly 'nextEffect:order': Chosen['nextEffect']
  readonly enemyNext: Chosen['nextTarget']
  readonly enemyTarget: Chosen['nextTarget']
  readonly respawnNode: Chosen['spawnNode']
}

type Decision = keyof Decisions

/** The table tells more than the choice; without it the choice must do. */
export type Choices = {
  readonly [decision in Decision]: (choice: Decisions[decision], who: Who, view: View | undefined) => Said
}

export type Asked = AskedOf<View, Runar['about']>
/** What is decided between the games of a campaign, and in its reward shop. */
type OfCampaign = 'orderTied' | 'promote' | 'keepArtifact' | 'chooseTreasure' | 'rest' | 'shop'

export type Prompts = { readonly [decision in Decision]: (asked: Asked) => string }

/** What the others wait for, put after the name of the player they wait for. */
export type Waits = { readonly [decision in Decision]: (view: View, several: boolean) => string }

export type CampaignChoices = Pick<Choices, OfCampaign>
export type CampaignPrompts = Pick<Prompts, OfCampaign>
export type CampaignWaits = Pick<Waits, OfCampaign>

/** What only who plays alone decides. */
type OfSolo = 'bareShard' | 'fieldHeroes' | 'strikeHero'
export type SoloChoices = Pick<Choices, OfSolo>
export type SoloPrompts = Pick<Prompts, OfSolo>
export type SoloWaits = Pick<Waits, OfSolo>

/** What each word of the cards says, as part of a sentence. */
export type EffectWords = { readonly [word in Verb]: (effect: EffectOf<word>) => string }

type Refused =
  | 'ends-on-ally'
  | 'off-the-board'
  | 'not-adjacent'
  | 'too-few-points'
  | 'cannot-leave-ally'
  | 'node-occupied'
  | 'squeezed'
  | 'hazard-on-the-way'
  | 'too-far'
  | 'cannot-defend'
  | 'cannot-assault'
  | 'cannot-chase'
  | 'chases-so-far'
  | 'cannot-strike-back'
  | 'reacted-already'
  | 'cannot-pay'
  | 'direct-damage'
  | 'no-defence-token'
  | 'card-of-another-hero'
  | 'no-inspiration-to-give'
  | 'no-such-card-to-give'
  | 'no-active-hero'
  | 'cannot-push'
  | 'attacks-ally'
  | 'out-of-range'
  | 'no-shard-slot'
  | 'cannot-collect'
  | 'wrong-die-for-shard'
  | 'no-hazard-there'
  | 'nobody-to-change-to'
  | 'not-its-ability'
  | 'no-symbol-left'
  | 'no-legal-target'
  | 'another-symbol'
  | 'equipment-not-usable'
  | 'used-this-turn'
  | 'scenario-action-closed'
  | 'mark-not-usable'
  | 'zone-not-beside'
  | 'not-in-hand'
  | 'not-a-hazard-node'
  | 'not-shown-by-card'
  | 'own-heroes-there'
  | 'node-taken'
  | 'keep-exactly'
  | 'too-few-obstacles'
  | 'no-die-there'
  | 'hero-not-waiting'
  | 'first-token-at-home'
  | 'second-token-away'
  | 'cannot-charge'
  | 'cannot-reinforce'
  | 'statue-complete'
  | 'built-already'
  | 'too-few-dice'
  | 'cannot-equip'
  | 'nothing-to-store'
  | 'clan-taken'
  | 'no-such-clan'
  | 'hero-taken'
  | 'no-such-hero'
  | 'is-legend'
  | 'hero-is-out'
  | 'too-few-campaign-points'
  | 'reward-sold-out'
  | 'reward-without-effect'
  | PackRefused
export type Refusals = { readonly [code in Refused]: (facts: Facts) => string }

export type ScoreFacts = NonNullable<ScoreItem['facts']>
export type Scores = { readonly [item in ScoreKind]: (facts: ScoreFacts) => string }
/** What each line of the scoring counts, as the heading of its row. */
export type ScoreHeadings = { readonly [item in ScoreKind]: string }

export type OptionWords = { readonly [option in OptionId]: OptionWord }

export type Questions = { readonly reactions: string; readonly [question: string]: string }

/** What it brings that a program measures more or less of something. */
export type Measures = { readonly [measure in Measure]: MeasureWord }
