import { LANGUAGES } from '@longhouse/kernel'
import { PACES } from '../session/pace.ts'
import { type Settings, useSettings, useWords } from '../settings.tsx'
import { wordsIn } from '../words/index.ts'
import { Segments, Switch } from './fields.tsx'
import { PageFrame, Panel } from './page-frame.tsx'

const THEMES: readonly Settings['theme'][] = ['system', 'light', 'dark']
const MOTIONS: readonly Settings['motion'][] = ['system', 'full', 'none']
const SIZES: readonly Settings['textSize'][] = [100, 125, 150]

/** Each change counts at once; there is nothing to confirm. */
// biome-ignore lint/style/noDefaultExport: fetched by React.lazy
export default function SettingsPage() {
  const { settings, change } = useSettings()
  const { settings: words } = useWords().words.pages
  return (
    <PageFrame title={words.title}>
      <Panel narrow symbol="g-hammer" title={words.title} note={words.note}>
        <div className="panel-body">
          <Segments
            label={words.language}
            value={settings.language}
            values={LANGUAGES.map((each) => [
              each,
              <span key={each} lang={each}>
                {wordsIn(each).pages.settings.thisLanguage}
              </span>,
            ])}
            onChange={(language) => change({ language })}
          />
          <Segments
            label={words.theme}
            value={settings.theme}
            values={THEMES.map((each) => [each, words.themes[each]])}
            onChange={(theme) => change({ theme })}
          />
          <Segments
            label={words.textSize}
            value={settings.textSize}
            values={SIZES.map((each) => [each, `${each} %`])}
            onChange={(textSize) => change({ textSize })}
          />
          <Segments
            label={words.motion}
            note={words.motionNote}
            value={settings.motion}
            values={MOTIONS.map((each) => [each, words.motions[each]])}
            onChange={(motion) => change({ motion })}
          />
          <Segments
            label={words.pace}
            note={words.paceNote}
            value={settings.pace}
            values={PACES.map((each) => [each, words.paces[each]])}
            onChange={(pace) => change({ pace })}
          />
          <Switch
            label={words.askFinal}
            note={words.askFinalNote}
            on={settings.askFinal}
            onChange={(askFinal) => change({ askFinal })}
          />
          <Switch
            label={words.sound}
            note={words.soundNote}
            on={settings.sound}
            onChange={(sound) => change({ sound })}
          />
        </div>
      </Panel>
    </PageFrame>
  )
}
