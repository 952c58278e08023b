import { canonical, type Form, type Json, listChoices, type Random, sampleChoice } from '@longhouse/kernel'

/**
 * The choices worth a look: all of them if they are few enough, otherwise a sample in which every way of an `either` has
 * its share.
 */
export function candidates(form: Form, bound: number, random: Random): readonly Json[] {
  const { choices, complete } = listChoices(form, bound)
  if (complete) return choices
  if (form.kind !== 'either') return sample(form, bound, random)
  const ways = Object.keys(form.of)
  const share = Math.max(1, Math.floor(bound / ways.length))
  return ways.flatMap((way) => candidates(form.of[way] as Form, share, random).map((choice) => ({ [way]: choice })))
}

function sample(form: Form, bound: number, random: Random): Json[] {
  const found = new Map<string, Json>()
  for (let i = 0; i < bound; i++) {
    const choice = sampleChoice(form, random)
    found.set(canonical(choice), choice)
  }
  return [...found.values()]
}
