import './own-artifacts.css'
import { Box, Icon, Slots, useThing } from '@longhouse/board'
import type { Json } from '@longhouse/kernel'
import type { Artifact } from '../../src/content-file.ts'
import type { HeldArtifact } from '../../src/state.ts'
import type { InContext, OfSeat } from '../board-context.ts'
import { artOf } from '../pieces/art.ts'
import { WhenPiece } from '../pieces/cards.tsx'
import { CrewDie, FaceChip, nameOfDie } from '../pieces/dice.tsx'
import { Arrow, EffectRow } from '../pieces/effect-row.tsx'
import { spotOf } from '../spots.ts'
import { keyOf } from '../thing.ts'

/** Artifacts with the dice stored on them; one that can be used or take a die now glows. */
export function ArtifactsBox({ context, player, seat }: OfSeat) {
  const { words, content } = context
  const room = content.playerBoard.artifactSlots
  return (
    <Box
      className="artf"
      title={words.own.artifacts}
      count={player.artifacts.length}
      room={room}
      spot={spotOf('artifacts', seat)}
    >
      <div className="artifact-grid">
        <Slots
          room={room}
          held={player.artifacts}
          empty={
            <span className="af e">
              <em>{words.own.free}</em>
            </span>
          }
        >
          {(held, i) => <OwnArtifact context={context} held={held} first={isFirst(player.artifacts, i)} />}
        </Slots>
      </div>
    </Box>
  )
}

/** Of two alike, choices belong to the first that they fit: alike in all but the die on it. */
const isFirst = (held: readonly HeldArtifact[], at: number): boolean =>
  held.findIndex(({ card, die }) => card === held[at]?.card && (die === null) === (held[at]?.die === null)) === at

const isStore = (choice: Json): boolean => typeof choice === 'object' && choice !== null && 'store' in choice

function OwnArtifact({ context, held, first }: InContext & { readonly held: HeldArtifact; readonly first: boolean }) {
  const { words, content } = context
  const { card, die, used } = held
  const { props, lit, options } = useThing(keyOf('artifact', card), context.name(card))
  const glows = lit && first && options.some(({ choice }) => isStore(choice) === (die === null))
  const { stores, when, effects } = content.artifacts[card] as Artifact
  return (
    <span {...props} className={`af ${glows ? 'glow' : ''} ${used ? 'used' : ''}`}>
      <span className="ai">
        <Icon symbol={artOf(card)} />
      </span>
      <span className="an">{context.name(card)}</span>
      <span className="ae">
        <span className={die ? 'socket full' : 'socket'}>
          {die ? (
            <CrewDie die={die} name={nameOfDie(words, die)} />
          ) : 'icon' in stores ? (
            <FaceChip icon={stores.icon} name={words.tip.stores(words.icons[stores.icon])} className="want" />
          ) : (
            <Icon symbol="g-dice" name={words.tip.storesAny} />
          )}
        </span>
        <WhenPiece context={context} when={when} />
        <Arrow />
        <EffectRow context={context} effects={effects} terse="all" />
      </span>
    </span>
  )
}
