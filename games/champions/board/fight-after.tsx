import { Icon, Mark, Token } from '@longhouse/board'
import { type Counts, type Json, plain } from '@longhouse/kernel'
import type { Enemy } from '../src/content.ts'
import type { Fight } from '../src/state.ts'
import { RuneCard } from './cards.tsx'
import { ChoiceCard } from './choice-card.tsx'
import { runeWith } from './fight-options.tsx'
import type { Town } from './sights.ts'
import { throwOf } from './throw.ts'

interface AfterThrowProps {
  readonly town: Town
  readonly fight: Fight
  readonly step: string | null
  readonly losses?: { readonly counts: Counts; readonly isFull: boolean; readonly wanted: number }
}

/** What is asked when the throw is over: healing, losses, fame, and who takes the blame. */
export function AfterThrow({ town, fight, step, losses }: AfterThrowProps) {
  const { words, sight } = town
  const say = words.fight
  const enemy = fight.enemy ? (town.content.enemies[fight.enemy] as Enemy) : null
  const names = sight.sitters.map(({ name }) => name)
  const use = () => sight.choose({ use: true })
  const pass = () => sight.choose({ pass: true })
  if (step === 'chooseLosses' && losses) {
    const { counts, isFull, wanted } = losses
    return (
      <section className="fight-options">
        <ChoiceCard
          title={isFull ? plain(sight.text.choice(step, counts as Json, names)) : say.pickLosses}
          text={words.ask.chosen(
            Object.values(counts).reduce((sum, n) => sum + n, 0),
            wanted,
          )}
          disabled={!isFull}
          take={() => sight.choose(counts as Json)}
        >
          <Icon symbol="i-viking-helmet" />
        </ChoiceCard>
      </section>
    )
  }
  if (step === 'chooseHealing') {
    const falling = Math.min(fight.dice.length, Math.max(0, (enemy?.attack ?? 0) - throwOf(town, fight).shields))
    return (
      <section className="fight-options">
        <ChoiceCard title={say.heal} text={`${say.healText(falling)} ${say.keepsGlory}`} take={use}>
          <RuneCard rune={runeWith(town, 'ignore-losses')} town={town} />
        </ChoiceCard>
        <ChoiceCard title={say.noHeal} text={say.noHealText(falling)} take={pass}>
          <Icon symbol="i-viking-helmet" />
        </ChoiceCard>
      </section>
    )
  }
  if (step === 'chooseFame') {
    const rune = town.content.runes[runeWith(town, 'bonus-glory-percent')]
    const share = rune?.effect.kind === 'bonus-glory-percent' ? rune.effect.percent : 0
    const more = Math.floor(((enemy?.reward.glory ?? 0) * share) / 100)
    return (
      <section className="fight-options">
        <ChoiceCard title={say.fame} text={`${say.fameText(more)} ${say.keepsGlory}`} take={use}>
          <RuneCard rune={rune?.id ?? ''} town={town} />
        </ChoiceCard>
        <ChoiceCard title={say.noFame} text={say.noFameText} take={pass}>
          <Token good="glory" />
        </ChoiceCard>
      </section>
    )
  }
  if (step === 'giveBlame')
    return (
      <section className="fight-options">
        {sight.options
          .filter(({ thing }) => thing?.startsWith('seat-'))
          .map(({ choice, label }) => (
            <ChoiceCard
              key={label}
              title={label}
              text={say.blame(town.view.players[Number(choice)]?.blame ?? 0)}
              take={() => sight.choose(choice)}
            >
              <Mark color={sight.sitters[Number(choice)]?.color ?? 'grey'} />
            </ChoiceCard>
          ))}
      </section>
    )
  return <section className="fight-options" aria-hidden="true" />
}
