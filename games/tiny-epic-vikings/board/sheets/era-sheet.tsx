import './era-sheet.css'
import { Icon, Token, useThing } from '@longhouse/board'
import type { SacrificeAction } from '../../src/content-file.ts'
import type { InContext } from '../board-context.ts'
import { artOf } from '../pieces/art.ts'
import { EffectRow } from '../pieces/effects.tsx'
import { keyOf } from '../thing.ts'
import { Offered } from './gods.tsx'

/** What plundering costs in this era, the invaders that have come so far, and what a village can be given for. */
export function EraSheet({ context }: InContext) {
  const { words, view, content } = context
  const era = content.eras[view.era - 1]
  return (
    <section className="tv-era" aria-label={words.era.title}>
      <header>
        <span className="name">{words.era.title}</span>
        {era && (
          <span className="cost">
            {words.era.plunder} <b>{era.plunderSteel}</b>
            <Token good="steel" name={words.resource('steel')} />
          </span>
        )}
        <Invaders context={context} />
      </header>
      <div className="actions">
        {content.sacrifices.map((action) => (
          <Action key={action.id} context={context} action={action} />
        ))}
      </div>
    </section>
  )
}

function Invaders({ context }: InContext) {
  const { words, view } = context
  const { props } = useThing(keyOf('stack', 'invaders'), words.era.invadersSay(view.invaders.length))
  return (
    <span {...props} className="invaders">
      <Icon symbol={artOf('invaders')} /> <span className="word">{words.era.invaders}</span>{' '}
      <b>{view.invaders.length}</b>
    </span>
  )
}

function Action({ context, action }: InContext & { readonly action: SacrificeAction }) {
  const { props, lit } = useThing(action.id, context.name(action.id))
  return (
    <div {...props} className={lit ? 'action glow' : 'action'}>
      <EffectRow context={context} effect={action.effect} />
      <Offered context={context} action={action.id} />
    </div>
  )
}
