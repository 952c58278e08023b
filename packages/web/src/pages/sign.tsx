import './sign.css'
import type { ReactNode } from 'react'

interface SignProps {
  readonly title: string
  /** Something went wrong: a screen reader says it at once. */
  readonly urgent?: boolean
  readonly children: ReactNode
}

/** One thing to say in an empty hall: what is not here or broke, and a way on. */
export function Sign({ title, urgent = false, children }: SignProps) {
  return (
    <div className="sign" role={urgent ? 'alert' : undefined}>
      <ColdHearth />
      <h1 className="title">{title}</h1>
      {children}
    </div>
  )
}

function ColdHearth() {
  return (
    <svg className="sign-hearth" viewBox="0 0 180 110" aria-hidden="true">
      <g className="sign-smoke" fill="none" strokeWidth="5" strokeLinecap="round">
        <path d="M88 70q-16-14-2-28t-2-30" />
        <path d="M104 66q10-10 2-20t4-18" />
      </g>
      <ellipse cx="90" cy="98" rx="86" ry="11" fill="#120804" opacity="0.85" />
      <path d="M28 94 150 78M30 78l122 18" stroke="#4a2a16" strokeWidth="11" strokeLinecap="round" />
      <path d="M28 94 150 78" stroke="#7d4a24" strokeWidth="3" strokeLinecap="round" />
      <path d="M84 86l12 2" stroke="#e07a1c" strokeWidth="4" strokeLinecap="round" />
    </svg>
  )
}
