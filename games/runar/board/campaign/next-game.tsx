import { ENEMY_SPACES, type EnemySpace, type Scenario } from '../../src/content-file.ts'
import { isAlone } from '../../src/solo.ts'
import { Figurine } from '../pieces/pieces.tsx'
import { type CampaignContext, type InCampaign, scenarioAt } from './campaign-context.ts'

/** What the next game brings: its length, missions, Enemies and rules of its own. */
export function NextGame({ context }: InCampaign) {
  const { words, campaign, content, input } = context
  const game = campaign.finished.length
  const scenario = scenarioAt(context, game)
  if (!scenario) return null
  const { language } = input
  const dooms = doomsIn(context, scenario)
  return (
    <section className="rn-panel next-game">
      <h3 className="name">
        {words.saga.next.title(game + 1, scenario.name[language])} <small>{scenario.number}</small>
      </h3>
      <p>
        {words.saga.next.events(eventsIn(context))}
        {!scenario.nemesis && `, ${words.saga.next.nobody}`}
      </p>
      {missionsOf(context, scenario).map((id) => {
        const mission = content.missions[id]
        return (
          <p key={id}>
            <b>{mission?.name[language]}.</b> {mission?.text[language]}
          </p>
        )
      })}
      {scenario.enemies && <Enemies context={context} enemies={scenario.enemies} />}
      {[...scenario.setup, ...scenario.rules, ...scenario.actions].map(({ id, name, text }) => (
        <p key={id} className="text">
          <b>{name[language]}.</b> {text[language]}
        </p>
      ))}
      {dooms > 0 && <p className="text">{words.saga.next.dooms(dooms)}</p>}
    </section>
  )
}

/** RN-29.10: alone they give nothing. */
const missionsOf = ({ openContext }: CampaignContext, { missions }: Scenario): Scenario['missions'] =>
  isAlone(openContext) ? [] : missions

/** As many as there are slots for them. */
const eventsIn = ({ input, content }: CampaignContext): number =>
  content.destinyBoards[input.seatView.players]?.eventSlots ?? 0

/** RN-5.6: one for each mark, as far as Events may be replaced. */
const doomsIn = (context: CampaignContext, scenario: Scenario): number =>
  scenario.nemesis
    ? Math.min(context.campaign.dooms, 'any' in scenario.events ? eventsIn(context) : scenario.doomReplaceable.length)
    : 0

function Enemies({
  context,
  enemies,
}: InCampaign & { readonly enemies: { readonly [space in EnemySpace]: string | null } }) {
  const known = ENEMY_SPACES.flatMap((space) => enemies[space] ?? [])
  if (known.includes('any')) return <p>{context.words.saga.next.anyEnemy}</p>
  return (
    <p className="enemies by-nemesis">
      {known.map((type) => (
        <Figurine key={type} who={type} name={context.name(type)} />
      ))}
    </p>
  )
}
