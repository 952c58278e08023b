const EITHER = /\{([^|}]*)\|([^}]*)\}/g

/** A lesson says `{Click|Tap} the Tree`: the first to who points with a mouse, the second to who points with a finger. */
export const byHand = (text: string, touches: boolean): string =>
  text.replace(EITHER, (_, click: string, tap: string) => (touches ? tap : click))

/** Whoever holds this device mostly touches it. */
export const isTouched = (): boolean => matchMedia('(pointer: coarse)').matches
