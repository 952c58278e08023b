import { type Alike, isRecord, type Refusal, refuse, type Seat, validateChoice } from '@longhouse/kernel'
import { type Champions, playerAt, type RuleContext } from './champions.ts'
import type { Rune } from './content.ts'
import { anyTimeForm } from './runes.ts'

/** CH-19: what every decision refuses alike. Why a choice of its own is not on offer, each decision knows best itself. */

export const alike: Alike<Champions> = {
  outOfTurn: 'CH-19.1',
  passing: 'CH-19.18',
  why(t, choice, seat) {
    if ('aside' in choice) return whyNotAside(t, seat, choice.aside)
    return isRecord(choice.rune) ? whyNotRune(t, seat, choice.rune) : null
  },
}

/** Things done although nobody waits for them: turn order demanded, or an any-time rune. */
function whyNotAside(t: RuleContext, seat: Seat, aside: unknown): Refusal {
  const said = isRecord(aside) ? aside : {}
  if ('turnOrder' in said) {
    const tooLate = t.state.turnOrderDemanded || t.state.phase === 'combat' || t.state.phase === 'cleanup'
    return refuse('turn-order-not-now', {}, tooLate ? 'CH-19.20' : 'CH-7.10')
  }
  return whyNotRune(t, seat, isRecord(said.rune) ? said.rune : said)
}

/** CH-19.14, CH-19.15: the first reason that fits, in the order a player would look for it. */
function whyNotRune(t: RuleContext, seat: Seat, said: Record<string, unknown>): Refusal {
  const [rune, answer] = Object.entries(said)[0] ?? ['', null]
  const player = playerAt(t, seat)
  const held = player.runes.filter((candidate) => candidate.rune === rune)
  if (held.length === 0) return refuse('rune-not-held', { rune }, 'CH-19.14')
  if (held.every(({ used }) => used)) return refuse('rune-used', { rune }, 'CH-13.1')
  const entry = t.content.runes[rune] as Rune
  if (entry.timing !== 'any') return refuse('rune-not-now', { rune }, 'CH-13.5')
  const form = anyTimeForm(t, seat, entry)
  if (!form) return refuse('rune-changes-nothing', { rune }, 'CH-13.33')
  if (validateChoice(form, answer) === null) return refuse('rune-not-now', { rune }, 'CH-13.6')
  return entry.effect.kind === 'gain-choice'
    ? refuse('not-these-gifts', { total: entry.effect.total, among: entry.effect.among }, 'CH-19.15')
    : refuse('rune-used-wrongly', { rune }, 'CH-19.14')
}
