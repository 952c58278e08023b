import { type GameText, kernelRefusal, type Language, plain, type Refusal } from '@longhouse/kernel'

/** Why something was refused, as a sentence: the game's own, or the one that all games share. */
export function sayRefusal(
  language: Language,
  refusal: Refusal,
  text: GameText | null = null,
  names: readonly string[] = [],
): string {
  return plain(text?.refusal(refusal, names) ?? kernelRefusal(language, refusal, names))
}
