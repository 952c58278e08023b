import type { Me, TokenInfo } from '@longhouse/protocol'
import { type FormEvent, type ReactNode, useEffect, useId, useState } from 'react'
import { useLocation } from 'wouter'
import { Ask } from '../../pages/ask.tsx'
import { Glyph } from '../../pages/glyph.tsx'
import { PageFrame, Panel } from '../../pages/page-frame.tsx'
import { Sign } from '../../pages/sign.tsx'
import { iAm } from '../me.ts'
import { isRefused, type Refused, serverApi } from '../server-api.ts'
import { useOnlineWords } from '../words/index.ts'
import { RefusedNotice, SignIn } from './sign-in.tsx'
import { TextField } from './text-field.tsx'

// biome-ignore lint/style/noDefaultExport: fetched by React.lazy
export default function AccountPage() {
  const { account, noHouse } = useOnlineWords()
  const [gone, setGone] = useState(false)
  if (gone)
    return (
      <PageFrame title={account.title} className="not-found">
        <Sign title={account.removed}>
          <p className="row">
            <a className="btn primary" href="#/">
              {noHouse.local}
            </a>
          </p>
        </Sign>
      </PageFrame>
    )
  return <SignIn title={account.title}>{(me) => <Account me={me} removed={() => setGone(true)} />}</SignIn>
}

/** One's name, how it is kept, tokens for programs, and the way out. */
function Account({ me, removed }: { readonly me: Me; removed(): void }) {
  const { account, lobby } = useOnlineWords()
  const [, navigate] = useLocation()
  const [asking, setAsking] = useState<'sign-out' | 'remove' | null>(null)
  const [refused, setRefused] = useState<Refused | null>(null)
  /** Of the password: each ends all tokens. */
  const [changes, setChanges] = useState(0)

  async function signOut() {
    const answer = await serverApi.signOut()
    if (isRefused(answer)) return setRefused(answer)
    iAm(null)
    navigate('/')
  }
  async function remove() {
    const answer = await serverApi.leaveForGood()
    if (isRefused(answer)) return setRefused(answer)
    removed()
    iAm(null)
  }
  return (
    <PageFrame title={account.title}>
      <Panel narrow symbol="g-helmet" title={me.name} note={me.kept ? account.kept : account.guest}>
        <div className="panel-body account">
          <p className="account-ways">
            <a className="btn" href="#/play">
              {lobby.title}
            </a>
            <a className="btn" href={`#/people/${me.id}`}>
              {account.profile}
            </a>
            <button type="button" className="btn" onClick={() => (me.kept ? signOut() : setAsking('sign-out'))}>
              {account.signOut}
            </button>
          </p>
          <Rename me={me} />
          <Keep me={me} changed={() => setChanges(changes + 1)} />
          <Tokens key={changes} />
          <Part title={account.remove} lead={account.removeLead}>
            <p>
              <button type="button" className="btn" onClick={() => setAsking('remove')}>
                {account.remove}
              </button>
            </p>
          </Part>
          <RefusedNotice refused={refused} />
        </div>
      </Panel>
      {asking && (
        <Ask
          {...(asking === 'remove' ? account.removeAsk : account.signOutAsk)}
          answer={(yes) => {
            setAsking(null)
            if (yes) void (asking === 'remove' ? remove() : signOut())
          }}
        />
      )}
    </PageFrame>
  )
}

function Part({
  title,
  lead,
  children,
}: {
  readonly title: string
  readonly lead?: string
  readonly children: ReactNode
}) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 className="name" id={id}>
        {title}
      </h2>
      {lead && <p className="account-lead">{lead}</p>}
      {children}
    </section>
  )
}

const Done = ({ said }: { readonly said: string | null }) => (
  <div role="status">
    {said && (
      <p className="notice verified">
        <Glyph name="check" />
        {said}
      </p>
    )}
  </div>
)

