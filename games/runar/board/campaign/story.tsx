import type { FigureId, FinishedGame, Side } from '../../src/state.ts'
import { byOf, nameOfSide } from '../board-context.ts'
import { type CampaignContext, type InCampaign, scenarioAt, seatsOf, winnerOf } from './campaign-context.ts'
import { SideMark } from './side-mark.tsx'

/** So many deeds of a game are told; the log has them all. */
const TOLD = 4

/** What happened in the games that are over, told from what is remembered of them. */
export function Story({ context }: InCampaign) {
  const { words, campaign } = context
  return (
    <section className="rn-panel story">
      <h3 className="name">{words.saga.story.title}</h3>
      {campaign.finished.map((game, i) => (
        <article key={i} className={byOf(context, winnerOf(game))}>
          <SideMark context={context} side={winnerOf(game)} />
          <p>
            <b className="name">
              {words.saga.next.title(i + 1, scenarioAt(context, i)?.name[context.input.language] ?? '')}
            </b>{' '}
            {sentencesOf(context, game).join(' ')}
          </p>
        </article>
      ))}
    </section>
  )
}

function sentencesOf(context: CampaignContext, game: FinishedGame): readonly string[] {
  const { story: words } = context.words.saga
  const deeds = game.story.map((deed) => sayDeed(context, deed))
  const told = deeds.length > TOLD ? [...deeds.slice(0, TOLD), words.more(deeds.length - TOLD)] : deeds
  const kept = seatsOf(context).flatMap((seat) => {
    const card = game.artifacts[seat]
    return card ? [words.artifact(nameOfSide(context, seat), context.name(card))] : []
  })
  return [...(deeds.length > 0 ? told : [words.quiet]), ...kept, ...(game.doom ? [words.doomMark] : [])]
}

function sayDeed(context: CampaignContext, deed: FinishedGame['story'][number]): string {
  const { words, name } = context
  const { story } = words.saga
  switch (deed.deed) {
    case 'hero-fell':
      return story.heroFell(
        name(deed.hero),
        deed.by === null ? null : nameOf(context, deed.by),
        nameOfSide(context, deed.home),
      )
    case 'leader-fell':
      return story.leaderFell(name(deed.enemy), name(deed.by))
    case 'statue-completed':
      return story.statue(nameOfSide(context, deed.seat))
    case 'doom-came':
      return story.doom(name(deed.card))
    case 'runar-taken':
      return story.runar(name(deed.hero))
  }
}

/** Figures of the Nemesis are numbered; told is what they are. */
function nameOf(context: CampaignContext, figure: FigureId | Extract<Side, 'nemesis'>): string {
  if (figure === 'nemesis') return nameOfSide(context, 'nemesis')
  const enemy = Object.keys(context.content.enemies).find((type) => figure.startsWith(type))
  return context.name(enemy ?? figure)
}
