/** A host's own content: how it is laid over a content file, and what can be asked of it. */

export { applyPack, type PackRules, packedVersion } from './apply-pack.ts'
export {
  asItWas,
  type Check,
  each,
  exactly,
  type Fields,
  isPositive,
  isText,
  isWhole,
  isWords,
  listOf,
  OF_THE_BOX,
  oneOf,
  optional,
  type PackEntry,
  recordOf,
  sameEntries,
  setOf,
  shaped,
  shapedAs,
  unchanged,
  upTo,
} from './checks.ts'
