import { ChoiceCard, Icon, Mark, Token } from '@longhouse/board'
import { type Counts, type Json, plain, totalOf } from '@longhouse/kernel'
import { fameGlory } from '../../src/combat.ts'
import { lossesAhead } from '../../src/rolling.ts'
import type { Fight } from '../../src/state.ts'
import { type InContext, ownRune } from '../board-context.ts'
import { RuneCard } from '../pieces/cards.tsx'
import { thingAt } from '../thing.ts'

/** What is asked when the throw is over: healing, losses, fame, and who takes the blame. */

interface AfterThrowProps extends InContext {
  readonly fight: Fight
  readonly step: string | null
}

export function AfterThrow({ context, fight, step }: AfterThrowProps) {
  return (
    <section className="fight-options" aria-hidden={step === null}>
      {step === 'chooseHealing' && <Healing context={context} fight={fight} />}
      {step === 'chooseFame' && <Fame context={context} fight={fight} />}
      {step === 'giveBlame' && <Blame context={context} />}
    </section>
  )
}

type OfFight = InContext & { readonly fight: Fight }

const USE: Json = { use: true }
const PASS: Json = { pass: true }

function Healing({ context, fight }: OfFight) {
  const say = context.words.fight
  const falling = lossesAhead(context, fight)
  return (
    <>
      <ChoiceCard
        title={say.heal}
        text={`${say.healText(falling)} ${say.keepsGlory}`}
        choice={USE}
        take={context.input.choose}
      >
        <RuneCard rune={ownRune(context, 'ignore-losses')} context={context} />
      </ChoiceCard>
      <ChoiceCard title={say.noHeal} text={say.noHealText(falling)} choice={PASS} take={context.input.choose}>
        <Icon symbol="i-viking-helmet" />
      </ChoiceCard>
    </>
  )
}

function Fame({ context, fight: { seat } }: OfFight) {
  const say = context.words.fight
  const rune = ownRune(context, 'bonus-glory-percent')
  return (
    <>
      <ChoiceCard
        title={say.fame}
        text={`${say.fameText(fameGlory(context, seat))} ${say.keepsGlory}`}
        choice={USE}
        take={context.input.choose}
      >
        <RuneCard rune={rune} context={context} />
      </ChoiceCard>
      <ChoiceCard title={say.noFame} text={say.noFameText} choice={PASS} take={context.input.choose}>
        <Token good="glory" />
      </ChoiceCard>
    </>
  )
}

/** The rivals glow beside the board too; here each stands with the blame they have. */
function Blame({ context: { words, input, view } }: InContext) {
  return input.options
    .filter(({ thing }) => thing !== null && thingAt(thing)?.kind === 'seat')
    .map(({ choice, label }) => (
      <ChoiceCard
        key={label}
        title={label}
        text={words.fight.blame(view.players[Number(choice)]?.blame ?? 0)}
        choice={choice}
        take={input.choose}
      >
        <Mark color={input.sitters[Number(choice)]?.color ?? 'grey'} />
      </ChoiceCard>
    ))
}

interface LossesChoiceProps extends InContext {
  readonly counts: Counts
  readonly wanted: number
}

/** Confirms who falls, once as many are chosen as must be. */
export function LossesChoice({ context: { words, input }, counts, wanted }: LossesChoiceProps) {
  const chosen = totalOf(counts)
  const names = input.sitters.map(({ name }) => name)
  return (
    <section className="fight-options">
      <ChoiceCard
        title={
          chosen === wanted ? plain(input.text.choice('chooseLosses', counts as Json, names)) : words.fight.pickLosses
        }
        text={words.ask.chosen(chosen, wanted)}
        disabled={chosen !== wanted}
        ofPicked
        choice={counts as Json}
        take={input.choose}
      >
        <Icon symbol="i-viking-helmet" />
      </ChoiceCard>
    </section>
  )
}
