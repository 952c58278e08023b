import './team-heroes.css'
import { type Asked, FinalNote, Pick, toggled, useDraft } from '@longhouse/board'
import type { Form } from '@longhouse/kernel'
import type { HeroId } from '../../src/content-file.ts'
import type { BoardContext, InContext } from '../board-context.ts'
import { Losses } from '../players/losses.tsx'
import { type Member, rosterOf } from '../players/roster.ts'
import { HeroFace } from '../teams/hero-face.tsx'

/** RN-28.6, RN-29: heroes of a team are promoted, fielded or struck with all of them before one's eyes. */

const heroesOf = (form: Form): readonly HeroId[] =>
  (form.kind === 'some' || form.kind === 'one' ? form.of : []) as HeroId[]

const isOf =
  (heroes: readonly HeroId[]) =>
  (picked: unknown): boolean =>
    Array.isArray(picked) && picked.every((hero) => heroes.includes(hero))

interface Choosing extends InContext {
  /** Who may be picked. */
  readonly heroes: readonly HeroId[]
  readonly picked: readonly HeroId[]
  /** What it means to be picked, in a word. */
  readonly flag: string
  /** As it would be then. */
  readonly promoted?: boolean
  pick(hero: HeroId): void
}

export function FieldHeroes({ context, form }: Asked<BoardContext>) {
  const { words, input } = context
  const heroes = heroesOf(form)
  const wanted = form.kind === 'some' ? form.max : 0
  const [picked, setPicked] = useDraft('field', [] as readonly HeroId[], isOf(heroes))
  return (
    <>
      <Team
        {...{ context, heroes, picked, flag: words.solo.fielded }}
        // One more than wanted puts the earliest back.
        pick={(hero) => setPicked(toggled(picked, hero).slice(-wanted))}
      />
      <button
        type="button"
        className="btn primary"
        disabled={picked.length !== wanted}
        onClick={() => input.choose(picked)}
      >
        {words.solo.field}
        <FinalNote choices={picked.length === wanted ? [picked] : []} className="note" />
      </button>
    </>
  )
}

export const StrikeHero = ({ context, form }: Asked<BoardContext>) => (
  <OneHero context={context} form={form} flag="✕" say={context.words.solo.strike} />
)

export const PromoteHero = ({ context, form }: Asked<BoardContext>) => (
  <OneHero context={context} form={form} flag={context.words.rank('legend')} say={context.words.promote} promoted />
)

interface OneProps extends Asked<BoardContext> {
  readonly flag: string
  readonly promoted?: boolean
  say(hero: string | null): string
}

function OneHero({ context, form, say, ...how }: OneProps) {
  const { input } = context
  const heroes = heroesOf(form)
  const [[hero], setPicked] = useDraft('hero', [] as readonly HeroId[], isOf(heroes))
  const picked = hero === undefined ? [] : [hero]
  return (
    <>
      <Team {...{ context, heroes, picked, ...how }} pick={(each) => setPicked([each])} />
      <button
        type="button"
        className="btn primary"
        disabled={hero === undefined}
        onClick={() => hero !== undefined && input.choose(hero)}
      >
        {say(hero === undefined ? null : context.name(hero))}
        <FinalNote choices={picked} className="note" />
      </button>
    </>
  )
}

const Team = (choosing: Choosing) => (
  <>
    <p className="count">
      <Losses context={choosing.context} />
    </p>
    <div className="team">
      {rosterOf(choosing.context).map((member) => (
        <Candidate key={member.hero} {...choosing} {...member} />
      ))}
    </div>
  </>
)

function Candidate({ context, heroes, picked, flag, promoted, pick, hero, rank, lost }: Choosing & Member) {
  const note = lost ?? context.words.rank(rank)
  return (
    <Pick
      className={`rn-candidate ${lost === null ? '' : 'lost'}`}
      label={`${context.name(hero)}, ${note}`}
      picked={picked.includes(hero)}
      flag={flag}
      disabled={!heroes.includes(hero)}
      toggle={() => pick(hero)}
    >
      <HeroFace context={context} hero={hero} rank={promoted ? 'legend' : rank} note={note} />
    </Pick>
  )
}
