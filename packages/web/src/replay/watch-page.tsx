import { isRefusal } from '@longhouse/kernel'
import { sayRefusal } from '@longhouse/registry'
import { useEffect, useState } from 'react'
import { useMe } from '../online/me.ts'
import { isNoServer } from '../online/server-api.ts'
import { onlineWordsIn } from '../online/words/index.ts'
import { PageFrame } from '../pages/page-frame.tsx'
import { Sign } from '../pages/sign.tsx'
import { useWords } from '../settings.tsx'
import { TableView } from '../table/table-view.tsx'
import { Waiting } from '../waiting.tsx'
import { type OpenedReplay, openReplayOf, type Source, type Unshown } from './open-replay.ts'

interface WatchPageProps {
  readonly kind: string
  /** The table, or the game itself. */
  readonly what: string
  readonly invite?: string | undefined
}

/** What an address leads to; null: nothing. */
function sourceOf({ kind, what, invite }: WatchPageProps): Source | null {
  if (kind === 'here') return { kind, id: what }
  if (kind === 'house') return { kind, id: what, invite: invite ?? null }
  return kind === 'link' ? { kind, data: what } : null
}

/** A game that is over, watched from its beginning. */
// biome-ignore lint/style/noDefaultExport: fetched by React.lazy
export default function WatchPage(props: WatchPageProps) {
  const me = useMe()
  const source = sourceOf(props)
  if (!source) return <NotShown why={{ unshown: 'missing' }} />
  // Only the house asks who one is.
  if (source.kind === 'house' && me.state === 'asking') return <Waiting />
  const person = me.state === 'known' ? (me.person?.id ?? null) : null
  return <Watch key={JSON.stringify(source)} source={source} person={person} />
}

function Watch({ source, person }: { readonly source: Source; readonly person: string | null }) {
  const { language } = useWords()
  const [opened, setOpened] = useState<OpenedReplay | Unshown | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: opened once; names stay as they were when the page was opened
  useEffect(() => {
    let left = false
    void openReplayOf(source, { person, words: onlineWordsIn(language) }).then((found) => !left && setOpened(found))
    return () => {
      left = true
    }
  }, [])
  if (!opened) return <Waiting />
  if (!('table' in opened)) return <NotShown why={opened} />
  return <TableView opened={opened} device={null} house={null} watched={opened} />
}

function NotShown({ why }: { readonly why: Unshown }) {
  const { words, language } = useWords()
  const { watch } = words.pages.replay
  const sentence = isNoServer(why)
    ? watch.noHouse
    : 'unshown' in why
      ? watch[why.unshown]
      : 'text' in why
        ? why.text
        : isRefusal(why)
          ? sayRefusal(language, why)
          : ''
  return (
    <PageFrame title={watch.title} className="not-found">
      <Sign title={watch.title}>
        <p>{sentence}</p>
        <p className="row">
          <a className="btn primary" href="#/replay">
            {words.pages.nav.replays}
          </a>
        </p>
      </Sign>
    </PageFrame>
  )
}
