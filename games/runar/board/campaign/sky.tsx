import './sky.css'
import type { ReactNode } from 'react'

/** Peaks under the aurora, behind the title of a page. */
export const Sky = ({ children }: { readonly children: ReactNode }) => (
  <header className="rn-night-sky">
    <svg viewBox="0 0 1400 200" preserveAspectRatio="none" aria-hidden="true">
      <path
        className="aurora one"
        d="M0 60 C200 10 340 110 560 60 S960 0 1400 70 V130 C1100 90 900 150 620 120 S220 170 0 130Z"
      />
      <path
        className="aurora two"
        d="M0 110 C260 70 480 160 760 110 S1180 70 1400 120 V170 C1100 140 800 190 520 160 S200 190 0 170Z"
      />
      <path
        className="peaks"
        d="M0 200V150L90 110 150 140 240 80 330 145 420 105 520 150 640 90 740 140 860 100 960 150 1080 95 1190 145 1290 110 1400 150V200Z"
      />
      <path
        className="snow"
        d="M240 80 215 98 240 94 262 100ZM640 90 612 106 640 101 664 107ZM1080 95 1056 110 1080 105 1104 111Z"
      />
    </svg>
    {children}
  </header>
)
