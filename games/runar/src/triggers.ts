import { orderedTriggers, type Seat, type Trigger as Waiting } from '@longhouse/kernel'
import { hasAccess } from './access.ts'
import { canBegin } from './beginning.ts'
import { type Bindings, type Carrier, carry } from './carry.ts'
import { holds } from './conditions.ts'
import type { HeroId, ScenarioRule } from './content-file.ts'
import type { Effect, Filter, Trigger, TriggeredEffects } from './effect-words.ts'
import { treasureLimit } from './limits.ts'
import { mayUse } from './may-use.ts'
import { heroesOf, heroOf, placeOf } from './places.ts'
import { fieldOf, type OpenContext, on, openFieldOf, type RuleContext, type Runar, step, type Turn } from './runar.ts'
import { totalOf } from './runar-piece.ts'
import type { FigureId, PlacedEvent } from './state.ts'
import { heroCardOf } from './stats.ts'
import type { FactsOf, TriggerFacts } from './trigger-facts.ts'

/** RN-33.2, RN-33.3, RN-33.15, RN-33.16: what waits for a moment, and in which order it comes (RN-1.18). */

/** A moment as cards see it. */
interface Moment {
  /** Whose moment it is: whose Upgrades listen, and `you` of scenario rules. */
  readonly seat: Seat
  /** Whose Traits and Treasures listen. */
  readonly heroes: readonly HeroId[]
  /** The figure concerned, as long as it stands. */
  readonly figure: FigureId | null
  readonly bound: Bindings
}

type OfHero = { readonly seat: Seat; readonly hero: HeroId }

const ofHero = ({ seat, hero }: OfHero, bound: Bindings = {}): Moment => ({ seat, heroes: [hero], figure: hero, bound })

const ofSeat = (t: OpenContext, seat: Seat): Moment => ({ seat, heroes: heroesOf(t, seat), figure: null, bound: {} })

const ofNobody = (seat: Seat, bound: Bindings): Moment => ({ seat, heroes: [], figure: null, bound })

const attackedBy = (attacker: FigureId | null): Bindings => (attacker === null ? {} : { $attacker: attacker })

const MOMENTS: { readonly [T in Trigger]: (t: OpenContext, facts: FactsOf<T>) => Moment | null } = {
  'start-of-initial': (t, { seat }) => ofSeat(t, seat),
  'start-of-support': (t, { seat }) => ofSeat(t, seat),
  'becomes-active': (_, facts) => ofHero(facts, { '$new-active': facts.hero }),
  'becomes-active-by-change': (_, facts) => ofHero(facts, { '$new-active': facts.hero }),
  'performs-change': (_, facts) => ofHero(facts, { '$new-active': facts.newActive }),
  'uses-ability': (_, facts) => ofHero(facts),
  'uses-defence': (_, facts) => ofHero(facts, attackedBy(facts.attacker)),
  'attack-declared': (_, facts) => ofHero(facts, { $node: facts.at }),
  // The player who pays chooses it as a way of paying (RN-31.31).
  'about-to-take-direct-damage': () => null,
  'damaged-by-opponent': (_, facts) => ofHero(facts, attackedBy(facts.attacker)),
  'defeats-figure': (_, facts) => ofHero(facts),
  'defeats-enemy': (_, facts) => ofHero(facts, { $enemy: facts.enemy }),
  'hero-defeated': (_, { seat, hero, node }) => ofNobody(seat, { $hero: hero, $node: node }),
  collects: (_, facts) => ofHero(facts),
  'captures-action-card': (_, { side, card, owner, ownerWasChieftain }) =>
    side === 'nemesis' ? null : ofNobody(side, { $card: card, ...(ownerWasChieftain && { $chieftain: owner }) }),
  'loses-action-card-to-damage': (_, facts) => ofHero(facts, { $hero: facts.hero }),
  'hazard-credited': (_, facts) => ofHero(facts),
  'hazard-suffered': (_, facts) => ofHero(facts),
  'builds-part': (_, { seat, part }) => ofNobody(seat, { $part: part }),
  'event-placed': (_, { seat }) => ofNobody(seat, {}),
  'enemy-activation-ends': (t, { figure }) => ({ ...ofNobody(openFieldOf(t).turn.active, {}), figure }),
  'runar-destroyed': (_, { seat, node }) => ofNobody(seat, { $node: node }),
}