function Rename({ me }: { readonly me: Me }) {
  const { account } = useOnlineWords()
  const id = useId()
  const [name, setName] = useState(me.name)
  const [said, setSaid] = useState<Refused | 'done' | null>(null)
  async function rename(event: FormEvent) {
    event.preventDefault()
    const answer = await serverApi.arrive(name)
    setSaid(isRefused(answer) ? answer : 'done')
    if (!isRefused(answer)) iAm(answer.person)
  }
  return (
    <Part title={account.rename}>
      <form className="account-form" noValidate onSubmit={rename}>
        <TextField id={id} label={account.name} value={name} most={24} autoComplete="nickname" onChange={setName} />
        <button type="submit" className="btn" disabled={name.trim() === '' || name === me.name}>
          {account.rename}
        </button>
      </form>
      <Done said={said === 'done' ? account.renamed : null} />
      <RefusedNotice refused={said === 'done' ? null : said} />
    </Part>
  )
}

function Keep({ me, changed }: { readonly me: Me; changed(): void }) {
  const { account } = useOnlineWords()
  const id = useId()
  const [password, setPassword] = useState('')
  const [current, setCurrent] = useState('')
  const [said, setSaid] = useState<Refused | 'kept' | 'changed' | null>(null)
  const done = said === 'kept' ? account.keptNow : said === 'changed' ? account.changedNow : null
  async function keep(event: FormEvent) {
    event.preventDefault()
    const answer = await serverApi.keep(password, me.kept ? current : undefined)
    setSaid(isRefused(answer) ? answer : me.kept ? 'changed' : 'kept')
    if (isRefused(answer)) return
    if (me.kept) changed()
    setPassword('')
    setCurrent('')
    iAm(answer.person)
  }
  return (
    <Part title={me.kept ? account.change : account.keep} {...(me.kept ? {} : { lead: account.keepLead })}>
      <form className="account-form" noValidate onSubmit={keep}>
        {/* A keeper of passwords wants to know whose it is. */}
        <input
          className="unseen"
          type="text"
          autoComplete="username"
          value={me.name}
          readOnly
          tabIndex={-1}
          aria-hidden="true"
        />
        {me.kept && (
          <TextField
            id={`${id}-current`}
            label={account.current}
            value={current}
            secret
            autoComplete="current-password"
            onChange={setCurrent}
          />
        )}
        <TextField
          id={`${id}-new`}
          label={me.kept ? account.newPassword : account.password}
          note={account.least}
          value={password}
          secret
          autoComplete="new-password"
          onChange={setPassword}
        />
        <button type="submit" className="btn" disabled={password.length < 8}>
          {me.kept ? account.change : account.keepIt}
        </button>
      </form>
      <Done said={done} />
      <RefusedNotice refused={isRefused(said) ? said : null} />
    </Part>
  )
}

function Tokens() {
  const { account } = useOnlineWords()
  const id = useId()
  const [tokens, setTokens] = useState<readonly TokenInfo[]>([])
  const [name, setName] = useState('')
  const [made, setMade] = useState<string | null>(null)
  const [refused, setRefused] = useState<Refused | null>(null)
  const load = async () => {
    const answer = await serverApi.tokens()
    if (!isRefused(answer)) setTokens(answer.tokens)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is opened
  useEffect(() => void load(), [])
  async function make(event: FormEvent) {
    event.preventDefault()
    const answer = await serverApi.newToken(name)
    if (isRefused(answer)) return setRefused(answer)
    setRefused(null)
    setName('')
    setMade(answer.token)
    await load()
  }
  async function drop(token: TokenInfo) {
    const answer = await serverApi.dropToken(token.id)
    setRefused(isRefused(answer) ? answer : null)
    setMade(null)
    await load()
  }
  return (
    <Part title={account.tokens} lead={account.tokensLead}>
      {tokens.length > 0 && (
        <ul className="tokens">
          {tokens.map((token) => (
            <li key={token.id}>
              <span>{token.name}</span>
              <button
                type="button"
                className="btn"
                aria-label={account.dropThis(token.name)}
                onClick={() => drop(token)}
              >
                {account.drop}
              </button>
            </li>
          ))}
        </ul>
      )}
      {made && (
        <div className="notice verified" role="status">
          <Glyph name="check" />
          <div>
            <p>{account.tokenOnce}</p>
            <code className="token">{made}</code>
          </div>
        </div>
      )}
      <form className="account-form" noValidate onSubmit={make}>
        <TextField id={id} label={account.tokenName} value={name} most={24} onChange={setName} />
        <button type="submit" className="btn" disabled={name.trim() === ''}>
          {account.newToken}
        </button>
      </form>
      <RefusedNotice refused={refused} />
    </Part>
  )
}
