import { useThing } from '@longhouse/board'
import type { Location, Rune } from '../../src/content.ts'
import { RuneFace } from '../cards.tsx'
import { costAt } from '../deals.ts'
import { GoodsRow } from '../goods.tsx'
import { Place } from '../place.tsx'
import type { InTown } from '../sights.ts'

export function Runesmith({ town }: InTown) {
  const id = 'runesmith'
  return (
    <Place id={id} town={town} kind="trade" className="runes">
      <span className="peff">
        <GoodsRow words={town.words} goods={costAt(town, town.content.locations[id] as Location)} />
        <span className="arrow">→</span>
      </span>
      <span className="pgoods">
        {town.view.runeDisplay.map((rune, i) => (
          <RuneOffer key={rune ?? `empty${i + 1}`} rune={rune} town={town} />
        ))}
        <RuneDeck town={town} />
      </span>
    </Place>
  )
}

function RuneOffer({ rune, town }: InTown & { readonly rune: string | null }) {
  const { lit, props } = useThing(rune ?? 'no-rune', rune ? town.name(rune) : '')
  if (!rune) return <span className="slot" />
  return (
    <span {...props} className={`rune ${lit ? 'glow' : ''}`}>
      <RuneFace rune={rune} name={town.name(rune)} glory={(town.content.runes[rune] as Rune).glory} />
    </span>
  )
}

function RuneDeck({ town }: InTown) {
  const left = town.view.decks.runes ?? 0
  const { lit, props } = useThing('rune-deck', town.words.deck(left))
  return (
    <span {...props} className={`minideck ${lit ? 'glow' : ''}`}>
      <b>{left}</b>
    </span>
  )
}
