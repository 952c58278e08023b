import { byId, dictionaryOf, forEachOf } from '@longhouse/kernel'
import type { EntryWith } from '@longhouse/kernel/packs'
import raw from '../content/champions.json' with { type: 'json' }
import {
  COLORS,
  type Color,
  type Destiny,
  type EnemyEntry,
  type Goods,
  type Journey,
  type Longship,
  type Merchant,
  type Rune,
  type Stall,
  WARRIORS,
  type Warrior,
  type Warriors,
} from './cards.ts'

export * from './cards.ts'

/** The cards, dice and boards as the rules read them (CH-22). Every number of the game comes from here. */

export const FACES = ['blank', 'hit', 'two-hits', 'shield'] as const
export type Face = (typeof FACES)[number]

type Entry = EntryWith<object>
type Words = Entry['name']

interface DieEntry extends Entry {
  readonly id: Warrior
  readonly weapon: string
  readonly faces: readonly { readonly hits: number; readonly shields: number }[]
}

export interface Leader extends Entry {
  readonly ability:
    | { readonly kind: 'glory-on-favor-reroll'; readonly glory: number; readonly appliesToHunt: boolean }
    | { readonly kind: 'sage-extra-draw'; readonly extra: number }
    | { readonly kind: 'free-location-cost'; readonly location: string }
    | {
        readonly kind: 'die-damage-override'
        readonly die: Warrior
        readonly damageByHits: { readonly [hits: string]: number }
        readonly revengeShieldDamage: number
        readonly appliesToHunt: boolean
      }
    | {
        readonly kind: 'glory-on-two-hits'
        readonly glory: number
        /** How many dice of one roll can bring it. */
        readonly perCombatRound: number
        readonly appliesToHunt: boolean
      }
}

type LocationEffect =
  | { readonly kind: 'take-all'; readonly what: Warrior | 'food' }
  | { readonly kind: 'reserve-combat'; readonly enemy: 'troll' | 'draugr' }
  | { readonly kind: 'hunt' }
  | { readonly kind: 'jarl'; readonly gain: Goods }
  | { readonly kind: 'launch'; readonly longship: string }
  | { readonly kind: 'exchange' }
  | { readonly kind: 'take-top-card' }
  | { readonly kind: 'take-rune' }
  | { readonly kind: 'sage'; readonly drawDestinies: number }
  | { readonly kind: 'build-longship' }
  | { readonly kind: 'choose-option' }
  | { readonly kind: 'gain-worker' }
  | { readonly kind: 'stall' }
  | { readonly kind: 'gain' }

export interface Location extends Entry {
  readonly cost?: Goods | 'boat.buildCost' | 'options' | 'priceTrack'
  readonly effect: LocationEffect
  readonly options?: readonly { readonly cost: Goods; readonly gain: Goods }[]
  readonly priceTrack?: readonly number[]
  readonly refill?: Goods
  readonly gain?: Goods
  readonly displaySize?: number
}

export interface Shore extends Entry {
  readonly minPlayers: number
  readonly warriorsFedPerFood: number
}

export type EnemyKind = 'troll' | 'draugr' | 'monster' | 'kraken'

/** One enemy card: a kind of enemy in one colour. Trolls and the kraken have none. */
export interface Enemy {
  readonly card: string
  readonly entry: string
  readonly kind: EnemyKind
  readonly color: Color | null
  readonly attack: number
  readonly defence: number
  readonly refuses: readonly Warrior[]
  readonly reward: Goods
}

interface Tables {
  readonly dice: readonly DieEntry[]
  readonly leaders: readonly Leader[]
  readonly stalls: readonly Stall[]
  readonly longships: readonly Longship[]
  readonly locations: readonly Location[]
  readonly distantShores: readonly Shore[]
  readonly merchantShips: readonly Merchant[]
  readonly runes: readonly Rune[]
  readonly journeys: readonly Journey[]
  readonly destinies: readonly Destiny[]
  readonly trolls: readonly EnemyEntry[]
  readonly draugr: readonly EnemyEntry[]
  readonly monsters: readonly EnemyEntry[]
}

/** The content file as it is written. */
export interface ContentFile extends Tables {
  readonly game: string
  readonly schemaVersion: number
  readonly title: Words
  readonly limits: { readonly maxRounds: number; readonly maxWarriorsPerPlayer: number; readonly huntFoodMax: number }
  readonly setup: {
    readonly startingResources: Goods & { readonly destiny: number }
    readonly byPlayers: {
      readonly [players: string]: {
        readonly startWorkers: number
        readonly stalls: { readonly military: number; readonly economic: number }
      }
    }
  }
  readonly scoring: {
    readonly setOfColorsGlory: number
    readonly favorGlory: number
    readonly coinsPerGlory: number
    readonly blamePenalty: { readonly [blame: string]: number }
    readonly trollUndefeatedBlameEach: number
    readonly trollDefeated: { readonly discardOwnBlame: number; readonly giveBlameToOther: number }
    readonly monsterBountyPerRound: { readonly coin: number }
  }
  readonly variants: readonly {
    readonly id: string
    readonly name: Words
    readonly effect: { readonly blame?: number }
  }[]
}

type ById<E> = { readonly [id: string]: E }

