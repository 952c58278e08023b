import type { Language } from '@longhouse/kernel'
import { LANGUAGES } from '@longhouse/kernel'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import { type Words, wordsIn } from './words/index.ts'

/** What a person sets once for all games; kept in this browser. */
export interface Settings {
  readonly language: Language
  readonly theme: 'system' | 'light' | 'dark'
  readonly motion: 'system' | 'full' | 'none'
  /** How loud it is, in percent of the loudest; nothing is silence. */
  readonly volume: number
  /** In percent of the usual size. */
  readonly textSize: 100 | 125 | 150
  /** How long what happens is shown before what follows, and a program's move before the next. */
  readonly pace: 'step' | 'slow' | 'usual' | 'fast' | 'instant'
  /** A choice that cannot be undone is asked for once more. */
  readonly askFinal: boolean
}

const KEY = 'longhouse:settings'

const usual = (): Settings => ({
  language: LANGUAGES.find((language) => navigator.language.startsWith(language)) ?? LANGUAGES[0],
  theme: 'system',
  motion: 'system',
  volume: 0,
  textSize: 100,
  pace: 'usual',
  askFinal: false,
})

/** Settings that cannot be read are as good as none. */
export function keptSettings(): Settings {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return { ...usual(), ...(kept as Partial<Settings>) }
  } catch {
    return usual()
  }
}

interface SettingsValue {
  readonly settings: Settings
  change(changed: Partial<Settings>): void
}

const SettingsContext = createContext<SettingsValue | null>(null)

export function SettingsProvider({ children }: { readonly children: ReactNode }) {
  const [settings, setSettings] = useState(keptSettings)
  useEffect(() => {
    const { documentElement: page } = document
    page.lang = settings.language
    page.toggleAttribute('data-still', settings.motion === 'none')
    page.style.fontSize = `${settings.textSize}%`
    if (settings.theme === 'system') delete page.dataset.theme
    else page.dataset.theme = settings.theme
    try {
      localStorage.setItem(KEY, JSON.stringify(settings))
    } catch {
      // A browser that keeps nothing still plays.
    }
  }, [settings])
  const value = useMemo(
    () => ({ settings, change: (changed: Partial<Settings>) => setSettings((before) => ({ ...before, ...changed })) }),
    [settings],
  )
  return <SettingsContext value={value}>{children}</SettingsContext>
}

export function useSettings(): SettingsValue {
  const value = useContext(SettingsContext)
  if (!value) throw new Error('settings are missing')
  return value
}

export function useWords(): { readonly language: Language; readonly words: Words } {
  const { language } = useSettings().settings
  return { language, words: wordsIn(language) }
}
