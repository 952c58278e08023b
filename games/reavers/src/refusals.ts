import { type Alike, isRecord, type Refusal, refuse, type Seat } from '@longhouse/kernel'
import { artifactOf, emptyArtifactsFor, isForFreeWindows, whyNotReady } from './artifacts.ts'
import { type Artifact, COLORS, type Die, ICONS } from './content-file.ts'
import { iconOf } from './die.ts'
import { usableArtifacts } from './free-windows.ts'
import { whyNotAtHand, wildOf } from './payments.ts'
import { playerAt, type Reavers, type RuleContext } from './reavers.ts'
import type { Player } from './state.ts'
import { freshDice } from './throwing-back.ts'

/** RV-20: what every decision refuses alike. Why a choice of its own is not on offer, each decision knows best itself. */

type Said = Readonly<Record<string, unknown>>

export const alike: Alike<Reavers> = {
  outOfTurn: 'RV-20.1',
  passing: 'RV-19.14',
  // RV-14.17: nobody does any of it while another player is asked.
  why(t, choice, seat, isAsked) {
    if (!isAsked) return null
    if (isRecord(choice.aside)) return whyNotThrownBack(playerAt(t, seat), choice.aside)
    if (isRecord(choice.store)) return whyNotStored(t, seat, choice.store)
    if ('use' in choice) return whyNotUsed(t, seat, choice.use)
    if ('hurry' in choice) return refuse('nothing-to-hurry', {}, 'RV-4.26')
    return 'reroll' in choice && !t.state.combat ? refuse('combat-over', {}, 'RV-20.17') : null
  },
}

/** RV-5.6: only what the last gain brought. */
function whyNotThrownBack(player: Player, aside: Said): Refusal | null {
  if (!isRecord(aside.throwBack)) return null
  const fresh = new Map(Object.entries(freshDice(player)))
  for (const [die, n] of Object.entries(aside.throwBack))
    if (typeof n === 'number' && n > (fresh.get(die) ?? 0))
      return whyNotAtHand(player, die, n) ?? refuse('not-just-gained', { die }, 'RV-5.6')
  return refuse('no-die-named', {}, 'RV-5.6')
}

/** RV-14.1 to RV-14.7: the first reason that fits, in the order a player would look for it. */
function whyNotStored(t: RuleContext, seat: Seat, store: Said): Refusal {
  const player = playerAt(t, seat)
  const [card, named] = Object.entries(store)[0] ?? []
  const die = typeof named === 'string' ? named : ''
  const held = player.artifacts.filter((candidate) => candidate.card === card)
  const [first] = held
  if (!first) return refuse('artifact-not-held', {}, 'RV-14.1')
  const artifact = first.card
  if (held.every((candidate) => candidate.die)) return refuse('artifact-full', { artifact }, 'RV-14.1')
  if (player.upgrades.some(({ tile }) => tile === die)) return refuse('upgrade-is-no-die', { tile: die }, 'RV-13.7')
  if (!isDie(die)) return refuse('source-not-held', { source: die }, 'RV-14.6')
  const { newDice } = t.state
  if (newDice && !newDice.dice.includes(die)) return refuse('not-just-gained', { die }, 'RV-5.7')
  const notAboard = newDice ? null : whyNotAtHand(player, die, 1)
  if (notAboard) return notAboard
  if (emptyArtifactsFor(t, player, die, artifact).length > 0) return refuse('store-not-now', {}, 'RV-4.25')
  return whyNotFitting(t, player, artifactOf(t, first), die)
}

const isDie = (text: string): text is Die => {
  const [color, icon] = text.split(':')
  return COLORS.some((candidate) => candidate === color) && ICONS.some((candidate) => candidate === icon)
}

/** RV-5.16: what is wild for a payment is not for an artifact. */
function whyNotFitting(t: RuleContext, player: Player, { id, stores }: Artifact, die: Die): Refusal {
  const wild = wildOf(t, player)
  const isWild = 'icon' in stores && wild?.icon === iconOf(die) && wild.as.includes(stores.icon)
  return isWild
    ? refuse('wild-not-stored', { artifact: id, die }, 'RV-20.6')
    : refuse('die-does-not-fit', { artifact: id, die }, 'RV-14.2')
}

/** RV-20.20; what belongs to a combat is too late once its dice are rolled (RV-9.11). */
function whyNotUsed(t: RuleContext, seat: Seat, card: unknown): Refusal {
  const why = whyNotReady(t, seat, card)
  if (why) return why
  const artifact = t.content.artifacts[String(card)] as Artifact
  if (t.state.combat && artifact.effects.some((effect) => 'combatDice' in effect))
    return refuse('pool-rolled', {}, 'RV-20.18')
  return isForFreeWindows(artifact) && !usableArtifacts(t, seat).includes(artifact.id)
    ? refuse('artifact-changes-nothing', { artifact: artifact.id }, 'RV-20.20')
    : refuse('artifact-not-now', { artifact: artifact.id }, 'RV-14.13')
}
