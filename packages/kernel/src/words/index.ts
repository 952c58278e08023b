import type { ByLanguage } from '../text.ts'
import { en, type KernelWords } from './en.ts'
import { pl } from './pl.ts'

/** What the kernel itself says, whatever is played. */
export const kernelWords: ByLanguage<KernelWords> = { en, pl }
