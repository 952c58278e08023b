import { LANGUAGES } from '@longhouse/kernel'
import type { ReactNode } from 'react'
import { PACES } from '../session/pace.ts'
import { type Settings, useSettings, useWords } from '../settings.tsx'
import { knock } from '../table/sounds.ts'
import { wordsIn } from '../words/index.ts'
import { Segments, Slider, Switch } from './fields.tsx'

const THEMES: readonly Settings['theme'][] = ['system', 'light', 'dark']
const MOTIONS: readonly Settings['motion'][] = ['system', 'full', 'none']
const SIZES: readonly Settings['textSize'][] = [100, 125, 150]
const LOUDER = 10

/** Each change counts at once; there is nothing to confirm. What a table adds stands after what is seen and heard there. */
export function SettingFields({ children }: { readonly children?: ReactNode }) {
  const { settings, change } = useSettings()
  const { settings: words } = useWords().words.pages
  return (
    <>
      <Segments
        label={words.pace}
        note={words.paceNote}
        value={settings.pace}
        values={PACES.map((each) => [each, words.paces[each]])}
        onChange={(pace) => change({ pace })}
      />
      <VolumeField />
      <Switch
        label={words.askFinal}
        note={words.askFinalNote}
        on={settings.askFinal}
        onChange={(askFinal) => change({ askFinal })}
      />
      {children}
      <Segments
        label={words.textSize}
        value={settings.textSize}
        values={SIZES.map((each) => [each, `${each} %`])}
        onChange={(textSize) => change({ textSize })}
      />
      <Segments
        label={words.theme}
        value={settings.theme}
        values={THEMES.map((each) => [each, words.themes[each]])}
        onChange={(theme) => change({ theme })}
      />
      <Segments
        label={words.motion}
        note={words.motionNote}
        value={settings.motion}
        values={MOTIONS.map((each) => [each, words.motions[each]])}
        onChange={(motion) => change({ motion })}
      />
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
    </>
  )
}

/** How loud, with a knock to try it. */
export function VolumeField() {
  const { settings, change } = useSettings()
  const { settings: words } = useWords().words.pages
  return (
    <Slider
      label={words.sound}
      note={words.soundNote}
      value={settings.volume}
      step={LOUDER}
      onChange={(volume) => change({ volume })}
      beside={
        <button
          type="button"
          className="btn"
          disabled={settings.volume === 0}
          aria-label={words.listen}
          title={words.listen}
          onClick={() => knock(settings.volume)}
        >
          <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
            <path d="M8 5v14l11-7z" fill="currentColor" />
          </svg>
        </button>
      }
    />
  )
}
