import type { Json, ScoreItem, Seat } from '@longhouse/kernel'
import type { Goods, Resource, Warriors } from './content.ts'
import type { Die, Phase } from './state.ts'

/** Where a cost was paid or a gain came from: a location, a card, a leader, or a rule. */
export type Cause = string

/** What can happen, as the log, the animations and the statistics hear it. */
export type Event =
  | { readonly kind: 'leader-chosen'; readonly seat: Seat; readonly leader: string }
  | { readonly kind: 'round-began'; readonly round: number }
  | { readonly kind: 'phase-began'; readonly phase: Phase }
  | { readonly kind: 'enemy-appeared'; readonly enemy: string; readonly place: string }
  | { readonly kind: 'journey-dealt'; readonly shore: string }
  | { readonly kind: 'rune-offered'; readonly rune: string }
  | { readonly kind: 'merchant-arrived'; readonly merchant: string }
  | { readonly kind: 'refilled'; readonly location: string; readonly goods: Goods }
  | { readonly kind: 'worker-placed'; readonly seat: Seat; readonly location: string }
  | { readonly kind: 'begged'; readonly seat: Seat }
  | { readonly kind: 'paid'; readonly seat: Seat; readonly goods: Goods; readonly cause: Cause }
  | { readonly kind: 'gained'; readonly seat: Seat; readonly goods: Goods; readonly cause: Cause }
  | { readonly kind: 'left-behind'; readonly seat: Seat; readonly warriors: Partial<Warriors>; readonly cause: Cause }
  | { readonly kind: 'marker-moved'; readonly from: Seat; readonly to: Seat }
  | { readonly kind: 'exchanged'; readonly seat: Seat; readonly holdings: { readonly [resource in Resource]: number } }
  | { readonly kind: 'rune-taken'; readonly seat: Seat; readonly rune: string; readonly fromDeck: boolean }
  | { readonly kind: 'rune-used'; readonly seat: Seat; readonly rune: string }
  | { readonly kind: 'journey-peeked'; readonly seat: Seat; readonly shore: string; readonly journey: string | null }
  | {
      readonly kind: 'destinies-drawn'
      readonly seat: Seat
      readonly count: number
      readonly cards: readonly string[] | null
    }
  | { readonly kind: 'destiny-kept'; readonly seat: Seat; readonly card: string | null }
  | {
      readonly kind: 'destinies-buried'
      readonly seat: Seat
      readonly count: number
      readonly cards: readonly string[] | null
    }
  | { readonly kind: 'longship-built'; readonly seat: Seat; readonly longship: string }
  | { readonly kind: 'longship-launched'; readonly seat: Seat; readonly longship: string; readonly shore: string }
  | { readonly kind: 'worker-hired'; readonly seat: Seat }
  | { readonly kind: 'turn-order-demanded'; readonly seat: Seat }
  | { readonly kind: 'assigned'; readonly seat: Seat; readonly places: Json }
  | { readonly kind: 'rolled'; readonly seat: Seat; readonly place: string; readonly dice: readonly Die[] }
  | { readonly kind: 'rerolled'; readonly seat: Seat; readonly cause: Cause; readonly dice: readonly Die[] }
  | { readonly kind: 'hunted'; readonly seat: Seat; readonly food: number }
  | {
      readonly kind: 'damaged'
      readonly seat: Seat
      readonly enemy: string
      readonly damage: number
      readonly total: number
    }
  | { readonly kind: 'warriors-lost'; readonly seat: Seat; readonly warriors: Partial<Warriors>; readonly cause: Cause }
  | { readonly kind: 'food-lost'; readonly seat: Seat; readonly food: number; readonly cause: Cause }
  | { readonly kind: 'enemy-defeated'; readonly seat: Seat; readonly enemy: string }
  | { readonly kind: 'combat-lost'; readonly seat: Seat; readonly enemy: string }
  | { readonly kind: 'blame-discarded'; readonly seat: Seat; readonly blame: number }
  | { readonly kind: 'blame-given'; readonly from: Seat; readonly to: Seat; readonly blame: number }
  | { readonly kind: 'journey-revealed'; readonly seat: Seat; readonly shore: string; readonly journey: string }
  | { readonly kind: 'journey-replaced'; readonly seat: Seat; readonly shore: string; readonly journey: string }
  /** Food aboard a longship on which nobody is left to eat it (CH-10.5). */
  | { readonly kind: 'food-lost-with-ship'; readonly seat: Seat; readonly shore: string; readonly food: number }
  | { readonly kind: 'crew-fed'; readonly seat: Seat; readonly shore: string; readonly food: number }
  | { readonly kind: 'troll-unbeaten'; readonly troll: string; readonly blame: number }
  | { readonly kind: 'draugr-left'; readonly draugr: string }
  | { readonly kind: 'bounty-grew'; readonly shore: string; readonly coins: number }
  | { readonly kind: 'destiny-scored'; readonly seat: Seat; readonly destiny: string; readonly glory: number }
  | { readonly kind: 'final-score'; readonly seat: Seat; readonly items: readonly ScoreItem[]; readonly score: number }
  | { readonly kind: 'game-won'; readonly seats: readonly Seat[] }
