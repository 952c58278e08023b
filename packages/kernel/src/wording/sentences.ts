export const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

/** One sentence; parts that say nothing leave no hole. */
export const sentence = (...parts: readonly string[]): string => `${parts.filter((part) => part !== '').join(' ')}.`
