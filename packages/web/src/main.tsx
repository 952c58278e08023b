import '@longhouse/board/style.css'
import './moods.ts'
import type { ByLanguage } from '@longhouse/kernel'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { keptSettings } from './settings.tsx'

const LETTERS = ['600 1em "Grenze Gotisch"', '600 1em Grenze', '500 1em "Alegreya Sans"', '700 1em "Alegreya Sans"']
/** Letters beyond Latin-1 lie in files of their own: who reads English never fetches them. */
const SAMPLE: ByLanguage<string> = { en: 'a', pl: 'aą' }
const PATIENCE_MS = 500

/** The first page is drawn with the letters it keeps, so that no line jumps; a slow network does not hold it up. */
async function letters(): Promise<void> {
  const sample = SAMPLE[keptSettings().language]
  const fetched = Promise.allSettled(LETTERS.map((face) => document.fonts.load(face, sample)))
  await Promise.race([fetched, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))])
}

const root = document.getElementById('root')
if (root) {
  await letters()
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
}
