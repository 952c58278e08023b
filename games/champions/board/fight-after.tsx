import { ChoiceCard, Icon, Mark, Token } from '@longhouse/board'
import { type Counts, type Json, plain, totalOf } from '@longhouse/kernel'
import type { Enemy } from '../src/content.ts'
import type { Fight } from '../src/state.ts'
import { RuneCard } from './cards.tsx'
import { heldRune, type InTown, type Town } from './sights.ts'
import { lossesOf } from './throw.ts'

/** What is asked when the throw is over: healing, losses, fame, and who takes the blame. */

interface AfterThrowProps extends InTown {
  readonly fight: Fight
  readonly step: string | null
}

export function AfterThrow({ town, fight, step }: AfterThrowProps) {
  return (
    <section className="fight-options" aria-hidden={step === null}>
      {step === 'chooseHealing' && <Healing town={town} fight={fight} />}
      {step === 'chooseFame' && <Fame town={town} fight={fight} />}
      {step === 'giveBlame' && <Blame town={town} />}
    </section>
  )
}

type OfFight = InTown & { readonly fight: Fight }

const use = ({ sight }: Town) => sight.choose({ use: true })
const pass = ({ sight }: Town) => sight.choose({ pass: true })

function Healing({ town, fight }: OfFight) {
  const say = town.words.fight
  const falling = lossesOf(town, fight)
  return (
    <>
      <ChoiceCard title={say.heal} text={`${say.healText(falling)} ${say.keepsGlory}`} take={() => use(town)}>
        <RuneCard rune={heldRune(town, 'ignore-losses')} town={town} />
      </ChoiceCard>
      <ChoiceCard title={say.noHeal} text={say.noHealText(falling)} take={() => pass(town)}>
        <Icon symbol="i-viking-helmet" />
      </ChoiceCard>
    </>
  )
}

function Fame({ town, fight: { enemy } }: OfFight) {
  const say = town.words.fight
  const rune = heldRune(town, 'bonus-glory-percent')
  const effect = town.content.runes[rune]?.effect
  const share = effect?.kind === 'bonus-glory-percent' ? effect.percent : 0
  const { reward } = town.content.enemies[enemy ?? ''] as Enemy
  const more = Math.floor(((reward.glory ?? 0) * share) / 100)
  return (
    <>
      <ChoiceCard title={say.fame} text={`${say.fameText(more)} ${say.keepsGlory}`} take={() => use(town)}>
        <RuneCard rune={rune} town={town} />
      </ChoiceCard>
      <ChoiceCard title={say.noFame} text={say.noFameText} take={() => pass(town)}>
        <Token good="glory" />
      </ChoiceCard>
    </>
  )
}

/** The rivals glow beside the board too; here each stands with the blame they have. */
function Blame({ town: { words, sight, view } }: InTown) {
  return sight.options
    .filter(({ thing }) => thing?.startsWith('seat-'))
    .map(({ choice, label }) => (
      <ChoiceCard
        key={label}
        title={label}
        text={words.fight.blame(view.players[Number(choice)]?.blame ?? 0)}
        take={() => sight.choose(choice)}
      >
        <Mark color={sight.sitters[Number(choice)]?.color ?? 'grey'} />
      </ChoiceCard>
    ))
}

interface LossesChoiceProps extends InTown {
  readonly counts: Counts
  readonly wanted: number
}

/** Confirms who falls, once as many are chosen as must be. */
export function LossesChoice({ town: { words, sight }, counts, wanted }: LossesChoiceProps) {
  const chosen = totalOf(counts)
  const names = sight.sitters.map(({ name }) => name)
  return (
    <section className="fight-options">
      <ChoiceCard
        title={
          chosen === wanted ? plain(sight.text.choice('chooseLosses', counts as Json, names)) : words.fight.pickLosses
        }
        text={words.ask.chosen(chosen, wanted)}
        disabled={chosen !== wanted}
        take={() => sight.choose(counts as Json)}
      >
        <Icon symbol="i-viking-helmet" />
      </ChoiceCard>
    </section>
  )
}
