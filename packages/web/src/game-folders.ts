/** Files that every game's folder may have, by the game's id, which is the folder's name. */
export function byGame<T>(files: { readonly [path: string]: T }): ReadonlyMap<string, T> {
  return new Map(Object.entries(files).map(([path, file]) => [gameOf(path), file]))
}

export const gameOf = (path: string): string => /\/games\/([^/]+)\//.exec(path)?.[1] ?? ''
