import '../online.css'
import type { Me } from '@longhouse/protocol'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { Glyph } from '../../pages/glyph.tsx'
import { PageFrame, Panel } from '../../pages/page-frame.tsx'
import { Sign } from '../../pages/sign.tsx'
import { useWords } from '../../settings.tsx'
import { askWhoIAm, iAm, useMe } from '../me.ts'
import { isNoServer, isRefused, type Refused, serverApi } from '../server-api.ts'
import { useOnlineWords } from '../words/index.ts'
import { TextField } from './text-field.tsx'

/** Nobody gets into a house that is not there, nor without a name. */
export function SignIn({ title, children }: { readonly title: string; readonly children: (me: Me) => ReactNode }) {
  const known = useMe()
  const { words } = useWords()
  if (known.state === 'asking')
    return (
      <PageFrame title={title}>
        <p className="page-fetching title" aria-live="polite">
          {words.fetching}
        </p>
      </PageFrame>
    )
  if (known.state === 'no-house') return <NoHouse again={askWhoIAm} />
  return known.person ? children(known.person) : <ArrivePage />
}

/** The page came without a house behind it, or the line is cut. */
export function NoHouse({ again }: { again(): void }) {
  const { noHouse } = useOnlineWords()
  return (
    <PageFrame title={noHouse.title} className="not-found">
      <Sign title={noHouse.title}>
        <p>{noHouse.text}</p>
        <p className="row">
          <button type="button" className="btn" onClick={again}>
            {noHouse.again}
          </button>
          <a className="btn primary" href="#/">
            {noHouse.local}
          </a>
        </p>
      </Sign>
    </PageFrame>
  )
}

function ArrivePage() {
  const { arrive } = useOnlineWords()
  return (
    <PageFrame title={arrive.title}>
      <Panel narrow symbol="g-horn" title={arrive.title}>
        <Arrive />
      </Panel>
    </PageFrame>
  )
}

/** What the house said against it, in its own words or, where it said nothing, in ours. */
export function RefusedNotice({ refused }: { readonly refused: Pick<Refused, 'refused' | 'text'> | null }) {
  const { noHouse } = useOnlineWords()
  return (
    <div role="alert">
      {refused && (
        <p className="notice refused">
          <Glyph name="warning" />
          {isNoServer(refused) ? noHouse.title : refused.text}
        </p>
      )}
    </div>
  )
}

/** A name is enough; who kept one before brings the password. */
export function Arrive() {
  const { arrive } = useOnlineWords()
  const id = useId()
  const [way, setWay] = useState<'guest' | 'kept'>('guest')
  const [name, setName] = useState('')
  const [password, setPassword] = useState('')
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<Pick<Refused, 'refused' | 'text'> | null>(null)

  async function enter(event: FormEvent) {
    event.preventDefault()
    if (name.trim() === '') return setRefused({ refused: 'empty', text: arrive.empty })
    setBusy(true)
    const answer = await (way === 'guest' ? serverApi.arrive(name) : serverApi.signIn(name, password))
    setBusy(false)
    if (isRefused(answer)) setRefused(answer)
    else iAm(answer.person)
  }

  return (
    <form noValidate onSubmit={enter}>
      <div className="panel-body arrive">
        <p>{arrive.lead}</p>
        <TextField
          id={`${id}-name`}
          label={arrive.name}
          value={name}
          most={24}
          autoComplete={way === 'kept' ? 'username' : 'nickname'}
          onChange={setName}
        />
        {way === 'kept' && (
          <TextField
            id={`${id}-password`}
            label={arrive.password}
            value={password}
            secret
            autoComplete="current-password"
            onChange={setPassword}
          />
        )}
        <RefusedNotice refused={refused} />
      </div>
      <div className="panel-foot">
        <button type="button" className="btn" onClick={() => setWay(way === 'guest' ? 'kept' : 'guest')}>
          {way === 'guest' ? arrive.signIn : arrive.asGuest}
        </button>
        <button type="submit" className="btn primary" disabled={busy}>
          {busy ? arrive.entering : way === 'guest' ? arrive.enter : arrive.comeBack}
        </button>
      </div>
    </form>
  )
}