export interface Content {
  readonly file: ContentFile
  readonly dice: { readonly [type in Warrior]: readonly Face[] }
  readonly diceTotal: Warriors
  readonly leaders: ById<Leader>
  readonly stalls: ById<Stall>
  readonly longships: ById<Longship>
  readonly locations: ById<Location>
  /** Places a worker can be sent to, in the order of the file; stalls follow from the tiles in play. */
  readonly boardLocations: readonly Location[]
  readonly shores: ById<Shore>
  readonly merchants: ById<Merchant>
  readonly runes: ById<Rune>
  readonly journeys: ById<Journey>
  readonly destinies: ById<Destiny>
  readonly enemies: ById<Enemy>
  /** The cards of the enemies' decks. */
  readonly decks: { readonly [deck in 'trolls' | 'draugr' | 'monsters']: readonly string[] }
  readonly limits: ContentFile['limits']
  readonly setup: ContentFile['setup']
  readonly scoring: ContentFile['scoring']
  /** Blame every player starts with under Distrustful Townsfolk. */
  readonly distrustfulBlame: number
}

/** A kind of effect that its reader forgot does not compile; one that came in all the same is not passed over. */
export function unknownKind(effect: never): never {
  throw new Error(`an effect of no known kind: ${JSON.stringify(effect)}`)
}

export const rulebookFile = raw as unknown as ContentFile

export function readContent(file: ContentFile): Content {
  const locations = file.locations.map(sameShape)
  const die = (type: Warrior) => file.dice.find(({ id }) => id === type) as DieEntry
  return {
    file,
    dice: forEachOf(WARRIORS, (type) => die(type).faces.map(faceOf)),
    diceTotal: forEachOf(WARRIORS, (type) => die(type).count),
    leaders: byId(file.leaders),
    stalls: byId(file.stalls),
    longships: byId(file.longships),
    locations: byId(locations),
    boardLocations: locations.filter(({ effect }) => effect.kind !== 'stall' && effect.kind !== 'gain'),
    shores: byId(file.distantShores),
    merchants: byId(file.merchantShips),
    runes: byId(file.runes),
    journeys: byId(file.journeys),
    destinies: byId(file.destinies),
    enemies: dictionaryOf(allEnemies(file).map((enemy) => [enemy.card, enemy] as const)),
    decks: {
      trolls: enemyCards(file.trolls),
      draugr: enemyCards(file.draugr),
      monsters: enemyCards(file.monsters),
    },
    limits: file.limits,
    setup: file.setup,
    scoring: file.scoring,
    distrustfulBlame: file.variants.find(({ id }) => id === 'distrustful-townsfolk')?.effect.blame ?? 0,
  }
}

/** The cards of a deck, each as often as it is in the box. */
export function copies(entries: readonly Entry[]): string[] {
  const cards: string[] = []
  for (const { id, count } of entries) for (let n = 0; n < count; n++) cards.push(id)
  return cards
}

/** Enemy cards of one deck: `draugr-king:red` is the red Draugr King; trolls have no colour. */
export const enemyCards = (entries: readonly EnemyEntry[]): string[] =>
  entries.flatMap(({ id, count, colors }) =>
    colors
      ? COLORS.flatMap((color) => Array<string>(colors[color] ?? 0).fill(`${id}:${color}`))
      : Array<string>(count).fill(id),
  )

const EFFECT = {
  kind: undefined,
  what: undefined,
  enemy: undefined,
  gain: undefined,
  longship: undefined,
  drawDestinies: undefined,
}

/** Entries with the same fields in the same order are quick to read, whatever the file leaves out. */
const sameShape = (location: Location): Location => {
  const { id, name, count, source, text, cost, options, priceTrack, refill, gain, displaySize } = location
  const effect = { ...EFFECT, ...location.effect }
  return { id, name, count, source, text, cost, effect, options, priceTrack, refill, gain, displaySize }
}

const faceOf = ({ hits, shields }: { hits: number; shields: number }): Face =>
  shields > 0 ? 'shield' : hits === 2 ? 'two-hits' : hits === 1 ? 'hit' : 'blank'

function allEnemies(file: ContentFile): Enemy[] {
  const warriorWith = (weapon: string) => file.dice.filter((die) => die.weapon === weapon).map((die) => die.id)
  const cardsOf = (kind: EnemyKind, entries: readonly EnemyEntry[]): Enemy[] =>
    entries.flatMap((entry) => {
      const { attack, defence, reward } = entry
      const refuses = entry.restrict.flatMap(warriorWith)
      const colors = entry.colors ? COLORS.filter((color) => (entry.colors?.[color] ?? 0) > 0) : [null]
      return colors.map((color) => {
        const card = color ? `${entry.id}:${color}` : entry.id
        return { card, entry: entry.id, kind, color, attack, defence, refuses, reward }
      })
    })
  const krakens = file.journeys.flatMap(({ id, effect }): Enemy[] =>
    effect.kind === 'combat'
      ? [
          {
            card: id,
            entry: id,
            kind: 'kraken',
            color: null,
            attack: effect.attack,
            defence: effect.defence,
            refuses: [],
            reward: { glory: effect.glory },
          },
        ]
      : [],
  )
  return [
    ...cardsOf('troll', file.trolls),
    ...cardsOf('draugr', file.draugr),
    ...cardsOf('monster', file.monsters),
    ...krakens,
  ]
}
