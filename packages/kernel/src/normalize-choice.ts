import type { Counts, Form } from './forms.ts'
import { type Json, same } from './json.ts'

/**
 * A legal choice as the form lists it: things in the form's order, what is not taken left out. However a choice was
 * written, the table and the replay take it in this one spelling, and share nothing with whoever wrote it.
 */
export function normalizeChoice(form: Form, choice: Json): Json {
  switch (form.kind) {
    case 'one':
      return copyOf(form.of.find((value) => same(value, choice)) as Json)
    case 'amount':
      return (choice as number) || 0
    case 'some':
      return form.of.filter((id) => (choice as readonly Json[]).includes(id))
    case 'order':
      return [...(choice as readonly Json[])]
    case 'mix':
      return spellCounts(form.of, choice as Counts)
    case 'allocation':
      return spellAllocation(form, choice as { readonly [place: string]: Counts })
    case 'either': {
      const way = Object.keys(choice as object)[0] as string
      return { [way]: normalizeChoice(form.of[way] as Form, (choice as { readonly [way: string]: Json })[way] as Json) }
    }
  }
}

const copyOf = (value: Json): Json => JSON.parse(JSON.stringify(value)) as Json

function spellCounts(bounds: Counts, chosen: Counts): Counts {
  const counts: Record<string, number> = {}
  for (const thing of Object.keys(bounds)) if (chosen[thing]) counts[thing] = chosen[thing]
  return counts
}

function spellAllocation(
  { places }: Extract<Form, { kind: 'allocation' }>,
  chosen: { readonly [place: string]: Counts },
): Json {
  const spread: Record<string, Counts> = {}
  for (const { id, takes } of places) {
    const given = spellCounts(takes, chosen[id] ?? {})
    if (Object.keys(given).length > 0) spread[id] = given
  }
  return spread
}
