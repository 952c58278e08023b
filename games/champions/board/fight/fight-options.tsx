import { ChoiceCard, countsOf, Icon, Token } from '@longhouse/board'
import type { Form } from '@longhouse/kernel'
import type { Enemy } from '../../src/content.ts'
import { nameOfDie } from '../../src/die.ts'
import { lossesAhead, revengeOf } from '../../src/rolling.ts'
import type { Fight } from '../../src/state.ts'
import { type BoardContext, ownRune } from '../board-context.ts'
import { RuneCard } from '../pieces/cards.tsx'
import { laterRunes } from './later-runes.ts'
import { oddsAfter, throwOf } from './throw.ts'

interface FightOptionsProps {
  readonly context: BoardContext
  readonly fight: Fight
  readonly form: Extract<Form, { kind: 'either' }>
  readonly picked: readonly number[]
}

/** What may be done to a throw, each with the chance to win that it leaves. */
export function FightOptions({ context, fight, form, picked }: FightOptionsProps) {
  const { words, input, content } = context
  const say = words.fight
  const enemy = fight.enemy ? (content.enemies[fight.enemy] as Enemy) : null
  const percent = (again: readonly number[], throwing: Fight = fight) =>
    enemy ? Math.round(oddsAfter(context, throwing, enemy, again).win * 100) : null
  const blanks = fight.dice.flatMap(({ face }, i) => (face === 'blank' ? [i] : []))
  const vengeful = { ...fight, revenge: revengeOf(context, fight.seat) }
  const { damage } = throwOf(context, fight)
  const base = percent([])
  const food = (n: number) => Math.min(n, content.limits.huntFoodMax)
  const favor = context.view.players[fight.seat]?.favor ?? 0
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
          disabled={picked.length === 0}
          ofPicked
          choice={{ reroll: rerolled(fight, picked) }}
          take={input.choose}
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
          choice={{ potential: true }}
          take={input.choose}
        >
          <RuneCard rune={ownRune(context, 'reroll-blanks')} context={context} />
        </ChoiceCard>
      )}
      {'revenge' in form.of && (
        <ChoiceCard
          title={say.revenge}
          text={
            enemy
              ? say.revengeText(total(throwOf(context, vengeful).damage), enemy.defence)
              : say.revengeHunt(food(throwOf(context, vengeful).damage))
          }
          percent={percent([], vengeful)}
          base={base}
          unit={say.win}
          choice={{ revenge: true }}
          take={input.choose}
        >
          <RuneCard rune={ownRune(context, 'shields-deal-damage')} context={context} />
        </ChoiceCard>
      )}
      <ChoiceCard
        title={say.end}
        text={
          enemy
            ? say.endText(damage, lossesAhead(context, fight), lostIn(context, fight, enemy))
            : say.endHunt(food(damage))
        }
        percent={base}
        unit={say.win}
        choice={{ end: true }}
        take={input.choose}
      >
        <Icon symbol="g-clash" />
      </ChoiceCard>
      {laterRunes(context, fight.seat, form).map((id) => (
        <ChoiceCard
          key={id}
          title={say.notNow(context.name(id))}
          text={context.text(id)}
          disabled
          choice={null}
          take={input.choose}
        >
          <RuneCard rune={id} context={context} />
        </ChoiceCard>
      ))}
    </section>
  )
}

const rerolled = ({ dice }: Fight, picked: readonly number[]) =>
  countsOf(picked.flatMap((index) => (dice[index] ? [nameOfDie(dice[index])] : [])))

/** Of those who fight, on average, if the throw ends as it is. */
const lostIn = (context: BoardContext, fight: Fight, enemy: Enemy): string =>
  (fight.dice.length - oddsAfter(context, fight, enemy, []).survivors).toLocaleString(context.input.language, {
    maximumFractionDigits: 1,
  })
