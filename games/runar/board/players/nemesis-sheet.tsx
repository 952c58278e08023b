import { Token, useThing } from '@longhouse/board'
import { ENEMY_SPACES } from '../../src/content-file.ts'
import { boardContextOf, hasField, type RunarInput } from '../board-context.ts'
import { DamageSlots } from '../pieces/captured.tsx'
import { CardBack, ClanMark, Figurine, Glyph } from '../pieces/pieces.tsx'
import { ownSpot } from '../spots.ts'
import { keyOf } from '../thing.ts'
import { RosterSheet } from './roster-sheet.tsx'

/** Beside its score. */
export const NemesisMark = ({ name }: { readonly side: string; readonly name: string }) => (
  <ClanMark clan="nemesis" name={name} />
)

/** The Nemesis: its Enemies and how many wait, the back of its next card, and what it has captured. */
export function NemesisSheet({ input }: { readonly input: RunarInput; readonly side: string }) {
  const context = boardContextOf(input)
  const { words } = context
  const { props } = useThing(keyOf('side', 'nemesis'), words.nemesis.name)
  if (!hasField(context) || !context.field.nemesis) return null
  const { nemesis, turn, figures } = context.field
  const standing = (type: string) =>
    Object.values(figures).filter((figure) => figure.kind === 'enemy' && figure.type === type).length
  return (
    <div
      {...props}
      className={`rival rn-nemesis by-nemesis ${turn.phase === 'nemesis' ? 'next' : ''}`}
      data-spot={ownSpot('seat', 'nemesis')}
    >
      <header>
        <ClanMark clan="nemesis" />
        <span className="who">
          <span className="name">{words.nemesis.name}</span>
          <span className="lead">{words.nemesis.lead}</span>
        </span>
        <span className="score" data-spot={ownSpot('score', 'nemesis')}>
          <b>{nemesis.vp}</b>
          <Token good="glory" name={words.vp} />
        </span>
      </header>
      <ul className="heroes">
        {ENEMY_SPACES.map((space) => {
          const type = nemesis.spaces[space]
          const card = type === null ? undefined : context.content.enemies[type]
          if (type === null || !card) return null
          return (
            <li key={space}>
              <Figurine who={type} />
              <span>
                <b className="name">{context.name(type)}</b>
                <span className="stats">
                  <small>{space}</small>
                  <span title={words.nemesis.power}>⚔ {card.power}</span>
                  <Glyph symbol="heart" name={words.nemesis.health} />
                  {card.health}
                </span>
              </span>
              <b>
                {standing(type)}/{standing(type) + (nemesis.reserve[type] ?? 0)}
              </b>
            </li>
          )
        })}
      </ul>
      <span className="line">
        <span className="pile">
          {nemesis.nextType ? (
            <span
              className="rn-back of-nemesis"
              role="img"
              aria-label={words.nemesis.next(context.name(nemesis.nextType))}
            >
              <Figurine who={nemesis.nextType} />
            </span>
          ) : (
            <CardBack of="nemesis" count={nemesis.deckCount} name={words.deck} />
          )}
          <small>{words.nemesis.nextOf(nemesis.deckCount)}</small>
        </span>
        <span className="pile" data-spot={ownSpot('slots', 'nemesis')}>
          <DamageSlots context={context} slots={nemesis.slots} />
          <small>{words.captured}</small>
        </span>
      </span>
      <RosterSheet context={context} />
    </div>
  )
}
