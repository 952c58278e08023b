import '../online.css'
import type { Profile } from '@longhouse/protocol'
import { useEffect, useState } from 'react'
import { useGameWords } from '../../pages/game-words.ts'
import { PageFrame, Panel } from '../../pages/page-frame.tsx'
import { Sign } from '../../pages/sign.tsx'
import { useWords } from '../../settings.tsx'
import { localeOf } from '../../words/locale.ts'
import { pathTo } from '../links.ts'
import { isNoServer, isRefused, type Refused, serverApi } from '../server-api.ts'
import { useOnlineWords } from '../words/index.ts'
import { NoHouse } from './sign-in.tsx'

/** Somebody's ratings, and the public games they finished. */
// biome-ignore lint/style/noDefaultExport: fetched by React.lazy
export default function PersonPage({ id }: { readonly id: string }) {
  const { person: words, waiting } = useOnlineWords()
  const { words: shell } = useWords()
  const [tries, setTries] = useState(0)
  const [profile, setProfile] = useState<Profile | Refused | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when it is tried again
  useEffect(() => {
    let current = true
    void serverApi.person(id).then((answer) => current && setProfile(answer))
    return () => {
      current = false
    }
  }, [id, tries])
  if (!profile)
    return (
      <PageFrame>
        <p className="page-fetching title">{shell.fetching}</p>
      </PageFrame>
    )
  if (isNoServer(profile)) return <NoHouse again={() => setTries(tries + 1)} />
  if (isRefused(profile))
    return (
      <PageFrame title={words.missing} className="not-found">
        <Sign title={words.missing}>
          <p>{profile.text}</p>
          <p className="row">
            <a className="btn primary" href="#/play">
              {waiting.tables}
            </a>
          </p>
        </Sign>
      </PageFrame>
    )
  return <Known profile={profile} />
}

function Known({ profile: { name, since, ratings, results } }: { readonly profile: Profile }) {
  const { person: words } = useOnlineWords()
  const { language } = useWords()
  const titleOf = useGameWords()
  const day = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium' })
  return (
    <PageFrame title={name}>
      <Panel narrow symbol="g-laurel" title={name} note={words.since(day.format(since))}>
        <div className="panel-body">
          <section aria-labelledby="ratings">
            <h2 className="name" id="ratings">
              {words.ratings}
            </h2>
            {ratings.length === 0 && <p>{words.noRatings}</p>}
            <ul className="ratings">
              {ratings.map(({ game, rating, games }) => (
                <li key={game} data-mood={game}>
                  <b>{rating}</b>
                  <span>
                    <span className="name">{titleOf(game).title}</span>
                    <small>{words.games(games)}</small>
                  </span>
                </li>
              ))}
            </ul>
          </section>
          <section aria-labelledby="results">
            <h2 className="name" id="results">
              {words.results}
            </h2>
            {results.length === 0 && <p>{words.noResults}</p>}
            <ul className="results">
              {results.map(({ table, game, at, place, players }) => (
                <li key={table}>
                  <span className={place === 1 ? 'result-place won' : 'result-place'}>
                    {place === null ? words.noPlace : place === 1 ? words.first : words.place(place, players)}
                  </span>
                  <span>
                    {titleOf(game).title}, {day.format(at)}
                  </span>
                  <a href={`#${pathTo(table)}`} aria-label={`${words.open}: ${titleOf(game).title}, ${day.format(at)}`}>
                    {words.open}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        </div>
      </Panel>
    </PageFrame>
  )
}
