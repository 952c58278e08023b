import './about.css'
import { firstGame } from '@longhouse/registry'
import { useWords } from '../settings.tsx'
import { Reconstructions } from './about/reconstructions.tsx'
import { PageFrame, Panel } from './page-frame.tsx'

// biome-ignore lint/style/noDefaultExport: fetched by React.lazy
export default function AboutPage() {
  const { words } = useWords()
  const { about } = words.pages
  const { privacy, cards, credits } = about
  return (
    <PageFrame title={about.title}>
      <Panel narrow symbol="g-horn" title={about.title} note={about.note}>
        <div className="panel-body about">
          <section>
            {about.what.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
          <section>
            <h2 className="name">{privacy.title}</h2>
            <p>{privacy.text}</p>
          </section>
          <section>
            <h2 className="name">{about.keys}</h2>
            <dl className="about-keys">
              {words.table.keys.list.map(([key, does]) => (
                <div key={key}>
                  <dt>
                    <kbd>{key}</kbd>
                  </dt>
                  <dd>{does}</dd>
                </div>
              ))}
            </dl>
          </section>
          <section>
            <h2 className="name">{cards.title}</h2>
            <p>{cards.text}</p>
            <Reconstructions />
            <p>
              {cards.rules} <a href={`#/rules/${firstGame.id}`}>{words.nav.rules}</a>
            </p>
          </section>
          <section>
            <h2 className="name">{credits.title}</h2>
            <ul className="about-credits">
              <li>
                {credits.icons} <a href="https://game-icons.net/">{credits.iconsHome}</a>,{' '}
                <a href="https://creativecommons.org/licenses/by/3.0/">{credits.iconsLink}</a>
              </li>
              <li>
                {credits.fonts} <a href="https://openfontlicense.org/">{credits.fontsLink}</a>
              </li>
              <li>{credits.drawings}</li>
              <li>{credits.names}</li>
            </ul>
          </section>
        </div>
      </Panel>
    </PageFrame>
  )
}
