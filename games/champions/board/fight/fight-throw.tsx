import { Icon, Pick } from '@longhouse/board'
import type { Enemy } from '../../src/content.ts'
import { lossesAhead } from '../../src/rolling.ts'
import type { Fight, Die as RolledDie } from '../../src/state.ts'
import type { BoardContext } from '../board-context.ts'
import { Die } from '../pieces/dice.tsx'
import { throwsOf } from './subject.ts'
import { throwOf } from './throw.ts'

interface ThrowProps {
  readonly fight: Fight
  readonly context: BoardContext
  readonly picked: readonly number[]
  /** What picking means; null while nothing is to be picked. */
  readonly picks: 'again' | 'falls' | null
  toggle(index: number): void
}

/** The dice on the table, and what they come to. */
export function Throw({ fight, context, picked, picks, toggle }: ThrowProps) {
  const { words, input } = context
  const enemy = fight.enemy ? (context.content.enemies[fight.enemy] as Enemy) : null
  const { damage, shields } = throwOf(context, fight)
  const throws = throwsOf(input.log)
  const own = fight.seat === input.seatView.seat
  const title = own ? words.fight.yours : words.fight.throw(input.sitters[fight.seat]?.name ?? '')
  const lastPicked = fight.dice[picked.at(-1) ?? -1]
  const size = fight.dice.length > 6 ? 'many' : fight.dice.length > 3 ? 'some' : 'few'
  const losses = enemy ? lossesAhead(context, fight) : 0
  return (
    <section className="throw" aria-label={title}>
      <header>
        <h2 className="name">{title}</h2>
        {picks && <p>{picks === 'again' ? words.fight.pick : words.fight.pickLosses}</p>}
      </header>
      <ol className={`dice ${size}`}>
        {fight.dice.map((die, i) => (
          <li key={`${i}:${throws[i] ?? 0}`}>
            <RolledDieButton
              die={die}
              deals={dealtBy(context, fight, i)}
              context={context}
              flag={picked.includes(i) && picks ? words.fight[picks] : null}
              toggle={picks && !(picks === 'again' && die.locked) ? () => toggle(i) : null}
            />
          </li>
        ))}
      </ol>
      {picks === 'again' && lastPicked && (
        <p className="could">
          <span>
            {words.counted(lastPicked.type, 1)} {words.fight.could}
          </span>
          {context.content.dice[lastPicked.type].map((face, i) => (
            <Die key={i} type={lastPicked.type} face={face} />
          ))}
        </p>
      )}
      <footer>
        <span>
          <Icon symbol="g-clash" />
          <b>{enemy ? damage : Math.min(damage, context.content.limits.huntFoodMax)}</b>{' '}
          {enemy ? words.fight.damage(damage) : words.fight.food}
        </span>
        {enemy && (
          <>
            {shields > 0 && (
              <span>
                <Icon symbol="heater" box={24} />
                <b>{shields}</b> {words.fight.shield(shields)}
              </span>
            )}
            <span>
              <Icon symbol="i-viking-helmet" />
              <b>{losses > 0 ? `−${losses}` : 0}</b> {words.fight.lost}
            </span>
          </>
        )}
      </footer>
    </section>
  )
}

/** What the faces say by themselves. */
const HITS: { readonly [face in RolledDie['face']]: number } = { blank: 0, hit: 1, 'two-hits': 2, shield: 0 }

/** What a die deals, where a leader or a rune makes it more than its face says; null: it is what it says. */
function dealtBy(context: BoardContext, fight: Fight, at: number): number | null {
  const { damage } = throwOf(context, fight, (index) => index === at)
  const { face } = fight.dice[at] as RolledDie
  return damage === HITS[face] ? null : damage
}

/** What else a die says: how it may fall when it is thrown again, or that it keeps somebody alive. */
function noteOn({ words, content }: BoardContext, { type, face }: RolledDie, isPicked: boolean): string | null {
  const faces = content.dice[type]
  if (isPicked) return words.fight.toHit(faces.filter((each) => HITS[each] > 0).length, faces.length)
  return face === 'shield' ? words.fight.stops : null
}

interface RolledDieButtonProps {
  readonly die: RolledDie
  readonly deals: number | null
  readonly context: BoardContext
  readonly flag: string | null
  readonly toggle: (() => void) | null
}

function RolledDieButton({ die, deals, context, flag, toggle }: RolledDieButtonProps) {
  const { words } = context
  const face = deals === null ? words.faces[die.face] : `${words.faces[die.face]} = ${deals}`
  const name = `${words.counted(die.type, 1)}, ${face}`
  const note = noteOn(context, die, flag !== null)
  const label = (
    <span>
      {die.locked ? words.fight.locked : face}
      {note && <small>{note}</small>}
    </span>
  )
  if (!toggle)
    return (
      <div className="rolled">
        <Die type={die.type} face={die.face} name={name} />
        {label}
      </div>
    )
  return (
    <Pick className="rolled" picked={flag !== null} label={name} flag={flag ?? undefined} toggle={toggle}>
      <Die type={die.type} face={die.face} />
      {label}
    </Pick>
  )
}
