import { isDie } from '../../src/die.ts'
import './ask-combat.css'
import { ChoiceCard, countsOf, Icon, Pick, piecesIn, Token, toggled, useDraft, wayOf } from '@longhouse/board'
import type { Counts, Form, Json } from '@longhouse/kernel'
import { validateChoice } from '@longhouse/kernel'
import type { Content } from '../../src/content.ts'
import { chanceToWin } from '../../src/odds.ts'
import type { BoardContext, InContext } from '../board-context.ts'
import { CardFace } from '../pieces/cards.tsx'
import { CombatDie } from '../pieces/dice.tsx'
import { EffectRow } from '../pieces/effect-row.tsx'
import { pieceName } from '../pieces/piece.tsx'
import { type Asked, favorOf } from './asked.ts'
import { Source } from './source.tsx'
import { type Target, targetOf } from './subject.ts'
import { poolOdds, rerollOdds } from './throw-odds.ts'

type Pool = Extract<Form, { kind: 'mix' }>

/** RV-12.6: a combat that must be fought; only its pool is to be chosen. */
export function FormPool({ context, form }: Asked) {
  return form.kind === 'mix' ? (
    <>
      <Against context={context} />
      <PoolChoice context={context} form={form} wrap={(pool) => pool} />
    </>
  ) : null
}

export function Against({ context }: InContext) {
  const target = targetOf(context)
  const { words } = context
  return (
    <h2 className="name rv-against">
      {target ? words.ask.against(target.name, target.defense) : words.ask.fight}
      {target && target.wins.length > 0 && (
        <span className="pl">
          → <EffectRow context={context} effects={target.wins} />
        </span>
      )}
    </h2>
  )
}

interface PoolChoiceProps extends InContext {
  readonly form: Pool
  /** The whole choice, given the pool. */
  wrap(pool: Json): Json
}

/** Sources of combat dice, clicked to fight; the chance follows (RV-9.2 to RV-9.7). */
export function PoolChoice({ context, form, wrap }: PoolChoiceProps) {
  const { words, input, content } = context
  const sources = piecesIn(form.of)
  const weights = form.limits?.[0]?.weights ?? {}
  const favor = favorOf(context)
  const [picked, setPicked] = useDraft<readonly number[]>(
    `pool-${input.seatView.moves}`,
    firstPool(context, sources, weights, targetOf(context)),
    (kept) => Array.isArray(kept) && kept.every((at) => typeof at === 'number' && at < sources.length),
  )
  const counts = countsOf(picked.map((at) => sources[at] as string))
  const worth = worthOf(counts, weights)
  const fits = (at: number) => worth + (weights[sources[at] as string] ?? 0) <= content.combatDice
  const odds = poolOdds(context, worth)
  const helped = odds && favor > 0 ? percent(odds.helped) : null
  return (
    <>
      <p className="how">{words.ask.fightHow(content.combatDice)}</p>
      <div className="rv-sources">
        {sources.map((thing, i) => (
          <Source
            key={i}
            context={context}
            thing={thing}
            picked={picked.includes(i)}
            flag={`+${weights[thing] ?? 0}`}
            disabled={!picked.includes(i) && !fits(i)}
            label={isDie(thing) ? pieceName(input, thing) : context.name(thing)}
            toggle={() => setPicked(toggled(picked, i))}
          />
        ))}
      </div>
      <ChoiceCard
        title={worth > 0 ? words.ask.roll(worth) : words.ask.rollNone}
        text={helped !== null ? `${words.ask.poolText} ${words.ask.favorHelps(helped, favor)}.` : words.ask.poolText}
        percent={odds && percent(odds.plain)}
        base={helped}
        unit={words.ask.win}
        disabled={validateChoice(form, counts as Json) !== null}
        ofPicked
        choice={wrap(counts as Json)}
        take={input.choose}
      >
        <Icon symbol="g-clash" />
      </ChoiceCard>
    </>
  )
}

const percent = (chance: number): number => Math.round(chance * 100)

const worthOf = (counts: Counts, weights: Counts): number =>
  Object.entries(counts).reduce((sum, [thing, n]) => sum + n * (weights[thing] ?? 0), 0)

/** Good enough to begin with: more can be sent, but all that is sent is spent (RV-9.13). */
const GOOD_CHANCE = 0.8