type Kind = 'trait' | 'treasure' | 'upgrade' | 'scenario'

/** Something that listens: a Trait, a Treasure, an Upgrade, a scenario rule. */
interface Listening extends Pick<TriggeredEffects, 'effects' | 'if' | 'limit' | 'optional'> {
  readonly id: string
  readonly kind: Kind
  readonly carrier: Carrier
}

type Card = { readonly id: string } & Partial<TriggeredEffects>

/** What a card says at this moment. Whether it says anything is asked first: most cards say nothing. */
function listeningOf(
  kind: Kind,
  { id, effects = [], if: condition, limit, optional }: Card,
  carrier: Omit<Carrier, 'cause'>,
): Listening {
  const said = { ...(condition && { if: condition }), ...(limit && { limit }), ...(optional && { optional }) }
  return { id, kind, effects, carrier: { ...carrier, cause: id }, ...said }
}

/** RN-23.2, RN-13.5: of the heroes concerned. */
function hearHeroes(t: OpenContext, all: Listening[], { seat, heroes, bound }: Moment, trigger: Trigger): void {
  for (const hero of heroes) {
    if (placeOf(t, hero) === null) continue
    const { trait } = heroCardOf(t, hero)
    if (trait?.on === trigger) all.push(listeningOf('trait', trait, { seat, hero, bound }))
    const { treasure } = heroOf(t, hero)
    const worn = treasure === null ? undefined : t.content.treasures[treasure]
    if (worn?.on === trigger) all.push(listeningOf('treasure', worn, { seat, hero, bound }))
  }
}

/** RN-21.3, RN-21.6, RN-21.9: in slots with Access. */
function hearUpgrades(t: RuleContext, all: Listening[], { seat, figure, bound }: Moment, trigger: Trigger): void {
  const { slots } = fieldOf(t)
  for (let slot = 0; slot < slots.length; slot++) {
    const { card, up } = slots[slot] as PlacedEvent
    const upgrade = t.content.events[card]?.upgrade
    if (upgrade?.on === trigger && up && hasAccess(t, seat, slot))
      all.push(listeningOf('upgrade', upgrade, { seat, hero: figure, bound, slot }))
  }
}

function hearScenario(t: RuleContext, all: Listening[], { seat, figure, bound }: Moment, trigger: Trigger): void {
  for (const rule of t.content.scenarios[fieldOf(t).scenario]?.rules ?? [])
    if (rule.on === trigger && !isExhausted(t, rule))
      all.push(listeningOf('scenario', rule, { seat, hero: figure, bound }))
}

/** RN-33.17. */
function isExhausted(t: RuleContext, rule: ScenarioRule): boolean {
  const total = totalOf(t, rule)
  return total !== null && (fieldOf(t).worked[rule.id] ?? 0) >= total
}

/** RN-33.3. */
function isUsedUp(t: RuleContext, listening: Listening): boolean {
  const { turn, used } = fieldOf(t)
  const key = limitOf(listening)
  return listening.limit === 'once-per-turn'
    ? turn.used.includes(key)
    : listening.limit === 'once-per-game' && used.includes(key)
}

const limitOf = ({ id, kind, carrier: { hero } }: Listening): string =>
  kind === 'treasure' && hero !== null ? treasureLimit(id, hero) : id

interface Fired {
  readonly trigger: Trigger
  readonly facts: TriggerFacts[Trigger]
}

