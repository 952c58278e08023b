// Every game of the house. A new game is its folder and one more line here.
export { manifest as champions } from '@longhouse/champions/manifest'
export { manifest as reavers } from '@longhouse/reavers/manifest'
export { manifest as runar } from '@longhouse/runar/manifest'
export { manifest as tinyEpicVikings } from '@longhouse/tiny-epic-vikings/manifest'
