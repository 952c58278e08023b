import {
  canonical,
  type Form,
  type Json,
  listChoices,
  type Random,
  sampleChoice,
  validateChoice,
} from '@longhouse/kernel'

/**
 * The choices worth a look: all of them if they are few enough, otherwise what the game suggests and a sample in which
 * every way of an `either` has its share.
 */
export function candidates(
  form: Form,
  bound: number,
  random: Random,
  suggested: readonly Json[] = [],
): readonly Json[] {
  const { choices, complete } = listChoices(form, bound)
  if (complete) return choices
  const found = new Map<string, Json>()
  for (const choice of suggested) if (validateChoice(form, choice) === null) found.set(canonical(choice), choice)
  for (const choice of sample(form, bound - found.size, random)) found.set(canonical(choice), choice)
  return [...found.values()].slice(0, bound)
}

function sample(form: Form, bound: number, random: Random): readonly Json[] {
  if (form.kind !== 'either') return Array.from({ length: Math.max(0, bound) }, () => sampleChoice(form, random))
  const ways = Object.keys(form.of)
  const share = Math.max(1, Math.floor(bound / ways.length))
  return ways.flatMap((way) => candidates(form.of[way] as Form, share, random).map((choice) => ({ [way]: choice })))
}
