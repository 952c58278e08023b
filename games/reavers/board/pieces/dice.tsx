import './dice.css'
import { Icon, spoken } from '@longhouse/board'
import type { Color, Die, DieGain, Icon as Face } from '../../src/content-file.ts'
import { colorOf, iconOf } from '../../src/die.ts'
import type { BoardWords } from '../../strings/board.ts'
import { faceArt } from './art.ts'

const INK: { readonly [color in Color]: string } = { red: '#fff1dd', blue: '#eef7ff', yellow: '#3a2300' }
const STAR = 'M20 9.5l3.2 6.7 7.3.8-5.4 5 1.5 7.2L20 25.6l-6.6 3.6 1.5-7.2-5.4-5 7.3-.8z'

interface Named {
  readonly name?: string | undefined
  readonly className?: string
}

/** Red dice are hexagons, blue ones squares, yellow ones round; one of any colour is dashed. */
export function CrewDie({ die, name, className = '' }: Named & { readonly die: Die }) {
  const color = colorOf(die)
  return (
    <svg className={`die ${className}`} viewBox="0 0 40 40" {...spoken(name)}>
      <use href={`#cd-${color}`} />
      <use href={`#${faceArt(iconOf(die))}`} x="9" y="8" width="22" height="22" style={{ color: INK[color] }} />
    </svg>
  )
}

/** A die to come: with a face of its own, rolled (?), or with a face of one's choice (★). */
export function ComingDie({ color, face, name }: Named & DieGain) {
  const tone = color === 'any' || color === 'same' ? 'any' : color
  const ink = tone === 'any' ? 'var(--ink-2)' : INK[tone]
  return (
    <svg className="die" viewBox="0 0 40 40" {...spoken(name)}>
      <use href={`#cd-${tone}`} />
      {face === 'choose' && <path d={STAR} fill={ink} />}
      {face === 'roll' && (
        <text x="20" y="28" className="rv-roll" textAnchor="middle" fill={ink}>
          ?
        </text>
      )}
      {face !== 'choose' && face !== 'roll' && (
        <use href={`#${faceArt(face)}`} x="9" y="8" width="22" height="22" style={{ color: ink }} />
      )}
    </svg>
  )
}

/** A die that is paid: of a colour, or any. */
export function PaidDie({ color, name }: Named & { readonly color: Color | 'any' }) {
  return (
    <svg className="die" viewBox="0 0 40 40" {...spoken(name)}>
      <use href={`#cd-${color}`} />
    </svg>
  )
}

export function FaceChip({ icon, name, className = '' }: Named & { readonly icon: Face }) {
  return (
    <span className={`rv-fc ${className}`} {...spoken(name)}>
      <Icon symbol={faceArt(icon)} box={24} />
    </span>
  )
}

/** A combat die shows its successes; one that is not rolled yet shows crossed blades. */
export function CombatDie({ successes, name }: Named & { readonly successes?: number }) {
  return (
    <svg className="die" viewBox="0 0 40 40" {...spoken(name)}>
      <use href="#cd-black" />
      {successes === undefined && (
        <use href="#g-clash" x="9" y="9" width="22" height="22" style={{ color: '#f1dfba' }} />
      )}
      {successes === 0 && <circle cx="20" cy="20" r="2.6" fill="#f1dfba" opacity=".5" />}
      {successes === 1 && <path d="M13.5 28.5 26.5 11.5" className="rv-blow" />}
      {(successes ?? 0) > 1 && <path d="M10 28 19.5 12M20.5 28.5 30 12.5" className="rv-blow" />}
    </svg>
  )
}

export const nameOfDie = ({ die, icons }: BoardWords, of: Die): string => die(colorOf(of), icons[iconOf(of)])

export const nameOfGain = (words: BoardWords, { color, face }: DieGain): string =>
  words.die(color, face === 'roll' ? words.rolled : face === 'choose' ? words.chosenFace : words.icons[face])
