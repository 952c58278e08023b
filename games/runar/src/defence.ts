import type { HeroId } from './content-file.ts'
import type { Cause } from './events.ts'
import { heroOf } from './places.ts'
import type { Turn } from './runar.ts'
import { defenceSymbolsOf } from './stats.ts'

/** Defence tokens: never more than Defence symbols (RN-33, `defence`). */

export function gainDefence(t: Turn, hero: HeroId, n: number, cause: Cause): void {
  const figure = heroOf(t, hero)
  const tokens = Math.min(n, defenceSymbolsOf(t, hero) - figure.defence)
  if (tokens <= 0) return
  figure.defence += tokens
  t.tell?.({ kind: 'defence-gained', seat: figure.owner, hero, tokens, cause })
}

/** Not by damage: nobody gains anything for them (RN-21.17). */
export function loseDefence(t: Turn, hero: HeroId, n: number, cause: Cause): void {
  const figure = heroOf(t, hero)
  for (let token = 0; token < n && figure.defence > 0; token++) {
    figure.defence--
    t.tell?.({ kind: 'defence-discarded', seat: figure.owner, hero, cause })
  }
}