/** All that waits for this moment now. */
function listeningTo(t: RuleContext, { trigger, facts }: Fired): Listening[] {
  const moment = (MOMENTS[trigger] as (t: OpenContext, facts: unknown) => Moment | null)(t, facts)
  if (!moment) return []
  const all: Listening[] = []
  hearHeroes(t, all, moment, trigger)
  hearUpgrades(t, all, moment, trigger)
  hearScenario(t, all, moment, trigger)
  return all.filter((listening) => !isUsedUp(t, listening) && canWork(t, listening))
}

const canWork = (t: RuleContext, { effects, if: condition, carrier }: Listening): boolean =>
  (condition === undefined || holds(t, condition, carrier)) && canBegin(t, effects, carrier)

/** RN-1.18, RN-6.3, RN-31.27: the Active player orders what makes a difference. */
const nextEffect = orderedTriggers<Runar, Fired>('nextEffect', {
  rule: 'RN-1.18',
  waiting: (t, fired) => listeningTo(t, fired).map(waitingOf),
  seat: (t) => fieldOf(t).turn.active,
  commute: (t, fired) => commute(listeningTo(t, fired)),
  about: (_, { trigger }) => ({ trigger }),
})

function waitingOf(listening: Listening): Waiting {
  const { id, optional, carrier } = listening
  const use = triggered(listening)
  return { id, frame: optional ? mayUse({ seat: carrier.seat, cause: id, hero: carrier.hero, use }) : use }
}

/** Gains commute, unless one looks at what another gives: nobody is asked about an order that makes no difference. */
function commute(all: readonly Listening[]): boolean {
  const isFree = (one: Listening) =>
    all.every((other) => other === one || !seen(one).some((what) => given(other, what)))
  return all.every(isPlain) && all.every(isFree)
}

type Looked = 'dice' | 'defence'

const isPlain = ({ effects, optional }: Listening): boolean =>
  !optional && effects.every((effect) => ['dice', 'defence', 'vp', 'card', 'pick'].includes(effect.do))

const given = ({ effects }: Listening, what: Looked): boolean => effects.some((effect) => effect.do === what)

/** Which gains decide whom the effects mean. */
const seen = ({ effects }: Listening): Looked[] => effects.flatMap((effect) => looks(filterOf(effect)))

function filterOf(effect: Effect): Filter {
  if (effect.do === 'pick') return effect.filter
  const who = effect.do === 'dice' || effect.do === 'defence' ? effect.who : undefined
  return typeof who === 'object' && 'all' in who ? who : {}
}

function looks({ defence, belowDefence, if: condition }: Filter): Looked[] {
  const atDefence = defence !== undefined || belowDefence === true
  return [
    ...(atDefence ? (['defence'] as const) : []),
    ...(condition?.cond === 'personal-pool-empty' ? (['dice'] as const) : []),
  ]
}

const triggered = step<Listening>('triggered', (t, listening) => {
  const { id, kind, effects, limit, carrier } = listening
  const field = fieldOf(t)
  if (limit === 'once-per-turn') field.turn.used.push(limitOf(listening))
  if (limit === 'once-per-game') field.used.push(limitOf(listening))
  if (kind === 'scenario') field.worked[id] = (field.worked[id] ?? 0) + 1
  tellWorking(t, listening)
  t.next(carry({ ...carrier, effects, at: 0 }))
})

function tellWorking(t: Turn, { id, kind, carrier: { seat, hero } }: Listening): void {
  if (kind === 'trait' && hero !== null) t.tell?.({ kind: 'trait-worked', seat, hero, trait: id })
  else if (kind === 'treasure' && hero !== null) t.tell?.({ kind: 'treasure-used', seat, card: id, hero })
  else t.tell?.({ kind: 'effect-began', cause: id, seat })
}

/** Each trigger of the rules is a moment; nobody is troubled where nothing listens. */
export const triggerListeners = (Object.keys(MOMENTS) as Trigger[]).map((trigger) =>
  on<TriggerFacts[Trigger]>(trigger, (t, facts) => {
    const fired = { trigger, facts }
    if (listeningTo(t, fired).length > 0) t.next(nextEffect.open(fired))
  }),
)

export const triggerRules = [...nextEffect.rules, triggered]
