// A thread that runs TypeScript, which must be taught to each thread anew.
import { register } from 'tsx/esm/api'

register()

/** Calls a function that a module exports. */
export async function call({ module, name, task }) {
  const functions = await import(module)
  return functions[name](task)
}
