import { useWords } from '../settings.tsx'
import { PageFrame } from './page-frame.tsx'
import { Sign } from './sign.tsx'

/** An address that leads nowhere says so, and shows the way. */
// biome-ignore lint/style/noDefaultExport: fetched by React.lazy
export default function NowherePage() {
  const { words } = useWords()
  const { title, text } = words.notFound
  return (
    <PageFrame title={title} className="not-found">
      <Sign title={title}>
        <p>{text}</p>
        <p className="row">
          <a className="btn primary" href="#/">
            {words.crash.home}
          </a>
        </p>
      </Sign>
    </PageFrame>
  )
}
