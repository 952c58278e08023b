import '@longhouse/board/style.css'
import './moods.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { keptSettings } from './settings.tsx'
import { wordsIn } from './words/index.ts'

const LETTERS = ['600 1em "Grenze Gotisch"', '600 1em Grenze', '500 1em "Alegreya Sans"', '700 1em "Alegreya Sans"']
const PATIENCE_MS = 500

/** The first page is drawn with the letters it keeps, so that no line jumps; a slow network does not hold it up. */
async function letters(): Promise<void> {
  const sample = wordsIn(keptSettings().language).letters
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