const isGoodChance = (content: Content, rolled: number, defense: number): boolean =>
  chanceToWin(content, { rolled, defense, favor: 0 }) >= GOOD_CHANCE

/** As few as give a good chance, tiles before dice; all that fits where nothing does, or where the enemy is not known. */
function firstPool(
  { content }: BoardContext,
  sources: readonly string[],
  weights: Counts,
  target: Target | null,
): readonly number[] {
  const order = [...sources.keys()].sort((a, b) => Number(isDie(sources[a] ?? '')) - Number(isDie(sources[b] ?? '')))
  const picked: number[] = []
  let worth = 0
  for (const at of order) {
    const more = weights[sources[at] as string] ?? 0
    if (worth + more > content.combatDice) continue
    if (target && worth > 0 && isGoodChance(content, worth, target.defense)) break
    worth += more
    picked.push(at)
  }
  return picked
}

/** RV-9.9: after a roll that is not enough; for those who watch, only the dice. */
export function Reroll({ context, form }: InContext & { readonly form: Form | null }) {
  const { words, input, view } = context
  const dice = view.combat?.dice ?? []
  const [picked, setPicked] = useDraft<readonly number[]>(
    `reroll-${input.seatView.moves}`,
    dice.flatMap((successes, at) => (successes === 0 ? [at] : [])),
    (kept) => Array.isArray(kept) && kept.every((at) => typeof at === 'number' && at < dice.length),
  )
  if (!view.combat) return null
  const { defense } = view.combat
  const target: Target | null = targetOf(context)
  const favor = favorOf(context)
  const can = wayOf(form, 'reroll') !== undefined
  const odds = rerollOdds(context, picked)
  const total = dice.reduce((sum, n) => sum + n, 0)
  const card = view.combat.target
  return (
    <div className="rv-meeting rv-combat">
      {context.content.deckOf[card] && (
        <span className="rv-large still">
          <CardFace context={context} card={card} />
        </span>
      )}
      <div className="rv-ways">
        <h2 className="name rv-against">
          {words.ask.against(target?.name ?? context.name(view.combat.target), defense)}
          <b className="score">{words.ask.thrown(total, defense)}</b>
        </h2>
        <Defense broken={total} of={defense} />
        {can && <p className="how">{words.ask.rerollHow}</p>}
        <div className="rv-sources thrown">
          {dice.map((successes, at) => {
            const name = `${successes} ${words.counted('success', successes)}`
            return can ? (
              <Pick
                key={at}
                className="rv-source"
                picked={picked.includes(at)}
                label={name}
                flag={words.ask.again}
                toggle={() => setPicked(toggled(picked, at))}
              >
                <CombatDie successes={successes} />
              </Pick>
            ) : (
              <span key={at} className="rv-source still">
                <CombatDie successes={successes} name={name} />
              </span>
            )
          })}
        </div>
        {form && (
          <div className="ask-cards">
            {can && (
              <ChoiceCard
                title={picked.length > 0 ? words.ask.reroll(picked.length) : words.ask.rerollNone}
                text={
                  favor > 1 && odds
                    ? `${words.ask.rerollText(favor - 1)} ${words.ask.favorHelps(percent(odds.helped), favor)}.`
                    : words.ask.rerollText(favor - 1)
                }
                percent={odds && percent(odds.plain)}
                unit={words.ask.win}
                disabled={picked.length === 0}
                ofPicked
                choice={{ reroll: countsOf(picked.map((at) => String(dice[at]))) as Json }}
                take={input.choose}
              >
                <Token good="favor" name={words.counted('favor', 1)} />
              </ChoiceCard>
            )}
            <ChoiceCard title={words.ask.giveUp} text={words.ask.lost} choice={{ giveUp: true }} take={input.choose}>
              <Icon symbol="g-skull" />
            </ChoiceCard>
          </div>
        )}
      </div>
    </div>
  )
}

/** Shield by shield, how much of a defense is broken. */
function Defense({ broken, of }: { readonly broken: number; readonly of: number }) {
  return (
    <p className="rv-defense" aria-hidden="true">
      {Array.from({ length: of }, (_, i) => (
        <Icon key={i} symbol="heater" box={24} className={i < broken ? 'hit' : 'left'} />
      ))}
    </p>
  )
}
