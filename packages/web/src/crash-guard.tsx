import { LANGUAGES } from '@longhouse/kernel'
import { Component, type ReactNode } from 'react'
import { Sign } from './pages/sign.tsx'
import { isAnyUnkept } from './session/storage.ts'
import { wordsIn } from './words/index.ts'

interface State {
  readonly error: Error | null
}

/** A crash shows a way back, or what is given instead, not a white page. React offers this to classes only. */
export class CrashGuard extends Component<{ readonly children: ReactNode; readonly instead?: ReactNode }, State> {
  override state: State = { error: null }

  static getDerivedStateFromError(error: Error): State {
    return { error }
  }

  private readonly goHome = () => {
    location.hash = '#/'
    this.setState({ error: null })
  }

  override render() {
    const { error } = this.state
    if (!error) return this.props.children
    if (this.props.instead) return this.props.instead
    const words = wordsIn(LANGUAGES.find((language) => language === document.documentElement.lang) ?? LANGUAGES[0])
    const unkept = isAnyUnkept()
    return (
      <main className="waiting">
        <Sign title={words.crash.title} urgent>
          <p>{unkept ? words.crash.unkept : words.crash.safe}</p>
          <p className="sign-facts">{error.message}</p>
          <p className="row">
            <button type="button" className={unkept ? 'btn' : 'btn primary'} onClick={() => location.reload()}>
              {words.crash.again}
            </button>
            <button type="button" className={unkept ? 'btn primary' : 'btn'} onClick={this.goHome}>
              {words.crash.home}
            </button>
          </p>
        </Sign>
      </main>
    )
  }
}
