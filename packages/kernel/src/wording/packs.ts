import { inEachLanguage } from '../text.ts'
import { kernelWords } from '../words/index.ts'

export type { PackRefused } from '../words/sentences.ts'

/** Why a host's own content is not taken: said alike in every game. `title`: the game the pack should have been for. */
export const packRefusals = inEachLanguage((language) => kernelWords[language].packs)
