let key = false

addEventListener('keydown', () => (key = true), true)
addEventListener('pointerdown', () => (key = false), true)

/** Whether the last thing that a person did was to press a key: then the focus is led, and else left alone. */
export const isByKey = (): boolean => key
