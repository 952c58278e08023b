import { ChoiceCard, FinalNote, Icon, piecesIn, TAKES_PICKED, usePicks, valuesOf, wayOf } from '@longhouse/board'
import type { Form, Json } from '@longhouse/kernel'
import { COLORS, type Color, type Die } from '../../src/content-file.ts'
import { colorOf, isDie } from '../../src/die.ts'
import type { InContext } from '../board-context.ts'
import { artOf } from '../pieces/art.ts'
import { ComingDie, CrewDie, nameOfDie, nameOfGain } from '../pieces/dice.tsx'
import { pieceName } from '../pieces/piece.tsx'
import { sortedDice } from '../players/own-ship.tsx'
import type { Asked } from './asked.ts'
import { Source } from './source.tsx'

/** A colour and a face at once, or a colour to roll (RV-5.1, RV-5.2). */
export function TakeDie({ context, form }: Asked) {
  const { words, input } = context
  const values = valuesOf(form).map(String)
  const rolls = values.every((value) => !isDie(value))
  const ofColor = (color: Color) => values.filter((value) => (isDie(value) ? colorOf(value) : value) === color)
  return (
    <>
      <h2 className="name">{rolls ? words.ask.takeColor : words.ask.takeDie}</h2>
      <NewDice context={context} />
      <div className="rv-faces">
        {COLORS.filter((color) => ofColor(color).length > 0).map((color) => (
          <span key={color} className="faces-row">
            {ofColor(color).map((value) => (
              <button
                key={value}
                type="button"
                className="rv-source glow"
                aria-label={rolls ? nameOfGain(words, { color, face: 'roll' }) : nameOfDie(words, value as Die)}
                onClick={() => input.choose(value)}
              >
                {isDie(value) ? <CrewDie die={value} /> : <ComingDie color={value as Color} face="roll" />}
              </button>
            ))}
          </span>
        ))}
      </div>
      <FinalNote choices={values} />
    </>
  )
}

/** The dice of this gain that are known already, and those that will be rolled. */
function NewDice({ context }: InContext) {
  const { words, view } = context
  const { dice = [], rolling = [] } = view.newDice ?? {}
  if (dice.length + rolling.length === 0) return null
  return (
    <p className="how rv-new">
      {words.ask.newDice}:
      {dice.map((die, i) => (
        <CrewDie key={i} die={die} name={nameOfDie(words, die)} />
      ))}
      {rolling.map((color, i) => (
        <ComingDie key={i} color={color} face="roll" name={nameOfGain(words, { color, face: 'roll' })} />
      ))}
    </p>
  )
}

/** RV-5.5, RV-5.7: dice that do not fit are discarded, those that fit an artifact may be stored. */
export function SettleDice({ context, form }: Asked) {
  const { words, input } = context
  const discard = wayOf(form, 'discard')
  const excess = discard?.kind === 'mix' ? discard.min : 0
  return (
    <>
      <h2 className="name">{excess > 0 ? words.ask.settleExcess(excess) : words.ask.settle}</h2>
      <NewDice context={context} />
      {discard?.kind === 'mix' && (
        <Giving
          context={context}
          form={discard}
          title={words.ask.discard}
          take={(counts) => input.choose({ discard: counts })}
        />
      )}
      <div className="ask-cards">
        <Stores context={context} form={wayOf(form, 'store')} />
        {wayOf(form, 'keep') && (
          <ChoiceCard title={words.ask.keepAboard} choice={{ keep: true }} take={input.choose}>
            <Icon symbol="f-ship" box={24} />
          </ChoiceCard>
        )}
      </div>
    </>
  )
}

function Stores({ context, form }: InContext & { readonly form: Form | undefined }) {
  const { words, input } = context
  if (form?.kind !== 'either') return null
  return Object.entries(form.of).flatMap(([artifact, dice]) =>
    dice.kind === 'one'
      ? dice.of.map((die) => (
          <ChoiceCard
            key={`${artifact} ${die}`}
            title={words.ask.storeOn(context.name(artifact))}
            text={nameOfDie(words, die as Die)}
            choice={{ store: { [artifact]: die } }}
            take={input.choose}
          >
            <span className="rv-stored">
              <Icon symbol={artOf(artifact)} />
              <CrewDie die={die as Die} />
            </span>
          </ChoiceCard>
        ))
      : [],
  )
}

/** Dice lost to a penalty, of the owner's choice (RV-5.20). */
export function LoseDice({ context, form }: Asked) {
  const { words, input } = context
  if (form.kind !== 'mix') return null
  return (
    <>
      <h2 className="name">{words.ask.lose(form.min)}</h2>
      <Giving context={context} form={form} title={() => words.ask.loseThese} take={(counts) => input.choose(counts)} />
    </>
  )
}

interface GivingProps extends InContext {
  readonly form: Extract<Form, { kind: 'mix' }>
  title(n: number): string
  take(counts: Json): void
}

/** Some of one's dice go. */
function Giving({ context, form, title, take }: GivingProps) {
  const { words, input } = context
  const dice = sortedDice(piecesIn(form.of) as Die[])
  const { picked, toggle, counts, isFull } = usePicks(dice, form.min)
  return (
    <>
      <div className="rv-sources">
        {dice.map((die, i) => (
          <Source
            key={i}
            context={context}
            thing={die}
            picked={picked.includes(i)}
            flag={words.ask.goes}
            label={pieceName(input, die)}
            toggle={() => toggle(i)}
          />
        ))}
      </div>
      <button
        type="button"
        className="btn primary"
        disabled={!isFull}
        onClick={() => take(counts as Json)}
        {...TAKES_PICKED}
      >
        {title(form.min)}
      </button>
    </>
  )
}
