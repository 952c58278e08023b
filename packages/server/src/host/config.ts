import { homedir } from 'node:os'
import { join } from 'node:path'
import { type Refusal, refuse } from '@longhouse/kernel'
import { z } from 'zod'

const Flag = z.enum(['0', '1', 'false', 'true', 'no', 'yes', '']).transform((text) => /^(1|true|yes)$/.test(text))

/** An empty variable is one that is not set. */
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional())

const Environment = z.object({
  /** The folder of the database. */
  LONGHOUSE_DATA: optional(z.string()),
  /** A PostgreSQL server to use instead. */
  DATABASE_URL: optional(z.string().regex(/^postgres(ql)?:\/\//)),
  /** Cookies are signed with it; drawn and kept in the database if left out. */
  LONGHOUSE_SECRET: optional(z.string().min(32)),
  /** Behind a proxy: believe its X-Forwarded headers. */
  LONGHOUSE_PROXY: optional(Flag),
  /** What is written to standard error. */
  LONGHOUSE_LOG: optional(z.enum(['silent', 'error', 'warn', 'info', 'debug'])),
  /** Whoever shows this as a bearer token may read /metrics from elsewhere than this machine. */
  LONGHOUSE_METRICS_TOKEN: optional(z.string().min(16)),
  /** Threads in which programs think. */
  LONGHOUSE_THREADS: optional(z.coerce.number().int().min(1).max(64)),
})

export interface Config {
  readonly data: string
  readonly url: string | null
  readonly secret: string | null
  readonly proxy: boolean
  readonly log: 'silent' | 'error' | 'warn' | 'info' | 'debug'
  readonly metricsToken: string | null
  readonly threads: number | null
}

/** All settings come from the environment; what is wrong with them is said by name, never by value. */
export function configFrom(environment: { readonly [name: string]: string | undefined }): Config | Refusal {
  const parsed = Environment.safeParse(environment)
  if (!parsed.success) return refuse('bad-setting', { setting: String(parsed.error.issues[0]?.path[0]) })
  const set = parsed.data
  return {
    data: set.LONGHOUSE_DATA ?? join(homedir(), '.longhouse'),
    url: set.DATABASE_URL ?? null,
    secret: set.LONGHOUSE_SECRET ?? null,
    proxy: set.LONGHOUSE_PROXY ?? false,
    log: set.LONGHOUSE_LOG ?? 'warn',
    metricsToken: set.LONGHOUSE_METRICS_TOKEN ?? null,
    threads: set.LONGHOUSE_THREADS ?? null,
  }
}
