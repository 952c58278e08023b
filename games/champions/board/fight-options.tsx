import { ChoiceCard, countsOf, Icon, Token } from '@longhouse/board'
import type { Form } from '@longhouse/kernel'
import type { Enemy } from '../src/content.ts'
import { oddsOfRoll } from '../src/odds.ts'
import type { Fight } from '../src/state.ts'
import { RuneCard } from './cards.tsx'
import { heldRune, type Town } from './sights.ts'
import { abilityOf, countDice, lossesOf, revengeOf, throwOf } from './throw.ts'

interface FightOptionsProps {
  readonly town: Town
  readonly fight: Fight
  readonly form: Extract<Form, { kind: 'either' }>
  readonly picked: readonly number[]
}

/** What may be done to a throw, each with the chance to win that it leaves. */
export function FightOptions({ town, fight, form, picked }: FightOptionsProps) {
  const { words, sight, content } = town
  const say = words.fight
  const enemy = fight.enemy ? (content.enemies[fight.enemy] as Enemy) : null
  const percent = (again: readonly number[], throwing: Fight = fight) =>
    enemy ? Math.round(chanceOf(town, throwing, enemy, again) * 100) : null
  const blanks = fight.dice.flatMap(({ face }, i) => (face === 'blank' ? [i] : []))
  const vengeful = { ...fight, revenge: revengeOf(content) }
  const { damage } = throwOf(town, fight)
  const base = percent([])
  const food = (n: number) => Math.min(n, content.limits.huntFoodMax)
  const favor = town.view.players[fight.seat]?.favor ?? 0
  const total = (n: number) => Math.min(enemy?.defence ?? 0, fight.damage + n)
  return (
    <section className="fight-options" aria-label={words.fight.pick}>
      {'reroll' in form.of && (
        <ChoiceCard
          title={picked.length > 0 ? say.reroll(picked.length) : say.rerollNone}
          text={picked.length > 0 ? say.rerollText(favor - 1) : say.rerollHow}
          percent={picked.length > 0 ? percent(picked) : null}
          base={base}
          unit={say.win}
          note={words.ask.final}
          disabled={picked.length === 0}
          take={() => sight.choose({ reroll: rerolled(fight, picked) })}
        >
          <Token good="favor" name={words.counted('favor', 1)} />
        </ChoiceCard>
      )}
      {'potential' in form.of && (
        <ChoiceCard
          title={say.potential}
          text={say.potentialText}
          percent={percent(blanks)}
          base={base}
          unit={say.win}
          note={words.ask.final}
          take={() => sight.choose({ potential: true })}
        >
          <RuneCard rune={heldRune(town, 'reroll-blanks')} town={town} />
        </ChoiceCard>
      )}
      {'revenge' in form.of && (
        <ChoiceCard
          title={say.revenge}
          text={
            enemy
              ? say.revengeText(total(throwOf(town, vengeful).damage), enemy.defence)
              : say.revengeHunt(food(throwOf(town, vengeful).damage))
          }
          percent={percent([], vengeful)}
          base={base}
          unit={say.win}
          take={() => sight.choose({ revenge: true })}
        >
          <RuneCard rune={heldRune(town, 'shields-deal-damage')} town={town} />
        </ChoiceCard>
      )}
      <ChoiceCard
        title={say.end}
        text={enemy ? say.endText(damage, lossesOf(town, fight)) : say.endHunt(food(damage))}
        percent={base}
        unit={say.win}
        note={asksNext(town, fight) ? undefined : words.ask.final}
        take={() => sight.choose({ end: true })}
      >
        <Icon symbol="g-clash" />
      </ChoiceCard>
    </section>
  )
}

/** Whether something is asked before the next throw: who falls, or a rune with its moment. So far the end can be undone. */
function asksNext(town: Town, fight: Fight): boolean {
  const enemy = town.content.enemies[fight.enemy ?? '']
  if (!enemy) return false
  const losses = lossesOf(town, fight)
  const types = new Set(fight.dice.map(({ type }) => type)).size
  const hasAnyTimeRune = town.sight.seen.ask?.aside != null
  const choosesLosses = hasAnyTimeRune || (types > 1 && losses < fight.dice.length)
  if (losses > 0 && (choosesLosses || heldRune(town, 'ignore-losses'))) return true
  const isDefeated = fight.damage + throwOf(town, fight).damage >= enemy.defence
  return isDefeated && (hasAnyTimeRune || heldRune(town, 'bonus-glory-percent') !== '')
}

/** Dice of one type and face are alike: a reroll names how many of which (CH-18.15). */
const rerolled = ({ dice }: Fight, picked: readonly number[]) =>
  countsOf(picked.flatMap((index) => (dice[index] ? [`${dice[index].type}:${dice[index].face}`] : [])))

function chanceOf(town: Town, fight: Fight, enemy: Enemy, again: readonly number[]): number {
  const kept = throwOf(town, fight, (index) => !again.includes(index))
  const leader = abilityOf(town.content.leaders, town.view.players[fight.seat]?.leader ?? null)
  return oddsOfRoll(town.content, leader, countDice(fight.dice), enemy, {
    damage: fight.damage + kept.damage,
    shields: kept.shields,
    again: countDice(fight.dice.filter((_, index) => again.includes(index))),
    revenge: fight.revenge,
  }).win
}
