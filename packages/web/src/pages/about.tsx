import './about.css'
import { Fragment } from 'react'
import { useWords } from '../settings.tsx'
import { Reconstructions } from './about/reconstructions.tsx'
import { PageFrame, Panel } from './page-frame.tsx'

// biome-ignore lint/style/noDefaultExport: fetched by React.lazy
export default function AboutPage() {
  const { words } = useWords()
  const { about } = words.pages
  const { privacy, keys, cards, credits } = about
  return (
    <PageFrame title={about.title}>
      <Panel symbol="g-horn" title={about.title} note={about.note}>
        <div className="panel-body about">
          {about.what.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <section>
            <h2 className="name">{privacy.title}</h2>
            <p>{privacy.text}</p>
          </section>
          <section>
            <h2 className="name">{keys.title}</h2>
            <dl className="about-keys">
              {keys.list.map(({ keys: names, does }) => (
                <div key={does}>
                  <dt>
                    {names.map((key, i) => (
                      <Fragment key={key}>
                        {i > 0 && ` ${keys.or} `}
                        <kbd>{key}</kbd>
                      </Fragment>
                    ))}
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
              {cards.rules} <a href="#/rules/champions">{words.nav.rules}</a>
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
