import { useThing } from '@longhouse/board'
import type { Location, Rune } from '../../../src/content.ts'
import type { InContext } from '../../board-context.ts'
import { RuneFace } from '../../pieces/cards.tsx'
import { GoodsRow } from '../../pieces/goods.tsx'
import { costFor } from '../../prices.ts'
import { keyOf } from '../../thing.ts'
import { Place } from '../place.tsx'

export function Runesmith({ context }: InContext) {
  const id = 'runesmith'
  return (
    <Place id={id} context={context} kind="trade" className="runes">
      <span className="place-effect">
        <GoodsRow words={context.words} goods={costFor(context, context.content.locations[id] as Location)} />
        <span className="arrow">→</span>
      </span>
      <span className="pgoods">
        {context.view.runeDisplay.map((rune, i) => (
          <RuneOffer key={rune ?? `empty${i + 1}`} rune={rune} context={context} />
        ))}
        <RuneDeck context={context} />
      </span>
    </Place>
  )
}

function RuneOffer({ rune, context }: InContext & { readonly rune: string | null }) {
  const { lit, props } = useThing(rune ? keyOf('named', rune) : keyOf('no', 'rune'), rune ? context.name(rune) : '')
  if (!rune) return <span className="slot" />
  return (
    <span {...props} className={`rune ${lit ? 'glow' : ''}`}>
      <RuneFace rune={rune} name={context.name(rune)} glory={(context.content.runes[rune] as Rune).glory} />
    </span>
  )
}

function RuneDeck({ context }: InContext) {
  const left = context.view.decks.runes
  const { lit, props } = useThing(keyOf('runes', 'deck'), context.words.deck(left))
  return (
    <span {...props} className={`minideck ${lit ? 'glow' : ''}`}>
      <b>{left}</b>
    </span>
  )
}
