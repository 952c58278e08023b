import type { Form } from '../forms.ts'

/** What a question needs to know of the form it asks. */

/** How many a form wants at least: of a mix that must be exact, how many it wants. */
export const leastOf = (form: Form): number => ('min' in form ? form.min : 0)

/** How many it allows. */
export const mostOf = (form: Form): number => ('max' in form ? form.max : 0)

/** How many things are offered. */
export const offered = (form: Form): number => (form.kind === 'one' || form.kind === 'order' ? form.of.length : 0)

export const offersWay = (form: Form, way: string): boolean => form.kind === 'either' && Object.hasOwn(form.of, way)

export const offersKind = (form: Form, kind: string): boolean =>
  form.kind === 'mix' && Object.hasOwn(form.of, kind) && (form.of[kind] ?? 0) > 0
